"""French and English say everything, and say it well."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pytest

from ironbridge.games.age_of_industry import components
from ironbridge.games.age_of_industry.game import FOLDER
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.words import LANGUAGES, Words, compare
from tests.games.age_of_industry.builders import game, random_game

NBSP = "\N{NO-BREAK SPACE}"


@cache
def strict(language: str) -> Words:
    """The words of the game; a gap in them is an error."""
    files = sorted((FOLDER / "words").glob(f"*.{language}.ftl"))
    return Words(language, files, components.names(game.data, language), strict=True)


def texts(language: str, start: str) -> set[str]:
    keys = strict(language).keys()
    return {key for key in keys if key.startswith(start)}


def test_both_languages_have_the_same_texts() -> None:
    assert compare(strict("en"), strict("fr")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_its_own_sentence(language: str) -> None:
    said = [strict(language).say(game.describe(move)) for move in game.moves]
    assert len(set(said)) == len(game.moves)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_some_games_is_said(language: str) -> None:
    asked = set()
    for seed, busy, side in ((0, False, "germany"), (1, True, "new_england"), (2, True, "germany")):
        for state in random_game(4, seed, busy, side):
            for seat in (None, *range(4)):
                question = state.question(seat)
                asked.add(question.key)
                assert strict(language).say(question)
    assert asked == texts(language, "ask-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_some_games_is_said(language: str) -> None:
    said = set()
    for seats, seed, busy, side in (
        (4, 1, True, "germany"),
        (3, 2, False, "germany"),
        (5, 3, True, "new_england"),
        (3, 4, True, "new_england"),
    ):
        journal = None
        for state in random_game(seats, seed, busy, side, journal=True):
            journal = state.journal
        assert journal
        for event in journal:
            said.add(event.phrase.key)
            assert strict(language).say(event.phrase)
    assert said == texts(language, "event-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_label_a_help_and_its_choices(language: str) -> None:
    for option in game.options:
        assert strict(language).text(f"option-{option.name}")
        for name in ("help", *option.choices):
            assert strict(language).attribute(f"option-{option.name}", name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_a_name_of_its_own(language: str) -> None:
    for board in game.boards:
        for kind, ids in (
            ("location", board.location_ids[: int(board.places)]),
            ("slot", board.slot_ids),
            ("link", board.link_ids),
            ("industry", board.industry_ids),
            ("card", board.card_ids),
            ("market", board.market_ids),
            ("import", board.import_ids),
            ("markettile", board.market_tile_ids),
            ("map", ["germany", "new_england"]),
            ("seat", ["0", "1", "2", "3", "4"]),
        ):
            assert len({strict(language).text(f"{kind}-{name}") for name in ids}) == len(ids)


def test_names_read_well() -> None:
    english, french = strict("en"), strict("fr")
    assert english.text("link-de-52") == "Regensburg (Ratisbon) – Bohemia"
    assert french.text("link-de-52") == "Ratisbonne – Bohême"
    assert french.text("location-pennsylvania") == "Pennsylvanie"
    assert (english.text("seat-4"), french.text("seat-4")) == ("Pewter", "Étain")


def test_moves_read_well() -> None:
    for move, en, fr in (
        ("build port kiel-1", "Build Port in Kiel", f"Construire{NBSP}: Port, Kiel"),
        (
            "combine coal_mine belgium-1",
            "Build with both actions and any card: Coal mine in Belgium",
            "Construire avec les deux actions et une carte quelconque"
            f"{NBSP}: Mine de charbon, Belgique",
        ),
        (
            "develop ship 0",
            "Develop: remove Ship, level 0",
            f"Développer{NBSP}: retirer Navire, niveau 0",
        ),
        ("draw deck", "Draw a card from the pile", "Piocher une carte"),
        ("repay", "Pay back a loan ($10)", f"Rembourser un emprunt (10{NBSP}$)"),
        (
            "coal ship_boston-import",
            "Take imported coal: Boston Bay",
            f"Prendre le charbon importé{NBSP}: Baie de Boston",
        ),
    ):
        phrase = game.describe(game.parse(move))
        assert strict("en").say(phrase) == en
        assert strict("fr").say(phrase) == fr


def test_the_game_gives_its_words_once() -> None:
    assert game.words("fr") is game.words("fr")
    assert game.words("fr").text("game-title") == "Age of Industry"


def test_other_languages_are_refused() -> None:
    with pytest.raises(SetupError, match="'de' is not supported"):
        game.words("de")


def test_components_carry_the_title_and_where_they_come_from() -> None:
    shown: Mapping[str, object] = game.components()
    assert shown["game"] == "age-of-industry"
    assert shown["title"] == {"en": "Age of Industry", "fr": "Age of Industry"}
    assert shown["provenance"]
    assert shown["sources"]
