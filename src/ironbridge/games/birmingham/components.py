"""The components of Brass: Birmingham, read from board.toml or from an edited copy of it.

Everything here happens once, when a game is made. An error is always a FormatError that
names the file, the key and what was expected, for a person who edits the file.
"""

from __future__ import annotations

from pathlib import Path

from ironbridge.brass.box.checks import check_rails
from ironbridge.brass.box.pieces import LinkSpace, MarketTrack, Slot
from ironbridge.brass.box.sections import MOST_SEATS, read_income, read_market
from ironbridge.games.birmingham.pieces import (
    Bonus,
    CardKind,
    Components,
    Industry,
    Level,
    Location,
    MerchantSpace,
    MerchantTile,
)
from ironbridge.games.birmingham.sections import (
    read_cards,
    read_industries,
    read_levels,
    read_links,
    read_locations,
    read_merchant_tiles,
)
from ironbridge.kernel.components import (
    MOST,
    Provenance,
    check_colours,
    read_by_seats,
    read_colours,
    read_provenance,
    read_seat_counts,
    read_shades,
)
from ironbridge.kernel.document import read_toml
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.strict_reader import Fields

__all__ = [
    "Bonus",
    "CardKind",
    "Components",
    "Industry",
    "Level",
    "LinkSpace",
    "Location",
    "MarketTrack",
    "MerchantSpace",
    "MerchantTile",
    "Provenance",
    "Slot",
    "read",
]

GAME = "brass-birmingham"
WILD_CARDS = 2
"""What scouting brings. It costs a card like every action, so those laid down are more."""


def read(path: Path | None = None) -> Components:
    """The components of a file; without one, those of the box."""
    root = read_toml(path or Path(__file__).with_name("board.toml"))
    components = _components(root)
    root.end()
    check_colours(components.source, components.colours, components.seat_counts)
    check_rails(components.source, components.rail_cost, components.second_rail_total)
    _check_deck(components)
    _check_merchants(components)
    return components


def _components(root: Fields) -> Components:
    root.choice("game", [GAME])
    players, rounds = root.table("players"), root.table("rounds")
    seat_counts = read_seat_counts(players, list(range(2, MOST_SEATS + 1)))
    industries = read_industries(root)
    banners = read_shades(root, "banners")
    locations = read_locations(root, industries, [banner["id"] for banner in banners])
    track = read_income(root)
    markets, network = root.table("markets"), root.table("network")
    develop, scout, loan = root.table("develop"), root.table("scout"), root.table("loan")
    shortfall, intro = root.table("shortfall"), root.table("introductory_game")
    components = Components(
        source=root.source,
        industries=industries,
        locations=locations,
        links=read_links(root, [location.id for location in locations]),
        merchant_tiles=read_merchant_tiles(root, industries, seat_counts),
        levels=read_levels(root, industries),
        cards=read_cards(root, locations, industries, seat_counts),
        coal=read_market(markets.table("coal")),
        iron=read_market(markets.table("iron")),
        income_levels=track,
        seat_counts=seat_counts,
        money=players.integer("money", 0, MOST),
        start_income=players.integer("start_income", 0, len(track) - 1),
        hand=players.integer("hand", 1, MOST),
        face_down=players.integer("face_down", 0, 1),
        link_tiles=players.integer("link_tiles", 1, MOST),
        rounds=read_by_seats(rounds.table("per_era"), seat_counts, 1),
        actions=rounds.integer("actions", 1, MOST),
        first_round_actions=rounds.integer("first_round_actions", 1, MOST),
        canal_cost=network.integer("canal_cost", 0, MOST),
        rail_cost=network.integer("rail_cost", 0, MOST),
        second_rail_total=network.integer("second_rail_total", 0, MOST),
        rail_coal=network.integer("rail_coal", 0, MOST),
        second_rail_beer=network.integer("second_rail_beer", 0, MOST),
        develop_max=develop.integer("max", 1, MOST),
        develop_iron=develop.integer("iron", 0, MOST),
        scout_cards=scout.integer("cards", WILD_CARDS + 1, MOST),
        loan_money=loan.integer("money", 0, MOST),
        loan_levels=loan.integer("levels", 0, MOST),
        shortfall_divisor=shortfall.integer("divisor", 1, MOST),
        intro_money_per_point=intro.integer("money_per_point", 1, MOST),
        intro_money_max_points=intro.integer("money_max_points", 0, MOST),
        colours=read_colours(root),
        banners=banners,
        provenance=read_provenance(root),
    )
    for table in (players, rounds, markets, network, develop, scout, loan, shortfall, intro):
        table.end()
    return components


def _check_deck(components: Components) -> None:
    """Each era uses up the deck: nobody lacks a card to act with, and none is left over."""
    actions, face_down = components.actions, components.face_down
    opening = face_down + components.first_round_actions
    for seats, rounds in components.rounds.items():
        deck = sum(card.counts[seats] for card in components.cards if "wild" not in card.kind)
        canal = seats * (opening + actions * (rounds - 1))
        rail = seats * actions * rounds
        hands = seats * (components.hand + face_down)
        begin = f"the deck for {seats} players has {deck} cards, but"
        reason = ""
        if deck != canal:
            formula = "players × (face_down + first_round_actions + actions × (rounds − 1))"
            reason = f"{begin} the canal era uses {canal}: {formula}"
        elif deck != rail:
            reason = f"{begin} the rail era uses {rail}: players × actions × rounds"
        elif deck < hands:
            reason = f"{begin} {hands} are dealt at the start: players × (hand + face_down)"
        if reason:
            raise FormatError(components.source, "cards", reason)


def _check_merchants(components: Components) -> None:
    for seats in components.seat_counts:
        tiles = sum(1 for tile in components.merchant_tiles if seats in tile.seat_counts)
        used = [place for place in components.locations if 0 < place.min_seats <= seats]
        spaces = sum(len(place.spaces) for place in used)
        if tiles != spaces:
            reason = f"{tiles} tiles for {seats} players, but {spaces} merchant spaces are in use"
            raise FormatError(components.source, "merchant_tiles", reason)
