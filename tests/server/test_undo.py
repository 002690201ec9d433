"""Taking back: alone while nothing hidden was shown and nobody else decided, otherwise together."""

from __future__ import annotations

import pytest

from ironbridge.server.error_responses import failure
from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person
from ironbridge.server.settings import Settings
from ironbridge.server.tables.model import LiveTable
from tests.server.club import BOT, LIVE, ME, OPEN, Club

pytestmark = pytest.mark.anyio


async def test_ones_own_last_decision_is_taken_back(club: Club, settings: Settings) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    await club.post(alice, table, "bid 3")
    await club.tables.undo.take_back(alice, table.id, 1)
    assert (table.moves, table.number, table.deciders) == ([], 2, (0, 1))
    entry = table.recent[-1]
    assert (entry.kind, entry.seat, entry.text) == ("undo", 0, "0")
    await club.post(alice, table, "bid 1")
    again = await club.restarted(settings).store.get(table.id)
    assert again.moves == [(0, "bid 1")]
    assert again.numbers == [2]


async def test_after_somebody_else_decided_one_must_ask(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    await club.post(alice, table, "bid 3")
    await club.post(bob, table, "bid 1")
    for person, stay in ((alice, 0), (alice, None), (bob, 0)):
        with pytest.raises(Refused, match="cannot-undo"):
            await club.tables.undo.take_back(person, table.id, 2, stay)
    assert table.number == 2


async def test_a_move_that_opened_sealed_choices_is_not_taken_back_alone(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    await club.post(alice, table, "bid 3")
    await club.post(bob, table, "bid 1")
    with pytest.raises(Refused, match="cannot-undo"):
        await club.tables.undo.take_back(bob, table.id, 2)


async def test_an_open_move_in_turn_is_taken_back(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    for person, move in ((alice, "bid 3"), (bob, "bid 1"), (alice, "take 2")):
        await club.post(person, table, move)
    await club.tables.undo.take_back(alice, table.id, 3)
    assert len(table.moves) == 2


async def test_in_birmingham_choices_are_taken_back_until_a_card_is_drawn(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob, game="brass-birmingham")
    first = table.deciders[0]
    person = [alice, bob][first]
    assert table.state is not None
    for wanted in ("pass", "card"):
        move = next(m for m in table.state.legal(first) if m.text.startswith(wanted))
        await club.post(person, table, move.text)
        assert table.state is not None
        if table.deciders != (first,):
            break
        await club.tables.undo.take_back(person, table.id, table.number)
        await club.post(person, table, move.text)
    assert table.deciders != (first,)
    with pytest.raises(Refused, match="cannot-undo"):
        await club.tables.undo.take_back(person, table.id, table.number)


async def test_nothing_is_taken_back_with_an_old_number_or_before_the_start(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    with pytest.raises(Refused, match="cannot-undo"):
        await club.tables.undo.take_back(alice, table.id, 0)
    await club.post(alice, table, "bid 3")
    with pytest.raises(Refused, match="stale"):
        await club.tables.undo.take_back(alice, table.id, 0)
    for stay in (1, 5):
        with pytest.raises(Refused, match="cannot-undo"):
            await club.tables.undo.take_back(alice, table.id, 1, stay)


async def test_what_a_bot_decided_for_a_seat_is_not_ones_own(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob, clock=LIVE)
    club.clock.advance(61)
    await club.tables.play.time_out(table.id)
    await club.tables.play.post_bot(table.id, table.number, 0, "bid 1")
    await club.tables.play.come_back(alice, table.id)
    with pytest.raises(Refused, match="cannot-undo"):
        await club.tables.undo.take_back(alice, table.id, table.number)


async def test_a_choice_that_a_rule_seals_is_not_taken_back_alone(club: Club) -> None:
    alice, bob, carol = [await club.person(name) for name in ("Alice", "Bob", "Carol")]
    table = await club.running(alice, bob, carol, game="workshop-of-the-world")
    assert table.state is not None
    token = table.state.legal(0)[0]
    await club.post(alice, table, token.text)
    with pytest.raises(Refused, match="cannot-undo") as refused:
        await club.tables.undo.take_back(alice, table.id, 1)
    told = failure(refused.value, "en")
    assert (told.rule, told.message) == (
        "WW-SEALED-LOCKED",
        "A sealed choice cannot be changed.",
    )
    assert table.moves == [(0, token.text)]
    # What all people at the table agree to is done all the same.
    await club.tables.undo.propose(alice, table.id, 1, "undo")
    for person in (bob, carol):
        await club.tables.undo.agree(person, table.id, "undo")
    assert table.moves == []


# Against bots -------------------------------------------------------------------------------


async def against_a_bot(club: Club, alice: Person) -> LiveTable:
    """The bids are open, and it is Alice's turn to take stones."""
    table = await club.open(alice, ME, BOT)
    await club.tables.lobby.start(alice, table.id)
    await club.post(alice, table, "bid 3")
    await club.tables.play.post_bot(table.id, table.number, 1, "bid 1")
    return table


async def test_against_bots_their_answers_are_taken_back_too(
    club: Club, settings: Settings
) -> None:
    alice = await club.person("Alice")
    table = await club.open(alice, ME, BOT)
    await club.tables.lobby.start(alice, table.id)
    outlook = await club.tables.undo.outlook(alice, table.id)
    assert outlook.stay is None
    assert outlook.refused is not None
    assert outlook.refused.code == "cannot-undo"
    table = await against_a_bot(club, alice)
    await club.post(alice, table, "take 2")
    await club.tables.play.post_bot(table.id, table.number, 1, "take 1")
    outlook = await club.tables.undo.outlook(alice, table.id)
    assert (outlook.number, outlook.stay, outlook.refused) == (4, 2, None)
    await club.tables.undo.take_back(alice, table.id, table.number)
    assert (table.moves, table.deciders) == ([(0, "bid 3"), (1, "bid 1")], (0,))
    entry = table.recent[-1]
    assert (entry.number, entry.kind, entry.seat, entry.text) == (4, "undo", 0, "2")
    await club.post(alice, table, "take 1")
    again = await club.restarted(settings).store.get(table.id)
    assert again.moves == [(0, "bid 3"), (1, "bid 1"), (0, "take 1")]
    assert (again.numbers, again.number) == ([0, 1, 5], 6)
    assert again.state is not None
    assert table.state is not None
    assert again.state.digest() == table.state.digest()


async def test_who_looks_back_at_a_table_that_has_ended_is_told_so(club: Club) -> None:
    alice = await club.person("Alice")
    table = await against_a_bot(club, alice)
    await club.tables.undo.propose(alice, table.id, table.number, "abandon")
    for stay in (None, 0):
        outlook = await club.tables.undo.outlook(alice, table.id, stay)
        assert outlook.refused is not None
        assert outlook.refused.code == "table-over"


async def test_against_bots_nothing_is_taken_back_past_what_came_to_light(club: Club) -> None:
    alice = await club.person("Alice")
    table = await against_a_bot(club, alice)
    outlook = await club.tables.undo.outlook(alice, table.id)
    assert outlook.stay == 0
    assert outlook.refused is not None
    assert outlook.refused.code == "undo-revealed"
    for stay in (None, 0):
        with pytest.raises(Refused, match="undo-revealed"):
            await club.tables.undo.take_back(alice, table.id, 2, stay)
    with pytest.raises(Refused, match="cannot-undo"):  # the bot's own move is not Alice's
        await club.tables.undo.take_back(alice, table.id, 2, 1)
    assert table.number == 2


async def test_with_another_person_at_the_table_bots_are_not_taken_back(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.open(alice, ME, OPEN, BOT)
    await club.tables.lobby.join(bob, table.id)
    await club.tables.lobby.start(alice, table.id)
    for person, move in ((alice, "bid 3"), (bob, "bid 2")):
        await club.post(person, table, move)
    await club.tables.play.post_bot(table.id, table.number, 2, "bid 1")
    await club.post(alice, table, "take 2")
    await club.post(bob, table, "take 1")
    await club.tables.play.post_bot(table.id, table.number, 2, "take 1")
    with pytest.raises(Refused, match="cannot-undo"):
        await club.tables.undo.take_back(bob, table.id, table.number, 4)
    outlook = await club.tables.undo.outlook(bob, table.id)
    assert outlook.refused is not None
    assert outlook.refused.code == "cannot-undo"


async def test_what_a_bot_decided_for_ones_own_seat_stays_against_bots_too(club: Club) -> None:
    alice = await club.person("Alice")
    table = await club.open(alice, ME, BOT, clock=LIVE)
    await club.tables.lobby.start(alice, table.id)
    await club.post(alice, table, "bid 3")
    await club.tables.play.post_bot(table.id, table.number, 1, "bid 1")
    await club.post(alice, table, "take 1")
    await club.tables.play.post_bot(table.id, table.number, 1, "take 1")
    club.clock.advance(600)
    await club.tables.play.time_out(table.id)
    await club.tables.play.post_bot(table.id, table.number, 0, "take 1")
    await club.tables.play.come_back(alice, table.id)
    with pytest.raises(Refused, match="cannot-undo"):
        await club.tables.undo.take_back(alice, table.id, table.number, 2)


async def test_the_last_action_is_taken_back_from_its_first_decision_on(club: Club) -> None:
    alice = await club.person("Alice")
    table = await club.open(alice, ME, BOT, game="spyrium")
    await club.tables.lobby.start(alice, table.id)
    begun = 0
    # Either may be the first: until the bot has answered a move of hers.
    while not ({0, 1} == {seat for seat, _ in table.moves} and table.moves[-1][0] == 1):
        assert table.state is not None
        if table.deciders == (0,) and table.state.settled():
            begun = len(table.moves)
        move = table.state.legal(table.deciders[0])[0].text
        if table.deciders == (0,):
            await club.post(alice, table, move)
        else:
            await club.tables.play.post_bot(table.id, table.number, 1, move)
    assert (await club.tables.undo.outlook(alice, table.id)).stay == begun
    await club.tables.undo.take_back(alice, table.id, table.number, begun)
    assert len(table.moves) == begun


# Together -----------------------------------------------------------------------------------


async def test_all_people_agree_to_take_moves_back(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    await club.post(alice, table, "bid 3")
    await club.post(bob, table, "bid 1")
    await club.tables.undo.propose(bob, table.id, 2, "undo", 0)
    assert (table.number, club.heard.news[-1]) == (2, (table.id, []))
    shown = await club.tables.snapshots.shown(table, alice)
    assert [(p.kind, p.stay, p.agreed) for p in shown.proposals] == [("undo", 0, [1])]
    await club.tables.undo.agree(alice, table.id, "undo")
    assert (table.moves, table.number, table.deciders) == ([], 3, (0, 1))
    assert (await club.tables.snapshots.shown(table, alice)).proposals == []


async def test_who_plays_against_bots_asks_nobody(club: Club) -> None:
    alice = await club.person("Alice")
    table = await club.open(alice, ME, BOT)
    await club.tables.lobby.start(alice, table.id)
    await club.post(alice, table, "bid 3")
    await club.tables.play.post_bot(table.id, 1, 1, "bid 1")
    await club.tables.undo.propose(alice, table.id, 2, "undo", 0)
    assert table.moves == []


async def test_a_proposal_lapses_when_the_log_grows(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    await club.post(alice, table, "bid 3")
    await club.tables.undo.propose(alice, table.id, 1, "undo")
    await club.post(bob, table, "bid 1")
    assert (await club.tables.snapshots.shown(table, bob)).proposals == []
    with pytest.raises(Refused, match="no-proposal"):
        await club.tables.undo.agree(bob, table.id, "undo")


async def test_a_proposal_is_declined(club: Club) -> None:
    alice, bob, carol = [await club.person(name) for name in ("Alice", "Bob", "Carol")]
    table = await club.running(alice, bob)
    await club.tables.undo.propose(alice, table.id, 0, "abandon")
    with pytest.raises(Refused, match="not-your-seat"):
        await club.tables.undo.agree(carol, table.id, "abandon")
    await club.tables.undo.withdraw(bob, table.id, "abandon")
    with pytest.raises(Refused, match="no-proposal"):
        await club.tables.undo.agree(bob, table.id, "abandon")
    with pytest.raises(Refused, match="stale"):
        await club.tables.undo.propose(bob, table.id, 3, "abandon")
