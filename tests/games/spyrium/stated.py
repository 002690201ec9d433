"""What each kind of fact states about a plan, checked by the documents of the position before and
after, the journal, and what `why_not` says; not by what made the fact. For test_reasons.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ironbridge.games.spyrium.board import ACTION, GAP_IDS, MONEY
from ironbridge.games.spyrium.table import SpyriumState
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Arguments, Event
from tests.documents import position_of, view_of
from tests.games.spyrium.builders import game

COMPONENTS: Any = game.components()
CARDS = {
    one["id"]: one for kind in ("characters", "buildings", "techniques") for one in COMPONENTS[kind]
}
USES = ("event-call", "event-build", "event-exploit", "event-use", "event-patent")
ENOUGH = 99


@dataclass
class Plan:
    """Moves of a seat, with what the game itself wrote about them."""

    seat: int
    moves: list[Move]
    before: SpyriumState
    after: SpyriumState
    """The last position of the same round."""
    events: list[Event]
    """Until the round ends."""

    def own(self, *keys: str) -> list[Arguments]:
        own = (one for one in self.events if one.seat == self.seat)
        return [one.phrase.args for one in own if one.phrase.key in keys]

    def sum(self, field: str, *keys: str) -> int:
        return sum(int(str(one[field])) for one in self.own(*keys))

    def player(self, state: SpyriumState) -> Any:
        return position_of(state)["players"][self.seat]

    def gained(self, field: str) -> int:
        return int(self.player(self.after)[field] - self.player(self.before)[field])


def bare(key: object) -> str:
    return str(key).partition("-")[2]


def rounds_left(state: SpyriumState) -> int:
    return len(COMPONENTS["periods"]) - int(position_of(state)["round"])


def card_in(state: SpyriumState, args: Arguments) -> Any:
    """The place of the market that a fact names."""
    return next(one for one in position_of(state)["market"] if one["slot"] == bare(args["slot"]))


def gaps_of(args: Arguments) -> list[str]:
    return [gap for gap in GAP_IDS if bare(args["slot"]) in gap.split("-")]


def around(state: SpyriumState, args: Arguments) -> dict[int, int]:
    """The workers beside a place, by owner."""
    found: dict[int, int] = {}
    for one in position_of(state)["workers"]:
        if one["gap"] in gaps_of(args):
            found[one["owner"]] = found.get(one["owner"], 0) + one["count"]
    return found


def in_phase_two(state: SpyriumState, seat: int) -> SpyriumState:
    """The same table, with this seat about to act in Phase II."""
    twin = state.copy()
    twin.turn, twin.phase = seat, ACTION
    twin.in_activation |= BIT[seat]
    twin.passed &= ~BIT[seat]
    twin.action, twin.gap, twin.slot, twin.option, twin.waived = -1, -1, -1, -1, -1
    twin.token, twin.value = 0, 0
    return twin


def allowed(state: SpyriumState, seat: int, *moves: str) -> bool:
    return any(state.why_not(game.parse(move), seat) is None for move in moves)


def can_use(state: SpyriumState, seat: int, args: Arguments, money: int = -1) -> bool:
    """Whether a worker of the seat beside the card can use it, with so much money."""
    twin = in_phase_two(state, seat)
    if money >= 0:
        twin.seat[MONEY + seat] = money
    moves = [f"activate {gap} {bare(args['slot'])}" for gap in gaps_of(args)]
    return allowed(twin, seat, *moves)


def can_exploit(state: SpyriumState, seat: int, card: str) -> bool:
    ways = range(1, 1 + len(CARDS[card]["exploit"]))
    return allowed(in_phase_two(state, seat), seat, *(f"exploit {card} {n}" for n in ways))


def seats(args: Arguments) -> list[int]:
    return [int(bare(one)) for one in args["owners"]]  # type: ignore[union-attr]


def measured(state: SpyriumState, seat: int, card: str) -> int:
    """What a technique scores, by the documents."""
    player = position_of(state)["players"][seat]
    score = CARDS[card]["score"]
    owned = [CARDS[one["card"]] for one in player["buildings"]]
    counted = {
        "money": player["money"],
        "spyrium": player["spyrium"],
        "workers": player["workers"],
        "buildings": len(owned),
        "tokens": len(player["tokens"]),
        "residence": COMPONENTS["residence_track"][player["residence"]],
        "factories": sum(one["points"] for one in owned if "factory" in one["symbols"]),
    }
    return min(int(counted[score["of"]]) // int(score["per"]), int(score["most"]))


# What each kind of fact states --------------------------------------------------------------


def place_card(plan: Plan, args: Arguments) -> None:
    placed = {bare(one["gap"]) for one in plan.own("event-place")}
    assert placed & set(gaps_of(args))
    assert card_in(plan.after, args)["card"] == bare(args["card"])
    price = int(str(args["price"]))
    assert args["missing"] == max(0, price - plan.player(plan.after)["money"])
    assert can_use(plan.after, plan.seat, args, price)
    assert price == 0 or not can_use(plan.after, plan.seat, args, price - 1)


def place_building(plan: Plan, args: Arguments) -> None:
    place_card(plan, args)
    assert args["points"] == CARDS[bare(args["card"])]["points"]


def place_gain(plan: Plan, args: Arguments, what: str) -> None:
    place_card(plan, args)
    effect = CARDS[bare(args["card"])]["effect"]
    traded = [one for one in plan.player(plan.after)["techniques"] if not one["tilted"]]
    trading = "tech_commerce" in [one["card"] for one in traded]
    token = 3 if trading else max(card_in(plan.after, args)["tokens"], default=0)
    assert args["amount"] == effect[what] + (token if effect["token"] == what else 0) > 0


def place_points(plan: Plan, args: Arguments) -> None:
    place_gain(plan, args, "points")


def place_spyrium(plan: Plan, args: Arguments) -> None:
    place_gain(plan, args, "spyrium")


def place_money(plan: Plan, args: Arguments) -> None:
    """Whoever takes the money has so much more."""
    twin = in_phase_two(plan.after, plan.seat)
    assert card_in(twin, args)["card"] == bare(args["card"])
    held = [one["gap"] for one in position_of(twin)["workers"] if one["owner"] == plan.seat]
    gap = next(gap for gap in gaps_of(args) if gap in held)
    twin.do(game.parse(f"money {gap} {bare(args['slot'])}"), plan.seat)
    if position_of(twin)["round"] == position_of(plan.after)["round"]:
        assert args["money"] == plan.player(twin)["money"] - plan.player(plan.after)["money"] > 0


def money(plan: Plan, args: Arguments) -> None:
    told = plan.own("event-money")
    assert args in [{key: one[key] for key in args} for one in told]
    if len(plan.moves) == 1:
        assert args["money"] == plan.gained("money")


def withdraws(plan: Plan, args: Arguments) -> None:
    assert args in [{key: one[key] for key in args} for one in plan.own("event-withdraw")]
    cards = {one["slot"]: one["card"] for one in position_of(plan.after)["market"]}
    assert [cards[slot] for slot in bare(args["gap"]).split("-")] == [None, None]


def phase_two(plan: Plan, args: Arguments) -> None:
    assert args == {}
    document = position_of(plan.before)
    assert not any(one["activation"] for one in document["players"])
    assert all(one["card"] for one in document["market"])


def activated(plan: Plan, args: Arguments) -> Arguments:
    told = plan.own("event-call", "event-build", "event-patent")
    return next(one for one in told if all(one[key] == args[key] for key in ("card", "slot")))


def alone(plan: Plan, args: Arguments) -> None:
    assert activated(plan, args)["surcharge"] == 0
    assert not plan.own("event-lobbying")
    assert around(plan.before, args) == {plan.seat: 1}


def lobbying(plan: Plan, args: Arguments) -> None:
    assert activated(plan, args)["surcharge"] == 0
    assert plan.own("event-lobbying")
    assert args["money"] == sum(around(plan.before, args).values()) - 1 > 0


def last_token(plan: Plan, args: Arguments) -> None:
    before, after = card_in(plan.before, args), card_in(plan.after, args)
    assert before["card"] == after["card"] == bare(args["card"])
    assert before["tokens"]
    assert not after["tokens"]
    for seat in around(plan.after, args):
        assert not can_use(plan.after, seat, args, ENOUGH)


def taken_from(plan: Plan, args: Arguments) -> None:
    assert card_in(plan.before, args)["card"] == bare(args["card"])
    assert card_in(plan.after, args)["card"] is None
    assert seats(args) == sorted(set(around(plan.before, args)) - {plan.seat})
    assert seats(args)


def dearer(plan: Plan, args: Arguments) -> None:
    more = around(plan.after, args).get(plan.seat, 0) - around(plan.before, args).get(plan.seat, 0)
    assert args["money"] == more > 0
    assert seats(args) == sorted(set(around(plan.before, args)) - {plan.seat})
    assert seats(args)


def shuts_out(plan: Plan, args: Arguments) -> None:
    assert card_in(plan.after, args)["card"] == bare(args["card"])
    assert plan.seat not in seats(args)
    for seat in seats(args):
        assert can_use(plan.before, seat, args)
        assert not can_use(plan.after, seat, args)


def affordable(plan: Plan, args: Arguments) -> None:
    assert card_in(plan.after, args)["card"] == bare(args["card"])
    assert plan.seat in around(plan.before, args)
    assert not can_use(plan.before, plan.seat, args)
    assert can_use(plan.after, plan.seat, args)


def usable(plan: Plan, args: Arguments) -> None:
    card = bare(args["card"])
    upright = {"card": card, "tilted": False}
    for state in (plan.before, plan.after):
        owned = plan.player(state)["buildings"]
        assert upright in [{key: one[key] for key in upright} for one in owned]
    assert not can_exploit(plan.before, plan.seat, card)
    assert can_exploit(plan.after, plan.seat, card)


def brings(plan: Plan, args: Arguments, what: str, field: str) -> None:
    """The journal tells of the card, and what the player has says the same."""
    used = [one for one in plan.own(*USES) if one["card"] == args["card"]]
    assert used
    if len(plan.own(*USES)) > 1:
        return
    given = {"victory_points": 0, "spyrium": args["spyrium"], "money": args["money"]}[field]
    assert args["money"] == 0 or not plan.own("event-build")
    besides = plan.sum("points", "event-residence-score") if what == "points" else 0
    besides += plan.sum("money", "event-bonus-money", "event-money") if what == "money" else 0
    assert int(str(args["amount"])) - int(str(given)) + besides == plan.gained(field)
    assert args["workers"] == used[0].get("workers", 0)


def brings_points(plan: Plan, args: Arguments) -> None:
    brings(plan, args, "points", "victory_points")


def brings_spyrium(plan: Plan, args: Arguments) -> None:
    brings(plan, args, "spyrium", "spyrium")


def brings_money(plan: Plan, args: Arguments) -> None:
    brings(plan, args, "money", "money")


def again(plan: Plan, args: Arguments) -> None:
    exploited = [one["card"] for one in plan.own("event-exploit")]
    tilted = [one["card"] for one in plan.player(plan.before)["buildings"] if one["tilted"]]
    worked = exploited.count(args["card"]) + tilted.count(bare(args["card"]))
    assert args["card"] in exploited
    assert worked > 1


def workers(plan: Plan, args: Arguments) -> None:
    assert args == {"workers": plan.gained("workers"), "rounds": rounds_left(plan.before)}


def residence(plan: Plan, args: Arguments) -> None:
    track = COMPONENTS["residence_track"]
    old, new = (track[plan.player(one)["residence"]] for one in (plan.before, plan.after))
    left = rounds_left(plan.before)
    assert args == {"old": old, "new": new, "rounds": left, "money": (new - old) * left}
    assert int(str(args["money"])) > 0


def residence_score(plan: Plan, args: Arguments) -> None:
    assert args["points"] in [one["points"] for one in plan.own("event-residence-score")]
    values = [plan.player(one)["residence"] for one in (plan.before, plan.after)]
    assert args["points"] in [COMPONENTS["residence_track"][value] for value in values]


def bonus(plan: Plan, args: Arguments) -> None:
    assert args == {"money": COMPONENTS["bonus_money"]}
    assert "money" not in plan.player(plan.before)["bonuses"]
    assert "money" in plan.player(plan.after)["bonuses"]


def builds(plan: Plan, args: Arguments) -> None:
    told = [one for one in plan.own("event-build") if one["card"] == args["card"]]
    assert args["money"] in [one["money"] for one in told]
    assert args["points"] == CARDS[bare(args["card"])]["points"]
    owned = [one["card"] for one in plan.player(plan.after)["buildings"]]
    assert bare(args["card"]) in owned


def works(plan: Plan, args: Arguments, what: str) -> None:
    card = CARDS[bare(args["card"])]
    patents = [one["card"] for one in plan.player(plan.after)["techniques"]]
    automatic = "mine" in card["symbols"] and "tech_automation" in patents
    way = max(card["exploit"], key=lambda one: (one["points"], one["spyrium"]))
    assert (args["amount"], args["spyrium"]) == (way[what], way["pay_spyrium"])
    assert args["workers"] == (0 if automatic else way["workers"])
    twin, number = in_phase_two(plan.after, plan.seat), card["exploit"].index(way) + 1
    now = allowed(twin, plan.seat, f"exploit {card['id']} {number}")
    assert args["rounds"] == rounds_left(plan.before) + now > 0


def works_points(plan: Plan, args: Arguments) -> None:
    works(plan, args, "points")


def works_spyrium(plan: Plan, args: Arguments) -> None:
    works(plan, args, "spyrium")


def replaces(plan: Plan, args: Arguments) -> None:
    told = plan.own("event-replace")
    assert {key: args[key] for key in ("card", "discount")} in [
        {key: one[key] for key in ("card", "discount")} for one in told
    ]
    assert args["points"] == CARDS[bare(args["card"])]["points"]
    assert args["site"] == view_of(plan.before, None)["players"][plan.seat]["place_price"]


def patents(plan: Plan, args: Arguments) -> None:
    card = bare(args["card"])
    assert args["card"] in [one["card"] for one in plan.own("event-patent")]
    assert args["points"] == measured(plan.after, plan.seat, card)
    assert args["most"] == CARDS[card]["score"]["most"]
    assert args["rounds"] == rounds_left(plan.before)


def techniques(plan: Plan, args: Arguments) -> None:
    owned = [one["card"] for one in plan.player(plan.before)["techniques"]]
    old, new = (
        sum(measured(one, plan.seat, card) for card in owned) for one in (plan.before, plan.after)
    )
    assert args["points"] == new - old > 0


def keeps(plan: Plan, args: Arguments) -> None:
    player = plan.player(plan.after)
    assert plan.own("event-pass")
    assert args == {
        "money": player["money"],
        "spyrium": player["spyrium"],
        "rounds": rounds_left(plan.before),
    }
    assert rounds_left(plan.before) > 0


def last_spyrium(plan: Plan, args: Arguments) -> None:
    assert rounds_left(plan.before) == 0
    assert args["spyrium"] == plan.sum("spyrium", "event-exploit", "event-pay-spyrium")
    owned = [one["card"] for one in plan.player(plan.after)["techniques"]]
    assert "spyrium" not in [CARDS[card]["score"]["of"] for card in owned]
