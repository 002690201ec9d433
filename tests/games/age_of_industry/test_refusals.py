"""What a player is told when a move is refused: a rule of the book, and the facts in words."""

from __future__ import annotations

import pytest

from ironbridge.games.age_of_industry.table import AgeState
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.words import LANGUAGES
from tests.games.age_of_industry.builders import MAPS, game, play, position, random_game
from tests.games.age_of_industry.test_words import NBSP, strict

SAMPLED = 15
"""In one of so many positions of a random game every move is asked why it is refused."""


def told(state: AgeState, move: str, language: str = "en") -> str:
    reason = state.why_not(game.parse(move))
    assert reason is not None, f"{move} is allowed"
    return strict(language).say(reason.phrase)


@pytest.mark.parametrize("side", MAPS)
def test_every_refusal_cites_a_rule_and_is_said(side: str) -> None:
    """In both languages and with all its facts: strict words refuse a missing one."""
    chance = seeded(5)
    cited = set()
    for state in random_game(4, 5, True, side):
        if chance.below(SAMPLED):
            continue
        for move in game.moves:
            reason = state.why_not(move)
            if reason is not None:
                cited.add(reason.rule)
                assert all(strict(language).say(reason.phrase) for language in LANGUAGES)
    assert len(cited) > 15
    assert cited <= set(game.rulebook.rules)


def test_a_move_of_the_other_map_is_told_so() -> None:
    state = position("red: hand port")
    for move in ("build port boston-1", "link ne-01", "coal ship_boston-import"):
        reason = state.why_not(game.parse(move))
        assert reason is not None
        assert (reason.rule, reason.phrase.key) == ("AI-SETUP-MAP", "why-other-map")
    assert told(state, "link ne-01") == "This game is played on another map: Germany."


def test_combining_is_hinted_at_while_it_is_possible() -> None:
    hand = "red: hand port\ntile cologne-1 red cotton_mill 1"
    assert told(position(hand), "build ironworks munich-1") == (
        "Ironworks, Munich: you hold no card that allows this. These would: Brown. With both "
        "actions any card will do."
    )
    assert told(position("turn red, actions 1\n" + hand), "build ironworks munich-1") == (
        "Ironworks, Munich: you hold no card that allows this. These would: Brown."
    )


def test_an_industry_card_out_of_reach_is_told_how_to_get_there() -> None:
    state = position("red: hand ironworks\ntile cologne-1 red cotton_mill 1")
    assert told(state, "build ironworks munich-1") == (
        "An industry card builds only where you are connected, and Munich is not: no railway of "
        "yours touches it. You hold: Ironworks. Build a railway there first or use both actions "
        "and any card."
    )


def test_a_ship_without_port_is_told_where_its_lanes_lead() -> None:
    state = position("""
        map new_england
        red: hand light_green, next ship 2
    """)
    assert told(state, "build ship ship_narragansett-1") == (
        "Narragansett Bay: a ship needs a port at one of its sea lanes, and there is none yet. "
        "Its lanes lead to Providence and Fall River."
    )


def test_a_full_location_is_told_what_stands_there() -> None:
    state = position("red: hand brown\ntile munich-1 red ironworks 1")
    assert told(state, "build cotton_mill munich-2") == (
        "Munich has few spaces: you may have only one tile there. You already have Ironworks."
    )
    assert told(state, "build cotton_mill munich-2", "fr") == (
        f"Munich{NBSP}: cette localisation a peu de cases, vous ne pouvez y avoir qu’une tuile. "
        f"Vous y avez déjà{NBSP}: Sidérurgie."
    )


def test_coal_that_is_not_connected_is_named() -> None:
    state = position("""
        red: hand yellow, next cotton_mill 2
        tile poland-1 blue coal_mine 1 cubes 3
    """)
    assert told(state, "build cotton_mill magdeburg-1") == (
        "Magdeburg: there is coal (Poland), but no unbroken way leads to it, nor to a port or a "
        "distant port, through which it could be bought."
    )


def test_whoever_has_no_tile_is_told_so_wherever_they_would_sell() -> None:
    state = position("red: hand port\ntile kassel-1 blue cotton_mill 1")
    nothing = "You have no tile on the board yet: there is nothing to sell."
    assert {told(state, "sell kassel-2"), told(state, "sell kassel-1")} == {nothing}


def test_a_loan_cannot_be_paid_back_without_the_money() -> None:
    state = position("red: money 9, loans 1, hand port")
    assert told(state, "repay") == "A loan is paid back with $10; you have $9."
    assert told(state, "repay", "fr") == (
        f"Un emprunt se rembourse avec 10{NBSP}${NBSP}; vous avez 9{NBSP}$."
    )


def test_another_question_names_the_open_one() -> None:
    state = position("red: hand port brown")
    play(state, "pass")
    assert told(state, "pass") == "First choose the card for this action."
