"""The components of Brass: Lancashire, read from board.toml or from an edited copy of it.

Everything here happens once, when a game is made. An error is always a FormatError that
names the file, the key and what was expected, for a person who edits the file.
"""

from __future__ import annotations

from pathlib import Path

from ironbridge.brass.box.checks import check_rails
from ironbridge.brass.box.pieces import MarketTrack, Slot
from ironbridge.brass.box.sections import MOST_SEATS, read_income, read_market
from ironbridge.games.lancashire.pieces import (
    CardKind,
    Components,
    Deck,
    DistantTile,
    Industry,
    Level,
    LinkSpace,
    Loan,
    Location,
)
from ironbridge.games.lancashire.sections import (
    columns,
    read_cards,
    read_decks,
    read_distant_tiles,
    read_distant_track,
    read_industries,
    read_levels,
    read_links,
    read_loans,
    read_locations,
    read_virtual_link,
)
from ironbridge.kernel.components import (
    MOST,
    Provenance,
    check_colours,
    read_colours,
    read_provenance,
    read_seat_counts,
    read_shades,
)
from ironbridge.kernel.document import read_toml
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.strict_reader import Fields

__all__ = [
    "CardKind",
    "Components",
    "Deck",
    "DistantTile",
    "Industry",
    "Level",
    "LinkSpace",
    "Loan",
    "Location",
    "MarketTrack",
    "Provenance",
    "Slot",
    "read",
]

GAME = "brass-lancashire"


def read(path: Path | None = None) -> Components:
    """The components of a file; without one, those of the box."""
    root = read_toml(path or Path(__file__).with_name("board.toml"))
    components = _components(root)
    root.end()
    check_colours(components.source, components.colours, components.seat_counts)
    check_rails(components.source, components.rail_cost, components.second_rail_total)
    _check_community_cards(components)
    for deck in components.decks:
        _check_deck(components, deck)
    _check_distant_tiles(components)
    _check_costs(components)
    return components


def _components(root: Fields) -> Components:
    root.choice("game", [GAME])
    players, rounds = root.table("players"), root.table("rounds")
    seat_counts = read_seat_counts(players, list(range(2, MOST_SEATS + 1)))
    industries = read_industries(root)
    banners = read_shades(root, "banners")
    locations = read_locations(root, industries, [banner["id"] for banner in banners])
    decks = read_decks(root, seat_counts)
    track = read_income(root)
    markets, network = root.table("markets"), root.table("network")
    double, develop = root.table("double_build"), root.table("develop")
    shortfall = root.table("shortfall")
    scoring, intro = root.table("scoring"), root.table("introductory_game")
    components = Components(
        source=root.source,
        industries=industries,
        locations=locations,
        links=read_links(root, locations),
        levels=read_levels(root, industries),
        cards=read_cards(root, locations, industries, decks),
        decks=decks,
        distant_tiles=read_distant_tiles(root, decks),
        distant_track=read_distant_track(root),
        coal=read_market(markets.table("coal")),
        iron=read_market(markets.table("iron")),
        community_coal=read_market(markets.table("community_coal")),
        community_iron=read_market(markets.table("community_iron")),
        income_levels=track,
        seat_counts=seat_counts,
        money=players.integer("money", 0, MOST),
        community_money=players.integer("community_money", 0, MOST),
        start_income=players.integer("start_income", 0, len(track) - 1),
        hand=players.integer("hand", 1, MOST),
        link_tiles=players.integer("link_tiles", 1, MOST),
        actions=rounds.integer("actions", 1, MOST),
        first_round_actions=rounds.integer("first_round_actions", 1, MOST),
        double_cards=double.integer("cards", 2, MOST),
        canal_cost=network.integer("canal_cost", 0, MOST),
        rail_cost=network.integer("rail_cost", 0, MOST),
        second_rail_total=network.integer("second_rail_total", 0, MOST),
        rail_coal=network.integer("rail_coal", 0, MOST),
        develop_max=develop.integer("max", 1, MOST),
        develop_iron=develop.integer("iron", 0, MOST),
        loans=read_loans(root),
        shortfall_divisor=shortfall.integer("divisor", 1, MOST),
        final_money_per_point=scoring.integer("money_per_point", 1, MOST),
        intro_money_per_point=intro.integer("money_per_point", 1, MOST),
        intro_money_max_points=intro.integer("money_max_points", 0, MOST),
        virtual_link=read_virtual_link(root, locations),
        colours=read_colours(root),
        banners=banners,
        provenance=read_provenance(root),
    )
    for table in (players, rounds, markets, network, double, develop, shortfall, scoring, intro):
        table.end()
    return components


def _check_deck(components: Components, deck: Deck) -> None:
    """Each era uses up its deck: nobody lacks a card to act with, and none is left over."""
    actions, seats = components.actions, deck.seats
    cards = sum(card.counts[deck.column] for card in components.cards)
    canal = seats * (components.first_round_actions + actions * (deck.rounds - 1))
    rail = seats * actions * deck.rounds
    hands = seats * components.hand
    begin = f"the deck has {cards} cards, but"
    reason = ""
    if cards != canal + deck.beneath_canal:
        formula = "players × (first_round_actions + actions × (rounds − 1)) + beneath_canal"
        reason = f"{begin} the canal era uses {canal + deck.beneath_canal}: {formula}"
    elif cards != rail + deck.removed_rail:
        formula = "players × actions × rounds + removed_rail"
        reason = f"{begin} the rail era uses {rail + deck.removed_rail}: {formula}"
    elif min(canal, rail - deck.beneath_rail) < hands:
        reason = f"{begin} {hands} are dealt at the start of an era: players × hand"
    if reason:
        raise FormatError(components.source, f"decks.{deck.id}", reason)


def _check_distant_tiles(components: Components) -> None:
    """The pile must outlast the track: a sale always finds a tile to reveal."""
    track = len(components.distant_track)
    for column in columns(components.decks):
        steps = sum(tile.steps * tile.counts[column] for tile in components.distant_tiles)
        if steps < track:
            reason = f"column {column}: the tiles make {steps} steps, the track has {track}"
            raise FormatError(components.source, "distant_tiles", reason)


def _check_community_cards(components: Components) -> None:
    """The community deck names no place that its map lacks."""
    gone = {location.id for location in components.locations if not location.community}
    for card in components.cards:
        if card.location in gone and card.counts.get("community", 0):
            reason = "expected 0: this place is not on the community map"
            where = f"cards.locations.{card.id}.community"
            raise FormatError(components.source, where, reason)


def _check_costs(components: Components) -> None:
    """A port that needs coal would open the market to itself: the rules know no such tile."""
    roles = {industry.id: industry.role for industry in components.industries}
    for tile in components.levels:
        if roles[tile.industry] == "port" and tile.coal:
            where = f"tiles.{tile.industry}.{tile.level}.coal"
            reason = "expected 0: this industry opens the coal market, so it cannot cost coal"
            raise FormatError(components.source, where, reason)
