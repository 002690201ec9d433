"""The events that every game of the family writes in the same way. Nothing is made when no
journal is kept. The words are in each game's words/events.*.ftl; `forced` is 1 when the rules
left one answer only.
"""

from mypy_extensions import i64

from ironbridge.brass.board import ERA_NAMES, ORDER, SPENT
from ironbridge.brass.rules.state import BrassState
from ironbridge.kernel.phrase import Arguments, seat_id


def slot_id(s: BrassState, slot: i64) -> str:
    return f"slot-{s.tables.slot_ids[slot]}"


def industry_id(s: BrassState, industry: i64) -> str:
    return f"industry-{s.tables.industry_ids[industry]}"


def tile_at(s: BrassState, p: i64, slot: i64) -> Arguments:
    """Who acts, and the tile that stands in a slot."""
    kind = s.kind_at(slot)
    return {
        "seat": seat_id(p),
        "slot": slot_id(s, slot),
        "location": f"location-{s.tables.location_ids[s.tables.slot_location[slot]]}",
        "owner": seat_id(s.owner_at(slot)),
        "industry": industry_id(s, s.tables.kind_industry[kind]),
        "level": int(s.tables.kind_level[kind]),
    }


# Actions ------------------------------------------------------------------------------------


def discarded(s: BrassState, p: i64, card: i64, forced: bool) -> None:
    if s.journal is None:
        return
    name = f"card-{s.tables.card_ids[card]}"
    s.note(p, "event-card", {"seat": seat_id(p), "card": name, "forced": int(forced)})


def built(s: BrassState, p: i64, slot: i64, key: str = "event-build") -> None:
    if s.journal is None:
        return
    args = tile_at(s, p, slot)
    args["money"] = int(s.tables.kind_cost[s.kind_at(slot)])
    s.note(p, key, args)


def replaced(s: BrassState, p: i64, slot: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-replace", tile_at(s, p, slot))


def linked(s: BrassState, p: i64, link: i64, price: i64) -> None:
    if s.journal is None:
        return
    name = f"link-{s.tables.link_ids[link]}"
    key = f"event-link-{ERA_NAMES[s.era]}"
    s.note(p, key, {"seat": seat_id(p), "link": name, "money": int(price)})


def sold(s: BrassState, p: i64, slot: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-sell", tile_at(s, p, slot))


def developed(s: BrassState, p: i64, industry: i64) -> None:
    """Called before the tile leaves the mat."""
    if s.journal is None:
        return
    level = int(s.tables.kind_level[s.next_kind(p, industry)])
    name = industry_id(s, industry)
    s.note(p, "event-develop", {"seat": seat_id(p), "industry": name, "level": level})


def passed(s: BrassState, p: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-pass", {"seat": seat_id(p)})


# Cubes and flips ----------------------------------------------------------------------------


def taken(s: BrassState, p: i64, resource: str, slot: i64, forced: bool) -> None:
    if s.journal is None:
        return
    args = tile_at(s, p, slot)
    args["forced"] = int(forced)
    s.note(p, f"event-{resource}", args)


def bought(s: BrassState, p: i64, resource: str, price: i64) -> None:
    if s.journal is None:
        return
    s.note(p, f"event-{resource}-bought", {"seat": seat_id(p), "money": int(price)})


def marketed(s: BrassState, p: i64, resource: str, moved: i64, earned: i64) -> None:
    if s.journal is None or moved == 0:
        return
    args: Arguments = {"seat": seat_id(p)}
    args["cubes"] = int(moved)
    args["money"] = int(earned)
    s.note(p, f"event-{resource}-marketed", args)


def flipped(s: BrassState, slot: i64) -> None:
    if s.journal is None:
        return
    owner = s.owner_at(slot)
    args = tile_at(s, owner, slot)
    args["spaces"] = int(s.tables.kind_income[s.kind_at(slot)])
    s.note(owner, "event-flip", args)


# Rounds and eras ----------------------------------------------------------------------------


def game_begun(s: BrassState) -> None:
    if s.journal is None:
        return
    order: list[str] = [seat_id(s.seat[ORDER + i]) for i in range(int(s.seat_count))]
    s.note(-1, "event-begin", {"order": order})


def drawn(s: BrassState, p: i64, cards: i64) -> None:
    if s.journal is None or cards == 0:
        return
    s.note(p, "event-draw", {"seat": seat_id(p), "cards": int(cards)})


def ordered(s: BrassState, last: bool) -> None:
    """What everybody spent, and the order of the next round; after the last there is none, and
    the place is 0."""
    if s.journal is None:
        return
    for i in range(int(s.seat_count)):
        p = s.seat[ORDER + i]
        spent = int(s.seat[SPENT + p])
        place = 0 if last else i + 1
        s.note(p, "event-spent", {"seat": seat_id(p), "money": spent, "place": place})


def income(s: BrassState, p: i64, level: i64) -> None:
    if s.journal is None or level == 0:
        return
    key = "event-income" if level > 0 else "event-interest"
    s.note(p, key, {"seat": seat_id(p), "money": abs(int(level))})


def surrendered(s: BrassState, p: i64, slot: i64, value: i64, forced: bool) -> None:
    if s.journal is None:
        return
    args = tile_at(s, p, slot)
    args["money"] = int(value)
    args["forced"] = int(forced)
    s.note(p, "event-remove", args)


def points_lost(s: BrassState, p: i64, points: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-points-lost", {"seat": seat_id(p), "points": int(points)})


def scored(s: BrassState, p: i64, source: str, points: i64) -> None:
    if s.journal is None:
        return
    s.note(p, f"event-score-{source}", {"seat": seat_id(p), "points": int(points)})


def round_begun(s: BrassState) -> None:
    if s.journal is None:
        return
    s.note(-1, "event-round", {"era": f"era-{ERA_NAMES[s.era]}", "round": int(s.round)})


def rail_begun(s: BrassState) -> None:
    if s.journal is None:
        return
    s.note(-1, "event-rail", {})


def game_over(s: BrassState) -> None:
    if s.journal is None:
        return
    winners = [seat_id(p) for p in s.result().winners]
    s.note(-1, "event-over", {"winners": winners})
