"""What happens, written into the journal as events; the words are in words/events.*.ftl.

Nothing is made when no journal is kept. `forced` is 1 when the rules left one answer only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.age_of_industry.layout import MONEY, NOTHING, ORDER, SPENT
from ironbridge.games.age_of_industry.space import COMBINE
from ironbridge.kernel.phrase import Arguments, seat_id

if TYPE_CHECKING:
    from ironbridge.games.age_of_industry.state import AgeState


def card_id(s: AgeState, card: i64) -> str:
    return f"card-{s.board.card_ids[card]}"


def location_id(s: AgeState, location: i64) -> str:
    return f"location-{s.board.location_ids[location]}"


def tile_of(s: AgeState, p: i64, slot: i64, kind: i64, owner: i64) -> Arguments:
    board = s.board
    return {
        "seat": seat_id(p),
        "slot": f"slot-{board.slot_ids[slot]}",
        "location": location_id(s, board.slot_location[slot]),
        "owner": seat_id(owner),
        "industry": f"industry-{board.industry_ids[board.kind_industry[kind]]}",
        "level": int(board.kind_level[kind]),
    }


def tile_at(s: AgeState, p: i64, slot: i64) -> Arguments:
    """Who acts, and the tile that stands in a slot."""
    return tile_of(s, p, slot, s.kind_at(slot), s.owner_at(slot))


# Actions ------------------------------------------------------------------------------------


def discarded(s: AgeState, p: i64, card: i64, forced: bool) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "card": card_id(s, card)}
    args["forced"] = int(forced)
    s.note(p, "event-card", args)


def announced(s: AgeState, p: i64, slot: i64, kind: i64) -> None:
    """A tile is being built, perhaps over another, which still stands."""
    if s.journal is None:
        return
    if s.tile[slot] >= 0:
        s.note(p, "event-replace", tile_at(s, p, slot))
    args = tile_of(s, p, slot, kind, p)
    args["money"] = int(s.board.kind_cost[kind])
    s.note(p, "event-combine" if s.action == COMBINE else "event-build", args)


def linked(s: AgeState, p: i64, link: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "link": f"link-{s.board.link_ids[link]}"}
    args["money"] = int(s.board.rail_cost)
    s.note(p, "event-link", args)


def developed(s: AgeState, p: i64, kind: i64) -> None:
    if s.journal is None:
        return
    industry = s.board.industry_ids[s.board.kind_industry[kind]]
    args: Arguments = {"seat": seat_id(p), "industry": f"industry-{industry}"}
    args["level"] = int(s.board.kind_level[kind])
    s.note(p, "event-develop", args)


def passed(s: AgeState, p: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-pass", {"seat": seat_id(p)})


def drawn(s: AgeState, p: i64, card: i64, forced: bool) -> None:
    """A card from the display, seen by all, or from the deck (-1), seen by p alone."""
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "forced": int(forced)}
    if card >= 0:
        args["card"] = card_id(s, card)
    s.note(p, "event-draw" if card >= 0 else "event-draw-deck", args)


def displayed(s: AgeState, before: bytes) -> None:
    """Cards laid out in the gaps of the display as it was before."""
    if s.journal is None:
        return
    pairs = zip(before, s.display, strict=True)
    new = [card_id(s, card) for old, card in pairs if old == NOTHING != card]
    if new:
        s.note(-1, "event-display", {"cards": new})


def deck_empty(s: AgeState) -> None:
    if s.journal is None:
        return
    s.note(-1, "event-deck-empty", {})


# Goods --------------------------------------------------------------------------------------


def sold(s: AgeState, p: i64, slot: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-sell", tile_at(s, p, slot))


def shipped(s: AgeState, p: i64, port: i64, forced: bool) -> None:
    if s.journal is None:
        return
    args = tile_at(s, p, port)
    args["forced"] = int(forced)
    s.note(p, "event-port", args)


def marketed(s: AgeState, p: i64, market: i64, forced: bool) -> None:
    """Goods go to a market tile."""
    if s.journal is None:
        return
    board = s.board
    args: Arguments = {
        "seat": seat_id(p),
        "market": f"market-{board.market_ids[market]}",
        "location": location_id(s, board.market_location[market]),
        "tile": f"markettile-{board.market_tile_ids[s.market[market]]}",
        "forced": int(forced),
    }
    s.note(p, "event-market", args)


# Cubes, flips and money ---------------------------------------------------------------------


def taken(s: AgeState, p: i64, resource: str, source: i64, forced: bool) -> None:
    if s.journal is None:
        return
    if source < s.board.slots:
        args = tile_at(s, p, source)
        args["forced"] = int(forced)
        s.note(p, f"event-{resource}", args)
        return
    ship = s.board.import_ship[source - s.board.slots]
    args = {
        "seat": seat_id(p),
        "import": f"import-{s.board.source_ids[source]}",
        "location": location_id(s, s.board.slot_location[ship]),
        "forced": int(forced),
    }
    s.note(p, "event-coal-import", args)


def bought(s: AgeState, p: i64, resource: str, cubes: i64, price: i64) -> None:
    if s.journal is None or cubes == 0:
        return
    args: Arguments = {"seat": seat_id(p), "cubes": int(cubes), "money": int(price)}
    s.note(p, f"event-{resource}-bought", args)


def imported(s: AgeState, p: i64, slot: i64, cubes: i64) -> None:
    """Coal is laid out for a new ship."""
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "location": location_id(s, s.board.slot_location[slot])}
    args["cubes"] = int(cubes)
    s.note(p, "event-imports", args)


def filled(s: AgeState, p: i64, resource: str, cubes: i64, earned: i64) -> None:
    """Cubes went to the demand track."""
    if s.journal is None or cubes == 0:
        return
    args: Arguments = {"seat": seat_id(p), "cubes": int(cubes), "money": int(earned)}
    s.note(p, f"event-{resource}-marketed", args)


def flipped(s: AgeState, slot: i64) -> None:
    if s.journal is None:
        return
    owner = s.owner_at(slot)
    args = tile_at(s, owner, slot)
    args["money"] = int(s.board.kind_payout[s.kind_at(slot)])
    s.note(owner, "event-flip", args)


def borrowed(s: AgeState, p: i64, loans: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "loans": int(loans)}
    args["money"] = int(loans * s.board.loan_money)
    s.note(p, "event-loan", args)


def paid(s: AgeState, p: i64, key: str, money: i64) -> None:
    """Money given back, paid as interest or received for railways."""
    if s.journal is None:
        return
    s.note(p, key, {"seat": seat_id(p), "money": int(money)})


# Rounds and the end -------------------------------------------------------------------------


def game_begun(s: AgeState) -> None:
    if s.journal is None:
        return
    order: list[str] = [seat_id(s.seat[ORDER + i]) for i in range(int(s.seat_count))]
    s.note(-1, "event-begin", {"order": order})


def round_begun(s: AgeState) -> None:
    if s.journal is None:
        return
    s.note(-1, "event-round", {"round": int(s.round)})


def ordered(s: AgeState, last: bool) -> None:
    """The new order, and what everybody spent. After the last round it only breaks ties."""
    if s.journal is None:
        return
    for i in range(int(s.seat_count)):
        p = s.seat[ORDER + i]
        spent = int(s.seat[SPENT + p])
        args: Arguments = {"seat": seat_id(p), "money": spent, "place": i + 1, "last": int(last)}
        s.note(p, "event-spent", args)


def settled(s: AgeState, p: i64, loans: i64) -> None:
    """Loans given back when the game is over."""
    if s.journal is None or loans == 0:
        return
    args: Arguments = {"seat": seat_id(p), "loans": int(loans)}
    args["money"] = int(loans * s.board.loan_money)
    s.note(p, "event-repaid", args)


def scored(s: AgeState, p: i64, tiles: i64, unpaid: i64) -> None:
    """The points of p: for money, for tiles, and those lost for loans."""
    if s.journal is None:
        return
    seat, money = seat_id(p), int(s.seat[MONEY + p] // s.board.money_per_point)
    s.note(p, "event-score-money", {"seat": seat, "points": money})
    s.note(p, "event-score-tiles", {"seat": seat, "points": int(tiles)})
    if unpaid > 0:
        lost = int(unpaid * s.board.unpaid_points)
        s.note(p, "event-score-loans", {"seat": seat, "loans": int(unpaid), "points": lost})


def game_over(s: AgeState) -> None:
    if s.journal is None:
        return
    winners = [seat_id(p) for p in s.result().winners]
    s.note(-1, "event-over", {"winners": winners})
