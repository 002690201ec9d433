"""What seats and lines of a map are called, made from the names of colours and places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def seat_names(colours: Sequence[Mapping[str, str]], language: str) -> dict[str, str]:
    """A seat is called by its colour."""
    return {f"seat-{seat}": capitalised(c[language]) for seat, c in enumerate(colours)}


def link_name(ends: Sequence[str], places: Mapping[str, str]) -> str:
    return " – ".join(places[end] for end in ends)


def capitalised(name: str) -> str:
    return name[:1].upper() + name[1:]
