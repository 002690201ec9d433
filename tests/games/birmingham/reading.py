"""What only the rule tests of Birmingham read of a position: merchants, wild cards, cards laid
face down. What all games show comes from tests/games/reading.py.
"""

from __future__ import annotations

from typing import Any

from ironbridge.kernel.state import State
from tests.documents import position_of
from tests.games.reading import deck, discards, hand, player, seated


def face_down(state: State, colour: str) -> str | None:
    card: str | None = player(state, colour)["face_down"]
    return card


def every_card(state: State) -> list[str]:
    """Deck, hands, discards and face-down cards together."""
    piles = [card for colour in seated(state) for card in hand(state, colour)]
    piles += [card for colour in seated(state) for card in discards(state, colour)]
    piles += [card for colour in seated(state) if (card := face_down(state, colour))]
    return piles + deck(state)


def wild_piles(state: State) -> dict[str, int]:
    piles: Any = position_of(state)["wild_cards"]
    return dict(piles)


def merchant_tiles(state: State) -> dict[str, str | None]:
    found: Any = position_of(state)["merchants"]
    return {merchant["space"]: merchant["tile"] for merchant in found}


def barrels(state: State) -> set[str]:
    """The merchant spaces with a barrel."""
    found: Any = position_of(state)["merchants"]
    return {merchant["space"] for merchant in found if merchant["barrel"]}
