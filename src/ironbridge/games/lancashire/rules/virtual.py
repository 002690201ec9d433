"""The virtual link between Liverpool and Birkenhead, an option. Rulebook: "Lien virtuel"."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.lancashire.rules.state import Position


def widened(s: Position, places: i64) -> i64:
    """The places of a network where an industry card builds: with the option, and with it only
    (BL-VIRTUAL-OPTION-ONLY), either town stands for both.

    Nothing else asks for it, so that it carries no coal (BL-VIRTUAL-NO-COAL), and no link starts
    from it (BL-VIRTUAL-EXTENDS-NOTHING).
    """
    if s.virtual_link and places & s.board.virtual_ends:
        places |= s.board.virtual_ends
    return places
