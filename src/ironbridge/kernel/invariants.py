"""Invariants that positions keep, as any game states them: each that is broken is a place in the
document and a reason. A document that breaks one is refused; a game in play never breaks one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias, TypeVar, cast

from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.position_reader import SOURCE
from ironbridge.kernel.state import State

Violation: TypeAlias = tuple[str, str]
S = TypeVar("S", bound=State)


class InvariantError(AssertionError):
    """A position that no game can reach: a fault of the engine, not of a player."""


def uphold(
    state: S,
    derive: Callable[[S], None],
    derived: Iterable[str],
    violations: Callable[[S], Iterator[Violation]],
) -> None:
    """Raise InvariantError when the position breaks an invariant, or when what is stored twice does
    not agree: `derive` recomputes the attributes `derived` from the others."""
    twin = cast(S, state.copy())
    derive(twin)
    for name in derived:
        kept, recomputed = getattr(state, name), getattr(twin, name)
        if kept != recomputed:
            raise InvariantError(f"{name} is {kept!r}, but the rest says {recomputed!r}")
    for where, reason in violations(state):
        raise InvariantError(f"{where}: {reason}")


def refuse(violations: Iterable[Violation]) -> None:
    """Raise FormatError for the first invariant that a document breaks."""
    for where, reason in violations:
        raise FormatError(SOURCE, where, reason)
