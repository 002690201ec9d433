"""Every text that people read, by language: Fluent files, rules, components, the French README."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

from tools.compile import ROOT

SOURCE = ROOT / "src" / "ironbridge"
BROWSER = ROOT / "web" / "src"
CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)


def files(language: str) -> list[Path]:
    """The files checked against the rules of a language. Samples of a server's answers are left out."""
    fluent = [*SOURCE.rglob(f"*.{language}.ftl"), *BROWSER.rglob(f"*.{language}.ftl")]
    shown = [path for path in fluent if "fixtures" not in path.parts]
    pages = [ROOT / ("README.fr.md" if language == "fr" else "README.md")]
    return (
        sorted([*shown, *SOURCE.glob("games/*/rules.toml"), *SOURCE.glob("games/*/board.toml")])
        + pages
    )


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def texts(path: Path, language: str) -> list[str]:
    """The lines or values of a file that are in this language."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".toml":
        return [value for key, value in values(tomllib.loads(text)) if key == language]
    if path.suffix == ".md":
        return CODE.sub("", text).splitlines()
    return text.splitlines()


def values(table: object, key: str = "") -> Iterator[tuple[str, str]]:
    """Every text of a document with the key it stands under."""
    if isinstance(table, str):
        yield key, table
    elif isinstance(table, Mapping):
        for inner, value in table.items():
            yield from values(value, inner)
    elif isinstance(table, list):
        for value in table:
            yield from values(value, key)
