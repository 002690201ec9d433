"""What no browser sends: every answer to it is an error of the client, never one of the server."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from ironbridge.server import pages
from ironbridge.server.settings import Settings
from tests.server.fake_clock import FakeClock
from tests.server.raw_client import Crowd, crowd_at
from tests.server.served import serving

pytestmark = pytest.mark.anyio


@pytest.fixture
def client_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "assets" / "app.js").write_text("1")
    (folder / "loop").symlink_to(folder / "loop")
    monkeypatch.setattr(pages, "CLIENT", folder)


@pytest.fixture
async def crowd(settings: Settings, clock: FakeClock, client_folder: None) -> AsyncIterator[Crowd]:
    async with serving(settings, clock) as served, crowd_at(served.address) as opened:
        yield opened


@pytest.fixture(autouse=True)
def no_fault() -> Iterator[None]:
    with capture_logs() as lines:
        yield
    assert not [line for line in lines if line["log_level"] == "error"]


async def status(crowd: Crowd, request: bytes) -> int:
    """The first line of the answer, but for "100 Continue"."""
    client = await crowd.client(said=request)
    while (found := await client.status()) == 100:
        pass
    client.close()
    return found


async def all_refused(crowd: Crowd, requests: Sequence[bytes]) -> None:
    found = {request: await status(crowd, request) for request in requests}
    wrong = {request: code for request, code in found.items() if not 400 <= code < 500}
    assert not wrong


PATHS = (
    b"/" + b"x" * 300,
    b"/" + b"x" * 5000,
    b"/" + b"x/" * 3000,
    b"/assets/" + b"x" * 300 + b".js",
    b"/api/" + b"x" * 300,
    b"/api/tables/" + b"x" * 5000,
    b"/loop",
    b"/loop/x.js",
    b"/index.html/x.js",
    b"/%00",
    b"/x?%00",
    b"/%2e%2e/%2e%2e/etc/passwd.txt",
    b"/..%2f..%2fsecret.txt",
    b"//etc/passwd.txt",
    b"/%ff%fe.js",
    b"/%ed%a0%80.js",
    b"/%.js",
    b"/%zz.js",
    b"/a%0d%0aset-cookie:x.js",
    b"/api/tables/%ff/positions/99999999999999999999999",
    b"/api/tables/x/positions/-1",
    b"/api/live",
    b"/api/tables?status=%ff",
    b"http://elsewhere.example/x.js",
    b"x.js",
)


async def test_odd_paths(crowd: Crowd) -> None:
    for method in (b"GET", b"HEAD"):
        lines = [method + b" " + path + b" HTTP/1.1\r\n" for path in PATHS]
        await all_refused(crowd, [line + b"host: localhost\r\n\r\n" for line in lines])


HEADERS = (
    b"origin: http://[",
    b"origin: \xff\xfe",
    b"sec-fetch-site: \xff",
    b"content-length: -1",
    b"content-length: 1e3",
    b"content-length: 99999999999999999999999999",
    b"transfer-encoding: gzip",
    b"content-type: application/json; charset=klingon",
    b"content-type: multipart/form-data; boundary=",
    b"content-type: \xff",
    b"cookie: ironbridge=\xff; =; ;;",
    b"cookie: ironbridge=" + b"x" * 43,
    b"accept-language: \xff,,;;q=",
    b"x-forwarded-for: \xff, , [::1",
    b"x-ironbridge-csrf: \xff",
    b"accept-encoding: \xff",
    b"expect: 100-continue",
    b"upgrade: h2c\r\nconnection: upgrade",
    b"bad header",
    b"na\xffme: x",
    b"x: \x00",
    b"x: " + b"y" * 20_000,
)


async def test_odd_headers(crowd: Crowd) -> None:
    start = b"POST /api/guest HTTP/1.1\r\nhost: localhost\r\n"
    await all_refused(crowd, [start + header + b"\r\n\r\n" for header in HEADERS])


REQUESTS = (
    b"GET / HTTP/1.1\r\nhost: \xff\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET /\xff HTTP/1.1\r\nhost: localhost\r\n\r\n",
    b"BREW / HTTP/1.1\r\nhost: localhost\r\n\r\n",
    b"BREW /api/games HTTP/1.1\r\nhost: localhost\r\n\r\n",
    b"TRACE / HTTP/1.1\r\nhost: localhost\r\n\r\n",
    b"CONNECT localhost:1 HTTP/1.1\r\nhost: localhost\r\n\r\n",
    b"DELETE /x HTTP/1.1\r\nhost: localhost\r\n\r\n",
    b"POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n",
    b"\r\n\r\n\r\n\r\nGE",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
)


async def test_odd_requests(crowd: Crowd) -> None:
    await all_refused(crowd, REQUESTS)


HARMLESS = (
    b"GET / HTTP/1.1\r\nhost: localhost\r\nrange: bytes=5-1\r\n\r\n",
    b"GET /assets/app.js HTTP/1.1\r\nhost: localhost\r\nrange: bytes=99999999-\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: [\r\n\r\n",
    b"GET / HTTP/9.9\r\nhost: localhost\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nhost: localhost\r\n\r\n",
    b"GET /api/tables?" + b"a=1&" * 3000 + b" HTTP/1.1\r\nhost: localhost\r\n\r\n",
    b"GET * HTTP/1.1\r\nhost: localhost\r\n\r\n",
)


async def test_what_is_odd_but_harmless_is_answered(crowd: Crowd) -> None:
    found = [await status(crowd, request) for request in HARMLESS]
    assert {200, 204} >= set(found), found


UPGRADE = b"connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
KEY = b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
HANDSHAKES = {
    b"/api/live HTTP/1.1\r\nhost: localhost\r\n" + UPGRADE: 400,
    b"/api/live HTTP/1.1\r\nhost: localhost\r\nsec-websocket-key: x\r\n" + UPGRADE: 400,
    b"/nowhere HTTP/1.1\r\nhost: localhost\r\n" + UPGRADE + KEY: 403,
    b"/api/games HTTP/1.1\r\nhost: localhost\r\n" + UPGRADE + KEY: 403,
    b"/%00 HTTP/1.1\r\nhost: localhost\r\n" + UPGRADE + KEY: 403,
    b"/api/live HTTP/1.1\r\nhost: localhost\r\norigin: http://[\r\n" + UPGRADE + KEY: 403,
    b"/api/live HTTP/1.1\r\nhost: localhost\r\ncookie: \xff\r\n" + UPGRADE + KEY: 101,
}


async def test_odd_handshakes(crowd: Crowd) -> None:
    found = {asked: await status(crowd, b"GET " + asked + b"\r\n") for asked in HANDSHAKES}
    assert found == HANDSHAKES
