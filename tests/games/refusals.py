"""What a player is told of moves that are refused, checked in whole games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ironbridge.kernel.base_game import BaseGame
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.state import State
from ironbridge.kernel.words import LANGUAGES
from tests.games.words import strict

SAMPLED = 40
"""In one of so many positions every move is asked why it is refused."""


def check_refusals_are_said(game: BaseGame[Any, Any], states: Iterable[State], seed: int) -> None:
    """In both languages and with all its facts: strict words refuse a missing one."""
    chance = seeded(seed)
    cited = set()
    for state in states:
        if chance.below(SAMPLED):
            continue
        for move in game.moves:
            reason = state.why_not(move)
            if reason is not None:
                cited.add(reason.rule)
                assert all(strict(game, language).say(reason.phrase) for language in LANGUAGES)
    assert len(cited) > 15
    assert cited <= set(game.rulebook.rules)
