"""The names of slots and cards, made from those of places and industries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from babel.lists import format_list

from ironbridge.industry.box.pieces import Slot
from ironbridge.kernel.words import LIST_LOCALES


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
