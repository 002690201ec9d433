"""What links bring on the income track when they are built."""

from __future__ import annotations

import pytest

from tests.games.workshop.builders import play, position
from tests.games.workshop.reading import income

ROGER = """
    pending link, town reading
    industry reading red
    industry southampton red
    industry gloucester red
    red: money 20, income 7
"""


def test_WW_GAIN_TOWNS() -> None:
    """Both ends count where red has an industry, and only there."""
    text = "pending link, town reading\nindustry reading red\nred: money 20, income 1\n"
    state = position(text + "industry london blue\n")
    play(state, "build london--reading", "done")
    assert income(state) == 1 + 2
    assert income(state, 1) == 0
    both = position(text + "industry london red\n")
    play(both, "build london--reading", "done")
    assert income(both) == 1 + 2 + 4
    far = position(text + "industry london red\n")
    play(far, "build reading--oxford", "build london--oxford")
    assert income(far) == 1 + 2 + 4


def test_WW_GAIN_TOWN_ONCE() -> None:
    state = position(ROGER)
    play(state, "build reading--oxford", "build london--reading")
    assert income(state) == 7 + 2
    ring = position(ROGER.replace("town reading", "town southampton"))
    play(ring, "build reading--southampton", "build reading--oxford")
    assert income(ring) == 7 + 2 + 2


def test_WW_GAIN_INDUSTRIES_ONCE() -> None:
    state = position(ROGER.replace("industry reading red", "industry reading red 2"))
    play(state, "build reading--oxford", "done")
    assert income(state) == 7 + 2


def test_WW_GAIN_NEW_LINKS_ONLY() -> None:
    """The old link to Southampton brings nothing, and without a new one nothing comes."""
    state = position(ROGER + "link reading--southampton red\n")
    play(state, "build reading--oxford", "done")
    assert income(state) == 7 + 2
    idle = position(ROGER + "link reading--southampton red\n")
    play(idle, "done")
    assert income(idle) == 7
    # Glasgow is town number 0, where a mistake with "none" would show.
    glasgow = "pending link, town glasgow\nindustry glasgow red\nred: money 20, income 7\n"
    idle = position(glasgow)
    play(idle, "done")
    assert income(idle) == 7
    built = position(glasgow.replace("town glasgow", "town edinburgh") + "industry edinburgh red\n")
    play(built, "build glasgow--edinburgh")
    assert income(built) == 7 + 3 + 3


@pytest.mark.parametrize(
    ("built", "gain"),
    [
        (["reading--oxford"], 2),
        (["reading--southampton"], 4),
        (["reading--oxford", "reading--southampton"], 4),
        (["reading--gloucester"], 4),
    ],
)
def test_WW_GAIN_EXAMPLE(built: list[str], gain: int) -> None:
    state = position(ROGER)
    play(state, *[f"build {line}" for line in built])
    if state.deciders == (0,):
        play(state, "done")
    assert income(state) == 7 + gain


def test_WW_GAIN_NO_LIMIT() -> None:
    """Beyond the last space of the printed track: only two players, with two colours each, can."""
    state = position("seats 2\n" + ROGER.replace("income 7", "income 98"))
    play(state, "build reading--southampton", "done")
    assert income(state) == 102
