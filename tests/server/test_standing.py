"""How far a game has come, as the lists of tables show it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from ironbridge import registry
from ironbridge.server.api.games import game_shown
from ironbridge.server.tables.listing import Filters
from ironbridge.server.tables.standing import Standing, standing
from tests.server.club import ME, OPEN, Club

FIRST = {
    "brass-birmingham": ("Canal Era, round 1", "Période des canaux, manche 1"),
    "brass-lancashire": ("Canal Era, round 1", "Période des canaux, manche 1"),
    "age-of-industry": ("round 1", "tour 1"),
    "workshop-of-the-world": ("Canal era, first demand", "Ère canal, première demande"),
    "spyrium": ("Period A, round 1", "Époque A, tour 1"),
}


@pytest.mark.parametrize("name", registry.game_names())
def test_every_game_says_where_it_is(name: str) -> None:
    game = registry.game(name)
    shown = standing(game, game.start(game.seat_counts[-1], 1))
    assert (shown.stage["en"], shown.stage["fr"]) == FIRST[name]
    assert shown.scores is not None
    assert len(shown.scores) == game.seat_counts[-1]


def test_hidden_points_stay_hidden() -> None:
    """Workshop of the World with secret money: nobody's points are in a list."""
    game = registry.game("workshop-of-the-world")
    state = game.start(3, 1, options={"hidden_money": True})
    assert standing(game, state).scores is None


@pytest.mark.parametrize("name", registry.game_names())
def test_every_game_says_what_it_is_about(name: str) -> None:
    game = registry.game(name)
    shown = game_shown(game)
    for texts in (shown.about, shown.length, shown.weight, shown.edition):
        assert set(texts) == {"en", "fr"}
    parts: Mapping[str, Any] = game.components()
    matters = {"cards", "towns", "costs", "tiles", "germany"}
    guessed = {
        origin["section"] for origin in parts["provenance"] if origin["status"] == "reconstructed"
    }
    assert bool(shown.reconstructed) == bool(guessed & matters)


@pytest.mark.anyio
async def test_lists_show_the_standing_of_what_is_in_memory(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    running = await club.running(alice, bob, game="brass-birmingham")
    opened = await club.open(alice, ME, OPEN, game="brass-birmingham")
    toy = await club.running(alice, bob)
    lines = {line.id: line for line in await club.tables.lists.listing(Filters(), alice)}
    shown = lines[running.id].standing
    assert shown is not None
    assert shown.scores == [0, 0]
    assert lines[opened.id].standing is None
    assert lines[toy.id].standing == Standing({}, None)  # a game that says neither
    waiting = await club.tables.lists.decisions(alice)
    assert [found.table.standing for found in waiting if found.table.id == running.id] == (
        [shown] if 0 in running.deciders else []
    )
    club.tables.store.cache.drop(running.id)
    [unknown, *_] = await club.tables.lists.listing(Filters(game="brass-birmingham"), bob)
    assert unknown.standing is None


@pytest.mark.parametrize("name", registry.game_names())
def test_the_first_question_of_every_game_says_what_it_means(name: str) -> None:
    game = registry.game(name)
    key = f"meaning-{game.start(game.seat_counts[-1], 1).question().key}"
    assert all(game.words(language).has(key) for language in ("en", "fr"))
