"""What each kind of fact states about a plan, checked by the documents of the position before and
after, the journal, and what `why_not` says; not by what made the fact. For test_reasons.py.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ironbridge.games.age_of_industry.board import ACTION, HAND, ORDER, OUTLET
from ironbridge.games.age_of_industry.move_space import SELL
from ironbridge.games.age_of_industry.table import AgeState
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.move import Move
from ironbridge.kernel.move_space import NOWHERE
from ironbridge.kernel.phrase import Arguments, Event
from tests.documents import position_of
from tests.games.age_of_industry.builders import game

COMPONENTS: Any = game.components()
LEVELS = {(one["industry"], one["level"]): one for one in COMPONENTS["levels"]}


@dataclass
class Plan:
    """Moves of a seat, with what the game itself wrote about them and where they really led."""

    seat: int
    moves: list[Move]
    before: AgeState
    after: AgeState
    events: list[Event]
    """Until the round ends: what follows happens by itself."""
    ordered: list[Event]
    """The order of the next round, if the round ended."""

    def own(self, *keys: str) -> list[Arguments]:
        own = (one for one in self.events if one.seat == self.seat)
        return [one.phrase.args for one in own if one.phrase.key in keys]

    def sum(self, field: str, *keys: str) -> int:
        return sum(int(str(one[field])) for one in self.own(*keys))

    @property
    def player(self) -> Any:
        return position_of(self.before)["players"][self.seat]

    @property
    def spent(self) -> int:
        bought = ("event-coal-bought", "event-iron-bought")
        return self.sum("money", "event-build", "event-combine", "event-link", *bought)

    @property
    def loans(self) -> int:
        """After the plan, before interest."""
        repaid = len(self.own("event-repay"))
        return int(self.player["loans"]) + self.sum("loans", "event-loan") - repaid

    @property
    def money(self) -> int:
        received = ("event-loan", "event-flip", "event-coal-marketed", "event-iron-marketed")
        paid = self.spent + self.sum("money", "event-repay")
        return int(self.player["money"]) + self.sum("money", *received) - paid


def bare(key: object) -> str:
    return str(key).partition("-")[2]


def side(state: AgeState) -> Any:
    chosen = position_of(state)["options"]["map"]
    return next(one for one in COMPONENTS["maps"] if one["id"] == chosen)


def location_of(state: AgeState, slot: str) -> str:
    places = side(state)["locations"]
    return str(next(p["id"] for p in places for s in p["spaces"] if s["id"] == slot))


def tiles(state: AgeState) -> dict[str, Any]:
    return {one["slot"]: one for one in position_of(state)["tiles"]}


def named(state: AgeState, args: Arguments, owner: int) -> list[Any]:
    """The tiles of a seat that a fact may mean."""
    return [
        tile
        for slot, tile in tiles(state).items()
        if tile["owner"] == owner
        and tile["industry"] == bare(args["industry"])
        and location_of(state, slot) == bare(args["location"])
    ]


def printed(tile: Any, args: Arguments) -> bool:
    """The points and the payout that a fact names are those of the tile."""
    level = LEVELS[tile["industry"], tile["level"]]
    points, money = args.get("points", tile["level"]), args.get("money", level["payout"])
    return (points, money) == (tile["level"], level["payout"])


def new_tiles(plan: Plan) -> list[Any]:
    """Tiles of the seat that stand where they did not stand before."""
    old = [(one["slot"], one["owner"], one["level"]) for one in tiles(plan.before).values()]
    return [
        one
        for one in tiles(plan.after).values()
        if one["owner"] == plan.seat and (one["slot"], one["owner"], one["level"]) not in old
    ]


def new(plan: Plan, args: Arguments) -> list[Any]:
    """Tiles that the plan built, of which a fact tells."""
    built = [one["slot"] for one in new_tiles(plan)]
    found = [tile for tile in named(plan.after, args, plan.seat) if tile["slot"] in built]
    return [tile for tile in found if printed(tile, args)]


def at_turn(state: AgeState, seat: int) -> AgeState:
    """The same board, with this seat about to choose its last action."""
    twin = state.copy()
    others = [p for p in range(state.seats) if p != seat]
    for at, p in enumerate([seat, *others]):
        twin.seat[ORDER + at] = p
    twin.turn, twin.phase, twin.actions, twin.asked = 0, ACTION, 1, 0
    twin.action, twin.target, twin.industry = -1, -1, -1
    twin.need_coal, twin.need_iron, twin.steps = 0, 0, 0
    return twin


def sellable(state: AgeState, seat: int, slot: str) -> bool:
    return at_turn(state, seat).why_not(game.parse(f"sell {slot}"), seat) is None


def spaces(state: AgeState, seat: int, card: str) -> set[str]:
    """Where this card alone allows a build."""
    twin = at_turn(state, seat)
    number = twin.board.card_ids.index(card)
    for n in range(int(twin.board.cards)):
        twin.hand[seat * twin.board.cards + n] = int(n == number)
    twin.seat[HAND + seat] = BIT[number]
    builds = [twin.space.moves[number] for number in twin.here.build if number != NOWHERE]
    return {move.text.split()[-1] for move in builds if twin.why_not(move, seat) is None}


def unpaid(plan: Plan) -> tuple[int, int]:
    """Loans and money that would be left if the game ended after the plan, before interest."""
    lines = [one["link"] for one in position_of(plan.after)["links"] if one["owner"] == plan.seat]
    worth: Any = plan.after.preview(None)["links"]
    money = plan.money + sum(worth[line] for line in lines)
    covered = min(plan.loans, money // 10)
    return plan.loans - covered, money - 10 * covered


def score(state: AgeState, seat: int) -> Any:
    return state.preview(None)["scores"][seat]


# What each kind of fact states --------------------------------------------------------------


def sold(plan: Plan, args: Arguments, key: str) -> Arguments:
    """The outlet that the journal names for the tile, which flipped."""
    pairs = zip(plan.own("event-sell"), plan.own("event-port", "event-market"), strict=True)
    found = [(a, b) for a, b in pairs if all(a[k] == args[k] for k in ("industry", "location"))]
    assert any(one["slot"] == found[0][0]["slot"] for one in plan.own("event-flip"))
    return next(b for _, b in found if key in b)


def paid(plan: Plan, slot: object) -> int:
    flips = [one.phrase.args for one in plan.events if one.phrase.key == "event-flip"]
    return next(int(str(one["money"])) for one in flips if one["slot"] == slot)


def sells_market(plan: Plan, args: Arguments) -> None:
    assert sold(plan, args, "market")["market"] == args["market"]
    assert args["money"] in [one["money"] for one in plan.own("event-flip")]
    used = {one["space"]: one["used"] for one in position_of(plan.after)["market_tiles"]}
    assert used[bare(args["market"])]


def sells_own_port(plan: Plan, args: Arguments) -> None:
    port = sold(plan, args, "owner")
    assert (port["owner"], port["location"]) == (f"seat-{plan.seat}", args["port"])
    seller = plan.own("event-sell")[0]["slot"]
    assert args["money"] == paid(plan, seller) + paid(plan, port["slot"])


def sells_port(plan: Plan, args: Arguments) -> None:
    port = sold(plan, args, "owner")
    assert (port["owner"], port["location"]) == (args["owner"], args["port"])
    assert args["owner"] != f"seat-{plan.seat}"
    assert args["other"] == paid(plan, port["slot"])
    assert args["money"] == paid(plan, plan.own("event-sell")[0]["slot"])


def sells_several(plan: Plan, args: Arguments) -> None:
    goods = plan.own("event-sell")
    ports = [one for one in plan.own("event-port") if one["owner"] == f"seat-{plan.seat}"]
    assert args["tiles"] == len(goods) > 1
    assert args["money"] == sum(paid(plan, one["slot"]) for one in [*goods, *ports])
    assert set(args["places"]) == {one["location"] for one in goods}  # type: ignore[arg-type]


def shuts_out(plan: Plan, args: Arguments) -> None:
    owner = int(bare(args["owner"]))
    assert owner != plan.seat
    assert any(
        sellable(plan.before, owner, tile["slot"]) and not sellable(plan.after, owner, tile["slot"])
        for tile in named(plan.after, args, owner)
        if printed(tile, args)
    )


def flips(plan: Plan, args: Arguments) -> None:
    goods = [one["slot"] for one in plan.own("event-sell", "event-port")]
    found = [one for one in plan.own("event-flip") if one["slot"] not in goods]
    found = [one for one in found if all(one[key] == args[key] for key in args)]
    assert {bare(one["slot"]) for one in found} - {tile["slot"] for tile in new_tiles(plan)}


def flips_at_once(plan: Plan, args: Arguments) -> None:
    found = [one for one in plan.own("event-flip") if all(one[key] == args[key] for key in args)]
    assert {bare(one["slot"]) for one in found} & {tile["slot"] for tile in new_tiles(plan)}


def ready(plan: Plan, args: Arguments) -> None:
    before = tiles(plan.before)
    assert any(
        sellable(plan.after, plan.seat, tile["slot"])
        and not (tile["slot"] in before and sellable(plan.before, plan.seat, tile["slot"]))
        for tile in named(plan.after, args, plan.seat)
        if printed(tile, args) and not tile["flipped"]
    )


def own_lines(state: AgeState, seat: int) -> set[str]:
    return {one["link"] for one in position_of(state)["links"] if one["owner"] == seat}


def railways(plan: Plan, args: Arguments) -> None:
    lines = {bare(one) for one in args["links"]}  # type: ignore[union-attr]
    assert lines == own_lines(plan.after, plan.seat) - own_lines(plan.before, plan.seat)
    assert args["count"] == len(lines)
    worth: Any = plan.after.preview(None)["links"]
    assert args["money"] == sum(worth[line] for line in lines)


def rails_grow(plan: Plan, args: Arguments) -> None:
    old, after = (one.preview(None)["links"] for one in (plan.before, plan.after))
    lines = own_lines(plan.before, plan.seat)
    assert args["money"] == sum(after[line] - old[line] for line in lines) > 0


def in_reach(state: AgeState, seat: int) -> set[str]:
    """Spaces by the rulebook: where one's railway leads, and beside one's tile in big places."""
    board = side(state)
    lines = own_lines(state, seat)
    led = {end for one in board["links"] if one["id"] in lines for end in one["locations"]}
    own = {slot for slot, tile in tiles(state).items() if tile["owner"] == seat}
    found: set[str] = set()
    for place in board["locations"]:
        slots = {one["id"] for one in place["spaces"]}
        if place["id"] in led or (len(slots) > COMPONENTS["few_spaces"] and slots & own):
            found |= slots
    return found | own


def reach(plan: Plan, args: Arguments) -> None:
    gained = in_reach(plan.after, plan.seat) - in_reach(plan.before, plan.seat)
    assert args["spaces"] == len(gained - set(tiles(plan.after))) > 0


def tile(plan: Plan, args: Arguments) -> None:
    assert any(one["flipped"] or one["rebuilt"] for one in new(plan, args))


def builds(plan: Plan, args: Arguments) -> None:
    assert any(not one["flipped"] and not one["rebuilt"] for one in new(plan, args))


def mine(plan: Plan, args: Arguments) -> None:
    assert any(args["cubes"] == one["resources"] != 0 for one in new(plan, args))


def port(plan: Plan, args: Arguments) -> None:
    found = new(plan, args)
    assert found
    for built in found:
        users = 0
        for slot, seller in tiles(plan.after).items():
            if seller["flipped"] or seller["industry"] not in ("cotton_mill", "factory"):
                continue
            twin = at_turn(plan.after, seller["owner"])
            twin.phase, twin.action = OUTLET, SELL
            twin.target = twin.board.slot_ids.index(slot)
            move = game.parse(f"port {built['slot']}")
            users += twin.why_not(move, seller["owner"]) is None
        assert args["tiles"] == users > 0


def upgrades(plan: Plan, args: Arguments) -> None:
    after = tiles(plan.after)
    assert any(
        after[old["slot"]]["owner"] == plan.seat
        and after[old["slot"]]["level"] - old["level"] == args["points"]
        for old in named(plan.before, args, plan.seat)
    )


def replaces(plan: Plan, args: Arguments) -> None:
    owner = int(bare(args["owner"]))
    assert owner != plan.seat
    after = tiles(plan.after)
    assert any(
        after[old["slot"]]["owner"] == plan.seat and old["level"] == args["points"]
        for old in named(plan.before, args, owner)
    )


def cubes(plan: Plan, args: Arguments) -> None:
    owner = int(bare(args.get("owner", f"seat-{plan.seat}")))
    assert (owner == plan.seat) == ("owner" not in args)
    taken = [bare(one["slot"]) for one in plan.own("event-coal", "event-iron")]
    left = [one for one in named(plan.after, args, owner) if one["slot"] in taken]
    assert args["taken"] in [taken.count(one["slot"]) for one in left]
    assert any(one["resources"] == args["cubes"] and not one["flipped"] for one in left)


def market(resource: str) -> Callable[[Plan, Arguments], None]:
    def check(plan: Plan, args: Arguments) -> None:
        told = plan.own(f"event-{resource}-marketed")
        assert args in [{"cubes": one["cubes"], "money": one["money"]} for one in told]

    return check


def no_loan(plan: Plan, args: Arguments) -> None:
    assert args == {"cost": plan.spent}
    assert not plan.own("event-loan")


def loan(plan: Plan, args: Arguments) -> None:
    loans = plan.sum("loans", "event-loan")
    assert args == {"cost": plan.spent, "money": plan.player["money"], "loans": loans,
                    "interest": loans}  # fmt: skip
    assert loans > 0
    assert plan.player["money"] < plan.spent


def repays(plan: Plan, args: Arguments) -> None:
    loans = len(plan.own("event-repay"))
    assert args == {"loans": loans, "interest": loans, "left": plan.loans}


def covers(plan: Plan, args: Arguments) -> None:
    saved = score(plan.before, plan.seat)["unpaid"] - unpaid(plan)[0]
    assert args == {"loans": saved, "points": 5 * saved}


def keeps(plan: Plan, args: Arguments) -> None:
    assert plan.moves[0].text == "done"
    assert position_of(plan.before)["pending"]["phase"] in ("closing", "interest")
    loans = plan.player["loans"]
    assert args == {"money": plan.player["money"], "loans": loans, "interest": loans}
    assert loans > 0


def develops(plan: Plan, args: Arguments) -> None:
    old, left = (
        position_of(one)["players"][plan.seat]["mat"][bare(args["industry"])]
        for one in (plan.before, plan.after)
    )
    assert args["industry"] in [one["industry"] for one in plan.own("event-develop")]
    if "left" in args:
        assert args["left"] == left.count(0) > 0
        assert left.count(0) < old.count(0)
        return
    assert args["level"] == left[0] > old[0]
    assert args["money"] == LEVELS[bare(args["industry"]), left[0]]["payout"]


def card(plan: Plan, args: Arguments) -> None:
    assert args["card"] in [one["card"] for one in plan.own("event-draw")]
    assert bare(args["card"]) in position_of(plan.before)["display"]
    assert args["spaces"] == len(spaces(plan.after, plan.seat, bare(args["card"])))


def draws(plan: Plan, args: Arguments) -> None:
    assert args["cards"] == len(plan.own("event-draw-deck"))
    assert args["left"] == len(position_of(plan.after)["deck"])


def pile_empty(plan: Plan, args: Arguments) -> None:
    assert args == {}
    assert position_of(plan.before)["deck"]
    assert not position_of(plan.after)["deck"]


def idle_card(plan: Plan, args: Arguments) -> None:
    assert args["card"] in [one["card"] for one in plan.own("event-card")]
    assert not spaces(plan.before, plan.seat, bare(args["card"]))


def order(plan: Plan, args: Arguments) -> None:
    told = next(one.phrase.args for one in plan.ordered if one.seat == plan.seat)
    assert (told["money"], told["place"], told["last"]) == (args["money"], args["place"], 0)
    assert position_of(plan.before)["order"][-1] == plan.seat
    assert int(str(args["place"])) < plan.before.seats


def to_the_end(plan: Plan) -> None:
    """Whatever is played, nothing follows this round."""
    for seed in range(2):
        state, chance = plan.after.copy(), seeded(seed)
        while not state.over:
            seat = state.deciders[0]
            moves = state.legal(seat)
            state.do(moves[chance.below(len(moves))], seat)
            assert position_of(state)["round"] == position_of(plan.before)["round"]


def ends(plan: Plan, args: Arguments) -> None:
    assert args == {}
    to_the_end(plan)
    before, after = (position_of(one) for one in (plan.before, plan.after))
    assert not after["deck"]
    assert not all(one["hand"] for one in after["players"])
    assert before["deck"] or all(one["hand"] for one in before["players"])


def last_round(plan: Plan, args: Arguments) -> None:
    to_the_end(plan)
    loans, money = unpaid(plan)
    levels = [one["level"] for one in tiles(plan.after).values() if one["owner"] == plan.seat]
    total = sum(levels) + money // 5 - 5 * loans
    assert args["points"] == total - score(plan.before, plan.seat)["total"] > 0
