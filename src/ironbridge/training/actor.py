"""One process that plays games to learn from, by the newest weights there are.

Until there are weights, the readable evaluator judges. Games are written in portions, and a file
appears when it is complete. It ends when the file `stop` is in the folder.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path

from ironbridge import registry
from ironbridge.bots.greedy import Greedy
from ironbridge.bots.network import read
from ironbridge.bots.seed_blocks import TRAINING
from ironbridge.bots.turn_search import LearnedJudge, ReadableJudge, TurnSearch
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.encoder import Encoder
from ironbridge.kernel.evaluator import Evaluator
from ironbridge.kernel.game import Game
from ironbridge.training.samples import Row, gathered, save
from ironbridge.training.selfplay import SelfPlay

PORTION_S = 8.0
ROOM = 320
SEATS = (4, 3, 4, 2, 4, 3, 4, 2)
SHORT_GAMES = 10
"""Of so many games one is introductory."""


@dataclass
class Actor:
    game: Game
    folder: Path
    number: int
    width: int
    eager: float

    def __post_init__(self) -> None:
        encoder = self.game.encoder()
        evaluator = self.game.evaluator()
        assert encoder is not None
        assert evaluator is not None
        self.encoder: Encoder = encoder
        self.evaluator: Evaluator = evaluator
        self.search = TurnSearch(ReadableJudge(evaluator), 6, 2, 2)
        self.version = -1.0
        self.played = 0

    def run(self) -> None:
        while not (self.folder / "stop").exists():
            self.take_weights()
            self.portion()

    def take_weights(self) -> None:
        path = self.folder / "weights.bin"
        if not path.exists():
            return
        version = path.stat().st_mtime
        if version != self.version:
            judge = LearnedJudge(self.encoder, read(str(path), path.read_bytes()), self.eager)
            self.search = TurnSearch(judge, self.width, 2, 2)
            self.version = version

    def portion(self) -> None:
        """Some games, and one file of them."""
        player = SelfPlay(self.game, self.search, self.encoder, explore=True)
        end = time.monotonic() + PORTION_S
        games: list[tuple[int, list[Row]]] = []
        points: list[float] = []
        while time.monotonic() < end:
            seed = TRAINING.start + self.number * 1_000_000 + self.played
            seats = SEATS[self.played % len(SEATS)]
            short = self.played % SHORT_GAMES == SHORT_GAMES - 1
            rival = Greedy(self.evaluator) if int(seeded(seed).below(2)) else None
            played = player.play(seats, seed, {"introductory": short}, rival)
            games.append((seed, played.rows))
            if seats == 4 and not short and rival is None:
                points += played.scores
            self.played += 1
        name = f"{self.number:03d}-{self.played:06d}"
        about = {"games": len(games), "points": points, "learned": self.version > 0}
        (self.folder / "games" / f"{name}.json").write_text(json.dumps(about))
        samples = gathered(games, int(self.encoder.size), ROOM)
        save(samples, self.folder / "games" / f"{name}.npz")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--number", type=int, required=True)
    parser.add_argument("--width", type=int, default=3)
    parser.add_argument("--eager", type=float, default=0.0)
    asked = parser.parse_args()
    game = registry.game(asked.game)
    Actor(game, asked.folder, asked.number, asked.width, asked.eager).run()


if __name__ == "__main__":
    main()
