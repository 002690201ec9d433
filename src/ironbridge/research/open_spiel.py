"""The games in OpenSpiel, by its interface for games in Python.

    import pyspiel
    import ironbridge.research.open_spiel

    game = pyspiel.load_game("ironbridge_brass_birmingham(players=3,rewards=points)")

Importing this module registers the games. Parameters are `players` (0: the most the game allows),
`rewards`, and the options of the game.

**Chance** is explicit and comes first: two nodes with DEALS outcomes each give the seed of the
game, and everything after follows from it and from the moves. So a history is a whole game, and
copies of a state have the same cards to come. Search that must not know them deals anew, as our
bots do: `state.table.state.determinize(seat, chance)`.

**Sealed choices** are made one seat after the other, and nobody sees them before they are opened.

**What a player observes**: as a tensor the vector that `Setting` describes, as a string the view
with everything the player may know. The information state has a string only: a fingerprint of all
that the player saw and did when it was asked, and what it sees now.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from ironbridge.registry import game as named_game
from ironbridge.registry import game_names
from ironbridge.research.extras import missing
from ironbridge.research.setting import Setting

try:
    import numpy as np
    import pyspiel

    from ironbridge.research.table import Table
except ImportError as error:
    raise missing("openspiel", error) from error

DEALS: Final = 1024
"""Outcomes of each of the two chance nodes: about a million deals."""
CHANCE_NODES: Final = 2
MOST_POINTS: Final = 1000.0
"""No score and no difference is beyond it."""
LONGEST: Final = 4000
"""Decisions of a game; one of five players takes some hundreds."""


class SpielGame(pyspiel.Game):
    """One of our games; a subclass for each says which."""

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**specification(self.name), **(params or {})}
        options = {key: chosen[key] for key in chosen if key not in ("players", "rewards")}
        self.setting = Setting(self.name, chosen["players"], options, chosen["rewards"])
        balanced = self.setting.rewards != "points"
        most = 1.0 if self.setting.rewards == "place" else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=DEALS,
            num_players=self.setting.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if balanced else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.name, balanced), info, chosen)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return CHANCE_NODES

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> SpielObserver:
        return SpielObserver(self.setting, iig_obs_type, params)


class SpielState(pyspiel.State):
    """A position. `table` is the running game, None before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.deal: list[int] = []
        self.table: Table | None = None
        self.past = [""] * self.setting.players
        """By seat, a fingerprint of what it saw and did whenever it was asked."""

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.decider

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / DEALS) for outcome in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return sorted(int(move.index) for move in self.table.state.legal(player))

    def _apply_action(self, action: int) -> None:
        table = self.table
        if table is not None:
            seat = table.decider
            saw = f"{self.past[seat]} {seen(table, seat)} {action}"
            self.past[seat] = hashlib.blake2b(saw.encode(), digest_size=8).hexdigest()
            table.play(action, seat)
        else:
            self.deal.append(action)
            if len(self.deal) < CHANCE_NODES:
                return
            table = self.table = Table(self.setting, self.deal[0] * DEALS + self.deal[1])
        table.skip_forced()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.setting.game.moves[action].text

    def returns(self) -> list[float]:
        return [0.0] * self.setting.players if self.table is None else self.table.rewards()

    def __str__(self) -> str:
        return f"deal {self.deal}" if self.table is None else self.table.state.to_text()


class SpielObserver:
    """What a player observes. What only the player knows is not told apart from what everybody
    knows: such a string is empty, and there is no such tensor. Without private information it is
    the view of a spectator."""

    def __init__(
        self,
        setting: Setting,
        kind: pyspiel.IIGObservationType | None,
        params: Mapping[str, Any] | None,
    ) -> None:
        if params:
            raise ValueError(f"an observation has no parameters: {params}")
        self.public = kind is None or kind.public_info
        self.recalls = kind is not None and kind.perfect_recall
        self.private = kind is None or kind.private_info != pyspiel.PrivateInfoType.NONE
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self.public and self.private and not self.recalls:
            self.tensor = np.zeros(setting.size, dtype=np.float32)
            self.dict = {name: self.tensor[block] for name, block in setting.blocks.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = 0 if state.table is None else state.table.observe(player)

    def string_from(self, state: SpielState, player: int) -> str | None:
        table = state.table
        if not self.public:
            return None
        if table is None:
            return "before the deal"
        if not self.private:
            return None if self.recalls else seen(table, None)
        if self.recalls:
            return f"{state.past[player]} {seen(table, player)}"
        return seen(table, player)


def seen(table: Table, seat: int | None) -> str:
    """A view as a text, with the player's own moves that led to the question."""
    view: dict[str, Any] = {**table.state.view(seat)}
    if seat is not None:
        view["begun"] = [table.setting.game.moves[index].text for index in table.begun[seat]]
    return json.dumps(view, sort_keys=True, separators=(",", ":"))


# Registration -----------------------------------------------------------------------------------


def short_name(name: str) -> str:
    """What OpenSpiel calls a game: "ironbridge_brass_birmingham"."""
    return f"ironbridge_{name.replace('-', '_')}"


def specification(name: str) -> dict[str, Any]:
    """The parameters of a game, with their defaults."""
    options = {option.name: option.default for option in named_game(name).options}
    return {"players": 0, "rewards": "place", **options}


@cache
def game_type(name: str, balanced: bool = True) -> pyspiel.GameType:
    """`balanced`: the rewards of all players add up to nothing. Kept, because every state that is
    read back makes its game anew."""
    game, utility = named_game(name), pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=game.components()["title"]["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if balanced else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification(name),
    )


for name in game_names():
    found = type(f"SpielGame_{short_name(name)}", (SpielGame,), {"name": name})
    pyspiel.register_game(game_type(name), found)
