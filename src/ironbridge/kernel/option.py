"""The options a game declares, and the check of what a person asks for.

Label and help are texts of the game: `option-NAME` and `option-NAME.help` in its Fluent files;
a choice of several words is called `option-NAME.WORD`.
"""

from collections.abc import Mapping
from typing import TypeAlias

from ironbridge.kernel.errors import SetupError

OptionValue: TypeAlias = bool | int | str


class Option:
    """A yes/no option, or, when `choices` are given, one of several words."""

    def __init__(self, name: str, default: OptionValue, choices: tuple[str, ...] = ()) -> None:
        self.name = name
        self.default = default
        self.choices = choices

    @property
    def type(self) -> str:
        return "choice" if self.choices else "bool"

    def check(self, value: object) -> OptionValue:
        if self.choices:
            if isinstance(value, str) and value in self.choices:
                return value
            expected = "one of " + ", ".join(self.choices)
        else:
            if isinstance(value, bool):
                return value
            expected = "true or false"
        raise SetupError(f"option {self.name}: expected {expected}, found {value!r}")

    def parse(self, text: str) -> OptionValue:
        """The value a person typed ("yes", "true", a choice)."""
        if self.choices:
            return self.check(text)
        words = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}
        return self.check(words.get(text.lower(), text))


def choose(
    options: tuple[Option, ...], asked: Mapping[str, object] | None
) -> dict[str, OptionValue]:
    """Every declared option with its value: the one asked for, else its default."""
    wanted = dict(asked or {})
    chosen: dict[str, OptionValue] = {}
    for option in options:
        chosen[option.name] = option.check(wanted.pop(option.name, option.default))
    if wanted:
        unknown = ", ".join(sorted(wanted))
        known = ", ".join(option.name for option in options) or "none"
        raise SetupError(f"unknown option {unknown}: this game has {known}")
    return chosen
