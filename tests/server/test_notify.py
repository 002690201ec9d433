"""Notices: who is told, when, once; quiet hours; failures; mail and webhooks on the wire."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import Any

import pytest
from sqlalchemy import select, update

from ironbridge.server.notify.message import Message, NotDelivered
from ironbridge.server.notify.notifier import BACKOFF_MS, DONE, MOST_TRIES, Notifier
from ironbridge.server.notify.preferences import (
    NotificationSettings,
    QuietHours,
    notification_settings,
)
from ironbridge.server.people.model import Person
from ironbridge.server.storage import schema
from ironbridge.server.tables.model import LiveTable
from ironbridge.server.together.invitations import Invitations
from tests.server.browsers import PASSWORD
from tests.server.club import BY_MAIL, LIVE, ME, OPEN, Club
from tests.server.fake_clock import START

pytestmark = pytest.mark.anyio

DELAY_MS = 120_000
HOUR_MS = 3_600_000


class Box:
    """A channel that keeps what it is given, or fails."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, Message]] = []
        self.fault: Exception | None = None

    async def send(self, address: str, message: Message) -> None:
        if self.fault is not None:
            raise self.fault
        self.sent.append((address, message))


class Online(dict[str, dict[str, str]]):
    def online(self, table: str) -> Mapping[str, str]:
        return self.get(table, {})


@pytest.fixture
def box() -> Box:
    return Box()


@pytest.fixture
def online() -> Online:
    return Online()


def notifier_of(club: Club, box: Box, online: Online) -> Notifier:
    channels = {"email": box, "webhook": box}
    return Notifier(
        club.tables.store,
        club.database,
        online,
        channels,
        club.clock,
        DELAY_MS,
        "https://club.example",
    )


@pytest.fixture
async def notifier(club: Club, box: Box, online: Online) -> AsyncIterator[Notifier]:
    made = notifier_of(club, box, online)
    club.tables.announcer.wakers.append(made)
    yield made
    await made.close()


async def set_person(club: Club, person: Person, **values: Any) -> None:
    chosen = update(schema.Person).where(schema.Person.id == person.id)
    async with club.database.session() as session, session.begin():
        await session.execute(chosen.values(**values))


async def notices(club: Club) -> list[schema.Notice]:
    async with club.database.session() as session:
        return list(await session.scalars(select(schema.Notice).order_by(schema.Notice.id)))


async def by_mail(club: Club, **given: Any) -> tuple[Person, Person, LiveTable]:
    """A correspondence table at which Bob, who has an e-mail address, is to take stones."""
    alice, bob = await club.person("Alice"), await club.person("Bob")
    await set_person(club, bob, **{"email": "bob@example.org", "email_verified": 1} | given)
    table = await club.running(alice, bob, clock=BY_MAIL, title="Monday club")
    await club.post(bob, table, "bid 1")
    await club.post(alice, table, "bid 2")
    await club.post(alice, table, "take 1")
    return alice, bob, table


# When ---------------------------------------------------------------------------------------


async def test_who_is_away_is_told_after_a_while(club: Club, notifier: Notifier, box: Box) -> None:
    _, _, table = await by_mail(club)
    await notifier.idle()
    await notifier.deliver()
    assert box.sent == []
    club.clock.advance(seconds=DELAY_MS / 1000)
    await notifier.deliver()
    [(address, message)] = box.sent
    assert address == "bob@example.org"
    assert (message.event, message.table, message.seats) == ("your-decision", table.id, [1])
    assert message.url == f"https://club.example/table/{table.id}"
    assert message.deadline == START + BY_MAIL.turn_ms
    assert message.subject == "Your decision: Monday club"
    assert "“Monday club” (Stones)" in message.text
    assert "23 hours" in message.text


async def test_it_is_told_once(club: Club, notifier: Notifier, box: Box, online: Online) -> None:
    _, _, table = await by_mail(club)
    await notifier.idle()
    other = notifier_of(club, box, online)  # another process
    other.wake(table)
    notifier.wake(table)
    await other.idle()
    await notifier.idle()
    club.clock.advance(seconds=DELAY_MS / 1000)
    await asyncio.gather(notifier.deliver(), other.deliver())
    club.clock.advance(days=1)
    await notifier.deliver()
    assert len(box.sent) == 1


async def test_two_processes_that_note_together_send_one(
    club: Club, notifier: Notifier, box: Box
) -> None:
    _, bob, table = await by_mail(club)
    await notifier.idle()
    first = (await notices(club))[-1]
    double = {"person": bob.id, "table": table.id, "channel": "email", "due": first.due}
    async with club.database.session() as session, session.begin():
        session.add(schema.Notice(number=first.number, **double))
    club.clock.advance(seconds=DELAY_MS / 1000)
    await notifier.deliver()
    await notifier.deliver()
    assert len(box.sent) == 1


async def test_a_notice_of_an_older_decision_that_comes_late_is_not_sent(
    club: Club, notifier: Notifier, box: Box
) -> None:
    _, bob, table = await by_mail(club)
    await notifier.idle()
    late = schema.Notice(person=bob.id, table=table.id, number=0, channel="email", due=START)
    async with club.database.session() as session, session.begin():
        session.add(late)
    club.clock.advance(seconds=DELAY_MS / 1000)
    await notifier.deliver()
    assert len(box.sent) == 1
    assert [notice.number for notice in await notices(club)] == [3]


async def test_each_decision_has_its_own_notice(club: Club, notifier: Notifier, box: Box) -> None:
    alice, bob, table = await by_mail(club)
    await notifier.idle()
    club.clock.advance(seconds=DELAY_MS / 1000)
    await notifier.deliver()
    await club.post(bob, table, "take 1")
    await club.post(alice, table, "take 1")
    await notifier.idle()
    club.clock.advance(seconds=DELAY_MS / 1000)
    await notifier.deliver()
    assert [message.number for _, message in box.sent] == [3, 5]
    assert len(await notices(club)) == 1, "older ones are removed"


async def test_who_decided_meanwhile_is_not_told(club: Club, notifier: Notifier, box: Box) -> None:
    _, bob, table = await by_mail(club)
    await notifier.idle()
    await club.post(bob, table, "take 1")
    club.clock.advance(seconds=DELAY_MS / 1000)
    await notifier.deliver()
    assert box.sent == []
    assert {notice.due for notice in await notices(club)} == {DONE}


async def test_who_is_connected_is_not_told(
    club: Club, notifier: Notifier, box: Box, online: Online
) -> None:
    alice, bob, table = await by_mail(club)
    await notifier.idle()
    online[table.id] = {bob.id: "Bob"}
    club.clock.advance(seconds=DELAY_MS / 1000)
    await notifier.deliver()
    await club.post(bob, table, "take 1")
    await club.post(alice, table, "take 1")
    await notifier.idle()
    assert {notice.number for notice in await notices(club)} == {3}
    assert box.sent == []


async def test_only_correspondence_tables_write(club: Club, notifier: Notifier) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    await set_person(club, bob, email="bob@example.org")
    await club.running(alice, bob, clock=LIVE)
    await club.running(alice, bob)
    await notifier.idle()
    assert await notices(club) == []


async def test_every_channel_with_an_address_is_used(
    club: Club, notifier: Notifier, box: Box
) -> None:
    await by_mail(club, webhook="https://example.org/hook")
    await notifier.idle()
    club.clock.advance(seconds=DELAY_MS / 1000)
    await notifier.deliver()
    assert sorted(address for address, _ in box.sent) == [
        "bob@example.org",
        "https://example.org/hook",
    ]


async def test_nothing_is_sent_to_an_address_that_is_not_verified(
    club: Club, notifier: Notifier, box: Box
) -> None:
    _, bob, _ = await by_mail(club)
    await notifier.idle()
    await set_person(club, bob, email="other@example.org", email_verified=None)
    club.clock.advance(seconds=DELAY_MS / 1000)
    await notifier.deliver()
    assert box.sent == []
    await by_mail(club, email_verified=None)
    await notifier.idle()
    assert {notice.person for notice in await notices(club)} == {bob.id}


async def test_a_channel_can_be_switched_off(club: Club, notifier: Notifier, box: Box) -> None:
    off = {"notify": {"email": False}}
    await by_mail(club, webhook="https://example.org/hook", preferences=off)
    await notifier.idle()
    assert {notice.channel for notice in await notices(club)} == {"webhook"}


async def test_quiet_hours_are_kept(club: Club, notifier: Notifier, box: Box) -> None:
    minute = START // 60_000 % 1440
    quiet = {"from": minute, "to": (minute + 60) % 1440}
    await by_mail(club, preferences={"notify": {"quiet": quiet}})
    await notifier.idle()
    club.clock.advance(seconds=DELAY_MS / 1000)
    await notifier.deliver()
    assert box.sent == []
    club.clock.advance(seconds=3600)
    await notifier.deliver()
    assert len(box.sent) == 1


async def test_prepared_moves_that_were_not_played_are_told(
    club: Club, notifier: Notifier, box: Box
) -> None:
    _, _, table = await by_mail(club, language="fr")
    await notifier.idle()
    row = {"table": table.id, "seat": 1, "moves": ["take 2"], "at": START}
    async with club.database.session() as session, session.begin():
        session.add(schema.Prepared(condition="dropped changed", **row))
    club.clock.advance(seconds=DELAY_MS / 1000)
    await notifier.deliver()
    [(_, message)] = box.sent
    assert message.dropped
    assert "préparés" in message.text
    assert message.subject == "À vous de décider\u00a0: Monday club"


# Failures -----------------------------------------------------------------------------------


async def test_what_fails_is_tried_again_later_and_later(
    club: Club, notifier: Notifier, box: Box
) -> None:
    await by_mail(club)
    await notifier.idle()
    box.fault = NotDelivered("away")
    club.clock.advance(seconds=DELAY_MS / 1000)
    for attempt in range(1, 4):
        await notifier.deliver()
        [notice] = [n for n in await notices(club) if n.channel == "email"]
        assert notice.tries == attempt
        assert notice.due == club.clock() + BACKOFF_MS * 2 ** (attempt - 1)
        club.clock.at = notice.due
    box.fault = None
    await notifier.deliver()
    assert len(box.sent) == 1
    assert (notifier.sent, notifier.failed) == (1, 3)


@pytest.mark.parametrize("fault", [RuntimeError("a bug"), NotDelivered("away")])
async def test_nothing_is_tried_for_ever(
    club: Club, notifier: Notifier, box: Box, fault: Exception
) -> None:
    await by_mail(club)
    await notifier.idle()
    box.fault = fault
    for _ in range(MOST_TRIES + 2):
        club.clock.advance(days=0.4)
        await notifier.deliver()
        table = await club.tables.store.get((await notices(club))[0].table)
        table.since[1] = club.clock()  # time does not run out in this test
    [notice] = await notices(club)
    assert (notice.tries, notice.due) == (MOST_TRIES, DONE)


async def test_an_address_that_is_refused_is_not_tried_again(
    club: Club, notifier: Notifier, box: Box
) -> None:
    await by_mail(club)
    await notifier.idle()
    box.fault = NotDelivered("refused", for_good=True)
    club.clock.advance(seconds=DELAY_MS / 1000)
    await notifier.deliver()
    [notice] = await notices(club)
    assert (notice.tries, notice.due) == (1, DONE)


async def test_the_postman_goes_on_after_a_fault(
    club: Club, notifier: Notifier, box: Box, monkeypatch: pytest.MonkeyPatch
) -> None:
    await by_mail(club)
    await notifier.idle()
    club.clock.advance(seconds=DELAY_MS / 1000)
    monkeypatch.setattr("ironbridge.server.notify.notifier.TICK_S", 0.01)
    real, calls = notifier.deliver, 0

    async def deliver() -> None:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise OSError("the database is away")
        await real()

    monkeypatch.setattr(notifier, "deliver", deliver)
    notifier.start()
    async with asyncio.timeout(5):
        while not box.sent:
            await asyncio.sleep(0.01)
    await notifier.close()


# NotificationSettings -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("quiet", "minute", "wait"),
    [
        (QuietHours(22 * 60, 7 * 60), 23 * 60, 8 * 60),
        (QuietHours(22 * 60, 7 * 60), 6 * 60, 60),
        (QuietHours(22 * 60, 7 * 60), 7 * 60, 0),
        (QuietHours(22 * 60, 7 * 60), 12 * 60, 0),
        (QuietHours(60, 120), 90, 30),
        (QuietHours(60, 120), 30, 0),
        (QuietHours(60, 120, offset=60), 30, 30),
        (QuietHours(60, 120, offset=-60), 150, 30),
        (QuietHours(60, 60), 60, 0),
    ],
)
def test_quiet_hours(quiet: QuietHours, minute: int, wait: int) -> None:
    day = START // 86_400_000 * 86_400_000
    assert quiet.wait_ms(day + minute * 60_000) == wait * 60_000


def test_wishes_that_cannot_be_read_are_not_said() -> None:
    quiet = {"from": 60, "to": 120, "offset": -300}
    said = notification_settings({"notify": {"webhook": False, "quiet": quiet}})
    assert said == NotificationSettings(webhook=False, quiet=QuietHours(60, 120, -300))
    for nonsense in (3, {"quiet": {"from": 9999, "to": 0}}, {"email": "no"}):
        assert notification_settings({"notify": nonsense}) == NotificationSettings()


# Invitations --------------------------------------------------------------------------------


async def invited(club: Club, notifier: Notifier, *names: str) -> tuple[Person, LiveTable]:
    """Alice, whose open table asks these accounts, who have an e-mail address."""
    alice = (await club.people.register("Alice", PASSWORD, "en")).person
    table = await club.open(alice, ME, OPEN, OPEN, title="Monday club", public=False)
    invitations = Invitations(
        club.tables.store, club.tables.lists, club.database, notifier, club.clock
    )
    for name in names:
        person = (await club.people.register(name, PASSWORD, "en")).person
        await set_person(club, person, email=f"{name}@example.org", email_verified=1)
        await invitations.invite(alice, table.id, name)
    return alice, table


async def test_an_invitation_is_told_by_the_channels_of_notices(
    club: Club, notifier: Notifier, box: Box
) -> None:
    alice, table = await invited(club, notifier, "bob", "cy", "dan")
    await notifier.deliver()
    assert box.sent == []  # there is time to see it on the page
    bob, cy = [(await club.people.sign_in(name, PASSWORD)).person for name in ("bob", "cy")]
    await club.tables.lobby.join(bob, table.id)  # answered
    async with club.database.session() as session, session.begin():
        session.add(schema.Mute(person=cy.id, muted=alice.id, at=START))
    club.clock.advance(seconds=DELAY_MS / 1000)
    await notifier.deliver()
    await notifier.deliver()
    [(address, message)] = box.sent
    assert (address, message.event, message.table) == ("dan@example.org", "invitation", table.id)
    assert message.subject == "Invitation: Monday club"
    assert "Alice invites you to the table “Monday club” (Stones)" in message.text
    assert message.url == f"https://club.example/table/{table.id}"


async def test_an_invitation_to_a_table_that_is_gone_is_not_told(
    club: Club, notifier: Notifier, box: Box
) -> None:
    alice, table = await invited(club, notifier, "bob")
    await club.tables.lobby.leave(alice, table.id)
    assert await notices(club) == []
    club.clock.advance(seconds=DELAY_MS / 1000)
    await notifier.deliver()
    assert box.sent == []
