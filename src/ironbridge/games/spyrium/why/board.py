"""What the checks see on the table, counted afresh for each answer, apart from the sums and masks
that the rules keep.
"""

from __future__ import annotations

from typing import Final

from ironbridge.games.spyrium.board import (
    CARDS,
    GAP_ENDS,
    GAPS,
    MONEY,
    SPYRIUM,
    TILTED,
    VALUES,
    WORKERS,
)
from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.kernel.bits import BIT, members

NOTHING: Final = -1


def in_phase_two(state: SpyriumPosition, p: int) -> bool:
    return bool(state.in_activation & BIT[p])


# The market -----------------------------------------------------------------------------------


def face_in(state: SpyriumPosition, slot: int) -> int:
    """The card in a place of the market, NOTHING when it is empty."""
    card = int(state.market[slot])
    return NOTHING if card < 0 else int(state.board.card_face[card])


def workers_in_gap(state: SpyriumPosition, gap: int, p: int) -> int:
    return int(state.standing[p * GAPS + gap])


def gaps_of(state: SpyriumPosition, p: int) -> list[int]:
    """The gaps in which p still has a worker."""
    return [gap for gap in range(GAPS) if workers_in_gap(state, gap, p) > 0]


def others_beside(state: SpyriumPosition, slot: int) -> int:
    """The workers of all players beside a place, but for the one that acts there."""
    beside = sum(
        workers_in_gap(state, gap, p)
        for gap, ends in enumerate(GAP_ENDS)
        if slot in ends
        for p in range(state.seat_count)
    )
    return beside - 1


def beside_a_card(state: SpyriumPosition, gap: int) -> bool:
    return any(face_in(state, slot) != NOTHING for slot in GAP_ENDS[gap])


def values_on(state: SpyriumPosition, slot: int) -> list[int]:
    """The values of the tokens on the card in this place."""
    return [value for value in range(1, VALUES) if state.tokens[slot * VALUES + value] > 0]


# What a player has ----------------------------------------------------------------------------


def money_of(state: SpyriumPosition, p: int) -> int:
    return int(state.seat[MONEY + p])


def spyrium_of(state: SpyriumPosition, p: int) -> int:
    return int(state.seat[SPYRIUM + p])


def workers_of(state: SpyriumPosition, p: int) -> int:
    """Wherever they stand."""
    return int(state.seat[WORKERS + p])


def reserve_of(state: SpyriumPosition, p: int) -> int:
    return int(state.board.workers_total) - workers_of(state, p)


def owns(state: SpyriumPosition, p: int, technique: int) -> bool:
    return bool(state.seat[CARDS + p] & technique)


def unused(state: SpyriumPosition, p: int, technique: int) -> bool:
    """Owned and not tilted: a technique that works once a round can still be used."""
    return owns(state, p, technique) and not state.seat[TILTED + p] & technique


def buildings_of(state: SpyriumPosition, p: int) -> list[tuple[int, bool]]:
    """Each building of p: its face, and whether it is tilted."""
    owned = members(state.seat[CARDS + p] & state.board.buildings)
    return [
        (int(state.board.card_face[card]), bool(state.seat[TILTED + p] & BIT[card]))
        for card in owned
    ]
