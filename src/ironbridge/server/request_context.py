"""What the security middleware found out about a connection, kept in its scope: who, from where."""

from __future__ import annotations

from typing import Any, TypeAlias, cast

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.types import Scope

from ironbridge.kernel.words import LANGUAGES
from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person, SignedIn

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]

SIGNED_IN = "ironbridge-signed-in"
ADDRESS = "ironbridge-address"
MOST_LANGUAGES = 50
"""Languages of a request that are read."""


def signed_in_of(scope: Scope) -> SignedIn | None:
    return cast("SignedIn | None", scope["state"].get(SIGNED_IN))


def visitor_of(scope: Scope) -> Person | None:
    signed = signed_in_of(scope)
    return None if signed is None else signed.person


def address_of(scope: Scope) -> str:
    return cast("str", scope["state"].get(ADDRESS, ""))


def language_of(scope: Scope) -> str:
    """The person's language, or for a stranger the one the browser asks for."""
    visitor = visitor_of(scope)
    if visitor is not None:
        return visitor.language
    return preferred(Headers.from_scope(scope).get("accept-language", ""))


def preferred(accepted: str) -> str:
    """The first of our languages in an Accept-Language header; English without one.

    Browsers write the languages in order of their weights, so the weights are not read.
    """
    for part in accepted.split(",", MOST_LANGUAGES)[:MOST_LANGUAGES]:
        language = part.partition(";")[0].strip().lower().partition("-")[0]
        if language in LANGUAGES:
            return language
    return "en"


# Litestar's dependencies of the same names --------------------------------------------------


async def provide_visitor(scope: Scope) -> Person | None:
    return visitor_of(scope)


async def provide_person(scope: Scope) -> Person:
    return (await provide_signed(scope)).person


async def provide_signed(scope: Scope) -> SignedIn:
    signed = signed_in_of(scope)
    if signed is None:
        raise Refused("sign-in-needed")
    return signed
