"""Stepping through a record: every position, the move that led to it, and what happened."""

from __future__ import annotations

import sys

from rich.console import Console

from ironbridge.cli.menu import Menu
from ironbridge.cli.messages import Messages
from ironbridge.cli.render import render
from ironbridge.cli.report import show_standings
from ironbridge.cli.terminal_game import event_style
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.phrase import Event
from ironbridge.kernel.record import Record
from ironbridge.kernel.state import State


class Replay:
    """A record opened for reading. `seat` is whose view is shown, None for a spectator's."""

    def __init__(
        self, record: Record, messages: Messages, console: Console, seat: int | None, start: int
    ) -> None:
        if seat is not None and not 0 <= seat < record.seats:
            raise SetupError(f"no seat {seat}: this record has seats 0 to {record.seats - 1}")
        if not 0 <= start <= len(record.moves):
            raise SetupError(f"no ply {start}: this record has plies 0 to {len(record.moves)}")
        self.record = record
        self.messages = messages
        self.console = console
        self.seat = seat
        self.ply = start
        self.notice = ""
        """What to say below the next table."""
        self.words = record.game.words(messages.language)
        self.names = {f"seat-{n}": name for n, name in enumerate(record.names)}
        self.menu = Menu(record.game, self.words, self.names)

    def run(self) -> None:
        if sys.stdin.isatty():
            self.step_through()
        else:
            self.print_all()
            self.ply = len(self.record.moves)
        # Whoever leaves before the end may not want to know it.
        if self.record.state.over and self.ply == len(self.record.moves):
            show_standings(self.console, self.record, self.messages)
        verified(self.console, self.record, self.messages)

    # All at once -------------------------------------------------------------------------

    def print_all(self) -> None:
        """Every move and its events, for a file or a pipe."""
        for position in self.record.replay(journal=True):
            events = position.state.journal or []
            if position.ply > self.ply:
                self.show_move(position.ply)
                self.show_events(events)
            events.clear()

    # Step by step ------------------------------------------------------------------------

    def step_through(self) -> None:
        while True:
            self.show()
            try:
                line = self.console.input(f"{self.messages.say('replay-prompt')} ", markup=False)
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            if line.strip().casefold() in ("q", "quit", "quitter"):
                return
            self.ply = self.target(line.strip().casefold())

    def target(self, asked: str) -> int:
        """The ply a person wants to see next."""
        last = len(self.record.moves)
        if asked.isdecimal():
            return min(int(asked), last)
        if asked in ("", "n"):
            return min(self.ply + 1, last)
        if asked == "b":
            return max(self.ply - 1, 0)
        if asked == "t":
            return self.next_turn()
        self.notice = self.messages.say("replay-unknown", text=asked)
        return self.ply

    def next_turn(self) -> int:
        """The next ply that another seat played."""
        moves = self.record.moves
        mover = moves[self.ply - 1][0] if self.ply else -1
        ply = self.ply + 1
        while ply < len(moves) and moves[ply - 1][0] == mover:
            ply += 1
        return min(ply, len(moves))

    def show(self) -> None:
        state, events = self.position()
        if self.console.is_terminal:
            self.console.clear()
        render(self.console, self.record.game.sheet(state.view(self.seat), self.words, self.names))
        if self.ply:
            self.show_move(self.ply)
        self.show_events(events)
        if self.notice:
            self.console.print(self.notice, style="warn")
            self.notice = ""

    def position(self) -> tuple[State, list[Event]]:
        """The position at the ply, and the events of the move that led to it."""
        if self.ply == 0:
            begun = next(self.record.replay(journal=True)).state
            return begun, list(begun.journal or [])
        state = self.record.at(self.ply - 1)
        events: list[Event] = []
        state.journal = events
        seat, text = self.record.moves[self.ply - 1]
        state.do(self.record.game.parse(text), seat)
        return state, events

    def show_move(self, ply: int) -> None:
        seat, text = self.record.moves[ply - 1]
        move = self.record.game.parse(text)
        name = self.names.get(f"seat-{seat}") or self.words.text(f"seat-{seat}")
        number = f"{ply}/{len(self.record.moves)}"
        self.console.print(f"{number:>9} ", style="number", end="")
        self.console.print(f" {name} ", style=f"tile-{seat}", end=" ")
        self.console.print(self.menu.describe(move), style="strong", end="  ")
        before = self.record.at(ply - 1).view(self.seat)
        meaning = self.record.game.sheet(before, self.words, self.names).meanings.get(text)
        if meaning:
            self.console.print(meaning, end="  ")
        self.console.print(text, style="dim")

    def show_events(self, events: list[Event]) -> None:
        for event in events:
            said = self.words.say(event.phrase, self.names)
            self.console.print(f"{'':>11}{said}", style=event_style(event))


def verified(console: Console, record: Record, messages: Messages) -> None:
    """Reading a record has played all its moves and compared its digest."""
    text = messages.say("replay-verified", moves=len(record.moves), digest=record.state.digest())
    console.print(text, style="good")
