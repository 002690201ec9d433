"""What strangers send is read in one go: twice as much costs twice as much, never four times.

Nothing here compares times. Of code in Python, the lines that are executed are counted, which is
the same on every machine. Code in C has no lines: for it, the whole largest body must be read
within a time on the processor that is a hundred times what it takes, and that reading it by the
square of its length would exceed many times over. Regular expressions are looked at themselves:
one that has at most one repetition which can give back what it took cannot try pieces of a text
against each other.

`pytest -s tests/server/test_cost.py` prints the table.
"""

from __future__ import annotations

import json
import re
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache, partial
from re import _constants as codes
from re import _parser as patterns
from types import FrameType
from typing import Any

import pytest
from litestar.types import Scope

from ironbridge import registry
from ironbridge.kernel.document import parse_json
from ironbridge.kernel.errors import IronbridgeError
from ironbridge.kernel.record import Record
from ironbridge.server import logs
from ironbridge.server.bots.job import PROCESSOR_S
from ironbridge.server.error_responses import as_refused, failure
from ironbridge.server.errors import Refused
from ironbridge.server.live.socket import understood
from ironbridge.server.people import validation
from ironbridge.server.records import reading
from ironbridge.server.records.faults import FAULTS
from ironbridge.server.request_context import preferred
from ironbridge.server.security.address import Proxies
from ironbridge.server.security.cookie import SessionCookie
from ironbridge.server.settings import Settings
from ironbridge.server.tables.spec import SeatSpec, TableSpec, check

BIRMINGHAM = "brass-birmingham"
LARGEST = 65_536
SIZES = (LARGEST // 16, LARGEST // 4)
"""For counting, which is slow."""
HEADROOM = 1.3
"""How much more than its share a larger text may cost: what is done once weighs less in it."""
WITHIN_S = PROCESSOR_S / 2
"""Seconds on the processor for a whole body, where a few hundredths are usual."""

Reader = Callable[[str], object]
Growing = Callable[[int], str]
"""A text of about so many characters."""


# What is read -------------------------------------------------------------------------------


def repeated(piece: str, before: str = "", after: str = "") -> Growing:
    return lambda size: before + piece * ((size - len(before + after)) // len(piece)) + after


def numbered(piece: str, before: str = "", after: str = "", between: str = ",") -> Growing:
    """The piece again and again, each time with another number in place of #."""
    width = len(piece) + 5 + len(between)

    def text(size: int) -> str:
        pieces = (piece.replace("#", f"{n:06d}") for n in range(size // width))
        return before + between.join(pieces) + after

    return text


@cache
def began(game: str) -> dict[str, Any]:
    """A record that begins from a position, with one move."""
    record = Record.begin_at(registry.game(game).start(min(registry.game(game).seat_counts), 1))
    record.play(record.state.legal()[0])
    return dict(record.to_json())


def swollen(game: str, key: str) -> Growing:
    """That record with a list of its position repeated until it is large."""

    def text(size: int) -> str:
        document = json.loads(json.dumps(began(game)))
        value = document["position"][key]
        times = size // max(1, len(json.dumps(value)))
        document["position"][key] = value * times
        return json.dumps(document)

    return text


def lists_of(game: str) -> list[str]:
    position = began(game)["position"]
    return [key for key, value in position.items() if isinstance(value, list) and value]


HEADER = "format: ironbridge-record 1\ngame: brass-birmingham\nrules: {rules}\nseats: 2\nseed: 7\n"


def headed(rest: Growing) -> Growing:
    return lambda size: HEADER.format(rules=registry.game(BIRMINGHAM).version) + rest(size)


RECORDS: dict[str, Growing] = {
    "sentences of ours as a key": repeated("unknown key '"),
    "quoted sentences": repeated("unknown key 'a'; remov", "", ": x"),
    "seats of sentences": lambda size: (
        "format: ironbridge-record 1\ngame: " + " is for " * (size // 8) + "\n"
    ),
    "comments": repeated("# nothing\n"),
    "empty lines": repeated("\n"),
    "names": headed(lambda size: "".join(f"name {n}: x\n" for n in range(min(999, size // 10)))),
    "moves of no game": headed(repeated("x,", "1. seat 0: ", "x")),
    "lines of moves": headed(
        lambda size: "".join(f"{n}. seat 0: x\n" for n in range(1, size // 16))
    ),
    "options": headed(numbered("o#=1", "options: ", "\n", " ")),
    "results": headed(repeated("9 ", "result: ")),
    "position of a key": headed(numbered('"k#":1', 'position: {"a":1,', "}\n")),
    "keys of JSON": numbered('"k#":1', "{", "}"),
    "a key twice": numbered('"k#":1', "{", ',"k000000":2}'),
    "tables in a list": repeated('{"a":1,"b":[]},', '{"moves":[', "1]}"),
    "deep lists": repeated("[", '{"moves":'),
    "deep tables": repeated('{"a":', '{"moves":'),
    "a long text": repeated("x", '{"format":"', '"}'),
    "escapes": repeated("\\u0000", '{"format":"', '"}'),
    "digits": repeated("9", '{"seed":', "}"),
    "numbers": repeated("1,", '{"moves":[', "1]}"),
}


def shown_record(text: str) -> object:
    return reading.shown(reading.load(text))


def message_of(text: str) -> object:
    return understood(text.encode())


def named(text: str) -> str:
    return validation.valid_name(text)


def forwarded(text: str) -> str:
    return Proxies("127.0.0.1").sender("127.0.0.1", text.split(","))


def cookie(text: str) -> str:
    headers = [(b"cookie", text.encode())]
    scope: Any = {"type": "http", "headers": headers}
    found: Scope = scope
    return SessionCookie(Settings(secret="s" * 64)).read(found)


def preferences(text: str) -> object:
    return validation.merged({}, json.loads(text))


def options(text: str) -> object:
    return check(TableSpec("spyrium", [SeatSpec()] * 2, json.loads(text)), lambda game: [])


def a_move(text: str) -> object:
    return registry.game(BIRMINGHAM).parse(text)


OTHERS: dict[str, tuple[Reader, Growing]] = {
    "parse_json, keys": (lambda text: parse_json("x", text), RECORDS["keys of JSON"]),
    "parse_json, twice": (lambda text: parse_json("x", text), RECORDS["a key twice"]),
    "move, spaces": (a_move, repeated(" ", "pass")),
    "move, words": (a_move, repeated("build ")),
    "game": (registry.game, repeated("brass-")),
    "name, accents": (named, repeated("\u0301\u0323", "a")),
    "name, ligatures": (named, repeated("\ufdfa")),
    "name, spaces": (named, repeated("a ")),
    "e-mail": (validation.valid_email, repeated("a@")),
    "webhook": (validation.valid_webhook, repeated("a:@", "http://")),
    "preferences": (preferences, numbered('"k#":[1]', "{", "}")),
    "deep preferences": (
        preferences,
        lambda size: '{"a":' * (size // 800) + "1" + "}" * (size // 800),
    ),
    "options of a table": (options, numbered('"k#":1', "{", "}")),
    "language": (preferred, repeated("x-y;q=0.1,")),
    "forwarded": (forwarded, repeated("127.0.0.1,")),
    "cookie, quoted": (cookie, repeated('\\"', 'ironbridge="', '"')),
    "cookies": (cookie, numbered("c#=1", between="; ")),
    "message": (message_of, numbered('"k#":1', '{"type":"chat",', "}")),
    "deep message": (message_of, repeated("[", '{"type":"chat","text":')),
    "message of no type": (message_of, repeated("x", '{"type":"', '"}')),
    "log, a name": (logs.cleaned, repeated("token")),
    "log, an address": (logs.cleaned, repeated("://a:")),
    "log, a row": (logs.cleaned, repeated("Failing row contains (")),
    "log, parameters": (logs.cleaned, repeated("[parameters: ")),
}
READERS = {f"record, {name}": (shown_record, text) for name, text in RECORDS.items()} | OTHERS


# Counting -----------------------------------------------------------------------------------


def answered(read: Reader, text: str) -> None:
    """Read a text and, where it is refused, say so in both languages."""
    try:
        read(text)
    except Refused as refused:
        told(refused)
    except IronbridgeError as error:
        told(as_refused(Refused("setup", text=str(error))))
    except RecursionError:
        pass


def told(refused: Refused) -> None:
    for language in ("en", "fr"):
        failure(refused, language)


def lines_of(work: Callable[[], None]) -> int:
    """How many lines of Python are executed."""
    count = 0

    def line(frame: FrameType, event: str, _: object) -> Any:
        nonlocal count
        count += event == "line"
        return line

    before = sys.gettrace()
    sys.settrace(line)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def check_cost(name: str, read: Reader, text: Growing) -> None:
    answered(read, text(SIZES[0]))  # what is made once is made here
    small, large = (lines_of(partial(answered, read, text(size))) for size in SIZES)
    whole = text(LARGEST)
    began = time.process_time()
    answered(read, whole)
    took = time.process_time() - began
    print(f"{name:48}{small:>10}{large:>10} lines {took * 1000:9.1f} ms for all")
    assert large <= SIZES[1] / SIZES[0] * HEADROOM * small
    assert took < WITHIN_S


@pytest.mark.parametrize("name", READERS)
def test_reading_takes_as_long_as_the_text_is(name: str) -> None:
    check_cost(name, *READERS[name])


@pytest.mark.parametrize("game", registry.game_names())
def test_so_does_reading_a_position(game: str) -> None:
    for key in lists_of(game):
        check_cost(f"{game}, {key}", shown_record, swollen(game, key))


# Regular expressions ------------------------------------------------------------------------


def giving_back(tree: Any) -> Iterator[int]:
    """The repetitions without a bound that can give back what they took."""
    for code, value in tree:
        if code in (codes.MAX_REPEAT, codes.MIN_REPEAT):
            least, most, inner = value
            if most == codes.MAXREPEAT and least != most:
                yield 1
            yield from giving_back(inner)
        elif code is codes.SUBPATTERN:
            yield from giving_back(value[-1])
        elif code is codes.BRANCH:
            yield max(sum(giving_back(branch)) for branch in value[1])
        elif code in (codes.ASSERT, codes.ASSERT_NOT):
            yield from giving_back(value[1])


@pytest.mark.parametrize(("kind", "where", "what"), FAULTS)
def test_a_fault_is_looked_for_once(kind: str, where: str, what: str) -> None:
    assert sum(giving_back(patterns.parse(what, re.DOTALL))) <= 1, kind
    assert sum(giving_back(patterns.parse(where))) <= 1, kind
    assert where == "" or where.startswith("^"), "it is not tried at every place"


def test_what_can_give_back_is_found() -> None:
    assert sum(giving_back(patterns.parse(r".*unknown key '.*'; remove"))) == 2
    assert sum(giving_back(patterns.parse(r"(?>.*?unknown key )('.*'); [0-9]++"))) == 1
