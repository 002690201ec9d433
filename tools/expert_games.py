"""Games of the expert to replay, with their turning points in words: `make expert-games`.

Writes docs/expert-games/GAME-1.txt to GAME-3.txt (records) and GAME.md for every game, or for those
that are named. A turning point is a decision that changed its seat's chance to win most, by
everything that is known of the game; what is said of it comes from the analysis, which knows only
what the seat knew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from ironbridge import registry
from ironbridge.bots import decide, make
from ironbridge.bots.forecast import forecaster
from ironbridge.bots.reasons import reasons
from ironbridge.bots.review import Review, review
from ironbridge.bots.seed_blocks import REPORTING
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Phrase
from ironbridge.kernel.record import Record
from ironbridge.kernel.state import State
from ironbridge.server.bots.decisions import decisions_of

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "expert-games"
LEVEL = "expert"
SEATS = 4
GAMES = 3
FIRST_SEED = REPORTING.start + 900_000
"""Deals that no figure of the bots comes from."""
TOLD = 3
"""Turning points of a game."""
BETTER = 0.04
"""What another way must add to the chance to win before it is named: a slip, as in the analysis."""


@dataclass(frozen=True)
class Turn:
    """A decision, and the chance to win of its seat before and after it."""

    ply: int
    seat: int
    played: list[Move]
    state: State
    before: float
    after: float

    @property
    def swing(self) -> float:
        return abs(self.after - self.before)


def played(game: Game, seed: int) -> Record:
    """A game of experts."""
    record = Record.begin(game, SEATS, seed)
    bot, chance = make(game, LEVEL), seeded(seed)
    while not record.state.over:
        seat = int(record.state.decider())
        record.play(decide(bot, record.state, seat, chance), seat)
    return record


def turns(record: Record) -> Iterator[Turn]:
    game, judge = record.game, forecaster(record.game)
    assert judge is not None
    for decision in decisions_of(record.at(0), record.moves, 0, len(record.moves)):
        if decision is None:
            continue
        seat, moves = decision.seat, [game.parse(text) for text in decision.played]
        state, after = record.at(decision.ply), record.at(decision.ply + len(moves))
        chances = [judge.forecast(one).win for one in (state, after)]
        if chances[0] is not None and chances[1] is not None and len(state.legal(seat)) > 1:
            yield Turn(decision.ply, seat, moves, state, chances[0][seat], chances[1][seat])


class Teller:
    """Says in English what happened."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words = game.words("en")

    def say(self, phrase: Phrase) -> str:
        return self.words.say(phrase)

    def moves(self, moves: Sequence[Move]) -> str:
        return ", ".join(self.say(self.game.describe(move)) for move in moves)

    def sentences(self, phrases: Sequence[Phrase]) -> str:
        return " ".join(self.say(phrase) for phrase in phrases)

    def turn(self, turn: Turn, judged: Review) -> str:
        seat = self.words.text(f"seat-{turn.seat}")
        why = reasons(turn.state, turn.seat, judged.decided.moves)
        text = (
            f"- **Move {turn.ply + 1}, {seat}**: {self.moves(turn.played)}. "
            f"Chance to win {percent(turn.before)} → {percent(turn.after)}. {self.sentences(why)}"
        )
        if (judged.lost_win or 0.0) < BETTER:
            return text.rstrip()
        best = judged.best[0]
        return (
            f"{text.rstrip()} By what the seat knew, the analysis would rather "
            f"play: {self.moves(best.action)} "
            f"(+{100 * (judged.lost_win or 0.0):.0f} of 100). {self.sentences(best.reasons)}"
        ).rstrip()


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def told(task: tuple[str, int]) -> tuple[str, int, str, str]:
    """A game: its name, its number, its record and what is told of it."""
    name, number = task
    game = registry.game(name)
    seed = FIRST_SEED + number
    record = played(game, seed)
    teller, chance = Teller(game), seeded(seed)
    found = sorted(turns(record), key=lambda one: -one.swing)[:TOLD]
    lines = []
    for turn in sorted(found, key=lambda one: one.ply):
        judged = review(turn.state, turn.seat, turn.played, chance)
        assert judged is not None
        lines.append(teller.turn(turn, judged))
    result = record.state.result()
    scores = ", ".join(
        f"{teller.words.text(f'seat-{seat}')} {score}" for seat, score in enumerate(result.scores)
    )
    head = f"## Game {number}: [{name}-{number}.txt]({name}-{number}.txt)\n\nSeed {seed}. {scores}."
    return name, number, record.to_text(), "\n\n".join([head, "\n".join(lines)])


def main(names: Sequence[str]) -> None:
    tasks = [(name, number) for name in names for number in range(1, GAMES + 1)]
    chapters: dict[str, list[str]] = {name: [] for name in names}
    FOLDER.mkdir(exist_ok=True)
    with get_context("spawn").Pool() as pool:
        for done, (name, number, record, text) in enumerate(pool.imap(told, tasks), 1):
            (FOLDER / f"{name}-{number}.txt").write_text(record, encoding="utf-8")
            chapters[name].append(text)
            print(f"{done} of {len(tasks)}: {name} {number}", flush=True)
    for name, texts in chapters.items():
        title = registry.game(name).words("en").text("game-title")
        (FOLDER / f"{name}.md").write_text(page(title, texts), encoding="utf-8")


def page(title: str, texts: Sequence[str]) -> str:
    about = (
        f"Four {LEVEL}s, made by `make expert-games`. Open a record with `ironbridge replay FILE`, "
        "or on the site under Replay. Below are the decisions that changed a seat's chance to win "
        "most, by everything that is known of the game; why, by what the seat knew."
    )
    return "\n\n".join([f"# {title}: games of the {LEVEL}", about, *texts]) + "\n"


if __name__ == "__main__":
    main(sys.argv[1:] or registry.game_names())
