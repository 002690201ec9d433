"""Looking ahead: the tree of questions and the preview of moves, and that neither tells secrets."""

from __future__ import annotations

from typing import Any

import pytest

from ironbridge.server.errors import Refused
from ironbridge.server.tables.lookahead import Question
from tests.documents import view_of
from tests.server.club import Club

pytestmark = pytest.mark.anyio

GAME = "brass-birmingham"


async def test_the_tree_has_every_legal_answer_and_the_questions_behind_them(club: Club) -> None:
    alice = await club.person("Alice")
    table = await club.running(alice, alice, game=GAME)
    assert table.state is not None
    seat = table.state.deciders[0]
    tree = await club.tables.lookahead.tree(alice, table.id, 2, seat)
    assert [answer.move for answer in tree.question.answers] == [
        str(move) for move in table.state.legal(seat)
    ]
    assert tree.question.asks["key"] == "ask-action"
    loan = next(answer for answer in tree.question.answers if answer.move == "loan")
    assert isinstance(loan.then, Question)
    after = table.state.copy()
    after.do(table.game.parse("loan"), seat)
    assert [answer.move for answer in loan.then.answers] == [str(m) for m in after.legal(seat)]
    assert all(answer.then is None for answer in loan.then.answers)
    assert table.number == 0


async def test_the_tree_tells_what_the_rules_answer_by_themselves(club: Club) -> None:
    """A build that only one card of the hand allows discards that card without a question."""
    alice = await club.person("Alice")
    table = await club.running(alice, alice, game=GAME)
    assert table.state is not None
    seat = table.state.deciders[0]
    tree = await club.tables.lookahead.tree(alice, table.id, 2, seat)
    hand = view_of(table.state, seat)["players"][seat]["hand"]
    unasked = [answer for answer in tree.question.answers if answer.then is None]
    assert unasked
    for answer in unasked:
        discarded = [event for event in answer.forced if event["key"] == "event-card"]
        assert [
            str(event["args"]["card"]).removeprefix("card-") in hand for event in discarded
        ] == [True]
    asked = [answer for answer in tree.question.answers if answer.then is not None]
    assert all(event["seat"] == seat for answer in asked for event in answer.forced)
    assert not any(event["key"] == "event-card" for answer in asked for event in answer.forced)


async def test_a_preview_tells_the_events_and_changes_nothing(club: Club) -> None:
    alice = await club.person("Alice")
    table = await club.running(alice, alice, game=GAME)
    assert table.state is not None
    seat = table.state.deciders[0]
    before = table.state.digest()
    tree = await club.tables.lookahead.tree(alice, table.id, 2, seat)
    passing = tree.question.answers[-1].then
    assert passing is not None
    card = passing.answers[0].move
    seen = await club.tables.lookahead.preview(alice, table.id, 0, ["loan", card], seat)
    assert {"event-card", "event-loan"} <= {event["key"] for event in seen.events}
    assert seen.complete
    view: Any = seen.view
    players = view["players"]
    assert players[seat]["money"] == 47
    half = await club.tables.lookahead.preview(alice, table.id, 0, ["loan"], seat)
    assert not half.complete
    assert table.state.digest() == before
    assert table.number == 0


async def test_a_preview_never_shows_the_card_that_will_be_drawn(club: Club) -> None:
    alice = await club.person("Alice")
    table = await club.running(alice, alice, game=GAME)
    assert table.state is not None
    seat = table.state.deciders[0]
    tree = await club.tables.lookahead.tree(alice, table.id, 2, seat)
    passing = tree.question.answers[-1]
    assert passing.then is not None
    moves = ["pass", passing.then.answers[0].move]
    hands = set()
    for _ in range(30):
        seen = await club.tables.lookahead.preview(alice, table.id, 0, moves, seat)
        view: Any = seen.view
        players = view["players"]
        hands.add(tuple(players[seat]["hand"]))
    assert len(hands) > 3


async def test_only_who_decides_looks_ahead_and_only_with_legal_moves(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob, game=GAME)
    assert table.state is not None
    decider = table.state.deciders[0]
    first, other = (alice, bob) if table.seats[decider].person == alice.id else (bob, alice)
    for person, code, moves, number in (
        (other, "not-your-decision", ["pass"], 0),
        (first, "illegal-move", ["done"], 0),
        (first, "unknown-move", ["fly"], 0),
        (first, "stale", ["pass"], 3),
    ):
        with pytest.raises(Refused) as refused:
            await club.tables.lookahead.preview(person, table.id, number, moves, None)
        assert refused.value.code == code
    with pytest.raises(Refused) as refused:
        await club.tables.lookahead.tree(await club.person("Eve"), table.id, 2, None)
    assert refused.value.code == "not-your-seat"


async def test_sealed_choices_of_others_do_not_show(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    quiet = await club.tables.lookahead.tree(bob, table.id, 3, None)
    await club.tables.play.post(alice, table.id, 0, "bid 3")
    sealed = await club.tables.lookahead.tree(bob, table.id, 3, None)
    assert sealed.question.answers[0].move == quiet.question.answers[0].move
    assert [answer.move for answer in sealed.question.answers] == [
        answer.move for answer in quiet.question.answers
    ]
