"""Checks across the sections of a board.toml, the same in every game."""

from collections.abc import Sequence

from ironbridge.kernel.errors import FormatError


def check_colours(source: str, colours: Sequence[str], seat_counts: Sequence[int]) -> None:
    seats, found = max(seat_counts), len(colours)
    if found != seats:
        reason = f"expected {seats} colours, one for each seat; found {found}"
        raise FormatError(source, "colours", reason)
