"""A running game as training code meets it: who decides, what each seat observes and may do.

What a seat observes is made by the encoder for that seat, by its own moves and by its own list of
legal moves: nothing of it can tell apart positions that the seat cannot.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ironbridge.kernel.chance import SEEDS
from ironbridge.kernel.documents import ViewJson
from ironbridge.kernel.encoder import Features
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State
from ironbridge.research.setting import Setting

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]
ONE = np.float32(1)


class Table:
    """One game. With `state` play goes on from there."""

    def __init__(self, setting: Setting, seed: int = 0, state: State | None = None) -> None:
        self.setting = setting
        if state is None:
            state = setting.game.start(setting.players, seed, setting.options)
        self.state = state
        self.begun: list[list[int]] = [[] for _ in range(setting.players)]
        """By seat, the indices of the moves by which it came to the present question."""
        self.found: Features | None = None

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def decider(self) -> int:
        """Who decides first; -1 after the end."""
        return int(self.state.decider())

    def askers(self) -> tuple[int, ...]:
        """The seats that may be asked side by side without one learning from another: all who owe
        a sealed choice, otherwise whoever decides first."""
        deciders = self.state.deciders
        return deciders if self.state.sealed else deciders[:1]

    # Moves --------------------------------------------------------------------------------------

    def play(self, action: int, seat: int) -> None:
        """Play a move by its number; IllegalMove says which rule forbids it."""
        move = self.move(action)
        if move not in self.state.legal(seat):
            self.state.refuse(move, seat)
        self.take(move, seat)

    def move(self, action: int) -> Move:
        if not 0 <= action < self.setting.actions:
            raise ValueError(f"action {action}: expected 0 to {self.setting.actions - 1}")
        return self.setting.game.moves[action]

    def take(self, move: Move, seat: int) -> None:
        """Play a move that is known to be legal."""
        state = self.state
        waiting = len(state.deciders)
        state.do(move, seat)
        self.begun[seat].append(int(move.index))
        answered = state.settled() and not state.sealed
        if answered or len(state.deciders) > waiting:  # more are asked: sealed choices were opened
            for moves in self.begun:
                moves.clear()

    def skip_forced(self) -> None:
        """Play what nobody has to decide. Seat by seat: whoever sees that a sealed choice was made
        out of turn would know that there was none."""
        if self.setting.ask_forced:
            return
        while not self.over:
            seat = self.decider
            legal = self.state.legal(seat)
            if len(legal) > 1:
                return
            self.take(legal[0], seat)

    # What a seat sees ---------------------------------------------------------------------------

    def observe(self, seat: int) -> Vector:
        """The facts, numbers and own moves that `Setting` describes."""
        vector = np.zeros(self.setting.size, dtype=np.float32)
        self.write(seat, vector)
        return vector

    def write(self, seat: int, vector: Vector) -> None:
        """What the seat observes, into a vector of zeros."""
        blocks, encoder = self.setting.blocks, self.setting.encoder
        if self.found is None:
            self.found = encoder.features()
        found = self.found
        encoder.encode(self.state, seat, found)
        # Read from the encoder's own memory: lists of facts take longer than finding them.
        indices: Any = found.indices
        numbers: Any = found.numbers
        np.add.at(vector, np.frombuffer(indices, dtype=np.int64, count=int(found.count)), ONE)
        vector[blocks["numbers"]] = np.frombuffer(numbers, dtype=np.float64)
        begun = self.begun[seat]
        if begun:
            np.add.at(vector[blocks["begun"]], begun, ONE)

    def observe_lists(self, seat: int) -> tuple[list[int], list[float]]:
        """The same, shorter: the places of the vector that count one more, and the numbers."""
        encoder, blocks = self.setting.encoder, self.setting.blocks
        if self.found is None:
            self.found = encoder.features()
        found = self.found
        encoder.encode(self.state, seat, found)
        facts = memoryview(found.indices)[: int(found.count)].tolist()
        begun = [blocks["begun"].start + index for index in self.begun[seat]]
        return facts + begun, [float(number) for number in found.numbers]

    def mask(self, seat: int, room: int = 0) -> Mask:
        """1 for each legal move of a seat that decides; none elsewhere. With `room` so many further
        places follow."""
        mask = np.zeros(self.setting.actions + room, dtype=np.int8)
        if seat in self.state.deciders:
            self.write_mask(seat, mask)
        return mask

    def write_mask(self, seat: int, mask: Mask) -> None:
        """The legal moves of a seat that decides, into a row of zeros."""
        mask[[move.index for move in self.state.legal(seat)]] = 1

    def view(self, seat: int) -> ViewJson:
        """The document of everything the seat may know, exactly."""
        return self.state.view(seat)

    def rewards(self) -> list[float]:
        """By seat, once the game is over; before that nothing. Scores on the way would tell what
        is hidden (money in Workshop of the World), and add up to the same."""
        if not self.over:
            return [0.0] * self.setting.players
        return self.setting.worth(self.state.result())

    # Copies -------------------------------------------------------------------------------------

    def copy(self) -> Table:
        return restored(self.setting, self.state.copy(), [list(moves) for moves in self.begun])

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return restored, (self.setting, self.state, self.begun)


def restored(setting: Setting, state: State, begun: list[list[int]]) -> Table:
    """A table where play goes on."""
    table = Table(setting, state=state)
    table.begun = begun
    return table


def bounds(setting: Setting) -> tuple[Vector, Vector]:
    """The lowest and the highest that an observation may have in each place."""
    low = np.zeros(setting.size, dtype=np.float32)
    high = np.full(setting.size, float(setting.encoder.room), dtype=np.float32)
    low[setting.blocks["numbers"]] = -np.inf
    high[setting.blocks["numbers"]] = np.inf
    return low, high


def drawn_seed(chance: np.random.Generator) -> int:
    """A seed for a game, drawn by NumPy's chance."""
    return int(chance.integers(SEEDS))
