"""How far a game has come for a seat: forecasts are held against what happened stage by stage."""

from typing import Final, NamedTuple

TO_COME: Final = 0
NOW: Final = 1
TAKEN: Final = 2


def kind_of(seats: int, *chosen: str) -> str:
    """The name of a kind of game: how many play, and what was chosen that is not usual."""
    return " ".join((str(seats), *(option for option in chosen if option)))


def turn_at(place: int, now: int) -> int:
    """The turn of the seat at a place of the order, when the one at the place `now` plays."""
    return NOW if place == now else TAKEN if place < now else TO_COME


class Stage(NamedTuple):
    """Where a seat stands in a game."""

    kind: str
    """Games of one kind resemble each other: so many seats, these options."""
    played: float
    """The share of the game that is over, from 0 to 1."""
    turn: int
    """Its turn of this round is to come, is now, or was taken: TO_COME, NOW, TAKEN."""
