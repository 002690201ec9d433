"""How the checker speaks: a refusal cites a clause of rules.toml and gives the facts.

Things are named by the ids of their texts, so that each reader gets them in one language.
"""

from __future__ import annotations

from ironbridge.games.lancashire.board import Board
from ironbridge.kernel.phrase import Argument, Phrase, Reason


def forbid(rule: str, key: str, **facts: Argument) -> Reason:
    return Reason(rule, Phrase(key, facts))


def location_name(board: Board, location: int) -> str:
    return f"location-{board.location_ids[location]}"


def location_names(board: Board, locations: list[int]) -> list[str]:
    """Each location once, in the order of the board."""
    return [location_name(board, location) for location in sorted(set(locations))]


def slot_name(board: Board, slot: int) -> str:
    return f"slot-{board.slot_ids[slot]}"


def industry_name(board: Board, industry: int) -> str:
    return f"industry-{board.industry_ids[industry]}"


def link_name(board: Board, link: int) -> str:
    return f"link-{board.link_ids[link]}"


def card_name(board: Board, card: int) -> str:
    return f"card-{board.card_ids[card]}"


def card_names(board: Board, cards: list[int]) -> list[str]:
    return [card_name(board, card) for card in cards]


def seat_name(p: int) -> str:
    return f"seat-{p}"
