"""The invariants that every position keeps: nothing appears, nothing is lost, what is stored twice
agrees, tiles fit their spaces, ships lie off ports. `position.py` refuses a document that violates
one; tests check every position they pass.

How far a game and the action in progress can have come is in `unfinished.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from ironbridge.brass.invariants import cards, spread
from ironbridge.games.age_of_industry import unfinished
from ironbridge.games.age_of_industry.board import (
    CLOSING,
    DRAW,
    HAND,
    INTEREST,
    LINKS,
    LOANS,
    MAX_SEATS,
    MONEY,
    NOTHING,
    ORDER,
    OVER,
    POINTS,
    RAILED,
    SLOTS,
    SPENT,
)
from ironbridge.games.age_of_industry.rules import end
from ironbridge.games.age_of_industry.rules.cubes import join
from ironbridge.kernel.arrays import filled
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.invariants import Violation, uphold

if TYPE_CHECKING:
    from ironbridge.games.age_of_industry.table import AgeState

DERIVED: Final = (
    "seat", "near", "joined", "built", "occupied", "port_slots", "ship_slots", "coal_sources",
    "iron_sources", "track_places",
)  # fmt: skip
"""What `derive` writes: attributes that follow, in whole or in part, from the others."""


def check(state: AgeState) -> None:
    """Raise InvariantError when the position violates an invariant."""
    uphold(state, derive, DERIVED, violations)


# What follows from tiles, cubes, hands and the railways of each seat -------------------------


def derive(state: AgeState) -> None:
    board = state.board
    state.near = filled(0, len(board.location_ids))
    state.joined = BIT[: len(board.location_ids)]
    state.built = state.occupied = 0
    for p in range(state.seats):
        derive_seat(state, p)
        state.built |= state.seat[LINKS + p]
        state.occupied |= state.seat[SLOTS + p]
    state.port_slots = standing(state, int(board.port_industry))
    state.ship_slots = standing(state, int(board.ship_industry))
    imports = range(len(board.slot_ids), len(board.source_ids))
    state.coal_sources = with_cubes(state, int(board.coal_industry))
    state.coal_sources |= sum(BIT[source] for source in imports if state.cubes[source] > 0)
    state.iron_sources = with_cubes(state, int(board.iron_industry))
    state.track_places = board.distant_ports | state.locations_of(state.port_slots)
    join_everything(state)


def derive_seat(state: AgeState, p: int) -> None:
    kinds = len(state.board.card_ids)
    state.seat[HAND + p] = sum(BIT[c] for c in range(kinds) if state.hand[p * kinds + c])
    state.seat[SLOTS + p] = sum(
        BIT[slot] for slot, tile in enumerate(state.tile) if tile >= 0 and tile % MAX_SEATS == p
    )
    railed = 0
    for link in members(state.seat[LINKS + p]):
        railed |= state.board.link_ends[link]
    state.seat[RAILED + p] = railed
    state.renew_network(p)


def of_industry(state: AgeState, industry: int) -> int:
    """The slots with a tile of this industry."""
    industries = state.board.kind_industry
    slots = members(state.occupied)
    return sum(BIT[slot] for slot in slots if industries[state.kind_at(slot)] == industry)


def standing(state: AgeState, industry: int) -> int:
    """The same, with the tile being built: a port or ship opens its lanes before its cubes come."""
    slot = unfinished.being_built(state)
    awaited = BIT[slot] if slot >= 0 and state.industry == industry else 0
    return of_industry(state, industry) | awaited


def with_cubes(state: AgeState, industry: int) -> int:
    slots = members(of_industry(state, industry))
    return sum(BIT[slot] for slot in slots if state.cubes[slot] > 0)


def join_everything(state: AgeState) -> None:
    """Railways, sea lanes between a port and a ship that stand, and the imports of ships."""
    board = state.board
    joints = [board.link_ends[link] for link in members(state.built)]
    for ship in members(state.ship_slots):
        sea = BIT[board.slot_location[ship]]
        ports = members(board.lanes[ship] & state.port_slots)
        joints += [sea | BIT[board.slot_location[port]] for port in ports]
        source = board.ship_import[ship]
        if source != NOTHING:  # there is none in some seas, nor where a ship has no business
            joints.append(sea | BIT[board.source_location[source]])
    for ends in joints:
        join(state.near, state.joined, ends, board.barred)


# All of them ---------------------------------------------------------------------------------


def violations(state: AgeState) -> Iterator[Violation]:
    """Every invariant that the position violates: where in the document, and what is wrong.

    Later ones may rely on earlier ones, so stop at the first.
    """
    yield from turn_violations(state)
    yield from card_violations(state)
    for p in range(state.seats):
        yield from player_violations(state, p)
    yield from map_violations(state)
    yield from unfinished.course_violations(state)
    yield from unfinished.action_violations(state)


# Turns, cards and players --------------------------------------------------------------------


def turn_violations(state: AgeState) -> Iterator[Violation]:
    """The order, and that turn and actions fit what is asked."""
    order = [int(state.seat[ORDER + i]) for i in range(state.seats)]
    if sorted(order) != list(range(state.seats)):
        yield "order", f"expected each seat from 0 to {state.seats - 1} once, found {order}"
    board = state.board
    most = int(board.first_round_actions if state.round == 1 else board.actions)
    places, actions = range(state.seats), range(1, most + 1)
    if state.phase >= CLOSING:
        actions = range(1)
    if state.phase == INTEREST:  # all have played
        places = range(state.seats, state.seats + 1)
    elif state.phase == OVER:
        places = range(1)
        if state.cards_left() or all(state.seat[HAND + p] for p in range(state.seats)):
            yield "pending.phase", "the game ends when the deck and a hand are empty"
    if state.turn not in places:
        yield "turn", f"expected {spread(places)} in this phase, found {state.turn}"
    if state.actions not in actions:
        yield "actions_left", f"expected {spread(actions)} in this phase, found {state.actions}"


def card_violations(state: AgeState) -> Iterator[Violation]:
    """Deck, display, hands and discards are all the cards there are; the display has gaps only when
    the deck is empty or a card was just taken."""
    ids = state.board.card_ids
    seen = Counter(ids[card] for card in state.deck[state.deck_at :])
    seen.update(ids[card] for card in state.display if card != NOTHING)
    seen.update(ids[card // MAX_SEATS] for card in state.discards)
    for p in range(state.seats):
        seen.update({name: int(state.hand[p * len(ids) + c]) for c, name in enumerate(ids)})
    whole = Counter(ids[card] for card in state.board.deck)
    yield from cards(seen, whole, "in deck, display, hands and discards")
    gaps = state.display.count(NOTHING)
    if state.cards_left() and gaps > (state.steps if state.phase == DRAW else 0):
        yield "display", "a gap, but the deck would have filled it"
    for p in range(state.seats):
        size, most = state.hand_size(p), state.board.hand_limit
        if size > most:
            yield f"players[{p}].hand", f"{size} cards, but a hand has at most {most}"


def player_violations(state: AgeState, p: int) -> Iterator[Violation]:
    where = f"players[{p}]"
    for name, field in (("money", MONEY), ("spent", SPENT), ("loans", LOANS)):
        if state.seat[field + p] < 0:
            yield f"{where}.{name}", f"expected 0 or more, found {state.seat[field + p]}"
    if state.rails_left(p) < 0:
        yield f"{where}.rails_left", f"more than {state.board.railways} railways on the map"
    if state.phase == OVER:
        yield from score_violations(state, p)
    elif state.seat[POINTS + p]:
        yield f"{where}.victory_points", "points are counted at the end of the game"
    yield from mat_violations(state, p)


def score_violations(state: AgeState, p: int) -> Iterator[Violation]:
    """Loans are repaid as far as the money goes; the rest of it has been counted."""
    if state.can_repay(p):
        yield f"players[{p}].loans", "at the end loans are repaid as long as there is money"
    points = end.points(state, p, state.seat[MONEY + p], state.seat[LOANS + p])
    if state.seat[POINTS + p] != points:
        reason = f"expected {points}, found {state.seat[POINTS + p]}"
        yield f"players[{p}].victory_points", reason


def mat_violations(state: AgeState, p: int) -> Iterator[Violation]:
    """No tile twice; and a tile is built only when no lower one of its industry is left."""
    board = state.board
    built = Counter(int(state.kind_at(slot)) for slot in members(state.seat[SLOTS + p]))
    for kind, total in enumerate(board.kind_count):
        industry, level = board.kind_industry[kind], board.kind_level[kind]
        where = f"players[{p}].mat.{board.industry_ids[industry]}"
        left = int(state.mat[p * len(board.kind_count) + kind])
        if left + built[kind] > total:
            reason = f"{left} of level {level} on the mat and {built[kind]} on the map"
            yield where, f"{reason}, but there are {total}"
        higher = [
            board.kind_level[other]
            for other in built
            if board.kind_industry[other] == industry and board.kind_level[other] > level
        ]
        if left and higher:
            yield where, f"level {max(higher)} was built, so level {level} has left the mat"


# Tiles and railways --------------------------------------------------------------------------


def map_violations(state: AgeState) -> Iterator[Violation]:
    for slot in members(state.occupied):
        yield from tile_violations(state, slot)
    for p in range(state.seats):
        yield from crowd_violations(state, p)
    yield from link_violations(state)
    yield from market_violations(state)
    yield from import_violations(state)
    for slot in members(state.ship_slots & state.occupied):
        yield from ship_violations(state, slot)
    for slot in members(state.rebuilt & ~(state.ship_slots & state.occupied)):
        yield f"tiles.{state.board.slot_ids[slot]}", "only a ship can be rebuilt"


def tile_violations(state: AgeState, slot: int) -> Iterator[Violation]:
    """The tile fits its space, and carries cubes while it is a mine or works not yet flipped."""
    board = state.board
    kind = state.kind_at(slot)
    industry, level = board.kind_industry[kind], board.kind_level[kind]
    where = f"tiles.{board.slot_ids[slot]}"
    if not board.slot_industries[slot] & BIT[industry]:
        yield where, f"this space takes no {board.industry_ids[industry]}"
    if level == 0:
        yield where, f"{board.industry_ids[industry]} 0 is never built"
    flipped = bool(state.flipped & BIT[slot])
    most = board.kind_cubes[kind]
    allowed = range(1) if flipped or not most else range(1, most + 1)
    if state.cubes[slot] not in allowed:
        side = "flipped" if flipped else "unflipped"
        found = f"{side} {board.industry_ids[industry]} {level}, found {state.cubes[slot]}"
        yield where, f"expected {spread(allowed)} cubes on {found}"


def crowd_violations(state: AgeState, p: int) -> Iterator[Violation]:
    """A location takes one or two tiles of a player, by the number of its spaces."""
    board = state.board
    for v in members(state.locations_of(state.seat[SLOTS + p])):
        own = members(board.slots_of_location[v] & state.seat[SLOTS + p])
        if len(own) > board.location_limit[v]:
            reason = f"{len(own)} tiles of seat {p} in {board.location_ids[v]}"
            yield f"tiles.{board.slot_ids[own[-1]]}", f"{reason}; at most {board.location_limit[v]}"


def link_violations(state: AgeState) -> Iterator[Violation]:
    for p in range(state.seats):
        yield from apart_violations(state, p)
        for q in range(p):
            for link in members(state.seat[LINKS + p] & state.seat[LINKS + q]):
                yield f"links.{state.board.link_ids[link]}", "two railways on one line"


def apart_violations(state: AgeState, p: int) -> Iterator[Violation]:
    """The railways of a player go out from a tile, and on from there. Since then only another
    player's mine or works can have replaced that tile, and what its owner has built over it."""
    board = state.board
    begun = state.locations_of(state.seat[SLOTS + p]) | lost_places(state, p)
    left = members(state.seat[LINKS + p])
    grown = True
    while grown:
        reached = [link for link in left if board.link_ends[link] & begun]
        for link in reached:
            begun |= board.link_ends[link]
            left.remove(link)
        grown = bool(reached)
    for link in left:
        where = f"links.{board.link_ids[link]}"
        yield where, f"no tile or railway of seat {p} from which it could have been built"


def lost_places(state: AgeState, p: int) -> int:
    """The locations where a tile of another may have replaced a mine or works of this player."""
    board = state.board
    found = 0
    for kind in lost(state, p):
        industry, level = board.kind_industry[kind], board.kind_level[kind]
        for slot in members(state.occupied & ~state.seat[SLOTS + p]):
            fits = board.slot_industries[slot] & BIT[industry]
            if fits and board.kind_level[state.kind_at(slot)] > level:
                found |= BIT[board.slot_location[slot]]
    return int(found)


def lost(state: AgeState, p: int) -> list[int]:
    """The kinds of mines and works of which a tile is neither on the mat nor on the map."""
    board = state.board
    kinds = len(board.kind_count)
    standing = [state.kind_at(slot) for slot in members(state.seat[SLOTS + p])]
    return [
        kind
        for kind, total in enumerate(board.kind_count)
        if board.kind_industry[kind] in (board.coal_industry, board.iron_industry)
        and int(state.mat[p * kinds + kind]) + standing.count(kind) < total
    ]


# Markets, imports and ships ------------------------------------------------------------------


def market_violations(state: AgeState) -> Iterator[Violation]:
    board = state.board
    for name, track, cubes in (
        ("coal", board.coal_track, state.coal),
        ("iron", board.iron_track, state.iron),
    ):
        if not 0 <= cubes <= track.spaces:
            yield f"markets.{name}", f"expected 0 to {track.spaces} cubes, found {cubes}"
    whole = Counter(board.market_pile)
    placed = Counter(int(tile) for tile in state.market)
    for tile, name in enumerate(board.market_tile_ids):
        if placed[tile] > whole[tile]:
            yield "market_tiles", f"{placed[tile]} tiles {name}, but there are {whole[tile]}"
    for m, name in enumerate(board.market_ids):
        where = f"market_tiles.{name}"
        if state.market[m] < 0:
            yield where, "every market space has a tile"
        elif state.used & BIT[m]:
            yield from sold_violations(state, m, where)


def sold_violations(state: AgeState, m: int, where: str) -> Iterator[Violation]:
    """Goods were sold there: there was a demand, and a way."""
    board = state.board
    if not board.market_accepts[state.market[m]]:
        yield where, "nothing is sold where there is no demand"
    sea = (
        board.slots_of_location[board.market_location[m]]
        & board.slots_of_industry[board.ship_industry]
    )
    if sea and not sea & state.occupied:
        yield where, "nothing is sold here before a ship has come"


def import_violations(state: AgeState) -> Iterator[Violation]:
    board = state.board
    for n, name in enumerate(board.import_ids):
        cubes, most = state.cubes[len(board.slot_ids) + n], board.import_cubes[n]
        if not BIT[board.import_ship[n]] & state.ship_slots:
            most = 0
        if cubes > most:
            yield f"imports.{name}", f"expected 0 to {most} cubes, found {cubes}"


def ship_violations(state: AgeState, slot: int) -> Iterator[Violation]:
    """A ship lies off a port; it flips as soon as its coal and its market are used up; one
    that replaced another never does."""
    board = state.board
    where = f"tiles.{board.slot_ids[slot]}"
    flipped = bool(state.flipped & BIT[slot])
    if not board.lanes[slot] & state.port_slots:
        yield where, "no port at the other end of a sea lane"
    if state.rebuilt & BIT[slot]:
        if flipped:
            yield where, "a rebuilt ship never flips"
        if not lower_kind(state, slot):
            yield where, "a rebuilt ship has replaced one of a lower level"
    elif flipped != used_up(state, slot):
        needs = "its coal and its market are used up" if flipped else "something is left of it"
        says = "flipped: expected that" if flipped else "not flipped: expected that"
        yield where, f"{says} {needs}"


def lower_kind(state: AgeState, slot: int) -> bool:
    """Whether there is a ship of a lower level that can be built."""
    board = state.board
    kind = state.kind_at(slot)
    return any(
        0 < board.kind_level[other] < board.kind_level[kind]
        for other in members(board.kinds_of_industry[board.ship_industry])
    )


def used_up(state: AgeState, slot: int) -> bool:
    board = state.board
    source = board.ship_import[slot]
    if source != NOTHING and state.cubes[source]:
        return False
    return not any(
        board.market_accepts[state.market[m]] and not state.used & BIT[m]
        for m in members(board.markets_of_location[board.slot_location[slot]])
    )
