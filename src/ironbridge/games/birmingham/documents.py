"""The JSON documents of Brass: Birmingham, as types; docs/positions.md describes them. What both
Brass games have is in brass/documents.py.
"""

from typing import Literal, TypeAlias, TypedDict

from ironbridge.brass import documents

Phase: TypeAlias = Literal[
    "action", "card", "coal", "iron", "beer", "bonus", "more", "debt", "over"
]
Action: TypeAlias = Literal["build", "link", "sell", "develop", "loan", "scout", "pass"]
WildCard: TypeAlias = Literal["wild_location", "wild_industry"]


class OptionsJson(TypedDict):
    introductory: bool


class MerchantJson(TypedDict):
    """A merchant space; `tile` is None where no tile lies with so many seats."""

    space: str
    tile: str | None
    barrel: bool


class WildCardsJson(TypedDict):
    """How many wild cards are left in their piles."""

    wild_location: int
    wild_industry: int


class PendingJson(TypedDict):
    """What is asked, and how far the action in progress has come: `coal`, `iron` and `beer` are
    still needed, `bonus` is the merchant location whose bonus is owed."""

    phase: Phase
    action: Action | None
    target: str | None
    industry: str | None
    coal: int
    iron: int
    beer: int
    steps: int
    bonus: str | None
    merchant_barrel_used: bool


class PlayerJson(documents.PlayerJson):
    """A player, with all that only this player knows, and the card face down that nobody does."""

    face_down: str | None


class SeenPlayerJson(documents.SeenPlayerJson):
    """A player as a viewer sees them: wild cards are taken openly, and it shows whether a card
    lies face down."""

    wild_cards: list[WildCard]
    face_down: bool


class SharedJson(TypedDict):
    """What positions and views both have, and only in this game."""

    game: Literal["brass-birmingham"]
    options: OptionsJson
    merchants: list[MerchantJson]
    wild_cards: WildCardsJson
    pending: PendingJson


class PositionJson(documents.PositionJson, SharedJson):
    """A complete position, hidden parts included."""

    players: list[PlayerJson]


class ViewJson(documents.ViewJson, SharedJson):
    """What a seat may know of a position."""

    players: list[SeenPlayerJson]
