"""Log lines: for people at a console, or one JSON object per line. No line carries a secret.

Everything goes through here, also what libraries log. What is removed: values under telling
names, whatever in a text looks like a credential, and the row that PostgreSQL shows in an error.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping, Sequence
from typing import TextIO

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from ironbridge.server.settings import Settings

REMOVED = "[removed]"
LONGEST = 20_000
"""Characters of one value; the longest that we write is where an error came from."""

NAMES = re.compile(
    r"token|cookie|passw|seed|invite|secret|authori[sz]ation|csrf|credential|webhook|deck|smtp",
    re.IGNORECASE,
)
"""A value under such a name is never shown."""

PATTERNS = (
    # name=value, name: value and "name": "value", in URLs, headers and JSON
    re.compile(
        r"(?P<kept>(?:token|cookie|passw|seed|invite|secret|authori[sz]ation|csrf)"
        r"[\w-]{0,40}[\"']?\s{0,9}[=:]\s{0,9})"
        r"(?P<lost>\"[^\"]*\"|'[^']*'|(?:(?:bearer|basic)\s+)?[^\s\"'&,;})\]]+)",
        re.IGNORECASE,
    ),
    # the cookie of a session, among others in a header
    re.compile(r"(?P<kept>\bironbridge=)(?P<lost>[^\s\"';,]+)"),
    re.compile(r"(?P<kept>\bseed )(?P<lost>\d+)", re.IGNORECASE),
    # the secret of an invite link as a part of a path
    re.compile(r"(?P<kept>/(?:invite|join)/)(?P<lost>[\w-]+)", re.IGNORECASE),
    # user:password@ in a URL
    re.compile(r"(?P<kept>://[^\s:/@]{0,200}:)(?P<lost>[^\s@]{1,500})(?=@)"),
    # an argon2 hash
    re.compile(r"(?P<kept>)(?P<lost>\$argon2[^\s\"']*)"),
    re.compile(r"(?P<kept>Failing row contains )(?P<lost>\(.*)", re.DOTALL),
    re.compile(r"(?P<kept>\[parameters: )(?P<lost>[^\n]*)"),
)


def set_up(settings: Settings, stream: TextIO | None = None) -> None:
    """Send our lines and those of every library to one place, in one form."""
    stream = stream or sys.stderr
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.stdlib.PositionalArgumentsFormatter(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
        # Plain text, without the values of variables: those would show hands and hashes.
        structlog.processors.format_exc_info,
        remove_secrets,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            remove_secrets,
            renderer(settings.log_json, stream),
        ],
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log_level.upper())
    quieten(settings.log_level)


def renderer(as_json: bool, stream: TextIO) -> Processor:
    if as_json:
        return structlog.processors.JSONRenderer(ensure_ascii=False, default=str)
    return structlog.dev.ConsoleRenderer(
        colors=stream.isatty(), exception_formatter=structlog.dev.plain_traceback
    )


def quieten(level: str) -> None:
    """Talkative libraries log only warnings, unless the level is debug."""
    quiet = "INFO" if level == "debug" else "WARNING"
    for name in ("aiosqlite", "alembic", "asyncio", "sqlalchemy", "httpx", "uvicorn.access"):
        logging.getLogger(name).setLevel(quiet)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar"):
        # They bring handlers of their own, which would write past the processor.
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True


def remove_secrets(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """A processor of structlog."""
    return {key: without_secrets(key, value) for key, value in event.items()}


def without_secrets(key: str, value: object) -> object:
    if key.startswith("_"):  # structlog's own
        return value
    if NAMES.search(key) and value is not None:
        return REMOVED
    if isinstance(value, str):
        return cleaned(value)
    if isinstance(value, bytes):
        return cleaned(value.decode("utf-8", "replace"))
    if isinstance(value, Mapping):
        return {str(name): without_secrets(str(name), item) for name, item in value.items()}
    if isinstance(value, Sequence | set | frozenset):
        return [without_secrets("", item) for item in value]
    if isinstance(value, bool | int | float | None):
        return value
    return cleaned(str(value))


def cleaned(text: str) -> str:
    """A text without anything that looks like a credential, and not longer than anybody reads."""
    if len(text) > LONGEST:
        text = text[:LONGEST] + " [...]"
    for pattern in PATTERNS:
        text = pattern.sub(rf"\g<kept>{REMOVED}", text)
    return text
