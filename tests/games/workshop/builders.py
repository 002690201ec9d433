"""How a rule test is written: a small position in text, some moves, what is now true.

    def test_WW_LINK_FIRST_from_the_town_just_placed_in() -> None:
        state = position('''
            industry reading red
            pending link, town reading
        ''')
        play(state, "build reading--oxford")
        ...

docs/positions.md describes the text. Unless a line says otherwise, there are three players with
£50 each, it is the last but one round of the canal era, nothing stands on the map, and red takes a
card.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from ironbridge.games.workshop import create, progress
from ironbridge.games.workshop.board import BID, PHASE_NAMES
from ironbridge.games.workshop.move_space import BUILD, DONE, RECOVER
from ironbridge.games.workshop.table import WorkshopState
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.move import Move
from tests.games.playing import allowed, legal, play, refused

__all__ = [
    "allowed",
    "game",
    "legal",
    "play",
    "position",
    "random_game",
    "refused",
    "richer",
    "sample",
]

Document = dict[str, Any]

THRIFT = 8
"""In a busy game bids are mostly below this, so that money is left to build with."""

game = create()


def position(text: str) -> WorkshopState:
    """The position of a text, with the journal on."""
    state = game.position(text)
    state.journal = []
    return state


def random_game(
    seats: int,
    seed: int,
    busy: bool = False,
    journal: bool = False,
    options: dict[str, object] | None = None,
) -> Iterator[WorkshopState]:
    """Every position of a random game, in which sealed choices come in any order.

    In a busy game bids are low and links are built whenever they can be, which fills the map.
    """
    state = game.start(seats, seed, options, journal=journal)
    chance = seeded(seed + 17)
    while not state.over:
        yield state
        seat = state.deciders[chance.below(len(state.deciders))]
        moves = lively(state, seat) if busy else state.legal(seat)
        state.play(moves[chance.below(len(moves))], seat)
    yield state


def lively(state: WorkshopState, seat: int) -> list[Move]:
    """Low bids, links rather than none, and money recovered only to build with."""
    moves = state.legal(seat)
    if state.phase == BID:
        return moves[:THRIFT]
    built = [move for move in moves if move.kind == BUILD]
    return built or [move for move in moves if move.kind not in (DONE, RECOVER)] or moves


def richer(document: Document) -> Document:
    """The same position with more money for everybody, as far as a game can have brought it."""
    state = game.load(document)
    for p, player in enumerate(document["players"]):
        most = progress.most_owned(state, p) - player["income"] - (player["last_bid"] or 0)
        player["money"] = min(most, max(player["money"], 60))
    return document


@cache
def sample(phase: int) -> WorkshopState:
    """A position of some random game in this phase."""
    for seed in range(100):
        for state in random_game(4, seed, busy=True):
            if state.phase == phase:
                return state.copy()
    raise AssertionError(f"no random game comes to phase {PHASE_NAMES[phase]}")
