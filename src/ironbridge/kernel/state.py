"""One position of one game, and what can be asked of it."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from ironbridge.kernel.chance import Chance
from ironbridge.kernel.errors import IllegalMove
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Event, Phrase, Reason

if TYPE_CHECKING:
    from ironbridge.kernel.game import Game
    from ironbridge.kernel.result import Result

FIRST_DECIDER = -1
"""As a seat: whoever decides first now."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A mutable, complete position. Same start and same moves give the same state.

    `legal` and `play` are the two verbs of a player; `do` is `play` without the check, for
    search that only plays what `legal` returned. The list `legal` returns is kept until the
    next move: read it, do not change it.
    """

    def __init__(self) -> None:
        self.journal: list[Event] | None = None
        self.offered: list[Move] | None = None
        self.offered_to: i64 = -1

    # What a game says about itself -------------------------------------------------------

    @property
    def game(self) -> Game:
        raise NotImplementedError

    @property
    def seats(self) -> int:
        raise NotImplementedError

    @property
    def over(self) -> bool:
        raise NotImplementedError

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that may decide now, in order; empty when the game is over."""
        raise NotImplementedError

    @property
    def sealed(self) -> bool:
        """Whether what is decided now stays hidden from the others until all have decided: a game
        of sealed choices says yes as long as one of them is not made. Seats that decide side by
        side in the open, like debtors, hide nothing."""
        return False

    def decider(self) -> i64:
        """The first decider, -1 when the game is over. Cheaper than `deciders`."""
        raise NotImplementedError

    def settled(self) -> bool:
        """No action is in progress: the next decision begins one. Search looks from one such
        position to the next."""
        return True

    def generate(self, seat: i64) -> list[Move]:
        """The legal moves of a seat, made afresh."""
        raise NotImplementedError

    def carry_out(self, move: Move, seat: i64) -> None:
        """Change the position by a move that is known to be legal. People call `play` or `do`."""
        raise NotImplementedError

    def copy(self) -> State:
        """A position of its own, equal to this one, with the journal off."""
        raise NotImplementedError

    def why_not(self, move: Move, seat: int = FIRST_DECIDER) -> Reason | None:
        """None for a legal move, else the rule that forbids it. Written apart from `legal`."""
        raise NotImplementedError

    def binding(self, move: Move, seat: int) -> Reason | None:
        """The rule by which a legal move of this position, once made, is not taken back, even if
        it showed nothing; None where no rule says so."""
        return None

    def question(self, seat: int = FIRST_DECIDER) -> Phrase:
        """What this seat is asked now."""
        raise NotImplementedError

    def result(self) -> Result:
        """Scores and places as they stand; final when the game is over."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, object]:
        """Everything this seat (None: a spectator) may know, and nothing else."""
        raise NotImplementedError

    def determinize(self, seat: int, chance: Chance) -> State:
        """A full state consistent with what the seat knows; hidden parts drawn by `chance`."""
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        """The complete position, hidden parts included. `game.load` reads it."""
        raise NotImplementedError

    def to_text(self) -> str:
        """The complete position in the text form that people write."""
        raise NotImplementedError

    # What every game shares --------------------------------------------------------------

    def legal(self, seat: i64 = FIRST_DECIDER) -> list[Move]:
        if seat < 0:
            seat = self.decider()
        offered = self.offered
        if offered is None or self.offered_to != seat:
            offered = self.generate(seat)
            self.offered = offered
            self.offered_to = seat
        return offered

    def play(self, move: Move, seat: i64 = FIRST_DECIDER) -> None:
        """Play a move, or raise IllegalMove with the reason and change nothing."""
        for offered in self.legal(seat):
            if offered is move:
                self.do(move, seat)
                return
        self.refuse(move, seat)

    def do(self, move: Move, seat: i64 = FIRST_DECIDER) -> None:
        """Play a move that is known to be legal."""
        self.offered = None
        self.carry_out(move, self.decider() if seat < 0 else seat)

    def refuse(self, move: Move, seat: i64) -> None:
        reason = self.why_not(move, seat)
        if reason is None:
            raise IllegalMove(f"{move}: not a move of this game; take moves from game.moves")
        words = self.game.words("en")
        raise IllegalMove(f"{move}: {words.say(reason.phrase)} [{reason.rule}]", reason.rule)

    def digest(self) -> str:
        """A fingerprint of the complete position, equal on every machine."""
        document = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(document.encode(), digest_size=8).hexdigest()

    def note(self, seat: i64, key: str, args: dict[str, int | str | list[str]]) -> None:
        """Write an event into the journal, if one is kept."""
        journal = self.journal
        if journal is not None:
            journal.append(Event(seat, Phrase(key, args)))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return reloaded, (self.game, self.to_json())


def reloaded(game: Game, document: dict[str, object]) -> State:
    """Unpickle or deep-copy: a compiled object cannot be rebuilt from its attributes."""
    return game.load(document)
