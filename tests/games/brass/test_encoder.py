"""Facts of the two eras never meet in a network."""

from __future__ import annotations

from ironbridge.brass.encoder import BrassEncoder
from ironbridge.brass.rules.state import BrassState
from tests.games.brass.playing import Brass


def test_facts_belong_to_the_era(brass: Brass) -> None:
    encoder = brass.game.encoder()
    assert isinstance(encoder, BrassEncoder)
    found = encoder.features()
    eras = set()
    for state in brass.random_game(4, 11, True):
        assert isinstance(state, BrassState)
        encoder.encode(state, 0, found)
        shown = {int(found.indices[n]) // int(encoder.era_size) for n in range(int(found.count))}
        assert shown == {int(state.era)}
        eras |= shown
    assert eras == {0, 1}
