"""Self-play on all cores and a learner beside it.

The folder holds everything: games, weights, the learner's state. A run that is started again goes
on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import subprocess
import sys
import time
from pathlib import Path

import numpy as np

from ironbridge import registry
from ironbridge.training import weights
from ironbridge.training.learner import Learner, Shape
from ironbridge.training.samples import Buffer, Samples, joined, load, save

BATCH = 2048
BOUND = 1_200_000
"""Positions that are kept."""
USED = 6
"""How often a position is used, on the average."""
HELD_BACK = 25
"""Of so many games one is for validation."""
OUT_S = 40.0
"""Seconds between two versions of the weights."""
TAKE_S = 10.0
"""Seconds between two looks for new games."""
PORTION = 50
"""Steps at a time."""
FIRST_STEPS = 2500
ENOUGH = 120_000
"""Positions there must be before learning begins: few of them would be learned by heart."""


class Training:
    def __init__(
        self, name: str, folder: Path, actors: int, seconds: float, hand_s: float, rate: float
    ) -> None:
        self.name = name
        self.folder = folder
        self.actors = actors
        self.seconds = seconds
        self.hand_s = hand_s
        self.rate = rate
        encoder = registry.game(name).encoder()
        assert encoder is not None
        self.learner = Learner(Shape(int(encoder.size), int(encoder.numbers)), 1)
        self.buffer = Buffer(BOUND)
        self.held: list[Samples] = []
        self.points: list[float] = []
        self.games = 0
        self.new = 0
        """Positions of this run."""
        self.versions = 0

    def run(self) -> None:
        (self.folder / "games").mkdir(parents=True, exist_ok=True)
        (self.folder / "stop").unlink(missing_ok=True)
        self.resume()
        begun = time.monotonic()
        playing = [self.actor(number) for number in range(self.actors)]
        try:
            self.learn(begun)
        finally:
            (self.folder / "stop").touch()
            for process in playing:
                process.wait()
            self.take_games()
            self.keep()

    def actor(self, number: int) -> subprocess.Popen[bytes]:
        eager = 0.0 if number % 3 == 0 else 3.0
        words = ["-m", "ironbridge.training.actor", self.name, str(self.folder)]
        # Seeds of a run that goes on must be new ones.
        words += ["--number", str(number + self.actors * self.runs), "--eager", str(eager)]
        words += ["--width", "10" if number % 4 == 3 else "5"]
        return subprocess.Popen(
            [sys.executable, *words], env={**os.environ, "JAX_PLATFORMS": "cpu"}
        )

    def learn(self, begun: float) -> None:
        steps = 0
        out_at = taken_at = -math.inf
        while (gone := time.monotonic() - begun) < self.seconds:
            first = self.versions == 0
            waits = first and gone < self.hand_s
            if waits or gone - taken_at > TAKE_S:
                taken_at = gone
                self.take_games()
                if self.buffer.size and not waits:
                    self.learner.take(self.buffer)
            allowed = FIRST_STEPS if first else self.new * USED // BATCH
            if waits or self.buffer.size < ENOUGH or steps + PORTION > allowed:
                time.sleep(0.5)
                continue
            rate = self.rate * (1 - gone / self.seconds) + 5e-5
            parts = self.learner.learn(BATCH, PORTION, rate)
            steps += PORTION
            if (first and steps >= FIRST_STEPS) or (not first and gone - out_at > OUT_S):
                steps = 0 if first else steps
                out_at = gone
                self.out(gone, parts)

    def out(self, gone: float, parts: list[float]) -> None:
        about = {"game": self.name, "version": self.versions, "games": self.games}
        weights.write(self.learner.weights(), about, self.folder / "weights.bin")
        self.versions += 1
        held = joined(self.held[-400:]) if self.held else None
        checked = self.learner.validated(held) if held is not None else {}
        shown = " ".join(f"{name} {value:.3f}" for name, value in checked.items())
        recent = self.points[-4000:]
        points = f"{np.mean(recent):.1f}" if recent else "-"
        print(
            f"{gone:5.0f} s  version {self.versions}  games {self.games}  "
            f"positions {self.new}  points {points}  "
            f"losses {' '.join(f'{part:.4f}' for part in parts)}  held back: {shown}",
            flush=True,
        )
        self.points = []

    def take_games(self) -> None:
        for path in sorted((self.folder / "games").glob("*.npz")):
            samples = load(path)
            about = json.loads(path.with_suffix(".json").read_text())
            path.unlink()
            path.with_suffix(".json").unlink()
            self.games += about["games"]
            self.points += about["points"]
            held = samples.game % HELD_BACK == 0
            if held.any():
                self.held.append(samples.part(np.flatnonzero(held)))
            kept = samples.part(np.flatnonzero(~held))
            self.buffer.add(kept)
            self.new += len(kept)

    # Going on ------------------------------------------------------------------------------

    @property
    def runs(self) -> int:
        path = self.folder / "runs.json"
        return int(json.loads(path.read_text())["runs"]) if path.exists() else 0

    def resume(self) -> None:
        path = self.folder / "learner.npz"
        if path.exists():
            with np.load(path) as found:
                self.learner.resume(dict(found))
            self.versions = 1
        if (self.folder / "buffer.npz").exists():
            self.buffer.add(load(self.folder / "buffer.npz"))

    def keep(self) -> None:
        runs = self.runs + 1
        about = {"game": self.name, "version": self.versions, "games": self.games}
        weights.write(self.learner.weights(), about, self.folder / "weights.bin")
        with (self.folder / "learner.npz").open("wb") as file:
            np.savez(file, **self.learner.state())
        if self.buffer.size:
            save(self.buffer.all(), self.folder / "buffer.npz")
        (self.folder / "runs.json").write_text(json.dumps({"runs": runs}))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--actors", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--hand", type=float, default=100.0, help="seconds of readable play first")
    parser.add_argument("--rate", type=float, default=1e-3)
    asked = parser.parse_args()
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    training = Training(
        asked.game, asked.folder, asked.actors, asked.seconds, asked.hand, asked.rate
    )
    training.run()


if __name__ == "__main__":
    main()
