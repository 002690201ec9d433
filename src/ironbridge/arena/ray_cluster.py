"""The same games on the machines of a Ray cluster. Ray is an extra, imported only when asked for.

Every machine needs this release of Ironbridge, and the programs and edited boards that play, at
the same paths.
"""

from __future__ import annotations

import importlib
import os
import socket
import sys
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import Any

from ironbridge.arena.plan import Plan, Task
from ironbridge.arena.play import BrokenGame, Played, play
from ironbridge.arena.results import code
from ironbridge.kernel.errors import IronbridgeError, SetupError

LOCAL = "local"
"""Instead of an address: a cluster on this machine, for this run."""
LISTENING_S = 10.0


class ClusterPlayer:
    """Plays games on one core of the cluster."""

    def __init__(self, plan: Plan, expected: str) -> None:
        if code() != expected:
            raise SetupError("a machine of the cluster has other bots or rules than this one")
        self.plan = plan
        self.game = plan.find_game()

    def play(self, task: Task) -> Played:
        return play(self.game, self.plan, task)


def played_on_cluster(
    plan: Plan, tasks: Sequence[Task], address: str, cores: int
) -> Generator[Played, None, None]:
    """The games in the order in which they end; `cores` 0 is all of the cluster."""
    ray = find_ray()
    connect(ray, address, cores)
    try:
        count = cores or int(ray.cluster_resources().get("CPU", 1))
        remote = ray.remote(num_cpus=1)(ClusterPlayer)
        players = [remote.remote(plan, code()) for _ in range(max(min(count, len(tasks)), 1))]
        yield from share_out(ray, players, tasks)
    finally:
        ray.shutdown()


def share_out(ray: Any, players: Sequence[Any], tasks: Sequence[Task]) -> Iterator[Played]:
    left = iter(tasks)
    busy = {}
    for player in players:
        if (task := next(left, None)) is not None:
            busy[player.play.remote(task)] = player
    while busy:
        done, _ = ray.wait(list(busy))
        for one in done:
            player = busy.pop(one)
            try:
                played: Played = ray.get(one)
            except ray.exceptions.RayTaskError as error:
                raise ours(error) from None
            except ray.exceptions.RayError as error:
                raise BrokenGame(f"Ray: {error}") from None
            if (task := next(left, None)) is not None:
                busy[player.play.remote(task)] = player
            yield played


def ours(error: Any) -> IronbridgeError:
    """Ray wraps what was raised elsewhere."""
    cause = error.cause
    return cause if isinstance(cause, IronbridgeError) else BrokenGame(f"Ray: {error}")


def find_ray() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise SetupError("Ray is not installed: pip install 'ironbridge[ray]'") from None


def connect(ray: Any, address: str, cores: int) -> None:
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


def check_listening(address: str) -> None:
    """Ray tries for minutes to reach a machine that does not answer, and says so in many lines."""
    host, sign, port = address.removeprefix("ray://").rpartition(":")
    if sign and port.isdecimal():
        socket.create_connection((host, int(port)), LISTENING_S).close()
