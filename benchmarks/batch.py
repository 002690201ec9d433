"""How much of the speed of the rules is left to whoever plays many games at once.

Uniformly random play on one core, side by side: the ways take turns for a fraction of a second
each, so that whatever else the machine does slows them all down alike. Time is processor time.

    plain           kernel/playout.py, one game after the other, in compiled code throughout
    lists           research/batch.py without masks and observations
    masks           with masks
    ... own         the same where actions come from elsewhere than `draw`, and are looked up
    facts           with masks and what the seats see, as lists of facts without numbers
    sparse, dense   with numbers too, as lists or as vectors
    plain, encoded  a plain loop that only calls the encoder: what observing costs without arrays

All of them play the same games, in the sense of the same rules from the same starts; the ratio is
that of decisions a second, those with one legal move included, the median of all turns.
"""

import argparse
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

import ironbridge
from benchmarks.turns import Turns
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.playout import random_game
from ironbridge.research.batch import Batch
from ironbridge.research.setting import Setting


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", choices=(*ironbridge.game_names(), "all"), default="all")
    parser.add_argument("--seats", type=int, default=0, help="0: as many as can play")
    parser.add_argument("--count", type=int, default=128, help="games in the batch")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each way")
    parser.add_argument("--ask-forced", action="store_true", help="ask where there is no choice")
    asked = parser.parse_args()
    names = ironbridge.game_names() if asked.game == "all" else [asked.game]
    table = Table(title=f"{asked.count} games in step, one core, uniformly random play")
    for heading in ("game", "way"):
        table.add_column(heading)
    for heading in ("decisions/s", "µs each", "of plain"):
        table.add_column(heading, justify="right")
    for name in names:
        setting = Setting(name, asked.seats, ask_forced=asked.ask_forced)
        found = measure(setting, asked.count, asked.seconds)
        for way in found.rates:
            rate, share = found.rate(way), f"{100 * found.share(way, 'plain'):.0f} %"
            table.add_row(name, way, f"{rate:,.0f}", f"{1e6 / rate:.2f}", share)
        table.add_section()
    Console().print(table)


def measure(setting: Setting, count: int, seconds: float) -> Turns:
    """Decisions, way by way."""
    ways = {
        "plain": plain(setting),
        "lists": together(Batch(setting, count, observing="none", masking=False)),
        "masks": together(Batch(setting, count, observing="none")),
        "lists, own": together(Batch(setting, count, observing="none", masking=False), own=True),
        "masks, own": together(Batch(setting, count, observing="none"), own=True),
        "facts": together(Batch(setting, count, observing="facts")),
        "sparse": together(Batch(setting, count, observing="sparse")),
        "dense": together(Batch(setting, count, observing="dense")),
        "plain, encoded": encoded(setting),
    }
    return Turns(ways, seconds)


def plain(setting: Setting) -> Callable[[], int]:
    """Plays some games; how many decisions that were."""
    seed = 0

    def play() -> int:
        nonlocal seed
        decisions = 0
        for _ in range(8):
            state = setting.game.start(setting.players, seed, setting.options)
            decisions += random_game(state, seeded(seed))
            seed += 1
        return decisions

    return play


def together(batch: Batch, own: bool = False) -> Callable[[], int]:
    chance = seeded(1)

    def play() -> int:
        before = batch.decisions
        for _ in range(16):
            drawn = batch.draw(chance)
            batch.step(drawn.copy() if own else drawn)
        return batch.decisions - before

    return play


def encoded(setting: Setting) -> Callable[[], int]:
    encoder, chance, seed = setting.encoder, seeded(1), 0
    found = encoder.features()

    def play() -> int:
        nonlocal seed
        state = setting.game.start(setting.players, seed, setting.options)
        seed += 1
        decisions = 0
        while not state.over:
            seat = state.decider()
            moves = state.offer(seat)
            if len(moves) > 1 or setting.ask_forced:
                encoder.encode(state, seat, found)
            state.advance(moves[chance.below(len(moves))], seat)
            decisions += 1
        return decisions

    return play


if __name__ == "__main__":
    main()
