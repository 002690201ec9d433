"""The end of an era."""

from tests.games.brass.playing import Position, hand, play
from tests.games.reading import course, deciders


def test_ERA_END(position: Position) -> None:
    state = position("""
        red: hand birmingham
        yellow: hand brewery*3
        deck coventry
    """)
    play(state, "pass")  # red's last card, but there is one left in the deck
    assert hand(state, "red") == ["coventry"]
    play(state, "pass", "pass")
    play(state, "pass")
    assert hand(state, "red") == []
    assert deciders(state) == ["yellow"]
    assert course(state) == ("canal", 3, 1)  # deck and red are out of cards, yellow is not
    play(state, "pass")
    assert course(state) == ("rail", 1, 2)
