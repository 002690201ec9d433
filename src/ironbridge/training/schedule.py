"""Which games are played to learn from: mostly as people play it most, the rest now and then."""

from __future__ import annotations

from dataclasses import dataclass, field

from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.game import Game
from ironbridge.kernel.option import OptionValue

USUAL = 4
"""Half of all games are for so many players, where the game allows it."""
VARIANTS = 10
"""Of so many games one is played with an option that is not the default."""
SALT = 0xDEA1 << 40


@dataclass(frozen=True)
class Setting:
    """How many play, and by which options."""

    seats: int
    options: dict[str, OptionValue] = field(default_factory=dict)


class Schedule:
    """The setting of a game follows from its seed alone. Choices such as a map come up equally
    often, yes or no now and then."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.usual = USUAL if USUAL in game.seat_counts else max(game.seat_counts)
        self.unusual = [count for count in game.seat_counts if count != self.usual]
        self.choices = [option for option in game.options if option.choices]
        self.variants: list[dict[str, OptionValue]] = [
            {option.name: not option.default} for option in game.options if not option.choices
        ]

    def setting(self, seed: int) -> Setting:
        chance = seeded(seed ^ SALT)
        usual = self.drawn(chance)
        if not self.variants or chance.below(VARIANTS):
            return usual
        variant = self.variants[int(chance.below(len(self.variants)))]
        options = usual.options | variant
        chosen = {option.name: option.default for option in self.game.options} | options
        return usual if self.game.conflict(usual.seats, chosen) else Setting(usual.seats, options)

    def usual_setting(self, seed: int) -> Setting:
        """For duels: as many players as for learning, but no variants."""
        return self.drawn(seeded(seed ^ SALT))

    def drawn(self, chance: Chance) -> Setting:
        seats = self.seats(chance)
        options: dict[str, OptionValue] = {
            option.name: option.choices[int(chance.below(len(option.choices)))]
            for option in self.choices
        }
        return Setting(seats, options)

    def seats(self, chance: Chance) -> int:
        if not self.unusual or chance.below(2):
            return self.usual
        return self.unusual[int(chance.below(len(self.unusual)))]
