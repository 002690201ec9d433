"""Errors as people and clients get them: one form, two languages, nothing that is not theirs."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from fluent.syntax import FluentSerializer
from litestar import Litestar, get, post
from litestar.exceptions import HTTPException
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler
from structlog.testing import capture_logs

import ironbridge.server
from ironbridge import registry
from ironbridge.kernel.phrase import Argument, Phrase, Reason
from ironbridge.kernel.words import Words, compare, read_fluent
from ironbridge.server.api.people import Entrance, GuestForm, Oneself
from ironbridge.server.error_responses import failure
from ironbridge.server.errors import STATUS, Refused
from ironbridge.server.people.accounts import People
from ironbridge.server.security import Security
from ironbridge.server.settings import Settings
from tests.server.browsers import browser, guest, refusal, spoken
from tests.server.fake_clock import FakeClock

pytestmark = pytest.mark.anyio

WORDS = Path(ironbridge.server.__file__).parent / "words"
SECRET = "the seed is 123456789"


@cache
def strict(language: str) -> Words:
    return Words(language, [WORDS / f"server.{language}.ftl"], {}, strict=True)


@get("/api/probe/crash")
async def crash() -> None:
    raise RuntimeError(SECRET)


@get("/api/probe/setup")
async def setup() -> None:
    raise Refused("setup", text="four seats at most")


@get("/api/probe/illegal")
async def illegal() -> None:
    phrase = Phrase("why-not-deciding", {"seat": "seat-1"})
    raise Refused("illegal-move", Reason("KERNEL-TURN", phrase), game="brass-birmingham")


@get("/api/probe/teapot")
async def teapot() -> None:
    raise HTTPException(SECRET, status_code=418, headers={"x-secret": SECRET})


@pytest.fixture
def app(people: People, settings: Settings, clock: FakeClock) -> Litestar:
    routes: list[ControllerRouterHandler] = [Entrance, Oneself, crash, setup, illegal, teapot, deep]
    return Litestar(routes, plugins=[Security(settings, people, clock)])


@pytest.fixture
def client(app: Litestar) -> httpx.AsyncClient:
    return browser(app)


# Words --------------------------------------------------------------------------------------


async def test_both_languages_say_the_same_things() -> None:
    assert compare(strict("en"), strict("fr")) == []


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_every_refusal_has_its_text(language: str) -> None:
    known = strict(language).keys()
    codes = {key.removeprefix("error-") for key in known if key.startswith("error-")}
    assert codes - {"malformed-field", "bad-record-rule"} == set(STATUS)


@pytest.mark.parametrize("code", STATUS)
async def test_every_text_is_complete_with_its_arguments(code: str) -> None:
    english, french = (arguments(language, f"error-{code}") for language in ("en", "fr"))
    assert english == french
    for language in ("en", "fr"):
        args: dict[str, Argument] = dict.fromkeys(english, 2)
        said = strict(language).say(Phrase(f"error-{code}", args))
        assert said == failure(Refused(code, None, **args), language).message
        assert not re.search(r"[{}$]", said)


@cache
def texts(language: str) -> dict[str, str]:
    """As they are written."""
    entries = read_fluent(WORDS / f"server.{language}.ftl")
    return {key: FluentSerializer().serialize_entry(entry) for key, entry in entries.items()}


def arguments(language: str, key: str) -> set[str]:
    """The names of the arguments that a text shows."""
    return set(re.findall(r"\$([a-z]+)", texts(language)[key]))


# The form -----------------------------------------------------------------------------------


async def test_a_refusal_is_said_in_the_language_of_the_person(app: Litestar) -> None:
    async with browser(app, **{"accept-language": "en"}) as client:
        english = (await client.get("/api/probe/setup")).json()
        await guest(client, language="fr")
        french = (await client.get("/api/probe/setup")).json()
    assert english == {
        "error": "setup",
        "message": "The table cannot be set up like this: four seats at most",
        "rule": None,
        "reason": None,
        "number": None,
        "field": None,
    }
    assert french["message"] == "La table ne peut pas être préparée ainsi\u00a0: four seats at most"


@pytest.mark.parametrize(
    ("accepted", "said"),
    [
        ("fr", "Il n’y a rien"),
        ("de-DE, fr-CA;q=0.5, en;q=0.1", "Il n’y a rien"),
        ("en-GB, fr;q=0.5", "There is nothing"),
        ("de", "There is nothing"),
        (";;,", "There is nothing"),
    ],
)
async def test_a_stranger_gets_the_language_of_the_browser(
    client: httpx.AsyncClient, accepted: str, said: str
) -> None:
    answer = await client.get("/nowhere", headers={"accept-language": accepted})
    assert refusal(answer) == (404, "no-such-page")
    assert answer.json()["message"].startswith(said)


async def test_a_rule_says_why_in_the_words_of_the_game(client: httpx.AsyncClient) -> None:
    answer = await client.get("/api/probe/illegal")
    assert refusal(answer) == (422, "illegal-move")
    assert answer.json()["rule"] == "KERNEL-TURN"
    assert answer.json()["reason"] == {"key": "why-not-deciding", "args": {"seat": "seat-1"}}
    words = registry.game("brass-birmingham").words("en")
    phrase = Phrase("why-not-deciding", {"seat": "seat-1"})
    assert answer.json()["message"] == words.say(phrase)


async def test_a_stale_answer_carries_the_number() -> None:
    assert failure(Refused("stale", number=7), "en").number == 7


# What the framework refuses -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "field"),
    [
        (b'{"name": 5}', "name"),
        (b'{"name": "Alice", "language": "de"}', "language"),
        (b'{"name": "Alice", "admin": true}', "admin"),
        (b"{}", "name"),
        (b"", None),
        (b"[]", None),
        (b"null", None),
        (b"{", None),
        (b'{"name": "\xff"}', None),
        (b'{"name": "\\ud800 alone"}', None),
        (b'{"name": ' + b"[" * 30_000, None),
        (b"[" * 30_000, None),
    ],
)
async def test_a_malformed_body_is_told_where(
    client: httpx.AsyncClient, body: bytes, field: str | None
) -> None:
    answer = await client.post("/api/guest", content=body)
    assert refusal(answer) == (400, "malformed")
    assert answer.json()["field"] == field
    if field is not None:
        assert f"“{field}”" in answer.json()["message"]


@post("/api/probe/deep")
async def deep(data: JSONBody[list[GuestForm]]) -> None:
    return None


@pytest.mark.parametrize(
    ("body", "field"),
    [
        (b"[5]", "[0]"),
        (b'[{"name": "a"}, {"name": 5}]', "[1].name"),
        (b'[{"name": "a"}, {}]', "[1].name"),
    ],
)
async def test_the_path_of_a_field_that_lies_deeper(
    client: httpx.AsyncClient, body: bytes, field: str
) -> None:
    answer = await client.post("/api/probe/deep", content=body)
    assert (refusal(answer), answer.json()["field"]) == ((400, "malformed"), field)


async def test_a_wrong_method_says_which_are_right(client: httpx.AsyncClient) -> None:
    answer = await client.put("/api/guest", json={})
    assert refusal(answer) == (405, "no-such-method")
    assert "POST" in answer.headers["allow"]


async def test_other_refusals_of_the_framework_keep_their_details(
    client: httpx.AsyncClient,
) -> None:
    answer = await client.get("/api/probe/teapot")
    assert refusal(answer) == (400, "request-refused")
    assert SECRET not in answer.text + str(answer.headers)


async def test_a_fault_of_ours_tells_nothing_but_that_it_happened(
    client: httpx.AsyncClient,
) -> None:
    with capture_logs() as lines:
        answer = await client.get("/api/probe/crash")
    assert refusal(answer) == (500, "server-error")
    assert SECRET not in answer.text
    assert "Traceback" not in answer.text
    (line,) = lines
    assert (line["kind"], line["route"]) == ("RuntimeError", "/api/probe/crash")
    assert "test_error_responses.py" in line["place"]
    assert SECRET not in str(line)


async def test_who_goes_away_while_they_ask_is_no_fault_of_ours(app: Litestar) -> None:
    """A page that is closed stops in the middle of what it was sending."""
    scope = {
        "type": "http",
        "method": "POST",
        "scheme": "http",
        "path": "/api/guest",
        "raw_path": b"/api/guest",
        "headers": [(b"host", b"localhost:8026"), (b"content-type", b"application/json")],
    }
    said: list[dict[str, Any]] = [
        {"type": "http.request", "body": b'{"name": ', "more_body": True},
        {"type": "http.disconnect"},
    ]
    with capture_logs() as lines:
        sent = await spoken(app, scope, said)
    assert (said, lines) == ([], [])
    assert sent[0]["status"] == 400


# The document -------------------------------------------------------------------------------


async def test_errors_are_in_the_openapi_document(app: Litestar) -> None:
    document: dict[str, Any] = app.openapi_schema.to_schema()
    responses = document["paths"]["/api/register"]["post"]["responses"]
    assert set(responses) == {"201", "400", "403", "409", "413", "429"}
    assert responses["409"]["description"] == "Refused: name-taken, not-a-guest"
    body = responses["409"]["content"]["application/json"]["schema"]
    assert body["$ref"].endswith("Failure")
