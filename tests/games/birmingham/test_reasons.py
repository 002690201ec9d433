"""Every fact that is stated for a plan is true by the rules: each is read off the documents of the
position before and after, the journal, and what `why_not` says; not off what made the fact.

Facts of many plans are checked, also of those that nobody would follow: whole turns of bots and
turns at random, in games of two to four and introductory ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

import ironbridge
from ironbridge.bots import decide, make
from ironbridge.brass.board import ACTION, ORDER
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Arguments, Event, Phrase
from ironbridge.kernel.state import State
from ironbridge.kernel.words import LANGUAGES
from tests.documents import position_of

GAME = ironbridge.game("brass-birmingham")
COMPONENTS: Any = GAME.components()
LEVELS = {(one["industry"], one["level"]): one for one in COMPONENTS["levels"]}
TABLES = ((4, False), (3, False), (2, False), (4, True), (2, True))


@dataclass
class Plan:
    """Moves of a seat, with what the game itself wrote about them."""

    seat: int
    moves: list[Move]
    before: State
    after: State
    """The last position of the same era."""
    events: list[Event]

    def own(self, key: str) -> list[Arguments]:
        return [
            one.phrase.args
            for one in self.events
            if one.phrase.key == key and one.seat == self.seat
        ]

    def about(self, key: str, args: Arguments) -> Arguments:
        """The one event of a kind that is about the tile a fact names."""
        found = [one for one in self.own(key) if all(one[k] == args[k] for k in NAMED)]
        assert found, f"{key}: nothing about {args}"
        return found[0]


NAMED = ("industry", "location")


def bare(key: object) -> str:
    return str(key).partition("-")[2]


def tiles(state: State) -> dict[str, Any]:
    return {one["slot"]: one for one in position_of(state)["tiles"]}


def location_of(slot: str) -> str:
    found = [p["id"] for p in COMPONENTS["locations"] for s in p["slots"] if s["id"] == slot]
    return str(found[0])


def own_tile(state: State, seat: int, args: Arguments) -> Any:
    """The tile of a seat that a fact names."""
    for slot, tile in tiles(state).items():
        named = (tile["industry"], location_of(slot)) == (
            bare(args["industry"]),
            bare(args["location"]),
        )
        if named and tile["owner"] == seat:
            yield tile


def printed(args: Arguments, level: int) -> None:
    tile = LEVELS[bare(args["industry"]), level]
    assert (args["points"], args["spaces"]) == (tile["points"], tile["income"])


def rounds(state: State) -> int:
    return int(COMPONENTS["rounds"][str(state.seats)]) - int(position_of(state)["round"])


def payments(state: State) -> int:
    """The end of every round pays, but for the last of the game."""
    document = position_of(state)
    eras = 1 if document["options"]["introductory"] or document["era"] == "rail" else 2
    return rounds(state) + 1 + (eras - 1) * int(COMPONENTS["rounds"][str(state.seats)]) - 1


def asked_now(state: State, seat: int, slot: str) -> str:
    """What `why_not` would say against a sale if it were this seat's turn: the key, or nothing."""
    twin: Any = state.copy()
    twin.turn %= state.seats
    order = [twin.seat[ORDER + place] for place in range(state.seats)]
    at, turn = order.index(seat), int(twin.turn)
    twin.seat[ORDER + at], twin.seat[ORDER + turn] = order[turn], order[at]
    twin.phase, twin.actions, twin.action, twin.need_beer = ACTION, 2, -1, 0
    reason = twin.why_not(GAME.parse(f"sell {slot}"), seat)
    return "" if reason is None else reason.phrase.key


UNCONNECTED = ("why-sell-not-connected", "why-sell-blank", "why-sell-no-merchant")


# What each kind of fact states --------------------------------------------------------------


def sells(plan: Plan, args: Arguments) -> None:
    event = plan.about("event-sell", args)
    flip = plan.about("event-flip", args)
    assert event["slot"] == flip["slot"]
    printed(args, int(str(event["level"])))


def sells_in_time(plan: Plan, args: Arguments) -> None:
    sells(plan, args)
    document = position_of(plan.before)
    assert plan.about("event-sell", args)["level"] == 1
    assert document["era"] == "canal"
    assert not document["options"]["introductory"]
    assert args["rounds"] == rounds(plan.before)


def sells_several(plan: Plan, args: Arguments) -> None:
    sold = plan.own("event-sell")
    assert args["tiles"] == len(sold) > 1
    assert args["points"] == sum(
        LEVELS[bare(one["industry"]), int(str(one["level"]))]["points"] for one in sold
    )
    assert set(args["places"]) == {one["location"] for one in sold}  # type: ignore[arg-type]


def flips(plan: Plan, args: Arguments) -> None:
    event = plan.about("event-flip", args)
    assert event["slot"] not in [one["slot"] for one in plan.own("event-sell")]
    built = [one["slot"] for one in plan.own("event-build")]
    assert event["slot"] not in built
    printed(args, int(str(event["level"])))


def flips_at_once(plan: Plan, args: Arguments) -> None:
    event = plan.about("event-flip", args)
    assert event["slot"] in [one["slot"] for one in plan.own("event-build")]
    printed(args, int(str(event["level"])))


def ready(plan: Plan, args: Arguments) -> None:
    named = [tile for tile in own_tile(plan.after, plan.seat, args) if not tile["flipped"]]
    assert any(asked_now(plan.after, plan.seat, tile["slot"]) == "" for tile in named)
    assert not all(asked_now(plan.before, plan.seat, tile["slot"]) == "" for tile in named)


def connects(plan: Plan, args: Arguments) -> None:
    named = [tile for tile in own_tile(plan.after, plan.seat, args) if not tile["flipped"]]
    assert any(
        asked_now(plan.after, plan.seat, tile["slot"]) in ("", "why-sell-beer")
        and not (
            tile["slot"] in tiles(plan.before)
            and asked_now(plan.before, plan.seat, tile["slot"]) in ("", "why-sell-beer")
        )
        for tile in named
    )


def links(plan: Plan, args: Arguments) -> None:
    names = [bare(one) for one in args["links"]]  # type: ignore[union-attr]
    preview: Any = plan.after.preview(None)
    assert args["points"] == sum(preview["links"][name] for name in names)
    assert args["count"] == len(names)
    for name in names:
        mine = {"link": name, "owner": plan.seat}
        assert mine in position_of(plan.after)["links"]
        assert mine not in position_of(plan.before)["links"]


def builds(plan: Plan, args: Arguments) -> None:
    named = [tile for tile in own_tile(plan.after, plan.seat, args) if not tile["flipped"]]
    built = [one["slot"] for one in plan.own("event-build")]
    found = [tile for tile in named if f"slot-{tile['slot']}" in built]
    levels = [LEVELS[tile["industry"], tile["level"]] for tile in found]
    assert (args["points"], args["spaces"]) in [(one["points"], one["income"]) for one in levels]


def both_eras(plan: Plan, args: Arguments) -> None:
    builds(plan, args)
    document = position_of(plan.before)
    assert document["era"] == "canal"
    assert not document["options"]["introductory"]
    assert int(str(args["level"])) > 1


def brewery(plan: Plan, args: Arguments) -> None:
    named = own_tile(plan.after, plan.seat, args | {"industry": "industry-brewery"})
    assert args["barrels"] in [tile["resources"] for tile in named]


def replaces(plan: Plan, args: Arguments) -> None:
    event = plan.about("event-replace", args)
    assert event["owner"] == args["owner"] != f"seat-{plan.seat}"


def bonus(kind: str) -> Callable[[Plan, Arguments], None]:
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


def market(resource: str) -> Callable[[Plan, Arguments], None]:
    def check(plan: Plan, args: Arguments) -> None:
        told = plan.own(f"event-{resource}-marketed")
        assert args in [{"cubes": one["cubes"], "money": one["money"]} for one in told]

    return check


def loan_pays(plan: Plan, args: Arguments) -> None:
    before, after = (position_of(one)["players"][plan.seat] for one in (plan.before, plan.after))
    assert plan.own("event-loan")
    assert args["money"] == before["money"]
    assert args["cost"] == after["spent"] - before["spent"] > before["money"]


def loan(plan: Plan, args: Arguments) -> None:
    lent = plan.own("event-loan")
    assert args["money"] == sum(int(str(one["money"])) for one in lent)
    assert args["payments"] == payments(plan.before)
    assert args["cost"] == 3 * len(lent) * payments(plan.before)


def income(plan: Plan, args: Arguments) -> None:
    levels = COMPONENTS["income_levels"]
    old, new = (
        levels[position_of(one)["players"][plan.seat]["income_space"]]
        for one in (plan.before, plan.after)
    )
    assert (args["old"], args["new"]) == (old, new)
    assert args["payments"] == payments(plan.before)
    assert args["money"] == (new - old) * payments(plan.before) > 0


def develops(plan: Plan, args: Arguments) -> None:
    old, new = (
        position_of(one)["players"][plan.seat]["mat"][bare(args["industry"])]
        for one in (plan.before, plan.after)
    )
    assert args["level"] == new[0] > old[0]
    printed(args, new[0])
    told = [*plan.own("event-develop"), *plan.own("event-bonus-develop")]
    assert args["industry"] in [one["industry"] for one in told]


def scouts(plan: Plan, args: Arguments) -> None:
    assert plan.own("event-scout")
    assert args == {}


CHECKS: dict[str, Callable[[Plan, Arguments], None]] = {
    "reason-sells": sells,
    "reason-sells-in-time": sells_in_time,
    "reason-sells-several": sells_several,
    "reason-flips": flips,
    "reason-flips-at-once": flips_at_once,
    "reason-ready": ready,
    "reason-connects": connects,
    "reason-links": links,
    "reason-builds": builds,
    "reason-both-eras": both_eras,
    "reason-brewery": brewery,
    "reason-replaces": replaces,
    "reason-barrel-money": bonus("money"),
    "reason-barrel-victory-points": bonus("victory-points"),
    "reason-barrel-income-spaces": bonus("income-spaces"),
    "reason-beer-spared": beer_spared,
    "reason-beer-taken": beer,
    "reason-market-coal": market("coal"),
    "reason-market-iron": market("iron"),
    "reason-loan-pays": loan_pays,
    "reason-loan": loan,
    "reason-income": income,
    "reason-develops": develops,
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


def plans(seats: int, introductory: bool, seed: int) -> Iterator[Plan]:
    """Every turn of a game between greedy bots as it is played, and one at random instead."""
    bot, chance, random = make(GAME, "greedy"), seeded(seed), Random(seed)

    def at_random(at: State) -> Move:
        return random.choice(at.legal(int(at.decider())))

    def as_played(at: State) -> Move:
        return decide(bot, at, int(at.decider()), chance)

    state = GAME.start(seats, seed, {"introductory": introductory})
    while not state.over:
        seat = int(state.decider())
        yield plan(state, seat, turn(state, seat, at_random))
        played = turn(state, seat, as_played)
        yield plan(state, seat, played)
        for move in played:
            state.do(move, seat)


def turn(state: State, seat: int, choose: Callable[[State], Move]) -> list[Move]:
    after, moves = state.copy(), list[Move]()
    while not after.over and after.decider() == seat and after.turn_mark() == state.turn_mark():
        moves.append(choose(after))
        after.do(moves[-1], seat)
    return moves


def plan(state: State, seat: int, moves: Sequence[Move]) -> Plan:
    running, after = state.copy(), state.copy()
    running.journal = []
    for move in moves:
        running.do(move, seat)
        if not running.over and position_of(running)["era"] == position_of(state)["era"]:
            after = running.copy()
    return Plan(seat, list(moves), state.copy(), after, running.journal)


@pytest.mark.long
@pytest.mark.parametrize(("seats", "introductory"), TABLES)
def test_every_stated_fact_is_true_of_the_position(seats: int, introductory: bool) -> None:
    known = GAME.reasons()
    assert known is not None
    words = [GAME.words(language) for language in LANGUAGES]
    stated: Counter[str] = Counter()
    for seed in range(700, 703):
        for made in plans(seats, introductory, seed):
            document = made.before.to_json()
            for fact in known.facts(made.before, made.seat, made.moves):
                check(made, fact.phrase)
                assert all(word.has(fact.phrase.key) for word in words)
                stated[fact.phrase.key] += 1
            assert made.before.to_json() == document, "the position stays as it is"
    if not introductory and seats > 2:
        missing = set(CHECKS) - set(stated) - SELDOM
        assert not missing, f"never stated: {sorted(missing)}"


def check(made: Plan, phrase: Phrase) -> None:
    try:
        CHECKS[phrase.key](made, phrase.args)
    except AssertionError as fault:
        played = ", ".join(move.text for move in made.moves)
        raise AssertionError(f"seat {made.seat}, {played}: {phrase} {fault}") from fault


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_check_and_every_check_a_text(language: str) -> None:
    keys = GAME.words(language).keys()
    texts = {key for key in keys if key.startswith("reason-")}
    assert texts - {"reason-points"} == set(CHECKS)
