"""French and English say everything, and say it well."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pytest

from ironbridge.games.birmingham import text
from ironbridge.games.birmingham.game import FOLDER
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.words import LANGUAGES, Words, compare
from tests.games.birmingham.builders import game, random_game


@cache
def strict(language: str) -> Words:
    """The words of the game; a gap in them is an error."""
    files = sorted((FOLDER / "words").glob(f"*.{language}.ftl"))
    return Words(language, files, text.names(game.data, language), strict=True)


def test_both_languages_have_the_same_texts() -> None:
    assert compare(strict("en"), strict("fr")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_its_own_sentence(language: str) -> None:
    said = [strict(language).say(game.describe(move)) for move in game.moves]
    assert len(set(said)) == len(game.moves)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_some_games_is_said(language: str) -> None:
    asked = set()
    for seats, seed, busy in ((4, 22, True), (4, 7, True), (3, 2, False)):
        for state in random_game(seats, seed, busy):
            for question in [state.question(), *map(state.question, range(seats))]:
                asked.add(question.key)
                assert strict(language).say(question)
    texts = strict(language).keys()
    assert asked == {key for key in texts if key.startswith("ask-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_some_games_is_said(language: str) -> None:
    for seed, busy, introductory in ((1, True, False), (2, False, True)):
        journal = None
        for state in random_game(3, seed, busy, introductory):
            if journal is None:
                journal = state.journal = []
        assert journal
        for event in journal:
            assert strict(language).say(event.phrase)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_label_and_a_help(language: str) -> None:
    for option in game.options:
        assert strict(language).text(f"option-{option.name}")
        assert strict(language).attribute(f"option-{option.name}", "help")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_a_name_of_its_own(language: str) -> None:
    board = game.board
    for kind, ids in (
        ("location", board.location_ids),
        ("slot", board.slot_ids),
        ("link", board.link_ids),
        ("space", board.space_ids),
        ("industry", board.industry_ids),
        ("card", board.card_ids),
        ("seat", ["0", "1", "2", "3"]),
        ("era", ["canal", "rail"]),
    ):
        assert len({strict(language).text(f"{kind}-{name}") for name in ids}) == len(ids)
    for tile in board.merchant_ids:
        assert strict(language).text(f"merchant-{tile}")


def test_names_read_well() -> None:
    english, french = strict("en"), strict("fr")
    assert english.text("slot-stone_1") == "Stone (cotton mill or brewery)"
    assert french.text("slot-stone_1") == "Stone (filature de coton ou brasserie)"
    assert english.text("slot-worcester_2") == "Worcester 2 (cotton mill)"
    assert english.text("slot-farm_brewery_north_1") == "Farm Brewery (north)"
    assert english.text("link-stone-stafford") == "Stone – Stafford"
    assert english.text("space-oxford_m1") == "Oxford 1"
    assert english.text("card-cotton_mill_or_manufacturer") == "Cotton Mill or Manufacturer"
    assert french.text("card-wild_location") == "Joker Lieu"
    assert (english.text("seat-0"), french.text("seat-0")) == ("Brick", "Brique")


def test_moves_read_well() -> None:
    for move, en, fr in (
        (
            "build coal_mine dudley_1",
            "Build Coal Mine in Dudley (coal mine)",
            "Construire\N{NO-BREAK SPACE}: Mine de charbon à Dudley (mine de charbon)",
        ),
        ("card wild_industry", "Discard the card Wild Industry", None),
        ("beer oxford_m1", "Take the merchant’s beer in Oxford 1", None),
        ("loan", "Take a loan", "Contracter un emprunt"),
    ):
        phrase = game.describe(game.parse(move))
        assert strict("en").say(phrase) == en
        assert fr is None or strict("fr").say(phrase) == fr


def test_the_game_gives_its_words_once() -> None:
    assert game.words("fr") is game.words("fr")
    assert game.words("fr").text("game-title") == "Brass\N{NO-BREAK SPACE}: Birmingham"


def test_other_languages_are_refused() -> None:
    with pytest.raises(SetupError, match="'de' is not supported"):
        game.words("de")


def test_components_carry_the_title_and_where_they_come_from() -> None:
    shown: Mapping[str, object] = game.components()
    assert shown["game"] == "brass-birmingham"
    assert shown["title"] == {
        "en": "Brass: Birmingham",
        "fr": "Brass\N{NO-BREAK SPACE}: Birmingham",
    }
    assert shown["provenance"]
