"""Servers that are made to leak, each in its own way: the leak test must find every one."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ironbridge.server.tables import history, table_view
from ironbridge.server.tables.model import LiveTable, LogEntry
from ironbridge.server.tables.store import TableStore
from ironbridge.server.tables.table_view import TableView


def view_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    true_views = table_view.views

    def views(table: LiveTable, state: Any, own: Any) -> dict[str, Any]:
        found = true_views(table, state, own)
        return {
            key: state.view((int(key) + 1) % 2) if key.isdigit() else found[key] for key in found
        }

    monkeypatch.setattr(table_view, "views", views)


def seed_in_the_title(monkeypatch: pytest.MonkeyPatch) -> None:
    true_snapshot = table_view.snapshot

    def snapshot(table: LiveTable, *rest: Any) -> TableView:
        return msgspec.structs.replace(true_snapshot(table, *rest), title=str(table.seed))

    monkeypatch.setattr(table_view, "snapshot", snapshot)


def digest_in_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """No secret itself, only something made of it: a player could try out all hands."""
    true_record = history.open_record

    def open_record(table: LiveTable, person: str | None) -> Any:
        assert table.state is not None
        return {**true_record(table, person), "digest": table.state.digest()}

    monkeypatch.setattr(history, "open_record", open_record)


def digest_in_the_events(monkeypatch: pytest.MonkeyPatch) -> None:
    true_entry = table_view.entry_shown

    def entry_shown(table: LiveTable, entry: LogEntry, own: Any) -> Any:
        assert table.state is not None
        found = true_entry(table, entry, own)
        return msgspec.structs.replace(found, events=[*found.events, {"now": table.state.digest()}])

    monkeypatch.setattr(table_view, "entry_shown", entry_shown)


def sealed_choices_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_view, "is_sealed", lambda table, number: False)


def whole_past_position(monkeypatch: pytest.MonkeyPatch) -> None:
    true_at = history.History.at

    async def at(self: Any, *asked: Any, **more: Any) -> Any:
        found = await true_at(self, *asked, **more)
        table = await self._store.get(asked[1])
        return msgspec.structs.replace(found, position=table.state.to_json())

    monkeypatch.setattr(history.History, "at", at)


def answers_for_other_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Why a move of another seat is not legal tells what that seat holds."""

    async def own_seats(self: Any, person: Any, table: LiveTable, seat: int | None = None) -> Any:
        return [0 if seat is None else seat]

    monkeypatch.setattr(TableStore, "own_seats", own_seats)


LEAKS = [
    (view_of_another, "brass-birmingham"),
    (seed_in_the_title, "brass-birmingham"),
    (digest_in_the_record, "brass-birmingham"),
    (digest_in_the_events, "brass-birmingham"),
    (whole_past_position, "brass-birmingham"),
    (answers_for_other_seats, "brass-birmingham"),
    (sealed_choices_open, "stones"),
]
