"""The components of Age of Industry, read from board.toml or from an edited copy of it.

Everything here happens once, when a game is made. An error is always a FormatError that
names the file, the key and what was expected, for a person who edits the file.
"""

from __future__ import annotations

from pathlib import Path

from ironbridge.brass.components import MarketTrack, read_market
from ironbridge.games.age_of_industry.map_sections import Legend, read_maps
from ironbridge.games.age_of_industry.pieces import (
    CardKind,
    CoalImport,
    Components,
    GameMap,
    Industry,
    Level,
    LinkSpace,
    Location,
    MarketSpace,
    MarketTile,
    Origin,
    Source,
    Space,
    SpaceKind,
)
from ironbridge.games.age_of_industry.sections import (
    read_banners,
    read_cards,
    read_industries,
    read_levels,
    read_market_tiles,
    read_sources,
    read_space_kinds,
)
from ironbridge.kernel.components import (
    MOST,
    Provenance,
    check_colours,
    read_colours,
    read_provenance,
    read_seat_counts,
)
from ironbridge.kernel.document import read_toml
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.strict_reader import Fields

__all__ = [
    "CardKind",
    "CoalImport",
    "Components",
    "GameMap",
    "Industry",
    "Level",
    "LinkSpace",
    "Location",
    "MarketSpace",
    "MarketTile",
    "MarketTrack",
    "Origin",
    "Provenance",
    "Source",
    "Space",
    "SpaceKind",
    "read",
]

GAME = "age-of-industry"
MAPS = ("germany", "new_england")
MOST_SEATS = 5
MOST_RAILWAYS = 62


def read(path: Path | None = None) -> Components:
    """The components of a file; without one, those of the box."""
    root = read_toml(path or Path(__file__).with_name("board.toml"))
    components = _components(root)
    root.end()
    check_colours(components.source, components.colours, components.seat_counts)
    _check_maps(components)
    _check_ids(components)
    _check_hands(components)
    _check_market_tiles(components)
    return components


def _components(root: Fields) -> Components:
    root.choice("game", [GAME])
    players, rounds, display = root.table("players"), root.table("rounds"), root.table("display")
    limits, railway, loan = root.table("limits"), root.table("railway"), root.table("loan")
    scoring, demand = root.table("scoring"), root.table("demand")
    sources = read_sources(root)
    cited = [source.id for source in sources]
    industries, banners = read_industries(root), read_banners(root)
    kinds = read_space_kinds(root, industries)
    role = {industry.role: industry.id for industry in industries}
    colours = [banner["id"] for banner in banners]
    legend = Legend(colours, kinds, role["ship"], role["port"], cited)
    components = Components(
        source=root.source,
        seat_counts=read_seat_counts(players, list(range(3, MOST_SEATS + 1))),
        money=players.integer("money", 0, MOST),
        hand=players.integer("hand", 1, MOST),
        hand_limit=players.integer("hand_limit", 1, MOST),
        railways=players.integer("railways", 1, MOST_RAILWAYS),
        actions=rounds.integer("actions", 2, MOST),
        first_round_actions=rounds.integer("first_round_actions", 1, MOST),
        face_up=display.integer("face_up", 1, MOST),
        draws=display.integer("draws", 1, MOST),
        few_spaces=limits.integer("few_spaces", 1, MOST),
        few_limit=limits.integer("few_limit", 1, MOST),
        many_limit=limits.integer("many_limit", 1, MOST),
        rail_cost=railway.integer("cost", 0, MOST),
        rail_coal=railway.integer("coal", 0, MOST),
        rail_iron=railway.integer("iron", 0, MOST),
        loan_money=loan.integer("money", 1, MOST),
        loan_interest=loan.integer("interest", 0, MOST),
        unpaid_points=loan.integer("unpaid_points", 0, MOST),
        rail_income=scoring.integer("rail_income", 0, MOST),
        village_income=scoring.integer("village_income", 0, MOST),
        money_per_point=scoring.integer("money_per_point", 1, MOST),
        coal=read_market(demand.table("coal")),
        iron=read_market(demand.table("iron")),
        industries=industries,
        space_kinds=kinds,
        levels=read_levels(root, industries, cited),
        cards=read_cards(root, industries, banners),
        market_tiles=read_market_tiles(root),
        maps=read_maps(root, legend),
        banners=banners,
        colours=read_colours(root),
        sources=sources,
        provenance=read_provenance(root),
    )
    for table in (players, rounds, display, limits, railway, loan, scoring, demand):
        table.end()
    return components


def _check_maps(components: Components) -> None:
    """Both sides of the board are there, under the names of the map option."""
    found = tuple(side.id for side in components.maps)
    if found != MAPS:
        reason = f"expected {' and '.join(MAPS)}, found {', '.join(found)}"
        raise FormatError(components.source, "maps", reason)


def _check_ids(components: Components) -> None:
    """No id twice, even on the two sides of the board: notation names things by it alone."""
    for what in ("locations", "spaces", "markets", "imports", "links"):
        seen: set[str] = set()
        for side in components.maps:
            for thing in getattr(side, what):
                if thing.id in seen:
                    reason = f"the id {thing.id!r} is there twice ({what})"
                    raise FormatError(components.source, f"maps.{side.id}", reason)
                seen.add(thing.id)
    cards = [card.id for card in components.cards]
    for i, name in enumerate(cards):
        if name in cards[:i]:
            reason = f"{name!r} is an industry and a colour: their cards need different ids"
            raise FormatError(components.source, "banners", reason)


def _check_hands(components: Components) -> None:
    """The deck fills the hands and the display, and a dealt hand keeps the limit."""
    if components.hand > components.hand_limit:
        reason = f"{components.hand} cards are dealt, but the limit is {components.hand_limit}"
        raise FormatError(components.source, "players.hand_limit", reason)
    cards = sum(card.count for card in components.cards)
    needed = max(components.seat_counts) * components.hand + components.face_up
    if cards < needed:
        reason = f"the deck has {cards} cards, but {needed} are dealt: players × hand + face_up"
        raise FormatError(components.source, "cards", reason)


def _check_market_tiles(components: Components) -> None:
    """A tile for every market space of either map."""
    tiles = sum(tile.count for tile in components.market_tiles)
    for side in components.maps:
        if tiles < len(side.markets):
            reason = f"{tiles} tiles, but {len(side.markets)} market spaces on {side.id}"
            raise FormatError(components.source, "market_tiles", reason)
