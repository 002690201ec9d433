"""The build action. Rulebook: "Action - Construction", "Remplacer une tuile Industrie". What a
double action build adds is in `double.py`, how far the virtual link reaches in `virtual.py`.

Builds are found as masks of slots, industry by industry, with the checks of brass/build.py.
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.board import CANAL, HAND, NETWORK, SLOTS
from ironbridge.brass.rules import build, cubes, events, routes
from ironbridge.games.lancashire.move_space import DOUBLE
from ironbridge.games.lancashire.rules import double, ports, virtual
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.kernel.bits import BIT, POSITION
from ironbridge.kernel.move import Move

# Where, and with which card -----------------------------------------------------------------


def add_builds(s: Position, p: i64, found: list[Move]) -> None:
    """Builds with one card (BL-BUILD-RIGHT-CARD), and, while the turn still has both actions,
    builds anywhere with any two cards. A town is reached whole or not at all, so one search serves
    both.

    A location card reaches its own town, a card that shows the industry the network
    (BL-BUILD-INDUSTRY-CARD). The masks of the board hold the map in play only
    (BL-COMMUNITY-MAP).
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
    # BL-BUILD-CANAL-ONE-PER-LOCATION, BL-OVERBUILD-CANAL-OTHERS
    own_towns = s.towns_of(s.seat[SLOTS + p]) if s.era == CANAL else 0
    doubles = double.can_double(s)
    industry: i64 = 0
    while industry < board.industries:
        reached = by_location
        if shown & BIT[industry]:
            reached |= by_industry
        everywhere = board.slots_of_industry[industry]
        asked = everywhere if doubles else everywhere & reached
        # What build.py asks of these slots:
        # the tile       BL-BUILD-MAT-EMPTY, BL-BUILD-SHIPYARD-ZERO, BL-BUILD-CANAL-ERA-TILES,
        #                BL-BUILD-RAIL-ERA-TILES
        # free slots     BL-BUILD-SLOT-FREE, BL-BUILD-SINGLE-ICON-FIRST
        # taken slots    BL-OVERBUILD-SAME-INDUSTRY, BL-OVERBUILD-HIGHER-LEVEL; of other players
        #                BL-OVERBUILD-OTHERS-MINES-WORKS, BL-OVERBUILD-OTHERS-NO-CUBES
        # its cost       BL-BUILD-PAY, BL-BUILD-COAL-IRON, BL-BUILD-CANAL-NO-COAL-TOWNS,
        #                BL-BUILD-PAY-BEFORE-SALE
        slots = build.buildable(s, p, industry, asked, own_towns)
        add_tiles(found, s.space.build, slots & reached, board.industries, industry)
        if doubles:
            add_tiles(found, s.space.double, slots, board.industries, industry)
        industry += 1


def add_tiles(
    found: list[Move], table: list[Move], slots: i64, industries: i64, industry: i64
) -> None:
    while slots:
        bit = slots & -slots
        slots ^= bit
        found.append(table[POSITION[bit % 67] * industries + industry])


def network_slots(s: Position, p: i64) -> i64:
    """The slots an industry card reaches: the network and what the virtual link adds to it,
    or every free slot for a bare player (BL-BUILD-NOTHING-FREE-SLOT)."""
    if s.bare(p):
        return ~s.occupied
    return routes.gathered(s.board.slots_of_location, virtual.widened(s, s.seat[NETWORK + p]))


def fitting_cards(s: Position, p: i64) -> i64:
    """The card kinds in hand that allow the build begun (BL-BUILD-RIGHT-CARD)."""
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
    """The tile is placed and paid for; a double action build is told apart in the journal."""
    build.place_tile(s, p, s.target, s.industry)
    if s.industry == s.board.port_industry:
        ports.open_port(s, s.target)
    if s.action == DOUBLE:
        double.note_double(s, p)
    else:
        events.built(s, p, s.target)


def produce(s: Position, p: i64) -> None:
    """A shipyard flips at once; a mine or works gets its cubes and supplies its market."""
    board = s.board
    slot = s.target
    laid: i64 = board.kind_cubes[s.kind_at(slot)]
    if s.industry == board.shipyard_industry:
        cubes.flip(s, slot)
    elif s.industry == board.coal_industry:
        cubes.lay_coal(s, p, slot, laid)
    elif s.industry == board.iron_industry:
        cubes.lay_iron(s, p, slot, laid)
