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
from tests.server.served import Served
from tests.server.witness import Witness, whole

SECRET_KEYS = (b'"seed":', b'"deck":', b'"chance":', b'"invite":')
PASSING = {"brass-birmingham": {"event-card"}, "brass-lancashire": {"event-card"}}
"""Events of something that everybody sees for a moment: the position after the move may not show
it any more. A card is discarded face up, and with the last one of an era all are shuffled."""
UPDATE_KEYS = set(TableUpdate.__struct_fields__)
TABLE_KEYS = set(TableView.__struct_fields__)


class Leak(AssertionError):
    """Somebody was told what they may not know."""


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
        table = await served.services.tables.store.get(opened["id"])
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
            await self.served.services.tables.play.post_bot(self.table.id, number, seat, text)
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
        """Only one's own view, as it was when the log had so many entries."""
        key = table_view.SPECTATOR if witness.seat is None else str(witness.seat)
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
            if self.truth.state.over or not received:
                continue
            secrets = (*self.secrets, *self.truth.canaries(witness.seat))
            for data in received:
                for secret in secrets:
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
        await self.check_analysis(witness)

    async def check_analysis(self, witness: Witness) -> None:
        """Only own decisions, each with the moves that were made; test_analysis.py has what the
        bots are told about them."""
        answer = await witness.ask("POST", f"{self.path}/analysis", count=4)
        if witness.seat is None:
            must(answer.status_code in (401, 403), witness, "the analysis of others")
        for judged in answer.json().get("decisions", []):
            must(judged["seat"] == witness.seat, witness, "the analysis of another seat")
            made = self.table.moves[judged["ply"] :][: len(judged["played"]["moves"])]
            must(
                made == [(witness.seat, text) for text in judged["played"]["moves"]],
                witness,
                "other moves",
            )

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
