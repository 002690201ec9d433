"""Board games of the industrial age, played by their exact rules.

    >>> import ironbridge
    >>> game = ironbridge.game("brass-birmingham")
    >>> state = game.start(seats=4, seed=7)
    >>> while not state.over:
    ...     state.play(state.legal()[0])
    >>> state.result().final
    True

What is exported here is promised; the rest may change.
"""

from ironbridge.kernel.errors import (
    FormatError,
    IllegalMove,
    IronbridgeError,
    SetupError,
    UnknownMove,
    UnknownSeat,
)
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.option import Option
from ironbridge.kernel.phrase import Event, Phrase, Reason
from ironbridge.kernel.record import Record
from ironbridge.kernel.result import Result
from ironbridge.kernel.rulebook import Rule
from ironbridge.kernel.sheet_html import show
from ironbridge.kernel.state import State
from ironbridge.registry import game, game_names, load_record

__version__ = "0.1.0"

__all__ = [
    "Event",
    "FormatError",
    "Game",
    "IllegalMove",
    "IronbridgeError",
    "Move",
    "Option",
    "Phrase",
    "Reason",
    "Record",
    "Result",
    "Rule",
    "SetupError",
    "State",
    "UnknownMove",
    "UnknownSeat",
    "__version__",
    "game",
    "game_names",
    "load_record",
    "show",
]
