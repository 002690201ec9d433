"""How rule tests play a game and ask what is legal, in the words of the notation."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from ironbridge.bots import decide, make
from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State

S = TypeVar("S", bound=State)
DEAR = ("build", "double", "link", "develop")
"""Actions that cost cubes."""


def play(state: State, *moves: str, seat: int | None = None) -> None:
    """Play moves one after the other, each checked; forced answers are not asked for."""
    for move in moves:
        state.play(state.game.parse(move), seat)


def legal(state: State, seat: int | None = None) -> set[str]:
    """The notations of all legal moves."""
    return {str(move) for move in state.legal(seat)}


def allowed(state: State, move: str, seat: int | None = None) -> None:
    """The move is legal, and the checker agrees with the generator."""
    reason = state.why_not(state.game.parse(move), seat)
    assert reason is None, f"{move}: refused by {reason.rule}"
    assert move in legal(state, seat), f"{move}: not generated, but not refused either"


def refused(state: State, move: str, seat: int | None = None) -> str:
    """The move is not legal, and the checker agrees; the result is the rule that forbids it."""
    assert move not in legal(state, seat), f"{move}: legal"
    reason = state.why_not(state.game.parse(move), seat)
    assert reason is not None, f"{move}: not generated, but not refused either"
    return reason.rule


def played_at_random(
    state: S, seed: int, preferred: Callable[[S, int, Sequence[Move], Chance], Sequence[Move]]
) -> Iterator[S]:
    """Every position of a game, the same object played on: some decider plays one of the moves
    that `preferred` picks."""
    chance = seeded(seed)
    while not state.over:
        yield state
        seat = state.deciders[chance.below(len(state.deciders))]
        moves = preferred(state, seat, state.legal(seat), chance)
        state.play(moves[chance.below(len(moves))], seat)
    yield state


def bots_play(game: Game, names: Sequence[str], seed: int) -> State:
    """The end of a game between these bots."""
    bots = [make(game, name) for name in names]
    state, chance = game.start(seats=len(bots), seed=seed), seeded(seed)
    while not state.over:
        mover = int(state.decider())
        state.do(decide(bots[mover], state, mover, chance), mover)
    return state


def check_moves_agree(game: Game, state: State, wanted: Callable[[], bool], seed: int) -> None:
    """Generator and checker agree in some positions of a random game in which much is built and
    developed, in all those that are wanted; each is read again from both of its forms."""
    chance = seeded(seed)
    while not state.over:
        moves = state.legal()
        if state.question().key == "ask-action":
            acts = [move for move in moves if str(move).split()[0] in DEAR]
            moves = acts or [move for move in moves if str(move).startswith("loan")] or moves
        if chance.below(3) == 0 or wanted():
            assert legal(state) == {str(move) for move in game.moves if state.why_not(move) is None}
            game.check(state)
            assert game.load(state.to_json()).digest() == state.digest()
            assert game.position(state.to_text()).digest() == state.digest()
        state.play(moves[chance.below(len(moves))])
