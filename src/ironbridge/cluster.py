"""Work that is shared out: over the cores of this machine, or the machines of a Ray cluster.

Ray is an extra, imported only when asked for. Every machine needs this release of Ironbridge, which
is checked, and whatever else the work reads, at the same paths.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import socket
import sys
from collections.abc import Callable, Generator, Iterable
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Final, TypeVar

import ironbridge
from ironbridge.kernel.errors import IronbridgeError, SetupError

LOCAL: Final = "local"
"""Instead of an address: a cluster on this machine, for this run."""
LISTENING_S: Final = 10.0
RETRIES: Final = 3
"""Machines that may be lost with a piece of work before it is given up."""
PLAYING: Final = ("kernel", "brass", "games", "bots")
"""The packages that decide which moves are made."""
KINDS: Final = {".py", ".toml", ".bin"}

Task = TypeVar("Task")
Made = TypeVar("Made")


class LostWork(IronbridgeError):
    """The machines that had a piece of work were lost, one after the other."""


def own_cores() -> int:
    """The cores that this process may use, which in a container or under `taskset` are not all of
    the machine's: bots that share one with each other would run out of time."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(
    do: Callable[[Task], Made], tasks: Iterable[Task], address: str, cores: int = 0
) -> Generator[Made, None, None]:
    """What is made of each task, in the order in which they end; `cores` 0 is all of the cluster.
    What a machine had when it was lost is done again by another."""
    ray = find_ray()
    connect(ray, address, cores)
    try:
        # Tasks, not actors: they hold a core only while they run, so that what was lost finds room
        # on fewer machines.
        remote = ray.remote(num_cpus=1, max_retries=RETRIES)(done_there)
        left, mark = iter(tasks), code()
        count = cores or int(ray.cluster_resources().get("CPU", 1))
        running = [remote.remote(mark, do, task) for task in islice(left, count)]
        while running:
            (ended, *_), running = ray.wait(running)
            running += [remote.remote(mark, do, task) for task in islice(left, 1)]
            yield result(ray, ended)
    finally:
        ray.shutdown()


def connect(ray: Any, address: str, cores: int) -> None:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    quiet = {"log_to_driver": False, "logging_level": "ERROR", "configure_logging": True}
    try:
        if address == LOCAL:
            # Where this process finds its packages, compiled or not.
            found = os.pathsep.join(str(Path(path).resolve()) for path in sys.path if path)
            paths = {"env_vars": {"PYTHONPATH": found}}
            usage = {"include_dashboard": False, "num_cpus": cores or None}
            ray.init(address=LOCAL, runtime_env=paths, **usage, **quiet)
        else:
            check_listening(address)
            ray.init(address=address, **quiet)
    except (OSError, ValueError, RuntimeError) as error:
        raise SetupError(f"no Ray cluster at {address}: {error}") from None


def find_ray() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise SetupError("Ray is not installed: pip install 'ironbridge[ray]'") from None


@cache
def code() -> str:
    """A fingerprint of everything that decides which moves are made."""
    root = Path(ironbridge.__file__).parent
    found = hashlib.blake2b(digest_size=8)
    for package in PLAYING:
        for path in sorted((root / package).rglob("*")):
            if path.suffix in KINDS:
                found.update(path.relative_to(root).as_posix().encode() + b"\0")
                found.update(path.read_bytes() + b"\0")
    return found.hexdigest()


# Details ------------------------------------------------------------------------------------


def done_there(mark: str, do: Callable[[Task], Made], task: Task) -> Made:
    """On a machine of the cluster."""
    if code() != mark:
        raise SetupError("a machine of the cluster has other bots or rules than this one")
    return do(task)


def result(ray: Any, reference: Any) -> Any:
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        # Ray wraps what was raised elsewhere.
        cause = error.cause
        raise cause if isinstance(cause, IronbridgeError) else LostWork(f"Ray: {error}") from None
    except ray.exceptions.RayError as error:
        raise LostWork(f"Ray: {error}") from None


def check_listening(address: str) -> None:
    """Ray tries for minutes to reach a machine that does not answer, and says so in many lines."""
    host, sign, port = address.rpartition("://")[2].rpartition(":")
    if sign and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), LISTENING_S).close()
