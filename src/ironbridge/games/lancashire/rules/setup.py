"""The table at the start. Rulebook: "Mise en place"."""

from __future__ import annotations

from ironbridge.brass.rules import rounds
from ironbridge.games.lancashire.rules import cards, distant, turn
from ironbridge.games.lancashire.rules.state import Position


def set_up(s: Position) -> None:
    """Lay out a new game on a state that is still empty. Chance is drawn in this order:
    the cards, the distant market tiles, the turn order."""
    s.chance = s.chance.copy()
    cards.shuffle_deck(s, list(s.setup.cards), s.setup.beneath_canal)
    distant.shuffle_distant(s)
    rounds.take_seats(s, s.board.money)
    cards.deal(s)
    turn.start_round(s)
