"""One game of the arena, from the deal to the result, and how long everybody thought."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from ironbridge.arena.plan import Plan, Task, bot_of
from ironbridge.arena.program import PROGRAM, ProgramBot
from ironbridge.bots import Bot, decide
from ironbridge.kernel.chance import SEEDS, Chance, seeded
from ironbridge.kernel.errors import IronbridgeError
from ironbridge.kernel.game import Game
from ironbridge.kernel.result import Result
from ironbridge.kernel.state import State
from ironbridge.programs.line_protocol import hello

SALT = 0xA4E7A << 40
"""Bots use other random numbers than the shuffles of the same seed."""


class BrokenGame(IronbridgeError):
    """A bot of ours, or a rule, failed; the message says how to repeat it."""


class Played(Struct, frozen=True):
    """A game that is over; every list has an entry for each seat."""

    line_up: int
    seed: int
    rotation: int
    scores: list[int]
    places: list[int]
    turns: list[list[list[int]]]
    """Microseconds of every decision, turn by turn."""
    failures: list[dict[str, int]]
    """Of programs: what went wrong, and how often."""
    digest: str
    """Of the last position: the same in every run."""

    @property
    def task(self) -> Task:
        return Task(self.line_up, self.seed, self.rotation)


def play_task(plan: Plan, task: Task) -> Played:
    """On a machine of a cluster, which has to find the game first."""
    return play(plan.find_game(), plan, task)


def play(game: Game, plan: Plan, task: Task, log: Path | None = None) -> Played:
    """`log` is where programs complain."""
    bots: list[Bot] = []
    result: Result | None = None
    try:
        for seat, player in enumerate(plan.seated(task)):
            bots.append(seated(game, plan, player, seat, log))
        state = game.start(plan.seats, task.seed, plan.options)
        turns = play_to_end(state, bots, [seat_chance(task.seed, n) for n in range(plan.seats)])
        result = state.result()
    except Exception as error:
        kind, who = type(error).__name__, ",".join(plan.seated(task))
        raise BrokenGame(f"{plan.game}, seed {task.seed}, {who}: {kind}: {error}") from error
    finally:
        for bot in bots:
            if isinstance(bot, ProgramBot):
                bot.close(result)
    failures = [dict(bot.failures) if isinstance(bot, ProgramBot) else {} for bot in bots]
    scores, places = list(result.scores), list(result.places)
    return Played(*task, scores, places, turns, failures, state.digest())


def seated(game: Game, plan: Plan, player: str, seat: int, log: Path | None) -> Bot:
    if player.startswith(PROGRAM):
        return ProgramBot(player, hello(game, plan.seats, seat, plan.options), plan.limit_s, log)
    return bot_of(game, player)


def seat_chance(seed: int, seat: int) -> Chance:
    """Each seat has its own: what one of them draws changes nothing for the others."""
    return seeded((seed ^ (SALT + (seat << 40))) % SEEDS)


def play_to_end(state: State, bots: list[Bot], chances: list[Chance]) -> list[list[list[int]]]:
    """Play, and return the times. A question with one answer is no decision."""
    turns: list[list[list[int]]] = [[] for _ in bots]
    clocks = [clock_of(bot) for bot in bots]
    whose: tuple[int, int] | None = None
    while (seat := int(state.decider())) >= 0:
        legal = state.legal(seat)
        if len(legal) == 1:
            state.do(legal[0], seat)
            continue
        turn = (seat, int(state.turn_mark()))
        if turn != whose:
            turns[seat].append([])
            whose = turn
        clock = clocks[seat]
        begin = clock()
        move = decide(bots[seat], state, seat, chances[seat])
        turns[seat][-1].append(round((clock() - begin) * 1e6))
        state.do(move, seat)
    return turns


def clock_of(bot: Bot) -> Callable[[], float]:
    """Time on the processor, so that a busy machine does not blur it; a program thinks in another
    process, where only the clock on the wall can be read."""
    return time.perf_counter if isinstance(bot, ProgramBot) else time.thread_time
