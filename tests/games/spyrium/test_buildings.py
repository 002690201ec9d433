"""The buildings, one by one: what using each takes and brings, and what comes when it is built."""

from ironbridge.games.spyrium.table import SpyriumState
from tests.games.spyrium.builders import legal, play, position
from tests.games.spyrium.reading import active, asked, cards, player, points, spyrium

ALONE = "yellow: passed\n"
CRYSTALS = 6

Use = tuple[int, int, int]
"""Workers used, Spyrium gained or (below 0) paid, points."""


def uses(card: str) -> list[Use]:
    """Each effect of a building, exploited in a game of its own."""
    found: list[Use] = []
    start = f"red: activation, spyrium {CRYSTALS}, workers 5, buildings {card}\n"
    moves = sorted(m for m in legal(position(ALONE + start)) if m.startswith("exploit"))
    for move in moves:
        state = position(ALONE + start)
        play(state, move)
        found.append((5 - active(state), spyrium(state) - CRYSTALS, points(state)))
    return found


def built(card: str, more: str = "") -> SpyriumState:
    """Red, with £20 and no Spyrium, has just built a card (and the token on it)."""
    state = position(
        f"{ALONE}market a1 {card}\nworker a1-a2 red\nred: activation, money 20, spyrium 0{more}\n"
    )
    play(state, "activate a1-a2 a1")
    return state


def test_SP_BUILDINGS_MINE() -> None:
    assert uses("bld_mine_1_A") == [(1, 1, 0)]
    assert uses("bld_mine_2_A") == [(0, 1, 0), (1, 2, 0)]
    assert uses("bld_mine_3_B") == [(0, 1, 0), (1, 3, 0)]
    assert spyrium(built("bld_mine_3_B 2")) == 2
    assert spyrium(built("bld_mine_2_A")) == 0


def test_SP_BUILDINGS_WORKSHOP() -> None:
    assert uses("bld_workshop_1_A") == [(1, -1, 3)]
    assert uses("bld_workshop_2_B") == [(1, -2, 5)]


def test_SP_BUILDINGS_FACTORY() -> None:
    assert uses("bld_factory_1_B") == [(1, -2, 6), (2, -3, 10)]


def test_SP_BUILDINGS_FACTORY_of_the_last_period() -> None:
    state = position(
        f"{ALONE}round 6\nred: activation, spyrium 5, workers 5, buildings bld_factory_2_C"
    )
    play(state, "exploit bld_factory_2_C 2")
    assert (active(state), spyrium(state), points(state)) == (3, 0, 15)
    state = position(
        f"{ALONE}round 6\nred: activation, spyrium 5, workers 5, buildings bld_factory_2_C"
    )
    play(state, "exploit bld_factory_2_C 1")
    assert (active(state), spyrium(state), points(state)) == (3, 2, 10)


def test_SP_BUILDINGS_LABORATORY() -> None:
    assert uses("bld_laboratory_1_A") == [(1, -1, 4)]
    assert uses("bld_laboratory_2_B") == [(1, -1, 5)]
    state = position(f"{ALONE}round 6\nred: activation, spyrium 5, buildings bld_laboratory_3_C")
    play(state, "exploit bld_laboratory_3_C 1")
    assert (spyrium(state), points(state)) == (3, 7)


def test_SP_BUILDINGS_HOUSING() -> None:
    for card, workers in (("bld_housing_1_A", 1), ("bld_housing_2_B", 2)):
        state = built(card, ", workers 3")
        assert player(state)["workers"] == 3 + workers
        assert active(state) == 2 + workers  # the worker that built it is inactive


def test_SP_BUILDINGS_HOUSING_RESERVE() -> None:
    state = built("bld_housing_2_B", ", workers 6")
    assert player(state)["workers"] == 7
    state = built("bld_housing_2_B", ", workers 7")
    assert player(state)["workers"] == 7
    assert cards(state) == ["bld_housing_2_B"]


def test_SP_BUILDINGS_RESIDENCE() -> None:
    state = built("bld_residence_A")
    assert asked(state) == "residence"
    play(state, "step")
    assert player(state)["residence"] == 1
    assert uses("bld_residence_A") == []


def test_SP_BUILDINGS_UNIVERSITY() -> None:
    assert uses("bld_university_1_A") == [(1, 0, 2)]
    assert uses("bld_university_2_B") == [(1, 0, 3), (2, 0, 6)]
    assert points(built("bld_university_1_A 3")) == 3
    assert points(built("bld_university_2_B 1")) == 1


def test_SP_BUILDINGS_HOMES() -> None:
    homes = {"bld_townhouse_A": 6, "bld_manor_B": 9, "bld_palace_C": 12}
    for card, worth in homes.items():
        state = position(f"round 6\n{ALONE}red: activation, buildings {card}")
        assert legal(state) == {"pass"}
        play(state, "pass")
        assert points(state) == worth
