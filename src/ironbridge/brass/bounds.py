"""Upper bounds: how many rounds, how much money and how many points a game of the family can have
brought by now, and where links can lie.

Each bound grows at least as fast as anything can in play, so that whatever follows from an
accepted position is accepted as well. None is tight: they only refuse what nobody can have.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from ironbridge.brass.board import (
    ACTION,
    LINKS,
    MONEY,
    ORDER,
    POINTS,
    RAIL,
    SLOTS,
    SPENT,
    BrassBoard,
)
from ironbridge.brass.invariants import gone, turn_actions
from ironbridge.brass.rules.state import BrassState
from ironbridge.kernel.bits import members
from ironbridge.kernel.invariants import Violation


@dataclass(frozen=True)
class Limits:
    """`rounds` of an era; `money` at the start; what one action brings at most in money, and in
    points that are scored at once; and what the action under way can have brought already."""

    rounds: int
    money: int
    action_money: int
    action_points: int
    received_money: int = 0
    received_points: int = 0


# Rounds ---------------------------------------------------------------------------------------


def course(state: BrassState, phase: str, limits: Limits) -> Iterator[Violation]:
    """An era has its rounds, and a game ends with its last era."""
    if state.round > limits.rounds:
        reason = f"with {state.seats} seats an era has {limits.rounds} rounds"
        yield "round", f"{reason}, found {state.round}"
    last_era = state.era == RAIL or state.introductory
    if phase == "over" and not last_era:
        yield "era", "a full game is over after the rail era, not before"
    if phase == "over" and (state.cards_left() or any(hands(state))):
        yield "pending.phase", "the game is not over while there are cards to play"
    if phase == "debt" and last_era and not any(hands(state)):
        yield "pending.phase", "after the last round of the game no income is paid, nor any due"


def hands(state: BrassState) -> list[int]:
    return [int(state.hand_size(p)) for p in range(state.seats)]


def cards_last(
    state: BrassState, phase: str, limits: Limits, cards: int, left: int
) -> Iterator[Violation]:
    """The cards do not last longer than the era. `cards`: those of the seat that plays, `left`:
    how many of them it still pays with in this turn."""
    last = last_round(state, phase, cards, left)
    if last > limits.rounds:
        reason = f"the cards in hands and deck last until round {last}"
        yield "round", f"{reason}, but with {state.seats} seats an era has {limits.rounds}"


def last_round(state: BrassState, phase: str, cards: int, left: int) -> int:
    """The round in which the last card is played. Whatever is chosen, an action costs a card,
    and a hand is filled up from the deck: so the sizes of hands and deck decide it."""
    sizes = hands(state)
    deck = int(state.cards_left())
    round_, turn = state.round, state.turn
    actions = turn_actions(state)
    if phase not in ("debt", "over"):
        p = state.seat[ORDER + turn]
        sizes[p], deck = refilled(state, cards - left, deck)
        turn += 1
    while True:
        while turn < state.seats:
            p = state.seat[ORDER + turn]
            if sizes[p]:
                sizes[p], deck = refilled(state, max(0, sizes[p] - actions), deck)
            turn += 1
        if not any(sizes):
            return round_
        round_, turn = round_ + 1, 0
        actions = int(state.tables.actions)


def refilled(state: BrassState, size: int, deck: int) -> tuple[int, int]:
    """A hand and the deck after the hand has been filled up."""
    drawn = min(max(0, int(state.tables.hand) - size), deck)
    return size + drawn, deck - drawn


# Money and points -----------------------------------------------------------------------------


def player(state: BrassState, p: int, phase: str, limits: Limits) -> Iterator[Violation]:
    """No more money and points than all rounds so far could have brought, and money spent only
    by those who have had an action in this round."""
    where = f"players[{p}]"
    finished, under_way = actions_had(state, p, phase)
    spent = state.seat[SPENT + p]
    if spent and (phase in ("debt", "over") or not finished + under_way):
        yield f"{where}.spent", "nothing has been spent by this seat in this round yet"
    received = limits.received_money if under_way else 0
    most = most_money(state, finished, phase, limits) + received
    if state.seat[MONEY + p] + spent > most:
        reason = f"nobody can have had more than £{most} by now"
        yield f"{where}.money", f"{reason}, found {state.seat[MONEY + p]} and {spent} spent"
    received = limits.received_points if under_way else 0
    most_points_now = most_points(state, finished, phase, limits) + received
    if state.seat[POINTS + p] > most_points_now:
        reason = f"nobody can have more than {most_points_now} by now"
        yield f"{where}.victory_points", f"{reason}, found {state.seat[POINTS + p]}"
    lowest = int(state.tables.income.lowest_level)
    if state.seat[POINTS + p] < min(0, lowest):
        reason = f"the income level takes no more than {-min(0, lowest)}"
        yield f"{where}.victory_points", f"{reason}, found {state.seat[POINTS + p]}"


def actions_had(state: BrassState, p: int, phase: str) -> tuple[int, bool]:
    """How many actions p can have finished in this round, and whether one is under way."""
    most = turn_actions(state)
    if phase in ("debt", "over"):
        return most, False
    order = [state.seat[ORDER + i] for i in range(state.seats)]
    place = order.index(p)
    if place != state.turn:
        return (most if place < state.turn else 0), False
    return most - int(state.actions), state.phase != ACTION


def rounds_before(state: BrassState, limits: Limits) -> int:
    """The rounds that may have been played before this one."""
    return state.round - 1 + (limits.rounds if state.era == RAIL else 0)


def most_money(state: BrassState, finished: int, phase: str, limits: Limits) -> int:
    """As if one more round had been played, so that somebody who sets up a position in an early
    round may write a round sum."""
    tables = state.tables
    dearest = max(tables.kind_cost) // int(tables.shortfall_divisor)
    income = max(0, int(tables.income.level[tables.income.last]), dearest)
    each_round = int(tables.actions) * limits.action_money + income
    paid = income if phase == "debt" else 0
    earlier = (rounds_before(state, limits) + 1) * each_round
    return limits.money + earlier + finished * limits.action_money + paid


def most_points(state: BrassState, finished: int, phase: str, limits: Limits) -> int:
    """As if every round were scored, whenever the first era ended."""
    scored = most_scored(state.tables)
    each_round = int(state.tables.actions) * limits.action_points + scored
    points = rounds_before(state, limits) * each_round + finished * limits.action_points
    if phase == "over":  # the last scoring, where money may count as well
        points += scored + most_money(state, finished, phase, limits)
    return points


@lru_cache(maxsize=64)
def most_scored(tables: BrassBoard) -> int:
    """What the links, the tiles and the income of one seat can bring at the end of an era."""
    icons = [int(each) for each in tables.location_icons]
    most = max(tables.kind_icons)
    for place in tables.slot_location:
        icons[place] += most
    line = max(sum(icons[v] for v in members(ends)) for ends in tables.link_ends)
    tiles = sum(
        count * points for count, points in zip(tables.kind_count, tables.kind_points, strict=True)
    )
    income = max(0, int(tables.income.level[tables.income.last]))
    return int(tables.link_tiles) * line + 2 * tiles + income


def dearest_cubes(tables: BrassBoard, most_cubes: int) -> int:
    """What a new mine or works can earn in its market."""
    dearest = max(*tables.coal_market.prices, *tables.iron_market.prices)
    return most_cubes * int(dearest)


# Links ----------------------------------------------------------------------------------------


def links(state: BrassState) -> Iterator[Violation]:
    """A link starts from one's own tile or link, or anywhere when one has neither. A group of
    links far from all tiles of its owner therefore began at a tile that is gone, except one."""
    tables = state.tables
    for p in range(state.seats):
        own = state.locations_of(state.seat[SLOTS + p])
        far = [group for group in groups(state, p) if not group & own]
        if len(far) > 1 + len(gone(state, p)):
            link = next(n for n in members(state.seat[LINKS + p]) if tables.link_ends[n] & far[-1])
            reason = f"far from the other links of seat {p} and from all its tiles"
            yield f"links.{tables.link_ids[link]}", reason


def groups(state: BrassState, p: int) -> list[int]:
    """The locations of one's own links, group by group of links that hang together."""
    found: list[int] = []
    for link in members(state.seat[LINKS + p]):
        ends = int(state.tables.link_ends[link])
        for group in [group for group in found if group & ends]:
            found.remove(group)
            ends |= group
        found.append(ends)
    return found
