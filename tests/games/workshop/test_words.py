"""French and English say everything, and say it well."""

from __future__ import annotations

import re

import pytest

from ironbridge.games.workshop.board import PHASE_NAMES
from ironbridge.games.workshop.game import FOLDER
from ironbridge.kernel.phrase import Event
from ironbridge.kernel.words import LANGUAGES, compare
from tests.games.workshop.builders import game, random_game
from tests.games.workshop.test_refusals import strict

SEATS = (2, 3, 4, 5)


def texts(start: str, language: str = "en") -> set[str]:
    """The ids of all texts that begin so."""
    known = strict(language).keys()
    return {key for key in known if key.startswith(start)}


def test_both_languages_have_the_same_texts() -> None:
    assert compare(strict("en"), strict("fr")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_its_own_sentence(language: str) -> None:
    """But for choice cards of the same value, which nothing tells apart."""
    alike = {card.id: str(card.value) for card in game.data.cards if card.kind == "choice"}
    said: dict[str, list[str]] = {}
    for move in game.moves:
        words = [alike.get(word, word) for word in str(move).split()]
        assert said.setdefault(strict(language).say(game.describe(move)), words) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_some_games_is_said(language: str) -> None:
    asked = set()
    for seats in SEATS:
        for state in random_game(seats, seats, busy=True):
            for seat in (None, *range(seats)):
                question = state.question(seat)
                asked.add(question.key)
                assert strict(language).say(question)
    assert asked == texts("ask-", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_some_games_is_said(language: str) -> None:
    said = set()
    for seed in range(24):
        journal: list[Event] = []
        for state in random_game(SEATS[seed % 4], seed, busy=seed > 3, journal=True):
            assert state.journal is not None
            journal = state.journal
        for event in journal:
            said.add(event.phrase.key)
            assert strict(language).say(event.phrase)
    assert said == texts("event-", language)


def test_every_reason_is_given_by_the_checker() -> None:
    """No text of why.*.ftl is left over, and none is missing."""
    source = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("why/*.py"))
    written = set(re.findall(r'"(why-[a-z-]+[a-z])"', source))
    written |= {f"why-now-{name}" for name in PHASE_NAMES if name != "over"}
    assert written == texts("why-")


def test_every_word_of_notation_names_a_group() -> None:
    verbs = {str(move).split()[0] for move in game.moves}
    assert texts("group-") == {f"group-{verb}" for verb in verbs}
