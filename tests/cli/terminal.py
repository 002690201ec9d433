"""The command run by the tests: in this process, or as a person starts it."""

import os
import re
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner, Result

from ironbridge.cli.main import app

SMALL = ["--option", "introductory=true"]
GAME = "brass-birmingham"


def environment(home: Path, columns: int = 80, lang: str = "en_GB.UTF-8") -> dict[str, str]:
    """A terminal without colours whose saved games lie in `home`."""
    return {
        "XDG_DATA_HOME": str(home),
        "APPDATA": str(home),
        "COLUMNS": str(columns),
        "LC_ALL": lang,
        "TERM": "dumb",
        "PYTHONIOENCODING": "utf-8",
    }


def run(home: Path, *args: str, typed: str = "", columns: int = 80) -> Result:
    """The command with these arguments and this typed by a person."""
    return CliRunner().invoke(app, list(args), input=typed, env=environment(home, columns))


def process(
    home: Path, *args: str, typed: str = "", lang: str = "en_GB.UTF-8"
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ironbridge.cli", *args],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, **environment(home, lang=lang)},
        timeout=120,
    )


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def digest_of(path: Path) -> str:
    """The digest that stands in a saved game."""
    found = re.search(r"^digest: (\w+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert found, path
    return found[1]
