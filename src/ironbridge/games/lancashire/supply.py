"""Where cotton can go. Rulebook: "Action - Vente". Coal and iron are those of the family:
industry/cubes.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.kernel.bits import BIT, POSITION

if TYPE_CHECKING:
    from ironbridge.games.lancashire.state import LancashireState


def ports(s: LancashireState, mill: i64) -> i64:
    """The unflipped ports, of any owner, that the mill is connected to."""
    reached = s.joined[s.board.slot_location[mill]]
    found: i64 = 0
    slots = s.port_slots & ~s.flipped
    while slots:
        bit = slots & -slots
        slots ^= bit
        if reached & BIT[s.board.slot_location[POSITION[bit % 67]]]:
            found |= bit
    return found


def distant_open(s: LancashireState, mill: i64) -> bool:
    """The distant market still buys, and the mill is connected to a market icon."""
    reached = s.joined[s.board.slot_location[mill]]
    return s.marker < s.board.distant_x and reached & s.market_places != 0
