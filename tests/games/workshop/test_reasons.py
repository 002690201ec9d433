"""Every fact that is stated for a plan is true by the rules: each is read off the documents of the
position before, the journal, what the rules answer, and every turn that could be played; not off
what made the fact.

Facts of many plans are checked, also of those that nobody would follow, in games of two to five.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from ironbridge.kernel.chance import seeded
from ironbridge.kernel.phrase import Arguments, Phrase
from ironbridge.kernel.words import LANGUAGES
from tests.games.workshop.builders import game, position
from tests.games.workshop.plans import (
    CARDS,
    COST,
    LINES,
    TOWNS,
    Plan,
    bare,
    bid_of,
    by_seat,
    cards_of_bid,
    ended,
    entering,
    eras,
    left_by_bid,
    listed,
    most,
    networks,
    of_type,
    paid,
    plan,
    plans,
    size,
    turns_to_come,
    with_value,
)

# What each kind of fact states --------------------------------------------------------------


def links(plan: Plan, args: Arguments) -> None:
    built = listed(args["links"])
    assert sorted(built) == sorted(plan.built())
    assert args["count"] == size(set(built))
    assert args["cost"] == size(set(built)) * COST[plan.document["era"]]
    assert args["pay"] == paid(plan.links() + built) - paid(plan.links())
    towns = listed(args.get("towns", []))
    advance = plan.own("event-advance")
    pending = plan.document["pending"]
    earlier = {pending["town"], pending["reached"]} if pending["reached"] else set()
    touched = {town for line in built for town in LINES[line]["towns"]}
    assert set(towns) == {town for town in touched - earlier if plan.holds(town)}
    income = sum(TOWNS[town]["value"] for town in towns)
    assert args.get("income", 0) == income
    before = sum(TOWNS[town]["value"] for town in earlier if plan.holds(town))
    assert advance[0]["income"] == income + before


def joins(plan: Plan, args: Arguments) -> None:
    lines = plan.links() + plan.built()
    [new] = [one for one in networks(lines) if set(plan.built()) & one]
    assert sum(old <= new for old in networks(plan.links())) > 1
    assert args == {"links": size(new), "pay": 2}
    assert all(size(one) < size(new) for one in networks(lines) if one != new)


def closes(plan: Plan, args: Arguments) -> None:
    town = bare(args["town"])
    taken = [one["connection"] for one in plan.document["links"]] + plan.built()
    assert all(line in taken for line, one in LINES.items() if town in one["towns"])
    assert any(town in LINES[line]["towns"] for line in plan.built())
    gone = [one["owner"] for one in plan.own("event-remove") if one["town"] == args["town"]]
    there = {plan.named(one["owner"]): one for one in plan.industries() if one["town"] == town}
    own = [plan.named(colour) for colour in plan.colours]
    others = {name for name, one in there.items() if one["count"] > gone.count(name)}
    assert set(args["owners"]) == others - set(own) != set()  # type: ignore[arg-type]


def industry(plan: Plan, args: Arguments) -> None:
    town = TOWNS[bare(args["town"])]
    assert [args["town"]] == [one["town"] for one in plan.own("event-place")]
    assert bare(args["type"]) == town["type"]
    own = [plan.named(colour) for colour in plan.colours]
    assert not [one for one in plan.own("event-remove") if one["owner"] in own]
    if "money" in args:
        assert args["money"] == plan.document["demand"][town["type"]] > 0
        assert args["eras"] == eras(plan)


def industry_token(plan: Plan, args: Arguments) -> None:
    industry(plan, args)
    assert bare(args["type"]) in plan.player["tokens"]


def displaces(plan: Plan, args: Arguments) -> None:
    [event] = plan.own("event-remove")
    assert (event["town"], event["owner"]) == (args["town"], args["owner"])
    assert args["owner"] not in [plan.named(colour) for colour in plan.colours]
    assert args["money"] == plan.document["demand"][TOWNS[bare(args["town"])]["type"]]


def denies(plan: Plan, args: Arguments) -> None:
    assert not plan.document["options"]["hidden_money"]
    after = ended(plan)
    [taken] = plan.own("event-take")
    assert args["card"] == taken["card"]
    colour = plan.document["order"][plan.document["box"] + 1]
    assert args["owner"] == plan.named(colour)
    assert colour not in plan.colours
    seat = game.board.colour_ids.index(colour) % after.seats
    money = after.to_json()["players"][seat]["money"]
    left = set(plan.document["cards"]) - {bare(taken["card"])}
    assert args["money"] == most(after, colour, bare(args["card"]), money)
    assert args["best"] == max(most(after, colour, card, money) for card in left)


def swaps(plan: Plan, args: Arguments) -> None:
    move = game.parse(f"swap {bare(args['card'])}")
    assert plan.moves[-1] == move
    assert args["cards"] == len(plan.document["set_aside"])
    card = CARDS[bare(args["card"])]
    taken = [one["connection"] for one in plan.document["links"]]
    towns = [card["town"]] if card["town"] else with_value(card["value"])
    near = [line for line, one in LINES.items() if set(towns) & set(one["towns"])]
    assert all(line in taken for line in near)


def recovers(plan: Plan, args: Arguments) -> None:
    pounds = [move.text for move in plan.moves].count("recover")
    assert args == {"money": pounds, "spaces": 2 * pounds, "lost": pounds}


def recovery_pays(plan: Plan, args: Arguments) -> None:
    assert args["money"] == plan.player["money"]
    cost = size(set(plan.built())) * COST[plan.document["era"]]
    assert args["cost"] == cost > plan.player["money"]


def recovers_enough(plan: Plan, args: Arguments) -> None:
    pounds = [move.text for move in plan.moves].count("recover")
    cost, money = COST[plan.document["era"]], plan.player["money"]
    assert args["money"] == money + pounds
    assert args["links"] in (1, 2)
    assert money < args["links"] * cost <= money + pounds


def saves(plan: Plan, args: Arguments) -> None:
    assert not plan.built()
    assert args["money"] == plan.player["money"] + len(plan.own("event-recover"))
    box = plan.document["box"]
    assert args["turns"] == turns_to_come(plan, plan.document["order"][: box + 1])


def token(plan: Plan, args: Arguments) -> None:
    kind = bare(args["type"])
    placed = plan.moves[-1].text.split()[1:]
    assert args.get("tokens", placed.count(kind)) == placed.count(kind) > 0
    own = of_type(plan, kind, plan.seat)
    if "industries" in args:
        assert args["industries"] == own > 0
        assert args["money"] == own * placed.count(kind)
        assert args["eras"] == eras(plan)


def token_alone(plan: Plan, args: Arguments) -> None:
    token(plan, args)
    assert not any(by_seat(plan, bare(args["type"]))[1].values())


def token_most(plan: Plan, args: Arguments) -> None:
    token(plan, args)
    own, others = by_seat(plan, bare(args["type"]))
    assert args["own"] == own > max(others.values())
    assert args["most"] == max(others.values())
    rivals = [f"seat-{seat}" for seat, number in others.items() if number == args["most"]]
    assert args["seats"] == rivals


def token_again(plan: Plan, args: Arguments) -> None:
    token(plan, args)
    kind = bare(args["type"])
    left = plan.player["tokens"].count(kind) - plan.moves[-1].text.split()[1:].count(kind)
    assert args["left"] == left > 0


def token_room(plan: Plan, args: Arguments) -> None:
    token(plan, args)
    kind = bare(args["type"])
    room = sum(town["value"] for town in TOWNS.values() if town["type"] == kind)
    taken = sum(of_type(plan, kind, seat) for seat in range(plan.before.seats))
    assert args["places"] == room - taken > 0
    assert plan.document["round"] == 0


def token_first(plan: Plan, args: Arguments) -> None:
    token(plan, args)
    towns = listed(args["towns"])
    early = plan.document["deck"][:6]
    assert (plan.document["era"], plan.document["round"]) == ("canal", 0)
    first = [CARDS[card]["town"] for card in early]
    assert set(towns) == {one for one in first if TOWNS[one]["type"] == bare(args["type"])}
    assert args["count"] == len(towns)


def keeps(plan: Plan, args: Arguments) -> None:
    kind = bare(args["type"])
    assert plan.moves[-1].text == "keep"
    assert kind in plan.player["tokens"]
    own, others = by_seat(plan, kind)
    assert (args["own"], args["others"]) == (own, sum(others.values()))


def keeps_for_rail(plan: Plan, args: Arguments) -> None:
    assert plan.moves[-1].text == "keep"
    assert plan.document["era"] == "canal"
    assert args == {}


def bid(plan: Plan, args: Arguments) -> None:
    assert args["bid"] == bid_of(plan)
    assert args["money"] == left_by_bid(plan)
    turns = turns_to_come(plan, plan.document["order"][: plan.document["box"]])
    assert args["turns"] == turns
    assert args["cost"] == turns * 2 * COST[plan.document["era"]]


def bid_cards(plan: Plan, args: Arguments) -> None:
    assert args["bid"] == bid_of(plan)
    spread = args["most"] - args["least"]  # type: ignore[operator]
    assert spread > bid_of(plan) > 0
    if plan.once("cards"):
        worth = cards_of_bid(plan)
        assert args["most"] == worth[bare(args["best"])] == max(worth.values())
        assert args["least"] == worth[bare(args["worst"])] == min(worth.values())


def bid_even(plan: Plan, args: Arguments) -> None:
    assert args["most"] - args["least"] <= 1  # type: ignore[operator]
    if plan.once("even"):
        worth = cards_of_bid(plan).values()
        assert (args["least"], args["most"]) == (min(worth), max(worth))


def bid_highest(plan: Plan, args: Arguments) -> None:
    """Each of the others can recover money before a bid, and none can bid as much."""
    assert not plan.document["options"]["hidden_money"]
    players = enumerate(plan.document["players"])
    purses = [one["money"] + one["income"] // 2 for p, one in players if p != plan.seat]
    assert args["money"] == max(purses) < bid_of(plan)


def bid_ties(plan: Plan, args: Arguments) -> None:
    """Equal bids of all: the named come later."""
    after = plan.before.copy()
    for seat, player in enumerate(plan.document["players"]):
        if len(plan.colours) == 2 and plan.document["box"] == 0 and not player["offered"]:
            after.do(game.parse(f"offer {'red' if seat == 0 else 'blue'}"), seat)
    for seat in after.deciders:
        after.do(game.parse("bid 0"), seat)
    if plan.once("ties") and not any(one["choice"] for one in plan.document["players"]):
        order = after.to_json()["order"][plan.document["box"] :]
        seats = [game.board.colour_ids.index(colour) % after.seats for colour in order]
        place = seats.index(plan.seat)
        assert args["seats"] == [f"seat-{seat}" for seat in seats[place + 1 :]]


def offer(plan: Plan, args: Arguments) -> None:
    offer_later(plan, args)
    assert args["colour"] == f"colour-{entering(plan)}"
    money = plan.player["money"] + len(plan.own("event-recover"))
    assert args["money"] >= args["less"]  # type: ignore[operator]
    if plan.once("offer"):
        for key, colour in (("money", entering(plan)), ("less", bare(args["other"]))):
            worth = [most(plan.before, colour, card, money) for card in plan.document["cards"]]
            assert args[key] == max(worth)


def offer_later(plan: Plan, args: Arguments) -> None:
    assert plan.before.seats == 2
    assert plan.document["box"] == 0
    assert {entering(plan), bare(args["other"])} == set(plan.colours)


CHECKS: dict[str, Callable[[Plan, Arguments], None]] = {
    "reason-links-income": links,
    "reason-links": links,
    "reason-joins": joins,
    "reason-closes": closes,
    "reason-industry": industry,
    "reason-industry-token": industry_token,
    "reason-displaces": displaces,
    "reason-denies": denies,
    "reason-swaps": swaps,
    "reason-recovers": recovers,
    "reason-recovery-pays": recovery_pays,
    "reason-recovers-enough": recovers_enough,
    "reason-saves": saves,
    "reason-token": token,
    "reason-token-alone": token_alone,
    "reason-token-most": token_most,
    "reason-token-again": token_again,
    "reason-token-room": token_room,
    "reason-token-first": token_first,
    "reason-keeps": keeps,
    "reason-keeps-for-rail": keeps_for_rail,
    "reason-bid": bid,
    "reason-bid-cards": bid_cards,
    "reason-bid-even": bid_even,
    "reason-bid-highest": bid_highest,
    "reason-bid-ties": bid_ties,
    "reason-offer": offer,
    "reason-offer-later": offer_later,
}


# Whole games ---------------------------------------------------------------------------------


def stated(made: Plan) -> list[str]:
    """The kinds of facts about a plan, each checked; the position stays as it is."""
    document = made.before.to_json()
    found = game.reasons().facts(made.before, made.seat, made.moves)
    for fact in found:
        check(made, fact.phrase)
    assert made.before.to_json() == document
    return [fact.phrase.key for fact in found]


def check(made: Plan, phrase: Phrase) -> None:
    try:
        CHECKS[phrase.key](made, phrase.args)
    except AssertionError as fault:
        played = ", ".join(move.text for move in made.moves)
        raise AssertionError(f"seat {made.seat}, {played}: {phrase} {fault}") from fault


SELDOM = {
    "reason-recovery-pays": (
        "industry reading red; pending link, town reading; red: money 2, income 9",
        ("recover", "build reading--oxford"),
    ),
    "reason-bid-highest": (
        "pending bid; red: money 30; blue: money 9, income 7; yellow: money 12",
        ("bid 13",),
    ),
    "reason-token-alone": (
        "round 9; pending demand; industry bristol red; red: tokens port",
        ("demand port",),
    ),
    "reason-token-most": (
        "round 9; pending demand; industry bristol red 2; industry dover blue; red: tokens port",
        ("demand port",),
    ),
    "reason-joins": (
        "industry oxford red; pending link, town oxford; link london--oxford red"
        "; link oxford--gloucester blue; link reading--southampton red",
        ("build reading--oxford", "done"),
    ),
    "reason-links": (
        "industry oxford red; pending link, town oxford, reached reading; link reading--oxford red",
        ("build london--oxford",),
    ),
    "reason-swaps": (
        "cards C32 C23 C38; aside C33; link gloucester--cardiff blue; link cardiff--merthyr yellow",
        ("swap C32",),
    ),
}
"""Kinds of facts that few games have: a position, and a plan of red."""


def test_every_stated_fact_is_true_of_the_position() -> None:
    kinds: Counter[str] = Counter()
    for seats in (2, 4):
        for made in plans(seats, 700 + seats):
            kinds.update(stated(made))
    missing = set(CHECKS) - set(kinds) - set(SELDOM)
    assert not missing, f"never stated: {sorted(missing)}"


UNTRUE = {
    "reason-joins": (
        "industry oxford red; pending link, town oxford; link london--oxford red"
        "; link reading--southampton red; link york--leeds red; link york--hull red"
        "; link leeds--hull red; link leeds--sheffield red",
        ("build reading--oxford", "done"),
    ),
    "reason-token-most": (
        "round 9; pending demand; industry bristol red; industry dover blue; red: tokens port",
        ("demand port",),
    ),
}
"""Almost: another network is larger, somebody else has as many."""


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_stated_fact_is_true_of_many_positions(seats: int) -> None:
    for seed in range(720, 723):
        for made in plans(seats, seed):
            stated(made)


@pytest.mark.parametrize("kind", SELDOM)
def test_what_is_seldom_true(kind: str) -> None:
    assert kind in stated(plan_of_red(*SELDOM[kind]))


@pytest.mark.parametrize("kind", UNTRUE)
def test_what_is_almost_true_is_not_stated(kind: str) -> None:
    assert kind not in stated(plan_of_red(*UNTRUE[kind]))


def plan_of_red(text: str, moves: tuple[str, ...]) -> Plan:
    state = position(text.replace("; ", "\n"))
    return plan(state, 0, [game.parse(move) for move in moves], Counter())


@pytest.mark.parametrize("seats", [2, 3])
def test_facts_stay_when_only_hidden_things_change(seats: int) -> None:
    """What others chose or hold, the piles and chance: a seat that does not know them is told the
    same."""
    known, chance = game.reasons(), seeded(31)
    for made in plans(seats, 740 + seats):
        told = known.facts(made.before, made.seat, made.moves)
        imagined = made.before.determinize(made.seat, chance)
        assert known.facts(imagined, made.seat, made.moves) == told


def test_hidden_money_of_others_is_not_told() -> None:
    """What another could do or bid with it is no fact then."""
    text = "pending bid\nred: money 30\nblue: money 9\nyellow: money 12\n"
    for options, expected in (("", True), ("seats 3, hidden_money\n", False)):
        state = position(options + text)
        facts = game.reasons().facts(state, 0, [game.parse("bid 13")])
        assert ("reason-bid-highest" in [fact.phrase.key for fact in facts]) is expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_check_and_every_check_a_text(language: str) -> None:
    keys = game.words(language).keys()
    texts = {key for key in keys if key.startswith("reason-")}
    assert texts - {"reason-points"} == set(CHECKS)
