"""Routes about accounts that are programs, and their tokens. Only a browser may use them."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from ironbridge.server.api.people import TAGS, Me, shown
from ironbridge.server.error_responses import documented
from ironbridge.server.people.accounts import People
from ironbridge.server.people.model import Person, Right, SignedIn, TokenInfo
from ironbridge.server.security import Limits, limited
from ironbridge.server.security.cookie import SessionCookie


class ProgramForm(Struct, frozen=True, forbid_unknown_fields=True):
    """It cannot be taken back, so the password is asked for again."""

    password: str

    def __repr__(self) -> str:
        return "ProgramForm()"


class TokenForm(Struct, frozen=True, forbid_unknown_fields=True):
    """A new token. Without any right it may only look."""

    name: Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")]
    rights: Annotated[list[Right], Meta(max_length=3)]
    days: Annotated[int, Meta(ge=1, le=366)]


class NewToken(Struct, frozen=True):
    """`secret` is shown this once: only a hash of it is kept."""

    token: TokenInfo
    secret: str

    def __repr__(self) -> str:
        return f"NewToken({self.token.id!r})"


class TokenRoutes(Controller):
    """Programs that play, and what they show instead of a password."""

    path = "/api/me"
    tags = TAGS

    @post(
        "/program",
        status_code=200,
        responses=documented(
            "sign-in-needed",
            "csrf",
            "wrong-password",
            "program-guest",
            "program-rated",
            "program-seated",
        ),
    )
    async def become_program(
        self,
        data: JSONBody[ProgramForm],
        signed: NamedDependency[SignedIn],
        people: NamedDependency[People],
        limits: NamedDependency[Limits],
        session_cookie: NamedDependency[SessionCookie],
    ) -> Me:
        """Say that a program plays with this account, for good."""
        limits.spend_on("sign-in", f"password of {signed.person.id}")
        return shown(await people.become_program(signed, data.password), signed, session_cookie)

    @get("/tokens", responses=documented("sign-in-needed"))
    async def tokens(
        self, person: NamedDependency[Person], people: NamedDependency[People]
    ) -> list[TokenInfo]:
        """The tokens of this account, with their last use."""
        return await people.tokens.listed(person)

    @post(
        "/tokens",
        guards=[limited("token")],
        responses=documented(
            "sign-in-needed", "csrf", "not-a-program", "too-many-tokens", "text-unfit"
        ),
    )
    async def make(
        self,
        data: JSONBody[TokenForm],
        person: NamedDependency[Person],
        people: NamedDependency[People],
    ) -> NewToken:
        """Make a token."""
        return NewToken(*await people.tokens.make(person, data.name, data.rights, data.days))

    @delete(
        "/tokens/{token_id:str}",
        status_code=204,
        responses=documented("sign-in-needed", "csrf", "no-such-token"),
    )
    async def end(
        self,
        token_id: FromPath[str],
        person: NamedDependency[Person],
        people: NamedDependency[People],
    ) -> None:
        """End a token. Connections that it opened end within seconds."""
        await people.tokens.end(person, token_id)
