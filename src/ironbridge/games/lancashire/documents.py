"""The JSON documents of Brass: Lancashire, as types; docs/positions.md describes them. What both
Brass games have is in brass/documents.py.
"""

from typing import Literal, TypeAlias, TypedDict

from ironbridge.brass import documents

Phase: TypeAlias = Literal["action", "card", "coal", "iron", "outlet", "more", "debt", "over"]
Action: TypeAlias = Literal["build", "double", "link", "sell", "develop", "loan", "pass"]
DeckTile: TypeAlias = Literal["deck", "rothschild", "stephenson"]
"""The Stephenson/Rothschild tile is still in the deck, or one of its faces shows."""


class OptionsJson(TypedDict):
    introductory: bool
    virtual_link: bool
    classic_deck: bool
    community: bool


class DistantMarketJson(TypedDict):
    """The marker's space, and the steps of the tiles to come, next first, and of those drawn."""

    marker: int
    pile: list[int]
    drawn: list[int]


class SeenDistantMarketJson(TypedDict):
    """What is open: where the marker stands, the tiles drawn, and how many are to come."""

    marker: int
    drawn: list[int]
    pile_size: int


class PendingJson(TypedDict):
    """What is asked, and how far the action in progress has come: `coal` and `iron` are still
    needed, `loan` is the sum of a loan that waits for its card."""

    phase: Phase
    action: Action | None
    target: str | None
    industry: str | None
    loan: int | None
    coal: int
    iron: int
    steps: int


class SharedJson(TypedDict):
    """What positions and views both have, and only in this game."""

    game: Literal["brass-lancashire"]
    options: OptionsJson
    pending: PendingJson


class PositionJson(documents.PositionJson, SharedJson):
    """A complete position, hidden parts included; `aside` has the cards this era does not use."""

    players: list[documents.PlayerJson]
    distant_market: DistantMarketJson
    aside: list[str]


class ViewJson(documents.ViewJson, SharedJson):
    """What a seat may know of a position."""

    players: list[documents.SeenPlayerJson]
    distant_market: SeenDistantMarketJson
    deck_tile: DeckTile
    aside_size: int
