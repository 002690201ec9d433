"""The journal: what happened, as ids with arguments. Nothing is made when no journal is kept.

The words are in words/events.*.ftl. `forced` is 1 when the rules left one answer only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.birmingham.board import BONUSES
from ironbridge.games.birmingham.layout import ERA_NAMES, ORDER, SPENT

if TYPE_CHECKING:
    from ironbridge.games.birmingham.state import BirminghamState


def seat_id(p: i64) -> str:
    return f"seat-{p}"


def slot_id(s: BirminghamState, slot: i64) -> str:
    return f"slot-{s.board.slot_ids[slot]}"


def industry_id(s: BirminghamState, industry: i64) -> str:
    return f"industry-{s.board.industry_ids[industry]}"


def tile_at(s: BirminghamState, p: i64, slot: i64) -> dict[str, int | str | list[str]]:
    """Who acts, and the tile that stands in a slot."""
    kind = s.kind_at(slot)
    return {
        "seat": seat_id(p),
        "slot": slot_id(s, slot),
        "location": f"location-{s.board.location_ids[s.board.slot_location[slot]]}",
        "owner": seat_id(s.owner_at(slot)),
        "industry": industry_id(s, s.board.kind_industry[kind]),
        "level": int(s.board.kind_level[kind]),
    }


# Actions ------------------------------------------------------------------------------------


def discarded(s: BirminghamState, p: i64, card: i64, forced: bool) -> None:
    if s.journal is None:
        return
    name = f"card-{s.board.card_ids[card]}"
    s.note(p, "event-card", {"seat": seat_id(p), "card": name, "forced": int(forced)})


def built(s: BirminghamState, p: i64, slot: i64, kind: i64) -> None:
    if s.journal is None:
        return
    args = tile_at(s, p, slot)
    args["money"] = int(s.board.kind_cost[kind])
    s.note(p, "event-build", args)


def replaced(s: BirminghamState, p: i64, slot: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-replace", tile_at(s, p, slot))


def linked(s: BirminghamState, p: i64, link: i64, price: i64) -> None:
    if s.journal is None:
        return
    name = f"link-{s.board.link_ids[link]}"
    key = f"event-link-{ERA_NAMES[s.era]}"
    s.note(p, key, {"seat": seat_id(p), "link": name, "money": int(price)})


def sold(s: BirminghamState, p: i64, slot: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-sell", tile_at(s, p, slot))


def developed(s: BirminghamState, p: i64, industry: i64, freely: bool, forced: bool) -> None:
    """Called before the tile leaves the mat."""
    if s.journal is None:
        return
    level = int(s.board.kind_level[s.next_kind(p, industry)])
    name = industry_id(s, industry)
    if freely:
        args: dict[str, int | str | list[str]] = {"forced": int(forced)}
        key = "event-bonus-develop"
    else:
        args = {}
        key = "event-develop"
    args["seat"] = seat_id(p)
    args["industry"] = name
    args["level"] = level
    s.note(p, key, args)


def borrowed(s: BirminghamState, p: i64) -> None:
    if s.journal is None:
        return
    money = int(s.board.loan_money)
    s.note(p, "event-loan", {"seat": seat_id(p), "money": money})


def scouted(s: BirminghamState, p: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-scout", {"seat": seat_id(p)})


def passed(s: BirminghamState, p: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-pass", {"seat": seat_id(p)})


# Cubes, barrels, flips ----------------------------------------------------------------------


def taken(s: BirminghamState, p: i64, resource: str, slot: i64, forced: bool) -> None:
    if s.journal is None:
        return
    args = tile_at(s, p, slot)
    args["forced"] = int(forced)
    s.note(p, f"event-{resource}", args)


def bought(s: BirminghamState, p: i64, resource: str, price: i64) -> None:
    if s.journal is None:
        return
    s.note(p, f"event-{resource}-bought", {"seat": seat_id(p), "money": int(price)})


def barrel_taken(s: BirminghamState, p: i64, space: i64, forced: bool) -> None:
    if s.journal is None:
        return
    name = f"space-{s.board.space_ids[space]}"
    s.note(p, "event-barrel", {"seat": seat_id(p), "space": name, "forced": int(forced)})


def marketed(s: BirminghamState, p: i64, resource: str, moved: i64, earned: i64) -> None:
    if s.journal is None or moved == 0:
        return
    args: dict[str, int | str | list[str]] = {"seat": seat_id(p)}
    args["cubes"] = int(moved)
    args["money"] = int(earned)
    s.note(p, f"event-{resource}-marketed", args)


def flipped(s: BirminghamState, slot: i64) -> None:
    if s.journal is None:
        return
    owner = s.owner_at(slot)
    args = tile_at(s, owner, slot)
    args["spaces"] = int(s.board.kind_income[s.kind_at(slot)])
    s.note(owner, "event-flip", args)


def bonus(s: BirminghamState, p: i64, kind: i64, amount: i64) -> None:
    if s.journal is None:
        return
    key = "event-bonus-" + BONUSES[kind].replace("_", "-")
    s.note(p, key, {"seat": seat_id(p), "amount": int(amount)})


# Rounds and eras ----------------------------------------------------------------------------


def game_begun(s: BirminghamState) -> None:
    if s.journal is None:
        return
    s.note(-1, "event-begin", {"order": seats_in_order(s)})


def round_begun(s: BirminghamState) -> None:
    if s.journal is None:
        return
    s.note(-1, "event-round", {"era": f"era-{ERA_NAMES[s.era]}", "round": int(s.round)})


def ordered(s: BirminghamState) -> None:
    """The order of the next round, and what everybody spent."""
    if s.journal is None:
        return
    for i in range(int(s.seat_count)):
        p = s.seat[ORDER + i]
        spent = int(s.seat[SPENT + p])
        s.note(p, "event-spent", {"seat": seat_id(p), "money": spent, "place": i + 1})


def seats_in_order(s: BirminghamState) -> list[str]:
    return [seat_id(s.seat[ORDER + i]) for i in range(int(s.seat_count))]


def drawn(s: BirminghamState, p: i64, cards: i64) -> None:
    if s.journal is None or cards == 0:
        return
    s.note(p, "event-draw", {"seat": seat_id(p), "cards": int(cards)})


def income(s: BirminghamState, p: i64, level: i64) -> None:
    if s.journal is None or level == 0:
        return
    key = "event-income" if level > 0 else "event-interest"
    s.note(p, key, {"seat": seat_id(p), "money": abs(int(level))})


def surrendered(s: BirminghamState, p: i64, slot: i64, value: i64, forced: bool) -> None:
    if s.journal is None:
        return
    args = tile_at(s, p, slot)
    args["money"] = int(value)
    args["forced"] = int(forced)
    s.note(p, "event-remove", args)


def points_lost(s: BirminghamState, p: i64, points: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-points-lost", {"seat": seat_id(p), "points": int(points)})


def scored(s: BirminghamState, p: i64, source: str, points: i64) -> None:
    if s.journal is None:
        return
    s.note(p, f"event-score-{source}", {"seat": seat_id(p), "points": int(points)})


def rail_begun(s: BirminghamState) -> None:
    if s.journal is None:
        return
    s.note(-1, "event-rail", {})


def game_over(s: BirminghamState) -> None:
    if s.journal is None:
        return
    winners = [seat_id(p) for p in s.result().winners]
    s.note(-1, "event-over", {"winners": winners})
