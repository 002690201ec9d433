"""What is played, by how many, and what the end of a game is worth to each of them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ironbridge.kernel import encoder as encoded
from ironbridge.kernel.encoder import Encoder
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.game import Game
from ironbridge.kernel.option import OptionValue
from ironbridge.kernel.result import Result
from ironbridge.registry import game as named_game
from ironbridge.research.rewards import REWARDS, Rewards, worths


class Setting:
    """A game with its number of players (0: the most it allows) and options, and how it is
    rewarded. `ask_forced`: whether seats are asked where they have one legal move only; otherwise
    it is played for them, as for bots and in the arena.

    Actions are the numbers of `game.moves`. What a seat observes is one vector of three blocks:
    the facts of the game's encoder (how often each holds), its numbers, and `begun`, a place for
    each move: those of its own by which the seat has come to the present question. Encoders are
    made for positions between two actions, so that without the last block a seat that is asked for
    a card would not know what it pays for.
    """

    def __init__(
        self,
        game: Game | str,
        players: int = 0,
        options: Mapping[str, object] | None = None,
        rewards: Rewards = "place",
        ask_forced: bool = False,
    ) -> None:
        self.game = named_game(game) if isinstance(game, str) else game
        self.players = self.game.check_seats(players)
        self.options: dict[str, OptionValue] = self.game.check_options(self.players, options)
        if rewards not in REWARDS:
            expected = ", ".join(REWARDS)
            raise SetupError(f"rewards {rewards!r}: expected one of {expected}")
        self.rewards: Rewards = rewards
        self.ask_forced = ask_forced
        self.encoder = encoder_of(self.game)
        self.actions = len(self.game.moves)
        facts, numbers = int(self.encoder.size), int(self.encoder.numbers)
        self.blocks = {
            "facts": slice(0, facts),
            "numbers": slice(facts, facts + numbers),
            "begun": slice(facts + numbers, facts + numbers + self.actions),
        }
        """Where each block of an observation is."""
        self.size = facts + numbers + self.actions
        self.parts = tuple(laid_out(self.encoder, self.actions))
        """What the places of an observation mean, from the first to the last."""

    def __repr__(self) -> str:
        chosen = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"<{self.game.name} players={self.players}{chosen} rewards={self.rewards}>"

    def __deepcopy__(self, memo: dict[int, object]) -> Setting:
        return self  # nothing in it changes

    def __reduce__(self) -> tuple[type[Setting], tuple[object, ...]]:
        chosen = (self.players, self.options, self.rewards, self.ask_forced)
        return Setting, (self.game, *chosen)

    def worth(self, result: Result) -> list[float]:
        """The rewards of a final result, by seat."""
        return worths(result, self.rewards)


@dataclass(frozen=True)
class Part:
    """Some places of an observation that form an array: `vector[part.places].reshape(part.shape)`.
    `axes` says what each of its indices counts; where that is a yes or no ("own"), 1 is yes."""

    name: str
    block: str
    places: slice
    axes: tuple[str, ...]
    shape: tuple[int, ...]


def laid_out(encoder: Encoder, actions: int) -> Iterator[Part]:
    begun = encoded.Part("begun", ["move"], [actions])
    blocks = {"facts": encoder.parts(), "numbers": encoder.number_parts(), "begun": [begun]}
    at = 0
    for block, parts in blocks.items():
        for part in parts:
            end = at + math.prod(part.shape)
            yield Part(part.name, block, slice(at, end), tuple(part.axes), tuple(part.shape))
            at = end


def encoder_of(game: Game) -> Encoder:
    encoder = game.encoder()
    if encoder is None:
        raise SetupError(f"{game.name} has no encoder: there is nothing to observe")
    return encoder
