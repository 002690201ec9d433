"""French and English say everything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.game import Game
from ironbridge.kernel.words import LANGUAGES, compare
from tests.games.brass.playing import BRASS, Brass
from tests.games.words import strict

QUESTIONS = {
    "birmingham": ((4, 22, True), (4, 7, True), (3, 2, False)),
    "lancashire": ((4, 0, True), (4, 16, True)),
}
"""Games in which every question is asked: seats, seed, busy."""
EVENTS: dict[str, tuple[tuple[int, int, bool, tuple[str, ...]], ...]] = {
    "birmingham": ((3, 1, True, ()), (3, 2, False, ("introductory",))),
    "lancashire": (
        (4, 1, True, ()),
        (3, 2, False, ("introductory",)),
        (3, 3, True, ("classic_deck",)),
        (2, 4, True, ("community",)),
    ),
}
"""Games of many events: seats, seed, busy, options."""


def test_both_languages_have_the_same_texts(brass: Brass) -> None:
    assert compare(strict(brass.game, "en"), strict(brass.game, "fr")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_its_own_sentence(brass: Brass, language: str) -> None:
    game = brass.game
    said = [strict(game, language).say(game.describe(move)) for move in game.moves]
    assert len(set(said)) == len(game.moves)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_of_some_games_is_said(name: str, language: str) -> None:
    asked = set()
    words = strict(BRASS[name].game, language)
    for seats, seed, busy in QUESTIONS[name]:
        for state in BRASS[name].random_game(seats, seed, busy):
            for question in [state.question(), *map(state.question, range(seats))]:
                asked.add(question.key)
                assert words.say(question)
    texts = words.keys()
    assert asked == {key for key in texts if key.startswith("ask-")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVENTS)
def test_every_event_of_some_games_is_said(name: str, language: str) -> None:
    said = set()
    for seats, seed, busy, options in EVENTS[name]:
        events = None
        for state in BRASS[name].random_game(seats, seed, busy, *options):
            if events is None:
                events = state.journal = []
        assert events
        for event in events:
            said.add(event.phrase.key)
            assert strict(BRASS[name].game, language).say(event.phrase)
    assert said >= {"event-sell", "event-rail"}
    if name == "lancashire":
        assert said >= {"event-distant", "event-port", "event-double"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_label_and_a_help(brass: Brass, language: str) -> None:
    words = strict(brass.game, language)
    for option in brass.game.options:
        assert words.text(f"option-{option.name}")
        assert words.attribute(f"option-{option.name}", "help")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_a_name_of_its_own(brass: Brass, language: str) -> None:
    words = strict(brass.game, language)
    game: Any = brass.game
    board = game.board
    for kind, ids in (
        ("location", board.location_ids),
        ("slot", board.slot_ids),
        ("link", board.link_ids),
        ("industry", board.industry_ids),
        ("card", board.card_ids),
        ("seat", ["0", "1", "2", "3"]),
        ("era", ["canal", "rail"]),
    ):
        assert len({words.text(f"{kind}-{name}") for name in ids}) == len(ids) > 0


def test_the_game_gives_its_words_once(game: Game) -> None:
    assert game.words("fr") is game.words("fr")
    assert game.words("fr").text("game-title") == game.rulebook.title.fr


def test_other_languages_are_refused(game: Game) -> None:
    with pytest.raises(SetupError, match="'de' is not supported"):
        game.words("de")


@pytest.mark.parametrize("name", ["Birmingham", "Lancashire"])
def test_components_carry_the_title_and_where_they_come_from(name: str) -> None:
    shown: Mapping[str, object] = BRASS[name.lower()].game.components()
    assert shown["game"] == f"brass-{name.lower()}"
    assert shown["title"] == {
        "en": f"Brass: {name}",
        "fr": f"Brass\N{NO-BREAK SPACE}: {name}",
    }
    assert shown["provenance"]
