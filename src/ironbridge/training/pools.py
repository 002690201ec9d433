"""Where actors run: processes of this machine. `ray_pool.py` has those of many machines."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from typing import Protocol

from ironbridge.training.actor import Actor, Outcome, Task


class Pool(Protocol):
    """Some actors that do tasks in any order."""

    actors: int

    def submit(self, task: Task, *weights: bytes) -> Future[Outcome]: ...

    def revive(self) -> None:
        """After a task was lost together with whoever had it: go on with others."""

    def stop(self) -> None:
        """Have all actors come to an end with what they do; they still answer."""

    def close(self) -> None: ...


class LocalPool:
    def __init__(self, game: str, actors: int) -> None:
        self.game = game
        self.actors = actors
        # Spawned, not forked: the same on every system, and safe beside the learner's threads.
        self.context = multiprocessing.get_context("spawn")
        self.stopped = self.context.Event()
        self.executor = self.started()

    def started(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.actors,
            mp_context=self.context,
            initializer=begin,
            initargs=(self.game, self.stopped),
        )

    def submit(self, task: Task, *weights: bytes) -> Future[Outcome]:
        try:
            with shielded():
                return self.executor.submit(do, task, *weights)
        except BrokenProcessPool as error:
            # Told in the same way as when it happens a moment later.
            lost: Future[Outcome] = Future()
            lost.set_exception(error)
            return lost

    def revive(self) -> None:
        self.executor.shutdown(wait=False, cancel_futures=True)
        self.executor = self.started()

    def stop(self) -> None:
        self.stopped.set()

    def close(self) -> None:
        self.executor.shutdown(wait=True, cancel_futures=True)


@contextmanager
def shielded() -> Iterator[None]:
    """Processes that are started here are not interrupted together with this one: Ctrl-C reaches
    everybody at a terminal, and actors end when they are told to."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# In the process of an actor -------------------------------------------------------------------

actor: Actor | None = None


def begin(game: str, stopped: Event) -> None:
    global actor
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    actor = Actor(game, stopped.is_set)


def end_with_parent() -> None:
    """Whoever started this process may be killed, and cannot say so."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def do(task: Task, *weights: bytes) -> Outcome:
    assert actor is not None
    return actor.do(task, *weights)
