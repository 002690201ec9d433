"""English as it is written: what no native speaker would say."""

import re
from pathlib import Path

import pytest

import ironbridge
from ironbridge.kernel.place import place_text
from tests import texts

FAULTS = {
    "one's own, their own": r"\bthe own\b|\ban? own\b|\bof the own\b",
    "the news is": r"\bnews are\b",
    "need not": r"\bneeds not\b",
    "whoever has passed": r"(?:^|[.;:] |= )[Ww]ho (?:has|is|owns|pays|spent|cannot|loses)\b[^?]*$",
    "an event": r"(?:\ba|^A|\. A) (?:[aeio](?!ne\b|uro)|u(?!ni|se))[a-z]",
    "no article before a name": r"\b[Aa]n? \{ \$(?!n\b|number\b|count\b)",
    "Whoever has the most points wins": r"(?:^|[.] |= )_?Most points_?\b[^.]*\bwin\b",
    "these would: A and B": r"one of these[^:]*: \{ \$",
    "every $5 left is": r"\bevery \$?£?\d+ left are\b",
}
"""What to say instead, and what not to say."""

FILES = pytest.mark.parametrize("path", texts.files("en"), ids=texts.name)


@pytest.mark.source
@FILES
@pytest.mark.parametrize("instead", FAULTS)
def test_nobody_says_so(path: Path, instead: str) -> None:
    fault = re.compile(FAULTS[instead])
    lines = [line for line in texts.texts(path, "en") if not line.startswith("#")]
    assert [line for line in lines if fault.search(line)] == []


@pytest.mark.parametrize("game", ironbridge.game_names())
def test_places_are_told_in_the_language_of_the_reader(game: str) -> None:
    """A heading of the French rulebook is quoted; what is ours has a name in both languages."""
    found = ironbridge.game(game)
    english, french = found.words("en"), found.words("fr")
    for rule in found.rulebook.rules.values():
        told = place_text(rule.place, english)
        assert told.startswith(("French rulebook: “", "Our ", "Rulings by ")), rule.id
        ours = place_text(rule.place, french)
        assert not re.search("Readings|Facts|Rulings|Setup", ours), rule.id
        assert rule.place in ours or ours.startswith(("Notre ", "Nos ", "Précisions ")), rule.id
