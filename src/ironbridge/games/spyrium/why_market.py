"""Why a worker cannot be placed, taken back for money, or used to activate a card.

Rulebook: "Placer un ouvrier", "Gagner de l'argent", "Activer une carte".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ironbridge.games.spyrium.board import CHARACTER
from ironbridge.games.spyrium.layout import ACTIVE, GAP_ENDS
from ironbridge.games.spyrium.why_names import card_name, gap_name, slot_name
from ironbridge.games.spyrium.why_price import NEW, Choices, cheapest, surcharge_of
from ironbridge.games.spyrium.why_table import (
    NOTHING,
    beside_a_card,
    buildings_of,
    face_in,
    money_of,
    spyrium_of,
    unused,
    values_on,
    workers_in_gap,
)
from ironbridge.kernel.phrase import Reason, forbid

if TYPE_CHECKING:
    from ironbridge.games.spyrium.state import SpyriumState


def place(state: SpyriumState, gap: int, p: int) -> Reason | None:
    """`place GAP`, in Phase I or with the event of the latecomer."""
    if state.seat[ACTIVE + p] == 0:
        return forbid("SP-PLACE-ACTIVE-WORKER", "why-place-no-worker")
    if not beside_a_card(state, gap):
        return forbid("SP-PLACE-GAP", "why-place-no-card", gap=gap_name(gap))
    return None


def money(state: SpyriumState, gap: int, slot: int, p: int) -> Reason | None:
    """`money GAP SLOT`."""
    if workers_in_gap(state, gap, p) == 0:
        return forbid("SP-MONEY-OWN-WORKER", "why-no-worker-there", gap=gap_name(gap))
    if face_in(state, slot) == NOTHING:
        rule = "SP-MONEY-OWN-WORKER"
        if not beside_a_card(state, gap):
            rule = "SP-MONEY-CARDS-GONE"
        return forbid(rule, "why-slot-empty", slot=slot_name(slot))
    return None


def withdraw(state: SpyriumState, gap: int, p: int) -> Reason | None:
    """`withdraw GAP`: only where there is no card to name."""
    if workers_in_gap(state, gap, p) == 0:
        return forbid("SP-MONEY-OWN-WORKER", "why-no-worker-there", gap=gap_name(gap))
    faces = [face_in(state, slot) for slot in GAP_ENDS[gap]]
    cards = [card_name(state.board, face) for face in faces if face != NOTHING]
    if cards:
        rule = "SP-MONEY-CARDS-GONE"
        return forbid(rule, "why-withdraw-cards", gap=gap_name(gap), cards=cards)
    return None


def activate(state: SpyriumState, gap: int, slot: int, p: int) -> Reason | None:
    """`activate GAP SLOT`: allowed if the questions that follow can be answered and paid."""
    if workers_in_gap(state, gap, p) == 0:
        return forbid("SP-ACTIVATE-NEIGHBOUR", "why-no-worker-there", gap=gap_name(gap))
    face = face_in(state, slot)
    if face == NOTHING:
        return forbid("SP-ACTIVATE-NEIGHBOUR", "why-slot-empty", slot=slot_name(slot))
    if state.board.face_type[face] == CHARACTER:
        refusal = refuse_call(state, slot, p)
        if refusal is not None:
            return refusal
    return refuse_price(state, slot, p, Choices())


def refuse_call(state: SpyriumState, slot: int, p: int) -> Reason | None:
    """A character without its token, or whose Spyrium one does not have."""
    face = face_in(state, slot)
    effect = state.board.face_effects[face][0]
    name = card_name(state.board, face)
    if effect.uses_token and not values_on(state, slot):
        return forbid("SP-CALL-NEEDS-TOKEN", "why-call-no-token", card=name)
    needed, found = int(effect.pay_spyrium), spyrium_of(state, p)
    if needed > found:
        rule = "SP-CALL-MUST-PAY"
        return forbid(rule, "why-call-spyrium", card=name, needed=needed, found=found)
    return None


def refuse_price(state: SpyriumState, slot: int, p: int, choices: Choices) -> Reason | None:
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


# The questions of an activation ---------------------------------------------------------------


def so_far(state: SpyriumState) -> Choices:
    """What has been answered of the activation in progress."""
    return Choices(
        lobbying=None if state.waived < 0 else state.waived == 1,
        token=int(state.token) or None,
        value=int(state.value) or None,
    )


def surcharge(state: SpyriumState, p: int) -> Reason | None:
    """`surcharge`: it is paid."""
    return refuse_price(state, int(state.slot), p, Choices(lobbying=False))


def lobbying(state: SpyriumState, p: int) -> Reason | None:
    """`lobbying`: it is not."""
    board = state.board
    if not unused(state, p, int(board.lobbying)):
        return forbid("SP-TECHNIQUE-ONCE", "why-lobbying-used")
    if surcharge_of(state, int(state.slot)) == 0:
        return forbid("SP-TECHNIQUE-ONCE", "why-lobbying-nothing")
    return refuse_price(state, int(state.slot), p, Choices(lobbying=True))


def token(state: SpyriumState, value: int, p: int) -> Reason | None:
    """`token VALUE`: one of those that lie on the character."""
    slot = int(state.slot)
    if value not in values_on(state, slot):
        name = card_name(state.board, face_in(state, slot))
        return forbid("SP-CALL-CHOOSES-TOKEN", "why-token-absent", card=name, value=value)
    choices = so_far(state)
    return refuse_price(state, slot, p, Choices(choices.lobbying, token=value))


def token_value(state: SpyriumState, value: int, p: int) -> Reason | None:
    """`value VALUE`: what the token counts for. An event asks for no money by its token."""
    if state.slot < 0:
        return None
    choices = so_far(state)
    decided = Choices(choices.lobbying, choices.token, value)
    return refuse_price(state, int(state.slot), p, decided)


def new_place(state: SpyriumState, p: int) -> Reason | None:
    """`new`."""
    return refuse_site(state, NEW, p)


def replace(state: SpyriumState, old: int, tilted: bool, p: int) -> Reason | None:
    """`replace CARD` and `replace CARD tilted`."""
    mine = buildings_of(state, p)
    name = card_name(state.board, old)
    if old not in [face for face, _ in mine]:
        return forbid("SP-BUILD-REPLACE", "why-replace-not-owned", card=name)
    if (old, tilted) not in mine:
        key = "why-replace-upright" if tilted else "why-replace-tilted"
        return forbid("SP-BUILD-REPLACE", key, card=name)
    return refuse_site(state, old, p)


def refuse_site(state: SpyriumState, site: int, p: int) -> Reason | None:
    choices = so_far(state)
    decided = Choices(choices.lobbying, choices.token, choices.value, site)
    return refuse_price(state, int(state.slot), p, decided)
