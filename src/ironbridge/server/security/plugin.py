"""Puts security, the dependencies about people, and the form of errors into an application."""

from __future__ import annotations

from collections.abc import Callable

from litestar.config.app import AppConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.plugins import InitPlugin

from ironbridge.server.error_responses import render
from ironbridge.server.errors import Refused
from ironbridge.server.people.accounts import People
from ironbridge.server.request_context import provide_person, provide_signed, provide_visitor
from ironbridge.server.security.cookie import SessionCookie
from ironbridge.server.security.guesses import Guesses
from ironbridge.server.security.headers import header_writer
from ironbridge.server.security.known_devices import KnownDevices
from ironbridge.server.security.limits import Limits
from ironbridge.server.security.middleware import SecurityMiddleware
from ironbridge.server.settings import Settings


class Security(InitPlugin):
    """`Litestar(..., plugins=[Security(settings, people, now)])`.

    Routes may then ask for `person` (Refused when nobody is signed in), `visitor` (or None),
    `signed` (with the session), `people`, `limits` and `settings`. The limits are also in
    `app.state.limits`, where messages of a WebSocket are counted.
    """

    def __init__(self, settings: Settings, people: People, now: Callable[[], int]) -> None:
        self.settings = settings
        self.people = people
        self.limits = Limits(settings.limits, now)
        self.guesses = Guesses(now)

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        app_config.state["limits"] = self.limits
        app_config.middleware.insert(0, SecurityMiddleware(self.settings, self.people, self.limits))
        app_config.before_send.append(header_writer(self.settings))
        cookie = SessionCookie(self.settings)
        devices = KnownDevices(self.settings)
        app_config.dependencies.update(
            {
                "person": Provide(provide_person),
                "visitor": Provide(provide_visitor),
                "signed": Provide(provide_signed),
                "people": Provide(lambda: self.people, sync_to_thread=False),
                "limits": Provide(lambda: self.limits, sync_to_thread=False),
                "settings": Provide(lambda: self.settings, sync_to_thread=False),
                "guesses": Provide(lambda: self.guesses, sync_to_thread=False),
                "known_devices": Provide(lambda: devices, sync_to_thread=False),
                "session_cookie": Provide(lambda: cookie, sync_to_thread=False),
            }
        )
        for kind in (Refused, HTTPException, Exception):
            app_config.exception_handlers[kind] = render
        return app_config
