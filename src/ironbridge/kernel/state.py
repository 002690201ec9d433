"""One position of one game, and what can be asked of it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Self

from mypy_extensions import i64, mypyc_attr

from ironbridge.kernel.chance import Chance
from ironbridge.kernel.choices import Choices
from ironbridge.kernel.documents import LegalJson, PositionJson, PreviewJson, ViewJson
from ironbridge.kernel.errors import IllegalMove, UnknownMove, UnknownSeat
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Event, Phrase, Reason

if TYPE_CHECKING:
    from ironbridge.kernel.game import Game
    from ironbridge.kernel.result import Result


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A mutable, complete position. Same start and same moves give the same state.

    `legal` and `play` are the two verbs of a player; `do` is `play` without the check, for
    search that only plays what `legal` returned. The list `legal` returns is kept until the
    next move: read it, do not change it.

    A seat is a number from 0; where none is named, whoever decides first is meant. Every public
    method refuses a seat that is not at the table with UnknownSeat and a move of another game
    with UnknownMove. A game implements the methods that are called once that is checked.

    `acyclic`: nothing that a compiled state holds leads back to it, so that the collector of
    garbage need not know it.
    """

    def __init__(self, seat_count: i64) -> None:
        self.seat_count: i64 = seat_count
        self.journal: list[Event] | None = None
        self.offered: list[Move] | None = None
        self.offered_to: i64 = -1

    # What a game says about itself -------------------------------------------------------

    @property
    def game(self) -> Game:
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

    def turn_mark(self) -> i64:
        """A number that is another one as soon as the turn is over, even if the same seat goes on
        with the next turn. Search plans to that point: what comes after it depends on things
        that nobody knows yet."""
        return 0

    def only_pays(self) -> bool:
        """Whether the answers to the present question differ only in what is given up for them,
        such as the card that pays for an action."""
        return False

    def generate(self, seat: i64) -> list[Move]:
        """The legal moves of a seat, made afresh."""
        raise NotImplementedError

    def add_choices(self, seat: i64, found: Choices) -> None:
        """The same by their numbers, after those found already."""
        for move in self.generate(seat):
            found.append(move.index)

    def choices(self, seat: i64) -> Choices:
        """The same where no list is needed. Read them before anything else is asked: there is one
        place for them in a game."""
        found = self.game.found.emptied()
        self.add_choices(seat, found)
        return found

    def carry_out(self, move: Move, seat: i64) -> None:
        """Change the position by a move that is known to be legal. People call `play` or `do`."""
        raise NotImplementedError

    def copy(self) -> State:
        """A position of its own, equal to this one, with the journal off."""
        raise NotImplementedError

    def refusal(self, move: Move, seat: int) -> Reason | None:
        """What `why_not` answers. Written apart from `generate`."""
        raise NotImplementedError

    def rule_that_binds(self, move: Move, seat: int) -> Reason | None:
        """What `binding` answers."""
        return None

    def question_for(self, seat: int) -> Phrase:
        """What `question` answers."""
        raise NotImplementedError

    def view(self, seat: int | None) -> ViewJson:
        """Everything this seat (None: a spectator) may know, and nothing else. Whoever writes it
        checks the seat by `viewer`."""
        raise NotImplementedError

    def preview(self, seat: int | None) -> PreviewJson:
        """What each seat would have if the part of the game that is being played ended now, as
        far as this seat (None: a spectator) may know."""
        raise NotImplementedError

    def redealt(self, seat: int, chance: Chance) -> Self:
        """What `determinize` answers."""
        raise NotImplementedError

    def as_if_first(self, seat: int) -> Self:
        """The same position before anybody else has chosen behind a screen: whoever does not know
        what they chose loses nothing by that, and may ask what they would choose. Where nothing is
        sealed, the position itself."""
        return self

    def as_last_time(self, seat: i64) -> Move | None:
        """What a seat would choose if it chose as it did the last time behind a screen, as all know
        by now; None where they do not, or where it no longer can."""
        return None

    def result(self) -> Result:
        """Scores and places as they stand; final when the game is over."""
        raise NotImplementedError

    def to_json(self) -> PositionJson:
        """The complete position, hidden parts included. `game.load` reads it."""
        raise NotImplementedError

    def to_text(self) -> str:
        """The complete position in the text form that people write."""
        raise NotImplementedError

    # What every game shares --------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return int(self.seat_count)

    def legal(self, seat: int | None = None) -> list[Move]:
        """The moves this seat may make now; none where it does not decide, so none at all when the
        game is over."""
        return self.offer(self.decider() if seat is None else self.at_table(seat))

    def play(self, move: Move, seat: int | None = None) -> None:
        """Play a move, or raise IllegalMove with the reason and change nothing."""
        player = self.decider() if seat is None else self.at_table(seat)
        for offered in self.offer(player):
            if offered is move:
                self.advance(move, player)
                return
        self.refuse(move, player)

    def do(self, move: Move, seat: int | None = None) -> None:
        """Play a move that is known to be legal."""
        self.advance(move, self.at_table(seat))

    def why_not(self, move: Move, seat: int | None = None) -> Reason | None:
        """None for a legal move, else the rule that forbids it. Written apart from `legal`."""
        player = self.at_table(seat)
        self.check_move(move)
        return self.refusal(move, int(player))

    def binding(self, move: Move, seat: int) -> Reason | None:
        """The rule by which a legal move of this position, once made, is not taken back, even if
        it showed nothing; None where no rule says so."""
        player = self.at_table(seat)
        self.check_move(move)
        return self.rule_that_binds(move, int(player))

    def question(self, seat: int | None = None) -> Phrase:
        """What this seat is asked now."""
        return self.question_for(int(self.at_table(seat)))

    def determinize(self, seat: int, chance: Chance) -> Self:
        """A full state consistent with what the seat knows; hidden parts drawn by `chance`."""
        return self.redealt(int(self.at_table(seat)), chance)

    # For search, which names only seats that decide and moves that were offered -----------------

    def offer(self, seat: i64) -> list[Move]:
        """`legal` without the check of the seat."""
        offered = self.offered
        if offered is None or self.offered_to != seat:
            offered = self.generate(seat)
            self.offered = offered
            self.offered_to = seat
        return offered

    def advance(self, move: Move, seat: i64) -> None:
        """`do` without the check of the seat."""
        self.offered = None
        self.carry_out(move, seat)

    # What is checked for all of them -----------------------------------------------------

    def at_table(self, seat: int | None) -> i64:
        """The seat, checked. Where none is named: whoever decides first, or -1 after the end."""
        if seat is None:
            return self.decider()
        if seat < 0 or seat >= self.seats:
            raise UnknownSeat(seat, self.seats)
        return seat

    def legal_texts(self, seat: int | None) -> LegalJson:
        """The moves of a seat that decides, as its view tells them."""
        if seat is None or seat not in self.deciders:
            return {}
        return {"legal": [move.text for move in self.generate(seat)]}

    def viewer(self, seat: int | None) -> int | None:
        """Who looks on, checked; None is a spectator."""
        return None if seat is None else int(self.at_table(seat))

    def check_move(self, move: Move) -> None:
        if not self.game.has(move):
            known = f"take moves from game.moves of this {self.game.name}"
            raise UnknownMove(f"{move}: not a move of this game; {known}")

    def refuse(self, move: Move, seat: i64) -> None:
        self.check_move(move)
        reason = self.refusal(move, int(seat))
        if reason is None:
            raise AssertionError(f"{move}: allowed, and not offered to seat {seat}")
        words = self.game.words("en")
        raise IllegalMove(f"{move}: {words.say(reason.phrase)} [{reason.rule}]", reason.rule)

    def digest(self) -> str:
        """A fingerprint of the complete position, equal on every machine."""
        return fingerprint(self.to_json())

    def former_digests(self) -> tuple[str, ...]:
        """What earlier releases gave as the digest, where the document has got a key since then:
        records that were saved with it are read as before."""
        return ()

    def note(self, seat: i64, key: str, args: dict[str, int | str | list[str]]) -> None:
        """Write an event into the journal, if one is kept."""
        journal = self.journal
        if journal is not None:
            journal.append(Event(seat, Phrase(key, args)))

    def _repr_html_(self) -> str:
        """What a notebook shows: what everybody may know."""
        from ironbridge.kernel.sheet_html import fragment  # only notebooks need it

        return fragment(self)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return reloaded, (self.game, self.to_json())


def fingerprint(document: Mapping[str, object]) -> str:
    text = json.dumps(document, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def reloaded(game: Game, document: Mapping[str, object]) -> State:
    """Unpickle or deep-copy: a compiled object cannot be rebuilt from its attributes."""
    return game.load(document)
