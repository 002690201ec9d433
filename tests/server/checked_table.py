"""A table with every kind of client, played beside a replay that knows what each may know.

Whatever any client is sent is compared with the replay (knowledge.py); `check_answers` asks for
everything twice, of the true game and of a twin that the client cannot tell from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any

from ironbridge.server.tables import table_view
from ironbridge.server.tables.model import LiveTable, LogEntry
from ironbridge.server.tables.table_view import TableUpdate, TableView
from tests.server.knowledge import Truth, Twin
from tests.server.observer import Observer, whole
from tests.server.served import Served

SECRET_KEYS = (b'"seed":', b'"deck":', b'"chance":', b'"invite":')
PASSING = {"brass-birmingham": {"event-card"}, "brass-lancashire": {"event-card"}}
"""Events of something that everybody sees for a moment: the position after the move may not show
it any more. A card is discarded face up, and with the last one of an era all are shuffled."""
UPDATE_KEYS = set(TableUpdate.__struct_fields__)
TABLE_KEYS = set(TableView.__struct_fields__)


class Leak(AssertionError):
    """Somebody was told something they may not know."""


class CheckedTable:
    """One table, its true game, and everybody who looks at it."""

    def __init__(self, served: Served, table: LiveTable, observers: list[Observer]) -> None:
        self.served = served
        self.table = table
        self.observers = observers
        self.truth = Truth.begin(table.game, table.seat_count, table.seed, table.options)
        self.chance = Random(f"{table.game.name} {table.seat_count}")
        self.passing = PASSING.get(table.game.name, set())
        self.foreseen = 0
        """News whose events were compared with those of a twin."""
        self.secrets = [str(table.seed).encode(), table.invite.encode(), *SECRET_KEYS]

    @classmethod
    async def begin(cls, served: Served, game: str, seats: int) -> CheckedTable:
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
        observers = [Observer(player, "seat", seat) for seat, player in enumerate(players)]
        observers += [
            Observer(leaver, "past player", None),
            Observer(guest, "guest", None),
            Observer(await served.player(), "stranger", None),
        ]
        table = await served.services.tables.store.get(opened["id"])
        assert len(str(table.seed)) > 6, "a short seed would be found by coincidence"
        checked = cls(served, table, observers)
        for observer in observers:
            await observer.watch(table.id)
        checked.check_received()
        return checked

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table.id}"

    async def close(self) -> None:
        for observer in self.observers:
            await observer.close()

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
        marks = [len(observer.frames) for observer in self.observers]
        truth.play(move, seat)
        await self.post(seat, number, move.text)
        for observer, mark in zip(self.observers, marks, strict=True):
            update = await observer.until(mark, "entries", number + 1)
            update.pop("type")
            self.check_update(observer, update)
        self.check_received()

    async def post(self, seat: int, number: int, text: str) -> None:
        observer = self.observers[seat]
        if self.table.seats[seat].bot is not None:
            await self.served.services.tables.play.post_bot(self.table.id, number, seat, text)
            return
        form = {"number": number, "move": text, "seat": seat}
        answer = await observer.ask("POST", f"{self.path}/moves", **form)
        assert answer.status_code == 201, answer.text
        self.check_update(observer, answer.json())

    async def resign(self, seat: int) -> None:
        marks = [len(observer.frames) for observer in self.observers]
        self.truth.pass_by()
        await self.observers[seat].ask("POST", f"{self.path}/resign", seat=seat)
        for observer, mark in zip(self.observers, marks, strict=True):
            await observer.until(mark, "snapshot")
        self.check_received()

    # What may be known -------------------------------------------------------------------

    def check_update(self, observer: Observer, update: dict[str, Any]) -> None:
        """News: nothing but these fields, each as the replay has it."""
        truth = self.truth
        must(update.keys() == UPDATE_KEYS, observer, f"the fields {sorted(update)}")
        must(update["number"] == truth.number, observer, "the number of another moment")
        must(update["plies"] == len(truth.steps), observer, "another number of moves")
        self.check_entries(observer, update["entries"])
        if truth.state.over:
            return  # all is open now
        must(update["deciders"] == list(truth.state.deciders), observer, "other deciders")
        must(update["result"] is None, observer, "a result before the end")
        self.check_views(observer, update["views"], truth.number)

    def check_views(self, observer: Observer, views: dict[str, Any], number: int) -> None:
        """Only one's own view, as it was when the log had so many entries."""
        key = table_view.SPECTATOR if observer.seat is None else str(observer.seat)
        must(views.keys() == {key}, observer, f"the views of {sorted(views)}")
        expected = self.truth.view(observer.seat, number)
        differ = [name for name in expected if views[key].get(name) != expected[name]]
        must(views[key] == expected, observer, f"a view that differs in {differ}")

    def check_entries(self, observer: Observer, entries: list[dict[str, Any]]) -> None:
        over = self.truth.state.over
        hidden = set() if over else self.truth.hidden(observer.seat)
        for entry in entries:
            told, number = (entry["text"], entry["events"]), entry["number"]
            if number in hidden:
                must(told == ("", []), observer, f"the sealed choice {told}")
                continue
            foreseen = self.truth.told.get(number, {}).get(observer.seat)
            if foreseen is not None and not entry["sealed"]:
                self.foreseen += 1
                lasting = [e for e in told[1] if e.get("key") not in self.passing]
                expected = [e for e in foreseen if e.get("key") not in self.passing]
                must(lasting == expected, observer, f"the events {told[1]}")

    def check_received(self) -> None:
        """Whatever came since the last time: no secret and no hidden list anywhere in it."""
        for observer in self.observers:
            received, observer.received = observer.received, []
            if self.truth.state.over or not received:
                continue
            secrets = (*self.secrets, *self.truth.canaries(observer.seat))
            for data in received:
                for secret in secrets:
                    must(secret not in data, observer, f"the secret {secret!r}")

    # Everything that can be asked ---------------------------------------------------------

    async def check_answers(self) -> None:
        """Ask for everything, in the true game and in a twin of it."""
        for observer in self.observers:
            await self.check_past(observer)
            twin = self.truth.twin(observer.seat)
            told = await self.answers(observer)
            with exchanged(self.table, twin):
                told_of_twin = await self.answers(observer)
            for question, answer in told.items():
                other = told_of_twin[question]
                must(answer == other, observer, f"at {question}:\n{answer!r}\n{other!r}")
        self.check_received()

    async def answers(self, observer: Observer) -> dict[str, object]:
        """All that this client can get out of the server now, by the question."""
        told: dict[str, object] = {}
        for method, path, form in self.questions(observer):
            told[f"{method} {path} {form}"] = whole(await observer.ask(method, path, **form))
        for since in (None, max(0, self.truth.number - 3)):
            frames = await observer.look(self.table.id, since)
            for message in frames:
                must(message.keys() <= {"type", "table", *UPDATE_KEYS}, observer, "other fields")
                if message["type"] == "snapshot":
                    self.check_snapshot(observer, message["table"])
            told[f"watch since {since}"] = frames
        return told

    def questions(self, observer: Observer) -> Iterator[tuple[str, str, dict[str, Any]]]:
        truth, path = self.truth, self.path
        for part in ("", "/record", "/record?format=json", "/chat", "/note", "/prepared"):
            yield "GET", path + part, {}
        for other in ("/api/tables", "/api/tables?mine=true", "/api/me", "/api/me/decisions"):
            yield "GET", other, {}
        yield "GET", "/api/me/export", {}
        moves = [self.some(truth.state.game.moves).text for _ in range(3)]
        for seat in range(truth.state.seats):
            # Of another seat nothing is told, whatever the move: one question shows whether it is.
            for text in moves if seat == observer.seat else moves[-1:]:
                yield "GET", f"{path}/why?move={text}&seat={seat}", {}
        illegal = [
            move.text
            for move in truth.state.game.moves
            if observer.seat is None or move not in truth.state.legal(observer.seat)
        ]
        tried = illegal[:: max(1, len(illegal) // 3)]
        for text in tried if observer.seat is not None else tried[:1]:
            yield "POST", f"{path}/moves", {"number": truth.number, "move": text}
        for number in {truth.number + 1, max(truth.number - 1, 0)} - {truth.number}:
            yield "POST", f"{path}/moves", {"number": number, "move": moves[0]}
        yield "GET", f"{path}/tree?depth=2", {}
        legal = [] if observer.seat is None else truth.state.legal(observer.seat)
        for move in legal[:: max(1, len(legal) // 3)]:
            yield "POST", f"{path}/preview", {"number": truth.number, "moves": [move.text]}
        yield "POST", f"{path}/hint", {}

    def some(self, moves: Any) -> Any:
        """Always the same choice at the same moment: a question is asked twice."""
        return Random(f"{self.truth.number} {len(moves)}").choice(moves)

    async def check_past(self, observer: Observer) -> None:
        """Earlier positions are what one saw then; older entries are what one was told then."""
        for ply in {0, len(self.truth.steps) // 2, len(self.truth.steps)}:
            answer = (await observer.ask("GET", f"{self.path}/positions/{ply}")).json()
            must(answer.keys() == {"table", "ply", "plies", "views", "position"}, observer, "more")
            must(answer["position"] is None, observer, "a complete position")
            number = self.truth.views_at.index(ply)
            self.check_views(observer, answer["views"], number)
        for message in await observer.look(self.table.id, since=0):
            if message["type"] == "entries":
                self.check_entries(observer, message["entries"])
        await self.check_analysis(observer)

    async def check_analysis(self, observer: Observer) -> None:
        """Only own decisions, each with the moves that were made; test_analysis.py has what the
        bots are told about them."""
        answer = await observer.ask("POST", f"{self.path}/analysis", count=4)
        if observer.seat is None:
            must(answer.status_code in (401, 403), observer, "the analysis of others")
        for judged in answer.json().get("decisions", []):
            must(judged["seat"] == observer.seat, observer, "the analysis of another seat")
            made = self.table.moves[judged["ply"] :][: len(judged["played"]["moves"])]
            must(
                made == [(observer.seat, text) for text in judged["played"]["moves"]],
                observer,
                "other moves",
            )

    def check_snapshot(self, observer: Observer, table: dict[str, Any]) -> None:
        must(table.keys() == TABLE_KEYS, observer, f"the fields {sorted(table)}")
        self.check_views(observer, table["views"], self.truth.number)


def must(holds: bool, observer: Observer, what: str) -> None:
    if not holds:
        raise Leak(f"{observer} got {what}")


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
