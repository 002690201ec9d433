"""Record finished games of bots for tests/fixtures: `python tools/record_fixtures.py`.

A fixture is recorded once and replays for ever: an existing file is never written again. To
record new ones for a new rules version or option, add seeds below.
"""

from __future__ import annotations

import argparse
from itertools import product
from pathlib import Path

import ironbridge
from ironbridge.bots import decide, levels, make
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.game import Game
from ironbridge.kernel.record import Record

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "fixtures"
SEEDS = {
    "brass-birmingham": (1, 8),
    "brass-lancashire": (1,),
    "age-of-industry": (1,),
    "workshop-of-the-world": (1,),
    "spyrium": (1, 2),
}
"""Birmingham's eighth has a choice between mines equally near."""
WHIMS = {"strong": 8, "whims": 3, "random": 1}
"""One decision in so many is random, so that rare moves and debts are seen too."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=ironbridge.game_names())
    for name in parser.parse_args().games:
        game = ironbridge.game(name)
        ways = product(game.seat_counts, SEEDS[name], all_options(game), WHIMS)
        for seats, seed, options, style in ways:
            if not allowed(game, seats, options):
                continue
            chosen = "".join(named(key, value) for key, value in options.items())
            path = FOLDER / name / f"{seats}-seats{chosen}-{style}-{seed}.txt"
            if path.exists():
                print(f"kept      {path.name}")
                continue
            path.parent.mkdir(parents=True, exist_ok=True)
            recorded(game, seats, seed, options, WHIMS[style]).save(path)
            print(f"recorded  {path.name}")


def named(option: str, value: object) -> str:
    """An option in the name of a file: itself when it is on, else what was chosen."""
    if isinstance(value, bool):
        return f"-{option}" if value else ""
    return f"-{value}"


def all_options(game: Game) -> list[dict[str, object]]:
    values = [[(o.name, value) for value in o.choices or (False, True)] for o in game.options]
    return [dict(chosen) for chosen in product(*values)]


def allowed(game: Game, seats: int, options: dict[str, object]) -> bool:
    """Some options do not go together, or not with every number of seats."""
    try:
        game.start(seats, 0, options)
    except SetupError:
        return False
    return True


def recorded(game: Game, seats: int, seed: int, options: dict[str, object], whims: int) -> Record:
    record = Record.begin(game, seats, seed, options)
    strong = make(game, levels(game)[-1].name)
    whim = make(game, levels(game)[0].name)
    chance = seeded(seed + 4_000)
    while not record.state.over:
        deciders = record.state.deciders
        seat = deciders[int(chance.below(len(deciders)))]
        bot = strong if chance.below(whims) else whim
        record.play(decide(bot, record.state, seat, chance), seat)
    return record


if __name__ == "__main__":
    main()
