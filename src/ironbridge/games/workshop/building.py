"""The laws of links: the turns that a company has had can have built them, and they began where
its industries stand or stood.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ironbridge.games.workshop import pending, progress
from ironbridge.games.workshop.board import LINK, LINKS, MAX_COMPANIES, OVER
from ironbridge.games.workshop.pieces import LINKS_A_TURN
from ironbridge.games.workshop.rules.income import links_on, network_of
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.invariants import Violation

if TYPE_CHECKING:
    from ironbridge.games.workshop.table import WorkshopState


def violations(state: WorkshopState, company: int) -> Iterator[Violation]:
    """What is wrong with the links of a company."""
    name = state.board.colour_ids[company]
    lines = int(state.firm[LINKS + company])
    turns = 0 if state.phase == OVER else progress.turns_of(state, company)
    if state.phase == LINK and state.company() == company:
        turns -= 1
        lines &= ~pending.line_of_first_link(state)
    if links_on(state, lines) > LINKS_A_TURN * turns:
        yield "links", f"{name} can have {LINKS_A_TURN * turns} links by now, and has more"
    elif turns_needed(state, lines) > turns:
        yield "links", f"{name} has had {turns} turns, in which nobody builds links so far apart"
    elif links_astray(state, company) > LINKS_A_TURN * industries_gone(state, company):
        yield "links", f"{name} has links that began at none of its industries"


def turns_needed(state: WorkshopState, lines: int) -> int:
    """The fewest turns in which these links are built: one for each double connection, and one
    for every two single ones that share a town."""
    doubles = lines & int(state.board.doubles)
    turns, singles = len(members(doubles)), lines & ~doubles
    while singles:
        together = int(network_of(state, singles & -singles, singles))
        singles &= ~together
        turns += (len(members(together)) + 1) // LINKS_A_TURN
    return turns


# Where links began ----------------------------------------------------------------------------


def industries_of(state: WorkshopState, company: int) -> int:
    """On the map."""
    towns = range(len(state.board.town_ids))
    return sum(int(state.industries[town * MAX_COMPANIES + company]) for town in towns)


def industries_gone(state: WorkshopState, company: int) -> int:
    """Those that left a full town; also those that a few lines of text leave out."""
    return progress.turns_of_game(state, company) - industries_of(state, company)


def links_astray(state: WorkshopState, company: int) -> int:
    """The links that no industry on the map accounts for, each of them for those of one turn: a
    link of each is given to an industry where it can have begun, and gives way to another link
    that can begin nowhere else."""
    begun: list[list[int]] = [[] for _ in state.board.town_ids]
    astray = 0
    for line in members(state.firm[LINKS + company]):
        for _ in range(2 if state.board.doubles & BIT[line] else 1):
            astray += not begin(state, company, line, begun, set())
    return astray


def begin(
    state: WorkshopState, company: int, line: int, begun: list[list[int]], tried: set[int]
) -> bool:
    """Find a link a town where it began; others may have to move on."""
    for town in starts(state, company, line):
        room = LINKS_A_TURN * int(state.industries[town * MAX_COMPANIES + company])
        if town in tried or not room:
            continue
        tried.add(town)
        if len(begun[town]) < room:
            begun[town].append(line)
            return True
        for place, other in enumerate(begun[town]):
            if begin(state, company, other, begun, tried):
                begun[town][place] = line
                return True
    return False


def starts(state: WorkshopState, company: int, line: int) -> list[int]:
    """The towns where the turn of a link can have placed its industry: its own, and if it is a
    single one, those of single links that it can have followed."""
    board = state.board
    followed = BIT[line]
    if not board.doubles & BIT[line]:
        followed |= board.touching[line] & state.firm[LINKS + company] & ~board.doubles
    ends = [(board.end_a[other], board.end_b[other]) for other in members(followed)]
    return sorted({town for pair in ends for town in pair})
