"""How the checkers of the family name things: by the ids of their texts."""

from __future__ import annotations

from ironbridge.brass.board import Tables


def location_name(tables: Tables, location: int) -> str:
    return f"location-{tables.location_ids[location]}"


def location_names(tables: Tables, locations: list[int]) -> list[str]:
    """Each location once, in the order of the tables."""
    return [location_name(tables, location) for location in sorted(set(locations))]


def slot_name(tables: Tables, slot: int) -> str:
    return f"slot-{tables.slot_ids[slot]}"


def industry_name(tables: Tables, industry: int) -> str:
    return f"industry-{tables.industry_ids[industry]}"


def link_name(tables: Tables, link: int) -> str:
    return f"link-{tables.link_ids[link]}"


def card_name(tables: Tables, card: int) -> str:
    return f"card-{tables.card_ids[card]}"


def card_names(tables: Tables, cards: list[int]) -> list[str]:
    return [card_name(tables, card) for card in cards]
