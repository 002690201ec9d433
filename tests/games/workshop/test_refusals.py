"""What a player is told when a move is refused: a rule of the rulebook, and the facts in words."""

from __future__ import annotations

from functools import cache

import pytest

from ironbridge.games.workshop import text
from ironbridge.games.workshop.game import FOLDER
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.words import LANGUAGES, Words
from tests.games.workshop.builders import game, play, position, random_game

SAMPLED = 20
"""One position out of this many of a random game is taken, and every move refused in it."""
PLAIN_BIDS = 40
"""Bids beyond this are refused like the others; they would only take time."""


@cache
def strict(language: str) -> Words:
    """The words of the game; a gap in them is an error."""
    files = sorted((FOLDER / "words").glob(f"*.{language}.ftl"))
    return Words(language, files, text.names(game.data, language), strict=True)


def told(text: str, move: str, language: str = "en", seat: int = 0) -> str:
    reason = position(text).why_not(game.parse(move), seat)
    assert reason is not None, f"{move} is allowed"
    return strict(language).say(reason.phrase)


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 4), (5, 5)])
def test_every_refusal_cites_a_rule_and_is_said(seats: int, seed: int) -> None:
    """In both languages and with all its facts: strict words raise an error where one is missing."""
    chance = seeded(seed)
    moves = [move for move in game.moves if not str(move).startswith("bid ") or move.a < PLAIN_BIDS]
    cited = set()
    for state in random_game(seats, seed, busy=True):
        if chance.below(SAMPLED):
            continue
        for move in moves:
            for seat in range(seats):
                reason = state.why_not(move, seat)
                if reason is not None:
                    cited.add(reason.rule)
                    assert all(strict(language).say(reason.phrase) for language in LANGUAGES)
    assert len(cited) > 8
    assert cited <= set(game.rulebook.rules)


READING = "pending link, town reading\nindustry reading red\n"


def test_a_link_that_is_too_dear_says_what_could_be_recovered() -> None:
    text = READING + "red: money 5, income 4\n"
    assert told(text, "build reading--gloucester") == (
        "Reading – Gloucester costs £6; you have £5. "
        "You could recover up to £2 from the income track first."
    )
    assert told(text.replace("income 4", "income 1"), "build reading--bristol", "fr") == (
        "Reading – Bristol coûte 6\u00a0£\u00a0; vous avez 5\u00a0£."
    )


def test_a_link_that_starts_elsewhere_names_the_towns() -> None:
    assert told(READING, "build york--hull") == (
        "York – Hull does not start at Reading, where you have just placed your industry."
    )
    state = position(READING)
    play(state, "build reading--oxford")
    reason = state.why_not(game.parse("build york--hull"))
    assert reason is not None
    assert strict("en").say(reason.phrase) == (
        "York – Hull starts neither at Reading nor at Oxford, which your first link reached."
    )


def test_an_occupied_connection_names_its_owner() -> None:
    text = READING + "link reading--oxford blue\n"
    assert told(text, "build reading--oxford") == "Reading – Oxford is occupied: Steel."
    two = "seats 2\norder red blue\n" + READING + "link reading--oxford yellow\n"
    assert told(two, "build reading--oxford") == "Reading – Oxford is occupied: Amber."


def test_the_crossing_is_explained() -> None:
    text = "pending link, town leeds\nindustry leeds red\n"
    assert told(text, "build manchester--lancaster") == (
        "Manchester – Lancaster only crosses Leeds – Liverpool. There is no junction: "
        "it can be built only from the towns at its ends."
    )


def test_an_exchange_names_what_is_still_free() -> None:
    text = "cards C32 C38 C23\nlink gloucester--cardiff blue\n"
    assert "Cardiff: Cardiff – Merthyr Tydfil." in told(text, "swap C32")
    said = told(text, "swap C38")
    assert "Newcastle, Liverpool, Manchester, Birmingham and London" in said


def test_a_bid_beyond_the_purse_names_both_sums() -> None:
    text = "pending bid\nred: money 3, income 0\n"
    assert told(text, "bid 4") == "You have £3, too little for £4."
    assert "up to £5" in told(text.replace("income 0", "income 11"), "bid 4")


def test_tokens_say_how_many_and_which() -> None:
    opening = "pending demand\nred: tokens port craft\n"
    assert told(opening, "keep") == "You must place exactly one demand token now."
    assert told(opening, "demand light") == "You have no demand token of this type: Light industry."
    closing = "round 9\npending demand\nred: tokens port\n"
    assert told(closing, "demand port port") == "You may place at most one demand token now."
    two = "seats 2\nround 7\npending demand\nred: tokens port light\n"
    assert told(two, "demand port port") == "You have only one demand token of this type: Port."


def test_whoever_is_not_asked_is_told_so() -> None:
    assert told("order red blue yellow", "take C20", seat=1) == "It is not for Steel to decide now."
    locked = position("pending bid\nred: money 9, income 4\n")
    play(locked, "bid 2", seat=0)
    for move, word in (("bid 3", "sealed"), ("recover", "recover no money")):
        reason = locked.why_not(game.parse(move), 0)
        assert reason is not None
        assert word in strict("en").say(reason.phrase)


def test_a_move_at_the_wrong_time_is_told_so() -> None:
    assert told("", "demand port", seat=1) == (
        "Demand tokens are placed before the first round of an era and after its last one."
    )
    assert told("", "bid 3") == (
        "Bids are made at the start of a round, when the new town cards lie face up."
    )
    assert told("seats 2", "offer red") == "A colour is offered with the first bid of a round."
    assert told("pending bid", "done") == "Bids for the turn order are being made now."
    assert told("pending town, card C36", "take C07") == (
        "You have your card, Choice 3, and must use it."
    )
    built = READING + "link reading--oxford red\nred: income 1\n"
    assert told(built.replace("town reading", "town reading, reached oxford"), "recover") == (
        "Your marker stands on 1. The income of this turn, 2 so far, is added when you have "
        "built your last link."
    )


def test_an_exchange_is_no_way_out_of_a_double_connection_or_a_lack_of_money() -> None:
    merthyr = "cards C33 C32 C23\nlink cardiff--merthyr blue\n"
    assert "A free double connection is enough" in told(merthyr, "swap C33")
    assert "no reason to exchange" in told("cards C32\nred: money 0\n", "swap C32")
    assert "pas une raison" in told("cards C32\nred: money 0\n", "swap C32", "fr")
