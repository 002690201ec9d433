"""The errors of the library. Each says what was expected, what was found, where, and what to do."""

from typing import Final

from ironbridge.kernel.phrase import Reason

LONGEST: Final = 10**18
"""Longer numbers are not repeated to whoever wrote them."""


class IronbridgeError(Exception):
    """Base of every error this package raises on purpose."""


class IllegalMove(IronbridgeError):
    """A move of the game that the rules forbid now. `rule` is the id of the clause."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class UnknownMove(IronbridgeError):
    """A text that is not the notation of any move of the game, or a move of another game."""


class UnknownSeat(IronbridgeError):
    """A seat that is not at the table. Seats are numbered from 0."""

    def __init__(self, seat: int, seats: int) -> None:
        found = seat if -LONGEST < seat < LONGEST else "a number of many digits"
        super().__init__(f"there is no seat {found}: this table has the seats 0 to {seats - 1}")


class SetupError(IronbridgeError):
    """A game was asked for that cannot be set up: wrong name, seats, option or seed."""


class OptionConflict(SetupError):
    """Options that do not go together, or not with so many seats. `reason` is the game's."""

    def __init__(self, message: str, reason: Reason) -> None:
        super().__init__(message)
        self.reason = reason


class FormatError(IronbridgeError):
    """A record, position or data file that cannot be read.

    `source` is the file or a word such as "position"; `where` is a line ("line 3")
    or a key ("players[1].hand"); `reason` says what is wrong and what was expected.
    """

    def __init__(self, source: str, where: str, reason: str) -> None:
        place = f"{source}: {where}" if where else source
        super().__init__(f"{place}: {reason}")
        self.source = source
        self.where = where
        self.reason = reason
