"""Where beer comes from, for a second rail and for a sale. Rulebook: "Fournir des tonneaux de
bière". Which merchants give a barrel is in `sell.py`; coal and iron are those of the family:
brass/rules/cubes.py.

`settle_beer` takes what is forced, and stops where the player has a real choice.
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.board import SLOTS
from ironbridge.brass.rules import cubes, routes
from ironbridge.games.birmingham.board import BEER
from ironbridge.games.birmingham.rules.state import Position
from ironbridge.kernel.bits import BIT, lowest
from ironbridge.kernel.phrase import seat_id


def breweries(s: Position, p: i64, reached: i64) -> i64:
    """Slots with beer for p: p's own anywhere (BB-BEER-OWN), others' at connected locations
    (BB-BEER-OTHERS, BB-NETWORK-RAIL-TWO-CONNECTED)."""
    mine = s.beer_slots & s.seat[SLOTS + p]
    return mine | cubes.within(s, s.beer_slots & ~mine, reached)


def beer_sources(s: Position, p: i64) -> i64:
    """The slots with beer for the action in progress."""
    return breweries(s, p, routes.reach(s.joined, s.origin()))


def settle_beer(s: Position, p: i64, spaces: i64) -> bool:
    """False when the player must choose a barrel first. `spaces`: the merchants that would give
    theirs."""
    while s.need_beer > 0:
        slots = beer_sources(s, p)
        reachable = cubes.stock(s, slots) + (1 if spaces else 0)
        all_needed = reachable == s.need_beer
        if slots and (all_needed or (slots & (slots - 1) == 0 and spaces == 0)):
            take_beer(s, p, lowest(slots), True)
        elif slots == 0 and spaces & (spaces - 1) == 0:
            take_barrel(s, p, lowest(spaces), True)
            spaces = 0  # one at most
        else:
            s.phase = BEER
            return False
    return True


def take_beer(s: Position, p: i64, slot: i64, forced: bool) -> None:
    s.need_beer -= 1
    cubes.note_taken(s, p, "beer", slot, forced)
    cubes.take(s, slot)


def take_barrel(s: Position, p: i64, space: i64, forced: bool) -> None:
    """The barrel beside the merchant sold to; its bonus is owed from now on."""
    s.need_beer -= 1
    s.barrels &= ~BIT[space]
    s.spent_barrel = True
    s.bonus = s.board.space_location[space]
    note_barrel(s, p, space, forced)


def note_barrel(s: Position, p: i64, space: i64, forced: bool) -> None:
    if s.journal is None:
        return
    name = f"space-{s.board.space_ids[space]}"
    s.note(p, "event-barrel", {"seat": seat_id(p), "space": name, "forced": int(forced)})
