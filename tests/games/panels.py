"""The table of a game as it is laid out for people, read by the tests of its panels."""

from __future__ import annotations

from ironbridge.kernel.chance import seeded
from ironbridge.kernel.game import Game
from ironbridge.kernel.panels import Lines, Sheet, Table, text_of
from ironbridge.kernel.state import State


def played(game: Game, seats: int, plies: int, *options: str) -> State:
    """A position of a random game."""
    state = game.start(seats, 4, dict.fromkeys(options, True))
    chance = seeded(4)
    for _ in range(plies):
        moves = state.legal()
        state.play(moves[int(chance.below(len(moves)))])
    return state


def laid_out(state: State, seat: int | None, language: str = "en") -> Sheet:
    """What a seat (None: a spectator) sees; Ann sits in the second seat."""
    return state.game.sheet(state.view(seat), state.game.words(language), {"seat-1": "Ann"})


def table(sheet: Sheet, key: str) -> list[list[str]]:
    """The cells of a panel with rows and columns."""
    panel = sheet.panel(key)
    assert isinstance(panel, Table)
    return [[text_of(cell) for cell in row] for row in panel.rows]


def lines(sheet: Sheet, key: str) -> list[str]:
    """The lines of a panel."""
    panel = sheet.panel(key)
    assert isinstance(panel, Lines)
    return [text_of(line).strip() for line in panel.lines]
