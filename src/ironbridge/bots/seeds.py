"""Which seeds are for what. A bot is trained on some games, chosen by others, and what is said of
it is measured on a third kind, so that nothing is measured on what it was made from."""

from __future__ import annotations

from typing import Final

BLOCK: Final = 1_000_000_000
"""How many seeds each purpose has."""
TRAINING: Final = range(BLOCK, 2 * BLOCK)
"""Games to learn from."""
CHOOSING: Final = range(2 * BLOCK, 3 * BLOCK)
"""Duels that decide between versions, recipes and settings."""
REPORTING: Final = range(3 * BLOCK, 4 * BLOCK)
"""What is published: docs, and the bars that a bot must reach."""
