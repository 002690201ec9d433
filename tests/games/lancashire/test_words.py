"""French and English say everything, and say it well."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pytest

from ironbridge.games.lancashire import text
from ironbridge.games.lancashire.game import FOLDER
from ironbridge.games.lancashire.table import LancashireState
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.words import LANGUAGES, Words, compare
from tests.games.lancashire.builders import game, play, position, random_game


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
    for seed in (0, 16):
        for state in random_game(4, seed, True):
            for seat in range(4):
                question = state.question(seat)
                asked.add(question.key)
                assert strict(language).say(question)
    texts = strict(language).keys()
    assert asked == {key for key in texts if key.startswith("ask-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_some_games_is_said(language: str) -> None:
    said = set()
    for seats, seed, busy, options in (
        (4, 1, True, ()),
        (3, 2, False, ("introductory",)),
        (3, 3, True, ("classic_deck",)),
        (2, 4, True, ("community",)),
    ):
        journal = None
        for state in random_game(seats, seed, busy, *options):
            if journal is None:
                journal = state.journal = []
        assert journal
        for event in journal:
            said.add(event.phrase.key)
            assert strict(language).say(event.phrase)
    assert said >= {"event-distant", "event-port", "event-double", "event-sell", "event-rail"}


def journal_of(state: LancashireState, key: str, language: str = "en") -> list[str]:
    """The sentences of the events of this kind."""
    assert state.journal is not None
    events = [event.phrase for event in state.journal if event.phrase.key == key]
    return [strict(language).say(phrase) for phrase in events]


def test_the_journal_tells_how_far_the_distant_marker_moved() -> None:
    sale = """
        seats 4
        red: hand bolton*2
        tile colne_n red cotton_mill 1
        link colne--yorkshire red
    """
    for tiles, en, fr in (
        ("drawn 3 3, pile 4", "moves 2 spaces, onto the X", "avance de 2 cases, sur le X"),
        ("drawn 4 3, pile 1", "moves 1 space, onto the X", "avance de 1 case, sur le X"),
        ("drawn 3, pile 4", "moves 4 spaces, to space 8", "avance de 4 cases, sur la case 8"),
        ("drawn 3, pile 0", "stays on space 4", "reste sur la case 4"),
    ):
        state = position(sale + f"distant {tiles}")
        play(state, "sell colne_n")
        assert f"the marker {en}" in journal_of(state, "event-distant")[0]
        assert f"le marqueur {fr}" in journal_of(state, "event-distant", "fr")[0]


@pytest.mark.parametrize("introductory", [False, True])
def test_nobody_plays_next_after_the_last_round(introductory: bool) -> None:
    journal = None
    options = ("introductory",) if introductory else ()
    for state in random_game(2, 5, True, *options):
        if journal is None:
            journal = state.journal = []
    said = journal_of(state, "event-spent")
    rounds = (10 if introductory else 20) * 2
    assert ["next" in line for line in said] == [True] * (rounds - 2) + [False] * 2
    assert all("jouera" not in line for line in journal_of(state, "event-spent", "fr")[-2:])


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
        ("industry", board.industry_ids),
        ("card", board.card_ids),
        ("seat", ["0", "1", "2", "3"]),
        ("era", ["canal", "rail"]),
    ):
        assert len({strict(language).text(f"{kind}-{name}") for name in ids}) == len(ids)


def test_names_read_well() -> None:
    english, french = strict("en"), strict("fr")
    assert english.text("slot-bolton_s") == "Bolton (iron works)"
    assert french.text("slot-bolton_s") == "Bolton (usine sidérurgique)"
    assert english.text("link-bolton--bury") == "Bolton – Bury"
    assert french.text("location-scotland") == "Écosse"
    assert (english.text("seat-0"), french.text("seat-0")) == ("Brick", "Brique")


def test_moves_read_well() -> None:
    for move, en, fr in (
        (
            "build iron_works bolton_s",
            "Build Iron Works in Bolton (iron works)",
            "Construire\N{NO-BREAK SPACE}: Usine sidérurgique à Bolton (usine sidérurgique)",
        ),
        ("card wigan", "Discard the card Wigan", None),
    ):
        phrase = game.describe(game.parse(move))
        assert strict("en").say(phrase) == en
        assert fr is None or strict("fr").say(phrase) == fr


def test_the_game_gives_its_words_once() -> None:
    assert game.words("fr") is game.words("fr")
    assert game.words("fr").text("game-title") == "Brass\N{NO-BREAK SPACE}: Lancashire"


def test_other_languages_are_refused() -> None:
    with pytest.raises(SetupError, match="'de' is not supported"):
        game.words("de")


def test_components_carry_the_title_and_where_they_come_from() -> None:
    shown: Mapping[str, object] = game.components()
    assert shown["game"] == "brass-lancashire"
    assert shown["title"] == {
        "en": "Brass: Lancashire",
        "fr": "Brass\N{NO-BREAK SPACE}: Lancashire",
    }
    assert shown["provenance"]
