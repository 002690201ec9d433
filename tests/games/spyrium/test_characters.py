"""Characters: how they are called, and what each of them does."""

import pytest

from tests.games.spyrium.builders import allowed, legal, play, position, refused
from tests.games.spyrium.reading import (
    asked,
    discarded_tokens,
    market_card,
    money,
    points,
    spyrium,
    tokens_on,
)


def beside(card: str, tokens: str = "", workers: int = 1) -> str:
    """Red stands beside a character, and nobody else."""
    return f"""
        round 6
        yellow: passed
        red: money 9, spyrium 2, activation
        market a1 {card} {tokens}
        worker a1-a2 red {workers}
    """


def test_SP_CALL_EFFECT() -> None:
    state = position(beside("char_geologist_A", workers=2))
    play(state, "activate a1-a2 a1")
    assert (spyrium(state), money(state)) == (4, 9 - 2 - 1)
    assert asked(state) == "action"


def test_SP_CALL_STAYS() -> None:
    state = position(beside("char_geologist_A", workers=2))
    play(state, "activate a1-a2 a1", "activate a1-a2 a1")
    assert market_card(state, "a1") == "char_geologist_A"
    assert (spyrium(state), money(state)) == (6, 9 - 3 - 2)


def test_SP_CALL_NEEDS_TOKEN() -> None:
    state = position(beside("char_miner_A", "2", workers=2))
    play(state, "activate a1-a2 a1")
    assert tokens_on(state, "a1") == []
    assert refused(state, "activate a1-a2 a1") == "SP-CALL-NEEDS-TOKEN"
    assert market_card(state, "a1") == "char_miner_A"
    allowed(state, "money a1-a2 a1")


def test_SP_CALL_CHOOSES_TOKEN() -> None:
    state = position("seats 4\nwhite: passed\npurple: passed" + beside("char_miner_A", "1 3 3"))
    play(state, "activate a1-a2 a1")
    assert legal(state) == {"token 1", "token 3"}
    assert refused(state, "token 2") == "SP-CALL-CHOOSES-TOKEN"
    play(state, "token 3")
    assert (spyrium(state), tokens_on(state, "a1")) == (2 + 3, [1, 3])
    assert discarded_tokens(state) == [3]


def test_SP_CALL_MUST_PAY() -> None:
    no_crystal = beside("char_apprentice_A").replace("spyrium 2", "spyrium 0")
    assert refused(position(no_crystal), "activate a1-a2 a1") == "SP-CALL-MUST-PAY"
    poor = beside("char_banker_B", "3").replace("money 9", "money 2")
    assert refused(position(poor), "activate a1-a2 a1") == "SP-CALL-MUST-PAY"
    choice = "seats 3\nwhite: passed" + beside("char_banker_B", "2 3").replace("money 9", "money 2")
    state = position(choice)
    play(state, "activate a1-a2 a1")  # only the token of 2 can be paid: it is taken unasked
    assert (money(state), points(state), tokens_on(state, "a1")) == (0, 4, [3])


@pytest.mark.parametrize("value", [1, 2, 3])
def test_SP_CHARACTERS_MINER(value: int) -> None:
    state = position(beside("char_miner_A", str(value)))
    play(state, "activate a1-a2 a1")
    assert (spyrium(state), money(state)) == (2 + value, 9 - 2)


@pytest.mark.parametrize("card", ["char_geologist_A", "char_geologist_B"])
def test_SP_CHARACTERS_GEOLOGIST(card: str) -> None:
    state = position(beside(card))
    play(state, "activate a1-a2 a1")
    assert (spyrium(state), money(state)) == (2 + 2, 9 - 2)


def test_SP_CHARACTERS_APPRENTICE() -> None:
    state = position(beside("char_apprentice_A"))
    play(state, "activate a1-a2 a1")
    assert (spyrium(state), points(state), money(state)) == (1, 3, 9)


@pytest.mark.parametrize("card", ["char_engineer_B", "char_engineer_C"])
def test_SP_CHARACTERS_ENGINEER(card: str) -> None:
    state = position(beside(card))
    play(state, "activate a1-a2 a1")
    assert (spyrium(state), points(state), money(state)) == (1, 4, 9 - 1)


@pytest.mark.parametrize("value", [1, 2, 3])
def test_SP_CHARACTERS_BUREAUCRAT(value: int) -> None:
    state = position(beside("char_bureaucrat_A", str(value)))
    play(state, "activate a1-a2 a1")
    assert (points(state), money(state)) == (value, 9 - 1)


@pytest.mark.parametrize("card", ["char_adviser_A", "char_adviser_C"])
def test_SP_CHARACTERS_ADVISER(card: str) -> None:
    state = position(beside(card))
    play(state, "activate a1-a2 a1")
    assert (points(state), money(state)) == (3, 9 - 2)


@pytest.mark.parametrize("value", [1, 2, 3])
def test_SP_CHARACTERS_BANKER(value: int) -> None:
    state = position(beside("char_banker_B", str(value)))
    play(state, "activate a1-a2 a1")
    assert (points(state), money(state)) == (4, 9 - value)


@pytest.mark.parametrize("value", [1, 2, 3])
def test_SP_CHARACTERS_FINANCIER(value: int) -> None:
    state = position(beside("char_financier_C", str(value)))
    play(state, "activate a1-a2 a1")
    assert (points(state), money(state)) == (5, 9 - 1 - value)


@pytest.mark.parametrize("value", [1, 2, 3])
def test_SP_CHARACTERS_ARCHITECT(value: int) -> None:
    state = position(beside("char_architect_A", str(value)))
    play(state, "activate a1-a2 a1")
    assert money(state) == 9 - 1 - value
    assert asked(state) == "residence"
    assert legal(state) == {"step", "score"}
