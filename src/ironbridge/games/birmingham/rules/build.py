"""The build action. Rulebook: "Action - Construction", "Remplacer une tuile Industrie",
"Fermes-Brasseries".

Builds are found as masks of slots, industry by industry, with the checks of brass/build.py.
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.board import CANAL, HAND, NETWORK, SLOTS
from ironbridge.brass.rules import build, cubes, events, routes
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.bits import BIT, POSITION
from ironbridge.kernel.move import Move

# Where, and with which card -----------------------------------------------------------------


def add_builds(s: Position, p: i64, found: list[Move]) -> None:
    """Every tile that a card in hand allows (BB-BUILD-RIGHT-CARD), in every slot.

    A location card reaches its own town. The wild location reaches every town, but no farm
    (BB-FARM-CARDS). A card that shows the industry (BB-BUILD-INDUSTRY-CARD), or the wild industry,
    which shows them all (BB-BUILD-WILD-INDUSTRY), reaches the network.
    """
    board = s.board
    by_location: i64 = 0
    shown: i64 = 0
    hand = s.seat[HAND + p]
    while hand:
        bit = hand & -hand
        hand ^= bit
        card: i64 = POSITION[bit % 67]
        by_location |= board.card_slots[card]
        shown |= board.card_industries[card]
    by_industry = network_slots(s, p) if shown else 0
    # BB-BUILD-CANAL-ONE-PER-LOCATION, BB-OVERBUILD-CANAL-OTHERS
    own_towns = s.towns_of(s.seat[SLOTS + p]) if s.era == CANAL else 0
    industry: i64 = 0
    while industry < board.industries:
        reached = by_location
        if shown & BIT[industry]:
            reached |= by_industry
        # What build.py asks of the slots that are reached:
        # the tile       BB-BUILD-MAT-EMPTY, BB-BUILD-CANAL-ERA-TILES, BB-BUILD-RAIL-ERA-TILES
        # free slots     BB-BUILD-SLOT-FREE, BB-BUILD-SINGLE-ICON-FIRST
        # taken slots    BB-OVERBUILD-SAME-INDUSTRY, BB-OVERBUILD-HIGHER-LEVEL; of other players
        #                BB-OVERBUILD-OTHERS-MINES-WORKS, BB-OVERBUILD-OTHERS-NO-CUBES
        # its cost       BB-BUILD-PAY, BB-BUILD-COAL-IRON, BB-BUILD-PAY-BEFORE-SALE
        slots = build.buildable(
            s, p, industry, reached & board.slots_of_industry[industry], own_towns
        )
        while slots:
            bit = slots & -slots
            slots ^= bit
            found.append(s.space.build[POSITION[bit % 67] * board.industries + industry])
        industry += 1


def network_slots(s: Position, p: i64) -> i64:
    """The slots an industry card reaches: the network (BB-FARM-NETWORK: farms too), or every free
    slot for a player with nothing on the board (BB-BUILD-NOTHING-FREE-SLOT)."""
    if s.bare(p):
        return ~s.occupied
    return routes.gathered(s.board.slots_of_location, s.seat[NETWORK + p])


def fitting_cards(s: Position, p: i64) -> i64:
    """The card kinds in hand that allow the build begun (BB-BUILD-RIGHT-CARD)."""
    hand = s.seat[HAND + p]
    near = network_slots(s, p)
    found: i64 = 0
    while hand:
        bit = hand & -hand
        hand ^= bit
        if build.card_fits(s, POSITION[bit % 67], s.target, near):
            found |= bit
    return found


# What happens -------------------------------------------------------------------------------


def place_tile(s: Position, p: i64) -> None:
    build.place_tile(s, p, s.target, s.industry)
    events.built(s, p, s.target)


def produce(s: Position, p: i64) -> None:
    """A brewery gets its barrels; a mine or works gets its cubes and supplies its market."""
    board = s.board
    slot = s.target
    laid: i64 = board.kind_cubes[s.kind_at(slot) * 2 + s.era]
    if s.industry == board.beer_industry:
        s.cubes[slot] = laid
        s.beer_slots |= BIT[slot]
    elif s.industry == board.coal_industry:
        cubes.lay_coal(s, p, slot, laid)
    elif s.industry == board.iron_industry:
        cubes.lay_iron(s, p, slot, laid)
