"""The laws that every position keeps: nothing appears, nothing is lost, and what is stored twice
agrees. `loading.py` refuses a document that breaks one; tests check every position they pass.

The laws of the action in progress are in `pending.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from ironbridge.games.birmingham import pending
from ironbridge.games.birmingham.board import CANAL, MAT, MAX_SEATS, NOTHING, RAIL
from ironbridge.games.birmingham.layout import (
    DEBT,
    HAND,
    INCOME,
    LINKS,
    MONEY,
    NETWORK,
    ORDER,
    OVER,
    OWED,
    POINTS,
    SLOTS,
    SPENT,
)
from ironbridge.industry import routes
from ironbridge.kernel.bits import BIT, members

if TYPE_CHECKING:
    from ironbridge.games.birmingham.state import BirminghamState

DERIVED: Final = (
    "seat", "near", "joined", "built", "occupied", "coal_slots", "iron_slots", "beer_slots",
)  # fmt: skip
"""What `derive` writes: attributes that follow, in whole or in part, from the others."""


class ConsistencyError(AssertionError):
    """A position that no game can reach: a fault of the engine, not of a player."""


def check(state: BirminghamState) -> None:
    """Raise ConsistencyError when the position breaks a law."""
    twin = state.copy()
    derive(twin)
    for name in DERIVED:
        kept, recomputed = getattr(state, name), getattr(twin, name)
        if kept != recomputed:
            raise ConsistencyError(f"{name} is {kept!r}, but the rest says {recomputed!r}")
    for where, reason in breaches(state):
        raise ConsistencyError(f"{where}: {reason}")


def derive(state: BirminghamState) -> None:
    """Recompute all that follows from tiles, cubes, hands and the links of each seat."""
    board = state.board
    state.near = routes.zeros(len(board.location_ids))
    state.joined = routes.alone(len(board.location_ids))
    state.built = state.occupied = 0
    for p in range(state.seats):
        derive_seat(state, p)
        state.built |= state.seat[LINKS + p]
        state.occupied |= state.seat[SLOTS + p]
    state.coal_slots = with_cubes(state, board.coal_industry)
    state.iron_slots = with_cubes(state, board.iron_industry)
    state.beer_slots = with_cubes(state, board.beer_industry)


def derive_seat(state: BirminghamState, p: int) -> None:
    board = state.board
    cards = len(board.card_ids)
    held = [c for c in range(cards) if state.hand[p * cards + c]]
    own = [
        slot
        for slot in range(len(board.slot_ids))
        if state.tile[slot] >= 0 and state.owner_at(slot) == p
    ]
    network = 0
    for slot in own:
        network |= BIT[board.slot_location[slot]]
    for link in members(state.seat[LINKS + p]):
        network |= board.link_ends[link]
        routes.join(state.near, state.joined, board.link_ends[link])
    state.seat[HAND + p] = sum(BIT[c] for c in held)
    state.seat[SLOTS + p] = sum(BIT[slot] for slot in own)
    state.seat[NETWORK + p] = network


def with_cubes(state: BirminghamState, industry: int) -> int:
    """The slots whose tile of this industry has cubes or barrels on it."""
    industries = state.board.kind_industry
    return sum(
        BIT[slot]
        for slot in members(state.occupied)
        if state.cubes[slot] > 0 and industries[state.kind_at(slot)] == industry
    )


# Laws ---------------------------------------------------------------------------------------


def breaches(state: BirminghamState) -> Iterator[tuple[str, str]]:
    """Every law the position breaks: where in the document, and what is wrong.

    Masks are trusted here. Later laws may rely on earlier ones, so stop at the first.
    """
    yield from course_breaches(state)
    yield from card_breaches(state)
    for slot in members(state.occupied):
        yield from tile_breaches(state, slot)
    for p in range(state.seats):
        yield from player_breaches(state, p)
    yield from link_breaches(state)
    yield from market_breaches(state)
    yield from merchant_breaches(state)
    yield from pending.breaches(state)


def course_breaches(state: BirminghamState) -> Iterator[tuple[str, str]]:
    board = state.board
    order = [state.seat[ORDER + i] for i in range(state.seats)]
    if sorted(order) != list(range(state.seats)):
        yield "order", f"expected each seat from 0 to {state.seats - 1} once, found {order}"
    if state.introductory and state.era == RAIL:
        yield "era", "the introductory game ends with the canal era"
    if state.phase == DEBT:
        places, actions = range(state.seats, state.seats + 1), range(1)
    elif state.phase == OVER:
        places, actions = range(1), range(1)
    else:
        places, actions = range(state.seats), range(1, board.actions + 1)
    if state.turn not in places:
        yield "turn", f"expected {spread(places)} in this phase, found {state.turn}"
    if state.actions not in actions:
        yield "actions_left", f"expected {spread(actions)} in this phase, found {state.actions}"


def spread(numbers: range) -> str:
    return f"{numbers[0]}" if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"


def card_breaches(state: BirminghamState) -> Iterator[tuple[str, str]]:
    """The deck, the hands, the discards and the cards laid aside are the cards of the box."""
    board = state.board
    cards = len(board.card_ids)
    seen = Counter(state.deck[state.deck_at :])
    seen.update(card // MAX_SEATS for card in state.discards)
    seen.update(state.face_down)
    wild = members(board.wild_cards)
    for c in wild:
        if seen[c]:
            yield "wild_cards", f"{board.card_ids[c]} is in hands and its pile, nowhere else"
    for p in range(state.seats):
        yield from hand_breaches(state, p)
        seen.update({c: state.hand[p * cards + c] for c in range(cards)})
    for c, name in enumerate(board.card_ids):
        total = board.card_counts[c][state.seats]
        if c in wild and seen[c] > total:
            yield "wild_cards", f"{seen[c]} {name} in hands, but there are {total}"
        if c not in wild and seen[c] != total:
            places = "in deck, hands, discards and face down"
            yield "deck", f"{seen[c]} cards {name} {places}, but the game has {total}"
    if len(state.face_down) not in (0, state.seats):
        yield "players", "a face-down card for every seat or for none"


def hand_breaches(state: BirminghamState, p: int) -> Iterator[tuple[str, str]]:
    board = state.board
    if state.hand_size(p) > board.hand:
        reason = f"{state.hand_size(p)} cards, but a hand has at most {board.hand}"
        yield f"players[{p}].hand", reason
    for c in members(board.wild_cards):
        if state.hand[p * len(board.card_ids) + c] > 1:
            yield f"players[{p}].hand", f"a hand never has two cards {board.card_ids[c]}"


def tile_breaches(state: BirminghamState, slot: int) -> Iterator[tuple[str, str]]:
    board = state.board
    kind = state.kind_at(slot)
    industry, level = board.kind_industry[kind], board.kind_level[kind]
    name = f"{board.industry_ids[industry]} {level}"
    where = f"tiles.{board.slot_ids[slot]}"
    if not board.slot_industries[slot] & BIT[industry]:
        yield where, f"this slot takes no {board.industry_ids[industry]}"
    kept_from_canals = state.era == RAIL and level > 1
    if not board.kind_buildable[kind * 2 + state.era] and not kept_from_canals:
        yield where, f"{name} cannot be on the board in this era"
    most = board.kind_cubes[kind * 2 + state.era]
    if state.era == RAIL:
        most = max(most, board.kind_cubes[kind * 2 + CANAL])
    unfinished = pending.being_built(state) == slot
    produces = not board.sold_industries & BIT[industry]
    least = 1 if produces and not unfinished else 0
    if state.flipped & BIT[slot] or unfinished or not produces:
        most = least = 0
    if not least <= state.cubes[slot] <= most:
        side = "flipped" if state.flipped & BIT[slot] else "unflipped"
        expected = spread(range(least, most + 1))
        yield where, f"expected {expected} cubes on {side} {name}, found {state.cubes[slot]}"
    if unfinished and state.flipped & BIT[slot]:
        yield where, "a tile that is being built is not flipped"


def player_breaches(state: BirminghamState, p: int) -> Iterator[tuple[str, str]]:
    where = f"players[{p}]"
    for name, field in (("money", MONEY), ("spent", SPENT), ("owed", OWED)):
        if state.seat[field + p] < 0:
            yield f"{where}.{name}", f"expected 0 or more, found {state.seat[field + p]}"
    below_zero = state.introductory and state.phase == OVER
    if state.seat[POINTS + p] < 0 and not below_zero:
        yield f"{where}.victory_points", f"expected 0 or more, found {state.seat[POINTS + p]}"
    if not 0 <= state.seat[INCOME + p] <= state.board.income.last:
        yield f"{where}.income_space", f"expected 0 to {state.board.income.last}"
    if state.seat[OWED + p] and state.phase != DEBT:
        yield f"{where}.owed", "only the phase debt has debtors"
    if state.seat[OWED + p] and state.seat[MONEY + p]:
        yield f"{where}.owed", "who owes has no money left"
    yield from mat_breaches(state, p)
    yield from canal_breaches(state, p)


def mat_breaches(state: BirminghamState, p: int) -> Iterator[tuple[str, str]]:
    """A tile on the board has left the mat, and the lowest leave first."""
    board = state.board
    built = Counter(state.kind_at(slot) for slot in members(state.seat[SLOTS + p]))
    for k, name in enumerate(board.industry_ids):
        taken = state.mat[p * len(board.industry_ids) + k]
        left = Counter(board.mat_kind[k * MAT : k * MAT + taken])
        for kind in left | built:
            if board.kind_industry[kind] == k and built[kind] > left[kind]:
                reason = f"{built[kind]} of level {board.kind_level[kind]} on the board"
                yield f"players[{p}].mat.{name}", f"{reason}, but {left[kind]} left the mat"


def canal_breaches(state: BirminghamState, p: int) -> Iterator[tuple[str, str]]:
    if state.era != CANAL:
        return
    board = state.board
    for v in members(state.locations_of(state.seat[SLOTS + p])):
        own = members(board.slots_of_location[v] & state.seat[SLOTS + p])
        if len(own) > 1:
            reason = f"a second tile of seat {p} in {board.location_ids[v]}"
            yield f"tiles.{board.slot_ids[own[-1]]}", f"{reason}; the canal era allows one"


def link_breaches(state: BirminghamState) -> Iterator[tuple[str, str]]:
    board = state.board
    allowed, era = (board.canals, "canal") if state.era == CANAL else (board.rails, "rail")
    for link in members(state.built & ~allowed):
        yield f"links.{board.link_ids[link]}", f"there is no {era} here"
    for p in range(state.seats):
        if state.links_left(p) < 0:
            reason = f"more links on the board than the {board.link_tiles} of seat {p}"
            yield f"players[{p}].links_left", reason
        for q in range(p):
            for link in members(state.seat[LINKS + p] & state.seat[LINKS + q]):
                yield f"links.{board.link_ids[link]}", "two links on one line"


def market_breaches(state: BirminghamState) -> Iterator[tuple[str, str]]:
    board = state.board
    for name, market, cubes in (
        ("coal", board.coal_market, state.coal),
        ("iron", board.iron_market, state.iron),
    ):
        if not 0 <= cubes <= market.spaces:
            yield f"markets.{name}", f"expected 0 to {market.spaces} cubes, found {cubes}"


def merchant_breaches(state: BirminghamState) -> Iterator[tuple[str, str]]:
    board = state.board
    expected = [t for t, seats in enumerate(board.merchant_seats) if state.seats in seats]
    for m, tile in enumerate(state.merchants):
        where = f"merchants.{board.space_ids[m]}"
        used = board.space_min_seats[m] <= state.seats
        if used != (tile != NOTHING):
            verb = "has a" if used else "has no"
            yield where, f"this space {verb} merchant tile with {state.seats} seats"
        buys = tile != NOTHING and board.merchant_buys[tile]
        if state.barrels & BIT[m] and not buys:
            yield where, "a barrel stands only beside a merchant who buys something"
    laid = sorted(tile for tile in state.merchants if tile != NOTHING)
    if laid != expected:
        names = ", ".join(board.merchant_ids[t] for t in expected)
        yield "merchants", f"with {state.seats} seats the tiles are {names}, each once"
