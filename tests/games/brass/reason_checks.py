"""How facts about plans are checked in both Brass games: each is read off the documents of the
position before and after, the journal, and what `why_not` says; not off what made the fact.

`plans` gives many plans, also such that nobody would follow; `FAMILY` has a check for every fact
that both games state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from ironbridge.bots import decide, make
from ironbridge.brass.board import ACTION, ORDER
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Arguments, Event, Phrase
from ironbridge.kernel.reasons import Fact
from ironbridge.kernel.state import State
from ironbridge.kernel.words import LANGUAGES
from tests.documents import position_of

NAMED = ("industry", "location")
REVEALING = "event-distant"
"""Nobody can plan beyond it. Birmingham has nothing like it."""


@dataclass
class Plan:
    """Moves of a seat, with what the game itself wrote about them."""

    seat: int
    moves: list[Move]
    before: State
    after: State
    """The last position of the same era before anything hidden shows; the last turn of an era does
    not end in it."""
    end: State
    """Where all of the moves lead."""
    events: list[Event]
    later: list[Event]
    """From where something hidden showed."""

    def own(self, *keys: str) -> list[Arguments]:
        return [
            one.phrase.args
            for one in self.events
            if one.phrase.key in keys and one.seat == self.seat
        ]

    def about(self, key: str, args: Arguments) -> Arguments:
        """The one event of a kind that is about the tile a fact names."""
        found = [one for one in self.own(key) if all(one[k] == args[k] for k in NAMED)]
        assert found, f"{key}: nothing about {args}"
        return found[0]

    def lasts(self) -> bool:
        """The era is not over with the plan, so that something may still come of it."""
        return goes_on(self.before, self.end)

    def built(self) -> list[object]:
        """The slots built on, the one that waits for its cubes included."""
        pending = position_of(self.before)["pending"]
        waiting = [f"slot-{pending['target']}"] if pending["action"] in ("build", "double") else []
        return [*waiting, *(one["slot"] for one in self.own("event-build", "event-double"))]


Check = Callable[[Plan, Arguments], None]


# What documents say -------------------------------------------------------------------------


@cache
def components(game: Game) -> Any:
    return game.components()


@cache
def levels(game: Game) -> dict[tuple[str, int], Any]:
    return {(one["industry"], one["level"]): one for one in components(game)["levels"]}


@cache
def location_of(game: Game, slot: str) -> str:
    places = components(game)["locations"]
    return str(next(p["id"] for p in places for s in p["slots"] if s["id"] == slot))


def bare(key: object) -> str:
    return str(key).partition("-")[2]


def tiles(state: State) -> dict[str, Any]:
    return {one["slot"]: one for one in position_of(state)["tiles"]}


def own_tile(state: State, seat: int, args: Arguments) -> Any:
    """The tiles of a seat that a fact names."""
    for slot, tile in tiles(state).items():
        named = (tile["industry"], location_of(state.game, slot)) == (
            bare(args["industry"]),
            bare(args["location"]),
        )
        if named and tile["owner"] == seat:
            yield tile


def unflipped(state: State, seat: int, args: Arguments) -> list[Any]:
    return [tile for tile in own_tile(state, seat, args) if not tile["flipped"]]


def printed(plan: Plan, args: Arguments, level: object) -> None:
    tile = levels(plan.before.game)[bare(args["industry"]), int(str(level))]
    assert (args["points"], args["spaces"]) == (tile["points"], tile["income"])


def era_rounds(state: State) -> int:
    known, options = components(state.game), position_of(state)["options"]
    if "rounds" in known:
        return int(known["rounds"][str(state.seats)])
    column = str(state.seats)
    column = "classic" if options["classic_deck"] else column
    column = "community" if options["community"] else column
    deck = next(
        one for one in known["decks"] if (one["seats"], one["column"]) == (state.seats, column)
    )
    return int(deck["rounds"])


def rounds(state: State) -> int:
    return era_rounds(state) - int(position_of(state)["round"])


def payments(state: State) -> int:
    """The end of every round pays, but for the last of the game."""
    document = position_of(state)
    eras = 1 if document["options"]["introductory"] or document["era"] == "rail" else 2
    return rounds(state) + 1 + (eras - 1) * era_rounds(state) - 1


def asked_now(state: State, seat: int, move: str, **fields: int) -> str:
    """What `why_not` would say if it were this seat's turn, and these fields of the state were so:
    the key, or nothing."""
    twin: Any = state.copy()
    twin.turn %= state.seats
    order = [twin.seat[ORDER + place] for place in range(state.seats)]
    at, turn = order.index(seat), int(twin.turn)
    twin.seat[ORDER + at], twin.seat[ORDER + turn] = order[turn], order[at]
    for name, value in {"phase": ACTION, "actions": 2, "action": -1, **fields}.items():
        setattr(twin, name, value)
    reason = twin.why_not(state.game.parse(move), seat)
    return "" if reason is None else reason.phrase.key


# What each kind of fact states --------------------------------------------------------------


def sells(plan: Plan, args: Arguments) -> None:
    event = plan.about("event-sell", args)
    flip = plan.about("event-flip", args)
    assert event["slot"] == flip["slot"]
    printed(plan, args, event["level"])


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
    known = levels(plan.before.game)
    assert args["points"] == sum(
        known[bare(one["industry"]), int(str(one["level"]))]["points"] for one in sold
    )
    assert set(args["places"]) == {one["location"] for one in sold}  # type: ignore[arg-type]


def flips(plan: Plan, args: Arguments) -> None:
    event = plan.about("event-flip", args)
    assert event["slot"] not in [one["slot"] for one in plan.own("event-sell")]
    assert event["slot"] not in plan.built()
    printed(plan, args, event["level"])


def flips_at_once(plan: Plan, args: Arguments) -> None:
    event = plan.about("event-flip", args)
    assert event["slot"] in plan.built()
    printed(plan, args, event["level"])


def links(plan: Plan, args: Arguments) -> None:
    names = [bare(one) for one in args["links"]]  # type: ignore[union-attr]
    preview: Any = plan.after.preview(None)
    assert args["points"] == sum(preview["links"][name] for name in names)
    assert args["count"] == len(names)
    for name in names:
        assert name in new_links(plan)


def new_links(plan: Plan) -> list[str]:
    old, new = (
        {one["link"] for one in position_of(state)["links"] if one["owner"] == plan.seat}
        for state in (plan.before, plan.after)
    )
    return sorted(new - old)


def builds(plan: Plan, args: Arguments) -> None:
    assert plan.lasts()
    built = plan.built()
    named = unflipped(plan.after, plan.seat, args)
    found = [tile for tile in named if f"slot-{tile['slot']}" in built]
    known = levels(plan.before.game)
    kinds = [known[tile["industry"], tile["level"]] for tile in found]
    assert (args["points"], args["spaces"]) in [(one["points"], one["income"]) for one in kinds]


def both_eras(plan: Plan, args: Arguments) -> None:
    builds(plan, args)
    document = position_of(plan.before)
    assert document["era"] == "canal"
    assert not document["options"]["introductory"]
    assert int(str(args["level"])) > 1


def replaces(plan: Plan, args: Arguments) -> None:
    event = plan.about("event-replace", args)
    assert event["owner"] == args["owner"] != f"seat-{plan.seat}"


def market(resource: str) -> Check:
    def check(plan: Plan, args: Arguments) -> None:
        told = plan.own(f"event-{resource}-marketed")
        assert args in [{"cubes": one["cubes"], "money": one["money"]} for one in told]

    return check


def loan_pays(plan: Plan, args: Arguments) -> None:
    before, after = (position_of(one)["players"][plan.seat] for one in (plan.before, plan.after))
    assert plan.own("event-loan")
    assert args["money"] == before["money"]
    assert before["spent"] == 0
    assert args["cost"] == after["spent"] > before["money"]
    lent = sum(int(str(one["money"])) for one in plan.own("event-loan"))
    assert after["money"] < lent, "some of the loan is spent"


def loan(plan: Plan, args: Arguments) -> None:
    known = components(plan.before.game)
    terms = {known["loan_money"]: known["loan_levels"]} if "loan_money" in known else {}
    terms |= {one["money"]: one["levels"] for one in known.get("loans", [])}
    lent = [int(str(one["money"])) for one in plan.own("event-loan")]
    assert args["money"] == sum(lent)
    assert args["payments"] == payments(plan.before)
    assert args["cost"] == sum(terms[money] for money in lent) * payments(plan.before)


def income(plan: Plan, args: Arguments) -> None:
    track = components(plan.before.game)["income_levels"]
    old, new = (
        track[position_of(one)["players"][plan.seat]["income_space"]]
        for one in (plan.before, plan.after)
    )
    assert (args["old"], args["new"]) == (old, new)
    assert args["payments"] == payments(plan.before)
    assert args["money"] == (new - old) * payments(plan.before) > 0


def mats(plan: Plan, args: Arguments) -> tuple[list[int], list[int]]:
    """The levels left of the industry that was developed, before and after."""
    told = plan.own("event-develop", "event-bonus-develop")
    assert args["industry"] in [one["industry"] for one in told]
    old, new = (
        position_of(one)["players"][plan.seat]["mat"][bare(args["industry"])]
        for one in (plan.before, plan.after)
    )
    return old, new


def develops(plan: Plan, args: Arguments) -> None:
    old, new = mats(plan, args)
    assert not plan.end.over
    assert args["level"] == new[0] > old[0]
    printed(plan, args, new[0])


FAMILY: dict[str, Check] = {
    "reason-sells": sells,
    "reason-sells-in-time": sells_in_time,
    "reason-sells-several": sells_several,
    "reason-flips": flips,
    "reason-flips-at-once": flips_at_once,
    "reason-links": links,
    "reason-builds": builds,
    "reason-both-eras": both_eras,
    "reason-replaces": replaces,
    "reason-market-coal": market("coal"),
    "reason-market-iron": market("iron"),
    "reason-loan-pays": loan_pays,
    "reason-loan": loan,
    "reason-income": income,
    "reason-develops": develops,
}


# Plans of many games ------------------------------------------------------------------------


def plans(
    state: State, seed: int, as_played: Callable[[State], Move] | None = None
) -> Iterator[Plan]:
    """Every turn of a game as it is played, and one at random instead, whole and from somewhere in
    it; all at random without a player."""
    random = Random(seed)

    def at_random(at: State) -> Move:
        return random.choice(at.legal(int(at.decider())))

    while not state.over:
        seat = int(state.decider())
        wild = turn(state, seat, at_random)
        yield plan(state, seat, wild)
        yield rest(state, seat, wild, random.randrange(len(wild)))
        played = turn(state, seat, as_played or at_random)
        yield plan(state, seat, played)
        for move in played:
            state.do(move, seat)


def rest(state: State, seat: int, moves: Sequence[Move], done: int) -> Plan:
    """What is left of a turn when some of its moves are made."""
    midway = state.copy()
    for move in moves[:done]:
        midway.do(move, seat)
    return plan(midway, seat, moves[done:])


def greedy(game: Game, seed: int) -> Callable[[State], Move]:
    """A player for `plans`."""
    bot, chance = make(game, "greedy"), seeded(seed)
    return lambda at: decide(bot, at, int(at.decider()), chance)


def turn(state: State, seat: int, choose: Callable[[State], Move]) -> list[Move]:
    after, moves = state.copy(), list[Move]()
    while not after.over and after.decider() == seat and after.turn_mark() == state.turn_mark():
        moves.append(choose(after))
        after.do(moves[-1], seat)
    return moves


def plan(state: State, seat: int, moves: Sequence[Move]) -> Plan:
    running: Any = state.copy()
    after = state.copy()
    running.journal = []
    for move in moves:
        lasting = running.copy()
        lasting.actions += 1
        running.do(move, seat)
        lasting.do(move, seat)
        shown = any(event.phrase.key == REVEALING for event in running.journal)
        if not shown:
            after = next((one for one in (running, lasting) if goes_on(state, one)), after).copy()
    keys = [event.phrase.key for event in running.journal]
    cut = keys.index(REVEALING) if REVEALING in keys else len(keys)
    events, later = running.journal[:cut], running.journal[cut:]
    return Plan(seat, list(moves), state.copy(), after, running, events, later)


def goes_on(state: State, after: State) -> bool:
    """The era is still the same."""
    return not after.over and position_of(after)["era"] == position_of(state)["era"]


def check_facts(made: Plan, checks: Mapping[str, Check]) -> list[Fact]:
    """Every fact that is stated for a plan is true, and has a text."""
    game = made.before.game
    known = game.reasons()
    assert known is not None
    document = made.before.to_json()
    facts = known.facts(made.before, made.seat, made.moves)
    for fact in facts:
        check(made, fact.phrase, checks)
        assert all(game.words(language).has(fact.phrase.key) for language in LANGUAGES)
    assert made.before.to_json() == document, "the position stays as it is"
    return facts


def stated(made: Iterator[Plan], checks: Mapping[str, Check]) -> Counter[str]:
    """How often each kind of fact is stated, and truly, for these plans."""
    return Counter(fact.phrase.key for one in made for fact in check_facts(one, checks))


def check(made: Plan, phrase: Phrase, checks: Mapping[str, Check]) -> None:
    try:
        checks[phrase.key](made, phrase.args)
    except AssertionError as fault:
        played = ", ".join(move.text for move in made.moves)
        raise AssertionError(f"seat {made.seat}, {played}: {phrase} {fault}") from fault
