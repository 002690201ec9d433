"""Nothing hidden leaves the server: every byte sent to every kind of client is checked.

Each game is played over HTTP and WebSocket beside an own replay (knowledge.py). All that is sent
is compared with what its reader may know; and now and then the hidden part of the running table
is exchanged for another that the reader cannot tell from it: every answer must stay the same,
byte for byte. That the test finds leaks is tested too, on servers that are made to leak.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from ironbridge import registry
from ironbridge.server.settings import Settings
from ironbridge.server.tables import looking, shown
from ironbridge.server.tables.model import LiveTable, LogEntry
from ironbridge.server.tables.shown import TableUpdate, TableView
from tests.server.club import STONES
from tests.server.fake_clock import FakeClock
from tests.server.knowledge import Truth, Twin
from tests.server.served import Served, serving
from tests.server.witness import Witness, whole

pytestmark = pytest.mark.anyio

SECRET_KEYS = (b'"seed"', b'"deck"', b'"chance"', b'"invite"')
SAMPLES = 5
"""Positions of a game in which everything is asked, with the true and another hidden part."""
ALL_GAMES = {**registry.GAMES, **STONES}
"""Every game of the house, and one with sealed choices."""
CASES = [
    (game, seats)
    for game in ALL_GAMES
    for seats in (registry.game(game).seat_counts if game in registry.GAMES else (2, 3))
]
PASSING = {"brass-birmingham": {"event-card"}}
"""Events of something that everybody sees for a moment: the position after the move may not show
it any more. A card is discarded face up, and with the last one of an era all are shuffled."""
UPDATE_KEYS = set(TableUpdate.__struct_fields__)
TABLE_KEYS = set(TableView.__struct_fields__)


class Leak(AssertionError):
    """Somebody was told what they may not know."""


@pytest.fixture
async def served(
    settings: Settings, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Served]:
    monkeypatch.setattr(registry, "GAMES", ALL_GAMES)
    # The same game always; and what is imagined for a reader, such as a hint, must then depend
    # on nothing but what the reader knows.
    monkeypatch.setattr(secrets, "randbelow", lambda below: 98_765_432_101 % below)
    async with serving(settings, clock) as opened:
        opened.house.tables.wakers.clear()  # only the test decides who moves
        yield opened


# A table with all kinds of clients ----------------------------------------------------------


class Sitting:
    """One table, its true game, and everybody who looks at it."""

    def __init__(self, served: Served, table: LiveTable, witnesses: list[Witness]) -> None:
        self.served = served
        self.table = table
        self.witnesses = witnesses
        self.truth = Truth.begin(table.game, table.seat_count, table.seed, table.options)
        self.chance = Random(f"{table.game.name} {table.seat_count}")
        self.passing = PASSING.get(table.game.name, set())
        self.foreseen = 0
        """News whose events were compared with those of a twin."""
        self.secrets = [str(table.seed).encode(), table.invite.encode(), *SECRET_KEYS]

    @classmethod
    async def begin(cls, served: Served, game: str, seats: int) -> Sitting:
        players = [await served.player(f"Player {seat}") for seat in range(seats)]
        leaver, guest = await served.player("Leaver"), await served.player("Guest")
        form = [{"who": "me"}] + [{"who": "open"}] * (seats - 1)
        opened = await players[0].post("/api/tables", game=game, seats=form)
        path = f"/api/tables/{opened['id']}"
        await leaver.post(f"{path}/join", seat=1)
        await leaver.post(f"{path}/leave")
        for player in players[1:]:
            await player.post(f"{path}/join")
        await players[0].post(f"{path}/start")
        witnesses = [Witness(player, "seat", seat) for seat, player in enumerate(players)]
        witnesses += [
            Witness(leaver, "past player", None),
            Witness(guest, "guest", None),
            Witness(await served.player(), "stranger", None),
        ]
        table = await served.house.tables.get(opened["id"])
        assert len(str(table.seed)) > 6, "a short seed would be found by coincidence"
        sitting = cls(served, table, witnesses)
        for witness in witnesses:
            await witness.watch(table.id)
        sitting.check_received()
        return sitting

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table.id}"

    async def close(self) -> None:
        for witness in self.witnesses:
            await witness.close()

    # Playing -----------------------------------------------------------------------------

    async def play(self, plies: int) -> None:
        """So many random moves, or to the end."""
        for _ in range(plies):
            if self.truth.state.over:
                return
            await self.move()

    async def move(self) -> None:
        truth, number = self.truth, self.truth.number
        seat = self.chance.choice(truth.state.deciders)
        move = self.chance.choice(truth.state.legal(seat))
        marks = [len(witness.frames) for witness in self.witnesses]
        truth.play(move, seat)
        await self.post(seat, number, move.text)
        for witness, mark in zip(self.witnesses, marks, strict=True):
            update = await witness.until(mark, "entries", number + 1)
            update.pop("type")
            self.check_update(witness, update)
        self.check_received()

    async def post(self, seat: int, number: int, text: str) -> None:
        witness = self.witnesses[seat]
        if self.table.seats[seat].bot is not None:
            await self.served.house.tables.post_bot(self.table.id, number, seat, text)
            return
        form = {"number": number, "move": text, "seat": seat}
        answer = await witness.ask("POST", f"{self.path}/moves", **form)
        assert answer.status_code == 201, answer.text
        self.check_update(witness, answer.json())

    async def resign(self, seat: int) -> None:
        marks = [len(witness.frames) for witness in self.witnesses]
        self.truth.pass_by()
        await self.witnesses[seat].ask("POST", f"{self.path}/resign", seat=seat)
        for witness, mark in zip(self.witnesses, marks, strict=True):
            await witness.until(mark, "snapshot")
        self.check_received()

    # What may be known -------------------------------------------------------------------

    def check_update(self, witness: Witness, update: dict[str, Any]) -> None:
        """News: nothing but these fields, each as the replay has it."""
        truth = self.truth
        must(update.keys() == UPDATE_KEYS, witness, f"the fields {sorted(update)}")
        must(update["number"] == truth.number, witness, "the number of another moment")
        must(update["plies"] == len(truth.steps), witness, "another number of moves")
        self.check_entries(witness, update["entries"])
        if truth.state.over:
            return  # all is open now
        must(update["deciders"] == list(truth.state.deciders), witness, "other deciders")
        must(update["result"] is None, witness, "a result before the end")
        self.check_views(witness, update["views"], truth.number)

    def check_views(self, witness: Witness, views: dict[str, Any], number: int) -> None:
        """Only the own view, as it was when the log had so many entries."""
        key = shown.SPECTATOR if witness.seat is None else str(witness.seat)
        must(views.keys() == {key}, witness, f"the views of {sorted(views)}")
        expected = self.truth.view(witness.seat, number)
        differ = [name for name in expected if views[key].get(name) != expected[name]]
        must(views[key] == expected, witness, f"a view that differs in {differ}")

    def check_entries(self, witness: Witness, entries: list[dict[str, Any]]) -> None:
        over = self.truth.state.over
        hidden = set() if over else self.truth.hidden(witness.seat)
        for entry in entries:
            told, number = (entry["text"], entry["events"]), entry["number"]
            if number in hidden:
                must(told == ("", []), witness, f"the sealed choice {told}")
                continue
            foreseen = self.truth.told.get(number, {}).get(witness.seat)
            if foreseen is not None and not entry["sealed"]:
                self.foreseen += 1
                lasting = [e for e in told[1] if e.get("key") not in self.passing]
                expected = [e for e in foreseen if e.get("key") not in self.passing]
                must(lasting == expected, witness, f"the events {told[1]}")

    def check_received(self) -> None:
        """Whatever came since the last time: no secret and no hidden list anywhere in it."""
        for witness in self.witnesses:
            received, witness.received = witness.received, []
            if self.truth.state.over:
                continue
            for data in received:
                for secret in (*self.secrets, *self.truth.canaries(witness.seat)):
                    must(secret not in data, witness, f"the secret {secret!r}")

    # Everything that can be asked ---------------------------------------------------------

    async def check_answers(self) -> None:
        """Ask for everything, in the true game and in a twin of it."""
        for witness in self.witnesses:
            await self.check_past(witness)
            twin = self.truth.twin(witness.seat)
            told = await self.answers(witness)
            with exchanged(self.table, twin):
                told_of_twin = await self.answers(witness)
            for question, answer in told.items():
                other = told_of_twin[question]
                must(answer == other, witness, f"at {question}:\n{answer!r}\n{other!r}")
        self.check_received()

    async def answers(self, witness: Witness) -> dict[str, object]:
        """All that this client can get out of the server now, by the question."""
        told: dict[str, object] = {}
        for method, path, form in self.questions(witness):
            told[f"{method} {path} {form}"] = whole(await witness.ask(method, path, **form))
        for since in (None, max(0, self.truth.number - 3)):
            frames = await witness.look(self.table.id, since)
            for message in frames:
                must(message.keys() <= {"type", "table", *UPDATE_KEYS}, witness, "other fields")
                if message["type"] == "snapshot":
                    self.check_snapshot(witness, message["table"])
            told[f"watch since {since}"] = frames
        return told

    def questions(self, witness: Witness) -> Iterator[tuple[str, str, dict[str, Any]]]:
        truth, path = self.truth, self.path
        for part in ("", "/record", "/record?format=json", "/chat", "/note", "/prepared"):
            yield "GET", path + part, {}
        for other in ("/api/tables", "/api/tables?mine=true", "/api/me", "/api/me/decisions"):
            yield "GET", other, {}
        yield "GET", "/api/me/export", {}
        moves = [self.some(truth.state.game.moves).text for _ in range(3)]
        for text in moves:
            for seat in range(truth.state.seats):
                yield "GET", f"{path}/why?move={text}&seat={seat}", {}
        illegal = [
            move.text
            for move in truth.state.game.moves
            if witness.seat is None or move not in truth.state.legal(witness.seat)
        ]
        for text in illegal[:: max(1, len(illegal) // 3)]:
            yield "POST", f"{path}/moves", {"number": truth.number, "move": text}
        for number in {truth.number + 1, max(truth.number - 1, 0)} - {truth.number}:
            yield "POST", f"{path}/moves", {"number": number, "move": moves[0]}
        yield "GET", f"{path}/tree?depth=2", {}
        legal = [] if witness.seat is None else truth.state.legal(witness.seat)
        for move in legal[:: max(1, len(legal) // 3)]:
            yield "POST", f"{path}/preview", {"number": truth.number, "moves": [move.text]}
        yield "POST", f"{path}/hint", {}
        yield "POST", f"{path}/analysis", {}

    def some(self, moves: Any) -> Any:
        """Always the same choice at the same moment: a question is asked twice."""
        return Random(f"{self.truth.number} {len(moves)}").choice(moves)

    async def check_past(self, witness: Witness) -> None:
        """Earlier positions are what one saw then; older entries are what one was told then."""
        for ply in {0, len(self.truth.steps) // 2, len(self.truth.steps)}:
            answer = (await witness.ask("GET", f"{self.path}/positions/{ply}")).json()
            must(answer.keys() == {"table", "ply", "plies", "views", "position"}, witness, "more")
            must(answer["position"] is None, witness, "a complete position")
            number = self.truth.views_at.index(ply)
            self.check_views(witness, answer["views"], number)
        for message in await witness.look(self.table.id, since=0):
            if message["type"] == "entries":
                self.check_entries(witness, message["entries"])

    def check_snapshot(self, witness: Witness, table: dict[str, Any]) -> None:
        must(table.keys() == TABLE_KEYS, witness, f"the fields {sorted(table)}")
        self.check_views(witness, table["views"], self.truth.number)


def must(holds: bool, witness: Witness, what: str) -> None:
    if not holds:
        raise Leak(f"{witness} got {what}")


@contextmanager
def exchanged(table: LiveTable, twin: Twin) -> Iterator[None]:
    """The table with another hidden part; all that the game makes public stays."""
    kept = (table.state, table.seed, table.moves, table.recent)

    def other(entry: LogEntry) -> LogEntry:
        return replace(entry, text=twin.texts.get(entry.number, entry.text))

    table.state = twin.state.copy()
    table.seed += 1
    table.moves = [
        (seat, twin.texts.get(number, text))
        for (seat, text), number in zip(table.moves, table.numbers, strict=True)
    ]
    table.recent = [other(entry) for entry in table.recent]
    try:
        yield
    finally:
        table.state, table.seed, table.moves, table.recent = kept


# The games ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), CASES)
async def test_nobody_is_told_what_they_may_not_know(served: Served, game: str, seats: int) -> None:
    sitting = await Sitting.begin(served, game, seats)
    sampled = {0, 1, 2, *range(0, 400, 400 // SAMPLES)}
    while not sitting.truth.state.over:
        ply = len(sitting.truth.steps)
        if ply in sampled:
            await sitting.check_answers()
        if ply == seats + 1:
            await sitting.resign(seats - 1)
        await sitting.move()
    assert sitting.table.status == "over"
    assert sitting.foreseen > len(sitting.truth.steps), "too few news were compared"
    await sitting.close()


async def test_a_private_table_is_not_there_for_others(served: Served) -> None:
    """What an outsider gets is the same as for a table that does not exist."""
    owner, guest = await served.player("Owner"), await served.player("Guest")
    seats = [{"who": "me"}, {"who": "me"}]
    table = (await owner.post("/api/tables", game="stones", seats=seats, public=False))["id"]
    await owner.post(f"/api/tables/{table}/start")
    nowhere = "x" * len(table)
    asked: tuple[tuple[str, str, dict[str, Any]], ...] = (
        ("GET", "", {}),
        ("GET", "/record", {}),
        ("GET", "/record?format=json", {}),
        ("GET", "/positions/0", {}),
        ("GET", "/chat", {}),
        ("GET", "/note", {}),
        ("GET", "/prepared", {}),
        ("GET", "/why?move=bid 1", {}),
        ("POST", "/moves", {"number": 0, "move": "bid 1"}),
        ("POST", "/undo", {"number": 0}),
        ("POST", "/chat", {"text": "Hello"}),
        ("GET", "/tree", {}),
        ("POST", "/preview", {"number": 0, "moves": ["bid 1"]}),
        ("POST", "/hint", {}),
        ("POST", "/analysis", {}),
        ("POST", "/resign", {}),
        ("POST", "/return", {}),
        ("POST", "/join", {}),
        ("POST", "/leave", {}),
        ("POST", "/start", {}),
        ("POST", "/invite", {}),
        ("POST", "/rematch", {}),
        ("POST", "/proposals", {"number": 0, "kind": "abandon"}),
    )
    for outsider in (
        Witness(guest, "guest", None),
        Witness(await served.player(), "stranger", None),
    ):
        for method, path, form in asked:
            there = whole(await outsider.ask(method, f"/api/tables/{table}{path}", **form))
            absent = whole(await outsider.ask(method, f"/api/tables/{nowhere}{path}", **form))
            must(there.replace(table.encode(), nowhere.encode()) == absent, outsider, path)
        listing = await outsider.ask("GET", "/api/tables")
        must(table not in listing.text, outsider, "the id of a private table")
        wire = await outsider.player.wire()
        for one in (table, nowhere):
            answer = await wire.watch(one)
            assert answer["error"] == "no-such-table"


# The test of the test -----------------------------------------------------------------------


def view_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    true_views = shown.views

    def views(table: LiveTable, state: Any, own: Any) -> dict[str, Any]:
        found = true_views(table, state, own)
        return {
            key: state.view((int(key) + 1) % 2) if key.isdigit() else found[key] for key in found
        }

    monkeypatch.setattr(shown, "views", views)


def seed_in_the_title(monkeypatch: pytest.MonkeyPatch) -> None:
    true_snapshot = shown.snapshot

    def snapshot(table: LiveTable, *rest: Any) -> TableView:
        return msgspec.structs.replace(true_snapshot(table, *rest), title=str(table.seed))

    monkeypatch.setattr(shown, "snapshot", snapshot)


def digest_in_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """No secret itself, only something made of it: a player could try out all hands."""
    true_record = looking.open_record

    def open_record(table: LiveTable, person: str | None) -> Any:
        assert table.state is not None
        return {**true_record(table, person), "digest": table.state.digest()}

    monkeypatch.setattr(looking, "open_record", open_record)


def digest_in_the_events(monkeypatch: pytest.MonkeyPatch) -> None:
    true_entry = shown.entry_shown

    def entry_shown(table: LiveTable, entry: LogEntry, own: Any) -> Any:
        assert table.state is not None
        found = true_entry(table, entry, own)
        return msgspec.structs.replace(found, events=[*found.events, {"now": table.state.digest()}])

    monkeypatch.setattr(shown, "entry_shown", entry_shown)


def sealed_choices_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown, "is_sealed", lambda table, number: False)


def whole_past_position(monkeypatch: pytest.MonkeyPatch) -> None:
    true_at = looking.LookDesk.at

    async def at(self: Any, *asked: Any, **more: Any) -> Any:
        found = await true_at(self, *asked, **more)
        table = await self.get(asked[1])
        return msgspec.structs.replace(found, position=table.state.to_json())

    monkeypatch.setattr(looking.LookDesk, "at", at)


def answers_for_other_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Why a move of another seat is not legal tells what that seat holds."""

    async def own_seats(self: Any, person: Any, table: LiveTable, seat: int | None = None) -> Any:
        return [0 if seat is None else seat]

    monkeypatch.setattr(looking.LookDesk, "own_seats", own_seats)


LEAKS = [
    (view_of_another, "brass-birmingham"),
    (seed_in_the_title, "brass-birmingham"),
    (digest_in_the_record, "brass-birmingham"),
    (digest_in_the_events, "brass-birmingham"),
    (whole_past_position, "brass-birmingham"),
    (answers_for_other_seats, "brass-birmingham"),
    (sealed_choices_open, "stones"),
]


@pytest.mark.parametrize(("leak", "game"), LEAKS)
async def test_a_server_that_leaks_is_caught(
    served: Served,
    monkeypatch: pytest.MonkeyPatch,
    leak: Callable[[pytest.MonkeyPatch], None],
    game: str,
) -> None:
    leak(monkeypatch)
    with pytest.raises(Leak):
        await a_short_sitting(served, game)


async def a_short_sitting(served: Served, game: str) -> None:
    sitting = await Sitting.begin(served, game, 2)
    for plies in (1, 3):
        await sitting.play(plies)
        await sitting.check_answers()
