"""Rounds and actions: whose turn it is, how many actions it has and what they cost."""

import pytest

from tests.games.age_of_industry.builders import allowed, game, legal, play, position, refused
from tests.games.age_of_industry.reading import (
    asked,
    deciders,
    discards,
    events,
    hand,
    money,
    order,
    round_and_actions,
    spent,
    standing,
)


def test_AI_TURN_PHASES() -> None:
    # Each passes twice; then the new order is settled, red pays interest, and round 3 begins.
    state = position("""
        red: money 3, spent 2, loans 1, hand port*2
        blue: hand port*2
        yellow: hand red*2
        deck brown
    """)
    play(state, "pass", "pass", "pass", "pass", "pass", "pass")
    found = events(state)
    assert found.index("event-spent") < found.index("event-interest") < found.index("event-round")
    assert round_and_actions(state) == (3, 2)
    assert order(state) == ["blue", "yellow", "red"]
    assert money(state) == 2


def test_AI_TURN_ORDER() -> None:
    state = position("""
        order yellow red blue
        red: hand port*2
        blue: hand port*2
        yellow: hand red*2
    """)
    assert deciders(state) == ["yellow"]
    assert refused(state, "pass", seat=0) == "AI-TURN-ORDER"
    play(state, "pass", "pass")
    assert deciders(state) == ["red"]
    play(state, "pass", "pass")
    assert deciders(state) == ["blue"]


def test_AI_TURN_TWO_ACTIONS() -> None:
    state = position("red: hand port*3\nblue: hand red")
    assert round_and_actions(state) == (2, 2)
    play(state, "pass")
    assert deciders(state) == ["red"]
    play(state, "pass")
    assert deciders(state) == ["blue"]
    assert hand(state) == ["port"]


def test_AI_TURN_FIRST_ROUND() -> None:
    state = game.start(3, 4)
    first, second = order(state)[:2]
    assert deciders(state) == [first]
    play(state, "draw deck", "draw deck")
    assert deciders(state) == [second]
    state = position("round 1\nred: hand port\nblue: hand port")
    assert round_and_actions(state) == (1, 1)
    assert refused(state, "combine port kiel-1") == "AI-COMBINE-BOTH"
    play(state, "build port kiel-1")
    assert deciders(state) == ["blue"]


def test_AI_TURN_SAME_ACTION() -> None:
    state = position("red: hand port*2\nblue: hand red")
    play(state, "develop factory 0", "develop factory 0")
    assert deciders(state) == ["blue"]


def test_AI_TURN_ONE_AFTER_OTHER() -> None:
    # The first action waits for its card; meanwhile no other action can begin.
    state = position("red: hand port brown")
    play(state, "develop ship 0")
    assert asked(state) == "card"
    assert refused(state, "pass") == "AI-TURN-ONE-AFTER-OTHER"
    assert refused(state, "build port kiel-1") == "AI-TURN-ONE-AFTER-OTHER"
    play(state, "card brown")
    allowed(state, "build port kiel-1")


def test_AI_TURN_SIX_ACTIONS() -> None:
    state = position("""
        red: hand port brown
        tile cologne-1 red cotton_mill 1
        tile kiel-1 blue port 1
        link de-31 blue
        link de-09 blue
        link de-05 blue
        link de-02 blue
        deck red*3
    """)
    verbs = {move.split()[0] for move in legal(state)}
    assert verbs == {"build", "combine", "link", "sell", "develop", "draw", "pass"}


@pytest.mark.parametrize(
    ("moves", "cards"),
    [
        (["build port hamburg-1"], 1),
        (["combine port hamburg-1", "card brown"], 1),
        (["develop ship 0", "card brown"], 1),
        (["pass", "card brown"], 1),
        (["link de-31"], 2),
        (["sell cologne-1"], 2),
        (["draw deck", "draw deck"], 4),
    ],
)
def test_AI_TURN_CARD_COSTS(moves: list[str], cards: int) -> None:
    state = position("""
        red: hand port brown
        tile cologne-1 red cotton_mill 1
        tile kiel-1 red port 1
        tile belgium-1 blue coal_mine 1
        market france-market-1 cotton
        link de-33 blue
        link de-35 blue
        link de-02 red
        deck red*5
        coal 6, iron 6
    """)
    play(state, *moves)
    assert len(hand(state)) == cards


def test_AI_TURN_DISCARD_OPEN() -> None:
    state = position("""
        red: hand port brown, discard ship
        blue: discard red
        yellow: hand red
    """)
    before = discards(state)
    play(state, "build port kiel-1")
    play(state, "pass")
    assert discards(state) == [*before, "port", "brown"]
    view = state.view(2)
    assert view["players"][0]["discard"] == [*before, "port", "brown"]


def test_AI_TURN_SIX_ACTIONS_no_answer_without_an_action() -> None:
    state = position("red: hand port\ntile munich-1 blue ironworks 1")
    for move in ("card port", "iron munich-1", "port kiel-1", "market austria-market-1"):
        assert refused(state, move) == "AI-TURN-SIX-ACTIONS"


def test_AI_TURN_MUST_ACT() -> None:
    state = position("red: hand port")
    assert refused(state, "done") == "AI-TURN-MUST-ACT"
    allowed(state, "pass")


def test_AI_TURN_SPENT() -> None:
    # $3 for the port, and $1 for a railway: the first needs no cubes.
    state = position("red: money 10, hand port brown")
    play(state, "build port kiel-1")
    assert (standing(state, "kiel-1"), spent(state)) == ("red port 1", 3)
    play(state, "link de-02")
    assert (spent(state), money(state)) == (4, 6)
