"""Downloading the record: nothing hidden while the game runs, everything after its end."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from ironbridge import registry
from ironbridge.kernel.record import Record
from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Person
from ironbridge.server.tables.model import LiveTable
from tests.server.club import Club

pytestmark = pytest.mark.anyio


async def play(club: Club, players: list[Person], table: LiveTable, most: int) -> None:
    chance = Random(4)
    for _ in range(most):
        if table.state is None or table.state.over:
            return
        seat = table.deciders[0]
        move = chance.choice(table.state.legal(seat))
        await club.post(players[seat], table, move.text, seat)


async def test_a_running_record_has_moves_but_neither_seed_nor_digest(club: Club) -> None:
    players = [await club.person("Alice"), await club.person("Bob")]
    table = await club.running(*players, game="brass-birmingham")
    await play(club, players, table, 20)
    document = await club.tables.history.record(None, table.id)
    assert document["moves"] == [[seat, text] for seat, text in table.moves]
    assert sorted(document) == ["format", "game", "moves", "names", "options", "rules", "seats"]
    text = await club.tables.history.record_text(players[0], table.id)
    assert "name 1: Bob" in text
    assert table.moves[0][1] in text
    for secret in (str(table.seed), "seed", "digest"):
        assert secret not in text
        assert secret not in json.dumps(document)


async def test_a_sealed_choice_is_in_nobody_elses_record(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    await club.post(alice, table, "bid 3")
    assert (await club.tables.history.record(alice, table.id))["moves"] == [[0, "bid 3"]]
    for other in (bob, None):
        assert (await club.tables.history.record(other, table.id))["moves"] == [[0, "?"]]
        assert "bid" not in await club.tables.history.record_text(other, table.id)
    await club.post(bob, table, "bid 1")
    assert (await club.tables.history.record(None, table.id))["moves"] == [
        [0, "bid 3"],
        [1, "bid 1"],
    ]


async def test_a_finished_record_is_complete_and_replays(club: Club) -> None:
    players = [await club.person("Alice"), await club.person("Bob")]
    table = await club.running(*players, game="brass-birmingham")
    await play(club, players, table, 10_000)
    assert table.status == "over"
    assert table.state is not None
    text = await club.tables.history.record_text(None, table.id)
    record = Record.from_text(text, registry.game)
    assert record.seed == table.seed
    assert record.state.digest() == table.state.digest()
    document = await club.tables.history.record(None, table.id)
    assert Record.from_json(document, registry.game).moves == table.moves


async def test_an_abandoned_record_is_complete_too(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    await club.post(alice, table, "bid 3")
    await club.tables.undo.propose(alice, table.id, 1, "abandon")
    await club.tables.undo.agree(bob, table.id, "abandon")
    document = await club.tables.history.record(None, table.id)
    assert (document["seed"], document["moves"]) == (table.seed, [[0, "bid 3"]])
    assert Record.from_json(document, registry.game).moves == table.moves


async def test_earlier_positions_are_ones_own_view_of_then(club: Club) -> None:
    players = [await club.person("Alice"), await club.person("Bob")]
    table = await club.running(*players, game="brass-birmingham")
    seen = []
    for _ in range(6):
        assert table.state is not None
        seen.append([table.state.view(seat) for seat in (0, 1, None)])
        await play(club, players, table, 1)
    for ply, (zero, one, spectator) in enumerate(seen):
        first = await club.tables.history.at(players[0], table.id, ply)
        assert (first.views, first.position) == ({"0": zero}, None)
        assert (await club.tables.history.at(players[1], table.id, ply)).views == {"1": one}
        assert (await club.tables.history.at(None, table.id, ply)).views == {"spectator": spectator}
    for ply in (-1, 7):
        with pytest.raises(Refused, match="no-such-ply"):
            await club.tables.history.at(None, table.id, ply)


async def test_after_the_end_every_position_is_open(club: Club) -> None:
    players = [await club.person("Alice"), await club.person("Bob")]
    table = await club.running(*players, options={"quick": True})
    await play(club, players, table, 10_000)
    then = await club.tables.history.at(players[0], table.id, 1)
    assert sorted(then.views) == ["0", "1"]
    assert then.position is not None
    position: Any = then.position
    assert position["bids"] == [int(table.moves[0][1].split()[1]), 0]
    assert sorted((await club.tables.history.at(None, table.id, 1)).views) == [
        "0",
        "1",
        "spectator",
    ]


async def test_a_whole_replay_is_every_position_and_the_whole_log(club: Club) -> None:
    players = [await club.person("Alice"), await club.person("Bob")]
    table = await club.running(*players, game="brass-birmingham")
    await club.tables.chat.say(players[1], table.id, "Good luck")
    await play(club, players, table, 30)
    for asker in (*players, None):
        with pytest.raises(Refused, match="not-over"):
            await club.tables.history.replay(asker, table.id)
    await play(club, players, table, 10_000)
    whole = await club.tables.history.replay(players[0], table.id)
    assert len(whole.positions) == len(table.moves) + 1
    for ply in (0, 1, len(table.moves) // 2, len(table.moves)):
        at = await club.tables.history.at(players[0], table.id, ply)
        assert whole.positions[ply] == at.views
    assert [entry.number for entry in whole.table.entries] == list(range(table.number))
    assert any(entry.events for entry in whole.table.entries[:20]), "the oldest too"
    assert (whole.table.you, whole.table.status) == ([0], "over")
    assert whole.table.chat == [], "what others said is not part of the game"
