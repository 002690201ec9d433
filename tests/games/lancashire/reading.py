"""What only the rule tests of Lancashire read of a position: the distant market and the cards
laid aside. What all games show comes from tests/games/reading.py.
"""

from __future__ import annotations

from typing import Any

from ironbridge.kernel.state import State
from tests.documents import position_of, view_of
from tests.games.reading import deck, discards, hand, seated


def marker(state: State) -> int:
    """The space of the distant market's marker; the X is the one after the last."""
    market: Any = position_of(state)["distant_market"]
    return int(market["marker"])


def drawn(state: State) -> list[int]:
    """The steps of the distant market tiles drawn in this era."""
    market: Any = position_of(state)["distant_market"]
    return list(market["drawn"])


def pile(state: State) -> list[int]:
    """The steps of the distant market tiles to come, next first."""
    market: Any = position_of(state)["distant_market"]
    return list(market["pile"])


def aside(state: State) -> list[str]:
    """The cards that this era does not use."""
    cards: Any = position_of(state)["aside"]
    return list(cards)


def every_card(state: State) -> list[str]:
    """Deck, hands, discards and the cards aside together."""
    piles = [card for colour in seated(state) for card in hand(state, colour)]
    piles += [card for colour in seated(state) for card in discards(state, colour)]
    return piles + deck(state) + aside(state)


def deck_tile(state: State) -> str:
    """Where the Stephenson/Rothschild tile is, as everybody sees it."""
    return str(view_of(state, None)["deck_tile"])
