"""The page of results says what the kept matches say, and each names how it came about."""

import re

import pytest

from ironbridge import registry
from tools import results

KEPT = results.stored()

pytestmark = pytest.mark.source


def test_the_page_is_made_from_what_is_kept() -> None:
    assert KEPT
    assert results.PAGE.read_text("utf-8") == results.page(KEPT)


def test_each_chapter_has_the_figures_of_its_game() -> None:
    text = results.CHAPTERS.read_text("utf-8")
    assert set(re.findall(r"<!-- make results: (.*) -->", text)) == set(registry.game_names())
    assert results.chapters(text, KEPT) == text


def test_every_file_belongs_to_a_match() -> None:
    named = {f"{match.name}.json" for match in results.matches()}
    assert {path.name for path in results.KEPT.iterdir()} <= named


@pytest.mark.parametrize("kept", KEPT, ids=lambda one: str(one["command"]))
def test_every_figure_has_command_seeds_and_commit(kept: dict[str, object]) -> None:
    assert str(kept["command"]).startswith("make duel GAME=")
    assert kept["commit"]
    assert "reporting" in str(kept["command"])
