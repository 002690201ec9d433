"""Laws that positions keep, as any game states them: each that is broken is a place in the document
and a reason. A document that breaks one is refused; a game in play never breaks one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias, TypeVar, cast

from ironbridge.kernel.door.reading import SOURCE
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.state import State

Breach: TypeAlias = tuple[str, str]
S = TypeVar("S", bound=State)


class ConsistencyError(AssertionError):
    """A position that no game can reach: a fault of the engine, not of a player."""


def uphold(
    state: S,
    derive: Callable[[S], None],
    derived: Iterable[str],
    breaches: Callable[[S], Iterator[Breach]],
) -> None:
    """Raise ConsistencyError when the position breaks a law, or when what is stored twice does not
    agree: `derive` recomputes the attributes `derived` from the others."""
    twin = cast(S, state.copy())
    derive(twin)
    for name in derived:
        kept, recomputed = getattr(state, name), getattr(twin, name)
        if kept != recomputed:
            raise ConsistencyError(f"{name} is {kept!r}, but the rest says {recomputed!r}")
    for where, reason in breaches(state):
        raise ConsistencyError(f"{where}: {reason}")


def refuse(breaches: Iterable[Breach]) -> None:
    """Raise FormatError for the first law that a document breaks."""
    for where, reason in breaches:
        raise FormatError(SOURCE, where, reason)
