"""Checks across the sections of a board.toml, the same in every game of the Brass family."""

from collections.abc import Sequence

from ironbridge.kernel.errors import FormatError


def check_colours(source: str, colours: Sequence[object], seat_counts: Sequence[int]) -> None:
    seats, found = max(seat_counts), len(colours)
    if found != seats:
        reason = f"expected {seats} colours, one for each seat; found {found}"
        raise FormatError(source, "colours", reason)


def check_rails(source: str, one: int, two: int) -> None:
    if two < one:
        reason = f"two rails cannot cost less than one, which costs {one}"
        raise FormatError(source, "network.second_rail_total", reason)
