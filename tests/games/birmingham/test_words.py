"""French and English read well."""

from __future__ import annotations

import pytest

from ironbridge.kernel.words import LANGUAGES
from tests.games.birmingham.builders import game
from tests.games.words import strict


def test_names_read_well() -> None:
    english, french = strict(game, "en"), strict(game, "fr")
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
        assert strict(game, "en").say(phrase) == en
        assert fr is None or strict(game, "fr").say(phrase) == fr


@pytest.mark.parametrize("language", LANGUAGES)
def test_merchants_have_names(language: str) -> None:
    words, spaces = strict(game, language), game.board.space_ids
    assert len({words.text(f"space-{name}") for name in spaces}) == len(spaces)
    for tile in game.board.merchant_ids:
        assert words.text(f"merchant-{tile}")
