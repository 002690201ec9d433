"""The whole application: headers, errors, health, metrics, the OpenAPI document, pages."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar
from litestar.response import File
from litestar.routes import HTTPRoute

from ironbridge import registry
from ironbridge.server import pages
from ironbridge.server.app import create_app
from ironbridge.server.errors import STATUS, Refused
from ironbridge.server.health import Pulse
from ironbridge.server.live import messages
from ironbridge.server.metrics import MeasuredWriter
from ironbridge.server.openapi import prefix
from ironbridge.server.pages import FOREVER, serve_page
from ironbridge.server.settings import Settings
from tests.server.browsers import browser, guest, refusal
from tests.server.club import STONES
from tests.server.fake_clock import FakeClock

pytestmark = pytest.mark.anyio

HEADERS = {
    "content-security-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
    "referrer-policy",
    "x-content-type-options",
    "x-frame-options",
}
CHANGING = {"post", "put", "patch", "delete"}


@pytest.fixture
async def app(
    settings: Settings, clock: FakeClock, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> AsyncIterator[Litestar]:
    monkeypatch.setattr(registry, "GAMES", registry.GAMES | STONES)
    # Whether or not the browser client was built here.
    monkeypatch.setattr(pages, "CLIENT", tmp_path / "no-client")
    made = create_app(settings, now=clock)
    async with made.lifespan():
        yield made


@pytest.fixture
async def client(app: Litestar) -> AsyncIterator[httpx.AsyncClient]:
    async with browser(app) as opened:
        yield opened


# Answers ------------------------------------------------------------------------------------


async def test_every_answer_has_the_security_headers(client: httpx.AsyncClient) -> None:
    answers = [
        await client.get("/"),
        await client.get("/health"),
        await client.get("/metrics"),
        await client.get("/api/schema"),
        await client.get("/api/live/schema"),
        await client.get("/api/games"),
        await client.get("/api/tables"),
        await client.get("/api/me"),
        await client.get("/api/me/sessions"),
        await client.get("/nowhere"),
        await client.get("/api/nowhere"),
        await client.put("/api/tables"),
        await client.post("/api/guest", content=b"{"),
        await client.post("/api/guest", content=b" " * 70_000),
        await client.post("/api/guest", json={"name": "x"}, headers={"origin": "https://a.b"}),
        await client.options("/api/guest"),
        await client.head("/health"),
    ]
    assert {answer.status_code for answer in answers} >= {200, 400, 401, 403, 404, 405, 413}
    for answer in answers:
        assert answer.headers.keys() >= HEADERS, answer.url
    assert not [a.url for a in answers if a.status_code >= 500]


async def test_an_unknown_address_is_one_clear_error(client: httpx.AsyncClient) -> None:
    for address in ("/api/nowhere", "/nowhere", "/api", "/health/x", "/apis.json"):
        answer = await client.get(address)
        assert refusal(answer) == (404, "no-such-page"), address
    french = await client.get("/nowhere", headers={"accept-language": "fr"})
    assert french.json()["message"] != answer.json()["message"]


async def test_a_game_is_played_by_http_alone(app: Litestar, client: httpx.AsyncClient) -> None:
    """Everything is connected: people, tables, log, views, record."""
    await guest(client, "Alice")
    form: dict[str, Any] = {"game": "stones", "seats": [{"who": "me"}, {"who": "me"}]}
    table = (await client.post("/api/tables", json=form)).json()["id"]
    await client.post(f"/api/tables/{table}/start")
    shown = (await client.get(f"/api/tables/{table}")).json()
    while shown["status"] == "running":
        live = await app.state.services.tables.store.get(table)
        seat = shown["deciders"][0]
        move = live.state.legal(seat)[-1].text
        form = {"number": shown["number"], "move": move, "seat": seat}
        answer = await client.post(f"/api/tables/{table}/moves", json=form)
        assert answer.status_code == 201, answer.text
        shown = answer.json()
    assert shown["result"]["final"] is True
    record = await client.get(f"/api/tables/{table}/record")
    assert "seed" in record.text


# Health and metrics -------------------------------------------------------------------------


async def test_health_is_well(client: httpx.AsyncClient) -> None:
    answer = await client.get("/health")
    assert answer.status_code == 200
    told = answer.json()
    parts = ("status", "database", "writes", "writer", "workers", "channel")
    assert {told[part] for part in parts} == {"ok"}
    assert told["waiting"] == {"writer": 0, "bots": 0, "notices": 0}


async def test_health_tells_when_the_database_is_out_of_reach(
    app: Litestar, client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app.state.services.database, "engine", Unreachable())
    answer = await client.get("/health")
    assert answer.status_code == 503
    assert (answer.json()["status"], answer.json()["database"]) == ("failed", "failed")
    assert "disk" not in answer.text


class Unreachable:
    def connect(self) -> Any:
        raise OSError("no disk")

    async def dispose(self) -> None:
        """Nothing to give back."""


async def test_health_tells_when_the_writer_has_ended(
    app: Litestar, client: httpx.AsyncClient
) -> None:
    writer = app.state.services.writer
    assert isinstance(writer, MeasuredWriter)
    assert writer.alive
    await writer.close()
    answer = await client.get("/health")
    assert (answer.status_code, answer.json()["writer"]) == (503, "failed")


class Work:
    answered = 0
    restarts = 0


def test_the_workers_are_ill_when_nothing_but_failures_came_since_the_last_look() -> None:
    work = Work()
    pulse = Pulse(work)
    assert pulse.alive
    work.restarts = 2
    assert not pulse.alive
    work.restarts, work.answered = 3, 1
    assert pulse.alive
    assert pulse.alive, "nothing happened since"


async def test_metrics_count_moves_by_result_and_name_nobody(
    app: Litestar, client: httpx.AsyncClient
) -> None:
    await guest(client, "Alice")
    form: dict[str, Any] = {"game": "stones", "seats": [{"who": "me"}, {"who": "me"}]}
    table = (await client.post("/api/tables", json=form)).json()["id"]
    await client.post(f"/api/tables/{table}/start")
    for number, move in ((0, "bid 1"), (0, "bid 1"), (1, "take 1"), (1, "bid 2")):
        await client.post(f"/api/tables/{table}/moves", json={"number": number, "move": move})
    await client.get(f"/{table}")
    text = (await client.get("/metrics")).text
    samples = dict(re.findall(r"^(ironbridge_\S+?(?:\{[^}]*\})?) (\S+)$", text, re.MULTILINE))
    assert samples['ironbridge_moves_total{result="accepted"}'] == "2.0"
    assert samples['ironbridge_moves_total{result="stale"}'] == "1.0"
    assert samples['ironbridge_moves_total{result="illegal-move"}'] == "1.0"
    assert samples["ironbridge_append_seconds_count"] == "2.0"
    assert samples["ironbridge_live_tables"] == "1.0"
    assert samples["ironbridge_live_clients"] == "0.0"
    refused = 'method="POST",route="/api/tables/{table_id}/moves",status="409"'
    assert samples[f"ironbridge_requests_total{{{refused}}}"] == "1.0"
    seed = (await app.state.services.tables.store.get(table)).seed
    for secret in (table, "Alice", str(seed), client.cookies["ironbridge"]):
        assert secret not in text


async def test_metrics_can_be_turned_off(settings: Settings, clock: FakeClock) -> None:
    app = create_app(msgspec.structs.replace(settings, metrics=False), now=clock)
    async with app.lifespan(), browser(app) as client:
        assert refusal(await client.get("/metrics")) == (404, "no-such-page")


# The OpenAPI document -----------------------------------------------------------------------


@pytest.fixture
async def document(client: httpx.AsyncClient) -> dict[str, Any]:
    answer = await client.get("/api/schema")
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


async def test_every_route_is_in_the_document(app: Litestar, document: dict[str, Any]) -> None:
    routes = {
        re.sub(r":\w+\}", "}", route.path) for route in app.routes if isinstance(route, HTTPRoute)
    }
    pages = ("/{path", "/docs")
    left_out = {path for path in routes if path == "/" or path.startswith(pages)}
    hidden = {path for path in routes if path.startswith("/api/schema")}
    assert routes - left_out - hidden == set(document["paths"])


async def test_every_operation_documents_its_errors(document: dict[str, Any]) -> None:
    for path, method, operation in operations(document):
        answers = operation["responses"]
        assert operation.get("tags"), (path, method)
        assert operation.get("description") or operation.get("summary"), (path, method)
        if path == "/health":
            continue
        for status in ("400", "413", "429"):
            assert status in answers, (path, method, status)
        for status, answer in answers.items():
            if int(status) >= 400:
                body = answer["content"]["application/json"]["schema"]
                assert body["$ref"].endswith("Failure"), (path, method, status)
                codes = answer["description"].removeprefix("Refused: ").split(", ")
                assert {STATUS[code] for code in codes} == {int(status)}, (path, method)
        if method in CHANGING and path not in ("/api/guest",):
            assert "403" in answers, (path, method)


async def test_no_form_of_a_running_table_has_a_place_for_a_seed(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    assert len(schemas) > 20
    of_games = tuple(prefix(type(registry.game(name))) for name in registry.game_names())
    for name, schema in schemas.items():
        if not name.startswith((*of_games, "Brass")):  # test_leak.py looks at what is in views
            assert not {"seed", "deck"} & set(schema.get("properties", {})), name


async def test_the_messages_of_the_websocket_are_described(client: httpx.AsyncClient) -> None:
    described = (await client.get("/api/live/schema")).json()
    tags = {
        part["properties"]["type"]["enum"][0]
        for part in described["$defs"].values()
        if "type" in part.get("properties", {}) and "enum" in part["properties"]["type"]
    }
    client_tags = {"watch", "unwatch", "move", "chat", "ping", "pong"}
    server_tags = {"snapshot", "entries", "presence", "accepted", "refused", "gone"}
    assert tags == client_tags | server_tags
    assert described == msgspec.to_builtins(messages.schema())


def operations(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, item in document["paths"].items():
        for method, operation in item.items():
            if method in CHANGING | {"get"}:
                yield path, method, operation


# Pages --------------------------------------------------------------------------------------


async def test_the_plain_page_speaks_both_languages(client: httpx.AsyncClient) -> None:
    english = await client.get("/")
    french = await client.get("/", headers={"accept-language": "fr-CA, en"})
    assert "The table server is running" in english.text
    assert "Le serveur de tables fonctionne" in french.text
    assert '<html lang="fr">' in french.text
    for answer in (english, french):
        assert answer.headers["content-type"].startswith("text/html")
        assert 'href="/api/schema"' in answer.text
        assert "style" not in answer.text
        assert "<script" not in answer.text


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html>")
    (client / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path / "secret").write_text("hidden")
    (tmp_path / "client-not").mkdir()
    (tmp_path / "client-not" / "x.txt").write_text("hidden")
    return client


@pytest.mark.parametrize("path", ["", "table/abc", "assets/app-1a2b.js", "index.html"])
def test_the_browser_client_is_served_where_it_is_installed(installed: Path, path: str) -> None:
    sent = serve_page(installed, path, "en")
    assert isinstance(sent, File)
    found = Path(sent.file_path)
    assert found == installed / (path if "." in path else "index.html")
    assert (FOREVER["cache-control"] == sent.headers["cache-control"]) == ("assets" in path)


@pytest.mark.parametrize(
    "path", ["../secret.txt", "../client-not/x.txt", "assets/old.js", "api/x", "metrics", "%2e.js"]
)
def test_nothing_else_is_served(installed: Path, path: str) -> None:
    with pytest.raises(Refused) as refused:
        serve_page(installed, path, "en")
    assert refused.value.code == "no-such-page"


def test_a_link_out_of_the_folder_is_not_followed(installed: Path) -> None:
    (installed / "out.txt").symlink_to(installed.parent / "secret")
    with pytest.raises(Refused):
        serve_page(installed, "out.txt", "en")


async def test_a_browser_is_told_what_each_file_is(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, installed: Path
) -> None:
    monkeypatch.setattr(pages, "CLIENT", installed)
    plain = {"accept-encoding": "identity"}
    page = await client.get("/table/abc", headers=plain)
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["content-disposition"].startswith("inline")
    script = await client.get("/assets/app-1a2b.js", headers=plain)
    assert "javascript" in script.headers["content-type"]


async def test_pages_are_sent_compressed_to_who_takes_it(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, installed: Path
) -> None:
    monkeypatch.setattr(pages, "CLIENT", installed)
    for path, kind in [("/table/abc", "text/html"), ("/assets/app-1a2b.js", "javascript")]:
        plain = await client.get(path, headers={"accept-encoding": "identity"})
        small = await client.get(path, headers={"accept-encoding": "br, gzip"})
        assert "content-encoding" not in plain.headers
        assert small.headers["content-encoding"] == "gzip"
        assert kind in small.headers["content-type"]
        assert small.content == plain.content
        assert small.headers["vary"] == plain.headers["vary"] == "accept-encoding"
        assert small.headers["cache-control"] == plain.headers["cache-control"]


async def test_the_head_of_a_page_can_be_asked_for(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, installed: Path
) -> None:
    without_client = await client.head("/")
    monkeypatch.setattr(pages, "CLIENT", installed)
    for answer in (without_client, await client.head("/"), await client.head("/table/abc")):
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.content == b""


async def test_no_field_of_a_body_is_named_like_a_dependency(app: Litestar) -> None:
    """Litestar takes a fault in such a field for one of the server's own."""
    for route in app.routes:
        for handler in getattr(route, "route_handlers", []):
            data = handler.parsed_fn_signature.parameters.get("data")
            fields = getattr(data and data.annotation, "__struct_fields__", ())
            assert not set(fields) & set(handler.resolve_dependencies()), (route.path, fields)
