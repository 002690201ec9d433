"""The names of slots, links, cards and seats, made from those of places, industries and colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from babel.lists import format_list

from ironbridge.industry.box.pieces import Slot

LOCALES: Final = {"en": "en_GB", "fr": "fr"}


def seat_names(colours: Sequence[Mapping[str, str]], language: str) -> dict[str, str]:
    """A seat is called by its colour."""
    return {f"seat-{seat}": capitalised(c[language]) for seat, c in enumerate(colours)}


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


def link_name(ends: Sequence[str], places: Mapping[str, str]) -> str:
    return " – ".join(places[end] for end in ends)


def either(keys: Sequence[str], called: Mapping[str, str], language: str) -> str:
    return format_list([called[key] for key in keys], style="or", locale=LOCALES[language])


def capitalised(name: str) -> str:
    return name[:1].upper() + name[1:]
