"""Many games in step: one call takes an action for each and answers with arrays.

    batch = Batch(Setting("brass-birmingham", 4), count=256, seed=1)
    while learning:
        batch.step(policy(batch.observations, batch.masks))

A game that ends is rewarded and replaced by the next one within the same step, so that every row
always waits for an action. The arrays are the same in every step and are written over: copy what
you keep. What happens in a row is in `rows.py`, compiled; here is what happens once for all rows,
and at the end of a game.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, get_args

from ironbridge.kernel.chance import SEEDS, Chance
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.state import State
from ironbridge.research.extras import missing
from ironbridge.research.rows import PLAYED, Rows
from ironbridge.research.setting import Setting

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing("research", error) from error

Observing: TypeAlias = Literal["dense", "sparse", "facts", "none"]
OBSERVING = get_args(Observing)
ACTION = np.dtype("<i8")
NUMBER = np.dtype("<f4")


class Batch:
    """`count` games of one setting. Each row is one game: `seats` says who is asked there, `legal`
    which actions that seat may choose, `counts` how many these are, and `masks` the same with a
    place for each action. `ended` says which games ended by the last step, and `rewards`, by seat,
    what they brought; elsewhere they are 0. `games` is how many have ended so far.

    What the seat sees, by `observing`:

    dense     `observations`, the vectors that `Setting` describes, and all of the following
    sparse    `facts`, the places of the vector that count one more, `fact_counts`, how many these
              are, and `numbers`
    facts     the same without the numbers, which take most of the time
    none      nothing

    A list is as long as `counts` (of facts: `fact_counts`) says; what stands behind is left over.
    Games have the seeds that follow `seed`, in the order in which they begin: the same actions give
    the same games. All arrays are read-only, since they are the memory that the games write to.
    With `masking` off `masks` is empty. True and False stand for dense and none.
    """

    def __init__(
        self,
        setting: Setting,
        count: int,
        seed: int = 0,
        observing: Observing | bool = "dense",
        masking: bool = True,
    ) -> None:
        if count < 1:
            raise SetupError(f"{count} games: expected at least one")
        if isinstance(observing, bool):
            observing = "dense" if observing else "none"
        if observing not in OBSERVING:
            raise SetupError(f"observing {observing!r}: expected one of {', '.join(OBSERVING)}")
        self.setting = setting
        self.observing: Observing = observing
        self.shape = (count,)
        self.next_seed = seed
        self.games = 0
        states = [self.new_game() for _ in range(count)]
        encoder = None if observing == "none" else setting.encoder
        self.dense = dense = observing == "dense"
        numbered = observing in ("dense", "sparse")
        moves = list(setting.game.moves)
        asked, rewards = setting.ask_forced, setting.rewards
        rows = Rows(states, moves, masking, encoder, numbered, dense, asked, rewards)
        self.rows = rows
        self.seats = seen(rows.seats, np.int64)
        self.ended = seen(rows.ended, np.bool_)
        self.rewards = seen(rows.worth, np.float64).reshape(count, setting.players)
        self.legal = seen(rows.legal, np.int64).reshape(count, setting.actions)
        self.counts = seen(rows.counts, np.int32)
        self.masks = seen(rows.masks, np.int8).reshape(count, setting.actions if masking else 0)
        self.facts = seen(rows.places, np.int32).reshape(count, int(rows.room))
        self.fact_counts = seen(rows.place_counts, np.int32)
        self.numbers = seen(rows.numbers, np.float64).reshape(count, int(rows.numbers_each))
        self.observations = seen(rows.vectors, np.float32).reshape(count, int(rows.size))
        self.drawn = seen(rows.drawn, np.int64)
        self.just_drawn = False
        """No step since."""
        if dense:
            self.write_numbers()

    @property
    def decisions(self) -> int:
        """How many moves were played so far, with those that nobody had to decide."""
        return int(self.rows.decisions)

    @property
    def states(self) -> list[State]:
        """The positions, row by row. To look at: what is played on one of them here, the arrays
        do not know."""
        return self.rows.states()

    def step(self, actions: NDArray[np.integer]) -> None:
        """An action for each game, by whoever is asked there. All are checked before any is
        played: a wrong one changes nothing."""
        rows = self.rows
        if self.just_drawn and actions is self.drawn:
            outcome = rows.step_drawn()
        else:
            if actions.shape != self.shape or actions.dtype is not ACTION:
                actions = self.as_actions(actions)
            outcome = rows.step(actions.tobytes())
        if outcome != PLAYED:
            if outcome >= 0:
                self.refuse(int(outcome), int(actions[outcome]))
            for row in rows.over:
                rows.replace(row, self.new_game())
                self.games += 1
        self.just_drawn = False
        if self.dense:
            self.write_numbers()

    def draw(self, chance: Chance) -> NDArray[np.int64]:
        """A legal action for each game, each as likely as the others: what `step` takes, without
        looking it up again. The array is written over by the next call."""
        self.rows.draw(chance)
        self.just_drawn = True
        return self.drawn

    # Details ------------------------------------------------------------------------------------

    def as_actions(self, actions: NDArray[np.integer]) -> NDArray[np.int64]:
        """The actions as the rows read them, if they are actions for all of them."""
        if actions.shape != self.shape:
            raise ValueError(f"actions of shape {actions.shape}: expected {self.shape}")
        if actions.dtype.kind not in "iu":
            raise ValueError(f"actions of type {actions.dtype}: expected whole numbers")
        return actions.astype(ACTION)

    def new_game(self) -> State:
        setting, seed = self.setting, self.next_seed
        self.next_seed = (seed + 1) % SEEDS
        return setting.game.start(setting.players, seed, setting.options)

    def write_numbers(self) -> None:
        """Compiled code has no 32-bit floats: the numbers are rounded here, for all at once."""
        self.rows.write_numbers(self.numbers.astype(NUMBER).tobytes())

    def refuse(self, row: int, action: int) -> None:
        """Say what is wrong with this action."""
        if not 0 <= action < self.setting.actions:
            raise ValueError(f"action {action}: expected 0 to {self.setting.actions - 1}")
        move = self.setting.game.moves[action]
        self.states[row].refuse(move, int(self.seats[row]))


def seen(memory: Any, kind: Any) -> NDArray[Any]:
    """The array that looks at this memory."""
    return np.frombuffer(memory, dtype=kind) if len(memory) else np.zeros(0, dtype=kind)
