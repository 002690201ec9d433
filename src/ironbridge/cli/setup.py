"""What the words of a command line ask for: a game, its options, its players, a record."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from ironbridge.bots import Bot, levels, make
from ironbridge.cli.saves import recall
from ironbridge.kernel.chance import SEEDS, Chance, seeded
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.game import Game
from ironbridge.kernel.option import OptionValue
from ironbridge.kernel.record import Finder, Record
from ironbridge.registry import game as find_game

HUMAN = "human"
USUAL = "easy"
"""The bots of somebody who does not say which."""

CHOSEN_SEEDS = 2**31
"""A seed nobody asked for stays short enough to be written down."""


def finder(data: Path | None) -> Finder:
    """The games by name, with edited components if a person brought some."""
    return partial(find_game, data=data)


def options_of(game: Game, texts: Sequence[str]) -> dict[str, OptionValue]:
    """`introductory=true` and the like."""
    declared = {option.name: option for option in game.options}
    found: dict[str, OptionValue] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign:
            raise SetupError(f"option {text!r}: expected NAME=VALUE")
        if name not in declared:
            known = ", ".join(declared) or "none"
            raise SetupError(f"unknown option {name}: this game has {known}")
        found[name] = declared[name].parse(value)
    return found


def listed(text: str) -> list[str]:
    """The parts of `human,easy,easy`."""
    return [part.strip() for part in text.split(",")] if text.strip() else []


def seated(game: Game, text: str) -> list[str]:
    """The players of --seats, each known."""
    players = listed(text)
    for player in players:
        choose(game, player)
    return players


def new_record(
    game: Game, players: Sequence[str], names: str, seed: int | None, options: Sequence[str]
) -> Record:
    chosen = secrets.randbelow(CHOSEN_SEEDS) if seed is None else seed
    return Record.begin(game, len(players), chosen, options_of(game, options), listed(names))


def resumed_record(path: Path, seats: str, data: Path | None) -> tuple[Record, list[str]]:
    """A kept game with its players; --seats seats others, and without either one person plays."""
    record, players = recall(path, finder(data))
    if seats:
        players = seated(record.game, seats)
    elif not players:
        players = [HUMAN, *[USUAL] * (record.seats - 1)]
    return record, players


# Who can play: people at this terminal, and bots --------------------------------------------


def choose(game: Game, name: str) -> Bot | None:
    """The bot of a level, None for a person at the terminal."""
    if name == HUMAN:
        return None
    try:
        return make(game, name)
    except SetupError:
        known = ", ".join([HUMAN, *(level.name for level in levels(game))])
        raise SetupError(f"no player is called {name!r}; there are {known}") from None


def chance_at(record: Record) -> Chance:
    """The same position of the same game gives the same chance: undo and resume change nothing."""
    seed = record.seed or 0
    return seeded((seed * 1_000_003 + len(record.moves) + 1) % SEEDS)
