"""How the checker names things of Age of Industry: by the ids of their texts."""

from __future__ import annotations

from ironbridge.games.age_of_industry.board import Board


def location_name(board: Board, location: int) -> str:
    return f"location-{board.location_ids[location]}"


def location_names(board: Board, locations: list[int]) -> list[str]:
    """Each location once, in the order of the map."""
    return [location_name(board, location) for location in sorted(set(locations))]


def source_name(board: Board, source: int) -> str:
    """A slot, or the import of coal behind it in the numbering."""
    kind = "slot" if source < board.slots else "import"
    return f"{kind}-{board.source_ids[source]}"


def source_names(board: Board, sources: list[int]) -> list[str]:
    return [source_name(board, source) for source in sources]


def industry_name(board: Board, industry: int) -> str:
    return f"industry-{board.industry_ids[industry]}"


def link_name(board: Board, link: int) -> str:
    return f"link-{board.link_ids[link]}"


def card_name(board: Board, card: int) -> str:
    return f"card-{board.card_ids[card]}"


def card_names(board: Board, cards: list[int]) -> list[str]:
    return [card_name(board, card) for card in cards]


def market_name(board: Board, market: int) -> str:
    return f"market-{board.market_ids[market]}"
