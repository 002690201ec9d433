"""Events in words: everything that happens is told, in both languages."""

import re
from pathlib import Path
from types import ModuleType

import pytest

from ironbridge.brass import rules as family_rules
from ironbridge.games import birmingham
from ironbridge.games.birmingham import text
from ironbridge.games.birmingham.game import FOLDER, Birmingham
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.phrase import Event, Phrase
from ironbridge.kernel.playout import random_game
from ironbridge.kernel.words import Words, compare

GAMES = 12


@pytest.fixture(scope="module")
def game() -> Birmingham:
    return birmingham.create()


@pytest.fixture(scope="module")
def events(game: Birmingham) -> list[Event]:
    """The events of random games of every kind."""
    found: list[Event] = []
    for seed in range(GAMES):
        state = game.start(2 + seed % 3, seed, {"introductory": seed % 4 == 3})
        state.journal = found
        random_game(state, seeded(seed))
    return found


def strict_words(game: Birmingham, language: str) -> Words:
    files = sorted((FOLDER / "words").glob(f"*.{language}.ftl"))
    return Words(language, files, text.names(game.data, language), strict=True)


def event_keys(words: Words) -> set[str]:
    return {key for key in words.keys() if key.startswith("event-")}  # noqa: SIM118


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_event_of_random_games_is_told(
    game: Birmingham, events: list[Event], language: str
) -> None:
    words = strict_words(game, language)
    for event in events:
        text = words.say(event.phrase)
        assert text.strip()
        assert "{" not in text


def test_random_games_have_nearly_every_event(game: Birmingham, events: list[Event]) -> None:
    seen = {event.phrase.key for event in events}
    # Events of the set-up are not recorded; the other two are too rare for a dozen games.
    rare = {"event-begin", "event-bonus-develop", "event-bonus-income-spaces"}
    assert event_keys(strict_words(game, "en")) - seen <= rare


def test_both_languages_tell_the_same_events(game: Birmingham) -> None:
    assert compare(strict_words(game, "en"), strict_words(game, "fr")) == []


def sources(package: ModuleType) -> list[Path]:
    """The source files of a package, which may be compiled libraries themselves."""
    return sorted(Path(str(package.__file__)).parent.glob("*.py"))


def test_every_event_of_the_rules_has_its_words(game: Birmingham) -> None:
    files = (*sorted((FOLDER / "rules").glob("*.py")), *sources(family_rules))
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    literal = set(re.findall(r'"(event-[a-z-]*[a-z])"', source))
    assert {"event-build", "event-flip", "event-over"} <= literal
    assert literal - {"event-bonus"} <= event_keys(strict_words(game, "en"))


@pytest.mark.parametrize(
    ("language", "cubes", "told"),
    [
        ("en", 1, "Brick puts 1 coal cube on the market and receives £1"),
        ("en", 2, "Brick puts 2 coal cubes on the market and receives £1"),
        ("fr", 1, "Brique place 1 cube de charbon au marché et reçoit 1\u00a0£"),
        ("fr", 2, "Brique place 2 cubes de charbon au marché et reçoit 1\u00a0£"),
    ],
)
def test_numbers_agree_with_their_words(
    game: Birmingham, language: str, cubes: int, told: str
) -> None:
    phrase = Phrase("event-coal-marketed", {"seat": "seat-0", "cubes": cubes, "money": 1})
    assert strict_words(game, language).say(phrase) == told


@pytest.mark.parametrize(
    ("language", "remark"), [("en", " (only choice)"), ("fr", " (seul choix)")]
)
def test_what_was_forced_is_said(game: Birmingham, language: str, remark: str) -> None:
    words = strict_words(game, language)
    free, forced = (
        words.text("event-card", seat="seat-0", card="card-stone", forced=n) for n in (0, 1)
    )
    assert forced == free + remark
