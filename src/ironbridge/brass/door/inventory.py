"""What the door has to know of a game's components to read and write a position in text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ironbridge.brass import position
from ironbridge.brass.board import ERA_NAMES, Tables
from ironbridge.kernel.game import Game


@dataclass(frozen=True)
class Inventory:
    """The components as the text form sees them, by the ids of board.toml."""

    game: Game
    colours: Sequence[str]
    """By seat: the text form names seats by their colours."""
    stacks: Mapping[str, list[int]]
    """By industry, the levels of all tiles as they lie on a mat at the start."""
    cubes: Mapping[tuple[str, int, str], int]
    """By industry, level and era, the cubes on a tile that has just been built."""
    link_tiles: int
    actions: int
    first_round_actions: int


def take_stock(
    game: Game, colours: Sequence[str], tables: Tables, canal: bytes, rail: bytes
) -> Inventory:
    """From the tables of a board; `canal` and `rail` are the cubes of each kind of tile."""
    kinds = [
        (tables.industry_ids[industry], level)
        for industry, level in zip(tables.kind_industry, tables.kind_level, strict=True)
    ]
    return Inventory(
        game,
        colours,
        {name: position.stack(tables, k) for k, name in enumerate(tables.industry_ids)},
        {
            (industry, level, era): full[kind]
            for kind, (industry, level) in enumerate(kinds)
            for era, full in zip(ERA_NAMES, (canal, rail), strict=True)
        },
        int(tables.link_tiles),
        int(tables.actions),
        int(tables.first_round_actions),
    )
