"""Log lines: both forms, one place for all libraries, and no secret in any of them."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from ironbridge.server import logs
from ironbridge.server.settings import Settings


@pytest.fixture(autouse=True)
def kept_logging() -> Iterator[None]:
    """Logging belongs to the whole process: restore it."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers, root.level = handlers, level
    structlog.reset_defaults()


def set_up(as_json: bool = True, level: str = "info") -> io.StringIO:
    stream = io.StringIO()
    logs.set_up(Settings(log_json=as_json, log_level=level), stream)  # type: ignore[arg-type]
    return stream


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_of_json() -> None:
    stream = set_up()
    structlog.get_logger("house").info("table began", table="t0", seats=4)
    (line,) = lines(stream)
    assert line.pop("timestamp")
    assert line == {
        "event": "table began",
        "level": "info",
        "logger": "house",
        "table": "t0",
        "seats": 4,
    }


def test_a_line_for_people() -> None:
    stream = set_up(as_json=False)
    structlog.get_logger("house").warning("slow", ms=12)
    assert "slow" in stream.getvalue()
    assert "ms=12" in stream.getvalue()


def test_the_level_and_the_lines_of_libraries() -> None:
    stream = set_up(level="warning")
    structlog.get_logger("house").info("quiet")
    logging.getLogger("some.library").info("quiet")
    logging.getLogger("uvicorn.error").warning("loud %s", "enough")
    assert [line["event"] for line in lines(stream)] == ["loud enough"]


SECRET = "hush-7f3a"


@pytest.mark.parametrize(
    "values",
    [
        {"token": SECRET},
        {"new_password": SECRET},
        {"seed": SECRET},
        {"headers": {"Cookie": SECRET, "Accept": "text"}},
        {"bodies": [{"invite_secret": SECRET}]},
        {"url": f"/tables/1?invite={SECRET}&x=1"},
        {"header": f"Cookie: theme=dark; ironbridge={SECRET}; a=b"},
        {"header": f"Authorization: Bearer {SECRET}"},
        {"text": f'{{"password": "{SECRET} and more"}}'},
        {"database_url": f"postgresql://me:{SECRET}@host/games"},
        {"error": ValueError(f"token={SECRET}")},
        {"raw": f"x-ironbridge-csrf: {SECRET}".encode()},
        {"stored": f"$argon2id$v=19$m=64$abc${SECRET}"},
        {"detail": f"Failing row contains (t0, 1, {SECRET})."},
        {"detail": f"[SQL: INSERT]\n[parameters: ('t0', '{SECRET}')]"},
    ],
)
@pytest.mark.parametrize("as_json", [True, False])
def test_secrets_are_removed(values: dict[str, object], as_json: bool) -> None:
    stream = set_up(as_json)
    structlog.get_logger("house").info("something", **values)
    logging.getLogger("library").warning("%s", values)
    assert stream.getvalue().count("\n") >= 2
    assert SECRET not in stream.getvalue()
    assert "and more" not in stream.getvalue()
    assert logs.REMOVED in stream.getvalue()


def test_a_seed_in_a_sentence_is_removed() -> None:
    assert logs.cleaned("seed 123456: expected less") == f"seed {logs.REMOVED}: expected less"


@pytest.mark.parametrize("as_json", [True, False])
def test_a_traceback_shows_no_values_of_variables(as_json: bool) -> None:
    stream = set_up(as_json)
    hand = SECRET
    try:
        raise ValueError(f"bad request with token={SECRET}")
    except ValueError:
        structlog.get_logger("house").exception("failed")
        logging.getLogger("library").exception("failed")
    assert stream.getvalue().count("ValueError") >= 2
    assert hand not in stream.getvalue()


def test_what_is_harmless_stays() -> None:
    text = "table t0: move 12 by seat 1 took 3 ms at /api/tables/t0/moves?x=1"
    assert logs.cleaned(text) == text


# How many lines -----------------------------------------------------------------------------


class Clock:
    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


Bounded = tuple[logging.Logger, logs.BoundedHandler, Clock]


@pytest.fixture
def bounded() -> Iterator[Bounded]:
    clock = Clock()
    logger = logging.getLogger("bounded")
    handler = logs.BoundedHandler(io.StringIO(), clock)
    logger.addHandler(handler)
    logger.propagate = False
    yield logger, handler, clock
    logger.removeHandler(handler)


def written(handler: logs.BoundedHandler) -> str:
    assert isinstance(handler.stream, io.StringIO)
    return handler.stream.getvalue()


def test_lines_of_one_kind_are_bounded_and_counted(bounded: Bounded) -> None:
    logger, handler, clock = bounded
    for number in range(5000):
        logger.warning("file %d is missing", number)
        logger.error("out of handles\nsocket: <%d>", number)
    first = written(handler)
    assert first.count("is missing") == first.count("out of handles") == logs.MOST_LINES
    logger.warning("something else")
    clock.at += logs.WINDOW_S
    logger.warning("file %d is missing", 1)
    later = written(handler).removeprefix(first).splitlines()
    assert later == [
        "something else",
        "4970 more lines like this were left out: file %d is missing",
        "4970 more lines like this were left out: out of handles",
        "file 1 is missing",
    ]


def test_what_was_left_out_is_said_at_the_end(bounded: Bounded) -> None:
    logger, handler, _ = bounded
    for _ in range(logs.MOST_LINES + 7):
        logger.warning("again")
    handler.close()
    assert written(handler).splitlines()[-1] == "7 more lines like this were left out: again"


def test_kinds_are_bounded_too(bounded: Bounded) -> None:
    logger, handler, _ = bounded
    for number in range(3 * logs.KINDS_MOST):
        logger.warning("".join("ab"[number >> place & 1] for place in range(12)))
    assert len(handler._kinds) <= logs.KINDS_MOST
    assert written(handler).count("\n") == 3 * logs.KINDS_MOST


def test_our_own_errors_are_told_apart() -> None:
    stream = set_up()
    for _ in range(500):
        structlog.get_logger("house").error("server error", kind="KeyError", route="/a")
    structlog.get_logger("house").error("server error", kind="KeyError", route="/b")
    structlog.get_logger("house").error("server error", kind="OSError", route="/a")
    assert len(lines(stream)) == logs.MOST_LINES + 2
