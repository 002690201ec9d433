"""Why a card cannot be activated, and what activating it can cost. Rulebook: "Activer une carte",
"Faire appel à un personnage", "Construire un bâtiment", "Jetons"; techniques Lobbying, Crane and
Commerce.

While its questions are asked, an activation has several possible prices: with or without
Lobbying, by each token, in each place. It is allowed as long as one of them can be paid.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ironbridge.games.spyrium.board import BUILDING, CHARACTER, VALUES, card_id, gap_id, slot_id
from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.games.spyrium.why.board import (
    NOTHING,
    buildings_of,
    face_in,
    money_of,
    others_beside,
    owns,
    spyrium_of,
    unused,
    values_on,
    workers_in_gap,
)
from ironbridge.kernel.phrase import Reason, forbid

NEW: Final = -1
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


def activate(state: SpyriumPosition, gap: int, slot: int, p: int) -> Reason | None:
    """`activate GAP SLOT`: allowed if the questions that follow can be answered and paid."""
    if workers_in_gap(state, gap, p) == 0:
        return forbid("SP-ACTIVATE-NEIGHBOUR", "why-no-worker-there", gap=gap_id(gap))
    face = face_in(state, slot)
    if face == NOTHING:
        return forbid("SP-ACTIVATE-NEIGHBOUR", "why-slot-empty", slot=slot_id(slot))
    if state.board.face_type[face] == CHARACTER:
        refusal = refuse_call(state, slot, p)
        if refusal is not None:
            return refusal
    return refuse_price(state, slot, p, Choices())


# The surcharge for workers --------------------------------------------------------------------


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


# Characters and tokens ------------------------------------------------------------------------


def refuse_call(state: SpyriumPosition, slot: int, p: int) -> Reason | None:
    """A character needs its token, and the Spyrium that it takes."""
    face = face_in(state, slot)
    effect = state.board.face_effects[face][0]
    name = card_id(state.board, face)
    if effect.uses_token and not values_on(state, slot):
        return forbid("SP-CALL-NEEDS-TOKEN", "why-call-no-token", card=name)
    needed, found = int(effect.pay_spyrium), spyrium_of(state, p)
    if needed > found:
        rule = "SP-CALL-MUST-PAY"
        return forbid(rule, "why-call-spyrium", card=name, needed=needed, found=found)
    return None


def token(state: SpyriumPosition, value: int, p: int) -> Reason | None:
    """`token VALUE`: one of those that lie on the character."""
    slot = int(state.slot)
    if value not in values_on(state, slot):
        name = card_id(state.board, face_in(state, slot))
        return forbid("SP-CALL-CHOOSES-TOKEN", "why-token-absent", card=name, value=value)
    choices = so_far(state)
    return refuse_price(state, slot, p, Choices(choices.lobbying, token=value))


def token_value(state: SpyriumPosition, value: int, p: int) -> Reason | None:
    """`value VALUE`: what the token counts for. An event asks for no money by its token."""
    if state.slot < 0:
        return None
    choices = so_far(state)
    decided = Choices(choices.lobbying, choices.token, value)
    return refuse_price(state, int(state.slot), p, decided)


# The place of a building ----------------------------------------------------------------------


def new_place(state: SpyriumPosition, p: int) -> Reason | None:
    """`new`."""
    return refuse_site(state, NEW, p)


def replace(state: SpyriumPosition, old: int, tilted: bool, p: int) -> Reason | None:
    """`replace CARD` and `replace CARD tilted`."""
    mine = buildings_of(state, p)
    name = card_id(state.board, old)
    if old not in [face for face, _ in mine]:
        return forbid("SP-BUILD-REPLACE", "why-replace-not-owned", card=name)
    if (old, tilted) not in mine:
        key = "why-replace-upright" if tilted else "why-replace-tilted"
        return forbid("SP-BUILD-REPLACE", key, card=name)
    return refuse_site(state, old, p)


def refuse_site(state: SpyriumPosition, site: int, p: int) -> Reason | None:
    choices = so_far(state)
    decided = Choices(choices.lobbying, choices.token, choices.value, site)
    return refuse_price(state, int(state.slot), p, decided)


# Prices ---------------------------------------------------------------------------------------


def so_far(state: SpyriumPosition) -> Choices:
    """What has been answered of the activation in progress."""
    return Choices(
        lobbying=None if state.waived < 0 else state.waived == 1,
        token=int(state.token) or None,
        value=int(state.value) or None,
    )


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
        card=card_id(state.board, face),
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


def surcharge_of(state: SpyriumPosition, slot: int) -> int:
    """A pound for each other worker beside the card. See SP-ACTIVATE-SURCHARGE."""
    return int(state.board.worker_cost) * others_beside(state, slot)


def surcharges(state: SpyriumPosition, slot: int, p: int, choices: Choices) -> list[int]:
    """With Lobbying also none. See SP-TECHNIQUE-LOBBYING."""
    full = surcharge_of(state, slot)
    if choices.lobbying is not None:
        return [0 if choices.lobbying else full]
    return [full, 0] if unused(state, p, int(state.board.lobbying)) else [full]


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
