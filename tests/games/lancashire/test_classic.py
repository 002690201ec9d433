"""The classic deck, an option for three and four players: all cards, some of them left out."""

from collections import Counter

import pytest

from ironbridge.games.lancashire.table import LancashireState
from ironbridge.kernel.errors import SetupError
from tests.games.lancashire.builders import game, play, position
from tests.games.lancashire.reading import aside, every_card, pile
from tests.games.reading import course, deck, discards, hand, pass_action, seated


def classic(seats: int, seed: int = 1) -> LancashireState:
    return game.start(seats=seats, seed=seed, options={"classic_deck": True})


def pass_until_the_rails(state: LancashireState) -> None:
    while course(state)[0] == "canal":
        pass_action(state)


def in_play(state: LancashireState) -> list[str]:
    """Deck, hands and discards."""
    held = [card for colour in seated(state) for card in hand(state, colour)]
    return deck(state) + held + [c for colour in seated(state) for c in discards(state, colour)]


def test_BL_CLASSIC_SEATS() -> None:
    assert classic(3).seats == 3
    assert classic(4).seats == 4
    with pytest.raises(SetupError, match="three or four"):
        classic(2)


def test_BL_CLASSIC_CARDS() -> None:
    three, four = Counter(every_card(classic(3))), Counter(every_card(classic(4)))
    assert three == four
    assert three.total() == 66
    assert (three["coal_mine"], three["port"]) == (5, 6)
    standard = Counter(every_card(game.start(seats=4, seed=1)))
    assert three - standard == {"coal_mine": 1, "port": 1}
    assert standard <= three


def test_BL_CLASSIC_DISTANT_TILES() -> None:
    everything = [0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4]
    assert sorted(pile(classic(3))) == everything
    assert sorted(pile(classic(4))) == everything
    assert len(pile(game.start(seats=3, seed=1))) == 10


def test_BL_CLASSIC_BENEATH() -> None:
    three, four = classic(3), classic(4)
    assert (len(aside(three)), len(deck(three))) == (9, 66 - 24 - 9)
    assert (len(aside(four)), len(deck(four))) == (6, 66 - 32 - 6)
    # Nobody sees or draws them: after all but the last action of the era they still lie there.
    beneath = aside(three)
    for _ in range(3 * (1 + 9 * 2) - 1):
        pass_action(three)
    assert course(three) == ("canal", 10, 1)
    assert (aside(three), deck(three)) == (beneath, [])
    assert len(in_play(three)) == 66 - 9
    assert three.view(None)["aside_size"] == 9
    assert "aside" not in three.view(0)


def test_BL_CLASSIC_RAIL_REMOVED() -> None:
    three, four = classic(3), classic(4)
    pass_until_the_rails(three)
    pass_until_the_rails(four)
    assert (len(aside(three)), len(in_play(three))) == (6, 60)
    assert (len(aside(four)), len(in_play(four))) == (2, 64)
    assert Counter(aside(three) + in_play(three)) == Counter(every_card(classic(3)))
    # Which ones is chance, hidden from everybody, and they never come back.
    other = classic(3, seed=2)
    pass_until_the_rails(other)
    assert sorted(aside(other)) != sorted(aside(three))
    text = "seats 3, classic_deck\nera rail\nred: hand bolton\ndeck {deck}\naside {aside}"
    one = position(text.format(deck="bury colne", aside="wigan oldham port*2 preston*2"))
    two = position(text.format(deck="wigan oldham", aside="bury colne port*2 preston*2"))
    assert all(one.view(viewer) == two.view(viewer) for viewer in (0, 1, 2, None))
    removed = aside(three)
    while not three.over:
        pass_action(three)
    assert aside(three) == removed
    assert len(in_play(three)) == 60


def removed_for_the_rails(chance: int) -> set[str]:
    """What leaves the game when six known cards lay beneath the tile."""
    state = position(f"""
        seats 4, classic_deck
        turn purple, actions 1
        purple: hand port
        aside bury fleetwood ellesmere_port burnley*2 bolton
        chance {chance} 2 3 4
    """)
    play(state, "pass")
    assert (len(aside(state)), len(deck(state))) == (2, 64 - 32)
    return set(aside(state))


def test_BL_CLASSIC_RAIL_REMOVED_once_shuffled() -> None:
    # The cards beneath the tile and the discards are mixed first: it can be one of either.
    removed = set.union(*(removed_for_the_rails(chance) for chance in range(1, 13)))
    assert removed & {"bury", "fleetwood", "ellesmere_port"}
    assert removed & {"cotton_mill", "manchester", "liverpool"}


def actions_and_rounds(seats: int) -> tuple[int, list[tuple[str, int]]]:
    """Actions and rounds of a whole game in which everybody passes."""
    state = classic(seats)
    actions, rounds = 0, []
    while not state.over:
        if course(state)[:2] not in rounds:
            rounds.append(course(state)[:2])
        pass_action(state)
        actions += 1
    return actions, rounds


def test_BL_CLASSIC_ROUNDS() -> None:
    actions, rounds = actions_and_rounds(3)
    assert actions == 117
    assert rounds == [(era, number) for era in ("canal", "rail") for number in range(1, 11)]
    actions, rounds = actions_and_rounds(4)
    assert actions == 124
    assert rounds == [(era, number) for era in ("canal", "rail") for number in range(1, 9)]
