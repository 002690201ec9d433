"""The tables of the database. Times are whole milliseconds since 1970, in UTC.

A table at which people play is its log: rows of `entry` are only ever added, with the key
(table, number), so that two clients cannot both write the same number and a crash loses
nothing that was acknowledged.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    ForeignKey,
    Index,
    Integer,
)
from sqlalchemy.orm import Mapped, mapped_column

from ironbridge.kernel.documents import ResultJson
from ironbridge.kernel.option import OptionValue
from ironbridge.server.storage.base import Base as Base
from ironbridge.server.storage.documents import ClockJson, PreferencesJson
from ironbridge.server.storage.texts import CheckedJson, CheckedString, CheckedText
from ironbridge.server.storage.tournament_schema import Tournament as Tournament
from ironbridge.server.storage.tournament_schema import TournamentEntry as TournamentEntry
from ironbridge.server.storage.tournament_schema import TournamentResult as TournamentResult
from ironbridge.server.storage.tournament_schema import TournamentRound as TournamentRound


class Person(Base):
    """Somebody: a guest (no password) or an account. A deleted person keeps only the id."""

    __tablename__ = "person"

    id: Mapped[str] = mapped_column(CheckedString(22), primary_key=True)
    name: Mapped[str] = mapped_column(CheckedString(40))
    name_key: Mapped[str | None] = mapped_column(CheckedString(80), unique=True)
    """The folded name of an account, unique; None for guests and deleted persons."""
    name_look: Mapped[str | None] = mapped_column(CheckedString(200), unique=True)
    """What the name of an account looks like, unique; None also for one of two accounts that have
    looked alike since before this was kept."""
    password: Mapped[str | None] = mapped_column(CheckedString(200))
    """An argon2 hash; None for a guest."""
    language: Mapped[str] = mapped_column(CheckedString(2), default="en")
    admin: Mapped[bool] = mapped_column(default=False)
    program: Mapped[bool] = mapped_column(default=False)
    """A program plays in this name. Once said, for good."""
    email: Mapped[str | None] = mapped_column(CheckedString(254))
    email_verified: Mapped[int | None] = mapped_column(BigInteger)
    """When the person proved that the address is theirs; nothing else is sent to it before."""
    webhook: Mapped[str | None] = mapped_column(CheckedString(500))
    preferences: Mapped[PreferencesJson] = mapped_column(CheckedJson, default=dict)
    created: Mapped[int] = mapped_column(BigInteger)
    suspended: Mapped[int | None] = mapped_column(BigInteger)
    """Until when an administrator keeps the person out."""
    deleted: Mapped[int | None] = mapped_column(BigInteger)


class Link(Base):
    """A link sent by e-mail or made by an administrator. It works once. Only a hash is stored."""

    __tablename__ = "link"

    token: Mapped[str] = mapped_column(CheckedString(64), primary_key=True)
    """SHA-256 of the secret in the link, in hex."""
    person: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    purpose: Mapped[str] = mapped_column(CheckedString(10))
    """verify, reset."""
    address: Mapped[str] = mapped_column(CheckedString(254), default="")
    """The e-mail address it was sent to; a link to another address proves nothing."""
    expires: Mapped[int] = mapped_column(BigInteger, index=True)


class Session(Base):
    """A signed-in browser. Only a hash of its token is stored."""

    __tablename__ = "session"

    id: Mapped[str] = mapped_column(CheckedString(22), primary_key=True)
    token: Mapped[str] = mapped_column(CheckedString(64), unique=True)
    """SHA-256 of the secret in the cookie, in hex."""
    person: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    agent: Mapped[str] = mapped_column(CheckedString(200), default="")
    created: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger, index=True)
    expires: Mapped[int] = mapped_column(BigInteger, index=True)


class Token(Base):
    """The key of a program: who has it acts for its account. Only a hash is stored."""

    __tablename__ = "token"

    id: Mapped[str] = mapped_column(CheckedString(22), primary_key=True)
    token: Mapped[str] = mapped_column(CheckedString(64), unique=True)
    """SHA-256 of the secret, in hex."""
    person: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    name: Mapped[str] = mapped_column(CheckedString(40))
    rights: Mapped[list[str]] = mapped_column(CheckedJson)
    """play, open, chat; none of them: it may only look."""
    created: Mapped[int] = mapped_column(BigInteger)
    used: Mapped[int | None] = mapped_column(BigInteger)
    """When it was last used, to the minute."""
    expires: Mapped[int] = mapped_column(BigInteger)


class Table(Base):
    """A table: what is played, by which clock, and how it stands."""

    __tablename__ = "table"

    id: Mapped[str] = mapped_column(CheckedString(22), primary_key=True)
    game: Mapped[str] = mapped_column(CheckedString(60))
    rules: Mapped[str] = mapped_column(CheckedString(40))
    seats: Mapped[int] = mapped_column(Integer)
    options: Mapped[dict[str, OptionValue]] = mapped_column(CheckedJson)
    edition: Mapped[dict[str, int] | None] = mapped_column(CheckedJson(none_as_null=True))
    """Numbers of the game that were corrected, by their keys; None: the game as it comes."""
    seed: Mapped[int] = mapped_column(BigInteger)
    """Secret until the game is over."""
    title: Mapped[str] = mapped_column(CheckedString(80), default="")
    public: Mapped[bool] = mapped_column(default=True)
    clock: Mapped[ClockJson] = mapped_column(CheckedJson)
    hints: Mapped[bool] = mapped_column(default=True)
    rated: Mapped[bool] = mapped_column(default=False)
    programs: Mapped[bool] = mapped_column(default=True)
    """Whether programs of others may take a seat."""
    status: Mapped[str] = mapped_column(CheckedString(12), index=True)
    """open, running, over, abandoned."""
    creator: Mapped[str] = mapped_column(ForeignKey("person.id"))
    invite: Mapped[str] = mapped_column(CheckedString(64), index=True)
    """SHA-256 of the secret in the invite link, in hex."""
    rematch: Mapped[str | None] = mapped_column(CheckedString(22))
    """The table that follows this one."""
    tournament: Mapped[str | None] = mapped_column(CheckedString(22))
    """The tournament whose round it is played for."""
    created: Mapped[int] = mapped_column(BigInteger)
    started: Mapped[int | None] = mapped_column(BigInteger)
    ended: Mapped[int | None] = mapped_column(BigInteger)
    result: Mapped[ResultJson | None] = mapped_column(CheckedJson(none_as_null=True))

    __table_args__ = (Index("ix_table_public_status_created", "public", "status", "created"),)


class Seat(Base):
    """Who sits where. `person` keeps the right to a seat that a bot plays for now."""

    __tablename__ = "seat"

    table: Mapped[str] = mapped_column(ForeignKey("table.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[str | None] = mapped_column(ForeignKey("person.id"), index=True)
    bot: Mapped[str | None] = mapped_column(CheckedString(30))
    """The level of the bot that plays the seat now; None when the person does."""
    left_ms: Mapped[int | None] = mapped_column(BigInteger)
    """What the clock of the seat still has, at the time of the newest entry."""
    resigned: Mapped[bool] = mapped_column(default=False)


class Entry(Base):
    """One line of a table's log. Never changed, never removed."""

    __tablename__ = "entry"

    table: Mapped[str] = mapped_column(ForeignKey("table.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(CheckedString(10))
    """move, undo (text: how many moves stay), takeover, return, resign, abandon."""
    seat: Mapped[int] = mapped_column(Integer)
    text: Mapped[str] = mapped_column(CheckedText, default="")
    person: Mapped[str | None] = mapped_column(CheckedString(22))
    """Who did it; None for a bot and for the clock."""
    at: Mapped[int] = mapped_column(BigInteger)


class Chat(Base):
    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(
        BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True
    )
    table: Mapped[str] = mapped_column(ForeignKey("table.id"), index=True)
    person: Mapped[str] = mapped_column(ForeignKey("person.id"))
    text: Mapped[str] = mapped_column(CheckedString(500))
    phrase: Mapped[str | None] = mapped_column(CheckedString(20))
    """The id of a set phrase, which each reader sees in their own language; `text` has it in the
    speaker's."""
    at: Mapped[int] = mapped_column(BigInteger)
    removed: Mapped[int | None] = mapped_column(BigInteger)
    """When the line was taken away; who did it is in the audit log."""


class Mute(Base):
    """A person who does not want to read what another one says."""

    __tablename__ = "mute"

    person: Mapped[str] = mapped_column(ForeignKey("person.id"), primary_key=True)
    muted: Mapped[str] = mapped_column(ForeignKey("person.id"), primary_key=True, index=True)
    at: Mapped[int] = mapped_column(BigInteger)


class Follow(Base):
    """A person who wants to find another one again. The other is not told."""

    __tablename__ = "follow"

    person: Mapped[str] = mapped_column(ForeignKey("person.id"), primary_key=True)
    followed: Mapped[str] = mapped_column(ForeignKey("person.id"), primary_key=True, index=True)
    at: Mapped[int] = mapped_column(BigInteger)


class Invitation(Base):
    """Somebody is asked by name to an open table. It lapses when the table is no longer open."""

    __tablename__ = "invitation"

    table: Mapped[str] = mapped_column(ForeignKey("table.id"), primary_key=True)
    invited: Mapped[str] = mapped_column(ForeignKey("person.id"), primary_key=True, index=True)
    person: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    """Who asks."""
    at: Mapped[int] = mapped_column(BigInteger)
    declined: Mapped[int | None] = mapped_column(BigInteger)
    """The row stays, so that nobody is asked twice to the same table."""
    silent: Mapped[bool] = mapped_column(default=False)
    """The invited person does not hear of it, and whoever asks cannot tell."""


class Report(Base):
    """Somebody tells the administrators about a person, a table or a line of chat."""

    __tablename__ = "report"

    id: Mapped[int] = mapped_column(
        BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True
    )
    person: Mapped[str] = mapped_column(ForeignKey("person.id"))
    """Who tells."""
    about: Mapped[str | None] = mapped_column(ForeignKey("person.id"), index=True)
    table: Mapped[str | None] = mapped_column(ForeignKey("table.id"), index=True)
    chat: Mapped[int | None] = mapped_column(BigInteger)
    text: Mapped[str] = mapped_column(CheckedString(500))
    at: Mapped[int] = mapped_column(BigInteger)
    settled: Mapped[int | None] = mapped_column(BigInteger)


class Deed(Base):
    """The audit log: what somebody with a right over others did. Only ever added to."""

    __tablename__ = "deed"

    id: Mapped[int] = mapped_column(
        BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True
    )
    at: Mapped[int] = mapped_column(BigInteger, index=True)
    kind: Mapped[str] = mapped_column(CheckedString(30))
    """free-seat, close-table, remove-chat, suspend and so on."""
    person: Mapped[str | None] = mapped_column(ForeignKey("person.id"))
    """Who did it; None for the host, from the command line."""
    about: Mapped[str | None] = mapped_column(ForeignKey("person.id"), index=True)
    table: Mapped[str | None] = mapped_column(CheckedString(22), index=True)
    text: Mapped[str] = mapped_column(CheckedString(500), default="")


class Note(Base):
    """A person's private note about a table."""

    __tablename__ = "note"

    table: Mapped[str] = mapped_column(ForeignKey("table.id"), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("person.id"), primary_key=True)
    text: Mapped[str] = mapped_column(CheckedText)


class SolvedPuzzle(Base):
    """A puzzle that a person has solved."""

    __tablename__ = "solved_puzzle"

    person: Mapped[str] = mapped_column(ForeignKey("person.id"), primary_key=True)
    game: Mapped[str] = mapped_column(CheckedString(60), primary_key=True)
    puzzle: Mapped[str] = mapped_column(CheckedString(80), primary_key=True)
    """Its id in the file of the game."""
    at: Mapped[int] = mapped_column(BigInteger)


class Prepared(Base):
    """Moves a person prepared for a seat: played if legal and nothing that matters changed."""

    __tablename__ = "prepared"

    table: Mapped[str] = mapped_column(ForeignKey("table.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    moves: Mapped[list[str]] = mapped_column(CheckedJson)
    condition: Mapped[str] = mapped_column(CheckedText, default="")
    """A fingerprint of what mattered when the moves were prepared; empty: play if legal."""
    at: Mapped[int] = mapped_column(BigInteger)


class Proposal(Base):
    """An open question to all people at a table: undo or abandon."""

    __tablename__ = "proposal"

    table: Mapped[str] = mapped_column(ForeignKey("table.id"), primary_key=True)
    kind: Mapped[str] = mapped_column(CheckedString(10), primary_key=True)
    number: Mapped[int] = mapped_column(Integer)
    """The number of log entries when it was made; it lapses when the log grows."""
    text: Mapped[str] = mapped_column(CheckedText, default="")
    agreed: Mapped[list[str]] = mapped_column(CheckedJson)
    """The persons who agree."""


class Rating(Base):
    """OpenSkill per player (a person or a bot level), game and number of seats."""

    __tablename__ = "rating"

    player: Mapped[str] = mapped_column(CheckedString(40), primary_key=True)
    """A person's id, or "bot:LEVEL"."""
    game: Mapped[str] = mapped_column(CheckedString(60), primary_key=True)
    seats: Mapped[int] = mapped_column(primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    games: Mapped[int]
    wins: Mapped[int]
    points: Mapped[int]
    """Sum of all scores, for the average."""

    __table_args__ = (Index("ix_rating_game_seats", "game", "seats"),)


class RatingStep(Base):
    """One rated game of one player."""

    __tablename__ = "rating_step"

    table: Mapped[str] = mapped_column(ForeignKey("table.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    player: Mapped[str] = mapped_column(CheckedString(40))
    place: Mapped[int]
    score: Mapped[int]
    mu: Mapped[float]
    sigma: Mapped[float]
    at: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (Index("ix_rating_step_player_at", "player", "at"),)


class FinishedGame(Base):
    """What a finished game is found by in the archive. Only public tables have such a row, so
    that nothing that reads it can tell of a private one."""

    __tablename__ = "finished_game"

    table: Mapped[str] = mapped_column(ForeignKey("table.id"), primary_key=True)
    game: Mapped[str] = mapped_column(CheckedString(60))
    seats: Mapped[int]
    rated: Mapped[bool]
    options: Mapped[str] = mapped_column(CheckedText)
    """Every option as " NAME=VALUE ", so that one of them is found by its text."""
    moves: Mapped[int]
    """How many moves stand: its length."""
    best: Mapped[int]
    """The highest score."""
    digest: Mapped[str | None] = mapped_column(CheckedString(16))
    """Of the last position, for its record; None for games from before this was kept."""
    ended: Mapped[int] = mapped_column(BigInteger, index=True)

    __table_args__ = (
        Index("ix_finished_game_game_ended", "game", "ended"),
        Index("ix_finished_game_game_seats_ended", "game", "seats", "ended"),
    )


class FinishedSeat(Base):
    """Who played a finished public game, and how it went for them."""

    __tablename__ = "finished_seat"

    table: Mapped[str] = mapped_column(ForeignKey("finished_game.table"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    player: Mapped[str | None] = mapped_column(CheckedString(40))
    """A person's id, or "bot:LEVEL"; None for somebody who was deleted."""
    place: Mapped[int]
    """As ratings count it: whoever let a bot play comes last."""
    score: Mapped[int]
    opening: Mapped[str] = mapped_column(CheckedString(200))
    """The notation of the first move of the seat; empty if it made none."""
    ended: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (Index("ix_finished_seat_player_ended", "player", "ended"),)


class PushKey(Base):
    """The one key pair by which push services know this server (VAPID)."""

    __tablename__ = "push_key"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    """Always 1."""
    private: Mapped[str] = mapped_column(CheckedString(60))
    """32 bytes in url-safe base64; the public half follows from it."""
    created: Mapped[int] = mapped_column(BigInteger)


class PushDevice(Base):
    """A browser that its person lets us push to. It ends with the session it was added in."""

    __tablename__ = "push_device"

    id: Mapped[str] = mapped_column(CheckedString(22), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("person.id"), index=True)
    session: Mapped[str] = mapped_column(ForeignKey("session.id", ondelete="CASCADE"), index=True)
    endpoint: Mapped[str] = mapped_column(CheckedString(1000))
    """The address at the push service of the browser's maker."""
    digest: Mapped[str] = mapped_column(CheckedString(64), index=True)
    """SHA-256 of the endpoint, in hex: one browser belongs to one person."""
    public: Mapped[str] = mapped_column(CheckedString(100))
    auth: Mapped[str] = mapped_column(CheckedString(30))
    """What messages are encrypted with, so that only the browser can read them."""
    created: Mapped[int] = mapped_column(BigInteger)


class Notice(Base):
    """A message that waits to be sent, tried again until it succeeds."""

    __tablename__ = "notice"

    id: Mapped[int] = mapped_column(
        BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True
    )
    person: Mapped[str] = mapped_column(ForeignKey("person.id"))
    table: Mapped[str] = mapped_column(ForeignKey("table.id"))
    number: Mapped[int] = mapped_column(Integer)
    channel: Mapped[str] = mapped_column(CheckedString(30))
    """email, webhook, or push: with the id of a device."""
    due: Mapped[int] = mapped_column(BigInteger, index=True)
    tries: Mapped[int] = mapped_column(Integer, default=0)


BOUND_TO_TABLE = (Chat, Invitation, Note, Notice, Prepared, Proposal, Seat)
"""What goes with an open table that is removed."""
