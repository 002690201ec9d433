"""Building a railway: which lines, with which cubes. Rulebook: "Construire une voie ferrée"."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.rules.routes import gathered
from ironbridge.games.age_of_industry.board import LINKS, NETWORK, RAILED
from ironbridge.games.age_of_industry.rules.cubes import connect, missing, served, settle_price
from ironbridge.games.age_of_industry.rules.state import AgePosition
from ironbridge.kernel.bits import BIT, POSITION, SPREAD
from ironbridge.kernel.phrase import Arguments, seat_id

# What is legal --------------------------------------------------------------------------------


def links(s: AgePosition, p: i64) -> i64:
    """Free lines (AI-RAIL-ONE-PER-LINE) next to one's own tile or railway (AI-RAIL-FROM), while
    there are markers (AI-RAIL-MARKERS), whose cubes can be had (AI-RAIL-LATER). The first railway
    needs none."""
    board = s.board
    if s.rails_left(p) == 0:
        return 0
    touching = gathered(board.links_of_location, s.seat[NETWORK + p]) & ~s.built
    if touching == 0 or s.seat[LINKS + p] == 0:
        return touching
    everywhere: i64 = -1
    coal = served(s, s.coal_sources, 1) if board.rail_coal else everywhere
    iron = served(s, s.iron_sources, 1) if board.rail_iron else everywhere
    found: i64 = 0
    while touching:
        bit = touching & -touching
        touching ^= bit
        ends = board.link_ends[POSITION[(bit * SPREAD >> 58) & 63]]
        if ends & coal and ends & iron:
            found |= bit
    if board.rail_coal > 1:
        found = fed(s, found, s.coal_sources, board.rail_coal)
    if board.rail_iron > 1:
        found = fed(s, found, s.iron_sources, board.rail_iron)
    return found


def fed(s: AgePosition, lines: i64, sources: i64, cubes: i64) -> i64:
    """The lines whose two ends together can get several cubes of one kind."""
    found: i64 = 0
    while lines:
        bit = lines & -lines
        lines ^= bit
        reached = gathered(s.joined, s.board.link_ends[POSITION[(bit * SPREAD >> 58) & 63]])
        if reached & s.track_places or missing(s, reached, sources, cubes) == 0:
            found |= bit
    return found


# What happens ---------------------------------------------------------------------------------


def begin_link(s: AgePosition, p: i64) -> None:
    """The first railway of a player needs no cubes."""
    board = s.board
    linked(s, p, s.target)
    if s.seat[LINKS + p] == 0:
        settle_price(s, p, board.rail_cost, 0, 0)
    else:
        settle_price(s, p, board.rail_cost, board.rail_coal, board.rail_iron)


def place_link(s: AgePosition, p: i64, link: i64) -> None:
    ends = s.board.link_ends[link]
    s.built |= BIT[link]
    s.seat[LINKS + p] |= BIT[link]
    s.seat[RAILED + p] |= ends
    s.seat[NETWORK + p] |= ends
    connect(s, ends)


# Events ---------------------------------------------------------------------------------------


def linked(s: AgePosition, p: i64, link: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "link": f"link-{s.board.link_ids[link]}"}
    args["money"] = int(s.board.rail_cost)
    s.note(p, "event-link", args)
