"""Tables with an edition: numbers that somebody who owns the game corrected."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from sqlalchemy import update

from ironbridge import registry
from ironbridge.kernel import editions as kernel
from ironbridge.kernel.editions import Edition, edition_of
from ironbridge.kernel.errors import IronbridgeError
from ironbridge.kernel.record import Record
from ironbridge.server import integrity
from ironbridge.server.api.games import Games
from ironbridge.server.api.hints import Advice
from ironbridge.server.api.people import Entrance
from ironbridge.server.api.play import HistoryRoutes, Moves
from ironbridge.server.api.records import Records
from ironbridge.server.api.tables import OneTable, TableList
from ironbridge.server.bots import editions
from ironbridge.server.bots.hints import Adviser
from ironbridge.server.bots.job import decision
from ironbridge.server.errors import Refused
from ironbridge.server.people.accounts import People
from ironbridge.server.records.reader import Reader
from ironbridge.server.security import Security
from ironbridge.server.settings import Settings
from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database
from ironbridge.server.tables.services import provided
from ironbridge.server.words import server_words
from tests.server.bot_doubles import NearWorkers
from tests.server.browsers import browser, guest, refusal, register
from tests.server.club import LIVE, ME, Club
from tests.server.fake_clock import FakeClock

pytestmark = pytest.mark.anyio

GAME = "spyrium"
COST = "buildings.bld_mine_1_A.cost"
MINE = {COST: 9}
SEATS = [{"who": "me"}, {"who": "me"}]
CARDS = [
    f"cards.industries.{kind}"
    for kind in ("cotton_mill", "factory", "coal_mine", "ironworks", "port", "ship")
]
ROUTES = [Entrance, Games, TableList, OneTable, Moves, HistoryRoutes, Advice, Records]


@pytest.fixture
async def client(
    people: People, settings: Settings, clock: FakeClock, database: Database
) -> AsyncIterator[httpx.AsyncClient]:
    club = Club(database, settings, clock, people)
    services = {
        **club.dependencies(),
        "adviser": provided(Adviser(club.tables.store, NearWorkers())),
        "reader": provided(Reader(club.trials)),
    }
    app = Litestar(ROUTES, plugins=[Security(settings, people, clock)], dependencies=services)
    async with browser(app) as opened:
        yield opened
    await club.close()


async def opened(client: httpx.AsyncClient, **given: Any) -> dict[str, Any]:
    form = {"game": GAME, "seats": SEATS, "edition": MINE, **given}
    answer = await client.post("/api/tables", json=form)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


# What can be asked for ----------------------------------------------------------------------


async def test_a_game_says_which_numbers_can_be_corrected(client: httpx.AsyncClient) -> None:
    found = (await client.get(f"/api/games/{GAME}")).json()["numbers"]
    assert len(found) == 92
    mine = next(number for number in found if number["key"] == COST)
    assert (mine["value"], mine["name"]) == (2, {"en": "Mine 1 (A)", "fr": "Mine 1 (A)"})
    assert (await client.get("/api/games/brass-birmingham")).json()["numbers"] == []


async def test_an_edition_is_tried_out_and_shown(client: httpx.AsyncClient) -> None:
    form = {"edition": MINE | {"buildings.bld_mine_2_A.cost": 4}}
    shown = (await client.post(f"/api/games/{GAME}/edition", json=form)).json()
    assert shown["edition"] == MINE, "what is as the game comes is no correction"
    assert shown["rules"] == registry.game(GAME, MINE).version
    costs = {card["id"]: card["cost"] for card in shown["components"]["buildings"]}
    assert (costs["bld_mine_1_A"], costs["bld_mine_2_A"]) == (9, 4)


async def test_the_board_file_is_that_of_the_command_line(
    client: httpx.AsyncClient, tmp_path: Path
) -> None:
    found = (await client.post(f"/api/games/{GAME}/board", json={"edition": MINE})).json()
    version = registry.game(GAME, MINE).version
    assert found["name"] == f"spyrium-{version.partition('+')[2]}.toml"
    path = tmp_path / found["name"]
    path.write_text(found["text"], encoding="utf-8")
    assert registry.game(GAME, path).version == version
    plain = (await client.post(f"/api/games/{GAME}/board", json={"edition": {}})).json()
    assert plain["name"] == "spyrium.toml"


@pytest.mark.parametrize(
    ("game", "edition", "field", "word"),
    [
        (GAME, {COST: 100}, COST, "out of its range (0–99)"),
        (GAME, {"players.money": 9}, "players.money", "not one that can be corrected"),
        ("brass-birmingham", {"players.money": 9}, "players.money", "not one that can be"),
        (
            "age-of-industry",
            dict.fromkeys(CARDS, 0),
            "cards",
            "do not go together",
        ),
    ],
)
async def test_what_cannot_be_played_is_refused_and_no_table_opened(
    client: httpx.AsyncClient, game: str, edition: dict[str, int], field: str, word: str
) -> None:
    await guest(client)
    for path, form in (
        (f"/api/games/{game}/edition", {}),
        ("/api/tables", {"game": game, "seats": [*SEATS, {"who": "open"}]}),
    ):
        answer = await client.post(path, json=form | {"edition": edition})
        assert refusal(answer) == (422, "bad-edition"), answer.text
        assert answer.json()["field"].startswith(field)
        assert word in answer.json()["message"]
    assert (await client.get("/api/tables?mine=true")).json() == []


@pytest.mark.parametrize(
    ("game", "edition", "kind", "found"),
    [
        ("workshop-of-the-world", {"demand_tokens.port": 20}, "bid", r"\d+ > \d+"),
        ("workshop-of-the-world", {"cards.C34.value": 1}, "town", "1"),
        (GAME, {"characters.char_miner_A.count": 7}, "cards", r"\d+ > \d+"),
        ("age-of-industry", dict.fromkeys(CARDS, 0), "other", r"cards[\w.]*"),
    ],
)
def test_a_refusal_quotes_numbers_and_keys_but_no_english(
    game: str, edition: dict[str, int], kind: str, found: str
) -> None:
    with pytest.raises(IronbridgeError) as caught:
        registry.game(game, edition)
    refused = editions.refusal(caught.value)
    assert refused.args_["fault"] == f"edition-fault-{kind}"
    assert re.fullmatch(found, str(refused.args_["found"]))


async def test_forms_that_are_none_are_refused(client: httpx.AsyncClient) -> None:
    for edition in ({COST: "nine"}, {COST: 1.5}, {COST: 10**9}, {"x" * 101: 1}, [1], None):
        answer = await client.post(f"/api/games/{GAME}/edition", json={"edition": edition})
        assert refusal(answer) == (400, "malformed")
    many = {f"n{n}": n for n in range(kernel.MOST + 1)}
    answer = await client.post(f"/api/games/{GAME}/edition", json={"edition": many})
    assert refusal(answer) == (400, "malformed")
    answer = await client.post("/api/games/chess/edition", json={"edition": {}})
    assert refusal(answer) == (400, "no-such-game")


async def test_numbers_with_which_no_game_ends_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(editions, "MOST_MOVES", 20)
    with pytest.raises(Refused) as caught:
        editions.playable(GAME, Edition.of({COST: 77}))
    assert caught.value.args_["fault"] == "edition-fault-end"


# At a table ---------------------------------------------------------------------------------


async def test_a_table_says_its_edition_and_is_played_by_it(client: httpx.AsyncClient) -> None:
    await guest(client)
    table = await opened(client)
    assert table["edition"] == MINE
    assert table["rules"] == registry.game(GAME, MINE).version
    mark = table["rules"].partition("+")[2]
    lines = (await client.get("/api/tables?mine=true")).json()
    assert [line["edition"] for line in lines] == [mark]
    table = (await client.post(f"/api/tables/{table['id']}/start")).json()
    assert table["views"]["0"]["rules"] == table["rules"]
    plain = await opened(client, edition={COST: 2})
    assert (plain["edition"], plain["rules"]) == ({}, registry.game(GAME).version)


async def test_a_rated_game_is_played_as_the_game_comes(client: httpx.AsyncClient) -> None:
    await register(client, "Alice")
    clock = {"kind": "live", "bank_ms": 60_000}
    seats = [{"who": "me"}, {"who": "open"}]
    form = {"game": GAME, "seats": seats, "clock": clock, "rated": True, "edition": MINE}
    assert refusal(await client.post("/api/tables", json=form)) == (409, "rated-edition")
    form["edition"] = {COST: 2}
    assert (await client.post("/api/tables", json=form)).status_code == 201


async def test_bots_hints_records_and_analysis_know_the_edition(client: httpx.AsyncClient) -> None:
    await guest(client)
    table = (await opened(client))["id"]
    view = (await client.post(f"/api/tables/{table}/start")).json()
    hint = (await client.post(f"/api/tables/{table}/hint", json={})).json()
    assert hint["move"], hint
    for _ in range(4):
        seat = view["deciders"][0]
        hint = (await client.post(f"/api/tables/{table}/hint", json={"seat": seat})).json()
        form = {"number": view["number"], "move": hint["move"], "seat": seat}
        answer = await client.post(f"/api/tables/{table}/moves", json=form)
        assert answer.status_code in (200, 201), answer.text
        view = (await client.get(f"/api/tables/{table}")).json()
    running = await client.get(f"/api/tables/{table}/record?format=text")
    assert f"\nedition: {COST}=9\n" in running.text

    record = record_with(view["plies"])
    read = (await client.post("/api/records/read", json={"record": record})).json()
    assert read["edition"] == MINE
    where = (await client.post("/api/records/position", json={"record": record, "ply": 2})).json()
    assert where["position"]["rules"] == registry.game(GAME, MINE).version
    analysis = await client.post("/api/records/analysis", json={"record": record})
    assert analysis.json()["level"] == "expert", analysis.text
    assert analysis.json()["decisions"]
    wrong = record.replace(f"{COST}=9", f"{COST}=100")
    answer = await client.post("/api/records/read", json={"record": wrong})
    assert refusal(answer) == (422, "bad-record")


def record_with(plies: int) -> str:
    record = Record.begin(registry.game(GAME, MINE), 2, seed=4)
    for _ in range(plies):
        record.play(record.state.legal(record.state.deciders[0])[0], record.state.deciders[0])
    return record.to_text()


# Stored -------------------------------------------------------------------------------------


async def test_a_table_is_read_again_with_its_edition(
    club: Club, settings: Settings, database: Database
) -> None:
    alice = await club.person("Alice")
    table = await club.open(alice, ME, ME, game=GAME, edition=MINE)
    table = await club.tables.lobby.start(alice, table.id)
    assert table.state is not None
    move = table.state.legal(table.deciders[0])[0].text
    await club.post(alice, table, move)
    again = await club.restarted(settings).store.get(table.id)
    assert edition_of(again.game).to_json() == MINE
    assert again.fault is None
    assert again.state is not None
    assert again.state.digest() == table.state.digest()
    assert decision(again, again.deciders[0], "easy", 1).edition == MINE
    report = await integrity.check(database)
    assert report.faults == []


async def test_a_rematch_has_the_same_edition(club: Club) -> None:
    alice = await club.person("Alice")
    table = await club.open(alice, ME, ME, game=GAME, edition=MINE, clock=LIVE)
    await club.tables.lobby.start(alice, table.id)
    await club.tables.play.resign(alice, table.id)
    await club.tables.ending.end(alice, table.id)
    following = await club.tables.lobby.rematch(alice, table.id)
    assert edition_of(following.game).to_json() == MINE


@pytest.mark.parametrize(
    ("stored", "fault"),
    [
        ({COST: 10}, "other-rules"),
        ({"players.money": 10}, "other-rules"),
        ({COST: 10_000}, "other-rules"),
        ({COST: "9"}, "damaged"),
        ([9], "damaged"),
    ],
)
async def test_an_edition_that_this_release_has_not_fails_alone(
    club: Club, settings: Settings, stored: Any, fault: str
) -> None:
    alice = await club.person("Alice")
    table = await club.open(alice, ME, ME, game=GAME, edition=MINE)
    await club.tables.lobby.start(alice, table.id)
    other = await club.open(alice, ME, ME, game=GAME)
    changed = update(schema.Table).where(schema.Table.id == table.id).values(edition=stored)
    async with club.database.session() as session, session.begin():
        await session.execute(changed)
    tables = club.restarted(settings)
    assert (await tables.store.get(table.id)).fault == fault
    assert (await tables.store.get(other.id)).fault is None


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_words_of_every_fault_exist(language: str) -> None:
    for kind in ("range", "unknown", "bid", "town", "cards", "slow", "play", "end", "other"):
        assert server_words(language).has(f"edition-fault-{kind}")
