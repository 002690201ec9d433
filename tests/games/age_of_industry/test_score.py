"""The final count: railways, loans, money, tiles; and the preview of it."""

from __future__ import annotations

import pytest

from ironbridge.games.age_of_industry.board import MONEY, POINTS
from ironbridge.games.age_of_industry.rules.end import final
from ironbridge.games.age_of_industry.table import AgeState
from tests.games.age_of_industry.builders import MAPS, position, random_game
from tests.games.age_of_industry.reading import loans, money, pass_turns, points

BOHEMIA = "tile bohemia-1 red coal_mine 1 flipped\nlink de-55 red"
"""A mine of red, and a railway from it to Austria."""


def end(text: str) -> AgeState:
    """Everybody passes: the game ends with this round, as nobody has cards."""
    state = position(text)
    pass_turns(state, state.seats)
    assert state.over
    return state


def test_AI_SCORE_RAIL_INCOME() -> None:
    """Munich and Regensburg with three tiles between them."""
    state = end("""
        link de-50 red
        tile munich-1 red ironworks 1
        tile regensburg-1 blue cotton_mill 1
        tile regensburg-2 yellow cotton_mill 1
    """)
    assert (money(state, "red"), money(state, "blue")) == (2 + 3, 0)


def test_AI_SCORE_RAIL_FLIPPED() -> None:
    tiles = (
        "link de-50 blue\ntile munich-1 blue ironworks 1{}\ntile regensburg-1 yellow factory 3{}"
    )
    assert money(end(tiles.format("", "")), "blue") == 4
    assert money(end(tiles.format(" flipped", " flipped")), "blue") == 4


@pytest.mark.parametrize("tile", ["both", "both used", "no_demand"])
def test_AI_SCORE_RAIL_MARKET(tile: str) -> None:
    """Bohemia with its mine to Austria, which has one market space."""
    state = end(f"{BOHEMIA}\nmarket austria-market-1 {tile}")
    assert money(state) == 2 + 1 + 1


def test_AI_SCORE_RAIL_VILLAGE() -> None:
    """Stuttgart with a mill to Ulm, which is a village."""
    state = end("tile stuttgart-1 red cotton_mill 1\nlink de-44 red")
    assert money(state) == 2 + 1 + 1


def test_AI_SCORE_REPAY() -> None:
    state = end("red: money 37, loans 2\nblue: money 5")
    assert (money(state), loans(state)) == (37 - 2 - 20, 0)
    assert points(state) == 3


def test_AI_SCORE_MONEY() -> None:
    state = end("red: money 14\nblue: money 15\nyellow: money 4")
    assert [points(state, colour) for colour in ("red", "blue", "yellow")] == [2, 3, 0]


def test_AI_SCORE_TILES() -> None:
    state = end("""
        tile munich-1 red factory 4
        tile kiel-1 red port 2 flipped
        tile essen-1 red coal_mine 1
        tile cologne-1 blue cotton_mill 3
    """)
    assert (points(state), points(state, "blue")) == (7, 3)


def test_AI_SCORE_UNPAID() -> None:
    state = end("red: money 3, loans 2\ntile munich-1 red factory 4")
    assert (money(state), loans(state)) == (1, 2)
    assert points(state) == 4 - 10


def test_AI_SCORE_WINNER() -> None:
    state = end("red: money 30\nblue: money 49\nyellow: money 44")
    assert state.result().winners == [1]
    assert state.result().places == [3, 1, 2]
    assert state.result().final


def test_AI_SCORE_TIE() -> None:
    state = end("order yellow blue red\nred: money 20\nblue: money 24\nyellow: money 3")
    assert [points(state, colour) for colour in ("red", "blue")] == [4, 4]
    assert state.result().winners == [1]


def test_AI_SCORE_TIE_FINAL_ORDER() -> None:
    """Red played first, but spent more in the last round."""
    state = end("red: money 20, spent 2\nblue: money 24, spent 1\nyellow: money 3")
    assert state.result().winners == [1]


def test_AI_SCORE_REPAY_COVERED() -> None:
    """A railway brings the dollars that were missing for one loan; the other stays open."""
    state = end(f"red: money 10, loans 2\n{BOHEMIA}\nmarket austria-market-1 both")
    # 10 - 2 interest + 4 from the railway: one loan is paid back, two dollars are left.
    assert (money(state), loans(state), points(state)) == (2, 1, 1 - 5)


# Points to come -------------------------------------------------------------------------------


@pytest.mark.parametrize("side", MAPS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_preview_is_what_the_end_would_bring(seats: int, side: str) -> None:
    """Held against the real count, on copies of the positions of a game, and at its end."""
    for number, state in enumerate(random_game(seats, seats, True, side)):
        if number % 7 and not state.over:
            continue
        preview = state.preview(None)
        assert state.view(0)["preview"] == preview
        if state.over:
            assert preview["totals"] == state.result().scores
            continue
        counted = state.copy()
        counted.journal = []
        final(counted)
        assert preview["totals"] == counted.result().scores
        told = [told_of(counted, p) for p in range(seats)]
        assert preview["scores"] == told
        for p in range(seats):
            own = [link["link"] for link in state.to_json()["links"] if link["owner"] == p]
            assert sum(preview["links"][link] for link in own) == told[p]["rails"]


def told_of(state: AgeState, p: int) -> dict[str, int]:
    """What the journal of the final count and the position itself say of a seat."""
    args = {e.phrase.key: e.phrase.args for e in state.journal or [] if e.seat == p}

    def number(key: str, name: str) -> int:
        return int(str(args[key][name])) if key in args else 0

    return {
        "rails": number("event-rails", "money"),
        "repaid": number("event-repaid", "loans"),
        "unpaid": number("event-score-loans", "loans"),
        "money": int(state.seat[MONEY + p]),
        "tiles": number("event-score-tiles", "points"),
        "money_points": number("event-score-money", "points"),
        "loan_points": number("event-score-loans", "points"),
        "total": int(state.seat[POINTS + p]),
    }


def test_the_preview_tells_what_places_and_lines_are_worth() -> None:
    """Regensburg with two tiles, Munich with one, Ulm a village, Austria with a market space."""
    preview = position("""
        link de-50 red
        tile munich-1 red ironworks 1
        tile regensburg-1 blue cotton_mill 1
        tile regensburg-2 yellow cotton_mill 1
    """).preview(0)
    places = ("munich", "regensburg", "ulm", "austria")
    assert [preview["locations"][place] for place in places] == [1, 2, 1, 1]
    assert (preview["links"]["de-50"], preview["links"]["de-55"]) == (2 + 1 + 2, 2 + 1)
    assert preview["scores"][0]["rails"] == 5


def test_the_preview_of_a_finished_game_has_nothing_left_to_come() -> None:
    state = end(f"{BOHEMIA}\nred: money 37, loans 2")
    assert state.preview(None)["scores"][0] == {
        "rails": 0,
        "repaid": 0,
        "unpaid": 0,
        "money": money(state),
        "tiles": 1,
        "money_points": points(state) - 1,
        "loan_points": 0,
        "total": points(state),
    }
