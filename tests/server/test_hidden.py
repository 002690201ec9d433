"""Nothing hidden leaves a running table: every answer is compared with what its reader may know.

Whatever a form says about the position must be a view of the reader's own seats; nothing else
in it may depend on the seed, the deck or the hands of others.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from ironbridge.server.people.model import Person
from ironbridge.server.settings import Settings
from ironbridge.server.tables import table_view
from ironbridge.server.tables.model import LiveTable
from tests.server.club import LIVE, ME, OPEN, Club

pytestmark = pytest.mark.anyio


TABLE_KEYS = {
    "chat",
    "clock",
    "created",
    "deciders",
    "edition",
    "ended",
    "entries",
    "fault",
    "freed",
    "game",
    "hints",
    "id",
    "left_ms",
    "now",
    "number",
    "options",
    "plies",
    "programs",
    "proposals",
    "public",
    "rated",
    "rematch",
    "result",
    "rules",
    "sealed",
    "seats",
    "since",
    "started",
    "status",
    "title",
    "tournament",
    "views",
    "you",
    "you_created",
}
"""A new key of TableView must be thought about here, too."""


def as_json(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


async def answers(club: Club, table: LiveTable, person: Person | None) -> list[dict[str, Any]]:
    """Everything the server would say about the table now to this reader."""
    own = table.seats_of(None if person is None else person.id)
    told = [
        await club.tables.snapshots.shown(table, person),
        table_view.update(table, own, table.recent),
        await club.tables.history.at(person, table.id, len(table.moves)),
        await club.tables.history.record(person, table.id),
    ]
    return [as_json(one) for one in told]


def own_views(table: LiveTable, person: Person | None) -> Any:
    assert table.state is not None
    own = table.seats_of(None if person is None else person.id)
    if not own:
        return as_json({"spectator": table.state.view(None)})
    return as_json({str(seat): table.state.view(seat) for seat in own})


async def check_answers(club: Club, table: LiveTable, person: Person | None) -> None:
    told = await answers(club, table, person)
    assert set(told[0]) == TABLE_KEYS
    for answer in told:
        if "views" in answer:
            assert answer.pop("views") == own_views(table, person)
        text = msgspec.json.encode(answer).decode()
        for secret in (str(table.seed), table.invite, '"seed"', '"deck"', '"hand"', '"chance"'):
            assert secret not in text


@pytest.mark.parametrize("game", ["stones", "brass-birmingham"])
async def test_every_reader_gets_only_views_of_the_own_seats(club: Club, game: str) -> None:
    players = [await club.person(name) for name in ("Alice", "Bob")]
    stranger = await club.person("Carol")
    table = await club.open(players[0], ME, OPEN, ME, game=game, clock=LIVE)
    await club.tables.lobby.join(players[1], table.id)
    await club.tables.lobby.start(players[0], table.id)
    chance = Random(7)
    for _ in range(12):
        assert table.state is not None
        if table.state.over:
            break
        for reader in (*players, stranger, None):
            await check_answers(club, table, reader)
        seat = chance.choice(table.deciders)
        move = chance.choice(table.state.legal(seat))
        await club.post(players[seat % 2], table, move.text, seat)


async def test_two_games_that_differ_only_in_what_is_hidden_look_the_same(club: Club) -> None:
    """Alice reads two tables that only differ in Bob's sealed bid."""
    alice, bob = await club.person("Alice"), await club.person("Bob")
    told: list[list[dict[str, Any]]] = []
    for bid in ("bid 1", "bid 3"):
        table = await club.running(alice, bob)
        table.seed = 5  # the size of the heap is open, and comes from the seed
        table.state = table.game.start(2, 5, table.options)
        await club.post(bob, table, bid)
        for answer in (readers := await answers(club, table, alice)):
            for key in ("id", "table"):
                answer.pop(key, None)
        told.append(readers)
    assert told[0] == told[1]


# Sealed choices -----------------------------------------------------------------------------


async def test_a_sealed_choice_is_read_by_its_seat_until_all_are_in(club: Club) -> None:
    alice, bob, carol = [await club.person(name) for name in ("Alice", "Bob", "Carol")]
    table = await club.running(alice, bob, carol)

    async def texts(person: Person | None) -> list[tuple[str, bool]]:
        entries = (await club.tables.snapshots.shown(table, person)).entries
        return [(entry.text, entry.sealed) for entry in entries]

    await club.post(bob, table, "bid 3")
    assert await texts(bob) == [("bid 3", False)]
    assert await texts(alice) == await texts(None) == [("", True)]
    await club.post(alice, table, "bid 2")
    assert await texts(bob) == [("bid 3", False), ("", True)]
    assert await texts(carol) == [("", True), ("", True)]
    club.heard.news.clear()
    await club.post(carol, table, "bid 1")
    opened = [("bid 3", False), ("bid 2", False), ("bid 1", False)]
    for reader in (alice, bob, carol, None):
        assert await texts(reader) == opened
    assert club.heard.numbers() == [[0, 1, 2]]


async def test_a_choice_without_an_alternative_is_sealed_too(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who holds two equal tokens can place only such a one: others may not learn that."""
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    assert table.state is not None
    only = table.game.parse("bid 3")
    monkeypatch.setattr(type(table.state), "legal", lambda state, seat=-1: [only])
    await club.post(bob, table, only.text)
    assert [entry.text for entry in (await club.tables.snapshots.shown(table, alice)).entries] == [
        ""
    ]


async def test_a_rebuilt_table_keeps_its_seals(club: Club, settings: Settings) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    await club.post(bob, table, "bid 3")
    again = await club.restarted(settings).store.get(table.id)
    assert 0 in again.sealed
    await club.post(alice, table, "bid 1")
    again = await club.restarted(settings).store.get(table.id)
    assert 0 not in again.sealed
    assert 1 not in again.sealed


async def test_everybody_knows_who_has_chosen_and_nobody_what(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    assert table_view.update(table, [], []).sealed == []
    await club.tables.play.post(bob, table.id, 0, "bid 2", 1)
    for own in ([], [0], [1]):
        told = table_view.update(table, own, [])
        assert (told.sealed, told.deciders) == ([1], [0])
    await club.tables.play.post(alice, table.id, 1, "bid 3", 0)
    assert table_view.update(table, [], []).sealed == []


async def test_an_undone_sealed_choice_stays_sealed_until_the_end(
    club: Club, settings: Settings
) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    await club.post(bob, table, "bid 3")
    await club.tables.undo.take_back(bob, table.id, 1)
    await club.post(bob, table, "bid 1")
    await club.post(alice, table, "bid 2")
    for one in (table, await club.restarted(settings).store.get(table.id)):
        entries = table_view.update(one, [0], one.recent).entries
        assert [entry.text for entry in entries] == ["", "0", "bid 1", "bid 2"]
    await club.tables.undo.propose(alice, table.id, table.number, "abandon")
    await club.tables.undo.agree(bob, table.id, "abandon")
    entries = table_view.update(table, [0], table.recent).entries
    assert entries[0].text == "bid 3"


async def test_choices_that_were_opened_stay_open_after_an_undo(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    for person, move in ((alice, "bid 3"), (bob, "bid 1"), (alice, "take 1")):
        await club.post(person, table, move)
    await club.tables.undo.take_back(alice, table.id, 3)
    entries = table_view.update(table, [], table.recent).entries
    assert [entry.text for entry in entries] == ["bid 3", "bid 1", "take 1", "2"]
