"""The components of Workshop of the World, read from board.toml or from an edited copy of it.

Everything here happens once, when a game is made. An error is always a FormatError that
names the file, the key and what was expected, for a person who edits the file.
"""

from __future__ import annotations

from pathlib import Path

from ironbridge.games.workshop.board import MAX_COMPANIES
from ironbridge.games.workshop.pieces import (
    ERAS,
    Card,
    Components,
    Connection,
    Crossing,
    IndustryType,
    LinkSlot,
    Table,
    Town,
)
from ironbridge.games.workshop.sections import (
    MOST_MONEY,
    read_card_kinds,
    read_cards,
    read_connections,
    read_crossing,
    read_demand_tokens,
    read_tables,
    read_towns,
    read_types,
)
from ironbridge.kernel.components import MOST, Provenance, read_colours, read_provenance
from ironbridge.kernel.document import read_toml
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.strict_reader import Fields

__all__ = [
    "Card",
    "Components",
    "Connection",
    "Crossing",
    "IndustryType",
    "LinkSlot",
    "Provenance",
    "Table",
    "Town",
    "read",
]

GAME = "workshop-of-the-world"


def read(path: Path | None = None) -> Components:
    """The components of a file; without one, those of the box."""
    root = read_toml(path or Path(__file__).with_name("board.toml"))
    components = _components(root)
    root.end()
    _check_colours(components)
    _check_towns(components)
    for table in components.tables.values():
        _check_deck(components, table)
        _check_tokens(components, table)
        _check_money(components, table)
    return components


def _components(root: Fields) -> Components:
    root.choice("game", [GAME])
    pieces, costs = root.table("pieces"), root.table("costs")
    income, pay = root.table("income"), root.table("pay")
    types = read_types(root)
    towns = read_towns(root, types)
    connections = read_connections(root, towns)
    components = Components(
        source=root.source,
        tables=read_tables(root),
        industries=pieces.integer("industries", 1, MOST),
        links=pieces.integer("links", 1, MOST),
        colours=read_colours(root),
        canal_cost=costs.integer("canal", 0, MOST),
        rail_cost=costs.integer("rail", 0, MOST),
        income_spaces=income.integer("spaces", 1, 999),
        per_pound=income.integer("per_pound", 1, MOST),
        network_pay=pay.integer("network", 0, MOST),
        link_pay=pay.integer("link", 0, MOST),
        types=types,
        demand_tokens=read_demand_tokens(root, types),
        towns=towns,
        connections=connections,
        crossing=read_crossing(root, connections),
        card_kinds=read_card_kinds(root),
        cards=read_cards(root, towns),
        provenance=read_provenance(root),
    )
    for table in (pieces, costs, income, pay):
        table.end()
    return components


def _check_colours(components: Components) -> None:
    """A box has colours for its largest table; a copy that leaves that out may keep them."""
    needed, found = 0, len(components.colours)
    for table in components.tables.values():
        needed = max(needed, table.companies)
    if not needed <= found <= MAX_COMPANIES:
        most = "" if needed == MAX_COMPANIES else f" to {MAX_COMPANIES}"
        reason = f"expected {needed}{most} colours, one for each company; found {found}"
        raise FormatError(components.source, "colours", reason)


def _check_towns(components: Components) -> None:
    """From every town there is somewhere to build."""
    joined = {town for connection in components.connections for town in connection.towns}
    for town in components.towns:
        if town.id not in joined:
            reason = "no connection joins this town"
            raise FormatError(components.source, f"towns.{town.id}", reason)


def _check_deck(components: Components, table: Table) -> None:
    """In both eras the deck makes whole rounds, a card for every company in each."""
    where = f"seats.{table.seats}.set_aside"
    cards = len(components.cards)
    setup = sum(card.kind == "setup" for card in components.cards)
    if table.set_aside > cards - setup:
        reason = f"only {cards - setup} cards are no set-up cards, so no more can be set aside"
        raise FormatError(components.source, where, reason)
    left = cards - table.set_aside
    if left < table.companies or left % table.companies:
        reason = f"{left} cards are left: expected whole rounds of {table.companies} cards"
        raise FormatError(components.source, where, reason)


def _check_tokens(components: Components, table: Table) -> None:
    needed = table.seats * table.drawn * ERAS
    found = sum(components.demand_tokens.values())
    if found < needed:
        reason = f"{table.seats} players draw {needed} tokens in a game, there are only {found}"
        raise FormatError(components.source, "demand_tokens", reason)


def _check_money(components: Components, table: Table) -> None:
    """Nobody can come to own more than there are bids for."""
    most = components.most_money(table.seats)
    if most > MOST_MONEY:
        reason = f"with these numbers a player can get £{most}; at most £{MOST_MONEY} can be bid"
        raise FormatError(components.source, f"seats.{table.seats}.money", reason)
