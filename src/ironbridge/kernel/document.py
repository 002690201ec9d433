"""Documents on disk: strict reading of TOML and JSON, and writing that never leaves half a file.

Whatever cannot be read raises FormatError with the file, the line where there is one, and why.
"""

from __future__ import annotations

import json
import os
import re
import secrets
import tomllib
from collections import Counter
from pathlib import Path
from typing import NoReturn

from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.strict_reader import Fields

TOML_PLACE = re.compile(
    r"^(?P<reason>.*) \(at (?:line (?P<line>\d+), column \d+|end of document)\)$"
)


def read_text(path: Path) -> str:
    """The UTF-8 text of a file, with plain line ends and without a byte order mark."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        reason = error.strerror or str(error)
        raise FormatError(str(path), "", f"cannot be read: {reason}") from None
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise FormatError(str(path), f"line {line}", "not UTF-8 text") from None


def read_toml(path: Path) -> Fields:
    """The top table of a TOML file."""
    text = read_text(path)
    try:
        return Fields(str(path), "", tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise toml_error(str(path), text, str(error)) from None
    except ValueError as error:
        # A number of more digits than Python reads.
        raise FormatError(str(path), "", f"not TOML of ours: {error}") from None
    except RecursionError:
        raise FormatError(str(path), "", "not TOML of ours: values nested too deep") from None


def toml_error(source: str, text: str, message: str) -> FormatError:
    # Python 3.11 gives the line only inside the message.
    place = TOML_PLACE.match(message)
    if place is None:
        return FormatError(source, "", f"not TOML: {message}")
    line = place["line"] or str(text.rstrip("\n").count("\n") + 1)
    return FormatError(source, f"line {line}", f"not TOML: {place['reason']}")


def parse_json(source: str, text: str) -> object:
    """The value of a JSON text. A key given twice, NaN and Infinity are refused."""

    def table(pairs: list[tuple[str, object]]) -> dict[str, object]:
        found = dict(pairs)
        if len(found) < len(pairs):
            twice, _ = Counter(key for key, _ in pairs).most_common(1)[0]
            raise FormatError(source, twice, "this key is given twice")
        return found

    def refuse(constant: str) -> NoReturn:
        raise FormatError(source, "", f"{constant} is not a JSON number")

    try:
        value: object = json.loads(text, object_pairs_hook=table, parse_constant=refuse)
    except json.JSONDecodeError as error:
        raise FormatError(source, f"line {error.lineno}", f"not JSON: {error.msg}") from None
    except ValueError as error:
        raise FormatError(source, "", f"not JSON: {error}") from None
    except RecursionError:
        raise FormatError(source, "", "not JSON of ours: tables nested too deep") from None
    return value


def write_text(path: Path, text: str) -> None:
    """Replace a file in one step: a crash leaves the old file or the new one, never a part."""
    fresh = path.with_name(f".{path.name}.{secrets.token_hex(4)}.new")
    try:
        with fresh.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
