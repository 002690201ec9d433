"""Schemathesis asks every operation of the OpenAPI document with good and with broken requests.

A guest asks, with the CSRF header, mostly about a real table. No answer may be a server error,
and each must have a documented status, content type and body.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case, CheckContext, Response
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ironbridge.server.app import create_app
from ironbridge.server.settings import Settings
from tests.server.databases import ready_url
from tests.server.processes import ServerProcess, server_processes

pytest_plugins = ["schemathesis.pytest.plugin"]
"""pyproject.toml leaves it out elsewhere: it takes a second to load."""

EXAMPLES = 8
"""For each operation."""


def no_fault(_: CheckContext, response: Response, __: Case[Any]) -> None:
    """No server error except the documented one: no bot has time for a hint."""
    busy = response.status_code == 503 and response.json()["error"] == "busy"
    assert response.status_code < 500 or busy, response.text


CHECKS = [
    no_fault,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
ENDING = ("/api/sign-out", "/api/me", "/api/sign-in", "/api/register")
"""Operations after which the session may have ended, so that the guest comes in again."""
GAME = "brass-birmingham"


class Asker:
    """A guest at a running table."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        self._context = httpx.create_ssl_context(verify=False)  # expensive to make, and not needed
        self._come()

    def _come(self) -> None:
        with httpx.Client(base_url=self._server.http, timeout=30, verify=self._context) as browser:
            me = browser.post("/api/guest", json={"name": "Fuzz"}).json()
            self.headers = {"x-ironbridge-csrf": me["csrf"]}
            seats = [{"who": "me"}, {"who": "me"}]
            form = {"game": GAME, "seats": seats}
            opened = browser.post("/api/tables", json=form, headers=self.headers).json()
            self.table: str = opened["id"]
            browser.post(f"/api/tables/{self.table}/start", headers=self.headers)
            self.cookies = dict(browser.cookies)

    def ask(self, case: Case[Any]) -> None:
        """Send a request as this guest, about the guest's own table, and check the answer."""
        known: dict[str, Any] = {"table_id": self.table, "game": GAME}
        for name, value in known.items():
            if name in case.path_parameters and len(str(case.path_parameters[name])) % 4:
                case.path_parameters[name] = value
        case.call_and_validate(
            base_url=self._server.http,
            checks=CHECKS,
            headers=self.headers,
            cookies=self.cookies,
        )
        if case.path.startswith(ENDING) and case.method in ("POST", "DELETE"):
            self._come()


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("fuzz")
    with server_processes(folder, ready_url("sqlite", folder)) as [server]:
        yield server


@pytest.fixture(scope="module")
def asker(fuzzed: ServerProcess) -> Asker:
    return Asker(fuzzed)


def document() -> dict[str, Any]:
    """The OpenAPI document, from an application that is never opened."""
    app = create_app(Settings(data_folder=Path("nowhere"), secret="s" * 64))
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema()))
    return found


schema = schemathesis.openapi.from_dict(document())


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_operation_answers_as_documented(case: Case[Any], asker: Asker) -> None:
    asker.ask(case)


def test_the_log_of_the_fuzzed_server_has_no_error(fuzzed: ServerProcess) -> None:
    assert "server error" not in fuzzed.log.read_text()
