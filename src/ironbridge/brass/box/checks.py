"""Checks across the sections of a board.toml, the same in every game of the Brass family."""

from ironbridge.kernel.errors import FormatError


def check_rails(source: str, one: int, two: int) -> None:
    if two < one:
        reason = f"two rails cannot cost less than one, which costs {one}"
        raise FormatError(source, "network.second_rail_total", reason)
