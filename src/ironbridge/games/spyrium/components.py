"""The components of Spyrium, read from board.toml or from an edited copy of it.

Everything here happens once, when a game is made. An error is always a FormatError that
names the file, the key and what was expected, for a person who edits the file.
"""

from __future__ import annotations

from pathlib import Path

from ironbridge.games.spyrium.pieces import (
    Building,
    Card,
    Character,
    Components,
    Effect,
    Event,
    Score,
    Technique,
)
from ironbridge.games.spyrium.sections import (
    ABILITIES,
    PERIODS,
    read_buildings,
    read_characters,
    read_events,
    read_names,
    read_periods,
    read_residence_track,
    read_techniques,
    read_thresholds,
    read_tokens,
)
from ironbridge.kernel.bits import CAPACITY
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
    "Building",
    "Card",
    "Character",
    "Components",
    "Effect",
    "Event",
    "Provenance",
    "Score",
    "Technique",
    "read",
]

GAME = "spyrium"
MOST_SEATS = 5
GRID = 3
"""Rows and columns of the market: its places and gaps are named for nine cards."""
MOST_WORKERS = 9


def read(path: Path | None = None) -> Components:
    """The components of a file; without one, those of the box."""
    root = read_toml(path or Path(__file__).with_name("board.toml"))
    components = _components(root)
    root.end()
    check_colours(components.source, components.colours, components.seat_counts)
    _check_ids(components)
    _check_techniques(components)
    _check_decks(components)
    _check_events(components)
    _check_effects(components)
    return components


def _components(root: Fields) -> Components:
    root.choice("game", [GAME])
    players, market = root.table("players"), root.table("market")
    bonuses, costs = root.table("bonuses"), root.table("costs")
    track = read_residence_track(root)
    symbols, kinds = read_names(root, "symbols"), read_names(root, "kinds")
    components = Components(
        source=root.source,
        seat_counts=read_seat_counts(players, list(range(2, MOST_SEATS + 1))),
        money=players.integer("money", 0, MOST),
        spyrium=players.integer("spyrium", 0, MOST),
        workers=players.integer("workers", 1, MOST_WORKERS),
        reserve=players.integer("reserve", 0, MOST_WORKERS),
        start_residence=players.integer("residence", 0, len(track) - 1),
        periods=read_periods(root),
        rows=market.integer("rows", GRID, GRID),
        columns=market.integer("columns", GRID, GRID),
        tokens=read_tokens(root),
        residence_track=track,
        bonus_points=read_thresholds(bonuses),
        bonus_workers=bonuses.integer("workers", 1, MOST_WORKERS),
        bonus_money=bonuses.integer("money", 0, MOST),
        worker_cost=costs.integer("worker", 0, MOST),
        place_cost=costs.integer("place", 0, MOST),
        symbol_discount=costs.integer("symbol", 0, MOST),
        symbols=symbols,
        kinds=kinds,
        characters=read_characters(root, kinds),
        buildings=read_buildings(root, kinds, symbols),
        techniques=read_techniques(root),
        events=read_events(root),
        colours=read_colours(root),
        provenance=read_provenance(root),
    )
    for table in (players, market, bonuses, costs):
        table.end()
    return components


def _check_ids(components: Components) -> None:
    """No id twice, and a set of single cards fits into a mask."""
    ids = [card.id for card in components.cards]
    for i, name in enumerate(ids):
        if name in ids[:i]:
            raise FormatError(components.source, name, "this id is there twice")
    cards = sum(card.count for card in components.cards)
    if cards > CAPACITY:
        reason = f"expected at most {CAPACITY} cards in all, found {cards}"
        raise FormatError(components.source, "buildings", reason)


def _check_techniques(components: Components) -> None:
    """Every technique is there and has a name, as have the symbols that two of them look for."""
    found = [technique.kind for technique in components.techniques]
    for ability in ABILITIES:
        if ability not in found:
            reason = f"expected one card of the kind {ability}, found none"
            raise FormatError(components.source, "techniques", reason)
        if ability not in components.kinds:
            raise FormatError(components.source, f"kinds.{ability}", "missing")
    for symbol in ("factory", "mine"):
        if symbol not in components.symbols:
            reason = "missing: a technique looks for this symbol"
            raise FormatError(components.source, f"symbols.{symbol}", reason)


def _check_decks(components: Components) -> None:
    """Each round fills the market from the deck of its period."""
    places = components.rows * components.columns
    for period in PERIODS:
        needed = places * components.periods.count(period)
        found = sum(card.count for card in components.cards if card.period == period)
        if found < needed:
            reason = f"the rounds of period {period} need {needed} cards, it has only {found}"
            raise FormatError(components.source, "rounds.periods", reason)


def _check_events(components: Components) -> None:
    """Each round has its event, and during the last one another is still visible."""
    needed = len(components.periods) + 1
    if len(components.events) < needed:
        reason = f"expected {needed} events, one more than there are rounds"
        raise FormatError(components.source, "events", reason)


def _check_effects(components: Components) -> None:
    """What the rules ask for only at an event, or at a character, stands on no other card."""
    effects = {f"characters.{card.id}.effect": card.effect for card in components.characters}
    effects |= {f"buildings.{card.id}.built": card.built for card in components.buildings}
    for where, effect in effects.items():
        if effect.reuse or effect.late_worker or effect.pay_per_worker:
            raise FormatError(components.source, where, "only an event has such an effect")
    for card in components.buildings:
        if card.built.pay_money or card.built.pay_spyrium or card.built.pay_token:
            reason = "building costs the price of the card and no more"
            raise FormatError(components.source, f"buildings.{card.id}.built.pay", reason)
    for event in components.events:
        for i, option in enumerate(event.options):
            where = f"events.{event.id}.options[{i}]"
            if option.pay_token:
                raise FormatError(components.source, where, "only a character takes such a price")
            if (option.reuse or option.late_worker) and (option.pay_spyrium or option.new_workers):
                reason = "reuse and late_worker go with no price in Spyrium and no new workers"
                raise FormatError(components.source, where, reason)
