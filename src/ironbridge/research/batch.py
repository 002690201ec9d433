"""Many games in step: one call takes an action for each and answers with arrays.

    batch = Batch(Setting("brass-birmingham", 4), count=256, seed=1)
    while learning:
        batch.step(policy(batch.observations, batch.masks))

A game that ends is rewarded and replaced by the next one within the same step, so that every row
always waits for an action. The arrays are the same in every step and are written over: copy what
you keep. This is plain Python over the compiled rules.
"""

from __future__ import annotations

from ironbridge.kernel.chance import SEEDS
from ironbridge.kernel.errors import SetupError
from ironbridge.research.extras import missing
from ironbridge.research.setting import Setting

try:
    import numpy as np
    from numpy.typing import NDArray

    from ironbridge.research.table import Table
except ImportError as error:
    raise missing("research", error) from error


class Batch:
    """`count` games of one setting. Each row is one game: `seats` says who is asked there,
    `observations` what that seat sees, `masks` what it may do. `ended` says which games ended by
    the last step, and `rewards`, by seat, what they brought; elsewhere they are 0. `games` is how
    many have ended so far.

    Games have the seeds that follow `seed`, in the order in which they begin: the same actions give
    the same games. With `observing` off no observations are made, only masks.
    """

    def __init__(self, setting: Setting, count: int, seed: int = 0, observing: bool = True) -> None:
        if count < 1:
            raise SetupError(f"{count} games: expected at least one")
        self.setting = setting
        self.next_seed = seed
        width = setting.size if observing else 0
        self.observing = observing
        self.observations = np.zeros((count, width), dtype=np.float32)
        self.masks = np.zeros((count, setting.actions), dtype=np.int8)
        self.seats = np.zeros(count, dtype=np.int64)
        self.rewards = np.zeros((count, setting.players), dtype=np.float32)
        self.ended = np.zeros(count, dtype=np.bool_)
        self.games = 0
        self.tables = [self.new_game() for _ in range(count)]
        self.show()

    def step(self, actions: NDArray[np.integer]) -> None:
        """An action for each game, by whoever is asked there. All are checked before any is
        played: a wrong one changes nothing."""
        chosen = np.asarray(actions)
        self.check(chosen)
        self.rewards.fill(0)
        self.ended.fill(False)
        moves = self.setting.game.moves
        for row, (action, seat) in enumerate(
            zip(chosen.tolist(), self.seats.tolist(), strict=True)
        ):
            table = self.tables[row]
            table.take(moves[action], seat)
            table.skip_forced()
            if table.over:
                self.rewards[row] = table.rewards()
                self.ended[row] = True
                self.games += 1
                self.tables[row] = self.new_game()
        self.show()

    # Details ------------------------------------------------------------------------------------

    def check(self, actions: NDArray[np.integer]) -> None:
        rows = len(self.tables)
        if actions.shape != (rows,):
            raise ValueError(f"actions of shape {actions.shape}: expected ({rows},)")
        inside = (actions >= 0) & (actions < self.setting.actions)
        wrong = np.flatnonzero(~inside)
        if not wrong.size:
            wrong = np.flatnonzero(self.masks[np.arange(rows), actions] == 0)
        if wrong.size:
            row = int(wrong[0])
            table = self.tables[row]
            table.state.refuse(table.move(int(actions[row])), int(self.seats[row]))

    def new_game(self) -> Table:
        table = Table(self.setting, self.next_seed)
        self.next_seed = (self.next_seed + 1) % SEEDS
        table.skip_forced()
        return table

    def show(self) -> None:
        """Write down what is asked now."""
        self.masks.fill(0)
        self.observations.fill(0)
        for row, table in enumerate(self.tables):
            seat = table.decider
            self.seats[row] = seat
            table.write_mask(seat, self.masks[row])
            if self.observing:
                table.write(seat, self.observations[row])
