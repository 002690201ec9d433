"""The tables of the database for tournaments; storage/schema.py gives them to everybody else."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, Integer, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from ironbridge.kernel.option import OptionValue
from ironbridge.server.storage.base import Base
from ironbridge.server.storage.documents import ClockJson, PlannedRoundJson
from ironbridge.server.storage.texts import CheckedJson, CheckedString


class Tournament(Base):
    """What is played, in how many rounds, and how far it has come."""

    __tablename__ = "tournament"

    id: Mapped[str] = mapped_column(CheckedString(22), primary_key=True)
    title: Mapped[str] = mapped_column(CheckedString(60))
    host: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    form: Mapped[str] = mapped_column(CheckedString(12))
    """swiss, round-robin."""
    game: Mapped[str] = mapped_column(CheckedString(60))
    options: Mapped[dict[str, OptionValue]] = mapped_column(CheckedJson)
    smallest: Mapped[int]
    largest: Mapped[int]
    rounds: Mapped[int]
    """How many there will be; 0 for a round robin that has not begun."""
    automatic: Mapped[bool]
    """A round begins by itself when the one before has ended."""
    round_ms: Mapped[int] = mapped_column(BigInteger)
    """How long a round may take; 0: as long as it takes."""
    clock: Mapped[ClockJson] = mapped_column(CheckedJson)
    rated: Mapped[bool]
    status: Mapped[str] = mapped_column(CheckedString(12), index=True)
    """open, running, over, cancelled."""
    round: Mapped[int]
    """The newest round; 0 before the first."""
    seed: Mapped[int]
    """Draws the lots of pairings and standings; shown from the start on. No game depends on it."""
    plan: Mapped[list[PlannedRoundJson] | None] = mapped_column(CheckedJson(none_as_null=True))
    """All rounds of a round robin, made at its start."""
    created: Mapped[int] = mapped_column(BigInteger, index=True)
    started: Mapped[int | None] = mapped_column(BigInteger)
    ended: Mapped[int | None] = mapped_column(BigInteger)


class TournamentEntry(Base):
    """Somebody who plays: a person or a bot. Entries are numbered within their tournament."""

    __tablename__ = "tournament_entry"

    tournament: Mapped[str] = mapped_column(ForeignKey("tournament.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person: Mapped[str | None] = mapped_column(ForeignKey("person.id"), index=True)
    bot: Mapped[str | None] = mapped_column(CheckedString(30))
    since: Mapped[int]
    """The first round that was open to them."""
    left: Mapped[int | None] = mapped_column(Integer)
    """The first round that they no longer play; None: they are still in it."""
    removed: Mapped[bool] = mapped_column(default=False)
    """By the host: they cannot enter again."""
    away: Mapped[int] = mapped_column(default=0)
    """A round that they said they would miss; 0: none."""

    __table_args__ = (UniqueConstraint("tournament", "person"),)


class TournamentRound(Base):
    __tablename__ = "tournament_round"

    tournament: Mapped[str] = mapped_column(ForeignKey("tournament.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    started: Mapped[int] = mapped_column(BigInteger)
    deadline: Mapped[int | None] = mapped_column(BigInteger)
    ended: Mapped[int | None] = mapped_column(BigInteger)


class TournamentResult(Base):
    """What one player does in one round: a seat at a table and how they finished, or a bye."""

    __tablename__ = "tournament_result"

    tournament: Mapped[str] = mapped_column(ForeignKey("tournament.id"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    entry: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    board: Mapped[int]
    """The number of the table within its round; 0: a bye."""
    table: Mapped[str | None] = mapped_column(ForeignKey("table.id"), index=True)
    seat: Mapped[int]
    place: Mapped[int | None] = mapped_column(Integer)
    score: Mapped[int | None] = mapped_column(Integer)
    corrected: Mapped[int | None] = mapped_column(BigInteger)
    """When the host last entered the result of the table by hand."""
    reason: Mapped[str] = mapped_column(CheckedString(300), default="")
