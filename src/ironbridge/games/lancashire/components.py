"""The components of Brass: Lancashire as types; component_reader.py reads them from board.toml.

Ids, lists and numbers only; board.py makes the tables of the rules from them.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from ironbridge.brass import components as brass
from ironbridge.brass.components import MarketTrack

LocationKind: TypeAlias = Literal["town", "non_buildable"]
Role: TypeAlias = Literal["mill", "port", "shipyard", "iron", "coal"]
Resource: TypeAlias = Literal["coal", "iron"]
CardType: TypeAlias = Literal["location", "industry"]


@dataclass(frozen=True)
class Location(brass.Location):
    """A place of the map.

    `market` says that the place shows the market icon, `community` that it is on the reverse
    map of the community's two-player game.
    """

    kind: LocationKind
    market: bool
    community: bool


@dataclass(frozen=True)
class LinkSpace(brass.LinkSpace):
    """A line between two locations, and the eras it can be built in, on either map."""

    community_canal: bool
    community_rail: bool


@dataclass(frozen=True)
class Industry(brass.Industry):
    """`role` says how its tiles work; `resource` is the cube they carry, or None."""

    resource: Resource | None
    role: Role


@dataclass(frozen=True)
class Level(brass.Level):
    """`cubes` are put on the tile when it is built. A level that no era allows (shipyard 0) only
    leaves the mat by Develop."""

    cubes: int


@dataclass(frozen=True)
class CardKind(brass.CardKind):
    """A card and its number in each column: "2", "3", "4" players, "classic", "community"."""

    kind: CardType
    counts: dict[str, int]


@dataclass(frozen=True)
class DistantTile:
    """A tile of the distant cotton market: the steps it moves the marker, and its number in
    each column."""

    steps: int
    counts: dict[str, int]


@dataclass(frozen=True)
class Deck:
    """How a deck is used up: `column` names the counts of its cards and distant tiles.

    `beneath_canal` cards lie under the Stephenson/Rothschild tile and stay out of the Canal
    Era; `removed_rail` leave the game before the Rail Era; `beneath_rail` are drawn after the
    tile has shown that one round of loans is left.
    """

    id: str
    seats: int
    column: str
    rounds: int
    beneath_canal: int
    removed_rail: int
    beneath_rail: int


@dataclass(frozen=True)
class Loan:
    """Pounds received, and income levels (not spaces) lost."""

    money: int
    levels: int


@dataclass(frozen=True)
class Components(brass.BrassComponents):
    """All components of the game. `distant_track` is the income bonus of each space of the distant
    market; X comes after the last of them."""

    industries: tuple[Industry, ...]
    locations: tuple[Location, ...]
    links: tuple[LinkSpace, ...]
    levels: tuple[Level, ...]
    cards: tuple[CardKind, ...]
    decks: tuple[Deck, ...]
    distant_tiles: tuple[DistantTile, ...]
    distant_track: tuple[int, ...]
    community_coal: MarketTrack
    community_iron: MarketTrack
    community_money: int
    double_cards: int
    loans: tuple[Loan, ...]
    final_money_per_point: int
    virtual_link: tuple[str, ...]

    def deck(self, seats: int, classic: bool = False, community: bool = False) -> Deck:
        """The deck of a game with this number of players and these options."""
        column = "community" if community else "classic" if classic else str(seats)
        for deck in self.decks:
            if deck.seats == seats and deck.column == column:
                return deck
        raise ValueError(f"there is no {column} deck for {seats} players")
