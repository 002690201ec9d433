"""The routes of tables, play and games, as a browser meets them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from litestar import Litestar

from ironbridge import registry
from ironbridge.kernel.record import Record
from ironbridge.server.api.games import Games
from ironbridge.server.api.people import Entrance
from ironbridge.server.api.play import HistoryRoutes, Moves, Proposals
from ironbridge.server.api.tables import ChatRoutes, Decisions, OneTable, TableList
from ironbridge.server.people.accounts import People
from ironbridge.server.security import Security
from ironbridge.server.settings import Settings
from ironbridge.server.storage.database import Database
from tests.server.browsers import browser, guest, refusal
from tests.server.club import STONES, Club
from tests.server.fake_clock import FakeClock

pytestmark = pytest.mark.anyio

ROUTES = [
    Entrance,
    Games,
    TableList,
    Decisions,
    OneTable,
    ChatRoutes,
    Moves,
    Proposals,
    HistoryRoutes,
]
SEATS = [{"who": "me"}, {"who": "open"}]


@pytest.fixture
async def app(
    database: Database,
    settings: Settings,
    clock: FakeClock,
    people: People,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[Litestar]:
    monkeypatch.setattr(registry, "GAMES", registry.GAMES | STONES)
    club = Club(database, settings, clock, people)
    yield Litestar(
        ROUTES,
        plugins=[Security(settings, people, clock)],
        dependencies=club.dependencies(),
    )
    await club.close()


@pytest.fixture
async def browsers(app: Litestar) -> AsyncIterator[list[httpx.AsyncClient]]:
    """Alice, Bob, and somebody without a name."""
    async with AsyncExitStack() as stack:
        opened = [await stack.enter_async_context(browser(app, f"10.0.0.{n}")) for n in range(1, 4)]
        await guest(opened[0], "Alice")
        await guest(opened[1], "Bob")
        yield opened


async def opened(client: httpx.AsyncClient, **given: Any) -> str:
    spec = {"game": "stones", "seats": SEATS, **given}
    answer = await client.post("/api/tables", json=spec)
    assert answer.status_code == 201, answer.text
    return f"/api/tables/{answer.json()['id']}"


async def running(browsers: list[httpx.AsyncClient]) -> str:
    table = await opened(browsers[0])
    assert (await browsers[1].post(f"{table}/join", json={})).status_code == 200
    answer = await browsers[0].post(f"{table}/start")
    assert answer.json()["status"] == "running", answer.text
    return table


async def test_two_people_play_a_whole_game(browsers: list[httpx.AsyncClient]) -> None:
    table = await running(browsers)
    state = (await browsers[0].get(table)).json()
    while state["status"] == "running":
        seat = state["deciders"][0]
        bids = state["plies"] < 2
        form = {"number": state["number"], "move": "bid 2" if bids else "take 1"}
        answer = await browsers[seat].post(f"{table}/moves", json=form)
        assert answer.status_code == 201, answer.text
        state = answer.json()
    assert state["result"]["final"] is True
    assert sorted(state["views"]) == ["0", "1"]
    text = (await browsers[2].get(f"{table}/record")).text
    assert Record.from_text(text, registry.game).state.over
    answer = await browsers[2].get(f"{table}/record?format=json")
    assert Record.from_json(answer.json(), registry.game).state.over
    assert "attachment" in answer.headers["content-disposition"]
    whole = await browsers[0].get(f"{table}/replay")
    assert whole.headers["content-encoding"] == "gzip"
    plain = await browsers[0].get(f"{table}/replay", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == whole.json()
    assert whole.json()["positions"][-1] == state["views"]
    assert (await browsers[1].post(f"{table}/rematch")).json()["status"] == "open"


async def test_each_wrong_move_has_its_own_error(browsers: list[httpx.AsyncClient]) -> None:
    table = await running(browsers)

    async def post(**form: Any) -> httpx.Response:
        return await browsers[0].post(f"{table}/moves", json=form)

    assert refusal(await post(number=4, move="bid 1")) == (409, "stale")
    assert (await post(number=4, move="bid 1")).json()["number"] == 0
    assert refusal(await post(number=0, move="bid 1", seat=1)) == (403, "not-your-seat")
    assert refusal(await post(number=0, move="bid 9")) == (400, "unknown-move")
    assert refusal(await post(number=0)) == (400, "malformed")
    assert refusal(await post(number=-1, move="bid 1")) == (400, "malformed")
    assert refusal(await post(number=0, move="x" * 300)) == (400, "malformed")
    assert refusal(await post(number=0, move="bid 1", colour="red")) == (400, "malformed")
    illegal = await post(number=0, move="take 1")
    assert refusal(illegal) == (422, "illegal-move")
    assert illegal.json()["rule"] == "TOY-BID"
    assert illegal.json()["reason"] == {"key": "why-bid-first", "args": {}}
    words = registry.game("stones").words("en")
    assert illegal.json()["message"] == words.text("why-bid-first")
    assert (await post(number=0, move="bid 1")).status_code == 201
    assert refusal(await post(number=1, move="bid 1")) == (409, "not-your-decision")
    nobody = await browsers[2].post(f"{table}/moves", json={"number": 1, "move": "bid 1"})
    assert refusal(nobody) == (401, "sign-in-needed")


@pytest.mark.parametrize(
    ("game", "move", "rule"),
    [
        ("brass-lancashire", "sell blackburn_n", "BL-SELL-OWN-MILL"),
        ("brass-birmingham", "sell derby_1", "BB-SELL-OWN-TILE"),
    ],
)
async def test_why_nothing_can_be_sold_before_anything_stands(
    browsers: list[httpx.AsyncClient], game: str, move: str, rule: str
) -> None:
    """What a browser asks when somebody points at the action Sell; a space where nothing that is
    sold can ever stand is no move, and the browser does not ask about it."""
    table = await opened(browsers[0], game=game)
    assert (await browsers[1].post(f"{table}/join", json={})).status_code == 200
    assert (await browsers[0].post(f"{table}/start")).json()["status"] == "running"
    decider = browsers[(await browsers[0].get(table)).json()["deciders"][0]]
    answer = await decider.get(f"{table}/why", params={"move": move})
    assert answer.status_code == 200, answer.text
    assert (answer.json()["legal"], answer.json()["rule"]) == (False, rule)


async def test_why_undo_and_proposals(browsers: list[httpx.AsyncClient]) -> None:
    alice, bob, _ = browsers
    table = await running(browsers)
    assert (await alice.get(f"{table}/why?move=bid 1")).json()["legal"] is True
    assert (await alice.get(f"{table}/why?move=take 1")).json()["rule"] == "TOY-BID"
    await alice.post(f"{table}/moves", json={"number": 0, "move": "bid 1"})
    assert (await alice.get(f"{table}/undo")).json() == {"number": 1, "stay": 0, "refused": None}
    assert (await bob.get(f"{table}/undo?stay=0")).json()["refused"]["error"] == "cannot-undo"
    undone = await alice.post(f"{table}/undo", json={"number": 1})
    assert (undone.status_code, undone.json()["plies"]) == (201, 0)
    answer = await alice.post(f"{table}/proposals", json={"number": 2, "kind": "abandon"})
    assert answer.json()["proposals"][0]["agreed"] == [0]
    assert (await bob.delete(f"{table}/proposals/abandon")).json()["proposals"] == []
    assert refusal(await bob.post(f"{table}/proposals/abandon/agree")) == (409, "no-proposal")
    assert refusal(await bob.post(f"{table}/proposals/party/agree")) == (400, "malformed")
    await bob.post(f"{table}/proposals", json={"number": 2, "kind": "abandon"})
    assert (await alice.post(f"{table}/proposals/abandon/agree")).json()["status"] == "abandoned"


async def test_private_tables_and_invitations(browsers: list[httpx.AsyncClient]) -> None:
    alice, bob, nobody = browsers
    table = await opened(alice, public=False)
    assert refusal(await bob.get(table)) == (404, "no-such-table")
    link = (await alice.post(f"{table}/invite")).json()
    assert link["link"].endswith(f"#invite={link['secret']}")
    wrong, right = [{"x-ironbridge-invite": secret} for secret in ("wrong", link["secret"])]
    assert refusal(await bob.get(table, headers=wrong)) == (403, "bad-invite")
    assert (await nobody.get(table, headers=right)).status_code == 200
    joined = await bob.post(f"{table}/join", json={"invite": link["secret"]})
    assert joined.json()["you"] == [1]
    assert (await bob.get("/api/tables")).json() == []
    assert len((await bob.get("/api/tables?mine=true")).json()) == 1


async def test_seats_bots_resigning_and_coming_back(browsers: list[httpx.AsyncClient]) -> None:
    alice, bob, _ = browsers
    table = await opened(alice)
    answer = await alice.put(f"{table}/seats/1", json={"level": "random"})
    assert answer.json()["seats"][1]["bot"] == "random"
    assert refusal(await bob.post(f"{table}/join", json={})) == (409, "no-free-seat")
    assert refusal(await alice.put(f"{table}/seats/9", json={"level": None})) == (
        404,
        "no-such-seat",
    )
    await alice.put(f"{table}/seats/1", json={"level": None})
    await bob.post(f"{table}/join", json={"seat": 1})
    assert (await bob.post(f"{table}/leave")).status_code == 204
    assert refusal(await bob.put(f"{table}/hints", json={"hints": False})) == (
        403,
        "not-the-creator",
    )
    assert (await alice.put(f"{table}/hints", json={"hints": False})).json()["hints"] is False
    await bob.post(f"{table}/join", json={})
    await alice.post(f"{table}/start")
    assert len((await bob.get("/api/me/decisions")).json()) == 1
    assert (await bob.post(f"{table}/return", json={})).status_code == 200
    assert (await bob.post(f"{table}/resign", json={})).json()["seats"][1]["resigned"] is True
    assert refusal(await bob.post(f"{table}/return", json={})) == (409, "resigned")
    assert (await bob.get("/api/me/decisions")).json() == []


async def test_chat_notes_and_positions(browsers: list[httpx.AsyncClient]) -> None:
    alice, bob, nobody = browsers
    table = await running(browsers)
    assert (await alice.post(f"{table}/chat", json={"text": "Hello"})).status_code == 201
    assert [said["text"] for said in (await nobody.get(f"{table}/chat")).json()] == ["Hello"]
    assert refusal(await alice.post(f"{table}/chat", json={"text": ""})) == (400, "malformed")
    assert (await bob.put(f"{table}/note", json={"text": "mine"})).status_code == 204
    assert (await bob.get(f"{table}/note")).json() == {"text": "mine"}
    assert (await alice.get(f"{table}/note")).json() == {"text": ""}
    assert (await bob.delete(f"{table}/note")).status_code == 204
    assert list((await nobody.get(f"{table}/positions/0")).json()["views"]) == ["spectator"]
    assert refusal(await nobody.get(f"{table}/positions/1")) == (404, "no-such-ply")
    assert refusal(await bob.get(f"{table}/replay")) == (409, "not-over")


async def test_the_list_refuses_filters_it_does_not_know(
    browsers: list[httpx.AsyncClient],
) -> None:
    for query in ("status=lost", "limit=0", "limit=many", "seats=99", "before=-1"):
        assert refusal(await browsers[0].get(f"/api/tables?{query}")) == (400, "malformed")
    assert (await browsers[2].get("/api/tables?status=open&free=true")).json() == []


async def test_a_table_that_cannot_be_set_up(browsers: list[httpx.AsyncClient]) -> None:
    spec = {"game": "stones", "seats": [{"who": "me"}]}
    answer = await browsers[0].post("/api/tables", json=spec)
    assert refusal(answer) == (400, "setup")
    assert "2, 3 seats" in answer.json()["message"]
    assert refusal(await browsers[0].post("/api/tables", json={"seats": []})) == (400, "malformed")
    assert refusal(await browsers[2].post("/api/tables", json=spec)) == (401, "sign-in-needed")


# Games --------------------------------------------------------------------------------------


async def test_games_are_listed_with_options_and_levels(browsers: list[httpx.AsyncClient]) -> None:
    games = {game["name"]: game for game in (await browsers[2].get("/api/games")).json()}
    assert sorted(games) == sorted(registry.GAMES)
    assert {"brass-birmingham", "stones"} <= set(games)
    birmingham = games["brass-birmingham"]
    assert birmingham["seat_counts"] == [2, 3, 4]
    ladder = ["beginner", "easy", "medium", "hard", "expert"]
    assert [level["name"] for level in birmingham["levels"]] == ladder
    assert [level["name"] for level in birmingham["former_levels"]] == ["random", "greedy"]
    option = birmingham["options"][0]
    assert (option["name"], sorted(option["label"])) == ("introductory", ["en", "fr"])
    start = next(option for option in games["stones"]["options"] if option["name"] == "start")
    assert start["choices"] == ["highest", "lowest"]
    assert [label["fr"] for label in start["labels"]] == [
        "la plus haute mise",
        "la plus basse mise",
    ]


async def test_a_game_gives_components_rules_and_words(browsers: list[httpx.AsyncClient]) -> None:
    client = browsers[2]
    game = registry.game("brass-birmingham")
    details = (await client.get("/api/games/brass-birmingham")).json()
    assert details["components"]["game"] == "brass-birmingham"
    rules = (await client.get("/api/games/brass-birmingham/rules")).json()
    assert [rule["id"] for rule in rules["rules"]] == list(game.rulebook.rules)
    words = (await client.get("/api/games/brass-birmingham/words/fr")).json()
    assert words["keys"] == game.words("fr").keys()
    assert "location-stone = Stone" in words["fluent"]
    assert refusal(await client.get("/api/games/chess")) == (400, "no-such-game")
    assert refusal(await client.get("/api/games/brass-birmingham/words/de")) == (400, "malformed")


async def test_every_route_is_in_the_document(app: Litestar) -> None:
    document = app.openapi_schema.to_schema()
    for path in (
        "/api/tables/{table_id}/moves",
        "/api/tables/{table_id}/proposals/{kind}/agree",
        "/api/tables/{table_id}/positions/{ply}",
        "/api/games/{game}/words/{language}",
    ):
        assert path in document["paths"]
    answers = document["paths"]["/api/tables/{table_id}/moves"]["post"]["responses"]
    assert sorted(answers) == ["201", "400", "401", "403", "404", "409", "413", "422", "429"]
