"""Records that people bring: read, shown, refused with the line, and not stored."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from random import Random

import httpx
import pytest
from litestar import Litestar
from litestar.di import Provide

from ironbridge import registry
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.phrase import Phrase
from ironbridge.kernel.record import Record
from ironbridge.server.api.records import Records
from ironbridge.server.bots.hints import MOST_PLIES, Adviser
from ironbridge.server.bots.trials import Trials
from ironbridge.server.error_responses import message
from ironbridge.server.people.accounts import People
from ironbridge.server.records import reading
from ironbridge.server.records.faults import FAULTS, LONGEST, SLOW, kind_of, refusal
from ironbridge.server.records.reader import Reader
from ironbridge.server.security import Security
from ironbridge.server.settings import Settings
from ironbridge.server.words import server_words
from tests.kernel.toy_record import TEXT
from tests.server.bot_doubles import NearWorkers
from tests.server.browsers import browser
from tests.server.browsers import refusal as refused
from tests.server.club import STONES, Club
from tests.server.fake_clock import FakeClock

pytestmark = pytest.mark.anyio

BIRMINGHAM = "brass-birmingham"


@pytest.fixture
def workers() -> NearWorkers:
    return NearWorkers()


@pytest.fixture
def readers() -> NearWorkers:
    return NearWorkers()


@pytest.fixture
async def client(
    people: People,
    settings: Settings,
    clock: FakeClock,
    workers: NearWorkers,
    readers: NearWorkers,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who is not signed in, at a server that has only records."""
    monkeypatch.setattr(registry, "GAMES", registry.GAMES | STONES)
    club = Club(people._database, settings, clock, people)
    adviser, reader = Adviser(club.tables.store, workers), Reader(Trials(readers))
    app = Litestar(
        [Records],
        plugins=[Security(settings, people, clock)],
        dependencies={
            "reader": Provide(lambda: reader, sync_to_thread=False),
            "adviser": Provide(lambda: adviser, sync_to_thread=False),
        },
    )
    async with browser(app, **{"accept-language": "fr"}) as opened:
        yield opened
    await club.close()


def played(moves: int, seats: int = 2) -> Record:
    record = Record.begin(registry.game(BIRMINGHAM), seats, 11, names=["Nora", "Élias"])
    chance = Random(3)
    for _ in range(moves):
        record.play(chance.choice(record.state.legal()))
    return record


# Reading ------------------------------------------------------------------------------------


async def test_a_record_is_read_in_both_forms(client: httpx.AsyncClient) -> None:
    record = played(12)
    as_json = json.dumps(record.to_json())
    answers = [
        (await client.post("/api/records/read", json={"record": text})).json()
        for text in (record.to_text(), as_json)
    ]
    assert answers[0] == answers[1]
    found = answers[0]
    assert (found["game"], found["seats"], found["names"]) == (BIRMINGHAM, 2, ["Nora", "Élias"])
    assert [(move["seat"], move["text"]) for move in found["moves"]] == record.moves
    assert found["result"] is None
    assert found["text"] == record.to_text()
    assert json.loads(found["json"]) == json.loads(as_json)
    events = [event for move in found["moves"] for event in move["events"]]
    assert events
    assert all(event["key"].startswith("event-") for event in events)


async def test_a_finished_record_has_its_result(client: httpx.AsyncClient) -> None:
    found = (await client.post("/api/records/read", json={"record": TEXT})).json()
    assert found["result"]["scores"] == [6, 3]


async def test_every_position_can_be_seen_from_every_seat(client: httpx.AsyncClient) -> None:
    record = played(9)
    for ply in (0, 4, 9):
        form = {"record": record.to_text(), "ply": ply}
        found = (await client.post("/api/records/position", json=form)).json()
        state = record.at(ply)
        assert (found["ply"], found["plies"]) == (ply, 9)
        assert found["views"].keys() == {"0", "1", "spectator"}
        assert found["views"]["1"] == json.loads(json.dumps(state.view(1)))
        assert found["position"] == json.loads(json.dumps(state.to_json()))
    form = {"record": record.to_text(), "ply": 10}
    assert refused(await client.post("/api/records/position", json=form)) == (404, "no-such-ply")


async def test_what_was_read_last_is_kept_but_not_for_ever(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    load = reading.load

    def noted(text: str) -> Record:
        read.append(text)
        return load(text)

    monkeypatch.setattr(reading, "load", noted)
    monkeypatch.setattr(reading, "KEPT", 2)
    texts = [f"{TEXT}# {number}\n" for number in range(3)]
    for text in (texts[0], texts[0], texts[1], texts[2], texts[0]):
        await client.post("/api/records/position", json={"record": text, "ply": 0})
    assert read == [texts[0], texts[1], texts[2], texts[0]]


async def test_a_record_is_analysed_without_a_table(
    client: httpx.AsyncClient, workers: NearWorkers
) -> None:
    record = played(8)
    form = {"record": record.to_text()}
    answer = await client.post("/api/records/analysis", json=form)
    found = answer.json()
    assert (answer.status_code, found["plies"], found["next"]) == (200, 8, None)
    assert found["decisions"][0]["ply"] == 0
    asked = len(workers.asked)
    assert (await client.post("/api/records/analysis", json=form)).json() == found
    assert len(workers.asked) == asked, "what was found is remembered"


async def test_a_game_that_began_from_a_position_is_analysed(client: httpx.AsyncClient) -> None:
    record = Record.begin_at(played(6).state)
    while len(record.moves) < 4:
        record.play(record.state.legal()[0])
    form = {"record": record.to_text(), "count": MOST_PLIES}
    found = (await client.post("/api/records/analysis", json=form)).json()
    assert found["decisions"]


# Faults -------------------------------------------------------------------------------------


async def test_a_bad_file_is_refused_with_its_line(client: httpx.AsyncClient) -> None:
    text = TEXT.replace("seed: 7", "seed: 7\nmood: good")
    answer = await client.post("/api/records/read", json={"record": text})
    assert refused(answer) == (422, "bad-record")
    assert answer.json()["field"] == "line 7"
    said = answer.json()["message"]
    assert said.startswith("La ligne 7 de cette partie est illisible\u00a0: cette clé n’existe pas")
    assert "mood" in said


async def test_a_forbidden_move_is_refused_with_its_rule(client: httpx.AsyncClient) -> None:
    text = TEXT.replace("take 1", "bid 1")
    answer = await client.post("/api/records/read", json={"record": text})
    assert answer.json()["rule"] == "TOY-BID"
    why = answer.json()["reason"]
    reason = registry.game("stones").words("fr").say(Phrase(why["key"], why["args"]))
    beginning = "Ligne 12\u00a0: le coup 4 de cette partie est contraire aux règles. "
    assert answer.json()["message"] == beginning + reason


async def test_a_record_of_a_running_game_says_why_it_cannot_be_replayed(
    client: httpx.AsyncClient,
) -> None:
    text = TEXT.replace("seed: 7\n", "")
    answer = await client.post("/api/records/read", json={"record": text})
    assert "encore en cours" in answer.json()["message"]


@pytest.mark.parametrize(
    "text", ["", "{", "[" * 5000, "{" * 5000, "1. seat 0:", "\u0000", "x" * 60_001]
)
async def test_anything_else_is_refused(client: httpx.AsyncClient, text: str) -> None:
    answer = await client.post("/api/records/read", json={"record": text})
    assert answer.status_code in (400, 422), answer.text
    assert answer.json()["message"]


@pytest.mark.parametrize(
    ("where", "reason", "kind", "found"),
    [
        ("seed", "missing", "missing-seed", "seed"),
        ("game", "missing", "missing", "game"),
        ("line 5", "position.heap: missing", "missing", "position.heap"),
        ("line 7", "unknown key 'mood'; remove it or check", "unknown-key", "'mood'"),
        ("mood", "unknown key; remove it or check its spelling", "unknown-key", "mood"),
        ("line 5", "seats is given twice", "twice", "seats"),
        ("line 1", "format: expected 'ironbridge-record 1', found 'x'", "no-record", "'x'"),
        ("", "expected a table, found []", "no-record", "[]"),
        ("line 6", "expected `key: value` or `1.`, found 'seed 7'", "no-line", "'seed 7'"),
        ("line 10", "expected move number 1, found 2", "move-number", "1"),
        ("line 17", "name 2 belongs above the moves", "order", "name 2"),
        ("line 11", "a move stands below the result or digest", "order", "move"),
        ("line 11", "a move is missing before or after a comma", "comma", "before or after"),
        ("line 3", "not JSON: Expecting value", "json", "Expecting value"),
        ("line 2", "game: There is no game 'chess'. The games are", "game", "'chess'"),
        ("line 3", "rules: played by version 0.9 of the rules of", "rules", "0.9"),
        ("line 4", "seats: stones is for 2, 3 seats, not 4", "seats", "4"),
        (
            "line 7",
            "names: expected 2 names, one for each",
            "names",
            "expected 2 names, one for each",
        ),
        ("line 7", "expected name 0, found name 1", "names", "expected name 0, found name 1"),
        ("line 5", "options: option quick: expected true", "option", "quick: expected true"),
        (
            "line 4",
            "seats: the position has 2 seats, not 3",
            "start",
            "the position has 2 seats, not 3",
        ),
        ("line 5", "seed: a game that began from a position has none", "start", "line 5"),
        ("line 16", "result: the game is not over after 6 moves", "not-over", "6"),
        ("result", "the record says [3, 6], its moves give [6, 3]", "result", "[3, 6]"),
        ("digest", "the record says 00, its moves lead to 8b", "digest", "00"),
        ("line 17", "move 8: take 1: the game is over", "after-end", "8"),
        ("line 12", "move 4: take 1: seat 1 decides now, not seat 0", "turn", "4"),
        ("line 12", "move 4: 'take 9' is not a move of stones", "unknown-move", "'take 9'"),
        (
            "line 5",
            "position.heap: expected 0 to 99",
            "position",
            "position.heap: expected 0 to 99",
        ),
        ("position.heap", "too many stones", "position", "position.heap"),
        (
            "seats",
            "expected a whole number, found True",
            "type",
            "expected a whole number, found True",
        ),
        ("", "something new", "other", "something new"),
    ],
)
def test_every_fault_is_told(where: str, reason: str, kind: str, found: str) -> None:
    fault = FormatError("record", where, reason)
    assert kind_of(fault) == (kind, found)
    for language in ("en", "fr"):
        said = message(refusal(fault), language)
        assert server_words(language).text(f"record-fault-{kind}") in said
        assert found in said
        if where.startswith("line"):
            assert where.removeprefix("line ") in said


def test_every_kind_has_its_words() -> None:
    kinds = {kind for kind, _, _ in FAULTS} | {"other", SLOW}
    for language in ("en", "fr"):
        keys = server_words(language).keys()
        told = {key for key in keys if key.startswith("record-fault-")}
        assert told == {f"record-fault-{kind}" for kind in kinds}


def test_a_long_fault_is_cut() -> None:
    said = message(refusal(FormatError("record", "", "y" * 5000)), "en")
    assert len(said) < LONGEST + 100
