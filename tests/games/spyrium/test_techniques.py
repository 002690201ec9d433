"""Techniques: how they are patented, and each in combination with what it changes.

Yellow has passed, so that red plays on; the market is as small as the rule needs it.
"""

import pytest

from tests.games.spyrium.builders import allowed, legal, play, position, refused
from tests.games.spyrium.reading import (
    active,
    asked,
    cards,
    discarded_tokens,
    events,
    market_card,
    money,
    player,
    points,
    spyrium,
    tokens_on,
)

ALONE = "yellow: passed\n"


# Patents --------------------------------------------------------------------------------------


def test_SP_PATENT_TAKES_CARD() -> None:
    state = position(ALONE + "red: money 5, activation\nmarket a1 tech_crane\nworker a1-a2 red")
    play(state, "activate a1-a2 a1")
    assert cards(state) == ["tech_crane"]
    assert market_card(state, "a1") is None
    assert money(state) == 0
    play(state, "pass")  # the round ends, another begins
    assert cards(state) == ["tech_crane"]


def test_SP_PATENT_NO_PLACE() -> None:
    state = position(
        ALONE
        + """
        red: money 9, activation, buildings bld_mine_1_A*3 bld_workshop_1_A
        red: techniques tech_lobbying tech_automation tech_commerce tech_taylorism
        market a1 tech_crane
        market a2 tech_engineering
        worker a1-a2 red 2
        """
    )
    play(state, "activate a1-a2 a1")
    assert asked(state) == "surcharge"
    play(state, "lobbying")
    assert money(state) == 4  # the printed price only, whatever there is already
    allowed(position("red: money 5, activation\nmarket a1 tech_crane\nworker a1-a2 red"),
            "activate a1-a2 a1")  # fmt: skip


def test_SP_PATENT_NEVER_LOST() -> None:
    state = position(
        ALONE
        + """
        red: money 20, activation, techniques tech_crane, buildings bld_mine_1_A
        market a1 bld_manor_B
        worker a1-a2 red
        """
    )
    play(state, "activate a1-a2 a1")
    assert legal(state) == {"new", "replace bld_mine_1_A"}
    play(state, "replace bld_mine_1_A")
    assert cards(state) == ["bld_manor_B", "tech_crane"]


# Techniques that always hold ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "effect", "crystals"),
    [("bld_mine_1_A", 1, 1), ("bld_mine_2_A", 2, 2), ("bld_mine_3_B", 2, 3)],
)
def test_SP_TECHNIQUE_AUTOMATION(mine: str, effect: int, crystals: int) -> None:
    lines = ALONE + f"red: spyrium 0, activation, active 0, buildings {mine}\n"
    without = position(lines)
    assert refused(without, f"exploit {mine} {effect}") == "SP-EXPLOIT-WORKERS"
    state = position(lines + "red: techniques tech_automation")
    play(state, f"exploit {mine} {effect}")
    assert spyrium(state) == crystals
    assert active(state) == 0


def test_SP_TECHNIQUE_AUTOMATION_helps_mines_only() -> None:
    state = position(
        ALONE
        + """
        red: activation, active 0, buildings bld_workshop_1_A, techniques tech_automation
    """
    )
    assert refused(state, "exploit bld_workshop_1_A 1") == "SP-EXPLOIT-WORKERS"


def test_SP_TECHNIQUE_AUTOMATION_with_Taylorism_and_the_event() -> None:
    state = position(
        ALONE
        + """
        red: spyrium 0, money 1, activation, active 0, buildings bld_mine_2_A
        red: techniques tech_automation tech_taylorism
        event event_reuse_building
    """
    )
    play(state, "exploit bld_mine_2_A 2", "taylorism bld_mine_2_A 2", "event 1")
    assert asked(state) == "reuse"
    play(state, "exploit bld_mine_2_A 2")
    assert (spyrium(state), money(state)) == (6, 0)  # three times in one round, without a worker


CROWD = """
    market a1 bld_workshop_1_A
    worker a1-a2 red
    worker a1-b1 yellow 3
    yellow: activation, workers 3
"""


def test_SP_TECHNIQUE_LOBBYING() -> None:
    state = position(CROWD + "red: money 5, activation, techniques tech_lobbying")
    play(state, "activate a1-a2 a1")
    assert asked(state) == "surcharge"
    assert legal(state) == {"surcharge", "lobbying"}
    paid = state.copy()
    play(paid, "surcharge")
    assert (money(paid), cards(paid)) == (0, ["bld_workshop_1_A", "tech_lobbying"])
    play(state, "lobbying")
    assert (money(state), cards(state)) == (3, ["bld_workshop_1_A", "tech_lobbying tilted"])


def test_SP_TECHNIQUE_LOBBYING_unasked_where_money_is_short() -> None:
    lines = CROWD + "red: money 4, activation\n"
    assert refused(position(lines), "activate a1-a2 a1") == "SP-ACTIVATE-PAY-IN-FULL"
    state = position(lines + "red: techniques tech_lobbying")
    play(state, "activate a1-a2 a1")
    assert (money(state), cards(state)) == (2, ["bld_workshop_1_A", "tech_lobbying tilted"])
    assert "event-lobbying" in events(state)


def test_SP_TECHNIQUE_LOBBYING_PRICE() -> None:
    state = position(
        CROWD
        + """
        red: money 3, activation, buildings bld_residence_A, techniques tech_lobbying
    """
    )
    play(state, "activate a1-a2 a1")  # £2 and £3 are too much: only without the surcharge
    assert asked(state) == "site"
    play(state, "new")
    assert money(state) == 0  # £2 for the card, £1 for the place


def test_SP_TECHNIQUE_CAPITALIZATION() -> None:
    state = position(
        ALONE
        + """
        red: money 0, activation, techniques tech_capitalization
        market a1 bld_mine_1_A
        worker a1-a2 red 3
    """
    )
    play(state, "money a1-a2 a1")
    assert money(state) == 2 + 2
    play(state, "money a1-a2 a1", "money a1-a2 a1")
    assert money(state) == 4 + 3 + 2


def test_SP_TECHNIQUE_CAPITALIZATION_GONE() -> None:
    lines = ALONE + "red: money 0, activation\nworker a1-a2 red\n"
    state = position(lines)
    play(state, "withdraw a1-a2")
    assert money(state) == 0
    state = position(lines + "red: techniques tech_capitalization")
    play(state, "withdraw a1-a2")
    assert money(state) == 2


@pytest.mark.parametrize(("owned", "price"), [(0, 0), (2, 0), (3, 0), (4, 1), (6, 3)])
def test_SP_TECHNIQUE_CRANE(owned: int, price: int) -> None:
    others = ["bld_residence_A", "bld_residence_A", "bld_residence_B", "bld_residence_B",
              "bld_manor_B", "bld_townhouse_A"][:owned]  # fmt: skip
    buildings = f"red: buildings {' '.join(others)}\n" if others else ""
    state = position(
        ALONE
        + buildings
        + """
        red: money 20, activation, techniques tech_crane
        market a1 bld_mine_1_A
        worker a1-a2 red
    """
    )
    play(state, "activate a1-a2 a1")
    if owned:
        play(state, "new")
    assert money(state) == 20 - 2 - price


def test_SP_TECHNIQUE_ENGINEERING() -> None:
    state = position(
        ALONE
        + """
        red: spyrium 9, activation, workers 6, techniques tech_engineering
        red: buildings bld_factory_1_B bld_laboratory_1_A bld_university_1_A
    """
    )
    play(state, "exploit bld_factory_1_B 2")
    assert points(state) == 10 + 2
    play(state, "bonus money", "exploit bld_laboratory_1_A 1")
    assert points(state) == 12 + 4 + 1
    play(state, "exploit bld_university_1_A 1")
    assert points(state) == 17 + 2  # no Factory symbol


# Taylorism ------------------------------------------------------------------------------------

FACTORY = (
    ALONE
    + """
    red: spyrium 5, vp 0, activation, workers 5, techniques tech_taylorism
    red: tilted bld_factory_1_B
"""
)


def test_SP_TECHNIQUE_TAYLORISM() -> None:
    state = position(FACTORY)
    play(state, "taylorism bld_factory_1_B 1")
    assert (points(state), spyrium(state), active(state)) == (6, 3, 4)  # paid again
    assert cards(state) == ["bld_factory_1_B tilted", "tech_taylorism tilted"]
    assert refused(state, "taylorism bld_factory_1_B 1") == "SP-TECHNIQUE-ONCE"
    assert refused(state, "exploit bld_factory_1_B 1") == "SP-EXPLOIT-ONCE"
    without = position("red: spyrium 5, activation, workers 4, tilted bld_factory_1_B+1")
    assert refused(without, "taylorism bld_factory_1_B 1") == "SP-TECHNIQUE-TAYLORISM"


def test_SP_TECHNIQUE_TAYLORISM_ACTION() -> None:
    state = position(FACTORY)
    allowed(state, "taylorism bld_factory_1_B 2")  # any of its effects
    upright = position(
        ALONE
        + """
        red: spyrium 5, activation, techniques tech_taylorism, buildings bld_factory_1_B
    """
    )
    assert refused(upright, "taylorism bld_factory_1_B 1") == "SP-TECHNIQUE-TAYLORISM-ACTION"
    two = position("yellow: money 0\n" + FACTORY.replace(ALONE, ""))
    play(two, "taylorism bld_factory_1_B 1")
    assert two.turn == 1  # it was red's whole action


# Commerce -------------------------------------------------------------------------------------

MINER = (
    ALONE
    + """
    seats 3
    white: passed
    red: money 9, spyrium 0, activation
    market a1 char_miner_A 1 3
    worker a1-a2 red 2
"""
)


def test_SP_TECHNIQUE_COMMERCE_KEEPS() -> None:
    state = position(MINER + "red: techniques tech_commerce")
    play(state, "activate a1-a2 a1", "token 3", "value 3")
    assert player(state)["tokens"] == [3]
    assert discarded_tokens(state) == []
    full = position(MINER + "red: techniques tech_commerce, tokens 1*4 2*3")
    play(full, "activate a1-a2 a1", "token 3", "value 3")
    assert player(full)["tokens"] == [1, 1, 1, 1, 2, 2, 2]
    assert discarded_tokens(full) == [3]


def test_SP_TECHNIQUE_COMMERCE_KEEPS_the_token_of_a_building() -> None:
    state = position(
        ALONE
        + """
        red: money 9, activation, techniques tech_commerce
        market a1 bld_university_1_A 1
        worker a1-a2 red
    """
    )
    play(state, "activate a1-a2 a1", "value 3")
    assert (points(state), player(state)["tokens"]) == (3, [1])


def test_SP_TECHNIQUE_COMMERCE_VALUE() -> None:
    state = position(MINER + "red: techniques tech_commerce")
    play(state, "activate a1-a2 a1", "token 1")
    assert legal(state) == {"value 1", "value 2", "value 3"}
    play(state, "value 3")
    assert (spyrium(state), player(state)["tokens"], tokens_on(state, "a1")) == (3, [1], [3])
    assert cards(state) == ["tech_commerce tilted"]
    play(state, "activate a1-a2 a1")  # the second time the token counts for what it is
    assert spyrium(state) == 3 + 3


def test_SP_TECHNIQUE_COMMERCE_VALUE_lowers_a_price() -> None:
    lines = (
        ALONE
        + """
        red: money 2, activation
        market a1 char_architect_A 3
        worker a1-a2 red
    """
    )
    assert refused(position(lines), "activate a1-a2 a1") == "SP-CALL-MUST-PAY"
    state = position(lines + "red: techniques tech_commerce")
    play(state, "activate a1-a2 a1")  # £1 for the call, £1 for the token: no other value
    assert (asked(state), money(state)) == ("residence", 0)
    assert cards(state) == ["tech_commerce tilted"]


def test_SP_TECHNIQUE_COMMERCE_VALUE_with_Lobbying() -> None:
    state = position("""
        red: money 2, activation, techniques tech_commerce tech_lobbying
        yellow: activation
        market a1 char_architect_A 3
        worker a1-a2 red
        worker a1-b1 yellow 3
    """)
    play(state, "activate a1-a2 a1")
    assert (asked(state), money(state)) == ("residence", 0)
    assert cards(state) == ["tech_lobbying tilted", "tech_commerce tilted"]


def test_SP_TECHNIQUE_COMMERCE_EVENT() -> None:
    lines = (
        ALONE
        + """
        red: money 0, activation, techniques tech_commerce
        event event_token_gain 1
    """
    )
    state = position(lines)
    play(state, "event 1", "value 3")
    assert (money(state), player(state)["tokens"]) == (3, [])
    assert cards(state) == ["tech_commerce tilted"]
    optional = position(lines)
    play(optional, "event 1", "value 1")
    assert (money(optional), cards(optional)) == (1, ["tech_commerce"])


def test_SP_TECHNIQUE_ONCE() -> None:
    state = position(CROWD + "red: money 9, activation, tilted tech_lobbying")
    play(state, "activate a1-a2 a1")
    assert money(state) == 9 - 2 - 3
    nobody_else = position(
        ALONE
        + """
        red: money 9, activation, techniques tech_lobbying tech_commerce
        market a1 bld_workshop_1_A
        worker a1-a2 red
    """
    )
    play(nobody_else, "activate a1-a2 a1")  # no surcharge to waive, no token to value
    assert cards(nobody_else) == ["bld_workshop_1_A", "tech_lobbying", "tech_commerce"]
    play(nobody_else, "pass")
    used = position(ALONE + "red: activation, tilted tech_lobbying tech_taylorism")
    play(used, "pass")  # a new round
    assert cards(used) == ["tech_lobbying", "tech_taylorism"]
