"""French and English say everything, and say it well."""

from __future__ import annotations

import pytest

from ironbridge.cli.lists import show_position
from ironbridge.cli.messages import Messages
from ironbridge.cli.theme import open_console
from ironbridge.kernel.phrase import Event
from ironbridge.kernel.words import LANGUAGES, compare
from tests.games.spyrium.builders import game, position, random_game
from tests.games.spyrium.test_refusals import strict

FACES = {card.id: card for card in game.data.cards}


def test_both_languages_have_the_same_texts() -> None:
    assert compare(strict("en"), strict("fr")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_its_own_sentence(language: str) -> None:
    """But for buildings that differ in nothing but their period."""
    said: dict[str, str] = {}
    for move in game.moves:
        text = strict(language).say(game.describe(move))
        first = said.setdefault(text, str(move))
        assert without_period(first) == without_period(str(move)), text


@pytest.mark.parametrize(
    ("language", "second"),
    [("en", "Use the event: second effect"), ("fr", "Utiliser l’événement : deuxième effet")],
)
def test_an_option_of_the_event_is_named_by_what_it_does(language: str, second: str) -> None:
    state = position("event event_sell_spyrium\nred: spyrium 3")
    words = game.words(language)
    assert words.say(game.describe(game.parse("event 2"))).replace("\u00a0", " ") == second
    console = open_console(width=120)
    with console.capture() as printed:
        show_position(console, state, Messages(language), {})
    assert "3 Spyrium →" in printed.get().rpartition(words.text("group-event"))[2]


def without_period(notation: str) -> list[str]:
    return [word[:-2] if word in FACES else word for word in notation.split()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_some_games_is_said(language: str) -> None:
    asked = set()
    for seed in range(6):
        for state in random_game(4, seed, rich=True):
            for seat in range(4):
                question = state.question(seat)
                asked.add(question.key)
                assert strict(language).say(question)
    texts = strict(language).keys()
    assert asked == {key for key in texts if key.startswith("ask-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_some_games_is_said(language: str) -> None:
    said = set()
    for seed in range(12):
        journal: list[Event] = []
        for state in random_game(2 + seed % 4, seed, rich=True, journal=True):
            if state.journal is None:
                state.journal = journal  # a rich game is loaded anew now and then
            journal = state.journal
        for event in journal:
            said.add(event.phrase.key)
            assert strict(language).say(event.phrase)
    texts = strict(language).keys()
    assert said == {key for key in texts if key.startswith("event-")}


def test_every_word_of_notation_names_a_group() -> None:
    verbs = {str(move).split()[0] for move in game.moves}
    texts = strict("en").keys()
    assert {key for key in texts if key.startswith("group-")} == {f"group-{verb}" for verb in verbs}
