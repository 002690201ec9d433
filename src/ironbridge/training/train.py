"""A training: actors play, the learner learns beside them, and duels decide what is kept.

The folder holds everything (`folder.py`). A training that is started again goes on where it
stopped: with its positions, its optimiser and its counters, and with seeds that were never used.
"""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from datetime import UTC, datetime
from typing import Literal

import numpy as np

from ironbridge import registry
from ironbridge.bots.network import read
from ironbridge.kernel.errors import FormatError, IronbridgeError, SetupError
from ironbridge.training import weights
from ironbridge.training.actor import Outcome, Play, Portion, learnable
from ironbridge.training.contest import Contest
from ironbridge.training.folder import Folder
from ironbridge.training.learner import Learner, Shape
from ironbridge.training.plan import (
    Counters,
    Plan,
    Status,
    VersionReport,
    Watcher,
    commit,
)
from ironbridge.training.pools import Pool
from ironbridge.training.samples import Buffer, Samples, held_back, joined
from ironbridge.training.warm_start import adopt, widened

SEEDS_A_TASK = 200
CHECKED = 8192
"""Positions that were held back, the newest, by which versions are checked."""
CHUNK = 1024
"""They are checked in parts of one size: each fact of each position takes room for a whole layer,
and the learner compiles what it does for each size anew."""
TICK_S = 0.5
PATIENCE = 5
"""Tasks that may be lost one after the other, for each actor, before a training gives up."""
GRACE_S = 120.0
"""How long actors may take to come to an end with the game they are playing."""


Ending = Literal["done", "stopped", "nothing"]
"""Over; asked to stop before that; over before there was a single version."""


class ActorsLost(IronbridgeError):
    """No task comes back from the actors any more."""


class Training:
    """`stopping` says whether to come to an end before the time is up; everything is kept."""

    def __init__(
        self,
        plan: Plan,
        folder: Folder,
        watcher: Watcher,
        stopping: Callable[[], bool],
        command: str = "",
    ) -> None:
        self.plan = plan
        self.folder = folder
        self.watcher = watcher
        self.stopping = stopping
        self.command = command
        self.game = registry.game(plan.game)
        self.counters = Counters()
        self.buffer = Buffer(plan.bound)
        self.held: list[Samples] = []
        self.unsaved: list[Samples] = []
        self.points: list[float] = []
        self.running: set[Future[Outcome]] = set()
        self.newest: bytes | None = None
        self.parts: list[float] | None = None
        """The losses of steps that are in no version yet."""
        self.lost = 0
        self.begun: float | None = None
        self.taken_at = self.saved_at = self.version_at = time.monotonic()
        self.fresh_rows = True
        self.resume()

    # Going on ----------------------------------------------------------------------------

    def resume(self) -> None:
        encoder, _ = learnable(self.game)
        shape = Shape(int(encoder.size), int(encoder.numbers), self.plan.first, self.plan.second)
        state = self.folder.load_state()
        if state is not None:
            self.counters = Counters(**state[1])
        self.counters.starts += 1
        # The seed of the learner's chance: another one at every start.
        self.learner = Learner(shape, self.counters.starts)
        if state is not None:
            self.learner.resume(state[0])
        for part in self.folder.load_positions(self.plan.bound):
            self.keep(part)
        self.contest = Contest(self.plan, self.folder, self.counters)
        if self.counters.version:
            self.newest = self.packed()

    def begin_with(self, source: str, data: bytes) -> None:
        """Make these weights the first version. Does nothing when the training has begun."""
        if self.counters.version or self.counters.games:
            return
        found = weights.unpacked(source, data)
        shape = self.learner.shape
        if found["facts"].shape[1] < shape.first:
            found = widened(found, shape.first, self.counters.starts)
        sizes = (*found["facts"].shape, found["numbers"].shape[0], found["second"].shape[1])
        wanted = (shape.facts, shape.first, shape.numbers, shape.second)
        if sizes != wanted:
            raise FormatError(source, "", f"expected a network of {wanted}, found {sizes}")
        adopt(self.learner, found)
        self.counters.version = 1
        self.newest = self.packed()
        self.save()

    def save(self) -> None:
        if self.unsaved:
            self.folder.save_positions(joined(self.unsaved), self.plan.bound)
            self.unsaved = []
        self.count_time()
        match = self.contest.match
        self.counters.match = None if match is None else match.to_json()
        self.folder.save_state(self.learner.state(), self.counters.to_json())
        self.saved_at = time.monotonic()

    def save_if_due(self) -> None:
        if time.monotonic() - self.saved_at > self.plan.save_s:
            self.save()

    def seconds(self) -> float:
        """Seconds of training, those before this start included."""
        running = 0.0 if self.begun is None else time.monotonic() - self.begun
        return self.counters.seconds + running

    def count_time(self) -> None:
        self.counters.seconds = self.seconds()
        if self.begun is not None:
            self.begun = time.monotonic()

    def stop_clock(self) -> None:
        self.count_time()
        self.begun = None

    # The course of it --------------------------------------------------------------------

    def run(self, pool: Pool) -> Ending:
        self.begun = time.monotonic()
        self.taken_at = self.saved_at = self.version_at = self.begun
        try:
            while not self.stopping() and self.seconds() < self.plan.seconds:
                self.hand_out(pool)
                learned = self.learn()
                self.take(pool, 0.0 if learned else TICK_S)
                self.save_if_due()
                self.show()
            self.stop_clock()
            if self.parts is not None:
                self.new_version(self.parts)
            self.judge_newest(pool)
        finally:
            self.stop_clock()
            self.show("saving")
            self.come_to_an_end(pool)
            self.save()
            delivered = self.deliver()
        if self.stopping():
            return "stopped"
        return "done" if delivered else "nothing"

    def judge_newest(self, pool: Pool) -> None:
        """At the end the last version has its duels, and all actors play them."""
        if self.stopping():
            return
        self.contest.begin(self.newest, self.seconds(), at_once=True)
        self.save()
        while self.contest.match is not None and not self.stopping():
            self.hand_out(pool, duels_only=True)
            self.take(pool, TICK_S)
            self.save_if_due()
            self.show("duels")

    def come_to_an_end(self, pool: Pool) -> None:
        """What actors have finished is taken along."""
        pool.stop()
        done, _ = wait(self.running, timeout=GRACE_S)
        for future in done:
            if future.exception() is None:
                self.add(future.result())
        self.running = set()

    def deliver(self) -> bool:
        """The best version is what bots can play by."""
        best = self.folder.read("best.bin")
        if best is not None:
            self.folder.write("weights.bin", best)
        return best is not None

    def phase(self) -> str:
        if self.counters.version:
            return "learning"
        waits = self.seconds() < self.plan.seconds * self.plan.readable_share
        return "readable" if waits or self.buffer.size < self.plan.batch else "first"

    def show(self, phase: str | None = None) -> None:
        counters, match = self.counters, self.contest.match
        duels = None if match is None else (len(match.results), len(match.pairs()))
        self.watcher.status(
            Status(
                min(self.seconds(), self.plan.seconds),
                self.plan.seconds,
                counters.games,
                counters.positions,
                counters.version,
                phase or self.phase(),
                duels,
            )
        )

    # Tasks -------------------------------------------------------------------------------

    def hand_out(self, pool: Pool, duels_only: bool = False) -> None:
        """Every actor has a task, and one that waits: the learner may be busy for a while."""
        while len(self.running) < 2 * pool.actors:
            due = duels_only or self.counters.tasks % self.plan.duel_share == 0
            handed = due and self.hand_out_duel(pool)
            if not handed:
                if duels_only:
                    return
                self.hand_out_games(pool)
            self.counters.tasks += 1

    def hand_out_games(self, pool: Pool) -> None:
        number = self.counters.tasks
        seeds = self.folder.given["training"].take(SEEDS_A_TASK)
        plan = self.plan
        if self.newest is None:
            task = Play(seeds, plan.portion_s, plan.readable_width, 0.0, plan.setting)
            self.running.add(pool.submit(task))
            return
        # Some search wider and some play to win, so that the games differ.
        width = 2 * plan.width if number % 4 == 3 else plan.width
        task = Play(seeds, plan.portion_s, width, 3.0 if number % 3 else 0.0, plan.setting)
        self.running.add(pool.submit(task, self.newest))

    def hand_out_duel(self, pool: Pool) -> bool:
        self.contest.begin(self.newest, self.seconds())
        found = self.contest.next()
        if found is not None:
            task, players = found
            self.running.add(pool.submit(task, *players))
        return found is not None

    def take(self, pool: Pool, seconds: float) -> None:
        """What actors have done meanwhile."""
        done, self.running = wait(self.running, timeout=seconds, return_when=FIRST_COMPLETED)
        broken = False
        for future in done:
            error = future.exception()
            if error is None:
                self.lost = 0
                self.add(future.result())
                continue
            self.lost += 1
            broken = broken or isinstance(error, BrokenProcessPool)
            # Whatever was lost may have been a duel: those that are missing are played again.
            self.contest.handed.clear()
            if self.lost > PATIENCE * pool.actors or isinstance(error, IronbridgeError):
                raise ActorsLost(f"actors cannot work: {type(error).__name__}: {error}") from error
        if broken:
            self.watcher.fault("actors ended before their tasks; others take their places")
            self.running = set()
            pool.revive()

    def add(self, outcome: Outcome) -> None:
        if isinstance(outcome, Portion):
            self.add_games(outcome)
            return
        report = self.contest.add(outcome, self.seconds())
        if report is not None:
            self.watcher.match(report)

    def add_games(self, portion: Portion) -> None:
        for fault in portion.faults:
            self.watcher.fault(fault)
        self.counters.games += portion.games
        self.points += portion.points
        if portion.samples is not None:
            self.unsaved.append(portion.samples)
            self.counters.positions += self.keep(portion.samples)

    def keep(self, samples: Samples) -> int:
        """Put positions where they belong; how many are learned from."""
        back = held_back(samples.game, self.plan.held_back)
        if back.any():
            self.held.append(samples.part(np.flatnonzero(back)))
            while sum(len(part) for part in self.held[1:]) > CHECKED:
                self.held.pop(0)
        learned = samples.part(np.flatnonzero(~back))
        if len(learned):
            self.buffer.add(learned)
            self.fresh_rows = True
        return len(learned)

    # Learning ----------------------------------------------------------------------------

    def learn(self) -> bool:
        """Some steps, if there is enough to learn from."""
        plan, counters = self.plan, self.counters
        first = counters.version == 0
        if self.phase() == "readable" or counters.spent + plan.steps > self.allowed():
            return False
        now = time.monotonic()
        if self.fresh_rows and (not self.learner.rows or now - self.taken_at > plan.take_s):
            self.learner.take(self.buffer)
            self.taken_at, self.fresh_rows = now, False
        parts = self.learner.learn(plan.batch, plan.steps, plan.rate_at(self.seconds()))
        self.parts = parts
        counters.spent += plan.steps
        done = counters.spent + plan.steps > self.allowed()
        if done if first else now - self.version_at > plan.version_s:
            self.new_version(parts)
        return True

    def allowed(self) -> int:
        """Steps that the positions are good for: one that is used too often is learned by heart."""
        plan, counters = self.plan, self.counters
        if counters.version == 0:
            if self.seconds() > 2 * plan.readable_share * plan.seconds and counters.spent:
                return counters.spent
            by_rows = self.buffer.size * plan.first_used // plan.batch
            return min(plan.first_steps, max(plan.steps, by_rows))
        if self.buffer.size < min(plan.least, plan.bound):
            return 0
        return counters.positions * plan.used // plan.batch

    def new_version(self, parts: list[float]) -> None:
        counters = self.counters
        counters.spent = counters.spent if counters.version else 0
        counters.version += 1
        self.parts = None
        self.newest = self.packed()
        self.folder.write("newest.bin", self.newest)
        self.version_at = time.monotonic()
        checked = self.checked()
        report = VersionReport(
            counters.version,
            self.seconds(),
            counters.games,
            counters.positions,
            float(np.mean(self.points)) if self.points else None,
            (parts[0], parts[1], parts[2]),
            checked.get("points"),
            checked.get("bias"),
            checked.get("win"),
        )
        self.points = []
        self.folder.log({"version": report.version, **vars(report)})
        self.watcher.version(report)

    def checked(self) -> dict[str, float]:
        """How well the averaged weights do on games that were held back."""
        if not self.held:
            return {}
        rows = joined(self.held)
        parts = max(1, len(rows) // CHUNK)
        # The newest ones; where they are fewer than a part holds, some count once more.
        chosen = np.arange(len(rows) - parts * CHUNK, len(rows)) % len(rows)
        total: dict[str, float] = {}
        for places in np.split(chosen, parts):
            for name, value in self.learner.validated(rows.part(places)).items():
                total[name] = total.get(name, 0.0) + value / parts
        return total

    # Provenance --------------------------------------------------------------------------

    def packed(self) -> bytes:
        """The newest weights as a file."""
        counters = self.counters
        given = self.folder.given
        data = weights.packed(
            self.learner.weights(),
            {
                "game": self.game.name,
                "rules": self.game.version,
                "version": counters.version,
                "trained": datetime.now(UTC).date().isoformat(),
                "commit": commit(),
                "command": self.command,
                "machine": f"{platform.machine()}, learner on {self.learner_device()}",
                "minutes": round(self.seconds() / 60, 1),
                "games": counters.games,
                "positions": counters.positions,
                "seeds": {name: [one.block.start, one.next - 1] for name, one in given.items()},
            },
        )
        read("weights", data)
        return data

    def learner_device(self) -> str:
        (device,) = self.learner.params["answers"].devices()
        return str(device.platform)


def settings(plan: Plan) -> dict[str, object]:
    """What must be the same when a training goes on: otherwise its files do not fit."""
    game = registry.game(plan.game)
    encoder, _ = learnable(game)
    return {
        "game": game.name,
        "rules": game.version,
        "facts": int(encoder.size),
        "numbers": int(encoder.numbers),
        "room": int(encoder.room),
        "first": plan.first,
        "second": plan.second,
        "held_back": plan.held_back,
    }


def starting_weights(plan: Plan, name: str, data: bytes | None) -> bytes:
    """The weights of a file, or those that come with the game."""
    if data is None:
        data = registry.game(plan.game).weights()
    if data is None:
        raise SetupError(f"nothing was learned about {plan.game} yet: there is no {name}")
    return data
