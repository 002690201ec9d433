"""`ironbridge connect`: programs at the tables of a real server, whatever happens meanwhile."""

from __future__ import annotations

import asyncio
import os
import shlex
import shutil
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ironbridge.cli.connect import named
from ironbridge.kernel.errors import SetupError
from ironbridge.programs import player as players
from ironbridge.programs import seat as seats
from ironbridge.programs.player import Player, Wanted
from ironbridge.programs.process import MOST_FAILURES
from ironbridge.programs.site import BadToken, Site, SiteRefused
from ironbridge.server.settings import Settings
from tests.arena.players import EXAMPLE, player
from tests.arena.players import program as answering
from tests.server.fake_clock import FakeClock
from tests.server.served import Served, serving
from tests.server.test_tokens import program, token
from tools.compile import ROOT

pytestmark = pytest.mark.anyio

# The machine's Node, or the one that was installed beside Python.
NODE = shutil.which("node") or str(Path(sys.executable).with_name("node"))
JAVASCRIPT = f"{shlex.quote(NODE)} {shlex.quote(str(ROOT / 'examples' / 'first_program.mjs'))}"
GAME, SHORT = "brass-birmingham", {"introductory": True}
LONG_S = 240.0
SOON_S = 30.0


class Told:
    """A reporter that remembers: each line is the name of what happened and its arguments."""

    def __init__(self) -> None:
        self.lines: list[tuple[Any, ...]] = []
        self.changed = asyncio.Event()

    def __getattr__(self, name: str) -> Any:
        def note(*args: Any) -> None:
            self.lines.append((name, *args))
            self.changed.set()

        return note

    def names(self) -> list[str]:
        return [line[0] for line in self.lines]

    async def until(self, name: str, count: int = 1) -> tuple[Any, ...]:
        async with within_reason(self):
            while self.names().count(name) < count:
                self.changed.clear()
                await self.changed.wait()
        return next(line for line in reversed(self.lines) if line[0] == name)


@asynccontextmanager
async def within_reason(*told: Told) -> AsyncIterator[None]:
    """Who waits in vain says what happened until then."""
    try:
        async with asyncio.timeout(LONG_S):
            yield
    except TimeoutError:
        raise AssertionError([one.lines for one in told]) from None


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "LOOK_EVERY_S", 0.2)
    monkeypatch.setattr(players, "FIRST_PAUSE_S", 0.05)
    monkeypatch.setattr(seats, "AGAIN_S", 0.05)


@pytest.fixture
async def served(settings: Settings, clock: FakeClock) -> AsyncIterator[Served]:
    quick = msgspec.structs.replace(settings, bot_workers=0)
    async with serving(quick, clock) as running:
        yield running


async def engine(served: Served, name: str) -> str:
    """The token of a new program."""
    owner = await served.player()
    await program(owner.browser, name)
    secret: str = (await token(owner.browser))["secret"]
    return secret


def words(command: str) -> list[str]:
    return shlex.split(command.removeprefix("program:"))


@asynccontextmanager
async def connected(
    address: str, secret: str, command: str, wanted: Wanted, told: Told, limit_s: float = 60.0
) -> AsyncIterator[asyncio.Task[None]]:
    """A client that runs; it is ended with the block."""
    site = Site(address, secret)
    task = asyncio.create_task(Player(site, words(command), wanted, told, limit_s).run())
    try:
        yield task
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await site.close()


async def result_of(served: Served, table: str) -> Any:
    live = await served.services.tables.store.get(table)
    assert live.state is not None
    assert live.status == "over"
    return live.state.result()


# Whole games --------------------------------------------------------------------------------


async def test_a_program_in_javascript_plays_a_whole_game_and_a_rematch_is_accepted(
    served: Served,
) -> None:
    opener, joiner = Told(), Told()
    first, second = await engine(served, "Node one"), await engine(served, "Python two")
    one_game = Wanted(game=GAME, seats=2, options=SHORT, games=1)
    async with connected(served.address, first, JAVASCRIPT, one_game, opener) as host:
        _, table, _, link = await opener.until("opened")
        assert link == f"{served.address}/table/{table}"
        wanted = Wanted(tables=[named(link)])
        async with connected(served.address, second, EXAMPLE, wanted, joiner):
            async with within_reason(opener, joiner):
                await host
            await joiner.until("finished")
            site = Site(served.address, first)
            following = await site.post(f"/api/tables/{table}/rematch")
            await site.close()
            assert await joiner.until("seated", 2) == ("seated", following["id"], GAME)
    result = await result_of(served, table)
    for seat, told in enumerate((opener, joiner)):
        assert ("finished", table, result.places[seat], result.scores[seat]) in told.lines
        assert told.lines[-1] == ("goodbye", 0)
        assert not {"failed", "refused", "gave_up"} & set(told.names()), told.lines
    live = await served.services.tables.store.get(table)
    assert set(live.makers) == {seat.person for seat in live.seats}, "no bot of ours played"
    assert [seat.program for seat in live.seats] == [True, True]


async def test_a_game_goes_on_after_a_restart_of_the_client_and_lost_connections(
    served: Served,
) -> None:
    told, again, rival = Told(), Told(), Told()
    first, second = await engine(served, "Phoenix"), await engine(served, "Rival")
    wanted = Wanted(game=GAME, seats=2, options=SHORT, games=1)
    async with connected(served.address, second, EXAMPLE, wanted, rival) as other:
        _, table, *_ = await rival.until("opened")
        at = Wanted(tables=[(table, None)], games=1)
        async with connected(served.address, first, EXAMPLE, at, told):
            await played(served, table, 6)
        assert told.lines[-1] == ("goodbye", 1)
        async with connected(served.address, first, EXAMPLE, Wanted(games=1), again) as back:
            await played(served, table, 12)
            for client in list(served.hub.clients):
                client.end(1012)
            await again.until("connected_again")
            async with within_reason(told, again, rival):
                await asyncio.gather(back, other)
    assert "finished" in again.names()
    assert not {"failed", "gave_up"} & set(told.names() + again.names() + rival.names())


async def test_a_program_that_takes_its_time_to_end_opens_no_other_table(
    served: Served, tmp_path: Path
) -> None:
    """Its only game is over, but not counted before the program has ended."""
    told = Told()
    first, second = await engine(served, "Slow"), await engine(served, "Rival")
    wanted = Wanted(game=GAME, seats=2, options=SHORT, games=1)
    slow = answering(tmp_path, "slow", at_the_end="time.sleep(1)")
    async with connected(served.address, first, slow, wanted, told) as host:
        _, table, *_ = await told.until("opened")
        at = Wanted(tables=[(table, None)])
        rival = connected(served.address, second, EXAMPLE, at, Told())
        async with rival, within_reason(told):
            await host
    assert told.names().count("opened") == 1


async def played(served: Served, table: str, moves: int) -> None:
    async with asyncio.timeout(LONG_S):
        while (await served.services.tables.store.get(table)).number < moves:
            await asyncio.sleep(0.02)


# Programs that fail -------------------------------------------------------------------------

SILENT = "print('{\"protocol\": 1}', flush=True)\nimport time\ntime.sleep(600)"
GARBAGE = """print('{"protocol": 1}', flush=True)
import sys
for line in sys.stdin: print("?", flush=True)"""
MUTE = "raise SystemExit"


@pytest.mark.parametrize(
    ("source", "kind", "limit_s"),
    [(SILENT, "late", 0.2), (GARBAGE, "garbage", 30.0), (MUTE, "ended", 30.0)],
    ids=["late", "garbage", "ended"],
)
async def test_a_program_that_fails_resigns_and_holds_nobody_up(
    served: Served, tmp_path: Path, source: str, kind: str, limit_s: float
) -> None:
    told, rival = Told(), Told()
    first, second = await engine(served, "Broken"), await engine(served, "Whole")
    wanted = Wanted(game=GAME, seats=2, options=SHORT)
    async with connected(served.address, second, EXAMPLE, wanted, rival):
        _, table, *_ = await rival.until("opened")
        at = Wanted(tables=[(table, None)])
        broken = player(tmp_path, "broken", source)
        async with connected(served.address, first, broken, at, told, limit_s):
            await told.until("gave_up")
            async with asyncio.timeout(SOON_S):
                while not (await served.services.tables.store.get(table)).seats[1].resigned:
                    await asyncio.sleep(0.02)
    failures = [line for line in told.lines if line[0] == "failed"]
    assert failures == [("failed", table, kind)] * MOST_FAILURES


# Refusals -----------------------------------------------------------------------------------


async def test_a_token_that_ends_ends_the_client(served: Served) -> None:
    told = Told()
    owner = await served.player()
    await program(owner.browser, "Brief")
    made = await token(owner.browser)
    async with connected(served.address, made["secret"], EXAMPLE, Wanted(), told) as client:
        await told.until("connected")
        async with asyncio.timeout(SOON_S):
            while not served.hub.clients:
                await asyncio.sleep(0.02)
        await owner.browser.delete(f"/api/me/tokens/{made['token']['id']}")
        await served.hub.heartbeats.end_sessions()
        with pytest.raises(BadToken):
            async with asyncio.timeout(SOON_S):
                await client


async def test_a_table_for_people_is_told_in_words(served: Served) -> None:
    secret, alice = await engine(served, "Uninvited"), await served.player("Alice")
    form = {"game": GAME, "seats": [{"who": "me"}, {"who": "open"}], "programs": False}
    table = (await alice.post("/api/tables", **form))["id"]
    wanted = Wanted(tables=[(table, None)])
    async with connected(served.address, secret, EXAMPLE, wanted, Told()) as client:
        with pytest.raises(SiteRefused, match="programs may not sit down"):
            async with asyncio.timeout(SOON_S):
                await client


async def test_a_seat_at_a_table_that_has_not_begun_is_given_back(served: Served) -> None:
    told = Told()
    secret, alice = await engine(served, "Polite"), await served.player("Alice")
    form = {"game": GAME, "seats": [{"who": "me"}, {"who": "open"}], "public": False}
    table = (await alice.post("/api/tables", **form))["id"]
    link = (await alice.post(f"/api/tables/{table}/invite"))["link"]
    async with connected(served.address, secret, EXAMPLE, Wanted(tables=[named(link)]), told):
        assert await told.until("seated") == ("seated", table, GAME)
    assert told.lines[-1] == ("goodbye", 0)
    assert (await served.services.tables.store.get(table)).seats[1].is_free


def test_links_to_tables() -> None:
    assert named("8Jd0") == ("8Jd0", None)
    assert named("https://a.example/table/8Jd0") == ("8Jd0", None)
    assert named("https://a.example/table/8Jd0#invite=s3") == ("8Jd0", "s3")
    for wrong in ("", "https://a.example/", "https://a.example/people/8Jd0"):
        with pytest.raises(SetupError):
            named(wrong)


# The command --------------------------------------------------------------------------------


async def test_the_command_ends_cleanly_and_keeps_the_token_to_itself(
    served: Served, tmp_path: Path
) -> None:
    secret = await engine(served, "Careful")
    seen = tmp_path / "environment"
    source = f"import os\nopen({str(seen)!r}, 'w').write(str(dict(os.environ)))\n" + SILENT
    alice = await served.player("Alice")
    table = (await alice.post("/api/tables", game=GAME, seats=[{"who": "me"}, {"who": "open"}]))[
        "id"
    ]
    command = ["connect", "--server", served.address, "--table", table, "--lang", "en"]
    command += ["--bot", player(tmp_path, "curious", source).removeprefix("program:")]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "ironbridge.cli", *command,
        env={**os.environ, "IRONBRIDGE_TOKEN": secret},
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    try:
        async with asyncio.timeout(LONG_S):
            while (await served.services.tables.store.get(table)).seats[1].is_free:
                await asyncio.sleep(0.05)
            await alice.post(f"/api/tables/{table}/start")
            while not seen.exists() or not seen.read_text():
                live = await served.services.tables.store.get(table)
                if list(live.deciders) == [0]:
                    await served.play(table, alice, moves=1)
                await asyncio.sleep(0.05)
    finally:
        process.send_signal(signal.SIGTERM)
        output, _ = await process.communicate()
    assert process.returncode == 0, output
    text = output.decode()
    assert "Signed in as Careful." in text
    assert f"Sitting at table {table}" in text
    assert "One game waits for this program" in text
    assert secret not in text + seen.read_text()


async def test_without_a_token_one_line_says_so() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "ironbridge.cli", "connect",
        "--server", "http://localhost:1", "--bot", sys.executable,
        env={key: value for key, value in os.environ.items() if key != "IRONBRIDGE_TOKEN"},
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    output, _ = await process.communicate()
    assert process.returncode == 2
    assert "IRONBRIDGE_TOKEN" in output.decode()
    assert "Traceback" not in output.decode()


def test_addresses_of_servers() -> None:
    with pytest.raises(SetupError):
        Site("tables.example", "ironbridge_x")
    assert Site("http://tables.example/path", "x").is_open_to_listeners
    assert not Site("http://localhost:8026", "x").is_open_to_listeners
    assert not Site("https://tables.example", "x").is_open_to_listeners
