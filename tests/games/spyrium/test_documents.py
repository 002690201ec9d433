"""The types of positions, views and components say what the documents hold, compiled or not."""

from __future__ import annotations

from dataclasses import replace
from typing import get_type_hints

import msgspec

from ironbridge.games.spyrium.components import Components
from tests.games.spyrium.builders import game, random_game


def test_positions_and_views_fit_their_types() -> None:
    types = game.documents()
    for state in random_game(4, 5, rich=True):
        position, view = state.to_json(), state.view(state.decider() if not state.over else None)
        assert msgspec.convert(position, types.position) == position
        assert msgspec.convert(view, types.view) == view
        assert set(position) == set(get_type_hints(types.position))
        assert set(view) | {"legal"} == set(get_type_hints(types.view))


def test_components_fit_their_type() -> None:
    header = {"game", "rules", "title"}
    components = {key: value for key, value in game.components().items() if key not in header}
    found: Components = msgspec.convert(components, game.documents().components)
    assert replace(found, source=game.data.source) == game.data
