"""What a token may do: a list of routes, each with the right it needs. What is not in the list is
refused, so that a new route is closed to tokens until somebody decides otherwise.

Nothing here changes an account: no password, no address, no further token.
"""

from __future__ import annotations

from typing import Final

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import Scope

from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Right, SignedIn
from ironbridge.server.people.tokens import PREFIX

TABLE: Final = "/api/tables/{table_id}"

LOOKED_AT: Final = frozenset(
    {
        "/api/games",
        "/api/games/{game}",
        "/api/games/{game}/rules",
        "/api/games/{game}/rules/{rule}/example",
        "/api/games/{game}/words/{language}",
        "/api/live/schema",
        "/api/me",
        "/api/me/decisions",
        "/api/people/{person_id}",
        "/api/ratings",
        "/api/schema",
        "/api/schema/openapi.json",
        "/api/tables",
        TABLE,
        f"{TABLE}/chat",
        f"{TABLE}/positions/{{ply}}",
        f"{TABLE}/ratings",
        f"{TABLE}/record",
        f"{TABLE}/replay",
        f"{TABLE}/tree",
        f"{TABLE}/undo",
        f"{TABLE}/why",
    }
)
"""Every token may get these."""

NEEDED: Final[dict[tuple[str, str], Right]] = {
    ("POST", f"{TABLE}/join"): "play",
    ("POST", f"{TABLE}/leave"): "play",
    ("POST", f"{TABLE}/moves"): "play",
    ("POST", f"{TABLE}/preview"): "play",
    ("POST", f"{TABLE}/proposals"): "play",
    ("POST", f"{TABLE}/proposals/{{kind}}/agree"): "play",
    ("DELETE", f"{TABLE}/proposals/{{kind}}"): "play",
    ("POST", f"{TABLE}/rematch"): "play",
    ("POST", f"{TABLE}/resign"): "play",
    ("POST", f"{TABLE}/return"): "play",
    ("POST", f"{TABLE}/undo"): "play",
    ("POST", "/api/tables"): "open",
    ("POST", f"{TABLE}/close"): "open",
    ("POST", f"{TABLE}/invite"): "open",
    ("DELETE", f"{TABLE}/invite"): "open",
    ("PUT", f"{TABLE}/seats/{{seat}}"): "open",
    ("POST", f"{TABLE}/start"): "open",
    ("POST", f"{TABLE}/chat"): "chat",
}


def token_in(headers: Headers) -> str | None:
    """The token that a request brings. Anything else in that header is not for us: a proxy may ask
    for a password of its own."""
    kind, _, secret = headers.get("authorization", "").partition(" ")
    secret = secret.strip()
    return secret if kind.lower() == "bearer" and secret.startswith(PREFIX) else None


def check_route(scope: Scope, signed: SignedIn) -> None:
    """Refused when a token may not ask for this route."""
    if scope["type"] == ScopeType.WEBSOCKET:
        return  # each of its messages is checked
    template = str(scope.get("path_template", ""))
    if scope["method"] in ("GET", "HEAD") and template in LOOKED_AT:
        return
    right = NEEDED.get((scope["method"], template))
    if right is None:
        raise Refused("token-rights")
    signed.check(right)
