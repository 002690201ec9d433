"""The browser client, if it is installed in the folder client/; otherwise one plain page.

Addresses that the client itself understands (such as /table/ID) all give its first page.
"""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Any, Final, TypeAlias

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.params import FromPath
from litestar.response import File

from ironbridge.kernel.words import Words
from ironbridge.server.errors import Refused
from ironbridge.server.request_context import language_of

CLIENT: Final = Path(__file__).with_name("client")
INDEX: Final = "index.html"
HASHED: Final = "assets"
"""Files in this folder have a hash of what they hold in their names: they never change."""
FOREVER: Final = {"cache-control": "public, max-age=31536000, immutable"}
CHECKED: Final = {"cache-control": "no-cache"}
SQUEEZED: Final = {".css", ".html", ".js", ".svg", ".txt"}
"""Kinds of files that are sent with gzip to browsers that take it; fonts are compressed already."""
READ: Final = (HttpMethod.GET, HttpMethod.HEAD)
"""Monitoring asks only for the head of a page."""
OURS: Final = ("api", "health", "metrics")
"""Where an unknown address is an error and never a page."""


Page: TypeAlias = File | Response[str] | Response[bytes]


@route("/", http_method=READ, include_in_schema=False, sync_to_thread=False)
def first_page(request: Request[Any, Any, Any]) -> Page:
    """The first page of the browser client."""
    return serve_page(CLIENT, "", language_of(request.scope), takes_gzip(request))


@route("/{path:path}", http_method=READ, include_in_schema=False, sync_to_thread=False)
def other_page(request: Request[Any, Any, Any], path: FromPath[str]) -> Page:
    """A file of the browser client, or a place in it."""
    return serve_page(CLIENT, path.strip("/"), language_of(request.scope), takes_gzip(request))


def serve_page(client: Path, path: str, language: str, gzipped: bool = False) -> Page:
    if path.partition("/")[0] in OURS:
        raise Refused("no-such-page")
    if not (client / INDEX).is_file():
        if path:
            raise Refused("no-such-page")
        return Response(plain_page(language), media_type=MediaType.HTML)
    if path and (found := file_at(client, path)) is not None:
        return sent(found, FOREVER if path.startswith(f"{HASHED}/") else CHECKED, gzipped)
    if "." in path.rpartition("/")[2]:
        raise Refused("no-such-page")  # a file that is not there, not a place in the client
    return sent(client / INDEX, CHECKED, gzipped)


def file_at(client: Path, path: str) -> Path | None:
    """The file of the client at this path, if there is one."""
    try:
        found = (client / path).resolve()
        is_ours = found.is_relative_to(client.resolve()) and found.is_file()
    except (OSError, RuntimeError, ValueError):
        # The system refuses such a name: it is too long, or a link that leads to itself.
        raise Refused("no-such-page") from None
    return found if is_ours else None


def sent(path: Path, headers: dict[str, str], gzipped: bool) -> File | Response[bytes]:
    if path.suffix in SQUEEZED:
        headers = {**headers, "vary": "accept-encoding"}
        if gzipped:
            kind = mimetypes.guess_type(path.name)[0] or MediaType.TEXT
            body = squeezed(path, path.stat().st_mtime_ns)
            return Response(body, media_type=kind, headers={**headers, "content-encoding": "gzip"})
    # Without the name the kind of file is unknown, and a browser would save the page to disk.
    return File(path, filename=path.name, content_disposition_type="inline", headers=headers)


@lru_cache(maxsize=200)
def squeezed(path: Path, changed: int) -> bytes:
    """A file in gzip, made once for each change of it."""
    return gzip.compress(path.read_bytes(), mtime=0)


def takes_gzip(request: Request[Any, Any, Any]) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


@cache
def plain_page(language: str) -> str:
    words = Words(language, [Path(__file__).parent / "words" / f"page.{language}.ftl"], {})
    links = {"schema": "/api/schema", "live": "/api/live/schema", "health": "/health"}
    items = [
        f'<li><a href="{address}">{escape(words.text(f"page-{name}"))}</a></li>'
        for name, address in links.items()
    ]
    lines = [
        "<!doctype html>",
        f'<html lang="{language}">',
        '<head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(words.text('page-title'))}</title></head>",
        f"<body><main><h1>{escape(words.text('page-heading'))}</h1>",
        f"<p>{escape(words.text('page-body'))}</p>",
        f"<ul>{''.join(items)}</ul></main></body></html>",
    ]
    return "\n".join(lines) + "\n"
