"""What activating a card can cost, and why it cannot be paid. Rulebook: "Activer une carte".

While its questions are asked, an activation has several possible prices: with or without
Lobbying, by each token, in each place. It is allowed as long as one of them can be paid.
"""

from __future__ import annotations

from dataclasses import dataclass

from ironbridge.games.spyrium.board import BUILDING, CHARACTER, VALUES
from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.games.spyrium.why.board import (
    buildings_of,
    card_name,
    face_in,
    money_of,
    others_beside,
    owns,
    unused,
    values_on,
)
from ironbridge.kernel.phrase import Reason, forbid

NEW = -1
"""For a site: a new place."""


@dataclass(frozen=True)
class Choices:
    """The answers given so far; None for what is not decided.

    `site` is the face of the building that is replaced, NEW for a new place.
    """

    lobbying: bool | None = None
    token: int | None = None
    value: int | None = None
    site: int | None = None


def so_far(state: SpyriumPosition) -> Choices:
    """What has been answered of the activation in progress."""
    return Choices(
        lobbying=None if state.waived < 0 else state.waived == 1,
        token=int(state.token) or None,
        value=int(state.value) or None,
    )


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


def refuse_price(state: SpyriumPosition, slot: int, p: int, choices: Choices) -> Reason | None:
    """Not enough money, whatever is answered to the questions still open."""
    price = cheapest(state, slot, p, choices)
    purse = money_of(state, p)
    if price.total <= purse:
        return None
    face = face_in(state, slot)
    # A character that takes the token's price is refused by its own clause if the rest is there.
    token_decides = price.effect > 0 and price.total - price.effect <= purse
    rule = "SP-CALL-MUST-PAY" if token_decides else "SP-ACTIVATE-PAY-IN-FULL"
    return forbid(
        rule,
        "why-activate-money",
        card=card_name(state.board, face),
        total=price.total,
        printed=price.printed,
        surcharge=price.surcharge,
        effect=price.effect,
        place=price.place,
        money=purse,
    )


def cheapest(state: SpyriumPosition, slot: int, p: int, choices: Choices) -> Price:
    """The least this activation can cost p, with the answers given so far."""
    return min(prices(state, slot, p, choices), key=lambda price: price.total)


def prices(state: SpyriumPosition, slot: int, p: int, choices: Choices) -> list[Price]:
    """Every price that further answers can lead to."""
    return [
        Price(printed, surcharge, effect, place)
        for surcharge in surcharges(state, slot, p, choices)
        for printed, effect, place in card_prices(state, slot, p, choices)
    ]


def card_prices(
    state: SpyriumPosition, slot: int, p: int, choices: Choices
) -> list[tuple[int, int, int]]:
    """What the card itself can cost: printed price, price of the effect, price of the place."""
    face = face_in(state, slot)
    printed = int(state.board.face_cost[face])
    if state.board.face_type[face] == CHARACTER:
        return [(printed, extra, 0) for extra in character_prices(state, slot, p, choices)]
    if state.board.face_type[face] == BUILDING:
        return [building_price(state, face, site, p) for site in sites(state, p, choices)]
    return [(printed, 0, 0)]


# The surcharge for workers ------------------------------------------------------------------


def surcharge(state: SpyriumPosition, p: int) -> Reason | None:
    """`surcharge`: it is paid."""
    return refuse_price(state, int(state.slot), p, Choices(lobbying=False))


def lobbying(state: SpyriumPosition, p: int) -> Reason | None:
    """`lobbying`: it is not."""
    board = state.board
    if not unused(state, p, int(board.lobbying)):
        return forbid("SP-TECHNIQUE-ONCE", "why-lobbying-used")
    if surcharge_of(state, int(state.slot)) == 0:
        return forbid("SP-TECHNIQUE-ONCE", "why-lobbying-nothing")
    return refuse_price(state, int(state.slot), p, Choices(lobbying=True))


def surcharge_of(state: SpyriumPosition, slot: int) -> int:
    """A pound for each other worker beside the card. See SP-ACTIVATE-SURCHARGE."""
    return int(state.board.worker_cost) * others_beside(state, slot)


def surcharges(state: SpyriumPosition, slot: int, p: int, choices: Choices) -> list[int]:
    """With Lobbying also none. See SP-TECHNIQUE-LOBBYING."""
    full = surcharge_of(state, slot)
    if choices.lobbying is not None:
        return [0 if choices.lobbying else full]
    return [full, 0] if unused(state, p, int(state.board.lobbying)) else [full]


# Characters and buildings -------------------------------------------------------------------


def character_prices(state: SpyriumPosition, slot: int, p: int, choices: Choices) -> list[int]:
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


def sites(state: SpyriumPosition, p: int, choices: Choices) -> list[int]:
    if choices.site is not None:
        return [choices.site]
    return [NEW, *(face for face, _ in buildings_of(state, p))]


def building_price(state: SpyriumPosition, face: int, site: int, p: int) -> tuple[int, int, int]:
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
