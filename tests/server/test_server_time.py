"""A clock that is set, or a machine that slept: nobody loses their time, nobody is locked out."""

from __future__ import annotations

import pytest

from ironbridge.server.bots.trials import Trials
from ironbridge.server.errors import Refused
from ironbridge.server.live.presence import Here, Presence, WhoIsHere
from ironbridge.server.people.accounts import People
from ironbridge.server.people.passwords import Passwords
from ironbridge.server.security import Limits
from ironbridge.server.server_time import SHARE, ServerTime
from ironbridge.server.settings import Limit, Settings
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.writer import LogWriter
from ironbridge.server.tables.services import TableServices
from tests.server.bot_doubles import NearWorkers
from tests.server.club import BY_MAIL, LIVE, Club, FakeRatings, level_names
from tests.server.fake_clock import START, FakeClock

pytestmark = pytest.mark.anyio

HOUR = 3_600_000


class Machine:
    """Both clocks of a machine."""

    def __init__(self) -> None:
        self.wall = FakeClock()
        self.steady = FakeClock(7_000)
        self.time = ServerTime(self.wall, self.steady)

    def pass_by(self, seconds: float) -> None:
        self.wall.advance(seconds)
        self.steady.advance(seconds)
        self.time()  # a server asks all the time

    def set_clock(self, seconds: float) -> None:
        """Somebody sets it, or the machine slept."""
        self.wall.advance(seconds)


@pytest.fixture
def machine() -> Machine:
    return Machine()


def test_time_passes_as_on_the_machine(machine: Machine) -> None:
    assert machine.time() == START
    machine.pass_by(12.5)
    assert machine.time() == START + 12_500


@pytest.mark.parametrize("step", [3600, -3600])
def test_a_clock_that_is_set_is_followed_slowly(machine: Machine, step: int) -> None:
    machine.set_clock(step)
    assert machine.time() == START
    machine.pass_by(60)
    sign = 1 if step > 0 else -1
    assert machine.time() == START + 60_000 + sign * 60_000 // SHARE
    last = machine.time()
    for _ in range(200):
        machine.pass_by(1800)
        assert last < machine.time()
        last = machine.time()
    assert machine.time() == machine.wall()


@pytest.mark.parametrize("step", [3600, -3600])
def test_when_nobody_is_harmed_it_is_followed_at_once(machine: Machine, step: int) -> None:
    machine.set_clock(step)
    machine.time.settle()
    assert machine.time() == machine.wall()
    machine.set_clock(0.5)
    machine.time.settle()
    assert machine.time() == machine.wall() - 500, "too little to jump for"


# Tables -------------------------------------------------------------------------------------


@pytest.fixture
async def slept(club: Club, settings: Settings, machine: Machine) -> tuple[Club, Machine]:
    """The club with the time of a machine."""
    writer = LogWriter(club.database)
    club.writers.append(writer)
    club.tables = TableServices(
        club.database,
        writer,
        settings,
        FakeRatings(),
        machine.time,
        level_names,
        Trials(NearWorkers()),
        machine.time.settle,
    )
    return club, machine


async def test_a_clock_set_forwards_runs_out_no_live_clock(slept: tuple[Club, Machine]) -> None:
    club, machine = slept
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob, clock=LIVE)
    machine.pass_by(10)
    machine.set_clock(8 * 3600)
    await club.tables.timekeeper.look()
    assert table.number == 0
    await club.post(alice, table, "bid 3")
    assert table.left_ms[0] == 55_000
    machine.pass_by(10)
    await club.post(bob, table, "bid 1")
    assert table.left_ms[1] == 45_000 - 10_000 // SHARE, "a fiftieth faster"
    machine.pass_by(60)
    await club.tables.timekeeper.look()
    assert table.recent[-1].kind == "takeover", "time that did pass counts"


async def test_time_is_right_again_when_the_last_live_clock_stops(
    slept: tuple[Club, Machine],
) -> None:
    club, machine = slept
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob, clock=LIVE)
    letters = await club.running(alice, bob, clock=BY_MAIL)
    machine.set_clock(3600)
    await club.tables.timekeeper.look()
    assert machine.time() < machine.wall()
    for person in (alice, bob):
        await club.tables.play.resign(person, table.id)
    await club.tables.timekeeper.look()
    assert machine.time() == machine.wall()
    assert letters.number == 0, "an hour is not a day"


async def test_a_clock_set_back_gives_nobody_time(slept: tuple[Club, Machine]) -> None:
    club, machine = slept
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob, clock=LIVE)
    machine.pass_by(10)
    machine.set_clock(-3600)
    await club.post(alice, table, "bid 3")
    assert table.left_ms[0] == 55_000
    machine.pass_by(61)
    await club.tables.timekeeper.look()
    assert table.recent[-1].kind == "takeover"


# What remembers times -----------------------------------------------------------------------


def test_limits_fill_again_after_a_step_back() -> None:
    clock = FakeClock()
    limits = Limits({"chat": Limit(2, 10)}, clock)
    for _ in range(2):
        limits.spend("chat", "1.2.3.4")
    clock.advance(-3600)
    with pytest.raises(Refused, match="too-many"):
        limits.spend("chat", "1.2.3.4")
    clock.advance(10)
    limits.spend("chat", "1.2.3.4")


async def test_a_session_is_not_believed_for_longer_after_a_step_back(
    database: Database, settings: Settings, passwords: Passwords
) -> None:
    clock = FakeClock()
    here, there = (People(database, settings, clock, passwords) for _ in range(2))
    signed = await here.guest("Alice", "en")
    assert await here.signed_in(signed.token) is not None
    await there.sign_out(signed)
    clock.advance(-3600)
    assert await here.signed_in(signed.token) is None


async def test_a_session_lives_on_after_a_step_back(
    database: Database, settings: Settings, passwords: Passwords
) -> None:
    clock = FakeClock()
    people = People(database, settings, clock, passwords)
    signed = await people.guest("Alice", "en")
    clock.advance(days=-400)
    assert await people.signed_in(signed.token) is not None


def test_a_process_that_died_is_forgotten_after_a_step_back() -> None:
    clock = FakeClock()
    presence = Presence("here", clock)
    presence.hear(WhoIsHere("there", "t", [Here("a", "Alice")]))
    clock.advance(-3600)
    assert presence.forget_silent() == ["t"]
    assert presence.online("t") == {}
