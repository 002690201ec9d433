"""Where table news and connected clients meet.

Tables tell the hub what happened (tables.announcer); it makes one message for each kind of viewer
and puts it into the outboxes of all who watch. It never waits for a client. A client that falls
behind gets a fresh snapshot instead, when it reads again (looks.py).
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Collection, Sequence

from ironbridge.server.error_responses import failure
from ironbridge.server.errors import Refused
from ironbridge.server.live import messages
from ironbridge.server.live.channels import Channel
from ironbridge.server.live.heartbeats import Heartbeats
from ironbridge.server.live.looks import Looks
from ironbridge.server.live.peers import Peers
from ironbridge.server.live.presence import Presence
from ironbridge.server.live.socket import (
    GOING_DOWN,
    MOST_TABLES,
    SIGNED_OUT,
    TOO_MANY,
    Client,
    Watch,
)
from ironbridge.server.metrics import ACCEPTED, Metrics
from ironbridge.server.people.accounts import People
from ironbridge.server.people.model import Person, Right
from ironbridge.server.security import Limits
from ironbridge.server.security.address import household
from ironbridge.server.storage.database import Database
from ironbridge.server.tables import table_view
from ironbridge.server.tables.model import LiveTable, LogEntry
from ironbridge.server.tables.services import TableServices
from ironbridge.server.tables.table_view import ChatShown

MOST_CONNECTIONS = 20
"""Of one person: each tab of a browser has one."""
MOST_STRANGERS = 60
"""Of strangers from one address."""
REPLAY_COST = 10
"""A log that must be replayed for a client counts as so many requests."""
TOLD_BY_ENTRIES = ("move", "undo")
"""Kinds of entries that change nothing but what an update holds; others change seats."""


class Hub:
    """All clients of this process, by the tables they watch."""

    def __init__(
        self,
        database: Database,
        tables: TableServices,
        people: People,
        limits: Limits,
        channel: Channel,
        metrics: Metrics,
        now: Callable[[], int],
        largest_message: int,
        connections_per_address: int,
    ) -> None:
        self._store = tables.store
        self._play = tables.play
        self._chat = tables.chat
        self._people = people
        self._limits = limits
        self._metrics = metrics
        self.now = now
        self.largest_message = largest_message
        self._most_at_address = connections_per_address
        self.clients: set[Client] = set()
        self._open: Counter[str] = Counter()
        """Connections by what they are counted by: people, strangers, addresses."""
        self._watching: dict[str, dict[Client, Watch]] = {}
        self.presence = Presence(secrets.token_hex(6), now)
        self.peers = Peers(self, tables.store, tables.premoves, channel)
        self.heartbeats = Heartbeats(self, database)
        self.looks = Looks(self, tables)

    @property
    def alive(self) -> bool:
        """Whether news reaches the other processes."""
        return self.peers.alive

    async def open(self) -> None:
        await self.peers.open()
        self.heartbeats.begin()

    async def close(self) -> None:
        """Tell all clients to connect again, here or to another process."""
        for client in list(self.clients):
            client.end(GOING_DOWN)
        await self.looks.close()
        await self.heartbeats.end()
        await self.peers.close()

    # What tables tell --------------------------------------------------------------------

    def announce(self, table: LiveTable, entries: Sequence[LogEntry]) -> None:
        self.tell(table, entries)

    def say(self, table: LiveTable, chat: ChatShown) -> None:
        self.tell_chat(table.id, chat)

    def tell(self, table: LiveTable, entries: Sequence[LogEntry]) -> None:
        """Put the news into the outboxes of everybody who watches here."""
        made: dict[tuple[int, ...], bytes] = {}
        # One that was sealed and opened within these entries is told once, as it is now.
        numbers = {entry.number: entry for entry in entries}
        entries = list(numbers.values())
        seats_changed = any(entry.kind not in TOLD_BY_ENTRIES for entry in entries)
        for client, watch in self.watching(table.id).items():
            if not entries or client.outbox.debt(table.id):
                self.owe(client, watch, table.id)
            elif max(numbers) < watch.next:
                continue  # a snapshot made in the meantime contains it
            elif seats_changed or watch.lobby or watch.next not in numbers:
                self.owe(client, watch, table.id)
            else:
                own = tuple(table.seats_of(None if watch.person is None else watch.person.id))
                if own not in made:
                    made[own] = self.update(table, own, entries)
                watch.next = table.number
                self._put(client, table.id, made[own])

    def owe(self, client: Client, watch: Watch, table_id: str) -> None:
        """A fresh snapshot of a table, with the entries that the client has not been told."""
        if not client.outbox.debt(table_id):
            watch.resume = watch.next
        client.outbox.owe(table_id)

    def tell_chat(self, table_id: str, chat: ChatShown) -> None:
        """A line of chat, to everybody here who did not mute the speaker. One that was taken
        away replaces what still waits to be sent of it."""
        said = messages.Chat(table_id, chat)
        message = messages.encode(said)
        for client, watch in self.watching(table_id).items():
            if chat.removed:
                client.outbox.withdraw(table_id, messages.beginning(said))
            if chat.person not in watch.muted and not watch.quiet:
                self._put(client, table_id, message)

    def tell_all(self, table_id: str, message: bytes) -> None:
        """The same to everybody who watches a table here."""
        for client in self.watching(table_id):
            self._put(client, table_id, message)

    def watching(self, table_id: str) -> dict[Client, Watch]:
        return self._watching.get(table_id, {})

    def watched(self) -> Collection[str]:
        """The tables that somebody watches here."""
        return list(self._watching)

    # What people do elsewhere ------------------------------------------------------------

    def sign_out(self, person: str) -> None:
        """The sessions of a person have ended: so do their connections, in every process."""
        self.end_connections(person)
        self.peers.signed_out(person)

    def end_connections(self, person: str) -> None:
        """The same in this process only."""
        self._people.forget(person)
        for client in self._clients_of(person):
            client.end(SIGNED_OUT)

    def mutes_changed(self, person: str) -> None:
        """Somebody muted or unmuted others: they see all tables anew, in every process."""
        self.show_anew(person)
        self.peers.muted(person)

    def show_anew(self, person: str) -> None:
        """The same in this process only."""
        for client in self._clients_of(person):
            for table_id, watch in client.watches.items():
                self.owe(client, watch, table_id)

    def _clients_of(self, person: str) -> list[Client]:
        return [one for one in self.clients if one.person is not None and one.person.id == person]

    # What clients ask --------------------------------------------------------------------

    async def serve(self, client: Client) -> None:
        """Everything about one connection, until it ends."""
        bounds = self._bounds(client)
        self.clients.add(client)
        self._open.update(bounds.keys())
        if any(self._open[key] > most for key, most in bounds.items()):
            client.end(TOO_MANY)
        try:
            await client.run(self)
        finally:
            self.clients.discard(client)
            self._forget(bounds)
            for table_id in list(client.watches):
                self._unwatch(client, table_id)

    def wait_s(self, client: Client) -> float:
        """Count a message; returns how long to wait before it is looked at. While a client
        waits nothing more is read from it, so that too many messages cost nothing here."""
        person = client.person
        person_id = None if person is None else person.id
        return self._limits.reserve("request", client.address, person_id)

    async def check(self, client: Client) -> None:
        """Before anything is asked of a table: the session still lives."""
        if client.signed is not None:
            signed = await self._people.still_signed_in(client.signed)
            if signed is None:
                client.end(SIGNED_OUT)
                raise Refused("sign-in-needed")
            client.signed = signed
            client.language = signed.person.language

    async def do(self, client: Client, asked: messages.FromClient) -> messages.FromServer | None:
        """Do what a client asks; returns the answer, if there is one."""
        self._metrics.messages.labels(type(asked).__struct_config__.tag).inc()
        match asked:
            case messages.Watching():
                await self._watch(client, asked)
                return None if asked.id is None else messages.Accepted(asked.id, asked.table)
            case messages.Unwatching():
                self._unwatch(client, asked.table)
                return None if asked.id is None else messages.Accepted(asked.id, asked.table)
            case messages.Moving():
                # The answer is part of the change, so that it is sent together with the news.
                await self._store.changes.carry_out(self._move(client, asked))
                return None
            case messages.Chatting():
                self._spend("chat", client)
                check_right(client, "chat")
                person, watch = person_of(client), client.watches.get(asked.table)
                invite = None if watch is None else watch.invite
                await self._chat.say(person, asked.table, asked.text, invite, asked.phrase)
                return messages.Accepted(asked.id, asked.table)
            case messages.Pinging():
                return messages.Pong(asked.id)
            case messages.Answering():
                return None

    def gone(self, client: Client, table_id: str, refused: Refused) -> None:
        """A client may no longer see a table, or it is no longer there."""
        self._unwatch(client, table_id)
        why = failure(refused, client.language)
        client.outbox.answer(messages.encode(messages.Gone(table_id, why.error, why.message)))

    async def tell_presence(self, table_id: str) -> None:
        """To everybody but those who are owed a snapshot: it comes with who is here then."""
        here = self.who_is_here(await self._store.get(table_id))
        for client in self.watching(table_id):
            if not client.outbox.debt(table_id):
                self._put(client, table_id, here)

    def update(self, table: LiveTable, own: Sequence[int], entries: Sequence[LogEntry]) -> bytes:
        """What is new at a table, for a viewer with these seats."""
        return messages.encode(messages.Entries.of(table_view.update(table, own, entries)))

    def who_is_here(self, table: LiveTable) -> bytes:
        return messages.encode(messages.Present(table.id, self.presence.shown(table)))

    # Details -----------------------------------------------------------------------------

    def _bounds(self, client: Client) -> dict[str, int]:
        """What a connection is counted by, and how many there may be of each."""
        home = household(client.address)
        person = client.person
        at_home = {f"all at {home}": self._most_at_address}
        if person is None:
            return {f"strangers at {home}": MOST_STRANGERS} | at_home
        return {f"person {person.id}": MOST_CONNECTIONS} | at_home

    def _forget(self, counted: Collection[str]) -> None:
        for key in counted:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]

    async def _watch(self, client: Client, asked: messages.Watching) -> None:
        if len(client.watches) >= MOST_TABLES and asked.table not in client.watches:
            raise Refused("too-large")
        table = await self.looks.table(client.person, asked.table, asked.invite)
        if asked.since is not None and table.recent and asked.since < table.recent[0].number:
            for _ in range(REPLAY_COST):
                self._spend("request", client)
        self._unwatch(client, table.id)
        seated = client.person is not None and bool(table.seats_of(client.person.id))
        quiet = asked.quiet is True and not seated
        watch = Watch(client.person, asked.invite, asked.since, quiet=quiet)
        client.watches[table.id] = watch
        self._watching.setdefault(table.id, {})[client] = watch
        client.outbox.owe(table.id)
        if watch.announced is not None and self.presence.arrive(table.id, watch.announced):
            self.heartbeats.presence_changed(table.id)

    def _unwatch(self, client: Client, table_id: str) -> None:
        watch = client.watches.pop(table_id, None)
        if watch is None:
            return
        client.outbox.forget(table_id)
        watchers = self._watching[table_id]
        del watchers[client]
        if not watchers:
            del self._watching[table_id]
        if watch.announced is not None and self.presence.depart(table_id, watch.announced):
            self.heartbeats.presence_changed(table_id)

    async def _move(self, client: Client, asked: messages.Moving) -> None:
        try:
            self._spend("move", client)
            person = person_of(client)
            check_right(client, "play")
            await self._play.post(person, asked.table, asked.number, asked.move, asked.seat)
        except Refused as refused:
            self._metrics.moves.labels(refused.code).inc()
            raise
        self._metrics.moves.labels(ACCEPTED).inc()
        accepted = messages.Accepted(asked.id, asked.table, asked.number + 1)
        client.outbox.answer(messages.encode(accepted))

    def _put(self, client: Client, table_id: str, message: bytes) -> None:
        if not client.outbox.news(table_id, message):
            self._metrics.drops.inc()

    def _spend(self, action: str, client: Client) -> None:
        person = client.person
        self._limits.spend(action, client.address, None if person is None else person.id)


def check_right(client: Client, right: Right) -> None:
    if client.signed is not None:
        client.signed.check(right)


def person_of(client: Client) -> Person:
    if client.person is None:
        raise Refused("sign-in-needed")
    return client.person
