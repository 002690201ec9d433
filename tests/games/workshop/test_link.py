"""Building links: where, how many, at what price."""

from __future__ import annotations

import pytest

from tests.games.workshop.builders import allowed, legal, play, position, refused
from tests.games.workshop.reading import asked, events, income, links, money

READING = "pending link, town reading\nindustry reading red\nred: money 20\n"
SINGLES = {"london--reading", "guildford--reading", "reading--oxford", "reading--southampton"}
DOUBLES = {"reading--gloucester", "reading--bristol"}


def builds(found: set[str]) -> set[str]:
    return {move.removeprefix("build ") for move in found if move.startswith("build ")}


def placed_in(town: str) -> str:
    return f"pending link, town {town}\nindustry {town} red\nred: money 20\n"


def test_WW_LINK_FREE() -> None:
    state = position(READING + "link reading--oxford blue\nlink reading--gloucester red\n")
    assert builds(legal(state)) == (SINGLES | DOUBLES) - {"reading--oxford", "reading--gloucester"}
    assert refused(state, "build reading--oxford") == "WW-LINK-FREE"
    assert refused(state, "build reading--gloucester") == "WW-LINK-FREE"
    play(state, "build reading--southampton")
    assert links(state)["reading--southampton"] == "red"
    assert refused(state, "build reading--southampton") == "WW-LINK-FREE"


@pytest.mark.parametrize("era", ["canal", "rail"])
def test_WW_LINK_ERA_SIDE(era: str) -> None:
    """A link is what its era says: no position has canals and rails at once."""
    state = position(f"era {era}\n" + READING)
    play(state, "build reading--oxford")
    view = state.view(None)
    assert view["era"] == era
    assert view["links"] == [{"connection": "reading--oxford", "owner": "red"}]


def test_WW_LINK_UP_TO_TWO_none() -> None:
    state = position(READING)
    play(state, "done")
    assert links(state) == {}
    assert events(state) == ["event-no-link"]
    assert money(state) == 20
    assert state.deciders == (1,)
    one = position(READING)
    play(one, "build reading--oxford", "done")
    assert list(links(one)) == ["reading--oxford"]
    assert events(one) == ["event-build", "event-advance"]
    assert one.deciders == (1,)


def test_WW_LINK_UP_TO_TWO_two() -> None:
    """After the second link the turn is over."""
    state = position(READING)
    play(state, "build reading--oxford", "build reading--southampton")
    assert set(links(state)) == {"reading--oxford", "reading--southampton"}
    assert asked(state) == "card"
    assert state.deciders == (1,)


def test_WW_LINK_FIRST() -> None:
    """From the town just placed in, not from another one where one has an industry."""
    state = position(READING + "industry southampton red\nlink reading--southampton red\n")
    assert builds(legal(state)) == (SINGLES | DOUBLES) - {"reading--southampton"}
    for line in ("portsmouth--southampton", "bristol--southampton", "glasgow--edinburgh"):
        assert refused(state, f"build {line}") == "WW-LINK-FIRST"


def test_WW_LINK_SECOND_from_the_same_town() -> None:
    state = position(READING)
    play(state, "build reading--oxford")
    allowed(state, "build reading--southampton")
    allowed(state, "build london--reading")


def test_WW_LINK_SECOND_from_the_town_reached() -> None:
    state = position(READING)
    play(state, "build reading--oxford")
    for line in ("oxford--gloucester", "coventry--oxford", "london--oxford"):
        allowed(state, f"build {line}")
    play(state, "build coventry--oxford")
    assert set(links(state)) == {"reading--oxford", "coventry--oxford"}


def test_WW_LINK_SECOND_elsewhere() -> None:
    state = position(READING + "industry southampton red\n")
    play(state, "build reading--oxford")
    for line in ("portsmouth--southampton", "coventry--northampton", "gloucester--bristol"):
        assert refused(state, f"build {line}") == "WW-LINK-SECOND"


def test_WW_LINK_DOUBLE() -> None:
    """Both links at once, and then no other."""
    state = position(READING)
    play(state, "build reading--gloucester")
    assert links(state) == {"reading--gloucester": "red"}
    assert money(state) == 20 - 2 * 3
    assert state.deciders == (1,)
    short = position(READING.replace("money 20", "money 5"))
    assert refused(short, "build reading--gloucester") == "WW-LINK-COST"


def test_WW_LINK_DOUBLE_FIRST() -> None:
    state = position(READING)
    play(state, "build reading--southampton")
    for line in ("reading--gloucester", "reading--bristol", "bristol--southampton"):
        assert refused(state, f"build {line}") == "WW-LINK-DOUBLE-FIRST"
    allowed(state, "build portsmouth--southampton")
    # From Edinburgh and Glasgow only doubles go on, so the turn is over.
    glasgow = position(placed_in("edinburgh"))
    play(glasgow, "build glasgow--edinburgh")
    assert glasgow.deciders == (1,)


def test_WW_LINK_COST_canal() -> None:
    state = position(READING.replace("money 20", "money 5"))
    play(state, "build reading--oxford")
    assert money(state) == 2
    assert asked(state) == "card"  # the second one can no longer be paid for


def test_WW_LINK_COST_rail() -> None:
    state = position("era rail\n" + READING.replace("money 20", "money 3"))
    assert builds(legal(state)) == SINGLES
    play(state, "build reading--oxford")
    assert money(state) == 1
    poor = position("era rail\n" + READING.replace("money 20", "money 1, income 2"))
    assert refused(poor, "build reading--oxford") == "WW-LINK-COST"


def test_WW_LINK_COST_double() -> None:
    for era, price in (("canal", 6), ("rail", 4)):
        exact = position(f"era {era}\n" + READING.replace("money 20", f"money {price}"))
        play(exact, "build reading--bristol")
        assert money(exact) == 0
        short = position(f"era {era}\n" + READING.replace("money 20", f"money {price - 1}"))
        assert refused(short, "build reading--bristol") == "WW-LINK-COST"


def test_WW_LINK_PAID_FIRST_before_any_is_recovered() -> None:
    """The income of the first link is not there yet while a second one can be built."""
    state = position("pending link, town reading\nindustry reading red\nred: income 1\n")
    assert refused(state, "recover") == "WW-RECOVER-NOT-BELOW-ZERO"
    play(state, "build reading--oxford")
    assert refused(state, "recover") == "WW-LINK-PAID-FIRST"


def test_WW_LINK_PAID_FIRST() -> None:
    """The income of the first link helps to pay for the second only once the turn is over."""
    state = position(READING.replace("money 20", "money 3, income 0"))
    play(state, "build reading--oxford")
    assert (money(state), income(state)) == (0, 2)
    assert state.deciders == (1,)
    rich = position(READING.replace("money 20", "money 6, income 0"))
    play(rich, "build reading--oxford")
    assert (money(rich), income(rich)) == (3, 0)
    play(rich, "build reading--southampton")
    assert (money(rich), income(rich)) == (0, 2)


@pytest.mark.parametrize("town", ["leeds", "liverpool"])
def test_WW_LINK_CROSSING_from_leeds(town: str) -> None:
    state = position(placed_in(town))
    assert refused(state, "build manchester--lancaster") == "WW-LINK-CROSSING"
    allowed(state, "build leeds--liverpool")


@pytest.mark.parametrize("town", ["manchester", "lancaster"])
def test_WW_LINK_CROSSING_from_manchester(town: str) -> None:
    state = position(placed_in(town))
    assert refused(state, "build leeds--liverpool") == "WW-LINK-CROSSING"
    allowed(state, "build manchester--lancaster")


def test_WW_LINK_CROSSING_BOTH() -> None:
    state = position(placed_in("leeds") + "link manchester--lancaster blue\n")
    play(state, "build leeds--liverpool")
    assert links(state) == {"leeds--liverpool": "red", "manchester--lancaster": "blue"}
    other = position(placed_in("lancaster") + "link leeds--liverpool blue\n")
    allowed(other, "build manchester--lancaster")


def test_WW_LINK_CROSSING_TOWNS() -> None:
    state = position(placed_in("leeds"))
    play(state, "build leeds--manchester", "build manchester--lancaster")
    assert set(links(state)) == {"leeds--manchester", "manchester--lancaster"}
