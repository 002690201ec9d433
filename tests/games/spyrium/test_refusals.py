"""What a player is told when a move is refused: a rule of the rulebook, and the facts in words."""

from __future__ import annotations

from functools import cache

import pytest

from ironbridge.games.spyrium.game import FOLDER
from ironbridge.games.spyrium.text import names
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.words import LANGUAGES, Words
from tests.games.spyrium.builders import game, position, random_game

SAMPLED = 12
"""One position out of this many of a random game is taken, and every move refused in it."""


@cache
def strict(language: str) -> Words:
    """The words of the game; a gap in them is an error."""
    files = sorted((FOLDER / "words").glob(f"*.{language}.ftl"))
    return Words(language, files, names(game.data, language), strict=True)


def told(text: str, move: str, language: str = "en") -> str:
    state = position(text)
    reason = state.why_not(game.parse(move))
    assert reason is not None, f"{move} is allowed"
    return strict(language).say(reason.phrase)


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (5, 4)])
def test_every_refusal_cites_a_rule_and_is_said(seats: int, seed: int) -> None:
    """In both languages and with all its facts: strict words raise an error where one is missing."""
    chance = seeded(seed)
    cited = set()
    for state in random_game(seats, seed, rich=True):
        if chance.below(SAMPLED):
            continue
        for move in game.moves:
            reason = state.why_not(move)
            if reason is not None:
                cited.add(reason.rule)
                assert all(strict(language).say(reason.phrase) for language in LANGUAGES)
    assert len(cited) > 15
    assert cited <= set(game.rulebook.rules)


def test_an_activation_names_every_part_of_its_price() -> None:
    text = (
        "market a1 bld_factory_1_B\nworker a1-a2 red 2\nworker a1-b1 yellow\n"
        "red: activation, money 7, buildings bld_manor_B bld_residence_A*2\n"
    )
    assert told(text, "activate a1-a2 a1") == (
        "Factory 1 costs at least £8: price £6, surcharge £2. You have £7."
    )


def test_a_new_place_is_named_when_it_is_too_dear() -> None:
    text = (
        "market a1 bld_mine_2_A\nworker a1-a2 red\n"
        "red: activation, money 5, buildings bld_manor_B bld_residence_A\n"
    )
    state = position(text)
    state.play(game.parse("activate a1-a2 a1"))
    reason = state.why_not(game.parse("new"))
    assert reason is not None
    assert reason.rule == "SP-ACTIVATE-PAY-IN-FULL"
    assert strict("en").say(reason.phrase) == (
        "Mine 2 costs at least £6: price £4, place £2. You have £5."
    )
    assert strict("fr").say(reason.phrase) == (
        "Mine 2 : il faut au moins 6 £, soit prix 4 £, emplacement 2 £. Vous avez 5 £."
    )


def test_a_token_that_cannot_be_paid_is_named() -> None:
    text = "market a1 char_banker_B 2\nworker a1-a2 red\nred: activation, money 1\n"
    assert told(text, "activate a1-a2 a1") == (
        "Banker costs at least £2: price £0, effect £2. You have £1."
    )


def test_whoever_has_no_spyrium_is_told_how_much_is_needed() -> None:
    text = "red: activation, spyrium 1, buildings bld_factory_1_B\n"
    assert told(text, "exploit bld_factory_1_B 1") == (
        "Factory 1 needs 2 Spyrium for this; you have 1."
    )
    assert told(text, "exploit bld_factory_1_B 1", "fr") == (
        "Usine 1 : il faut 2 cristaux de Spyrium ; vous en avez 1."
    )


def test_the_latecomer_is_sent_to_phase_two() -> None:
    text = "market a1 bld_mine_1_A\nevent event_late_worker\n"
    assert "go on to Phase II first" in told(text, "event 1")


def test_a_token_event_without_a_token_gives_nothing() -> None:
    assert told("event event_token_gain", "event 2") == "Token: there is no token on the event."
