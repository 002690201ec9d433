"""The documentation at /docs, if it is built (`make docs`) or came with the wheel.

Its pages are files and hold nothing of any person. The few scripts inside them are allowed by their
digests, so that no other can run there.
"""

from __future__ import annotations

import base64
import hashlib
import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, route
from litestar.params import FromPath
from litestar.response import Redirect

from ironbridge.server.errors import Refused
from ironbridge.server.pages import CHECKED, INDEX, READ, Page, file_at, sent, takes_gzip

DOCS: Final = Path(__file__).with_name("docs")
SCRIPTS: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def built() -> bool:
    return (DOCS / INDEX).is_file()


@route("/docs", http_method=READ, include_in_schema=False, sync_to_thread=False)
def docs_start() -> Redirect:
    """To the first page by its whole name: links of the pages are relative to it."""
    if not built():
        raise Refused("no-such-page")
    return Redirect(f"/docs/{INDEX}")


@route("/docs/{path:path}", http_method=READ, include_in_schema=False, sync_to_thread=False)
def docs_page(request: Request[Any, Any, Any], path: FromPath[str]) -> Page:
    """A file of the documentation."""
    found = file_at(DOCS, path.strip("/"))
    if found is None:
        raise Refused("no-such-page")
    headers = dict(CHECKED)
    if found.suffix == ".html":
        headers["content-security-policy"] = content_policy(found, found.stat().st_mtime_ns)
    return sent(found, headers, takes_gzip(request))


@lru_cache(maxsize=200)
def content_policy(page: Path, changed: int) -> str:
    """Everything from this server, inside a page only what it was built with, no frames."""
    text = page.read_text(encoding="utf-8")
    return "; ".join(
        [
            "default-src 'none'",
            " ".join(["script-src 'self'", *digests(text)]),
            # The search of the pages brings its style by script. Nothing in them is of people.
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data:",
            "font-src 'self'",
            "worker-src 'self'",
            "connect-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]
    )


def digests(text: str) -> list[str]:
    """Of the scripts inside a page."""
    scripts = sorted(set(SCRIPTS.findall(text)))
    sums = [hashlib.sha256(script.encode()).digest() for script in scripts]
    return [f"'sha256-{base64.b64encode(each).decode()}'" for each in sums]
