"""A database with at least one row of everything, around games of the kernel's toy."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from ironbridge import registry
from ironbridge.kernel.documents import ResultJson
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import (
    Chat,
    Deed,
    Entry,
    FinishedGame,
    FinishedSeat,
    Follow,
    Invitation,
    Link,
    Mute,
    Note,
    Notice,
    Prepared,
    Proposal,
    PushDevice,
    PushKey,
    Rating,
    RatingStep,
    Report,
    Session,
    SolvedPuzzle,
    Token,
    Tournament,
    TournamentEntry,
    TournamentResult,
    TournamentRound,
)
from tests.server.databases import entry, person, put, seats, table


@contextmanager
def stones_registered() -> Iterator[None]:
    """The toy is one of the registered games in this block."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry.GAMES, "stones", "tests.kernel.toy:create")
        registry.standard.cache_clear()
        yield
    registry.standard.cache_clear()


def played_out() -> tuple[list[tuple[int, str]], ResultJson]:
    """A whole game of stones and its result."""
    state = registry.game("stones").start(2, 7)
    moves = []
    while not state.over:
        seat, move = state.deciders[0], state.legal()[-1]
        moves.append((seat, move.text))
        state.play(move, seat)
    return moves, state.result().to_json()


def log_of(name: str, moves: list[tuple[int, str]]) -> list[Entry]:
    return [Entry(**entry(name, i, text, seat=seat)) for i, (seat, text) in enumerate(moves)]


async def fill(database: Database) -> None:
    """At least one row of everything."""
    moves, result = played_out()
    await put(
        database,
        person("ada", name_key="ada", password="hash", preferences={"quiet": [22, 7]}),
        person("bob", name="Bób ✓", language="fr", deleted=5),
        Session(id="s", token="x", person="ada", created=1, seen=2, expires=3),
        table("t0", status="over", result=result, ended=9, options={"quick": False}),
        *seats("t0", "ada", "bob"),
        *log_of("t0", moves),
        table("t1", status="open", rematch="t0"),
        *seats("t1", "ada", None),
        Chat(id=41, table="t0", person="ada", text="well\nplayed", at=1),
        Note(table="t0", person="ada", text="remember"),
        Prepared(table="t1", seat=0, moves=["bid 1"], condition="", at=1),
        Proposal(table="t0", kind="undo", number=1, text="0", agreed=["ada"]),
        Rating(
            player="ada", game="stones", seats=2, mu=25.1, sigma=8 / 3, games=1, wins=1, points=3
        ),
        RatingStep(table="t0", seat=0, player="ada", place=1, score=3, mu=1.5, sigma=0.1, at=1),
        FinishedGame(
            table="t0",
            game="stones",
            seats=2,
            rated=False,
            options=" quick=false ",
            moves=len(moves),
            best=max(result["scores"]),
            digest=None,
            ended=9,
        ),
        FinishedSeat(table="t0", seat=0, player="ada", place=1, score=3, opening="bid 1", ended=9),
        Link(token="y", person="ada", purpose="reset", address="ada@example.org", expires=9),
        Token(id="k0", token="z", person="ada", name="home", rights=["play"], created=1, expires=9),
        Mute(person="ada", muted="bob", at=1),
        SolvedPuzzle(person="ada", game="spyrium", puzzle="7-25", at=1),
        Follow(person="bob", followed="ada", at=1),
        Invitation(table="t1", invited="bob", person="ada", at=1, silent=False),
        Report(id=3, person="ada", about="bob", table="t0", chat=41, text="rude", at=1),
        Deed(id=5, at=1, kind="remove-chat", person="ada", about="bob", table="t0", text="rude"),
        PushKey(id=1, private="k", created=1),
        PushDevice(
            id="d",
            person="ada",
            session="s",
            endpoint="https://push.example/1",
            digest="f",
            public="p",
            auth="a",
            created=1,
        ),
        Notice(id=17, person="ada", table="t1", number=0, channel="mail", due=1, tries=0),
        *tournament_rows(),
    )


def tournament_rows() -> list[object]:
    """One that has begun, with Ada's first table and Bob's bye."""
    return [
        Tournament(
            id="cup",
            title="Cup ✓",
            host="ada",
            form="round-robin",
            game="stones",
            options={"quick": True},
            smallest=2,
            largest=3,
            rounds=3,
            automatic=True,
            round_ms=5,
            clock={"kind": "none", "bank_ms": 0, "increment_ms": 0, "turn_ms": 0},
            rated=False,
            status="running",
            round=1,
            seed=7,
            plan=[{"tables": [[1]], "byes": [2]}],
            created=1,
        ),
        TournamentEntry(tournament="cup", number=1, person="ada", since=1),
        TournamentEntry(tournament="cup", number=2, person="bob", since=1, left=2),
        TournamentRound(tournament="cup", number=1, started=1, deadline=9),
        TournamentResult(
            tournament="cup", round=1, entry=1, board=1, table="t0", seat=0, place=1, score=3
        ),
        TournamentResult(tournament="cup", round=1, entry=2, board=0, seat=0),
    ]
