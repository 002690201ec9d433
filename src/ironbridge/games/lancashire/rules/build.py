"""The build action, by one card, or as a double action build: both actions of the turn and any two
cards in the place of the card of the town. Rulebook: "Action - Construction", "Lien virtuel". What
all games of the family ask of a tile, a slot and its price is in brass/rules/build.py."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.board import HAND, NETWORK
from ironbridge.brass.rules import build, cubes
from ironbridge.games.lancashire.move_space import BUILD, DOUBLE
from ironbridge.games.lancashire.rules import sell
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.kernel.bits import EMPTY, POSITION, SPREAD
from ironbridge.kernel.choices import Choices

# Where, and with which card -----------------------------------------------------------------


def add_builds(s: Position, p: i64, found: Choices) -> None:
    """Builds with one card, and, while the turn still has both actions, builds anywhere with any
    two cards. A town is reached whole or not at all, so one search serves both.

    The tables know the tiles that are never built (BL-BUILD-SHIPYARD-ZERO), and their masks hold
    the map in play only (BL-COMMUNITY-MAP). Coal must be connected as ever, so that some towns
    build little in the Canal Era (BL-BUILD-CANAL-NO-COAL-TOWNS).
    """
    board = s.board
    industries = build.affordable(s, p)
    if industries == 0:
        return
    by_location, icons = build.reach_of_hand(s, p)
    by_industry = network_slots(s, p) if icons else EMPTY
    closed = build.own_towns(s, p)
    doubles = can_double(s)
    while industries:
        bit = industries & -industries
        industries ^= bit
        industry: i64 = POSITION[(bit * SPREAD >> 58) & 63]
        reached = by_location
        if icons & bit:
            reached |= by_industry
        everywhere = board.slots_of_industry[industry]
        asked = everywhere if doubles else everywhere & reached
        slots = build.buildable(s, p, industry, asked, closed)
        found.pick_column(s.space.build, slots & reached, board.industries, industry)
        if doubles:
            found.pick_column(s.space.double, slots, board.industries, industry)


def network_slots(s: Position, p: i64) -> i64:
    return build.network_slots(s, p, widened(s, s.seat[NETWORK + p]))


def widened(s: Position, places: i64) -> i64:
    """The places of a network where an industry card builds: with the option of the virtual link,
    and with it only (BL-VIRTUAL-OPTION-ONLY), either of its towns stands for both.

    Nothing else asks for it, so that it carries no coal (BL-VIRTUAL-NO-COAL), and no link starts
    from it (BL-VIRTUAL-EXTENDS-NOTHING).
    """
    if s.virtual_link and places & s.board.virtual_ends:
        places |= s.board.virtual_ends
    return places


def can_double(s: Position) -> bool:
    """The turn still has both its actions (BL-DOUBLE-BOTH-ACTIONS)."""
    return s.actions >= s.board.double_cards


def fitting_cards(s: Position, p: i64) -> i64:
    """The card kinds in hand that pay for the action begun; only a build by one card asks what
    they show."""
    if s.action != BUILD:
        return s.seat[HAND + p]
    return build.fitting_cards(s, p, network_slots(s, p))


def needs_second_card(s: Position) -> bool:
    """A card has been discarded for a double action build: whether another must follow."""
    s.steps += 1
    return s.steps < s.board.double_cards


# What happens -------------------------------------------------------------------------------


def place_tile(s: Position, p: i64) -> None:
    """The tile is placed and paid for; a double action build has its own event."""
    build.place_tile(s, p, s.target, s.industry)
    if s.industry == s.board.port_industry:
        sell.open_port(s, s.target)
    build.note_built(s, p, s.target, "event-double" if s.action == DOUBLE else "event-build")


def produce(s: Position, p: i64) -> None:
    """A shipyard flips at once; a mine or works gets its cubes and supplies its market."""
    slot = s.target
    if s.industry == s.board.shipyard_industry:
        cubes.flip(s, slot)
    else:
        build.supply(s, p, slot, s.industry, s.board.kind_cubes[s.kind_at(slot)])
