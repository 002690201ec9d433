"""Routes about e-mail addresses and forgotten passwords: ask for a link, use one.

Secrets come in the body of a request: addresses end up in logs.
"""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Struct

from ironbridge.server.api.people import TAGS, spend_letter
from ironbridge.server.error_responses import documented
from ironbridge.server.openapi import WithoutBody
from ironbridge.server.people.accounts import People
from ironbridge.server.people.model import SignedIn
from ironbridge.server.security import Limits, limited
from ironbridge.server.security.known_devices import KnownDevices


class ForgottenForm(Struct, frozen=True, forbid_unknown_fields=True):
    email: str


class LinkForm(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands behind the # of a link."""

    secret: str

    def __repr__(self) -> str:
        return "LinkForm()"


class ResetForm(Struct, frozen=True, forbid_unknown_fields=True):
    secret: str
    password: str

    def __repr__(self) -> str:
        return "ResetForm()"


class LinkRoutes(Controller):
    """Addresses that are verified, passwords that are chosen anew."""

    path = "/api"
    tags = TAGS

    @post(
        "/me/verification",
        status_code=204,
        responses=documented("sign-in-needed", "csrf", "no-mail", "no-address"),
    )
    async def verify_again(
        self,
        request: Request[Any, Any, Any],
        signed: NamedDependency[SignedIn],
        people: NamedDependency[People],
        limits: NamedDependency[Limits],
    ) -> None:
        """Send the link that verifies one's e-mail address again."""
        people.expect_mail()
        address = (await people.profile(signed.person)).email or ""
        spend_letter(limits, request, "verify", address)
        await people.verify_again(signed)

    @post(
        "/verify",
        status_code=204,
        guards=[limited("sign-in")],
        responses=documented("bad-link", "csrf"),
    )
    async def verify(self, data: JSONBody[LinkForm], people: NamedDependency[People]) -> None:
        """The link of a letter was followed: the address it was sent to is verified."""
        await people.verify(data.secret)

    @post("/forgotten", status_code=204, responses=documented("email-unfit", "no-mail", "csrf"))
    async def forgotten(
        self,
        data: JSONBody[ForgottenForm],
        request: Request[Any, Any, Any],
        people: NamedDependency[People],
        limits: NamedDependency[Limits],
    ) -> None:
        """Ask for links to new passwords. The answer is the same for every address; a letter
        goes only to one that an account has verified."""
        people.expect_mail()
        spend_letter(limits, request, "reset", data.email)
        people.ask_for_reset(data.email)

    @post(
        "/reset",
        status_code=204,
        operation_class=WithoutBody,
        guards=[limited("sign-in")],
        responses=documented(
            "bad-link", "csrf", "password-unfit", "password-common", "password-name"
        ),
    )
    async def reset(
        self,
        data: JSONBody[ResetForm],
        request: Request[Any, Any, Any],
        people: NamedDependency[People],
        known_devices: NamedDependency[KnownDevices],
    ) -> Response[None]:
        """Choose a new password by a link. All sessions of the account end."""
        account = await people.reset(data.secret, data.password)
        known = known_devices.remembering(request.scope, account)
        return Response(None, status_code=204, cookies=[known])
