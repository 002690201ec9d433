"""The build action. Rulebook: "Action - Construction", "Fermes-Brasseries". What all games of the
family ask of a tile, a slot and its price is in brass/rules/build.py."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.board import HAND, NETWORK
from ironbridge.brass.rules import build
from ironbridge.games.birmingham.move_space import BUILD
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.arrays import changed
from ironbridge.kernel.bits import BIT, EMPTY, POSITION, SPREAD
from ironbridge.kernel.choices import Choices

# Where, and with which card -----------------------------------------------------------------


def add_builds(s: Position, p: i64, found: Choices) -> None:
    """Every tile that a card in hand allows, in every slot.

    A location card reaches its own town. The wild location reaches every town, but no farm
    (BB-FARM-CARDS). A card that shows the industry, or the wild industry, which shows them all
    (BB-BUILD-WILD-INDUSTRY), reaches the network, farms too (BB-FARM-NETWORK).
    """
    board = s.board
    industries = build.affordable(s, p)
    if industries == 0:
        return
    by_location, icons = build.reach_of_hand(s, p)
    by_industry = network_slots(s, p) if icons else EMPTY
    closed = build.own_towns(s, p)
    while industries:
        bit = industries & -industries
        industries ^= bit
        industry: i64 = POSITION[(bit * SPREAD >> 58) & 63]
        reached = by_location
        if icons & bit:
            reached |= by_industry
        reached &= board.slots_of_industry[industry]
        slots = build.buildable(s, p, industry, reached, closed)
        found.pick_column(s.space.build, slots, board.industries, industry)


def network_slots(s: Position, p: i64) -> i64:
    return build.network_slots(s, p, s.seat[NETWORK + p])


def fitting_cards(s: Position, p: i64) -> i64:
    """The card kinds in hand that pay for the action begun; only a build asks what they show."""
    if s.action != BUILD:
        return s.seat[HAND + p]
    return build.fitting_cards(s, p, network_slots(s, p))


# What happens -------------------------------------------------------------------------------


def place_tile(s: Position, p: i64) -> None:
    build.place_tile(s, p, s.target, s.industry)
    build.note_built(s, p, s.target)


def produce(s: Position, p: i64) -> None:
    """A brewery gets its barrels; a mine or works gets its cubes and supplies its market."""
    slot = s.target
    laid: i64 = s.board.kind_cubes[s.kind_at(slot) * 2 + s.era]
    if s.industry == s.board.beer_industry:
        s.cubes = changed(s.cubes, slot, laid)
        s.beer_slots |= BIT[slot]
    else:
        build.supply(s, p, slot, s.industry, laid)
