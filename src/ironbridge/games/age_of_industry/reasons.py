"""What can be said for a plan in Age of Industry: what is sold and to whom, what flips, what
railways pay at the end, what loans cost and save, how far the end of the game is.

A plan is played on a copy with its journal open. Every fact comes from an event of it, or from the
rules' own functions asked before and after. The texts are words/reasons.*.ftl; none says "you",
because the same fact is told to whoever plays and to whoever looks back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ironbridge.brass.rules.rounds import by_spending
from ironbridge.games.age_of_industry.board import (
    CLOSING,
    HAND,
    INTEREST,
    LINKS,
    LOANS,
    MONEY,
    NOTHING,
    ORDER,
    SLOTS,
    SPENT,
    Board,
)
from ironbridge.games.age_of_industry.evaluator import PARTS, AgeEvaluator
from ironbridge.games.age_of_industry.move_space import DONE
from ironbridge.games.age_of_industry.rules import build, cards, end, sell
from ironbridge.games.age_of_industry.table import AgeState
from ironbridge.kernel.arrays import zeros
from ironbridge.kernel.bits import BIT, count, members
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Arguments, Phrase, seat_id
from ironbridge.kernel.reasons import Fact, Played, Reasons, number
from ironbridge.kernel.state import State

PART_NAMES: Final = ("tiles", "wealth", "network", "mats", "turn", "hand")
"""In the order of the evaluator's PARTS."""
DOLLAR: Final = 0.2
"""Points that a dollar is worth, about; the same for what follows."""
ROUNDS: Final = 3
"""Payments of interest that a loan is likely to cost."""
SPACE: Final = 0.1
NAMED: Final = ("industry", "location")

Told = Played[AgeState]


class AgeReasons(Reasons):
    def __init__(self, evaluator: AgeEvaluator) -> None:
        self.evaluator = evaluator

    def facts(self, state: State, seat: int, moves: Sequence[Move]) -> list[Fact]:
        assert isinstance(state, AgeState)
        told = played(state, seat, moves)
        return [
            *sales(told),
            *flips(told),
            *ready(told),
            *railways(told),
            *reach(told),
            *builds(told),
            *cubes(told),
            *money(told),
            *repaid(told),
            *kept(told, moves),
            *mat(told),
            *drawn(told),
            *given_up(told),
            *order(told),
            *last_round(told),
        ]

    def parts(self, state: State, seat: int) -> Mapping[str, float]:
        assert isinstance(state, AgeState)
        found = zeros(PARTS)
        self.evaluator.parts(state, seat, found)
        return {name: float(found[n]) for n, name in enumerate(PART_NAMES)}


def played(state: AgeState, seat: int, moves: Sequence[Move]) -> Told:
    """The plan on a copy, up to the first card that nobody knows. There the seat plays first, so
    that the round does not end with its turn: what its end does is not the plan's doing."""
    running = state.copy()
    running.journal = []
    if running.phase == INTEREST:
        running.asked |= BIT[(seat + 1) % running.seats]
    else:
        others = [running.seat[ORDER + at] for at in range(running.seats)]
        others.remove(seat)
        for at, other in enumerate([seat, *others]):
            running.seat[ORDER + at] = other
        running.turn = 0
    turn = running.turn
    for move in moves:
        running.do(move, seat)
        if running.deck_at != state.deck_at or running.turn != turn:
            break
    return Told(seat, state, running, running.journal)


def ended(told: Told) -> bool:
    """Whether the turn of the seat is over."""
    return told.before.phase != INTEREST and told.after.turn > 0


# Goods and tiles that flip --------------------------------------------------------------------


def sales(told: Told) -> list[Fact]:
    """Goods sold and who takes them; whose goods have nowhere to go any more."""
    board = told.after.board
    found: list[Fact] = []
    sold = told.own("event-sell")
    outlets = told.own("event-port", "event-market")
    total = 0
    for tile, outlet in zip(sold, outlets, strict=True):
        paid = payout(board, tile)
        args: Arguments = {"industry": tile["industry"], "location": tile["location"]}
        if "market" in outlet:
            key = "reason-sells-market"
            args |= {"market": outlet["market"], "money": paid}
        elif outlet["owner"] == seat_id(told.seat):
            key = "reason-sells-own-port"
            paid += payout(board, outlet)
            args |= {"port": outlet["location"], "money": paid}
        else:
            key = "reason-sells-port"
            args |= {"port": outlet["location"], "owner": outlet["owner"], "money": paid}
            args |= {"other": payout(board, outlet)}
        total += paid
        found.append(Fact(Phrase(key, args), DOLLAR * paid, "wealth"))
    if len(sold) > 1:
        places = list(dict.fromkeys(str(tile["location"]) for tile in sold))
        args = {"tiles": len(sold), "places": places, "money": total}
        found = [Fact(Phrase("reason-sells-several", args), DOLLAR * total, "wealth")]
    for other in range(told.before.seats):
        shut = sell.sales(told.before, other) & ~sell.sales(told.after, other)
        for slot in members(int(shut)) if other != told.seat else []:
            args = {"owner": seat_id(other), **tile_at(told.after, slot)}
            weight = 0.5 * DOLLAR * number(args, "money")
            found.append(Fact(Phrase("reason-shuts-out", args), weight))
    return found


def flips(told: Told) -> list[Fact]:
    """One's own mines, works and ships that are used up; how they were sold is told elsewhere."""
    sold = {tile["slot"] for tile in told.own("event-sell")}
    sold |= {tile["slot"] for tile in told.own("event-port")}
    new = [f"slot-{told.after.board.slot_ids[slot]}" for slot in new_tiles(told)]
    found: list[Fact] = []
    for tile in told.own("event-flip"):
        if tile["slot"] in sold:
            continue
        args = {key: tile[key] for key in (*NAMED, "money")}
        key = "reason-flips-at-once" if tile["slot"] in new else "reason-flips"
        found.append(Fact(Phrase(key, args), DOLLAR * number(args, "money") + 0.5, "wealth"))
    return found


def ready(told: Told) -> list[Fact]:
    """Tiles whose goods have somewhere to go now, and had not before."""
    found: list[Fact] = []
    before, after = (sell.sales(s, told.seat) for s in (told.before, told.after))
    for slot in members(int(after & ~before)):
        args = tile_at(told.after, slot)
        weight = 0.5 * DOLLAR * number(args, "money")
        found.append(Fact(Phrase("reason-ready", args), weight, "wealth"))
    return found


# Railways and tiles ---------------------------------------------------------------------------


def railways(told: Told) -> list[Fact]:
    """What new railways pay at the end as the board stands, and what new tiles add to the old."""
    board, after = told.after.board, told.after
    old = int(told.before.seat[LINKS + told.seat])
    new = members(int(after.seat[LINKS + told.seat]) & ~old)
    found: list[Fact] = []
    if new:
        income = sum(int(end.link_income(after, link)) for link in new)
        args: Arguments = {"links": [f"link-{board.link_ids[link]}" for link in new]}
        args |= {"count": len(new), "money": income}
        found.append(Fact(Phrase("reason-railways", args), DOLLAR * income, "wealth"))
    more = sum(
        int(end.link_income(after, link) - end.link_income(told.before, link))
        for link in members(old)
    )
    if more > 0:
        found.append(Fact(Phrase("reason-rails-grow", {"money": more}), DOLLAR * more, "wealth"))
    return found


def reach(told: Told) -> list[Fact]:
    """Free spaces that industry cards can now be used for. Without a tile they know no bounds."""
    if not told.before.seat[SLOTS + told.seat]:
        return []
    before, after = (cards.industry_card_slots(s, told.seat) for s in (told.before, told.after))
    spaces = int(count(after & ~before & ~told.after.occupied))
    fact = Fact(Phrase("reason-reach", {"spaces": spaces}), SPACE * spaces, "network")
    return [fact] if spaces else []


def builds(told: Told) -> list[Fact]:
    """What new tiles count and promise, and what they take the place of."""
    before, after, board = told.before, told.after, told.after.board
    found: list[Fact] = []
    for slot in new_tiles(told):
        args = tile_at(after, slot)
        points, paid = number(args, "points"), number(args, "money")
        weight = points + 0.4 * DOLLAR * paid
        industry = board.kind_industry[after.kind_at(slot)]
        users = sum(bool(sell.ports(after, one) & BIT[slot]) for one in unsold(after))
        if after.flipped & BIT[slot] or after.rebuilt & BIT[slot]:
            found.append(Fact(Phrase("reason-tile", args), float(points), "tiles"))
        elif industry in (board.coal_industry, board.iron_industry):
            args["cubes"] = int(after.cubes[slot])
            found.append(Fact(Phrase("reason-mine", args), weight, "tiles"))
        elif users:
            args["tiles"] = users
            found.append(Fact(Phrase("reason-port", args), weight + 0.5, "tiles"))
        else:
            found.append(Fact(Phrase("reason-builds", args), weight, "tiles"))
        if not before.occupied & BIT[slot]:
            continue
        old = tile_at(before, slot)
        args = {key: old[key] for key in NAMED}
        if before.owner_at(slot) == told.seat:
            args["points"] = points - number(old, "points")
            found.append(Fact(Phrase("reason-upgrades", args), 0.5, "tiles"))
        else:
            args |= {"owner": seat_id(before.owner_at(slot)), "points": old["points"]}
            found.append(Fact(Phrase("reason-replaces", args), float(number(old, "points"))))
    return found


def new_tiles(told: Told) -> list[int]:
    own = members(int(told.after.seat[SLOTS + told.seat]))
    return [slot for slot in own if told.after.tile[slot] != told.before.tile[slot]]


def unsold(s: AgeState) -> list[int]:
    """Tiles of anybody that still have goods to sell."""
    return [slot for slot in members(int(s.occupied & ~s.flipped)) if sell.goods_of(s, slot)]


def tile_at(s: AgeState, slot: int) -> Arguments:
    """A tile, its points, and what it pays when it flips."""
    board, kind = s.board, s.kind_at(slot)
    return {
        "industry": f"industry-{board.industry_ids[board.kind_industry[kind]]}",
        "location": f"location-{board.location_ids[board.slot_location[slot]]}",
        "points": int(board.kind_level[kind]),
        "money": int(board.kind_payout[kind]),
    }


def payout(board: Board, tile: Arguments) -> int:
    """What the tile of an event pays."""
    industry = board.industry_ids.index(str(tile["industry"]).removeprefix("industry-"))
    kinds = members(int(board.kinds_of_industry[industry]))
    level = number(tile, "level")
    return next(int(board.kind_payout[kind]) for kind in kinds if board.kind_level[kind] == level)


# Cubes and money ------------------------------------------------------------------------------


def cubes(told: Told) -> list[Fact]:
    """Cubes from the map: one's own bring a tile nearer to its flip, others' cost nothing; and
    cubes that the demand track pays for."""
    taken: dict[str, Fact] = {}
    marketed: list[Fact] = []
    events = told.own("event-coal", "event-iron")
    for event in events:
        slot = told.after.board.slot_ids.index(str(event["slot"]).removeprefix("slot-"))
        left = int(told.after.cubes[slot])
        if left == 0:
            continue
        args: Arguments = {key: event[key] for key in NAMED} | {"cubes": left}
        args["taken"] = [str(one["slot"]) for one in events].count(str(event["slot"]))
        if event["owner"] == seat_id(told.seat):
            taken[str(event["slot"])] = Fact(Phrase("reason-own-cubes", args), 0.4, "wealth")
        else:
            args["owner"] = event["owner"]
            taken[str(event["slot"])] = Fact(Phrase("reason-others-cubes", args), 0.3)
    for resource in ("coal", "iron"):
        for event in told.own(f"event-{resource}-marketed"):
            args = {key: event[key] for key in ("cubes", "money")}
            weight = DOLLAR * number(event, "money")
            marketed.append(Fact(Phrase(f"reason-market-{resource}", args), weight, "wealth"))
    return [*taken.values(), *marketed]


def money(told: Told) -> list[Fact]:
    """What is paid, and whether it takes a loan."""
    spent = int(told.after.seat[SPENT + told.seat] - told.before.seat[SPENT + told.seat])
    if spent == 0:
        return []
    have = int(told.before.seat[MONEY + told.seat])
    loans = sum(number(event, "loans") for event in told.own("event-loan"))
    if loans == 0:
        return [Fact(Phrase("reason-no-loan", {"cost": spent}), 0.3, "wealth")]
    if spent <= have:
        return []  # paid back first, and borrowed again
    interest = loans * int(told.after.board.loan_interest)
    args: Arguments = {"cost": spent, "money": have, "loans": loans, "interest": interest}
    return [Fact(Phrase("reason-loan", args), 0.2, "wealth")]


def repaid(told: Told) -> list[Fact]:
    """Loans paid back, and loans that would not stay open at the end any more."""
    board = told.after.board
    found: list[Fact] = []
    loans = len(told.own("event-repay"))
    if loans:
        interest, left = loans * int(board.loan_interest), int(told.after.seat[LOANS + told.seat])
        args: Arguments = {"loans": loans, "interest": interest, "left": left}
        found.append(Fact(Phrase("reason-repays", args), DOLLAR * ROUNDS * interest, "wealth"))
    covered = unpaid(told.before, told.seat) - unpaid(told.after, told.seat)
    if covered > 0:
        points = covered * int(board.unpaid_points)
        args = {"loans": covered, "points": points}
        found.append(Fact(Phrase("reason-covers", args), 0.3 * points, "wealth"))
    return found


def unpaid(s: AgeState, seat: int) -> int:
    """Loans that would stay open if the game ended now."""
    _, covered = end.accounts(s, seat)
    return int(s.seat[LOANS + seat] - covered)


def kept(told: Told, moves: Sequence[Move]) -> list[Fact]:
    """Money that is kept where it could pay back a loan."""
    if told.before.phase not in (CLOSING, INTEREST) or moves[0].kind != DONE:
        return []
    loans = int(told.before.seat[LOANS + told.seat])
    args: Arguments = {"money": int(told.before.seat[MONEY + told.seat])}
    args |= {"loans": loans, "interest": loans * int(told.before.board.loan_interest)}
    return [Fact(Phrase("reason-keeps", args), 0.3, "wealth")]


# The mat and the cards ------------------------------------------------------------------------


def mat(told: Told) -> list[Fact]:
    """What is next on the mat after a development."""
    board, after, seat = told.after.board, told.after, told.seat
    found: list[Fact] = []
    for name in dict.fromkeys(str(event["industry"]) for event in told.own("event-develop")):
        industry = board.industry_ids.index(name.removeprefix("industry-"))
        kind = after.next_kind(seat, industry)
        if kind == NOTHING:
            continue
        args: Arguments = {"industry": name}
        level = int(board.kind_level[kind])
        removed = [one["level"] for one in told.own("event-develop") if one["industry"] == name]
        if level == 0 and 0 in removed:
            args["left"] = int(after.mat[seat * board.kinds + kind])
            found.append(Fact(Phrase("reason-develops-zero", args), 1.0, "mats"))
        elif kind != told.before.next_kind(seat, industry):
            args |= {"level": level, "money": int(board.kind_payout[kind])}
            found.append(Fact(Phrase("reason-develops", args), 0.5 * level, "mats"))
    return found


def drawn(told: Told) -> list[Fact]:
    """Open cards, by what they allow; cards of the draw pile, by what is left of it."""
    after = told.after
    found: list[Fact] = []
    for event in told.own("event-draw"):
        args: Arguments = {"card": event["card"], "spaces": opened(after, told.seat, event)}
        found.append(Fact(Phrase("reason-card", args), 0.5 if args["spaces"] else 0.2, "hand"))
    left = int(after.cards_left())
    from_pile = len(told.own("event-draw-deck"))
    if left == 0 < told.before.cards_left():
        found.append(Fact(Phrase("reason-pile-empty", {}), 0.6))
    elif from_pile:
        args = {"cards": from_pile, "left": left}
        found.append(Fact(Phrase("reason-draws", args), 0.3, "hand"))
    return found


def given_up(told: Told) -> list[Fact]:
    """A card that was good for nothing else."""
    return [
        Fact(Phrase("reason-idle-card", {"card": event["card"]}), 0.3, "hand")
        for event in told.own("event-card")
        if not opened(told.before, told.seat, event)
    ]


def opened(s: AgeState, seat: int, event: Arguments) -> int:
    """In how many spaces the card of an event allows a build, as the board stands."""
    board = s.board
    card = board.card_ids.index(str(event["card"]).removeprefix("card-"))
    full = build.full_locations(s, seat)
    slots = 0
    for industry in range(int(board.industries)):
        reached = board.card_slots[card]
        if board.card_industries[card] & BIT[industry]:
            reached |= cards.opened_slots(s, seat, industry)
        slots |= int(build.buildable(s, seat, industry, reached, full))
    return int(count(slots))


# Rounds and the end ---------------------------------------------------------------------------


def order(told: Told) -> list[Fact]:
    """An earlier place in the next round, settled when the last of a round has played."""
    before = told.before
    if not ended(told) or before.turn != before.seat_count - 1 or ending(told):
        return []
    new = before.copy()
    for seat in range(before.seats):
        new.seat[SPENT + seat] = told.after.seat[SPENT + seat]
    by_spending(new.seat, ORDER, SPENT, new.seat_count)
    place = [int(new.seat[ORDER + at]) for at in range(new.seats)].index(told.seat)
    args: Arguments = {"money": int(new.seat[SPENT + told.seat]), "place": place + 1}
    return [Fact(Phrase("reason-order", args), 0.3)] if place < before.turn else []


def last_round(told: Told) -> list[Fact]:
    """What the turn brings if the game ends with this round, and whether it makes it end."""
    if not ending(told):
        return []
    if not end.last_round(told.before):
        return [Fact(Phrase("reason-ends", {}), 1.0)]
    points = int(end.points_now(told.after, told.seat) - end.points_now(told.before, told.seat))
    fact = Fact(Phrase("reason-last-round", {"points": points}), float(points))
    return [fact] if points > 0 else []


def ending(told: Told) -> bool:
    """Whether the game ends with this round, whatever the others do: somebody without a card has
    played, or no card is left to take."""
    before, after = told.before, told.after
    if after.cards_left() > 0:
        return False
    done = [int(before.seat[ORDER + at]) for at in range(min(int(before.turn), before.seats))]
    done += [told.seat] if ended(told) else []
    nothing_open = all(card == NOTHING for card in after.display)
    who = range(before.seats) if nothing_open else done
    return any(after.seat[HAND + seat] == 0 for seat in who)
