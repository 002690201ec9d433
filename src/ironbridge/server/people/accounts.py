"""Guests and accounts: sign in, change, leave.

Names of accounts are public, and no two look alike. Nothing else tells whether an account exists:
a wrong password and an unknown name get the same answer after the same work, and whoever asks for
a new password is answered before anybody looks for the address.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence

from msgspec import UNSET
from sqlalchemy import or_, select, update
from sqlalchemy.exc import IntegrityError

from ironbridge.server.errors import Refused
from ironbridge.server.order.suspension import check_not_suspended
from ironbridge.server.people import personal_data
from ironbridge.server.people.links import Letters, Links
from ironbridge.server.people.looks import look
from ironbridge.server.people.model import (
    Changes,
    Person,
    Profile,
    SessionInfo,
    SignedIn,
    new_id,
    person_of,
)
from ironbridge.server.people.passwords import Passwords
from ironbridge.server.people.personal_data import PersonalDataJson
from ironbridge.server.people.sessions import Sessions
from ironbridge.server.people.tokens import Tokens, mark_as_program
from ironbridge.server.people.validation import (
    merged,
    name_key,
    sign_in_key,
    valid_email,
    valid_name,
    valid_webhook,
)
from ironbridge.server.settings import Settings
from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database
from ironbridge.server.words import server_words

LEAST_GUEST, GUESTS = 1000, 9000
"""The numbers of guests who gave no name. Two of them may have the same one."""
NAME_TRIES = 20


class People:
    """Everybody the server knows.

    `letters` are written where there is a mail server. `renamed` are called with a person's id and
    new name after it changed, `changed` with the id after anything did; `leaving` are awaited
    before a person is deleted, so that seats at running tables can be given up.
    """

    def __init__(
        self,
        database: Database,
        settings: Settings,
        now: Callable[[], int],
        passwords: Passwords | None = None,
        *,
        letters: Letters | None = None,
        renamed: Sequence[Callable[[str, str], None]] = (),
        changed: Sequence[Callable[[str], None]] = (),
        leaving: Sequence[Callable[[Person], Awaitable[None]]] = (),
    ) -> None:
        self._database = database
        self._now = now
        look("")  # reads its tables now, and not while somebody waits
        self._passwords = passwords or Passwords()
        self._letters = letters
        self._links = Links(settings.secret, settings.public_url, now)
        self._sessions = Sessions(
            database,
            now,
            settings.session_days,
            settings.guest_days,
            alone=not settings.channels,
        )
        self.tokens = Tokens(database, now)
        self._renamed = renamed
        self._changed = changed
        self._leaving = leaving

    # Coming in ---------------------------------------------------------------------------

    async def guest(self, name: str | None, language: str, agent: str = "") -> SignedIn:
        """A new person with only a name, which must not look like that of an account; who gives
        none gets one."""
        if name is None:
            return await self._come_in(await self._guest_name(language), language, agent)
        name = valid_name(name)
        await self._check_free(name)
        return await self._come_in(name, language, agent)

    async def register(
        self,
        name: str,
        password: str,
        language: str,
        agent: str = "",
        before: SignedIn | None = None,
    ) -> SignedIn:
        """A new account. A guest (`before`) becomes it, with all seats and history."""
        if before is not None and not before.person.guest:
            raise Refused("not-a-guest")
        name = valid_name(name)
        await self._check_free(name)
        hashed = await self._passwords.hash(password, [name])
        try:
            if before is None:
                return await self._come_in(name, language, agent, hashed)
            return await self._settle(before.person, name, hashed, agent)
        except IntegrityError:
            raise Refused("name-taken") from None

    async def sign_in(
        self, name: str, password: str, agent: str = "", before: SignedIn | None = None
    ) -> SignedIn:
        """A new session of an account; the session the browser had `before` ends."""
        row = await self._row_by_key(sign_in_key(name))
        stored = None if row is None else row.password
        if not await self._passwords.verify(stored, password) or row is None or stored is None:
            raise Refused("wrong-name-or-password")
        async with self._database.session() as session:
            await check_not_suspended(session, row, self._now())
        if self._passwords.is_dated(stored):
            await self._store_password(row.id, await self._passwords.hash_again(password))
        async with self._database.session() as session, session.begin():
            signed = self._sessions.add(session, person_of(row), agent)
        if before is not None:
            await self.sign_out(before)
        return signed

    async def sign_out(self, signed: SignedIn) -> None:
        """End the session of this browser; it may have ended already."""
        try:
            await self._sessions.end(signed.person.id, signed.session)
        except Refused as refused:
            if refused.code != "no-such-session":
                raise

    # Asking ------------------------------------------------------------------------------

    async def by_cookie(self, token: str) -> Person | None:
        """Who has this secret in the cookie."""
        signed = await self.signed_in(token)
        return None if signed is None else signed.person

    async def signed_in(self, token: str) -> SignedIn | None:
        """The same with the session."""
        return await self._sessions.find(token)

    async def still_signed_in(self, signed: SignedIn) -> SignedIn | None:
        """The same as it is now, for a browser or a program; None when it was ended."""
        if signed.rights is None:
            return await self._sessions.find(signed.token)
        return await self.tokens.find(signed.token)

    async def get(self, person: str) -> Person | None:
        """A person by id; one who was deleted has the name "deleted"."""
        async with self._database.session() as session:
            row = await session.get(schema.Person, person)
        return None if row is None else person_of(row)

    async def names(self, persons: Iterable[str]) -> dict[str, str]:
        """The names of several persons by id."""
        query = select(schema.Person.id, schema.Person.name)
        async with self._database.session() as session:
            rows = await session.execute(query.where(schema.Person.id.in_(set(persons))))
            return {row.id: row.name for row in rows}

    async def profile(self, person: Person) -> Profile:
        row = await self._row(person)
        verified = row.email_verified is not None
        return Profile(
            person_of(row), row.email, verified, row.webhook, row.preferences, row.created
        )

    def lifetime(self, person: Person) -> int:
        """How long a session of the person lives after its last use, in milliseconds."""
        return self._sessions.lifetime(person)

    async def sessions(self, signed: SignedIn) -> list[SessionInfo]:
        return await self._sessions.listed(signed)

    async def revoke(self, signed: SignedIn, session_id: str) -> None:
        """End one of the person's own sessions."""
        await self._sessions.end(signed.person.id, session_id)

    # Changing ----------------------------------------------------------------------------

    async def change(self, signed: SignedIn, changes: Changes) -> Profile:
        """All the changes, or none when one of them is invalid."""
        person = signed.person
        row = await self._row(person)
        values = await self._new_values(row, changes)
        try:
            async with self._database.session() as session, session.begin():
                if values:
                    chosen = update(schema.Person).where(schema.Person.id == person.id)
                    await session.execute(chosen.values(values))
                if "password" in values:
                    await self._sessions.end_all(session, person.id, but=signed.session)
                    await self.tokens.end_all(session, person.id)
                    await self._links.forget(session, person.id, "reset")
        except IntegrityError:
            raise Refused("name-taken") from None
        finally:
            self._forget(person.id)
        if "name" in values:
            self._tell_name(person.id, str(values["name"]))
        if "email" in values:
            self._write_about_address(row, values["email"])
        return await self.profile(person)

    async def become_program(self, signed: SignedIn, password: str) -> Profile:
        """From now on a program plays in this name."""
        row = await self._row(signed.person)
        if row.password is None:
            raise Refused("program-guest")
        await self._check_password(row, password)
        if not row.program:
            async with self._database.session() as session, session.begin():
                await mark_as_program(session, row)
            self._forget(row.id)
        return await self.profile(signed.person)

    async def export(self, signed: SignedIn) -> PersonalDataJson:
        """All data of a person, as JSON."""
        async with self._database.session() as session:
            return await personal_data.export(session, signed.person.id)

    async def delete(self, signed: SignedIn, password: str | None) -> None:
        """Erase a person. The id stays, so that the records of others stay whole."""
        person = signed.person
        row = await self._row(person)
        if row.password is not None:
            await self._check_password(row, password)
        for give_up in self._leaving:
            await give_up(person)
        async with self._database.session() as session, session.begin():
            await self._sessions.end_all(session, person.id)
            await self._links.forget(session, person.id)
            name = await personal_data.erase(session, person.id, self._now())
        self._forget(person.id)
        self._tell_name(person.id, name)

    def forget(self, person: str) -> None:
        """A person's sessions were ended by somebody else: ask the database about them again."""
        self._forget(person)

    def close(self) -> None:
        self._sessions.close()
        self._passwords.close()

    # Addresses and new passwords ---------------------------------------------------------

    def expect_mail(self) -> Letters:
        """What writes letters; Refused when this server sends none."""
        if self._letters is None or not self._letters.ready:
            raise Refused("no-mail")
        return self._letters

    async def verify_again(self, signed: SignedIn) -> None:
        """Send the link that verifies a person's address once more."""
        row = await self._row(signed.person)
        if row.email is None:
            raise Refused("no-address")
        if row.email_verified is None:
            self.expect_mail().verify(row.id, row.email)

    async def verify(self, secret: str) -> None:
        """Somebody followed the link in a letter: the address is theirs."""
        async with self._database.session() as session, session.begin():
            row = await self._links.use(session, "verify", secret)
            row.email_verified = self._now()

    def ask_for_reset(self, email: str) -> None:
        """Write to an address how to choose a new password, if an account has it. Whether one has
        is looked up later, so that nothing here tells."""
        self.expect_mail().reset(valid_email(email))

    async def reset(self, secret: str, password: str) -> str:
        """A new password for the person of a link, who must sign in anew everywhere; returns the
        folded name."""
        async with self._database.session() as session:
            row = await self._links.look_up(session, "reset", secret)
        hashed = await self._passwords.hash(password, words_about(row))
        async with self._database.session() as session, session.begin():
            row = await self._links.use(session, "reset", secret)
            if row.name_key is None:
                raise Refused("bad-link")
            row.password = hashed
            await self._links.forget(session, row.id, "reset")
            await self._sessions.end_all(session, row.id)
            await self.tokens.end_all(session, row.id)
        self._forget(row.id)
        return row.name_key

    # Details -----------------------------------------------------------------------------

    async def _come_in(
        self, name: str, language: str, agent: str, hashed: str | None = None
    ) -> SignedIn:
        row = schema.Person(
            id=new_id(),
            name=name,
            name_key=None if hashed is None else name_key(name),
            name_look=None if hashed is None else look(name),
            password=hashed,
            language=language,
            admin=False,
            preferences={},
            created=self._now(),
        )
        async with self._database.session() as session, session.begin():
            session.add(row)
            await session.flush()
            return self._sessions.add(session, person_of(row), agent)

    async def _guest_name(self, language: str) -> str:
        """A name for somebody who gave none, and that no account has chosen."""
        for _ in range(NAME_TRIES):
            number = LEAST_GUEST + secrets.randbelow(GUESTS)
            # As text: in a number, languages set thousands apart.
            name = valid_name(server_words(language).text("guest-name", number=str(number)))
            try:
                await self._check_free(name)
            except Refused:
                continue
            return name
        raise Refused("name-taken")

    async def _settle(self, guest: Person, name: str, hashed: str, agent: str) -> SignedIn:
        """Make a guest an account. The secret in the cookie changes with the person's rights."""
        still_guest = (schema.Person.id == guest.id, schema.Person.password.is_(None))
        values = {
            "name": name,
            "name_key": name_key(name),
            "name_look": look(name),
            "password": hashed,
        }
        changed = update(schema.Person).where(*still_guest, schema.Person.deleted.is_(None))
        async with self._database.session() as session, session.begin():
            settled = await session.execute(changed.values(values).returning(schema.Person.id))
            if settled.scalar_one_or_none() is None:
                raise Refused("not-a-guest")
            await self._sessions.end_all(session, guest.id)
            account = Person(guest.id, name, False, guest.language, guest.admin)
            signed = self._sessions.add(session, account, agent)
        self._forget(guest.id)
        self._tell_name(guest.id, name)
        return signed

    async def _new_values(self, row: schema.Person, changes: Changes) -> dict[str, object]:
        values: dict[str, object] = {}
        if changes.name is not UNSET and changes.name != row.name:
            values |= await self._new_name(row, changes.name)
        if changes.language is not UNSET:
            values["language"] = changes.language
        if changes.email is not UNSET and (changes.email or None) != row.email:
            values["email"] = valid_email(changes.email) if changes.email else None
            values["email_verified"] = None
        # Whoever has the address can choose a new password: a browser left open is not enough.
        if row.password is not None and (changes.password is not UNSET or "email" in values):
            await self._check_password(row, changes.current_password or None)
        if changes.webhook is not UNSET:
            values["webhook"] = valid_webhook(changes.webhook) if changes.webhook else None
        if changes.preferences is not UNSET:
            values["preferences"] = merged(row.preferences, changes.preferences)
        if changes.password is not UNSET:
            if row.password is None:
                raise Refused("wrong-password")  # a guest makes an account instead
            values["password"] = await self._passwords.hash(changes.password, words_about(row))
        return values

    async def _new_name(self, row: schema.Person, text: str) -> dict[str, object]:
        name = valid_name(text)
        if row.password is None:
            await self._check_free(name)
            return {"name": name}
        key = name_key(name)
        if key == row.name_key:  # only written differently
            return {"name": name}
        await self._check_free(name, but=row.id)
        return {"name": name, "name_key": key, "name_look": look(name)}

    def _write_about_address(self, before: schema.Person, address: object) -> None:
        if self._letters is None or not self._letters.ready:
            return
        if address is not None:
            self._letters.verify(before.id, str(address))
        if before.email is not None and before.email_verified is not None:
            self._letters.moved(before.id, before.email)

    async def _check_password(self, row: schema.Person, password: str | None) -> None:
        """Refused unless this is the person's password. A guest has none."""
        if not await self._passwords.verify(row.password, password or ""):
            raise Refused("wrong-password")

    async def _check_free(self, name: str, but: str = "") -> None:
        """Refused when an account has this name, or one that looks like it."""
        same = or_(schema.Person.name_key == name_key(name), schema.Person.name_look == look(name))
        others = select(schema.Person.id).where(same, schema.Person.id != but)
        async with self._database.session() as session:
            if await session.scalar(others.limit(1)) is not None:
                raise Refused("name-taken")

    async def _row(self, person: Person) -> schema.Person:
        async with self._database.session() as session:
            row = await session.get(schema.Person, person.id)
        if row is None or row.deleted is not None:
            raise Refused("sign-in-needed")
        return row

    async def _row_by_key(self, key: str | None) -> schema.Person | None:
        query = select(schema.Person).where(schema.Person.name_key == (key or ""))
        async with self._database.session() as session:
            return await session.scalar(query)

    async def _store_password(self, person: str, hashed: str) -> None:
        stored = update(schema.Person).where(schema.Person.id == person).values(password=hashed)
        async with self._database.session() as session, session.begin():
            await session.execute(stored)

    def _forget(self, person: str) -> None:
        """What is remembered of a person is no longer true."""
        self._sessions.forget(person)
        self.tokens.forget(person)
        for forget in self._changed:
            forget(person)

    def _tell_name(self, person: str, name: str) -> None:
        for tell in self._renamed:
            tell(person, name)


def words_about(row: schema.Person) -> list[str]:
    """What anybody may know of a person, and would try as the password."""
    return [row.name, *([row.email.partition("@")[0]] if row.email else [])]
