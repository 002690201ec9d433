"""The games as environments of PettingZoo: `env` (AEC, one seat after the other) for every game,
`parallel_env` for those with sealed choices.

    from ironbridge.research.pettingzoo import env

    table = env("brass-birmingham", players=3)

An observation is a dictionary of "observation" (the vector that `Setting` describes) and
"action_mask". `infos[agent]["view"]` has the document of all that the agent may know, for whoever
is asked; making it takes longer than a move, and `views=False` leaves it out. Seats are called
"seat_0", "seat_1" and so on. Rewards come once, at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ironbridge.kernel.game import Game
from ironbridge.research.extras import missing
from ironbridge.research.rewards import Rewards
from ironbridge.research.setting import Setting

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils.seeding import np_random
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

    from ironbridge.research.table import Table, bounds, drawn_seed
except ImportError as error:
    raise missing("pettingzoo", error) from error


def env(
    game: Game | str,
    players: int = 0,
    options: Mapping[str, object] | None = None,
    rewards: Rewards = "place",
    ask_forced: bool = False,
    views: bool = True,
) -> AECEnv[str, Any, Any]:
    """One seat after the other, with the wrappers that say what a caller did wrong. An illegal
    action raises IllegalMove, which names the rule."""
    made = raw_env(Setting(game, players, options, rewards, ask_forced), views)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(made))


def parallel_env(
    game: Game | str = "workshop-of-the-world",
    players: int = 0,
    options: Mapping[str, object] | None = None,
    rewards: Rewards = "place",
    ask_forced: bool = False,
    views: bool = True,
) -> SealedEnv:
    """All seats at once; see `SealedEnv`."""
    return SealedEnv(Setting(game, players, options, rewards, ask_forced), views)


class Seats:
    """What both kinds of environment say of their agents."""

    def __init__(self, setting: Setting, views: bool, waits: int) -> None:
        self.setting = setting
        self.views = views
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.render_mode = None
        actions = setting.actions + waits
        low, high = bounds(setting)
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(low, high, dtype=np.float32),
                    "action_mask": Box(0, 1, (actions,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.chance, _ = np_random()
        self.table: Table

    def action_space(self, agent: str) -> Discrete[Any]:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """A new game. The same seed gives the same games one after the other; without one the
        chance goes on."""
        if seed is not None:
            self.chance, _ = np_random(seed)
        self.agents = list(self.possible_agents)
        self.table = Table(self.setting, drawn_seed(self.chance))

    def info(self, agent: str) -> dict[str, Any]:
        return {"view": self.table.view(self.seat_of[agent])} if self.views else {}

    def render(self) -> None:
        """Nothing is drawn here: `ironbridge serve` shows games to people."""

    def close(self) -> None:
        """Nothing is held open."""


class raw_env(Seats, AECEnv[str, Any, Any]):  # noqa: N801 - PettingZoo calls it so
    """One seat after the other, in the order of the game. Where several owe a sealed choice, they
    are asked one by one, and none sees what another has chosen."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "ironbridge_v0",
        "render_modes": [],
        "is_parallelizable": False,
    }

    def __init__(self, setting: Setting, views: bool = True) -> None:
        AECEnv.__init__(self)
        Seats.__init__(self, setting, views, waits=0)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        asked = agent == self.agent_selection and not self.table.over
        mask = self.table.mask(seat) if asked else np.zeros(self.setting.actions, dtype=np.int8)
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.play(int(action), self.seat_of[agent])
        self.infos[agent] = {}
        self.go_on()
        if self.table.over:
            worth = self.table.rewards()
            self.rewards = {agent: worth[self.seat_of[agent]] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: self.info(agent) for agent in self.agents}
        self._accumulate_rewards()

    def go_on(self) -> None:
        """To the next seat that has a choice."""
        self.table.skip_forced()
        if self.table.over:
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.table.decider]
            self.infos[self.agent_selection] = self.info(self.agent_selection)


class SealedEnv(Seats, ParallelEnv[str, Any, Any]):
    """All seats at once, for games with sealed choices: of ours Workshop of the World, whose
    bids and demands are sealed and whose building is not.

    Every agent gives an action in every step. All who owe a sealed choice decide in the same step,
    and what they chose is opened when the last of them has. Otherwise one seat decides, as the
    rules have it, and the others have one action, `wait` (the last number of the space); a step
    never puts side by side what the rules put one after the other. A seat whose sealed choice takes
    two moves, or that recovers money first, goes on in the next step, while the others wait.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "ironbridge_sealed_v0", "render_modes": []}

    def __init__(self, setting: Setting, views: bool = True) -> None:
        Seats.__init__(self, setting, views, waits=1)
        self.wait = setting.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.begin(seed)
        self.skip_forced()
        return self.observations(), {agent: self.info(agent) for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Any],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        asked = self.table.askers()
        self.check(actions, asked)
        for seat in asked:
            action = int(actions[self.possible_agents[seat]])
            self.table.take(self.table.move(action), seat)
        self.skip_forced()
        over, agents = self.table.over, self.agents
        worth = self.table.rewards()
        answer = (
            self.observations(),
            {agent: worth[self.seat_of[agent]] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: self.info(agent) for agent in agents},
        )
        if over:
            self.agents = []
        return answer

    # Details ------------------------------------------------------------------------------------

    def check(self, actions: dict[str, Any], asked: tuple[int, ...]) -> None:
        """All actions before any is played, so that a wrong one changes nothing."""
        state = self.table.state
        for agent in self.agents:
            seat, action = self.seat_of[agent], int(actions[agent])
            if seat not in asked:
                if action != self.wait:
                    raise ValueError(f"{agent} is not asked: expected {self.wait}, to wait")
            else:
                move = self.table.move(action)
                if move not in state.legal(seat):
                    state.refuse(move, seat)

    def skip_forced(self) -> None:
        """Where all who are asked have one move only, it is played for them. Whoever has a choice
        beside others who have none is asked together with them."""
        table = self.table
        if self.setting.ask_forced:
            return
        while not table.over:
            asked = table.askers()
            if any(len(table.state.legal(seat)) > 1 for seat in asked):
                return
            for seat in asked:
                table.take(table.state.legal(seat)[0], seat)

    def observations(self) -> dict[str, Any]:
        asked = self.table.askers()
        found: dict[str, Any] = {}
        for agent in self.agents:
            seat = self.seat_of[agent]
            if seat in asked:
                mask = self.table.mask(seat, room=1)
            else:
                mask = np.zeros(self.setting.actions + 1, dtype=np.int8)
                mask[self.wait] = 1
            found[agent] = {"observation": self.table.observe(seat), "action_mask": mask}
        return found
