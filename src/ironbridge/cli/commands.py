"""What a person can type at the table: a move, or a word such as `why`, `undo` or `save`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ironbridge.cli.menu import kind_of, numbered
from ironbridge.cli.render import render_panels
from ironbridge.cli.rules import show_rules
from ironbridge.kernel.move import Move

if TYPE_CHECKING:
    from ironbridge.cli.terminal_game import TerminalGame

SHOWN = 8
"""How many moves are named when a text could mean several."""


class Leave(Exception):
    """The person leaves the table."""


class TakenBack(Exception):
    """Moves were taken back: ask again."""


class Commands:
    """Reads one line at a time for the person who decides."""

    def __init__(self, terminal: TerminalGame) -> None:
        self.terminal = terminal
        self.messages = terminal.messages
        self.console = terminal.console

    def read(self, line: str, seat: int) -> Move | None:
        """The legal move typed; None when the line was something else, which is then done."""
        if not line:
            self.terminal.draw_moves(seat)
            return None
        if line.isdecimal():
            return self.numbered(int(line), seat)
        word, _, rest = line.partition(" ")
        command = self.messages.command(word)
        if command is None:
            return self.notation(line, seat)
        self.obey(command, rest.strip(), seat)
        return None

    def numbered(self, number: int, seat: int) -> Move | None:
        moves = numbered(self.terminal.offered(seat))
        if number in moves:
            return moves[number]
        self.warn("table-no-number", number=number, first=min(moves), last=max(moves))
        return None

    def notation(self, line: str, seat: int) -> Move | None:
        move = self.terminal.record.game.by_text.get(" ".join(line.split()))
        if move is None:
            self.warn("table-unknown", text=line)
            return None
        if move in self.terminal.offered(seat):
            return move
        self.explain(move, seat)
        return None

    def warn(self, key: str, **args: int | str) -> None:
        self.console.print(self.messages.say(key, **args), style="warn")

    # Commands ----------------------------------------------------------------------------

    def obey(self, command: str, rest: str, seat: int) -> None:
        terminal = self.terminal
        if command == "why":
            self.why(rest, seat)
        elif command == "undo":
            self.undo(seat)
        elif command == "rules":
            show_rules(self.console, terminal.record.game, self.messages, rest)
        elif command == "moves":
            terminal.draw_moves(seat)
        elif command == "table":
            terminal.draw_table(seat)
        elif command == "log":
            terminal.draw_log(terminal.record.state.journal or [])
        elif command == "save":
            self.save(rest)
        elif command == "help":
            self.help(seat)
        elif command == "quit":
            self.quit()
        else:
            self.panels(command, seat)

    def panels(self, key: str, seat: int) -> None:
        """Draw a part of the table again: `mat` is one's own mat and everybody's."""
        sheet = self.terminal.sheet(seat)
        found = [panel for panel in sheet.panels if panel.key.startswith(key)]
        render_panels(self.console, sheet, found)

    def why(self, text: str, seat: int) -> None:
        moves = numbered(self.terminal.offered(seat))
        if not text:
            self.warn("table-why-what", move=self.example(seat).text)
        elif text.isdecimal() and int(text) in moves:
            self.explain(moves[int(text)], seat)
        else:
            self.explain_words(text, seat)

    def help(self, seat: int) -> None:
        example = self.example(seat)
        played, asked = self.terminal.offered(seat)[0].text, self.terminal.menu.describe(example)
        self.console.print(self.messages.say("table-help", move=played, words=asked))

    def example(self, seat: int) -> Move:
        """A move of this game to ask about: one that is not allowed now, of a kind that is."""
        offered = self.terminal.offered(seat)
        kinds = {kind_of(move) for move in offered}
        refused = [move for move in self.terminal.record.game.moves if move not in offered]
        return next((move for move in refused if kind_of(move) in kinds), [*refused, *offered][0])

    def explain_words(self, text: str, seat: int) -> None:
        found = self.terminal.menu.find(text)
        if len(found) == 1:
            self.explain(found[0], seat)
        elif not found:
            self.warn("table-no-move", text=text)
        else:
            self.warn("table-several", count=len(found))
            for move in found[:SHOWN]:
                described = self.terminal.menu.describe(move)
                self.console.print(f"   {move.text}", style="number", end="  ")
                self.console.print(described, style="dim")

    def explain(self, move: Move, seat: int) -> None:
        """Allowed, or the rule that forbids it, with the facts."""
        terminal = self.terminal
        described = terminal.menu.describe(move)
        reason = terminal.record.state.why_not(move, seat)
        if reason is None:
            text = self.messages.say("table-why-allowed", move=described)
            self.console.print(text, style="good")
            return
        facts = terminal.words.say(reason.phrase, terminal.names)
        rule = terminal.record.game.rulebook.rules.get(reason.rule)
        self.warn("table-why-not", move=described, facts=facts)
        if rule is not None:
            text = f"   [{rule.id}] {rule.text(self.messages.language)}"
            self.console.print(text, style="dim")

    def undo(self, seat: int) -> None:
        """Back to the last decision of this person; whatever came after it is undone too."""
        record = self.terminal.record
        own = [ply for ply, (mover, _) in enumerate(record.moves) if mover == seat]
        if not own:
            self.warn("table-undo-nothing")
            return
        count = len(record.moves) - own[-1]
        record.undo(count)
        self.terminal.save(self.terminal.path)
        self.console.print(self.messages.say("table-undone", count=count), style="good")
        raise TakenBack

    def save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.terminal.path
        try:
            self.terminal.save(path)
        except OSError as error:
            self.warn("table-save-failed", file=str(path), reason=error.strerror or str(error))
            return
        text = self.messages.say("table-saved", file=str(path))
        self.console.print(text, style="good", soft_wrap=True)

    def quit(self) -> None:
        """Offer a file of one's own; the game is kept anyway."""
        name = self.console.input(f"{self.messages.say('table-quit')} ", markup=False).strip()
        if name:
            self.save(name)
        raise Leave
