"""What the things of a board are called, made from the names of places and industries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from babel.lists import format_list

from ironbridge.brass.box.pieces import Box, Slot
from ironbridge.kernel.components import link_name
from ironbridge.kernel.words import LIST_LOCALES


def board_names(data: Box, language: str) -> dict[str, str]:
    """What every board of the family has: industries, locations, slots, links, and the
    cards that name a place or industries (a wild card has a text of its own)."""
    industries = {industry.id: industry.name[language] for industry in data.industries}
    places = {place.id: place.name[language] for place in data.locations}
    found = {f"industry-{key}": name for key, name in industries.items()}
    found |= {f"location-{key}": name for key, name in places.items()}
    for place in data.locations:
        found |= slot_names(places[place.id], place.slots, industries, language)
    for link in data.links:
        found[f"link-{link.id}"] = link_name(link.locations, places)
    for card in data.cards:
        if card.location is not None:
            found[f"card-{card.id}"] = places[card.location]
        elif card.kind == "industry":
            found[f"card-{card.id}"] = either(card.industries, industries, language)
    return found


def slot_names(
    place: str, slots: Sequence[Slot], industries: Mapping[str, str], language: str
) -> dict[str, str]:
    """The town and what the slot takes; a number where two slots of a town take the same."""
    found = {}
    for number, slot in enumerate(slots, start=1):
        name = place
        if ambiguous(slot, slots):
            name += f" {number}"
        if len(slots) > 1:
            name += f" ({either(slot.industries, industries, language).lower()})"
        found[f"slot-{slot.id}"] = name
    return found


def ambiguous(slot: Slot, slots: Sequence[Slot]) -> bool:
    return sum(set(other.industries) == set(slot.industries) for other in slots) > 1


def either(keys: Sequence[str], called: Mapping[str, str], language: str) -> str:
    return format_list([called[key] for key in keys], style="or", locale=LIST_LOCALES[language])
