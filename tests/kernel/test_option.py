"""Options of a game: what a person may ask for, and the answer to everything else."""

import pytest

from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.option import Option, OptionValue, choose

QUICK = Option("quick", False)
START = Option("start", "highest", ("highest", "lowest"))


def test_types() -> None:
    assert QUICK.type == "bool"
    assert START.type == "choice"


def test_defaults_when_nothing_is_asked() -> None:
    expected = {"quick": False, "start": "highest"}
    assert choose((QUICK, START), None) == expected
    assert choose((QUICK, START), {}) == expected


def test_asked_values_replace_defaults() -> None:
    asked = {"start": "lowest", "quick": True}
    assert choose((QUICK, START), asked) == asked
    assert asked == {"start": "lowest", "quick": True}, "what was asked is left as it is"


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"quick": "yes"}, "option quick: expected true or false, found 'yes'"),
        ({"quick": 1}, "option quick: expected true or false, found 1"),
        ({"quick": None}, "option quick: expected true or false, found None"),
        ({"start": "last"}, "option start: expected one of highest, lowest, found 'last'"),
        ({"start": True}, "option start: expected one of highest, lowest, found True"),
        ({"slow": True}, "unknown option slow: this game has quick, start"),
        ({"b": 1, "a": 1}, "unknown option a, b: this game has quick, start"),
    ],
)
def test_wrong_values_are_refused(asked: dict[str, object], message: str) -> None:
    with pytest.raises(SetupError) as error:
        choose((QUICK, START), asked)
    assert str(error.value) == message


def test_a_game_without_options_says_so() -> None:
    assert choose((), None) == {}
    with pytest.raises(SetupError, match="unknown option quick: this game has none"):
        choose((), {"quick": True})


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (QUICK, "yes", True),
        (QUICK, "True", True),
        (QUICK, "1", True),
        (QUICK, "NO", False),
        (QUICK, "false", False),
        (QUICK, "0", False),
        (START, "lowest", "lowest"),
    ],
)
def test_typed_values(option: Option, text: str, value: OptionValue) -> None:
    assert option.parse(text) == value


@pytest.mark.parametrize(("option", "text"), [(QUICK, "maybe"), (QUICK, ""), (START, "Lowest")])
def test_typed_values_that_are_wrong(option: Option, text: str) -> None:
    with pytest.raises(SetupError, match=f"option {option.name}: expected .*, found '{text}'"):
        option.parse(text)
