"""The guide to positions (docs/positions.md) has a chapter for every game, with true examples."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import ironbridge

GUIDE = (Path(__file__).parents[2] / "docs" / "positions.md").read_text("utf-8")
CHAPTERS = dict(re.findall(r"^# ([^\n]+)\n(.*?)(?=^# |\Z)", GUIDE, re.DOTALL | re.MULTILINE))


@pytest.mark.parametrize("name", ironbridge.game_names())
def test_the_two_examples_of_a_chapter_are_one_position(name: str) -> None:
    game = ironbridge.game(name)
    chapter = CHAPTERS[game.rulebook.title.en]
    blocks = dict(re.findall(r"```(text|json)\n(.*?)```", chapter, re.DOTALL))
    loaded = game.load(json.loads(blocks["json"]))
    assert loaded.digest() == game.position(blocks["text"]).digest()
