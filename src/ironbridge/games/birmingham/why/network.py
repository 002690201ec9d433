"""Why a link cannot be placed, as the first or the second of an action, and why a brewery gives no
beer. Rulebook: "Action - Réseau", "Votre réseau de transport", "Fournir des tonneaux de bière".
Most about links is that of the family: brass/why/network.py; why a merchant gives no barrel is in
`sell.py`.
"""

from __future__ import annotations

from ironbridge.brass.board import CANAL
from ironbridge.brass.why.board import (
    ends_of,
    has_nothing,
    industry_of,
    is_free,
    link_name,
    location_name,
    location_names,
    location_of,
    owner_of,
    slot_name,
    stocked,
    walk,
)
from ironbridge.brass.why.cubes import UNREACHABLE, coal_price, needed_at, refuse_coal
from ironbridge.brass.why.network import (
    refuse_apart,
    refuse_canal_money,
    refuse_line,
    refuse_rail_money,
)
from ironbridge.games.birmingham.move_space import LINK
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.games.birmingham.why.build import markets
from ironbridge.kernel.phrase import Reason, forbid, seat_id


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


# Beer, for a second rail or a sale ----------------------------------------------------


def breweries(state: Position, p: int, steps: dict[int, int]) -> list[int]:
    """Breweries with beer: one's own wherever they are, other players' that are connected."""
    return [
        slot
        for slot in stocked(state, int(state.board.beer_industry))
        if owner_of(state, slot) == p or location_of(state.board, slot) in steps
    ]


def brewery_beer(state: Position, p: int, steps: dict[int, int]) -> int:
    return sum(int(state.cubes[slot]) for slot in breweries(state, p, steps))


def beer(state: Position, slot: int, p: int) -> Reason | None:
    """`beer SLOT`: this brewery gives the next barrel."""
    board = state.board
    if is_free(state, slot) or industry_of(state, slot) != board.beer_industry:
        return forbid("BB-BEER-OWN", "why-beer-no-brewery", slot=slot_name(board, slot))
    place = location_name(board, location_of(board, slot))
    if state.cubes[slot] == 0:
        return forbid("BB-BEER-OWN", "why-beer-brewery-empty", place=place)
    if slot not in breweries(state, p, walk(state, needed_at(state, state.action == LINK))):
        owner = seat_id(owner_of(state, slot))
        if state.action == LINK:
            return forbid(
                "BB-NETWORK-RAIL-TWO-CONNECTED",
                "why-beer-far-from-link",
                place=place,
                owner=owner,
                link=link_name(board, int(state.target)),
            )
        sold = location_name(board, location_of(board, int(state.target)))
        return forbid(
            "BB-BEER-OTHERS", "why-beer-far-from-sale", place=place, owner=owner, sold=sold
        )
    return None
