"""Why an industry cannot be placed in a town, or taken away from it. Rulebook: "Pioche carte
ville".
"""

from __future__ import annotations

from ironbridge.games.workshop.rules.state import WorkshopPosition
from ironbridge.games.workshop.why.board import colour_name, industries_in, town_name
from ironbridge.kernel.phrase import Reason, forbid


def place(state: WorkshopPosition, town: int) -> Reason | None:
    """`place TOWN`: any town of the value on the choice card."""
    value, wanted = state.board.town_value[town], state.board.card_value[int(state.card)]
    if value != wanted:
        name = town_name(state.board, town)
        return forbid("WW-CARD-CHOICE", "why-town-value", town=name, value=value, wanted=wanted)
    return None


def remove(state: WorkshopPosition, company: int) -> Reason | None:
    """`remove COLOUR`: an industry that stands in the full town."""
    town = int(state.town)
    if company >= state.company_count or industries_in(state, town, company) == 0:
        colour, name = colour_name(state.board, company), town_name(state.board, town)
        return forbid("WW-TOWN-DISPLACE", "why-remove-none", colour=colour, town=name)
    return None
