"""The sell action: cotton goes through a port or to the distant market. Rulebook: "Action - Vente",
"Actions - Vente sur le Marché extérieur du coton"."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.board import SLOTS
from ironbridge.brass.rules import cubes
from ironbridge.brass.rules.state import slot_id, tile_at
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.kernel.bits import BIT, POSITION
from ironbridge.kernel.phrase import Arguments, seat_id


def sales(s: Position, p: i64) -> i64:
    """One's own (BL-SELL-OWN-MILL) unflipped (BL-SELL-UNFLIPPED) mills (BL-SELL-MILLS-ONLY) whose
    cotton has somewhere to go (BL-SELL-SOMEWHERE)."""
    found: i64 = 0
    slots = s.seat[SLOTS + p] & ~s.flipped & s.board.slots_of_industry[s.board.mill_industry]
    while slots:
        bit = slots & -slots
        slots ^= bit
        slot: i64 = POSITION[bit % 67]
        if s.board.kind_industry[s.kind_at(slot)] != s.board.mill_industry:
            continue
        if distant_open(s, slot) or connected_ports(s, slot):
            found |= bit
    return found


def sell_through(s: Position, p: i64, port: i64, forced: bool) -> i64:
    """The mill is sold through a port. The result: what may be sold further."""
    ship(s, p, port, forced)
    return flip_mill(s, p)


def sell_abroad(s: Position, p: i64, forced: bool) -> i64:
    """The mill is offered to the distant market. The result: what may be sold further, nothing
    once the X is reached."""
    if not export(s, p, forced):
        return 0
    return flip_mill(s, p)


def flip_mill(s: Position, p: i64) -> i64:
    """The mill is sold. The result: what may be sold further (BL-SELL-SEVERAL)."""
    cubes.note_sold(s, p, s.target)
    cubes.flip(s, s.target)
    s.steps += 1
    return sales(s, p)


# Ports --------------------------------------------------------------------------------------
# A port that leaves the board takes its market icon with it: `forget` in `state.py`.


def connected_ports(s: Position, mill: i64) -> i64:
    """The unflipped ports (BL-SELL-PORT-UNFLIPPED), of any owner, that the mill is connected to
    (BL-SELL-PORT-CONNECTED)."""
    reached = s.joined[s.board.slot_location[mill]]
    return cubes.within(s, s.port_slots & ~s.flipped, reached)


def open_port(s: Position, slot: i64) -> None:
    """A new port: its town shows the market icon from now on."""
    s.port_slots |= BIT[slot]
    s.market_places |= BIT[s.board.slot_location[slot]]


def ship(s: Position, p: i64, port: i64, forced: bool) -> None:
    """The cotton goes through a port, which flips for its owner."""
    note_port(s, p, port, forced)
    cubes.flip(s, port)


# The distant market: its pile of tiles, and the marker that they move towards the X ---------


def shuffle_distant(s: Position) -> None:
    """All tiles of the distant market in a new pile, and its marker on the first space."""
    tiles = list(s.setup.distant)
    s.chance.shuffle(tiles)
    s.distant = bytes(tiles)
    s.distant_at = 0
    s.marker = 0


def distant_open(s: Position, mill: i64) -> bool:
    """The distant market still buys (BL-DISTANT-CLOSED), and the mill is connected to a market
    icon (BL-DISTANT-NOT-ALL-PLACES)."""
    reached = s.joined[s.board.slot_location[mill]]
    return s.marker < s.board.distant_x and reached & s.market_places != 0


def export(s: Position, p: i64, forced: bool) -> bool:
    """The cotton goes to the distant market: a tile moves the marker, and the space reached
    pays. False at the X: nothing is sold, and the whole action is over."""
    board = s.board
    steps: i64 = s.distant[s.distant_at]
    s.distant_at += 1
    before = s.marker
    s.marker += steps
    if s.marker > board.distant_x:
        s.marker = board.distant_x
    note_export(s, p, steps, s.marker - before, forced)
    if s.marker == board.distant_x:
        note_closed(s, p)
        return False
    spaces: i64 = board.distant_bonus[s.marker]
    cubes.raise_income(s, p, spaces)
    note_bonus(s, p, spaces)
    return True


# Events -------------------------------------------------------------------------------------


def note_port(s: Position, p: i64, port: i64, forced: bool) -> None:
    """`forced` is 1 when the rules left only one answer."""
    if s.journal is None:
        return
    args = tile_at(s, p, port)
    args["forced"] = int(forced)
    s.note(p, "event-port", args)


def note_export(s: Position, p: i64, steps: i64, moved: i64, forced: bool) -> None:
    """The cotton goes to the distant market, whose marker has just moved: by fewer spaces than the
    `steps` of the tile where the X stopped it. `forced` is 1 when the rules left only one
    answer."""
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "slot": slot_id(s, s.target)}
    args["steps"] = int(steps)
    args["moved"] = int(moved)
    args["place"] = int(s.marker) + 1
    args["closed"] = int(s.marker == s.board.distant_x)
    args["forced"] = int(forced)
    s.note(p, "event-distant", args)


def note_bonus(s: Position, p: i64, spaces: i64) -> None:
    if s.journal is None or spaces == 0:
        return
    s.note(p, "event-distant-bonus", {"seat": seat_id(p), "spaces": int(spaces)})


def note_closed(s: Position, p: i64) -> None:
    """The marker reached the X: the mill stays unsold."""
    if s.journal is None:
        return
    s.note(p, "event-distant-closed", {"seat": seat_id(p), "slot": slot_id(s, s.target)})
