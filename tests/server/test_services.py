"""How the services of tables are put together: composed, and told of changes in a fixed order."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ironbridge import registry
from ironbridge.kernel.game import Game
from ironbridge.server.services import Services
from ironbridge.server.settings import Settings
from ironbridge.server.tables.announcer import Announcer
from ironbridge.server.tables.model import LiveTable, LogEntry
from ironbridge.server.tables.table_view import ChatShown
from ironbridge.server.warm_up import warm_up
from tests.server.club import Club

pytestmark = pytest.mark.anyio


class Noting:
    """A listener and waker that notes in a common list when it was told."""

    def __init__(self, name: str, told: list[str]) -> None:
        self.name = name
        self.told = told

    def announce(self, table: LiveTable, entries: Sequence[LogEntry]) -> None:
        self.told.append(f"{self.name} hears of {len(entries)}")

    def say(self, table: LiveTable, chat: ChatShown) -> None:
        self.told.append(f"{self.name} hears {chat.text}")

    def wake(self, table: LiveTable) -> None:
        self.told.append(f"{self.name} wakes")


async def test_no_service_of_tables_inherits(club: Club) -> None:
    for name, service in vars(club.tables).items():
        assert type(service).__bases__ == (object,), name


async def test_watchers_are_told_before_anybody_is_woken(club: Club) -> None:
    alice, bob = await club.person("Alice"), await club.person("Bob")
    table = await club.running(alice, bob)
    told: list[str] = []
    first, second = Noting("bots", told), Noting("notices", told)
    club.tables.announcer.subscribe(Noting("hub", told), [first, second])
    await club.post(alice, table, "bid 1")
    assert told == ["hub hears of 1", "bots wakes", "notices wakes"]
    told.clear()
    await club.tables.chat.say(alice, table.id, "Hello")
    assert told == ["hub hears Hello"], "talk wakes nobody"


def test_the_server_wakes_bots_premoves_notices_and_tournaments(settings: Settings) -> None:
    services = Services(settings)
    announcer: Announcer = services.tables.announcer
    background = services.background
    assert announcer.listeners == [services.hub]
    assert announcer.wakers == [
        background.bot_runner,
        services.tables.premoves,
        background.notifier,
        services.tournaments.keeper,
    ]


async def test_a_game_that_cannot_be_loaded_does_not_stop_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    def game(name: str) -> Game:
        asked.append(name)
        if name == "brass-birmingham":
            raise ImportError("damaged")
        return registry.standard(name)

    monkeypatch.setattr(registry, "game", game)
    await warm_up(pause_s=0)
    assert asked == list(registry.game_names())
