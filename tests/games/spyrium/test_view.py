"""What a seat may know: everything on the table, nothing of the piles, and what it is asked."""

import json

import pytest

from ironbridge.games.spyrium.board import PHASE_NAMES
from ironbridge.kernel.chance import seeded
from tests.games.spyrium.builders import game, position, random_game, sample

SECRET = {"chance", "decks", "deck", "future", "stock"}


def keys(value: object) -> set[str]:
    """Every key of a view, at any depth."""
    if isinstance(value, dict):
        return set(value) | {key for item in value.values() for key in keys(item)}
    if isinstance(value, list):
        return {key for item in value for key in keys(item)}
    return set()


def test_a_view_names_no_pile() -> None:
    for state in random_game(3, 4, rich=True):
        for seat in (None, 0, 1, 2):
            assert not keys(state.view(seat)) & SECRET


def test_only_the_decider_is_offered_moves() -> None:
    state = game.start(3, 1)
    decider = int(state.turn)
    for seat in range(3):
        assert ("legal" in state.view(seat)) == (seat == decider)
    assert "legal" not in state.view(None)


def test_what_is_to_come_changes_no_view() -> None:
    state = position("deck C bld_palace_C\nstock 3 2 1")
    other = position("deck C char_financier_C\nstock 1 2 3")
    assert state.digest() != other.digest()
    assert state.view(0) == other.view(0)


def test_a_determinized_position_keeps_what_is_known_and_mixes_the_rest() -> None:
    state = game.start(4, 3)
    found = {state.determinize(0, seeded(seed)).digest() for seed in range(5)}
    assert len(found) == 5
    for seed in range(5):
        twin = state.determinize(1, seeded(seed))
        game.check(twin)
        assert json.dumps(twin.view(2)) == json.dumps(state.view(2))


@pytest.mark.parametrize("phase", range(len(PHASE_NAMES)), ids=PHASE_NAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_question_has_its_words(phase: int, language: str) -> None:
    state = sample(phase)
    words = game.words(language)
    for seat in range(state.seats):
        phrase = state.question(seat)
        assert words.say(phrase) != phrase.key


def test_the_question_knows_the_phase_of_the_seat() -> None:
    assert position("").question(0).key == "ask-action-one"
    assert position("red: activation").question(0).key == "ask-action-two"
    waiting = position("").question(1)
    assert (waiting.key, waiting.args) == ("ask-wait", {"seats": ["seat-0"]})


def test_a_position_after_the_disc_has_moved_is_not_settled() -> None:
    state = position("")
    assert state.settled()
    state.play(game.parse("activation"))
    assert not state.settled()
    state.play(game.parse("pass"))
    assert state.settled()
