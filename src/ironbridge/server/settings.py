"""How a server is set up: every setting, its default, and where it may be said.

A flag wins over an environment variable, that over the TOML file, that over the default. The
texts that explain each setting to people are `setting-NAME` in cli/words/serve.*.ftl.
"""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Mapping
from difflib import get_close_matches
from email.utils import parseaddr
from pathlib import Path
from typing import Annotated, Literal, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from ironbridge.kernel.document import read_toml
from ironbridge.kernel.errors import FormatError

PREFIX = "IRONBRIDGE_"
FILE = "server.toml"
"""Read from the data folder when no other file is named."""

SECRETS = ("secret", "smtp_url", "database")
"""Settings that hold or may hold a secret; they are never shown."""

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


class Limit(msgspec.Struct, frozen=True):
    """At most `count` times in `seconds`. As a text: "10/60"."""

    count: int
    seconds: int

    def __str__(self) -> str:
        return f"{self.count}/{self.seconds}"


LIMITS = {
    "request": Limit(300, 10),
    "page": Limit(2000, 60),
    "live": Limit(60, 60),
    "connect": Limit(600, 30),
    "address": Limit(3000, 30),
    "sign-in": Limit(10, 60),
    "register": Limit(30, 3600),
    "guest": Limit(60, 7200),
    "letter": Limit(10, 600),
    "mailbox": Limit(5, 3600),
    "token": Limit(20, 3600),
    "push": Limit(20, 3600),
    "table": Limit(20, 600),
    "move": Limit(40, 10),
    "prepared": Limit(20, 60),
    "ahead": Limit(100, 10),
    "position": Limit(100, 10),
    "chat": Limit(10, 20),
    "report": Limit(5, 600),
    "invite": Limit(20, 3600),
    "follow": Limit(60, 600),
    "hint": Limit(10, 60),
    "analysis": Limit(60, 60),
    "record": Limit(60, 60),
    "archive": Limit(60, 60),
    "download": Limit(4, 60),
}
"""What is limited per person and per address, unless a setting says otherwise.

`request` is for /api, `page` for everything else, `live` for WebSockets that are opened. Two are
only for who reaches the server directly: `connect` for connections that an address opens, and
`address` for all its requests, which are not refused but wait.
`guest` lets a club of sixty come in one after the other from one address, and then one in two
minutes: some seven hundred persons a day is the most that a stranger can make.
"""

Port = Annotated[int, Meta(ge=0, le=65535)]
Days = Annotated[int, Meta(ge=1, le=3650)]
Level = Literal["debug", "info", "warning", "error"]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings of a server. Make one with `load`; tests may call the class directly."""

    data_folder: Path = Path()
    """Never empty in a made object: the user's own folder unless another is named."""
    database: str = ""
    """An SQLAlchemy URL with an asynchronous driver; tables.sqlite in the data folder."""
    channels: Literal["", "postgresql"] = ""
    """What connects several processes; empty: there is only this one."""
    host: str = "127.0.0.1"
    port: Port = 8026
    public_url: str = ""
    """Where people reach the server, without a slash at the end."""
    trusted_proxies: str = "127.0.0.1"
    open_browser: bool = True
    secret: str = ""
    """Signs cookies. `load` makes one and keeps it in the data folder."""
    session_days: Days = 90
    guest_days: Days = 30
    cache_tables: Annotated[int, Meta(ge=1, le=1_000_000)] = 2000
    bot_workers: Annotated[int, Meta(ge=0, le=64)] = 1
    bot_delay_ms: Annotated[int, Meta(ge=0, le=60_000)] = 400
    """The least time a bot takes for a decision where people watch it."""
    takeover_bot: str = "medium"
    """The level that plays a seat whose person ran out of time or resigned."""
    limits: dict[str, Limit] = msgspec.field(default_factory=lambda: dict(LIMITS))
    max_body: Annotated[int, Meta(ge=1024, le=16 * 1024 * 1024)] = 65536
    """Bytes of a request or of a WebSocket message."""
    max_connections: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """Open connections in all; 0: as many as file handles allow, at most 10,000."""
    connections_per_address: Annotated[int, Meta(ge=1, le=1_000_000)] = 400
    """Of one household. A browser opens up to seven, and a club may be behind one address."""
    receive_seconds: Annotated[float, Meta(gt=0, le=3600)] = 20
    """How long a client may take to send a whole request."""
    notice_minutes: Annotated[int, Meta(ge=0, le=10_080)] = 2
    """How long people have to notice by themselves that it is their decision."""
    smtp_url: str = ""
    mail_from: str = ""
    webhook_private: bool = False
    backup_hours: Annotated[int, Meta(ge=0, le=8760)] = 0
    """How often the server makes a backup by itself; 0: never."""
    backup_folder: Path = Path()
    """Never empty in a made object: `backups` in the data folder unless another is named."""
    prune_days: Annotated[int, Meta(ge=0, le=3650)] = 30
    """The age at which open tables that nobody joined are removed, once a day; 0: never."""
    metrics: bool = True
    log_level: Level = "info"
    log_json: bool = False

    def __post_init__(self) -> None:
        change = msgspec.structs.force_setattr
        if self.data_folder == Path():
            change(self, "data_folder", user_folder(os.environ))
        if self.backup_folder == Path():
            change(self, "backup_folder", self.data_folder / "backups")
        if not self.database:
            file = self.data_folder / "tables.sqlite"
            change(self, "database", f"{DRIVERS['sqlite']}:///{file.as_posix()}")
        if not self.public_url:
            change(self, "public_url", f"http://{reachable(self.host)}:{self.port}")

    def __repr__(self) -> str:
        shown = [
            f"{name}={getattr(self, name)!r}" for name in setting_names() if name not in SECRETS
        ]
        return f"Settings({', '.join(shown)})"

    __str__ = __repr__

    def __rich_repr__(self) -> list[tuple[str, object]]:
        return [(name, getattr(self, name)) for name in setting_names() if name not in SECRETS]

    @classmethod
    def load(
        cls, flags: Mapping[str, object], environ: Mapping[str, str], toml: Path | None = None
    ) -> Settings:
        """The settings of a server. A flag that is None was not given.

        Without a `toml`, server.toml of the data folder is read if there is one.
        """
        given = read_environment(environ)
        given.update(read_flags(flags))
        folder = given.get("data_folder") or user_folder(environ)
        assert isinstance(folder, Path)
        found = toml or folder / FILE
        if toml is not None or found.exists():
            given = {**read_file(found), **given}
        given.setdefault("data_folder", folder)
        settings = cls(**given)  # type: ignore[arg-type]
        check_together(settings)
        if not settings.secret:
            msgspec.structs.force_setattr(settings, "secret", kept_secret(settings.data_folder))
        return settings


def setting_names() -> tuple[str, ...]:
    return Settings.__struct_fields__


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def flag(name: str) -> str:
    return "--" + name.replace("_", "-")


def user_folder(environ: Mapping[str, str]) -> Path:
    """The user's own folder for our files."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(environ.get("APPDATA") or home / "AppData" / "Roaming") / "ironbridge"
    return Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "ironbridge"


def reachable(host: str) -> str:
    """The name under which a browser on this machine finds a server that listens on `host`."""
    if host in ("", "0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


# Reading one source -------------------------------------------------------------------------


def read_flags(flags: Mapping[str, object]) -> dict[str, object]:
    given = {name: value for name, value in flags.items() if value is not None}
    for name in given:
        if name not in setting_names():
            raise FormatError("flags", flag(name), "there is no such setting")
    return {
        name: convert("flags", flag(name), name, value, strict=False)
        for name, value in given.items()
    }


def read_environment(environ: Mapping[str, str]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in environ.items():
        name = key.removeprefix(PREFIX).lower()
        if not key.startswith(PREFIX) or name == "config":
            continue
        if name in setting_names():
            found[name] = convert("environment", key, name, value, strict=False)
        elif close := get_close_matches(name, setting_names(), n=1, cutoff=0.75):
            # Our other programs have variables too, so only a likely slip is refused.
            meant = variable(close[0])
            raise FormatError("environment", key, f"there is no such setting; is it {meant}?")
    return found


def read_file(path: Path) -> dict[str, object]:
    fields = read_toml(path)
    found = {
        name: convert(str(path), name, name, fields.take(name), strict=True)
        for name in setting_names()
        if fields.has(name)
    }
    fields.end()
    return found


def convert(source: str, where: str, name: str, value: object, strict: bool) -> object:
    """One setting, checked. Only a TOML file has types of its own; elsewhere all is text."""
    if name == "limits":
        return read_limits(source, where, value)
    try:
        kind = get_type_hints(Settings, include_extras=True)[name]
        converted: object = msgspec.convert(value, kind, strict=strict, dec_hook=read_path)
    except msgspec.ValidationError as error:
        reason = str(error).replace("`", "")
        shown = "" if name in SECRETS else f"; found {value!r}"
        raise FormatError(source, where, f"{reason}{shown}") from None
    if name == "database":
        return read_database(source, where, str(converted))
    if name == "public_url" and converted:
        return read_public_url(source, where, str(converted))
    if name == "mail_from" and converted:
        return read_mail_from(source, where, str(converted))
    if name == "smtp_url" and converted:
        return read_smtp_url(source, where, str(converted))
    return converted


def read_path(kind: type, value: object) -> object:
    if kind is Path and isinstance(value, Path | str) and str(value):
        return Path(value).expanduser().absolute()
    raise msgspec.ValidationError("Expected a folder")


def read_database(source: str, where: str, text: str) -> str:
    # Here, because the command line knows the settings even where nothing is stored.
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    if not text:
        return ""
    try:
        url = make_url(text)
    except ArgumentError:
        raise FormatError(source, where, "expected a URL such as postgresql://...") from None
    if url.drivername not in DRIVERS:
        allowed = "sqlite:///FILE or postgresql://USER@HOST/NAME"
        raise FormatError(source, where, f"expected {allowed}, found {url.drivername}://...")
    driver = DRIVERS[url.drivername]
    return url.set(drivername=driver).render_as_string(hide_password=False)


def read_public_url(source: str, where: str, text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise FormatError(source, where, f"expected https://HOST or http://HOST, found {text!r}")
    return text.rstrip("/")


def read_mail_from(source: str, where: str, text: str) -> str:
    """The sender goes into a header of each mail, where a new line would begin another one."""
    address = parseaddr(text)[1]
    user, _, host = address.partition("@")
    if not text.isprintable() or not (user and host) or " " in address:
        wanted = "expected one line such as Ironbridge <tables@example.org>"
        raise FormatError(source, where, f"{wanted}, found {text!r}")
    return text


def read_smtp_url(source: str, where: str, text: str) -> str:
    """It may hold a password, so it is never shown."""
    try:
        parts = urlsplit(text)
        sound = parts.scheme in ("smtp", "smtps") and parts.hostname and parts.port != 0
    except ValueError:  # a port that is no number
        sound = False
    if not sound or not text.isprintable() or " " in text:
        raise FormatError(source, where, "expected smtp://HOST:PORT or smtps://HOST:PORT")
    return text


def read_limits(source: str, where: str, value: object) -> dict[str, Limit]:
    """The limits that are said, over the usual ones: "move=20/10, chat=5/60", or a TOML table."""
    if isinstance(value, str):
        parts = [part.partition("=") for part in value.split(",") if part.strip()]
        said: Mapping[object, object] = {name.strip(): text.strip() for name, _, text in parts}
    elif isinstance(value, Mapping):
        said = value
    else:
        raise FormatError(source, where, f"expected NAME=COUNT/SECONDS, ...; found {value!r}")
    limits = dict(LIMITS)
    for name, text in said.items():
        if name not in LIMITS:
            raise FormatError(source, where, f"no limit {name!r}: expected {', '.join(LIMITS)}")
        limits[str(name)] = read_limit(source, f"{where}, {name}", text)
    return limits


def read_limit(source: str, where: str, text: object) -> Limit:
    count, _, seconds = str(text).partition("/")
    if not (count.isdecimal() and seconds.isdecimal() and int(count) and int(seconds)):
        raise FormatError(source, where, f"expected COUNT/SECONDS such as 20/10, found {text!r}")
    return Limit(int(count), int(seconds))


# What several settings say together ---------------------------------------------------------


def check_together(settings: Settings) -> None:
    if settings.channels and not settings.database.startswith("postgresql"):
        reason = "channels need a PostgreSQL database, which SQLite is not"
        raise FormatError("settings", "channels", reason)
    if settings.smtp_url and not settings.mail_from:
        raise FormatError("settings", "mail_from", "missing: e-mail needs a sender")
    if settings.secret and len(settings.secret) < 32:
        raise FormatError("settings", "secret", "expected at least 32 characters")


def kept_secret(folder: Path) -> str:
    """The secret of this data folder, made when it is first asked for."""
    path = folder / "secret"
    if not path.exists():
        write_secret(path)
    path.chmod(0o600)
    text = path.read_text(encoding="utf-8").strip()
    if len(text) < 32:
        raise FormatError(str(path), "", "expected at least 32 characters; remove the file")
    return text


def write_secret(path: Path) -> None:
    """Two servers that start together agree: only one link can take the name."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".secret.{secrets.token_hex(4)}")
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(secrets.token_hex(32) + "\n")
        os.link(fresh, path)
    except FileExistsError:
        pass
    finally:
        fresh.unlink()
