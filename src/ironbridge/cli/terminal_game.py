"""A game at the terminal: people who share it, and bots that move by themselves."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from ironbridge.bots import decide
from ironbridge.cli.commands import Commands, Leave, TakenBack
from ironbridge.cli.menu import Menu, numbered
from ironbridge.cli.messages import Messages
from ironbridge.cli.render import render
from ironbridge.cli.report import show_standings
from ironbridge.cli.saves import keep
from ironbridge.cli.setup import chance_at, choose
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.move import Move
from ironbridge.kernel.panels import Sheet
from ironbridge.kernel.phrase import Event
from ironbridge.kernel.record import Record

PAUSE = 0.15
"""Seconds after a move that nobody at the terminal made, so that it can be read."""

LOG_LINES = 14
ERASE_SCROLLBACK = "\x1b[3J"


class TerminalGame:
    """One record played at one terminal.

    `path` gets the game before a person is asked and after every answer: a crash loses nothing.
    """

    def __init__(
        self,
        record: Record,
        players: Sequence[str],
        messages: Messages,
        console: Console,
        path: Path,
    ) -> None:
        if len(players) != record.seats:
            raise SetupError(f"expected {record.seats} players, found {len(players)}")
        self.record = record
        self.players = list(players)
        self.bots = [choose(record.game, name) for name in players]
        self.humans = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self.messages = messages
        self.console = console
        self.path = path
        self.names = {f"seat-{seat}": name for seat, name in enumerate(record.names)}
        self.words = record.game.words(messages.language)
        self.menu = Menu(record.game, self.words, self.names)
        self.commands = Commands(self)
        self.seen: dict[int, int] = {}
        """By seat: how many events of the journal it has read."""
        self.at_screen = -1
        """The last person who looked at the screen."""
        self.drawn = ("", -1)
        """The question and seat of the last whole table drawn."""
        keep_journal(record)

    # The game ----------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the people leave; nothing played is ever lost."""
        try:
            while not self.record.state.over:
                self.decide(self.record.state.deciders[0])
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.leave()
        except Leave:
            self.leave()
        else:
            self.finish()

    def decide(self, seat: int) -> None:
        bot = self.bots[seat]
        if bot is None:
            self.ask(seat)
            return
        self.record.play(decide(bot, self.record.state, seat, chance_at(self.record)), seat)
        if not self.humans:
            self.narrate()

    def save(self, path: Path) -> None:
        keep(self.record, self.players, path)

    def narrate(self) -> None:
        """What just happened, when only bots play."""
        for event in self.fresh_events(-1):
            self.console.print(self.event_text(event))
        if self.console.is_terminal and sys.stdin.isatty():
            time.sleep(PAUSE)

    # People ------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Ask a person until there is a move."""
        self.save(self.path)
        self.hand_over(seat)
        self.draw(seat)
        while True:
            line = self.console.input(self.prompt(seat), markup=False).strip()
            try:
                move = self.commands.read(line, seat)
            except TakenBack:
                self.drawn = ("", -1)
                return
            if move is not None:
                self.record.play(move, seat)
                self.save(self.path)
                return

    def hand_over(self, seat: int) -> None:
        """Between two people: nobody sees the other's hand."""
        before, self.at_screen = self.at_screen, seat
        if before == seat or len(self.humans) < 2:
            return
        self.clear()
        self.console.print(
            self.messages.say("table-hand-over", name=self.name(seat)), style="title"
        )
        self.console.input(self.messages.say("table-hand-over-enter"), markup=False)
        self.clear()
        self.drawn = ("", -1)

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(ERASE_SCROLLBACK)

    def draw(self, seat: int) -> None:
        """The whole table when it is a new question of the kind that opens an action."""
        question = self.record.state.question(seat)
        moved = bool(self.record.moves) and self.record.moves[-1][0] != seat
        last_question, last_seat = self.drawn
        if moved or seat != last_seat or question.key == last_question:
            self.drawn = (question.key, seat)
            if self.console.is_terminal:
                self.console.clear()
            self.draw_table(seat)
        self.draw_log(self.fresh_events(seat))
        self.draw_moves(seat)

    def draw_table(self, seat: int) -> None:
        render(self.console, self.sheet(seat))

    def sheet(self, seat: int) -> Sheet:
        """The table as this seat sees it."""
        state = self.record.state
        return state.game.sheet(state.view(seat), self.words, self.names)

    def draw_moves(self, seat: int) -> None:
        question = self.words.say(self.record.state.question(seat), self.names)
        self.console.print()
        self.console.print(f" {self.name(seat)}", style=f"tile-{seat}", end=" ")
        self.console.print(f" {question}", style="strong")
        self.menu.show(self.console, self.offered(seat), self.sheet(seat).meanings)

    def offered(self, seat: int) -> list[Move]:
        """The legal moves as they are numbered."""
        return sorted(self.record.state.legal(seat), key=lambda move: move.index)

    def draw_log(self, events: Sequence[Event]) -> None:
        hidden = len(events) - LOG_LINES
        if hidden > 0:
            self.console.print(f" {self.messages.say('table-log-more', count=hidden)}", style="dim")
        for event in events[-LOG_LINES:]:
            self.console.print(f" {self.event_text(event)}", style=event_style(event))

    def fresh_events(self, seat: int) -> list[Event]:
        """What a seat has not read yet."""
        journal = self.record.state.journal or []
        start = min(self.seen.get(seat, 0), len(journal))
        self.seen[seat] = len(journal)
        return journal[start:]

    def event_text(self, event: Event) -> str:
        return self.words.say(event.phrase, self.names)

    def name(self, seat: int) -> str:
        key = f"seat-{seat}"
        return self.names.get(key) or self.words.text(key)

    def prompt(self, seat: int) -> str:
        numbers = numbered(self.record.state.legal(seat))
        return f"{self.messages.say('table-prompt', first=min(numbers), last=max(numbers))} "

    # The end -----------------------------------------------------------------------------

    def leave(self) -> None:
        self.save(self.path)
        self.console.print(self.messages.say("table-kept", file=str(self.path)), soft_wrap=True)

    def finish(self) -> None:
        if self.humans:
            self.draw_log(self.fresh_events(self.humans[0]))
        show_standings(self.console, self.record, self.messages)
        self.save(self.path)
        self.console.print(self.messages.say("table-saved", file=str(self.path)), soft_wrap=True)


def keep_journal(record: Record) -> None:
    """Let the state of a record keep its journal from the first move on."""
    record.state.journal = []
    record.undo(0)


def event_style(event: Event) -> str:
    return f"seat-{event.seat}" if event.seat >= 0 else "title"
