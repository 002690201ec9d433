"""Why a link cannot be placed, as the first or the second of an action. Rulebook: "Action -
Réseau", "Votre réseau de transport". Most about links is that of the family: brass/why/network.py;
which breweries give beer is in `beer.py`.
"""

from __future__ import annotations

from ironbridge.brass.board import CANAL
from ironbridge.brass.why.board import (
    ends_of,
    has_nothing,
    link_name,
    location_names,
    location_of,
    stocked,
    walk,
)
from ironbridge.brass.why.cubes import UNREACHABLE, coal_price, refuse_coal
from ironbridge.brass.why.network import (
    refuse_apart,
    refuse_canal_money,
    refuse_line,
    refuse_rail_money,
)
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.games.birmingham.why.beer import brewery_beer
from ironbridge.games.birmingham.why.build import markets
from ironbridge.kernel.phrase import Reason, forbid


def first_link(state: Position, link: int, p: int) -> Reason | None:
    """`link LINK` as an action."""
    reason = refuse_line(state, link, p) or refuse_apart(state, link, p)
    if reason is not None:
        return reason
    if state.era == CANAL:
        return refuse_canal_money(state, p)
    return refuse_rail_cost(state, link, p, second=False)


def second_link(state: Position, link: int, p: int) -> Reason | None:
    """`link LINK` as the second rail of the action in progress."""
    return (
        refuse_line(state, link, p)
        or refuse_apart(state, link, p)
        or refuse_rail_beer(state, link, p)
        or refuse_rail_cost(state, link, p, second=True)
    )


def refuse_rail_cost(state: Position, link: int, p: int, second: bool) -> Reason | None:
    """A player with nothing on the board needs coal for a rail like all others."""
    ends = ends_of(state.board, link)
    wanted = int(state.board.rail_coal)
    if coal_price(state, ends, wanted, markets(state)) == UNREACHABLE:
        nothing = has_nothing(state, p)
        rule = "BB-NETWORK-NOTHING-STILL-COAL" if nothing else "BB-NETWORK-RAIL-COAL"
        name = link_name(state.board, link)
        return refuse_coal(state, rule, "BB-COAL-MARKET-ACCESS", ends, name, wanted)
    return refuse_rail_money(state, link, p, markets(state), second)


def refuse_rail_beer(state: Position, link: int, p: int) -> Reason | None:
    """The second rail needs beer from a brewery: one's own, or one connected to this rail once it
    is placed."""
    board = state.board
    needed = int(board.second_rail_beer)
    found = brewery_beer(state, p, walk(state, ends_of(board, link)))
    if found >= needed:
        return None
    if found:
        return forbid(
            "BB-NETWORK-RAIL-TWO", "why-second-rail-beer-little", needed=needed, found=found
        )
    others = stocked(state, int(board.beer_industry))
    if others:
        places = location_names(board, [location_of(board, slot) for slot in others])
        return forbid(
            "BB-NETWORK-RAIL-TWO-CONNECTED",
            "why-second-rail-beer-far",
            link=link_name(board, link),
            places=places,
            needed=needed,
        )
    return forbid("BB-NETWORK-RAIL-TWO", "why-second-rail-no-beer", needed=needed)
