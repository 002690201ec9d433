"""Rated games, as a browser meets them: who may play one, and what nobody may do in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any, NamedTuple

import httpx
import pytest
from litestar import Litestar
from sqlalchemy import update

from ironbridge import registry
from ironbridge.server.api.games import Games
from ironbridge.server.api.hints import Advice
from ironbridge.server.api.people import Entrance
from ironbridge.server.api.play import HistoryRoutes, Moves, Proposals
from ironbridge.server.api.ratings import Profiles, RatingList, TableRatings
from ironbridge.server.api.tables import OneTable, TableList
from ironbridge.server.bots.hints import Adviser
from ironbridge.server.people.accounts import People
from ironbridge.server.ratings import MODEL, Ratings
from ironbridge.server.security import Security
from ironbridge.server.settings import Settings
from ironbridge.server.statistics import Statistics
from ironbridge.server.storage import schema
from ironbridge.server.storage.database import Database
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.tables.services import provided
from ironbridge.server.tables.undo import chance_of
from tests.server.bot_doubles import NearWorkers
from tests.server.browsers import browser, guest, refusal, register
from tests.server.club import STONES, Club
from tests.server.fake_clock import FakeClock

pytestmark = pytest.mark.anyio

ROUTES = [
    Entrance,
    Games,
    TableList,
    OneTable,
    Moves,
    Proposals,
    HistoryRoutes,
    Advice,
    RatingList,
    TableRatings,
    Profiles,
]
ME, OPEN = {"who": "me"}, {"who": "open"}
WEAK, STRONG = [{"who": "bot", "level": level} for level in ("easy", "medium")]
LIVE = {"kind": "live", "bank_ms": 60_000, "increment_ms": 5_000}
TABLES = "/api/tables"


class House(NamedTuple):
    """A server, with Alice and Bob who have accounts, and Gus, a guest."""

    club: Club
    alice: httpx.AsyncClient
    bob: httpx.AsyncClient
    gus: httpx.AsyncClient


@pytest.fixture
async def house(
    database: Database,
    settings: Settings,
    clock: FakeClock,
    people: People,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[House]:
    monkeypatch.setattr(registry, "GAMES", registry.GAMES | STONES)
    club = Club(database, settings, clock, people, Ratings(database, clock))
    app = Litestar(
        ROUTES,
        plugins=[Security(settings, people, clock)],
        dependencies=club.dependencies()
        | {
            "adviser": provided(Adviser(club.tables.store, NearWorkers())),
            "statistics": provided(Statistics(database)),
        },
    )
    async with AsyncExitStack() as stack:
        alice, bob, gus = [
            await stack.enter_async_context(browser(app, f"10.0.0.{number}"))
            for number in range(1, 4)
        ]
        await register(alice, "Alice")
        await register(bob, "Bob")
        await guest(gus, "Gus")
        yield House(club, alice, bob, gus)
    await club.close()


def spec(*seats: dict[str, str], **given: Any) -> dict[str, Any]:
    return {"game": "stones", "seats": seats, "clock": LIVE, "rated": True, **given}


async def opened(client: httpx.AsyncClient, *seats: dict[str, str], **given: Any) -> str:
    answer = await client.post(TABLES, json=spec(*seats, **given))
    assert answer.status_code == 201, answer.text
    return f"{TABLES}/{answer.json()['id']}"


async def running(house: House, **given: Any) -> str:
    """Alice and Bob."""
    table = await opened(house.alice, ME, OPEN, **given)
    assert (await house.bob.post(f"{table}/join", json={})).status_code == 200
    return await started(house, table)


async def against_a_bot(house: House, **given: Any) -> str:
    """Alice and a bot that moves only when the test says so."""
    return await started(house, await opened(house.alice, ME, STRONG, **given))


async def started(house: House, table: str) -> str:
    answer = await house.alice.post(f"{table}/start")
    assert answer.status_code == 200, answer.text
    return table


async def play(client: httpx.AsyncClient, table: str, move: str) -> None:
    number = (await client.get(table)).json()["number"]
    answer = await client.post(f"{table}/moves", json={"number": number, "move": move})
    assert answer.status_code == 201, answer.text


async def bot_plays(house: House, table: str, seat: int, move: str) -> None:
    found = await house.club.tables.store.get(table.removeprefix(f"{TABLES}/"))
    await house.club.tables.play.post_bot(found.id, found.number, seat, move)


async def propose(client: httpx.AsyncClient, table: str, kind: str, stay: int | None = None) -> Any:
    number = (await client.get(table)).json()["number"]
    form = {"number": number, "kind": kind, "stay": stay}
    return await client.post(f"{table}/proposals", json=form)


async def to_the_end(house: House, table: str) -> None:
    """Everybody bids 1 and takes 1, bots too."""
    while (shown := (await house.alice.get(table)).json())["status"] == "running":
        seat = shown["deciders"][0]
        move = "bid 1" if shown["plies"] < 2 else "take 1"
        if shown["seats"][seat]["bot"] is not None:
            await bot_plays(house, table, seat, move)
        else:
            await play([house.alice, house.bob][seat], table, move)


# Opening ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "refused"),
    [
        (spec(ME, ME), (409, "rated-hot-seat")),
        (spec(ME, WEAK), (409, "rated-bot")),
        (spec(ME, OPEN, WEAK), (409, "rated-bot")),
        (spec(STRONG, STRONG), (409, "rated-alone")),
        (spec(ME, OPEN, clock={"kind": "none"}), (409, "rated-clock")),
        (
            spec(ME, OPEN, game="brass-birmingham", options={"introductory": True}),
            (409, "rated-lesson"),
        ),
    ],
    ids=lambda given: given[1] if isinstance(given, tuple) else "",
)
async def test_what_is_never_rated(
    house: House, asked: dict[str, Any], refused: tuple[int, str]
) -> None:
    assert refusal(await house.alice.post(TABLES, json=asked)) == refused
    assert (await house.alice.get(f"{TABLES}?mine=true")).json() == []
    casual = await house.alice.post(TABLES, json=asked | {"rated": False})
    assert (casual.status_code, casual.json()["rated"]) == (201, False)


async def test_tables_are_casual_unless_one_says_so(house: House) -> None:
    answer = await house.alice.post(TABLES, json={"game": "stones", "seats": [ME, OPEN]})
    assert (answer.json()["rated"], answer.json()["hints"]) == (False, True)


async def test_the_table_and_the_lists_say_that_it_is_rated(house: House) -> None:
    table = await opened(house.alice, ME, OPEN)
    assert (await house.gus.get(table)).json()["rated"] is True
    assert [line["rated"] for line in (await house.gus.get(TABLES)).json()] == [True]
    levels = {game["name"]: game["levels"] for game in (await house.gus.get("/api/games")).json()}
    assert {level["name"]: level["rated"] for level in levels["spyrium"]}["easy"] is False


async def test_a_private_table_may_be_rated(house: House) -> None:
    assert await opened(house.alice, ME, OPEN, public=False)


# Who sits there -----------------------------------------------------------------------------


async def test_guests_play_no_rated_games(house: House) -> None:
    answer = await house.gus.post(TABLES, json=spec(ME, OPEN))
    assert refusal(answer) == (403, "rated-guest")
    table = await opened(house.alice, ME, OPEN)
    joined = await house.gus.post(f"{table}/join", json={})
    assert refusal(joined) == (403, "rated-guest")
    assert "account" in joined.json()["message"]
    assert (await house.gus.get(table)).json()["seats"][1]["person"] is None


async def test_nobody_takes_a_second_seat(house: House) -> None:
    table = await opened(house.alice, ME, OPEN)
    answer = await house.alice.post(f"{table}/join", json={"seat": 1})
    assert refusal(answer) == (409, "rated-hot-seat")
    assert (await house.alice.get(table)).json()["you"] == [0]


async def test_no_weak_bot_is_put_on_a_seat(house: House) -> None:
    table = await opened(house.alice, ME, OPEN)
    address = f"{table}/seats/1"
    assert refusal(await house.alice.put(address, json={"level": "easy"})) == (409, "rated-bot")
    assert (await house.alice.put(address, json={"level": "medium"})).status_code == 200


async def test_bots_do_not_play_a_rated_game_by_themselves(house: House) -> None:
    table = await opened(house.alice, STRONG, OPEN)
    answer = await house.alice.put(f"{table}/seats/1", json={"level": "medium"})
    assert refusal(answer) == (409, "rated-alone")


async def test_who_sits_there_is_looked_at_again_at_the_start(house: House) -> None:
    table = await opened(house.alice, ME, OPEN)
    await house.bob.post(f"{table}/join", json={})
    async with house.club.database.session() as session, session.begin():
        bob = update(schema.Person).where(schema.Person.name == "Bob")
        await session.execute(bob.values(password=None))
    assert refusal(await house.alice.post(f"{table}/start")) == (403, "rated-guest")
    assert (await house.alice.get(table)).json()["status"] == "open"


# Playing ------------------------------------------------------------------------------------


async def test_there_are_no_hints_and_no_analysis_before_the_end(house: House) -> None:
    table = await running(house, hints=True, game="brass-birmingham")
    assert (await house.alice.get(table)).json()["hints"] is False
    decider = (house.alice, house.bob)[(await house.alice.get(table)).json()["deciders"][0]]
    assert refusal(await decider.post(f"{table}/hint", json={})) == (403, "rated-hints")
    assert refusal(await decider.post(f"{table}/analysis", json={})) == (403, "rated-hints")
    switched = await house.alice.put(f"{table}/hints", json={"hints": True})
    assert refusal(switched) == (403, "rated-hints")
    assert (await house.alice.put(f"{table}/hints", json={"hints": False})).status_code == 200


async def test_hints_stay_off_whatever_the_row_says(house: House) -> None:
    table = await running(house, game="brass-birmingham")
    async with house.club.database.session() as session, session.begin():
        await session.execute(update(schema.Table).values(hints=True))
    house.club.tables.store.cache.drop(table.removeprefix(f"{TABLES}/"))
    decider = (house.alice, house.bob)[(await house.alice.get(table)).json()["deciders"][0]]
    assert refusal(await decider.post(f"{table}/hint", json={})) == (403, "rated-hints")


async def test_alone_with_a_bot_one_cannot_look_at_its_answer_and_choose_again(
    house: House,
) -> None:
    table = await against_a_bot(house)
    await play(house.alice, table, "bid 1")
    await bot_plays(house, table, 1, "bid 3")
    for stay in (0, 1):
        assert refusal(await propose(house.alice, table, "undo", stay)) == (409, "rated-undo")
        taken = await house.alice.post(f"{table}/undo", json={"number": 2, "stay": stay})
        assert refusal(taken) == (409, "rated-undo")
    assert (await house.alice.get(table)).json()["plies"] == 2


async def test_alone_with_a_bot_one_cannot_leave_a_lost_game(house: House) -> None:
    table = await against_a_bot(house)
    assert refusal(await propose(house.alice, table, "abandon")) == (409, "rated-abandon")
    casual = await against_a_bot(house, rated=False)
    assert (await propose(house.alice, casual, "abandon")).json()["status"] == "abandoned"


async def test_ones_own_decision_that_revealed_nothing_is_taken_back(house: House) -> None:
    table = await running(house)
    await play(house.alice, table, "bid 1")
    undone = await house.alice.post(f"{table}/undo", json={"number": 1})
    assert (undone.status_code, undone.json()["plies"]) == (201, 0)


async def test_nothing_revealed_is_taken_back_not_even_by_agreement(house: House) -> None:
    table = await running(house)
    await play(house.alice, table, "bid 3")
    await play(house.bob, table, "bid 1")  # the bids are opened
    assert refusal(await propose(house.bob, table, "undo")) == (409, "rated-undo")
    assert refusal(await propose(house.alice, table, "undo", 0)) == (409, "rated-undo")
    await play(house.alice, table, "take 1")
    await play(house.bob, table, "take 1")
    assert refusal(await propose(house.bob, table, "undo", 1)) == (409, "rated-undo")
    # Two open moves tell nobody anything.
    assert (await propose(house.bob, table, "undo", 2)).status_code == 201
    agreed = await house.alice.post(f"{table}/proposals/undo/agree")
    assert agreed.json()["plies"] == 2


async def test_asking_again_does_not_help(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """With one imagined position the answer would change from one request to the next."""
    monkeypatch.setattr("ironbridge.server.tables.undo.IMAGINED", 1)
    table = await running(house)
    await play(house.alice, table, "bid 3")
    await play(house.bob, table, "bid 1")
    found = await house.club.tables.store.get(table.removeprefix(f"{TABLES}/"))
    found.seed = next(seed for seed in range(100) if shows_bid(found, seed))
    for _ in range(20):
        undone = await house.bob.post(f"{table}/undo", json={"number": 2})
        assert refusal(undone) == (409, "rated-undo")


def shows_bid(table: LiveTable, seed: int) -> bool:
    """Whether the one position that is imagined has another bid of Alice than the true one."""
    table.seed = seed
    return int(chance_of(table).below(3)) != 2


# The end ------------------------------------------------------------------------------------


async def test_the_end_says_what_changed(house: House) -> None:
    table = await running(house)
    assert (await house.alice.get(f"{table}/ratings")).json() == []
    await to_the_end(house, table)
    places = (await house.alice.get(table)).json()["result"]["places"]
    first, second = (await house.gus.get(f"{table}/ratings")).json()
    assert ([first["seat"], second["seat"]], [first["place"], second["place"]]) == ([0, 1], places)
    for change in (first, second):
        assert change["gain"] == pytest.approx(change["mu"] - MODEL.mu, abs=0.02)
    house.club.clock.advance(1)
    again = await running(house)
    await to_the_end(house, again)
    changed = (await house.gus.get(f"{again}/ratings")).json()[0]
    assert changed["gain"] == pytest.approx(changed["mu"] - first["mu"], abs=0.02)
    assert (await house.gus.get("/api/ratings")).json()[0]["games"] == 2


async def test_the_change_at_a_private_table_is_not_for_everybody(house: House) -> None:
    table = await against_a_bot(house, public=False)
    await to_the_end(house, table)
    assert len((await house.alice.get(f"{table}/ratings")).json()) == 1
    assert refusal(await house.gus.get(f"{table}/ratings")) == (404, "no-such-table")


async def test_a_casual_game_changes_no_rating(house: House) -> None:
    table = await running(house, rated=False)
    await to_the_end(house, table)
    assert (await house.alice.get(f"{table}/ratings")).json() == []
    assert (await house.alice.get("/api/ratings")).json() == []


async def test_analysis_opens_when_the_game_is_over(house: House) -> None:
    table = await running(house)
    await to_the_end(house, table)
    # The toy has no bot that could judge; that is the only reason left.
    answer = await house.gus.post(f"{table}/analysis", json={})
    assert refusal(answer) == (400, "no-such-level")


async def test_a_rematch_is_rated_too(house: House) -> None:
    table = await running(house)
    await to_the_end(house, table)
    again = (await house.alice.post(f"{table}/rematch")).json()
    assert (again["rated"], again["hints"], again["status"]) == (True, False, "open")
    assert (await house.bob.post(f"{table}/rematch")).json()["you"] == [1]


async def test_a_rematch_is_casual_where_the_game_would_not_be_rated_today(house: House) -> None:
    """Older releases rated games without a clock, and against any bot."""
    table = await running(house, rated=False, clock={"kind": "none"})
    await to_the_end(house, table)
    async with house.club.database.session() as session, session.begin():
        await session.execute(update(schema.Table).values(rated=True))
    house.club.tables.store.cache.drop(table.removeprefix(f"{TABLES}/"))
    again = await house.alice.post(f"{table}/rematch")
    assert (again.status_code, again.json()["rated"]) == (200, False)
