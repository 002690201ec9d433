"""The end of the game: printed points, techniques, and who wins."""

from ironbridge.games.spyrium.table import SpyriumState
from tests.games.spyrium.builders import play, position, refused
from tests.games.spyrium.reading import asked, player, points

LAST = "round 6\nyellow: passed, money 0, spyrium 0\n"
POOR = "money 0, spyrium 0"


def ended(red: str) -> SpyriumState:
    """Red passes last in the last round."""
    state = position(f"{LAST}red: activation, {red}")
    play(state, "pass")
    return state


def test_SP_END_AFTER_SIX() -> None:
    state = ended(POOR)
    assert state.over
    assert asked(state) == "over"
    assert refused(state, "pass", seat=0) == "SP-END-AFTER-SIX"
    before = position("round 5\nyellow: passed\nred: activation")
    play(before, "pass")
    assert not before.over


def test_SP_END_BUILDINGS() -> None:
    assert points(ended(f"{POOR}, vp 4, buildings bld_mine_2_A bld_manor_B")) == 4 + 2 + 9


def test_SP_END_BUILDINGS_of_the_rulebook_with_automation() -> None:
    """The example: 13 points of buildings, and 7 for Automation with 8 Spyrium."""
    state = ended(
        "money 0, spyrium 8, buildings bld_manor_B bld_mine_2_A*2, techniques tech_automation"
    )
    assert points(state) == 13 + 7


def test_SP_END_TECHNIQUES() -> None:
    assert points(ended("money 99, spyrium 0, techniques tech_capitalization")) == 7
    both = "money 6, spyrium 4, techniques tech_capitalization tech_automation"
    assert points(ended(both)) == 3 + 4


def test_SP_END_AUTOMATION() -> None:
    assert points(ended("money 9, spyrium 5, techniques tech_automation")) == 5


def test_SP_END_LOBBYING() -> None:
    for space, value in enumerate((2, 3, 4, 5, 7)):
        assert points(ended(f"{POOR}, residence {space}, techniques tech_lobbying")) == value


def test_SP_END_CAPITALIZATION() -> None:
    assert points(ended("money 7, spyrium 0, techniques tech_capitalization")) == 3


def test_SP_END_CRANE() -> None:
    buildings = "buildings bld_mine_1_A*3 bld_residence_A"
    assert points(ended(f"{POOR}, {buildings}, techniques tech_crane")) == 3 * 1 + 2 + 4


def test_SP_END_TAYLORISM() -> None:
    assert points(ended(f"{POOR}, workers 5, active 2, techniques tech_taylorism")) == 5


def test_SP_END_ENGINEERING() -> None:
    buildings = "buildings bld_workshop_1_A bld_laboratory_1_A bld_manor_B"
    assert points(ended(f"{POOR}, {buildings}, techniques tech_engineering")) == 12 + 3


def test_SP_END_COMMERCE() -> None:
    assert points(ended(f"{POOR}, techniques tech_commerce, tokens 1 3*2")) == 3


def test_SP_END_NOTHING_ELSE() -> None:
    assert points(ended("money 50, spyrium 9, workers 7, vp 3")) == 3


def test_SP_BONUS_NOT_AT_END() -> None:
    state = ended(f"{POOR}, vp 2, buildings bld_manor_B")
    assert points(state) == 11
    assert player(state)["bonuses"] == []
    assert player(state)["money"] == 0


def test_SP_END_MOST_POINTS() -> None:
    state = position(f"{LAST}yellow: vp 7\nred: activation, vp 1, buildings bld_townhouse_A")
    play(state, "pass")
    assert points(state) == points(state, 1) == 7
    state = position(f"{LAST}yellow: vp 6\nred: activation, vp 1, buildings bld_townhouse_A")
    play(state, "pass")
    assert state.result().winners == [0]


def test_SP_END_SHARED() -> None:
    state = position(f"{LAST}yellow: vp 7\nred: activation, money 40, vp 7")
    play(state, "pass")
    assert state.result().winners == [0, 1]
