"""Routes about oneself: sign in, see and change what the server knows, leave."""

from __future__ import annotations

from typing import Any, Final

from litestar import Controller, MediaType, Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from ironbridge.server.error_responses import documented
from ironbridge.server.openapi import WithoutBody
from ironbridge.server.people.accounts import People
from ironbridge.server.people.links import Purpose
from ironbridge.server.people.model import Changes, Language, Profile, SessionInfo, SignedIn
from ironbridge.server.people.personal_data import PersonalDataJson
from ironbridge.server.people.validation import EMAIL_LENGTH, sign_in_key
from ironbridge.server.request_context import address_of, language_of, signed_in_of
from ironbridge.server.security import Limits, limited
from ironbridge.server.security.address import household
from ironbridge.server.security.cookie import SessionCookie
from ironbridge.server.security.guesses import Guesses
from ironbridge.server.security.known_devices import KnownDevices
from ironbridge.server.storage.documents import PreferencesJson

TAGS: Final = ["people"]


class GuestForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Who gives null for a name gets one, and may change it later."""

    name: str | None
    language: Language | None = None


class AccountForm(Struct, frozen=True, forbid_unknown_fields=True):
    """A new account. A guest who sends this becomes that account."""

    name: str
    password: str
    language: Language | None = None

    def __repr__(self) -> str:  # the password must not reach a log line
        return f"AccountForm({self.name!r})"


class SignInForm(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    password: str

    def __repr__(self) -> str:
        return f"SignInForm({self.name!r})"


class DeleteForm(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest has no password to give."""

    password: str | None = None

    def __repr__(self) -> str:
        return "DeleteForm()"


class Me(Struct, frozen=True):
    """Oneself. `csrf` goes into the header x-ironbridge-csrf of requests that change something."""

    id: str
    name: str
    guest: bool
    program: bool
    language: str
    admin: bool
    email: str | None
    email_verified: bool
    """The person has followed the link that was sent there. Nothing else is sent before."""
    webhook: str | None
    preferences: PreferencesJson
    created: int
    csrf: str


class Entrance(Controller):
    """Signing in and out."""

    path = "/api"
    tags = TAGS

    @post(
        "/guest",
        guards=[limited("guest")],
        responses=documented("name-unfit", "name-reserved", "name-taken"),
    )
    async def guest(
        self,
        data: JSONBody[GuestForm],
        request: Request[Any, Any, Any],
        people: NamedDependency[People],
        session_cookie: NamedDependency[SessionCookie],
    ) -> Response[Me]:
        """Sign in with only a name, or without one."""
        language = data.language or language_of(request.scope)
        signed = await people.guest(data.name, language, agent_of(request))
        return await come_in(signed, people, session_cookie)

    @post(
        "/register",
        guards=[limited("register")],
        responses=documented(
            "name-unfit",
            "name-reserved",
            "name-taken",
            "password-unfit",
            "password-common",
            "password-name",
            "not-a-guest",
            "csrf",
        ),
    )
    async def register(
        self,
        data: JSONBody[AccountForm],
        request: Request[Any, Any, Any],
        people: NamedDependency[People],
        guesses: NamedDependency[Guesses],
        known_devices: NamedDependency[KnownDevices],
        session_cookie: NamedDependency[SessionCookie],
    ) -> Response[Me]:
        """Make an account. A guest becomes it and keeps all seats and history."""
        signed = await people.register(
            data.name,
            data.password,
            data.language or language_of(request.scope),
            agent_of(request),
            before=signed_in_of(request.scope),
        )
        account = sign_in_key(data.name) or ""
        guesses.remember(household(address_of(request.scope)), account)
        known = known_devices.remembering(request.scope, account)
        return await come_in(signed, people, session_cookie, known=known)

    @post("/sign-in", responses=documented("wrong-name-or-password", "csrf"))
    async def sign_in(
        self,
        data: JSONBody[SignInForm],
        request: Request[Any, Any, Any],
        people: NamedDependency[People],
        limits: NamedDependency[Limits],
        guesses: NamedDependency[Guesses],
        known_devices: NamedDependency[KnownDevices],
        session_cookie: NamedDependency[SessionCookie],
    ) -> Response[Me]:
        """Sign in with name and password."""
        account, address = sign_in_key(data.name) or "", address_of(request.scope)
        device = known_devices.recognized(request.scope, account)
        if device is None:
            limits.spend("sign-in", address)
        else:
            limits.spend_on("sign-in", f"device {device}")
        attempt = guesses.attempt(account, address, device)
        before = signed_in_of(request.scope)
        signed = await people.sign_in(data.name, data.password, agent_of(request), before)
        attempt.succeeded()
        known = known_devices.remembering(request.scope, account)
        return await come_in(signed, people, session_cookie, known=known)

    @post(
        "/sign-out",
        status_code=204,
        operation_class=WithoutBody,
        responses=documented("csrf"),
    )
    async def sign_out(
        self,
        request: Request[Any, Any, Any],
        people: NamedDependency[People],
        session_cookie: NamedDependency[SessionCookie],
    ) -> Response[None]:
        """End the session of this browser."""
        signed = signed_in_of(request.scope)
        if signed is not None:
            await people.sign_out(signed)
        return Response(None, status_code=204, cookies=[session_cookie.removed()])


class Oneself(Controller):
    """What the server knows of the person who asks."""

    path = "/api/me"
    tags = TAGS

    @get(responses=documented())
    async def me(
        self,
        request: Request[Any, Any, Any],
        people: NamedDependency[People],
        session_cookie: NamedDependency[SessionCookie],
    ) -> Response[Me | None]:
        """Oneself, with the value for the CSRF header; null for somebody who is not signed in,
        which is no error. It extends the life of the cookie."""
        signed = signed_in_of(request.scope)
        if signed is None:
            return Response(None, media_type=MediaType.JSON)
        if signed.rights is not None:
            return Response(known_to_program(await people.profile(signed.person)))
        answer: Response[Any] = await come_in(signed, people, session_cookie, status=200)
        return answer

    @patch(
        responses=documented(
            "sign-in-needed",
            "csrf",
            "name-unfit",
            "name-reserved",
            "name-taken",
            "password-unfit",
            "password-common",
            "password-name",
            "wrong-password",
            "email-unfit",
            "webhook-unfit",
            "preferences-unfit",
        )
    )
    async def change(
        self,
        data: JSONBody[Changes],
        request: Request[Any, Any, Any],
        signed: NamedDependency[SignedIn],
        people: NamedDependency[People],
        limits: NamedDependency[Limits],
        session_cookie: NamedDependency[SessionCookie],
    ) -> Me:
        """Change some of it. A new password ends all other sessions; a new e-mail address is
        written to, so that its owner can say that it is theirs."""
        if data.password or data.current_password:
            limits.spend_on("sign-in", f"password of {signed.person.id}")
        if data.email and data.email != (await people.profile(signed.person)).email:
            spend_letter(limits, request, "verify", data.email)
        return shown(await people.change(signed, data), signed, session_cookie)

    @delete(
        status_code=204,
        operation_class=WithoutBody,
        responses=documented("sign-in-needed", "csrf", "wrong-password"),
    )
    async def leave(
        self,
        data: JSONBody[DeleteForm],
        signed: NamedDependency[SignedIn],
        people: NamedDependency[People],
        limits: NamedDependency[Limits],
        session_cookie: NamedDependency[SessionCookie],
    ) -> Response[None]:
        """Delete oneself for good."""
        limits.spend_on("sign-in", f"password of {signed.person.id}")
        await people.delete(signed, data.password)
        return Response(None, status_code=204, cookies=[session_cookie.removed()])

    @get("/export", responses=documented("sign-in-needed"))
    async def export(
        self, signed: NamedDependency[SignedIn], people: NamedDependency[People]
    ) -> Response[PersonalDataJson]:
        """All one's data, as a file."""
        name = {"content-disposition": 'attachment; filename="ironbridge.json"'}
        return Response(await people.export(signed), headers=name)

    @get("/sessions", responses=documented("sign-in-needed"))
    async def sessions(
        self, signed: NamedDependency[SignedIn], people: NamedDependency[People]
    ) -> list[SessionInfo]:
        """The browsers one is signed in with."""
        return await people.sessions(signed)

    @delete(
        "/sessions/{session_id:str}",
        status_code=204,
        responses=documented("sign-in-needed", "csrf", "no-such-session"),
    )
    async def revoke(
        self,
        session_id: FromPath[str],
        signed: NamedDependency[SignedIn],
        people: NamedDependency[People],
    ) -> None:
        """Sign one of them out."""
        await people.revoke(signed, session_id)


# Details ------------------------------------------------------------------------------------


async def come_in(
    signed: SignedIn,
    people: People,
    cookie: SessionCookie,
    status: int = 201,
    known: Cookie | None = None,
) -> Response[Me]:
    """Oneself as an answer, with the cookie of the session, and that of a browser one knows."""
    profile = await people.profile(signed.person)
    kept = [cookie.holding(signed.token, people.lifetime(signed.person))]
    cookies = kept if known is None else [*kept, known]
    return Response(shown(profile, signed, cookie), status_code=status, cookies=cookies)


def known_to_program(profile: Profile) -> Me:
    """Oneself for a token: it needs no cookie and no proof, and where the owner gets mail is
    nothing that a program must know."""
    person = profile.person
    named = (person.id, person.name, person.guest, person.program, person.language, person.admin)
    return Me(*named, None, False, None, {}, profile.created, "")


def spend_letter(
    limits: Limits, request: Request[Any, Any, Any], purpose: Purpose, address: str
) -> None:
    """Count a letter for whoever asks for it and for the mailbox it goes to, known or not."""
    signed = signed_in_of(request.scope)
    limits.spend("letter", address_of(request.scope), None if signed is None else signed.person.id)
    limits.spend_on("mailbox", f"{purpose} {address.lower()[:EMAIL_LENGTH]}")


def shown(profile: Profile, signed: SignedIn, cookie: SessionCookie) -> Me:
    person = profile.person
    return Me(
        person.id,
        person.name,
        person.guest,
        person.program,
        person.language,
        person.admin,
        profile.email,
        profile.email_verified,
        profile.webhook,
        profile.preferences,
        profile.created,
        cookie.csrf(signed.token),
    )


def agent_of(request: Request[Any, Any, Any]) -> str:
    return request.headers.get("user-agent", "")
