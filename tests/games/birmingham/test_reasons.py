"""Every fact that is stated for a plan is true by the rules: each is read off the documents of the
position before and after, the journal, and what `why_not` says; not off what made the fact.

Facts of many plans are checked, also of those that nobody would follow: whole turns of bots and
turns at random, in games of two to four and introductory ones. What both Brass games state is
checked by tests/games/brass/reason_checks.py.
"""

from __future__ import annotations

from collections import Counter

import pytest

import ironbridge
from ironbridge.kernel.phrase import Arguments
from ironbridge.kernel.state import State
from ironbridge.kernel.words import LANGUAGES
from tests.games.brass.reason_checks import (
    FAMILY,
    Check,
    Plan,
    asked_now,
    bare,
    greedy,
    own_tile,
    plans,
    stated,
    tiles,
    unflipped,
)

GAME = ironbridge.game("brass-birmingham")
TABLES = ((4, False), (3, False), (2, False), (4, True), (2, True))


# What each kind of fact states --------------------------------------------------------------


def sellable(state: State, seat: int, slot: str) -> str:
    """What is against a sale in this slot: the key, or nothing."""
    return asked_now(state, seat, f"sell {slot}", need_beer=0)


def ready(plan: Plan, args: Arguments) -> None:
    assert plan.lasts()
    named = unflipped(plan.after, plan.seat, args)
    assert any(sellable(plan.after, plan.seat, tile["slot"]) == "" for tile in named)
    assert not all(sellable(plan.before, plan.seat, tile["slot"]) == "" for tile in named)


def connects(plan: Plan, args: Arguments) -> None:
    assert plan.lasts()
    assert any(
        sellable(plan.after, plan.seat, tile["slot"]) in ("", "why-sell-beer")
        and not (
            tile["slot"] in tiles(plan.before)
            and sellable(plan.before, plan.seat, tile["slot"]) in ("", "why-sell-beer")
        )
        for tile in unflipped(plan.after, plan.seat, args)
    )


def brewery(plan: Plan, args: Arguments) -> None:
    named = own_tile(plan.after, plan.seat, args | {"industry": "industry-brewery"})
    assert args["barrels"] in [tile["resources"] for tile in named]


def bonus(kind: str) -> Check:
    def check(plan: Plan, args: Arguments) -> None:
        assert args["amount"] in [one["amount"] for one in plan.own(f"event-bonus-{kind}")]

    return check


def beer(plan: Plan, args: Arguments) -> None:
    event = next(
        one
        for one in plan.own("event-beer")
        if (one["owner"], one["location"]) == (args["owner"], args["location"])
    )
    assert args["owner"] != f"seat-{plan.seat}"
    assert not tiles(plan.after)[bare(event["slot"])]["flipped"]


def beer_spared(plan: Plan, args: Arguments) -> None:
    beer(plan, args)
    own = [one for one in tiles(plan.after).values() if one["owner"] == plan.seat]
    assert sum(one["resources"] for one in own if one["industry"] == "brewery") > 0


def scouts(plan: Plan, args: Arguments) -> None:
    assert plan.own("event-scout")
    assert args == {}


CHECKS: dict[str, Check] = FAMILY | {
    "reason-ready": ready,
    "reason-connects": connects,
    "reason-brewery": brewery,
    "reason-barrel-money": bonus("money"),
    "reason-barrel-victory-points": bonus("victory-points"),
    "reason-barrel-income-spaces": bonus("income-spaces"),
    "reason-beer-spared": beer_spared,
    "reason-beer-taken": beer,
    "reason-scouts": scouts,
}
SELDOM = {
    "reason-replaces",
    "reason-barrel-money",
    "reason-sells-several",
    "reason-sells-in-time",
    "reason-beer-spared",
}
"""Facts that few games have."""


# Plans of many games ------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize(("seats", "introductory"), TABLES)
def test_every_stated_fact_is_true_of_the_position(seats: int, introductory: bool) -> None:
    found: Counter[str] = Counter()
    for seed in range(700, 703):
        start = GAME.start(seats, seed, {"introductory": introductory})
        found += stated(plans(start, seed, greedy(GAME, seed)), CHECKS)
    if not introductory and seats > 2:
        missing = set(CHECKS) - set(found) - SELDOM
        assert not missing, f"never stated: {sorted(missing)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_check_and_every_check_a_text(language: str) -> None:
    keys = GAME.words(language).keys()
    texts = {key for key in keys if key.startswith("reason-")}
    assert texts - {"reason-points"} == set(CHECKS)
