"""Money to come: the preview says what the rules pay when the era really ends."""

from __future__ import annotations

import pytest

from ironbridge.games.workshop.board import DEMAND, OVER
from ironbridge.games.workshop.rules import income
from ironbridge.games.workshop.table import WorkshopState
from tests.games.workshop.builders import game, position, random_game
from tests.games.workshop.reading import money

SEATS = [2, 3, 4, 5]
OPTIONS = [False, True]

BUILT = """
    red: money 21, income 9
    industry reading red
    industry bristol red 2
    industry oxford blue
    link reading--gloucester red
    link bristol--southampton red
    link york--leeds red
    link oxford--gloucester blue
    demand port*2 craft
"""


def paid(state: WorkshopState) -> list[int]:
    """The money of all after the pay of an era."""
    return [money(state, p) for p in range(state.seats)]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("hidden", OPTIONS)
def test_totals_are_what_the_end_of_the_era_pays(seats: int, hidden: bool) -> None:
    ends = 0
    for state in random_game(seats, 3, busy=True, options={"hidden_money": hidden}):
        totals = [state.preview(p)["totals"][p] for p in range(seats)]
        twin = state.copy()
        if state.phase != OVER:
            income.collect(twin)
        assert totals == paid(twin)
        if state.phase == DEMAND and state.round > 0 and len(state.deciders) == seats:
            twin = state.copy()
            for p in state.deciders:
                twin.play(game.parse("keep"), p)
            assert totals == paid(twin)
            ends += 1
    assert ends > 0
    assert totals == state.result().scores


@pytest.mark.parametrize("seats", SEATS)
def test_parts_add_up(seats: int) -> None:
    for state in random_game(seats, 5, busy=True):
        preview = state.preview(None)
        for p, pay in enumerate(preview["players"]):
            total = money(state, p) + pay["income"] + pay["links"] + pay["industries"]
            assert preview["totals"][p] == total
            companies = pay["companies"]
            colours = [company["colour"] for company in companies]
            assert colours == state.view(None)["players"][p]["companies"]
            assert pay["links"] == sum(company["links"] for company in companies)
            for company in companies:
                types = company["types"].values()
                assert company["industries"] == sum(kind["money"] for kind in types)


def test_links_and_industries_of_a_company() -> None:
    pay = position(BUILT).preview(None)["players"][0]
    (company,) = pay["companies"]
    assert company["networks"] == [2, 2, 1]
    assert company["links"] == 2 * 2 + 3
    assert company["types"]["port"] == {"count": 2, "money": 4}
    assert pay["income"] == 9


def test_hidden_money_hides_the_totals_of_others() -> None:
    state = position("seats 3, hidden_money" + BUILT)
    own = state.preview(0)["totals"]
    assert own[0] is not None
    assert own[1:] == [None, None]
    assert state.preview(None)["totals"] == [None, None, None]
    assert state.preview(0)["players"] == state.preview(None)["players"]


def test_a_sealed_choice_changes_nothing_before_it_is_opened() -> None:
    state = position("pending bid")
    before = state.preview(None)
    state.play(game.parse("bid 7"), 1)
    assert state.preview(1) == state.preview(None) == before


def test_the_view_holds_it_before_the_moves() -> None:
    state = position(BUILT)
    for seat in (None, 0, 1, 2):
        view = state.view(seat)
        assert view["preview"] == state.preview(seat)
    assert list(state.view(0))[-2:] == ["preview", "legal"]
    assert list(state.view(None))[-1] == "preview"


def test_after_the_end_nothing_is_to_come() -> None:
    *_, state = random_game(3, 8, busy=True)
    preview = state.preview(None)
    assert preview["totals"] == state.result().scores
    for pay in preview["players"]:
        assert (pay["income"], pay["links"], pay["industries"]) == (0, 0, 0)
