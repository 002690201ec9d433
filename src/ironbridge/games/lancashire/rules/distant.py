"""The distant market: its pile of tiles, and the marker that they move towards the X. Rulebook:
"Actions - Vente sur le Marché extérieur du coton"."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.brass.rules import cubes
from ironbridge.brass.rules.state import slot_id
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.kernel.phrase import Arguments, seat_id


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
