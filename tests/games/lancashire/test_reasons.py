"""Every fact that is stated for a plan is true by the rules. What both Brass games state is checked
by tests/games/brass/reason_checks.py; here is what only Lancashire has.

What a fact says of the turns to come is seen by playing on: others pass, which is the worst that
they can do to one's place in the order, or the distant market shows each of its tiles.
"""

from __future__ import annotations

from typing import Any

import pytest

import ironbridge
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.phrase import Arguments
from ironbridge.kernel.state import State
from ironbridge.kernel.words import LANGUAGES
from tests.documents import position_of
from tests.games.brass.reason_checks import (
    FAMILY,
    Check,
    Plan,
    asked_now,
    bare,
    components,
    develops,
    greedy,
    levels,
    location_of,
    mats,
    new_links,
    plans,
    printed,
    rounds,
    sells,
    stated,
    tiles,
    unflipped,
)

GAME: Any = ironbridge.game("brass-lancashire")
X = len(components(GAME)["distant_track"])
TABLES: tuple[tuple[int, tuple[str, ...]], ...] = (
    (4, ()),
    (3, ()),
    (2, ()),
    (2, ("community",)),
    (3, ("classic_deck",)),
    (4, ("virtual_link",)),
    (4, ("introductory",)),
)


# What documents say -------------------------------------------------------------------------


def player(state: State, seat: int) -> Any:
    return position_of(state)["players"][seat]


def ends(link: str) -> list[str]:
    return next(one["locations"] for one in components(GAME)["links"] if one["id"] == link)


def joined(state: State, place: str) -> set[str]:
    """The places connected to one by anybody's links."""
    lines = [set(ends(one["link"])) for one in position_of(state)["links"]]
    found, size = {place}, 0
    while size < len(found):
        size = len(found)
        for line in lines:
            found |= line if line & found else set()
    return found


def network(state: State, seat: int) -> set[str]:
    own = [one for one in position_of(state)["links"] if one["owner"] == seat]
    built = [slot for slot, tile in tiles(state).items() if tile["owner"] == seat]
    return {place for one in own for place in ends(one["link"])} | {at(slot) for slot in built}


def at(slot: str) -> str:
    return location_of(GAME, slot)


def market_icons(state: State) -> set[str]:
    community = position_of(state)["options"]["community"]
    borders = [
        one["id"]
        for one in components(GAME)["locations"]
        if one["market"] and (one["community"] or not community)
    ]
    ports = [at(slot) for slot, tile in tiles(state).items() if tile["industry"] == "port"]
    return {*borders, *ports}


def unused(state: State, industry: str, near: str) -> list[Any]:
    """The tiles of an industry, anybody's and not flipped, that are connected to a place."""
    reached = joined(state, near)
    found = [tile for tile in tiles(state).values() if tile["industry"] == industry]
    return [tile for tile in found if not tile["flipped"] and at(tile["slot"]) in reached]


def last_era(state: State) -> bool:
    document = position_of(state)
    return bool(document["era"] == "rail" or document["options"]["introductory"])


def passed_on(state: State, seat: int) -> State:
    """Everybody passes until the turn of a seat in the next round."""
    after = state.copy()
    begun = position_of(state)["round"]
    while position_of(after)["round"] == begun or after.decider() != seat:
        assert not after.over
        legal = {move.text: move for move in after.legal(int(after.decider()))}
        move = legal.get("pass") or next(iter(legal.values()))
        after.do(move, int(after.decider()))
    return after


# What each kind of fact states --------------------------------------------------------------


def sells_at_last(plan: Plan, args: Arguments) -> None:
    sells(plan, args)
    assert last_era(plan.before)
    assert args["rounds"] == rounds(plan.before) <= 2


def own_port(plan: Plan, args: Arguments) -> None:
    assert args["industry"] == "industry-port"
    flips = [one["slot"] for one in plan.own("event-flip")]
    used = [one for one in plan.own("event-port") if one["slot"] in flips]
    named = [one for one in used if one["location"] == args["location"]]
    assert named
    assert all(one["owner"] == f"seat-{plan.seat}" for one in named)
    tile = [levels(GAME)["port", one["level"]] for one in named]  # type: ignore[index]
    assert (args["points"], args["spaces"]) in [(one["points"], one["income"]) for one in tile]


def others_port(plan: Plan, args: Arguments) -> None:
    assert args["owner"] != f"seat-{plan.seat}"
    used = [one for one in plan.own("event-port") if one["owner"] == args["owner"]]
    assert args["location"] in [one["location"] for one in used]
    flips = [one.phrase.args["slot"] for one in plan.events if one.phrase.key == "event-flip"]
    assert all(one["slot"] in flips for one in used)


def abroad(plan: Plan, args: Arguments) -> list[int]:
    """The spaces that the tiles left would reach. The mill is there, and on offer."""
    offered = plan.later[0].phrase
    assert offered.key == "event-distant"
    mill = tiles(plan.after)[bare(offered.args["slot"])]
    assert mill in unflipped(plan.after, plan.seat, args)
    market = position_of(plan.after)["distant_market"]
    reached = [market["marker"] + steps for steps in market["pile"]]
    track = components(GAME)["distant_track"]
    printed_tile = levels(GAME)[mill["industry"], mill["level"]]
    assert args["points"] == printed_tile["points"]
    least = min(track[space] for space in reached if space < X)
    assert args["spaces"] == printed_tile["income"] + least
    return reached


def distant_sure(plan: Plan, args: Arguments) -> None:
    assert max(abroad(plan, args)) < X


def distant_risk(plan: Plan, args: Arguments) -> None:
    reached = abroad(plan, args)
    assert args["tiles"] == len(reached)
    assert args["closing"] == len([space for space in reached if space >= X]) > 0


def sellable(state: State, seat: int, slot: str) -> bool:
    return slot in tiles(state) and asked_now(state, seat, f"sell {slot}") == ""


def ready(plan: Plan, args: Arguments) -> list[str]:
    """The mills named that can be sold only now."""
    assert plan.lasts()
    named = [tile["slot"] for tile in unflipped(plan.after, plan.seat, args)]
    found = [slot for slot in named if sellable(plan.after, plan.seat, slot)]
    found = [slot for slot in found if not sellable(plan.before, plan.seat, slot)]
    assert found
    return found


def ready_port(plan: Plan, args: Arguments) -> None:
    ready(plan, args)
    ports = unused(plan.after, "port", bare(args["location"]))
    assert bare(args["port"]) in [at(port["slot"]) for port in ports]


def ready_distant(plan: Plan, args: Arguments) -> None:
    ready(plan, args)
    assert not unused(plan.after, "port", bare(args["location"]))
    assert position_of(plan.after)["distant_market"]["marker"] < X


def served(plan: Plan, args: Arguments) -> list[Any]:
    assert plan.lasts()
    named = unflipped(plan.after, plan.seat, args | {"industry": "industry-port"})
    assert [tile for tile in named if f"slot-{tile['slot']}" in plan.built()]
    return unused(plan.after, "cotton_mill", bare(args["location"]))


def port_serves(plan: Plan, args: Arguments) -> None:
    own = [mill for mill in served(plan, args) if mill["owner"] == plan.seat]
    assert args["mills"] == len(own) > 0


def port_invites(plan: Plan, args: Arguments) -> None:
    mills = served(plan, args)
    assert plan.seat not in [mill["owner"] for mill in mills]
    assert args["mills"] == len(mills) > 0


def opens(plan: Plan, args: Arguments) -> None:
    assert plan.lasts()
    places = [bare(one) for one in args["places"]]  # type: ignore[union-attr]
    touched = {place for link in new_links(plan) for place in ends(link)}
    assert set(places) <= touched - network(plan.before, plan.seat)
    slots = [
        slot["id"]
        for place in components(GAME)["locations"]
        for slot in place["slots"]
        if place["id"] in places and slot["id"] not in tiles(plan.after)
    ]
    assert args["slots"] == len(slots) > 0
    assert {at(slot) for slot in slots} == set(places)


def market_icon(plan: Plan, args: Arguments) -> None:
    def reaches(state: State) -> bool:
        places = network(state, plan.seat)
        return any(joined(state, place) & market_icons(state) for place in places)

    assert args == {}
    assert reaches(plan.after)
    assert not reaches(plan.before)


def link_grows(plan: Plan, args: Arguments) -> None:
    assert plan.lasts()
    assert bare(args["link"]) in new_links(plan)
    beside = [
        tile
        for slot, tile in tiles(plan.after).items()
        if at(slot) in ends(bare(args["link"])) and not tile["flipped"]
    ]
    assert args["tiles"] == len(beside) > 0
    assert all(levels(GAME)[one["industry"], one["level"]]["link_icons"] > 0 for one in beside)


def affords(plan: Plan, args: Arguments) -> None:
    before, after = player(plan.before, plan.seat), player(plan.after, plan.seat)
    assert plan.own("event-loan")
    industry, level = bare(args["industry"]), int(str(args["level"]))
    assert level == after["mat"][industry][0]
    tile = levels(GAME)[industry, level]
    printed(plan, args, level)
    assert tile[position_of(plan.after)["era"]]
    assert args["cost"] == tile["cost"]
    assert before["money"] < tile["cost"] <= after["money"] == args["money"]


def last_loan(plan: Plan, args: Arguments) -> None:
    assert args == {}
    assert plan.own("event-loan")
    next_turn = passed_on(plan.end, plan.seat)
    reason = next_turn.why_not(GAME.parse("loan 10"), plan.seat)
    assert reason is not None
    assert reason.phrase.key == "why-loan-ban"


def order(plan: Plan, args: Arguments) -> None:
    ended = plan.own("event-spent")
    spent = ended[0]["money"] if ended else player(plan.end, plan.seat)["spent"]
    assert args["spent"] == spent
    after = plan.end if ended else passed_on(plan.end, plan.seat)
    place = position_of(after)["order"].index(plan.seat) + 1
    assert place == args.get("place", 1)
    assert place < position_of(plan.before)["order"].index(plan.seat) + 1


def twice(plan: Plan, args: Arguments) -> None:
    order(plan, args)
    assert position_of(plan.before)["order"][-1] == plan.seat
    assert position_of(plan.end)["order"][0] == plan.seat


def savings(plan: Plan, args: Arguments) -> None:
    assert last_era(plan.before)
    assert rounds(plan.before) <= 3
    if plan.end.over:
        scored = [one for one in plan.end.journal or [] if one.phrase.key == "event-score-money"]
        assert args["points"] in [
            one.phrase.args["points"] for one in scored if one.seat == plan.seat
        ]
        return
    money = player(plan.after, plan.seat)["money"]
    known = components(GAME)
    points = money // known["final_money_per_point"]
    if position_of(plan.before)["options"]["introductory"]:
        points = min(money // known["intro_money_per_point"], known["intro_money_max_points"])
    assert args["points"] == points > 0


def only_pass(plan: Plan, args: Arguments) -> None:
    assert args == {}
    assert [move.text for move in plan.before.legal(plan.seat)] == ["pass"]
    assert plan.own("event-pass")


def gives_up(plan: Plan, args: Arguments) -> None:
    assert position_of(plan.before)["pending"]["phase"] == "debt"
    event = plan.about("event-remove", args)
    gone = tiles(plan.before)[bare(event["slot"])]
    assert bare(event["slot"]) not in tiles(plan.end)
    assert (gone["owner"], gone["flipped"]) == (plan.seat, bool(args["flipped"]))
    printed(plan, args, gone["level"])
    assert args["money"] == levels(GAME)[gone["industry"], gone["level"]]["cost"] // 2


def unlocks(plan: Plan, args: Arguments) -> None:
    old, new = mats(plan, args)
    era, industry = position_of(plan.before)["era"], bare(args["industry"])
    assert not levels(GAME)[industry, old[0]][era]
    assert levels(GAME)[industry, new[0]][era]
    assert args["level"] == new[0]
    printed(plan, args, new[0])


def nearer(plan: Plan, args: Arguments) -> None:
    old, new = mats(plan, args)
    assert args["level"] > old[0]  # type: ignore[operator]
    assert new.index(args["level"]) == args["tiles"] > 0  # type: ignore[arg-type,operator]
    printed(plan, args, args["level"])
    still_built(plan, args)


def still_built(plan: Plan, args: Arguments) -> None:
    """The tile that is named can be built in this era, or in the one to come."""
    tile = levels(GAME)[bare(args["industry"]), int(str(args["level"]))]
    assert tile[position_of(plan.before)["era"]] or (tile["rail"] and not last_era(plan.before))


def develops_to(plan: Plan, args: Arguments) -> None:
    develops(plan, args)
    still_built(plan, args)


CHECKS: dict[str, Check] = FAMILY | {
    "reason-sells-at-last": sells_at_last,
    "reason-own-port": own_port,
    "reason-others-port": others_port,
    "reason-distant-sure": distant_sure,
    "reason-distant-risk": distant_risk,
    "reason-ready-port": ready_port,
    "reason-ready-distant": ready_distant,
    "reason-port-serves": port_serves,
    "reason-port-invites": port_invites,
    "reason-opens": opens,
    "reason-market-icon": market_icon,
    "reason-link-grows": link_grows,
    "reason-affords": affords,
    "reason-last-loan": last_loan,
    "reason-twice": twice,
    "reason-order": order,
    "reason-savings": savings,
    "reason-only-pass": only_pass,
    "reason-gives-up": gives_up,
    "reason-develops": develops_to,
    "reason-unlocks": unlocks,
    "reason-nearer": nearer,
}


# Plans of many games ------------------------------------------------------------------------


def begun(seats: int, options: tuple[str, ...], seed: int) -> State:
    state: State = GAME.start(seats, seed, dict.fromkeys(options, True))
    return state


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_facts_of_random_turns_are_true(seats: int, options: tuple[str, ...]) -> None:
    assert stated(plans(begun(seats, options, 811), 811), CHECKS)


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_facts_of_played_turns_are_true(seats: int, options: tuple[str, ...]) -> None:
    state = begun(seats, options, 812)
    assert len(stated(plans(state, 812, greedy(GAME, 812)), CHECKS)) > 15


@pytest.mark.parametrize(("seats", "options"), TABLES[2:5])
def test_facts_stay_when_only_hidden_things_change(seats: int, options: tuple[str, ...]) -> None:
    known, chance = GAME.reasons(), seeded(5)
    for made in plans(begun(seats, options, 814), 814):
        other = made.before.determinize(made.seat, chance)
        facts = known.facts(made.before, made.seat, made.moves)
        assert known.facts(other, made.seat, made.moves) == facts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_check_and_every_check_a_text(language: str) -> None:
    keys = GAME.words(language).keys()
    texts = {key for key in keys if key.startswith("reason-")}
    assert texts - {"reason-points"} == set(CHECKS)
