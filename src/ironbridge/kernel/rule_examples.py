"""Positions that show what a clause means: examples.toml, which `make rule-examples` writes from
the tests that a rulebook names."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ironbridge.kernel.document import read_toml
from ironbridge.kernel.strict_reader import Fields


@dataclass(frozen=True)
class RuleExample:
    """A position in its text form, and the move that is tried there: `refused` by the clause, or
    `played`; "" where nothing is."""

    test: str
    mark: str
    """Changes with the source of the test."""
    position: str
    played: str
    refused: str


def read(path: Path) -> dict[str, RuleExample]:
    """The examples of a file by the ids of their clauses."""
    fields = read_toml(path)
    return {rule: read_example(fields.table(rule)) for rule in list(fields.left)}


def read_example(table: Fields) -> RuleExample:
    given = {key: table.text(key) if table.has(key) else "" for key in ("played", "refused")}
    example = RuleExample(table.text("test"), table.text("mark"), table.text("position"), **given)
    table.end()
    return example
