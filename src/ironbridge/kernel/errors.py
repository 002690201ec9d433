"""The errors of the house. Each says what was expected, what was found, where, and what to do."""

from ironbridge.kernel.phrase import Reason


class IronbridgeError(Exception):
    """Base of every error this package raises on purpose."""


class IllegalMove(IronbridgeError):
    """A move of the game that the rules forbid now. `rule` is the id of the clause."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class UnknownMove(IronbridgeError):
    """A text that is not the notation of any move of the game."""


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
