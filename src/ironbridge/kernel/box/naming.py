"""What seats and the lines of a map are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ironbridge.kernel.words import Words


def seat_names(seats: int, language: str) -> list[str]:
    """The names of the first seats, for pieces that are called by the colour of a seat."""
    words = Words(language, [], {})
    return [words.text(f"seat-{seat}") for seat in range(seats)]


def link_name(ends: Sequence[str], places: Mapping[str, str]) -> str:
    return " – ".join(places[end] for end in ends)


def capitalised(name: str) -> str:
    return name[:1].upper() + name[1:]
