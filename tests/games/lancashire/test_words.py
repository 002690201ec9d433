"""French and English read well."""

from __future__ import annotations

import pytest

from ironbridge.games.lancashire.table import LancashireState
from tests.games.lancashire.builders import game, play, position, random_game
from tests.games.words import strict


def sentences_of(state: LancashireState, key: str, language: str = "en") -> list[str]:
    """The sentences of the events of this kind."""
    assert state.journal is not None
    events = [event.phrase for event in state.journal if event.phrase.key == key]
    return [strict(game, language).say(phrase) for phrase in events]


def test_the_event_tells_how_far_the_distant_marker_moved() -> None:
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
        assert f"the marker {en}" in sentences_of(state, "event-distant")[0]
        assert f"le marqueur {fr}" in sentences_of(state, "event-distant", "fr")[0]


@pytest.mark.parametrize("introductory", [False, True])
def test_nobody_plays_next_after_the_last_round(introductory: bool) -> None:
    events = None
    options = ("introductory",) if introductory else ()
    for state in random_game(2, 5, True, *options):
        if events is None:
            events = state.journal = []
    said = sentences_of(state, "event-spent")
    rounds = (10 if introductory else 20) * 2
    assert ["next" in line for line in said] == [True] * (rounds - 2) + [False] * 2
    assert all("jouera" not in line for line in sentences_of(state, "event-spent", "fr")[-2:])


def test_names_read_well() -> None:
    english, french = strict(game, "en"), strict(game, "fr")
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
        assert strict(game, "en").say(phrase) == en
        assert fr is None or strict(game, "fr").say(phrase) == fr
