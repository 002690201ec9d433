"""The services of tables, made together in one place and given to each other.

Each is a small class with one subject. A route names the one that answers it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from litestar.di import Provide

from ironbridge.kernel.game import Game
from ironbridge.server.bots.editions import Editions
from ironbridge.server.bots.trials import Trials
from ironbridge.server.order.ending import Ending
from ironbridge.server.settings import Settings
from ironbridge.server.slices import Slices
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.writer import LogWriter
from ironbridge.server.tables.announcer import Announcer
from ironbridge.server.tables.cache import Cache
from ironbridge.server.tables.chat import Chat
from ironbridge.server.tables.clock import Deadlines
from ironbridge.server.tables.departure import Departure
from ironbridge.server.tables.history import History
from ironbridge.server.tables.listing import TableLists
from ironbridge.server.tables.lobby import Lobby
from ironbridge.server.tables.lookahead import Lookahead
from ironbridge.server.tables.others import OtherProcesses
from ironbridge.server.tables.play import Play, RatingBook
from ironbridge.server.tables.positions import Positions
from ironbridge.server.tables.premoves.service import Premoves
from ironbridge.server.tables.store import TableStore
from ironbridge.server.tables.table_view import Snapshots
from ironbridge.server.tables.timekeeper import Timekeeper
from ironbridge.server.tables.undo import Undo


class TableServices:
    """Everything that can be done at the tables of the server.

    `levels` gives the names of the bots of a game, the weakest first. `settle` lets `now` follow
    the clock of the machine when it was set, and is called while no live clock runs. `others` are
    the processes that serve the same tables, if there are any.
    """

    def __init__(
        self,
        database: Database,
        writer: LogWriter,
        settings: Settings,
        ratings: RatingBook,
        now: Callable[[], int],
        levels: Callable[[Game], Sequence[str]],
        trials: Trials,
        settle: Callable[[], None] = lambda: None,
        others: OtherProcesses | None = None,
    ) -> None:
        self.announcer = announcer = Announcer()
        deadlines = Deadlines()
        cache = Cache(settings.cache_tables)
        positions = Positions(Slices())
        self.store = store = TableStore(
            database, writer, cache, positions, deadlines, announcer, now, others
        )
        self.editions = Editions(trials)
        self.lobby = Lobby(store, database, now, levels, self.editions)
        self.ending = Ending(store, database, now)
        self.play = Play(store, deadlines, ratings, database, now, levels, settings.takeover_bot)
        self.undo = Undo(store, database)
        self.chat = Chat(store, database, announcer, now)
        self.snapshots = Snapshots(self.chat, self.undo, now)
        self.history = History(store, database)
        self.lookahead = Lookahead(store)
        self.lists = TableLists(store, database)
        self.premoves = Premoves(
            store, self.play, database, trials, now, alone=not settings.channels
        )
        self.departure = Departure(self.lists, self.lobby, self.play)
        self.timekeeper = Timekeeper(deadlines, self.play, self.lists, now, settle)

    def dependencies(self) -> dict[str, Provide]:
        """For the routes."""
        answering = {
            "store": self.store,
            "editions": self.editions,
            "lobby": self.lobby,
            "ending": self.ending,
            "play": self.play,
            "undo": self.undo,
            "chat": self.chat,
            "snapshots": self.snapshots,
            "history": self.history,
            "lookahead": self.lookahead,
            "lists": self.lists,
            "premoves": self.premoves,
        }
        return {name: provided(service) for name, service in answering.items()}


class Provided(Provide):
    """A service for the routes, equal only to itself: Litestar compares all of them with each other
    for every route, which by their values takes a tenth of the time that the application takes."""

    __eq__ = object.__eq__
    __hash__ = object.__hash__


def provided(service: object) -> Provide:
    return Provided(lambda: service, sync_to_thread=False)
