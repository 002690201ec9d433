"""Building: new places, replacements, and what comes at once."""

from tests.games.spyrium.builders import legal, play, position, refused
from tests.games.spyrium.reading import (
    active,
    asked,
    cards,
    discarded_tokens,
    events,
    inactive,
    market_card,
    money,
    on_buildings,
    player,
    points,
    spyrium,
)

ALONE = "yellow: passed\n"


def beside(card: str, token: str = "") -> str:
    """Red stands beside a card, alone."""
    return ALONE + f"market a1 {card} {token}\nworker a1-a2 red\nred: activation, money 20\n"


def test_SP_BUILD_TAKES_CARD() -> None:
    state = position(beside("bld_mine_2_A") + "red: spyrium 0")
    play(state, "activate a1-a2 a1")
    assert market_card(state, "a1") is None
    assert cards(state) == ["bld_mine_2_A"]
    play(state, "exploit bld_mine_2_A 1")  # in the same round
    assert spyrium(state) == 1


def test_SP_BUILD_NEW_PLACE() -> None:
    owned = ["bld_townhouse_A", "bld_manor_B", "bld_residence_A"]
    for number in range(4):
        buildings = f"red: buildings {' '.join(owned[:number])}\n" if number else ""
        state = position(beside("bld_workshop_1_A") + buildings)
        play(state, "activate a1-a2 a1")
        if number:
            play(state, "new")
        assert money(state) == 20 - 2 - number
        assert len(cards(state)) == number + 1


def test_SP_BUILD_REPLACE() -> None:
    state = position(
        beside("bld_workshop_1_A")
        + "red: buildings bld_mine_1_A, tilted bld_mine_1_A bld_university_2_B"
    )
    play(state, "activate a1-a2 a1")
    assert legal(state) == {
        "new",
        "replace bld_mine_1_A",
        "replace bld_mine_1_A tilted",
        "replace bld_university_2_B tilted",
    }
    assert refused(state, "replace bld_university_2_B") == "SP-BUILD-REPLACE"
    play(state, "replace bld_mine_1_A tilted")
    assert cards(state) == ["bld_mine_1_A", "bld_workshop_1_A", "bld_university_2_B tilted"]
    assert money(state) == 20 - 2


def test_SP_BUILD_SHARED_SYMBOL() -> None:
    state = position(beside("bld_factory_1_B") + "red: buildings bld_workshop_1_A bld_mine_1_A")
    play(state, "activate a1-a2 a1")
    other = state.copy()
    play(state, "replace bld_workshop_1_A")
    assert money(state) == 20 - (6 - 3)
    play(other, "replace bld_mine_1_A")
    assert money(other) == 20 - 6
    cheap = position(beside("bld_mine_1_A") + "red: buildings bld_mine_2_A")
    play(cheap, "activate a1-a2 a1", "replace bld_mine_2_A")
    assert money(cheap) == 20  # £2 less £3: nothing, and nothing back


def test_SP_BUILD_SHARED_SYMBOL_example_of_the_factory() -> None:
    text = """
        red: money 10, activation, buildings bld_housing_1_A bld_laboratory_1_A
        yellow: activation
        market a1 bld_factory_1_B
        worker a1-a2 red
        worker a1-b1 yellow 2
    """
    paid = {"new": 6 + 2 + 2, "replace bld_housing_1_A": 6 + 2, "replace bld_laboratory_1_A": 3 + 2}
    for site, price in paid.items():
        state = position(text)
        play(state, "activate a1-a2 a1")
        assert legal(state) == set(paid)
        play(state, site)
        assert money(state) == 10 - price


def test_SP_BUILD_DISCOUNT_ONCE() -> None:
    state = position(beside("bld_laboratory_2_B") + "red: buildings bld_laboratory_1_A")
    play(state, "activate a1-a2 a1", "replace bld_laboratory_1_A")
    assert money(state) == 20 - (6 - 3)


def test_SP_BUILD_DISCOUNT_READING() -> None:
    crowd = beside("bld_mine_1_A") + "worker a1-b1 red 2\nred: buildings bld_mine_2_A"
    state = position(crowd)
    play(state, "activate a1-a2 a1", "replace bld_mine_2_A")
    assert money(state) == 20 - 2  # the surcharge for two workers stays
    alike = position(beside("bld_residence_A") + "red: buildings bld_residence_B")
    play(alike, "activate a1-a2 a1", "replace bld_residence_B")
    assert money(alike) == 20 - 5  # the same picture, but no symbol


def test_SP_BUILD_DISCOUNT_READING_decides_what_can_be_paid() -> None:
    text = beside("bld_laboratory_2_B").replace("money 20", "money 3")
    assert refused(position(text), "activate a1-a2 a1") == "SP-ACTIVATE-PAY-IN-FULL"
    other = position(text + "red: buildings bld_mine_1_A")
    assert refused(other, "activate a1-a2 a1") == "SP-ACTIVATE-PAY-IN-FULL"
    state = position(text + "red: buildings bld_mine_1_A bld_university_1_A")
    play(state, "activate a1-a2 a1")  # one site can be paid: nothing is asked
    assert cards(state) == ["bld_mine_1_A", "bld_laboratory_2_B"]
    assert money(state) == 0


def test_SP_BUILD_WORKERS_ON_OLD() -> None:
    state = position(beside("bld_workshop_2_B") + "red: spyrium 5, buildings bld_workshop_1_A")
    play(state, "exploit bld_workshop_1_A 1")
    assert (active(state), inactive(state)) == (1, 0)
    assert on_buildings(state) == {"bld_workshop_1_A": [1]}
    play(state, "activate a1-a2 a1", "replace bld_workshop_1_A tilted")
    assert cards(state) == ["bld_workshop_2_B"]  # upright
    assert on_buildings(state) == {"bld_workshop_2_B": [0]}
    assert (active(state), inactive(state)) == (1, 2)  # of the market, and of the old building
    play(state, "exploit bld_workshop_2_B 1")
    assert on_buildings(state) == {"bld_workshop_2_B": [1]}


def test_SP_BUILD_WORKERS_ON_OLD_of_equal_buildings_the_one_with_the_fewest_workers_goes() -> None:
    """Copies are told apart by what lies on them alone, however a position came about."""
    owned = "red: tilted bld_mine_2_A+1 bld_mine_2_A"
    for text in (owned, owned.replace("+1 bld_mine_2_A", " bld_mine_2_A+1")):
        state = position(beside("bld_workshop_1_A") + text)
        assert on_buildings(state) == {"bld_mine_2_A": [0, 1]}
        play(state, "activate a1-a2 a1", "replace bld_mine_2_A tilted")
        assert on_buildings(state) == {"bld_mine_2_A": [1], "bld_workshop_1_A": [0]}


def test_SP_BUILD_AT_ONCE() -> None:
    housing = position(beside("bld_housing_2_B"))
    play(housing, "activate a1-a2 a1")
    assert (player(housing)["workers"], active(housing)) == (5, 4)
    residence = position(beside("bld_residence_A"))
    play(residence, "activate a1-a2 a1")
    assert asked(residence) == "residence"
    university = position(beside("bld_university_1_A", "3"))
    play(university, "activate a1-a2 a1")
    assert (points(university), discarded_tokens(university)) == (3, [3])
    mine = position(beside("bld_mine_3_B", "2") + "red: spyrium 0")
    play(mine, "activate a1-a2 a1")
    assert (spyrium(mine), discarded_tokens(mine)) == (2, [2])
    assert events(mine) == ["event-build", "event-token", "event-gain-spyrium"]
