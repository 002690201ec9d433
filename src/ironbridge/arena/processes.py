"""The games of an arena on the cores of this machine: each process is started once and plays one
game after the other. One that dies is noticed at once."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from pathlib import Path

from ironbridge.arena.plan import Plan, Task
from ironbridge.arena.play import BrokenGame, Played, play

END_S = 10.0
"""How long a process may take to end its programs before it is killed."""


def played_on_cores(
    plan: Plan, tasks: Sequence[Task], cores: int, log: Path | None = None
) -> Generator[Played, None, None]:
    """The games in the order in which they end. Whoever stops listening ends the processes."""
    count = min(cores, len(tasks))
    if count <= 1:
        game = plan.find_game()
        for task in tasks:
            yield play(game, plan, task, log)
        return
    with ignored_interrupts():
        workers = [Worker(plan, log) for _ in range(count)]
    try:
        yield from share_out(workers, tasks)
    finally:
        for worker in workers:
            worker.end()
        for worker in workers:
            worker.join()


def share_out(workers: Sequence[Worker], tasks: Sequence[Task]) -> Iterator[Played]:
    left = iter(tasks)
    busy: dict[Connection, Worker] = {}
    for worker in workers:
        worker.give(next(left))
        busy[worker.connection] = worker
    while busy:
        for ready in wait(list(busy)):
            assert isinstance(ready, Connection)
            worker = busy.pop(ready)
            played = worker.take()
            if (task := next(left, None)) is not None:
                worker.give(task)
                busy[ready] = worker
            yield played


@contextmanager
def ignored_interrupts() -> Iterator[None]:
    """Processes that are started now never hear Ctrl-C: it is for the one that gives the games."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Worker:
    """A process, seen from the one that gives it games to play."""

    def __init__(self, plan: Plan, log: Path | None) -> None:
        # Spawned, not forked: the same on every system, and safe beside the progress bar's thread.
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, plan, log), daemon=False)
        self.process.start()
        theirs.close()
        self.task: Task | None = None

    def give(self, task: Task) -> None:
        self.task = task
        with suppress(OSError):  # it has died: `take` will say so
            self.connection.send(task)

    def take(self) -> Played:
        try:
            answer: Played | BrokenGame = self.connection.recv()
        except (EOFError, OSError):
            self.process.join(END_S)
            seed = self.task.seed if self.task else "none"
            status = self.process.exitcode
            raise BrokenGame(f"a process ended with status {status}, seed {seed}") from None
        self.task = None
        if isinstance(answer, BrokenGame):
            raise answer
        return answer

    def end(self) -> None:
        self.process.terminate()

    def join(self) -> None:
        self.process.join(END_S)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.connection.close()


# In the other process ----------------------------------------------------------------------


def work(tasks: Connection, plan: Plan, log: Path | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Told to end, it leaves by an exception, so that programs at its table end with it.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    with suppress(EOFError, OSError):
        game = plan.find_game()
        while True:
            task: Task = tasks.recv()
            try:
                answer: Played | BrokenGame = play(game, plan, task, log)
            except BrokenGame as broken:
                answer = broken
            tasks.send(answer)
