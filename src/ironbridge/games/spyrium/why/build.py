"""Why a building cannot go to a place. Rulebook: "Construire un bâtiment"."""

from __future__ import annotations

from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.games.spyrium.why.board import buildings_of, card_name
from ironbridge.games.spyrium.why.prices import NEW, Choices, refuse_price, so_far
from ironbridge.kernel.phrase import Reason, forbid


def new_place(state: SpyriumPosition, p: int) -> Reason | None:
    """`new`."""
    return refuse_site(state, NEW, p)


def replace(state: SpyriumPosition, old: int, tilted: bool, p: int) -> Reason | None:
    """`replace CARD` and `replace CARD tilted`."""
    mine = buildings_of(state, p)
    name = card_name(state.board, old)
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
