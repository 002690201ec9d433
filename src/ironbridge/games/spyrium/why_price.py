"""What activating a card can cost. Rulebook: "Activer une carte".

While its questions are asked, an activation has several possible prices: with or without
Lobbying, by each token, in each place. It is allowed as long as one of them can be paid.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ironbridge.games.spyrium.board import BUILDING, CHARACTER
from ironbridge.games.spyrium.layout import VALUES
from ironbridge.games.spyrium.why_table import (
    buildings_of,
    face_in,
    others_beside,
    owns,
    unused,
    values_on,
)

if TYPE_CHECKING:
    from ironbridge.games.spyrium.state import SpyriumState


@dataclass(frozen=True)
class Choices:
    """The answers given so far; None for what is not decided.

    `site` is the face of the building that is replaced, NEW for a new place.
    """

    lobbying: bool | None = None
    token: int | None = None
    value: int | None = None
    site: int | None = None


NEW = -1


@dataclass(frozen=True)
class Price:
    """The parts of a price: the printed one after a discount, the surcharge for workers, what a
    character takes besides, the place of a building."""

    printed: int
    surcharge: int
    effect: int
    place: int

    @property
    def total(self) -> int:
        return self.printed + self.surcharge + self.effect + self.place


def cheapest(state: SpyriumState, slot: int, p: int, choices: Choices) -> Price:
    """The least this activation can cost p, with the answers given so far."""
    return min(prices(state, slot, p, choices), key=lambda price: price.total)


def prices(state: SpyriumState, slot: int, p: int, choices: Choices) -> list[Price]:
    """Every price that further answers can lead to."""
    return [
        Price(printed, surcharge, effect, place)
        for surcharge in surcharges(state, slot, p, choices)
        for printed, effect, place in card_prices(state, slot, p, choices)
    ]


def card_prices(
    state: SpyriumState, slot: int, p: int, choices: Choices
) -> list[tuple[int, int, int]]:
    """What the card itself can cost: printed price, price of the effect, price of the place."""
    face = face_in(state, slot)
    printed = int(state.board.face_cost[face])
    if state.board.face_type[face] == CHARACTER:
        return [(printed, extra, 0) for extra in character_prices(state, slot, p, choices)]
    if state.board.face_type[face] == BUILDING:
        return [building_price(state, face, site, p) for site in sites(state, p, choices)]
    return [(printed, 0, 0)]


def surcharge_of(state: SpyriumState, slot: int) -> int:
    return int(state.board.worker_cost) * others_beside(state, slot)


def surcharges(state: SpyriumState, slot: int, p: int, choices: Choices) -> list[int]:
    full = surcharge_of(state, slot)
    if choices.lobbying is not None:
        return [0 if choices.lobbying else full]
    return [full, 0] if unused(state, p, int(state.board.lobbying)) else [full]


def character_prices(state: SpyriumState, slot: int, p: int, choices: Choices) -> list[int]:
    """What the effect of a character can take, in pounds."""
    effect = state.board.face_effects[face_in(state, slot)][0]
    if not effect.pay_token:
        return [int(effect.pay_money)]
    if choices.value is not None:
        values = [choices.value]
    elif unused(state, p, int(state.board.commerce)):
        values = list(range(1, VALUES))
    elif choices.token is not None:
        values = [choices.token]
    else:
        values = values_on(state, slot)
    return [int(effect.pay_money) + value for value in values]


def sites(state: SpyriumState, p: int, choices: Choices) -> list[int]:
    if choices.site is not None:
        return [choices.site]
    return [NEW, *(face for face, _ in buildings_of(state, p))]


def building_price(state: SpyriumState, face: int, site: int, p: int) -> tuple[int, int, int]:
    """The printed price after a discount, nothing for an effect, and the price of the place."""
    board = state.board
    printed = int(board.face_cost[face])
    if site == NEW:
        place = int(board.place_cost) * len(buildings_of(state, p))
        if owns(state, p, int(board.crane)):
            place = max(0, place - int(board.crane_discount))
        return printed, 0, place
    if board.face_symbols[face] & board.face_symbols[site]:
        printed = max(0, printed - int(board.symbol_discount))
    return printed, 0, 0
