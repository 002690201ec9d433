"""The games as environments of Gymnasium: one seat is the agent's, bots play the others.

    import gymnasium
    import ironbridge.research.gymnasium

    env = gymnasium.make("ironbridge/BrassBirmingham-v0", players=3, opponents="easy")

Importing this module registers the games. An observation is the vector that `Setting` describes;
`info` has "action_mask" and, unless `views=False`, "view": the document of all that the seat may
know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeAlias

from ironbridge.bots import Bot, decide, make
from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.errors import IllegalMove, SetupError
from ironbridge.kernel.game import Game
from ironbridge.registry import game_names
from ironbridge.research.extras import missing
from ironbridge.research.rewards import Rewards
from ironbridge.research.setting import Setting

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete

    from ironbridge.research.table import Table, Vector, bounds, drawn_seed
except ImportError as error:
    raise missing("gymnasium", error) from error

Level: TypeAlias = str | Bot


class SeatEnv(gymnasium.Env[Any, Any]):
    """`seat` is the agent's; None draws one for each game. `opponents` is a level of
    `ironbridge.bots` (or "random", or a Bot of one's own) for all others, or one for each of them
    in the order in which they sit after the agent. Bots see no more than their seats may know.

    An illegal action ends the game with `illegal_reward`, and `info["illegal"]` says why it is
    illegal; with None it raises IllegalMove instead.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}

    def __init__(
        self,
        game: Game | str,
        players: int = 0,
        options: Mapping[str, object] | None = None,
        seat: int | None = 0,
        opponents: Level | Sequence[Level] = "easy",
        rewards: Rewards = "place",
        illegal_reward: float | None = -1.0,
        ask_forced: bool = False,
        views: bool = True,
        render_mode: None = None,
    ) -> None:
        self.setting = Setting(game, players, options, rewards, ask_forced)
        seats = self.setting.players
        if seat is not None and not 0 <= seat < seats:
            raise SetupError(f"seat {seat}: expected None or 0 to {seats - 1}")
        self.chosen_seat = seat
        self.opponents = bots(self.setting, opponents)
        self.illegal_reward = illegal_reward
        self.views = views
        self.render_mode = render_mode
        low, high = bounds(self.setting)
        self.observation_space = Box(low, high, dtype=np.float32)
        self.action_space = Discrete(self.setting.actions)
        self.seat = 0
        self.table: Table
        self.chance: Chance
        self.ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = self.np_random
        self.table = Table(self.setting, drawn_seed(drawn))
        self.chance = seeded(drawn_seed(drawn))
        if self.chosen_seat is None:
            self.seat = int(drawn.integers(self.setting.players))
        else:
            self.seat = self.chosen_seat
        self.go_on()
        self.ended = self.table.over
        return self.table.observe(self.seat), self.info()

    def step(self, action: Any) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        if self.ended:
            raise gymnasium.error.ResetNeeded("the game is over: call reset")
        try:
            self.table.play(int(action), self.seat)
        except IllegalMove as error:
            if self.illegal_reward is None:
                raise
            self.ended = True
            info = {**self.info(), "illegal": str(error)}
            return self.table.observe(self.seat), self.illegal_reward, True, False, info
        self.go_on()
        self.ended = self.table.over
        reward = self.table.rewards()[self.seat]
        return self.table.observe(self.seat), reward, self.ended, False, self.info()

    # Details ------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """The bots play until the agent has a choice, or the game is over."""
        table = self.table
        while True:
            table.skip_forced()
            seat = table.decider
            if seat in (-1, self.seat):
                return
            bot = self.opponents[(seat - self.seat - 1) % self.setting.players]
            table.take(decide(bot, table.state, seat, self.chance), seat)

    def info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.table.mask(self.seat)}
        if self.views:
            info["view"] = self.table.view(self.seat)
        return info


def bots(setting: Setting, opponents: Level | Sequence[Level]) -> list[Bot]:
    """Those of the other seats, beginning after the agent's."""
    others = setting.players - 1
    if isinstance(opponents, str | Bot):
        opponents = [opponents] * others
    if len(opponents) != others:
        raise SetupError(f"{len(opponents)} opponents: expected one level, or {others}")
    return [make(setting.game, one) if isinstance(one, str) else one for one in opponents]


def id_of(name: str) -> str:
    """The id of a game: "brass-birmingham" is "ironbridge/BrassBirmingham-v0"."""
    return f"ironbridge/{''.join(word.capitalize() for word in name.split('-'))}-v0"


for name in game_names():
    gymnasium.register(id_of(name), f"{__name__}:{SeatEnv.__name__}", kwargs={"game": name})
