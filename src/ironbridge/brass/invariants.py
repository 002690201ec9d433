"""Invariants that the positions of every game of the family keep, and masks that follow from the
rest. How much a game can have brought by now is in bounds.py.

Each yields what violates it: where in the document, and why. Masks are trusted; later invariants
may rely on earlier ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from ironbridge.brass.board import (
    ACTION,
    CANAL,
    ERA_NAMES,
    HAND,
    INCOME,
    LINKS,
    MAT,
    MAX_SEATS,
    MONEY,
    ORDER,
    OWED,
    POINTS,
    RAIL,
    SLOTS,
    SPENT,
)
from ironbridge.brass.rules import cubes, income
from ironbridge.brass.rules.state import BrassState
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.invariants import Violation

# What follows from tiles, cubes, hands and the links of each seat -----------------------------


def derive(state: BrassState) -> None:
    tables = state.tables
    state.near = tables.no_links
    state.joined = tables.unjoined
    state.built = state.occupied = 0
    for p in range(state.seats):
        derive_seat(state, p)
        state.built |= state.seat[LINKS + p]
        state.occupied |= state.seat[SLOTS + p]
    state.coal_slots = with_cubes(state, tables.coal_industry)
    state.iron_slots = with_cubes(state, tables.iron_industry)


def derive_seat(state: BrassState, p: int) -> None:
    cards = len(state.tables.card_ids)
    state.seat[HAND + p] = sum(BIT[c] for c in range(cards) if state.held(p, c))
    state.seat[SLOTS + p] = sum(
        BIT[slot] for slot, tile in enumerate(state.tile) if tile >= 0 and state.owner_at(slot) == p
    )
    for link in members(state.seat[LINKS + p]):
        state.connect(state.tables.link_ends[link])
    state.renew_network(p)


def tiles_of(state: BrassState, industry: int) -> int:
    """The slots with a tile of this industry."""
    industries = state.tables.kind_industry
    slots = members(state.occupied)
    return sum(BIT[slot] for slot in slots if industries[state.kind_at(slot)] == industry)


def with_cubes(state: BrassState, industry: int) -> int:
    """The slots whose tile of this industry has cubes or barrels on it."""
    slots = members(tiles_of(state, industry))
    return sum(BIT[slot] for slot in slots if state.cubes[slot] > 0)


# Invariants ---------------------------------------------------------------------------------


def course(state: BrassState, phase: str) -> Iterator[Violation]:
    """Order, era, and that turn and actions fit what is asked."""
    order = [state.seat[ORDER + i] for i in range(state.seats)]
    if sorted(order) != list(range(state.seats)):
        yield "order", f"expected each seat from 0 to {state.seats - 1} once, found {order}"
    if state.introductory and state.era == RAIL:
        yield "era", "the introductory game ends with the canal era"
    if phase == "debt":  # all have played
        places, actions = range(state.seats, state.seats + 1), range(1)
    elif phase == "over":
        places, actions = range(1), range(1)
    else:
        places, actions = range(state.seats), range(1, turn_actions(state) + 1)
    if state.turn not in places:
        yield "turn", f"expected {spread(places)} in this phase, found {state.turn}"
    if state.actions not in actions:
        yield "actions_left", f"expected {spread(actions)} in this phase, found {state.actions}"


def turn_actions(state: BrassState) -> int:
    """The actions of a turn in this round."""
    first_round = state.era == CANAL and state.round == 1
    tables = state.tables
    return int(tables.first_round_actions if first_round else tables.actions)


def spread(numbers: range) -> str:
    """0 to 3, or just 3."""
    return f"{numbers[0]}" if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"


# Cards --------------------------------------------------------------------------------------


def cards_in_play(state: BrassState) -> Counter[str]:
    """The cards of the deck, the hands and the discards."""
    ids = state.tables.card_ids
    seen = Counter(ids[card] for card in state.deck[state.deck_at :])
    seen.update(ids[card // MAX_SEATS] for card in state.discards)
    for p in range(state.seats):
        seen.update({name: state.held(p, c) for c, name in enumerate(ids)})
    return seen


def cards(seen: Mapping[str, int], whole: Mapping[str, int], places: str) -> Iterator[Violation]:
    """The cards that are somewhere are the cards of the game."""
    for name, total in whole.items():
        if seen.get(name, 0) != total:
            yield "deck", f"{seen.get(name, 0)} cards {name} {places}, but the game has {total}"


def hand(state: BrassState, p: int) -> Iterator[Violation]:
    size, most = state.hand_size(p), state.tables.hand
    if size > most:
        yield f"players[{p}].hand", f"{size} cards, but a hand has at most {most}"


# Players ------------------------------------------------------------------------------------


def player(state: BrassState, p: int, phase: str) -> Iterator[Violation]:
    """Money, points, income, debts, mat, and one tile in a town in the canal era."""
    where = f"players[{p}]"
    for name, field in (("money", MONEY), ("spent", SPENT), ("owed", OWED)):
        if state.seat[field + p] < 0:
            yield f"{where}.{name}", f"expected 0 or more, found {state.seat[field + p]}"
    below_zero = state.introductory and phase == "over"
    if state.seat[POINTS + p] < 0 and not below_zero:
        yield f"{where}.victory_points", f"expected 0 or more, found {state.seat[POINTS + p]}"
    if not 0 <= state.seat[INCOME + p] <= state.tables.income.last:
        yield f"{where}.income_space", f"expected 0 to {state.tables.income.last}"
    if state.seat[OWED + p] and phase != "debt":
        yield f"{where}.owed", "only the phase debt has debtors"
    if state.seat[OWED + p] and state.seat[MONEY + p]:
        yield f"{where}.owed", "whoever owes has no money left"
    yield from mat(state, p)
    if state.era == CANAL:
        yield from second_tiles(state, p)


def mat(state: BrassState, p: int) -> Iterator[Violation]:
    """A tile on the board has left the mat, and the lowest leave first."""
    tables = state.tables
    built = Counter(state.kind_at(slot) for slot in members(state.seat[SLOTS + p]))
    for k, name in enumerate(tables.industry_ids):
        taken = state.mat[p * len(tables.industry_ids) + k]
        left = Counter(tables.mat_kind[k * MAT : k * MAT + taken])
        for kind, count in built.items():
            if tables.kind_industry[kind] == k and count > left[kind]:
                reason = f"{count} of level {tables.kind_level[kind]} on the board"
                yield f"players[{p}].mat.{name}", f"{reason}, but {left[kind]} left the mat"


def second_tiles(state: BrassState, p: int) -> Iterator[Violation]:
    tables = state.tables
    for v in members(state.locations_of(state.seat[SLOTS + p])):
        own = members(tables.slots_of_location[v] & state.seat[SLOTS + p])
        if len(own) > 1:
            reason = f"a second tile of seat {p} in {tables.location_ids[v]}"
            yield f"tiles.{tables.slot_ids[own[-1]]}", f"{reason}; the canal era allows one"


# The board ----------------------------------------------------------------------------------


def tile(state: BrassState, slot: int, most: int, unfinished: bool) -> Iterator[Violation]:
    """The tile fits its slot, the era and its side, and carries one to `most` cubes while it is
    at work, none if `most` is 0. `unfinished`: it waits for the cubes it costs."""
    tables = state.tables
    kind = state.kind_at(slot)
    industry, level = tables.kind_industry[kind], tables.kind_level[kind]
    name = f"{tables.industry_ids[industry]} {level}"
    where = f"tiles.{tables.slot_ids[slot]}"
    flipped = bool(state.flipped & BIT[slot])
    if not tables.slot_industries[slot] & BIT[industry]:
        yield where, f"this slot takes no {tables.industry_ids[industry]}"
    kept_from_canals = state.era == RAIL and level > 1 and tables.kind_buildable[kind * 2 + CANAL]
    if not tables.kind_buildable[kind * 2 + state.era] and not kept_from_canals:
        yield where, f"{name} cannot be on the board in this era"
    if unfinished and flipped:
        yield where, "a tile that is being built is not flipped"
    allowed = range(1) if flipped or unfinished or not most else range(1, most + 1)
    if state.cubes[slot] not in allowed:
        side = "flipped" if flipped else "unflipped"
        expected = spread(allowed)
        yield where, f"expected {expected} cubes on {side} {name}, found {state.cubes[slot]}"


def links(state: BrassState) -> Iterator[Violation]:
    tables = state.tables
    usable = tables.canals if state.era == CANAL else tables.rails
    for link in members(state.built & ~usable):
        yield f"links.{tables.link_ids[link]}", f"there is no {ERA_NAMES[state.era]} here"
    for p in range(state.seats):
        if state.links_left(p) < 0:
            reason = f"more links on the board than the {tables.link_tiles} of seat {p}"
            yield f"players[{p}].links_left", reason
        for q in range(p):
            for link in members(state.seat[LINKS + p] & state.seat[LINKS + q]):
                yield f"links.{tables.link_ids[link]}", "two links on one line"


def links_left_violations(state: BrassState, claimed: list[int]) -> Iterator[Violation]:
    """What a document says twice must agree."""
    total = state.tables.link_tiles
    for p, claim in enumerate(claimed):
        left = state.links_left(p)
        if claim != left:
            reason = f"{total - left} of {total} are on the board, so expected {left}"
            yield f"players[{p}].links_left", f"{reason}; found {claim}"


def markets(state: BrassState) -> Iterator[Violation]:
    for name, market, held in (
        ("coal", state.tables.coal_market, state.coal),
        ("iron", state.tables.iron_market, state.iron),
    ):
        if not 0 <= held <= market.spaces:
            yield f"markets.{name}", f"expected 0 to {market.spaces} cubes, found {held}"


# The action in progress: how far it may have come, and that its question is a real one -------


def questions(
    state: BrassState, phase: str, actions: Sequence[int], names: Sequence[str]
) -> Iterator[Violation]:
    """Only these actions come to the questions of the phase; `names` are those of all kinds."""
    if state.action not in actions:
        expected = ", ".join(names[kind] for kind in actions)
        yield "pending.action", f"in phase {phase} expected one of {expected}"


def rest(state: BrassState, phase: str, half_done: bool) -> Iterator[Violation]:
    """Between actions nothing is half done, neither here nor in what only the game has."""
    named = max(state.action, state.target, state.industry) >= 0
    if named or state.need_coal or state.need_iron or state.steps or half_done:
        yield "pending", f"in phase {phase} no action is in progress"


def unpaid(state: BrassState, needs_more: bool) -> Iterator[Violation]:
    """The card comes first."""
    if state.need_coal or state.need_iron or needs_more:
        yield "pending", "nothing is needed before the card is discarded"


def new_tile(state: BrassState, p: int) -> Iterator[Violation]:
    """The tile that is being built stands already."""
    if not state.seat[SLOTS + p] & BIT[state.target]:
        yield "pending.target", "the tile that is being built is not there"
    elif state.tables.kind_industry[state.kind_at(state.target)] != state.industry:
        yield "pending.industry", "the tile in the target slot is of another industry"


def new_link(state: BrassState, p: int, in_canals: str) -> Iterator[Violation]:
    """The link that is being built lies already, and is a rail; `in_canals` says why."""
    if not state.seat[LINKS + p] & BIT[state.target]:
        yield "pending.target", "the link that is being built is not there"
    if state.era != RAIL:
        yield "pending.action", in_canals


def aim(verb: str, name: str, value: int, wanted: bool) -> Iterator[Violation]:
    """An action names what it is about, and nothing else."""
    if (value >= 0) != wanted:
        says = "needs its" if wanted else "has no"
        yield f"pending.{name}", f"the action {verb} {says} {name}"


def steps(state: BrassState, first: int, last: int) -> Iterator[Violation]:
    if not first <= state.steps <= last:
        expected = f"{first}" if first == last else f"{first} to {last}"
        yield "pending.steps", f"expected {expected}, found {state.steps}"


def needs(state: BrassState, *goods: tuple[int, str, int, int]) -> Iterator[Violation]:
    """`goods`: the phase that asks for it, its name, what is needed and the total, in the order
    they come. All of what comes later is still needed, and none of what came."""
    for phase, name, need, total in goods:
        if state.phase == phase:
            first, last = 1, total
        else:
            first = last = total if state.phase < phase else 0
        if not first <= need <= last:
            expected = f"{first}" if first >= last else f"{first} to {last}"
            yield f"pending.{name}", f"expected {expected}, found {need}"


def offered(twin: BrassState, p: int) -> list[int]:
    """The numbers of the moves there were before the action in progress began; `twin` is a copy to
    work on."""
    twin.phase = ACTION
    twin.action = twin.target = twin.industry = -1
    twin.steps = 0
    return [move.index for move in twin.generate(p)]


def decisions(state: BrassState, p: int, cards: int, left: int) -> Iterator[Violation]:
    """Enough cards for the actions left to pay for, and something to decide."""
    if cards < left:
        yield f"players[{p}].hand", f"{cards} cards in hand, but {left} actions to pay for"
    elif len(state.generate(p)) < (1 if state.phase == ACTION else 2):
        yield "pending.phase", "there is nothing to decide"


def sources(state: BrassState, twin: BrassState, settled: bool) -> Iterator[Violation]:
    """Where cubes come from is a real choice. `twin` is a copy in which what is forced has been
    taken, `settled` whether that was everything."""
    if settled or twin.to_json() != state.to_json():
        yield "pending.phase", "there is nothing to decide: the source is forced"


def iron(state: BrassState, p: int) -> Iterator[Violation]:
    if cubes.iron_price(state, state.need_iron) > state.seat[MONEY + p]:
        yield "pending.iron", "the iron cannot be paid for"


def debts(state: BrassState) -> Iterator[Violation]:
    """Debtors choose among their tiles; what is forced has happened already."""
    if not state.debtors():
        yield "pending.phase", "nobody owes anything"
    twin = state.copy()
    assert isinstance(twin, BrassState)
    for p in state.debtors():
        income.settle_debt(twin, p)
        if twin.seat[OWED + p] != state.seat[OWED + p]:
            yield f"players[{p}].owed", "there is nothing to decide: the payment is forced"
        level = int(state.tables.income.level[state.seat[INCOME + p]])
        if state.seat[OWED + p] > -level:
            due = f"level {level} costs £{-level}" if level < 0 else f"level {level} costs nothing"
            yield f"players[{p}].owed", f"income of {due}, found {state.seat[OWED + p]}"


def gone(state: BrassState, p: int) -> list[int]:
    """The industries of the tiles of p that are neither on the mat nor on the board."""
    tables = state.tables
    found: list[int] = []
    for k in range(len(tables.industry_ids)):
        taken = int(state.mat[p * len(tables.industry_ids) + k])
        slots = members(state.seat[SLOTS + p])
        built = [slot for slot in slots if tables.kind_industry[state.kind_at(slot)] == k]
        found += [k] * (taken - len(built))
    return found
