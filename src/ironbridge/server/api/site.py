"""What the pages say about this server as a whole."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from litestar import get
from msgspec import Struct

from ironbridge.server import docs_pages
from ironbridge.server.error_responses import documented


class Site(Struct, frozen=True):
    release: str
    documentation: bool
    """Whether /docs leads anywhere."""


@get("/api/site", tags=["operation"], responses=documented(), sync_to_thread=False)
def site() -> Site:
    """The release, and whether its documentation is here."""
    return Site(release(), docs_pages.built())


def release() -> str:
    try:
        return version("ironbridge")
    except PackageNotFoundError:  # run from the sources
        return "0"
