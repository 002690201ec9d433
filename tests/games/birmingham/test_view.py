"""Views and determinized positions: what only Birmingham has."""

from __future__ import annotations

from ironbridge.kernel.chance import seeded
from tests.games.birmingham.builders import position


def test_wild_cards_of_others_are_known_and_stay() -> None:
    state = position("""
        red: hand birmingham coal_mine
        yellow: hand wild_location wild_industry dudley
        deck walsall*1 pottery*2 brewery*5
    """)
    yellow = state.view(0)["players"][1]
    assert yellow["wild_cards"] == ["wild_location", "wild_industry"]
    assert yellow["hand_size"] == 3
    for seed in range(5):
        hand = state.determinize(0, seeded(seed)).view(1)["players"][1]["hand"]
        assert {"wild_location", "wild_industry"} < set(hand)
