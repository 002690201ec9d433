"""How far a running game has come, for whoever sees its table in a list: only what a spectator
may know, made from a spectator's view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from ironbridge.kernel.game import Game
from ironbridge.kernel.state import State
from ironbridge.kernel.words import LANGUAGES

PARTS = ("era", "period")
"""Keys of views that name a part of the game; the text of the part "canal" is `era-canal`."""


class Standing(Struct, frozen=True):
    """`stage` says by language where the game is ("Canal Era, round 3"). `scores` are the points
    by seat as they stand; None where they are hidden."""

    stage: dict[str, str]
    scores: list[int] | None


def standing(game: Game, state: State) -> Standing:
    view: Mapping[str, Any] = state.view(None)
    result = view.get("result")
    return Standing(stage(game, view), None if result is None else list(result["scores"]))


def stage(game: Game, view: Mapping[str, Any]) -> dict[str, str]:
    """The game's text `standing`, in all languages that have it."""
    parts = {part: f"{part}-{view[part]}" for part in PARTS if part in view}
    spoken = [(language, game.words(language)) for language in LANGUAGES]
    return {
        language: words.text("standing", round=view["round"], **parts)
        for language, words in spoken
        if words.has("standing") and "round" in view
    }
