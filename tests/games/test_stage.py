"""How far a game has come: from its start to its end, and of which kind it is."""

from __future__ import annotations

import random

import pytest

import ironbridge
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.stage import NOW
from tests.conformance import Case, cases

pytestmark = pytest.mark.long


@pytest.mark.parametrize("case", list(cases()), ids=str)
def test_a_game_comes_from_its_start_to_its_end(case: Case) -> None:
    game, chance = ironbridge.game(case.game), random.Random(case.seats)
    state = game.start(case.seats, case.seats, dict(case.options))
    drawn, far = seeded(case.seats), -1.0
    while not state.over:
        stages = [game.stage(state, seat) for seat in range(case.seats)]
        assert all(stage is not None and 0 <= stage.played <= 1 for stage in stages)
        first = stages[0]
        assert first is not None
        if far < 0:
            assert first.played == 0
            now = stages[state.deciders[0]]
            assert now is not None
            assert now.turn == NOW
        assert first.played >= far
        far = first.played
        seat = chance.choice(state.deciders)
        # What a seat cannot know does not change it.
        assert game.stage(state.determinize(seat, drawn), 0) == first
        state.play(chance.choice(state.legal(seat)), seat)
    assert far > 0.8


def test_a_kind_has_one_number_of_players_and_one_choice_of_options() -> None:
    kinds: dict[tuple[str, str], Case] = {}
    for case in cases():
        stage = ironbridge.game(case.game).stage(
            ironbridge.game(case.game).start(case.seats, 1, dict(case.options)), 0
        )
        assert stage is not None
        assert kinds.setdefault((case.game, stage.kind), case) == case
