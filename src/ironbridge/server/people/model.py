"""What the server knows of a person, as it travels between its parts.

The rows are in storage/schema.py. Nothing here holds a password; only SignedIn holds a token,
and it never leaves the server except as the cookie.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from ironbridge.server.errors import Refused
from ironbridge.server.storage import schema
from ironbridge.server.storage.documents import PreferencesJson

Language = Literal["fr", "en"]
Right = Literal["play", "open", "chat"]
"""What a token may do besides looking: take seats and decide, open tables, say something."""

DELETED_NAME = "deleted"
"""Stands in place of a deleted person's name; nobody may take it."""


class Person(Struct, frozen=True):
    """Somebody who may sit at tables. A guest has no password, hence only this browser."""

    id: str
    name: str
    guest: bool
    language: str
    admin: bool = False
    program: bool = False


class SignedIn(Struct, frozen=True):
    """A person in one browser: the session and the secret of its cookie. Or a program: its token,
    and what that one may do."""

    person: Person
    session: str
    token: str
    rights: frozenset[str] | None = None
    """None for a browser, which may do all that the person may."""

    def check(self, right: Right) -> None:
        """Refused when a token may not do this."""
        if self.rights is not None and right not in self.rights:
            raise Refused("token-rights")

    def __repr__(self) -> str:  # the token must not reach a log line
        return f"SignedIn({self.person.id!r}, {self.session!r})"


class SessionInfo(Struct, frozen=True):
    """A signed-in browser as its person sees it."""

    id: str
    agent: str
    created: int
    seen: int
    expires: int
    current: bool


class TokenInfo(Struct, frozen=True):
    """A token as the person who made it sees it: everything but the secret."""

    id: str
    name: str
    rights: list[Right]
    created: int
    used: int | None
    expires: int


class Profile(Struct, frozen=True):
    """What only the person sees: their own row, without the password."""

    person: Person
    email: str | None
    email_verified: bool
    webhook: str | None
    preferences: PreferencesJson
    created: int


class Changes(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person changes about themselves. What is left out stays; null removes.

    `preferences` are merged key by key. A new password needs the current one, and so does another
    e-mail address of an account.
    """

    name: str | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    email: str | UnsetType | None = UNSET
    webhook: str | UnsetType | None = UNSET
    preferences: dict[str, object] | UnsetType = UNSET
    password: str | UnsetType = UNSET
    current_password: str | UnsetType = UNSET


PERSON = (
    schema.Person.id,
    schema.Person.name,
    schema.Person.password.is_(None),
    schema.Person.language,
    schema.Person.admin,
    schema.Person.program,
)
"""What a query selects for `person_in`, where whole rows of many people would take long."""


def person_in(columns: Sequence[Any]) -> Person:
    return Person(*columns)


def person_of(row: schema.Person) -> Person:
    return Person(row.id, row.name, row.password is None, row.language, row.admin, row.program)


def new_id() -> str:
    """A random id of 22 characters that are safe in an address."""
    return secrets.token_urlsafe(16)


def new_token() -> str:
    """The secret of a cookie: 32 random bytes."""
    return secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    """What is stored of a secret. The secrets are random, so a plain hash cannot be guessed."""
    return hashlib.sha256(secret.encode()).hexdigest()
