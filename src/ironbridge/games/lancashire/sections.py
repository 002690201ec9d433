"""The sections of board.toml, one function for each: strict reading into the pieces.

What can be checked within a section is checked here; components.py checks them together.
"""

from __future__ import annotations

from ironbridge.brass.box.sections import MOST_TILES, read_eras, read_roles, read_slots
from ironbridge.games.lancashire.pieces import (
    CardKind,
    Deck,
    DistantTile,
    Industry,
    Level,
    LinkSpace,
    Loan,
    Location,
)
from ironbridge.kernel.components import (
    MOST,
    entries,
    limit,
    read_name,
    read_point,
    references,
    unique,
)
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.strict_reader import Fields

KINDS = ["town", "non_buildable"]
ROLES = ["mill", "port", "shipyard", "iron", "coal"]
RESOURCES = ["iron", "coal"]
COMMUNITY_SEATS = 2
"""The community's game is for two, the classic deck for more."""


def read_industries(root: Fields) -> tuple[Industry, ...]:
    return tuple(
        Industry(name, words, role if role in RESOURCES else None, role)
        for name, words, role in read_roles(root, ROLES)
    )


def read_locations(
    root: Fields, industries: tuple[Industry, ...], banners: list[str]
) -> tuple[Location, ...]:
    known = [industry.id for industry in industries]
    found: list[Location] = []
    for name, fields in entries(root, "locations"):
        kind = fields.choice("kind", KINDS)
        town = kind == "town"
        words = fields.table("name")
        x, y = read_point(fields, "at")
        location = Location(
            id=name,
            kind=kind,
            name=read_name(words),
            banner=fields.choice("banner", banners) if town else None,
            x=x,
            y=y,
            link_icons=0 if town else fields.integer("link_icons", 0, MOST),
            market=False if town else fields.boolean("market"),
            community=fields.boolean("community"),
            slots=read_slots(fields, name, known) if town else (),
        )
        words.end()
        fields.end()
        found.append(location)
    limit(root, "locations", "locations", len(found))
    limit(root, "locations", "slots", sum(len(location.slots) for location in found))
    unique(root, "locations", [slot.id for place in found for slot in place.slots])
    return tuple(found)


def read_links(root: Fields, locations: tuple[Location, ...]) -> tuple[LinkSpace, ...]:
    known = [location.id for location in locations]
    reverse = {location.id for location in locations if location.community}
    found = []
    for name, fields in entries(root, "links"):
        joins = references(fields, "joins", known, "location")
        if len(joins) != 2:
            raise fields.error("joins", f"expected 2 locations, found {len(joins)}")
        canal, rail = read_eras(fields)
        community = fields.table("community")
        there = (community.boolean("canal"), community.boolean("rail"))
        community.end()
        if any(there) and not reverse.issuperset(joins):
            reason = "expected false: it joins a place that is not on the community map"
            raise fields.error("community", reason)
        found.append(LinkSpace(name, joins, canal, rail, *read_point(fields, "at"), *there))
        fields.end()
    limit(root, "links", "links", len(found))
    return tuple(found)


def read_virtual_link(root: Fields, locations: tuple[Location, ...]) -> tuple[str, ...]:
    fields = root.table("virtual_link")
    towns = [location.id for location in locations if location.kind == "town"]
    joins = references(fields, "joins", towns, "town")
    if len(joins) != 2:
        raise fields.error("joins", f"expected 2 towns, found {len(joins)}")
    fields.end()
    return joins


def read_levels(root: Fields, industries: tuple[Industry, ...]) -> tuple[Level, ...]:
    tiles = root.table("tiles")
    found = []
    for industry in industries:
        stack = entries(tiles, industry.id)
        first = 0 if stack[0][0] == "0" else 1
        for number, (name, fields) in enumerate(stack, start=first):
            if name != str(number):
                reason = f"expected level {number} here: levels rise one by one"
                raise FormatError(root.source, fields.path, reason)
            found.append(_level(fields, industry, number))
            fields.end()
        count = sum(level.count for level in found if level.industry == industry.id)
        if count > MOST_TILES:
            reason = f"expected at most {MOST_TILES} tiles in each colour, found {count}"
            raise tiles.error(industry.id, reason)
    tiles.end()
    return tuple(found)


def _level(fields: Fields, industry: Industry, number: int) -> Level:
    count = fields.integer("count", 1, MOST)
    if number == 0:  # never built, so nothing else is printed on it
        return Level(industry.id, 0, count, 0, 0, 0, False, False, 0, 0, 0, 0)
    canal, rail = read_eras(fields)
    return Level(
        industry=industry.id,
        level=number,
        count=count,
        cost=fields.integer("cost", 0, MOST),
        coal=fields.integer("coal", 0, MOST),
        iron=fields.integer("iron", 0, MOST),
        canal=canal,
        rail=rail,
        points=fields.integer("points", 0, MOST),
        income=fields.integer("income", 0, MOST),
        link_icons=fields.integer("link_icons", 0, MOST),
        # Without cubes a mine or works could never flip.
        cubes=fields.integer("cubes", 1, MOST) if industry.resource else 0,
    )


def read_decks(root: Fields, seat_counts: tuple[int, ...]) -> tuple[Deck, ...]:
    found: list[Deck] = []
    for name, fields in entries(root, "decks"):
        deck = Deck(
            id=name,
            seats=fields.integer("seats", seat_counts[0], seat_counts[-1]),
            column=fields.text("column"),
            rounds=fields.integer("rounds", 1, MOST),
            beneath_canal=fields.integer("beneath_canal", 0, MOST),
            removed_rail=fields.integer("removed_rail", 0, MOST),
            beneath_rail=fields.integer("beneath_rail", 0, MOST),
        )
        fields.end()
        found.append(deck)
    wanted = sorted(_deck_columns(seat_counts))
    if sorted((deck.seats, deck.column) for deck in found) != wanted:
        shown = ", ".join(f"{seats} with column {column}" for seats, column in wanted)
        raise root.error("decks", f"expected one deck each for these seats: {shown}")
    return tuple(found)


def _deck_columns(seat_counts: tuple[int, ...]) -> list[tuple[int, str]]:
    """What the game and its options play with: seats and column of every deck."""
    standard = [(seats, str(seats)) for seats in seat_counts]
    classic = [(seats, "classic") for seats in seat_counts if seats > COMMUNITY_SEATS]
    return standard + classic + [(s, "community") for s in seat_counts if s == COMMUNITY_SEATS]


def columns(decks: tuple[Deck, ...]) -> list[str]:
    """The columns of counts that the decks use, each once."""
    return list(dict.fromkeys(deck.column for deck in decks))


def read_cards(
    root: Fields,
    locations: tuple[Location, ...],
    industries: tuple[Industry, ...],
    decks: tuple[Deck, ...],
) -> tuple[CardKind, ...]:
    cards = root.table("cards")
    towns = [location.id for location in locations if location.kind == "town"]
    known = [industry.id for industry in industries]
    found: list[CardKind] = []
    for name, fields in entries(cards, "locations"):
        if name not in towns:
            raise FormatError(root.source, fields.path, f"there is no town {name!r}")
        found.append(CardKind(name, "location", name, (), _counts(fields, decks)))
    for name, fields in entries(cards, "industries"):
        if name not in known:
            raise FormatError(root.source, fields.path, f"there is no industry {name!r}")
        found.append(CardKind(name, "industry", None, (name,), _counts(fields, decks)))
    cards.end()
    limit(root, "cards", "different cards", len(found))
    unique(root, "cards", [card.id for card in found])
    return tuple(found)


def read_distant_tiles(root: Fields, decks: tuple[Deck, ...]) -> tuple[DistantTile, ...]:
    found: list[DistantTile] = []
    for name, fields in entries(root, "distant_tiles"):
        if not name.isdigit() or int(name) in [tile.steps for tile in found]:
            reason = "expected the steps of the tile, a number that comes once"
            raise FormatError(root.source, fields.path, reason)
        found.append(DistantTile(int(name), _counts(fields, decks)))
    return tuple(found)


def read_distant_track(root: Fields) -> tuple[int, ...]:
    fields = root.table("distant_market")
    track = fields.integers("track", 0, MOST)
    if not track:
        raise fields.error("track", "expected the bonus of each space, found none")
    fields.end()
    return tuple(track)


def read_loans(root: Fields) -> tuple[Loan, ...]:
    fields = root.table("loan")
    money = fields.integers("money", 1, MOST)
    levels = fields.integers("levels", 0, MOST)
    if not money or len(money) != len(levels):
        raise fields.error("levels", "expected the levels lost for each sum of money")
    if money != sorted(set(money)):
        raise fields.error("money", "expected rising sums")
    fields.end()
    return tuple(Loan(*pair) for pair in zip(money, levels, strict=True))


def _counts(fields: Fields, decks: tuple[Deck, ...]) -> dict[str, int]:
    found = {column: fields.integer(column, 0, MOST) for column in columns(decks)}
    fields.end()
    return found
