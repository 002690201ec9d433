"""The examples of the rules pages are the positions of the tests."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from ironbridge import registry
from ironbridge.server.api.games import example_shown, rules_shown
from ironbridge.server.errors import Refused
from tools.rule_examples import fingerprint

GAMES = pytest.mark.parametrize("name", registry.game_names())


@pytest.mark.source
@GAMES
def test_examples_come_from_the_tests_as_they_are(name: str) -> None:
    """Otherwise: `make rule-examples`."""
    rules = registry.game(name).rulebook.rules
    for clause, example in registry.rule_examples(name).items():
        assert example.test in rules[clause].tests, clause
        assert example.mark == fingerprint(example.test), clause


@GAMES
def test_examples_show_what_they_say(name: str) -> None:
    game = registry.game(name)
    for clause, example in registry.rule_examples(name).items():
        state = game.position(example.position)
        seats = range(state.seats)
        if example.refused:
            move = game.parse(example.refused)
            reasons = [state.why_not(move, seat) for seat in seats]
            assert clause in [reason.rule for reason in reasons if reason], clause
        if example.played:
            move = game.parse(example.played)
            assert any(move in state.legal(seat) for seat in seats), clause


@GAMES
def test_most_clauses_have_an_example_and_the_server_tells_which(name: str) -> None:
    game = registry.game(name)
    shown = rules_shown(game).rules
    with_one = [rule.id for rule in shown if rule.example]
    assert len(with_one) > 0.8 * len(shown)
    assert with_one == list(registry.rule_examples(name))
    shown_view: Mapping[str, object] = example_shown(game, with_one[0]).view
    assert shown_view["game"] == name
    with pytest.raises(Refused, match="no-such-page"):
        example_shown(game, "NO-SUCH-CLAUSE")
