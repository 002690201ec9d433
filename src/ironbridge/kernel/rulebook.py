"""The clauses of a rulebook in our own words: rules.toml, and which tests show which clause.

why_not, the log and the help cite the ids of these clauses.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ironbridge.kernel.document import read_toml
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.strict_reader import Fields

KINDS: Final = ("rule", "reading", "ruling")
"""A clause of the rulebook, our reading of an unclear point, a ruling of designer or publisher."""

CITED: Final = re.compile(r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+")
"""What may be the id of a clause, or its bare name, in source code."""


@dataclass(frozen=True)
class Translated:
    """One text in both languages."""

    en: str
    fr: str

    def text(self, language: str) -> str:
        return self.fr if language == "fr" else self.en


@dataclass(frozen=True)
class Section:
    """A chapter of the rulebook."""

    id: str
    title: Translated


@dataclass(frozen=True)
class Rule:
    """One clause. `place` is where it stands in the rulebook; `tests` show that it holds."""

    id: str
    section: str
    place: str
    kind: str
    en: str
    fr: str
    tests: tuple[str, ...]
    forbids: bool = True
    """Whether some move can be refused by this clause. Definitions, set-up, permissions and what
    a game does by itself say no."""

    def text(self, language: str) -> str:
        return self.fr if language == "fr" else self.en


class Rulebook:
    """All clauses by id, in the order of the rulebook."""

    def __init__(
        self,
        version: str,
        title: Translated,
        source: Translated,
        sections: Iterable[Section],
        rules: Iterable[Rule],
    ) -> None:
        self.version = version
        self.title = title
        self.source = source
        """Which printed rulebook the clauses follow."""
        self.sections = {section.id: section for section in sections}
        self.rules = {rule.id: rule for rule in rules}

    def __repr__(self) -> str:
        return f"<rulebook {self.title.en!r}, {len(self.rules)} clauses>"

    def rule(self, rule_id: str) -> Rule:
        """The clause with this id."""
        if rule_id not in self.rules:
            raise SetupError(f"{self.title.en} has no rule {rule_id!r}")
        return self.rules[rule_id]

    def of_section(self, section: str) -> list[Rule]:
        return [rule for rule in self.rules.values() if rule.section == section]


def read(path: Path) -> Rulebook:
    """The rulebook of a rules.toml."""
    fields = read_toml(path)
    version = filled(fields, "version")
    title = translated(fields, "title")
    source = translated(fields, "source")
    sections: dict[str, Section] = {}
    for table in fields.tables("section"):
        section = read_section(table)
        if section.id in sections:
            raise table.error("id", f"section {section.id} is given twice")
        sections[section.id] = section
    rules: dict[str, Rule] = {}
    for table in fields.tables("rule"):
        rule = read_rule(table, list(sections))
        if rule.id in rules:
            raise table.error("id", f"rule {rule.id} is given twice")
        rules[rule.id] = rule
    fields.end()
    return Rulebook(version, title, source, sections.values(), rules.values())


def read_section(table: Fields) -> Section:
    section = Section(filled(table, "id"), translated(table, "title"))
    table.end()
    return section


def read_rule(table: Fields, sections: list[str]) -> Rule:
    # The path of a table is its number; a person looks for the id.
    rule_id = filled(table, "id")
    table.path = f"rule {rule_id}"
    rule = Rule(
        rule_id,
        table.choice("section", sections),
        filled(table, "place"),
        table.choice("kind", list(KINDS)),
        filled(table, "en"),
        filled(table, "fr"),
        named_tests(table),
        table.boolean("forbids") if table.has("forbids") else True,
    )
    table.end()
    return rule


def named_tests(table: Fields) -> tuple[str, ...]:
    # An empty list can be read, so that the coverage report can show the gap.
    tests = table.texts("tests")
    for i, test in enumerate(tests):
        file, _, name = test.partition("::")
        if not file.endswith(".py") or not name:
            raise table.error(f"tests[{i}]", f"expected FILE.py::TEST, found {test!r}")
    return tuple(tests)


def translated(fields: Fields, key: str) -> Translated:
    table = fields.table(key)
    found = Translated(filled(table, "en"), filled(table, "fr"))
    table.end()
    return found


def filled(fields: Fields, key: str) -> str:
    """A text that says something."""
    text = fields.text(key).strip()
    if not text:
        raise fields.error(key, "expected a text, found an empty one")
    return text


# Coverage -----------------------------------------------------------------------------


@dataclass(frozen=True)
class SectionCoverage:
    """The clauses of one section: how many, and which have no test."""

    section: Section
    clauses: int
    missing: tuple[str, ...]
    """Ids of the clauses without any test that exists."""

    @property
    def tested(self) -> int:
        return self.clauses - len(self.missing)


@dataclass(frozen=True)
class Coverage:
    """The coverage of a whole rulebook."""

    sections: tuple[SectionCoverage, ...]
    absent: tuple[tuple[str, str], ...]
    """(rule id, test) for each test that is named but does not exist."""

    @property
    def clauses(self) -> int:
        return sum(section.clauses for section in self.sections)

    @property
    def missing(self) -> tuple[str, ...]:
        return tuple(rule_id for section in self.sections for rule_id in section.missing)

    @property
    def complete(self) -> bool:
        """Every clause has a test, and every test named exists."""
        return not self.missing and not self.absent


def coverage(rulebook: Rulebook, root: Path) -> Coverage:
    """Look for the tests of each clause in the files under `root`."""
    tests = KnownTests(root)
    absent = [
        (rule.id, test)
        for rule in rulebook.rules.values()
        for test in rule.tests
        if not tests.has(test)
    ]
    sections = [
        section_coverage(section, rulebook.of_section(section.id), tests)
        for section in rulebook.sections.values()
    ]
    return Coverage(tuple(sections), tuple(absent))


def section_coverage(section: Section, rules: list[Rule], tests: KnownTests) -> SectionCoverage:
    missing = [rule.id for rule in rules if not any(tests.has(test) for test in rule.tests)]
    return SectionCoverage(section, len(rules), tuple(missing))


def report(covered: Coverage, language: str = "en") -> list[str]:
    """The coverage as lines of a table, then what is missing."""
    heads = {"en": ("Section", "Clauses", "Tested"), "fr": ("Section", "Clauses", "Testées")}
    head = heads.get(language, heads["en"])
    rows = [
        (entry.section.title.text(language), str(entry.clauses), str(entry.tested))
        for entry in covered.sections
    ]
    tested = covered.clauses - len(covered.missing)
    rows.append(("Total", str(covered.clauses), str(tested)))
    width = max(len(row[0]) for row in [head, *rows])
    lines = [
        f"{name:<{width}}  {clauses:>{len(head[1])}}  {shown:>{len(head[2])}}"
        for name, clauses, shown in [head, *rows]
    ]
    lines += [f"{rule_id}: no test" for rule_id in covered.missing]
    lines += [f"{rule_id}: {test} does not exist" for rule_id, test in covered.absent]
    return lines


class KnownTests:
    """The test functions that exist under a root folder; each file is read once."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.by_file: dict[str, frozenset[str]] = {}

    def has(self, test: str) -> bool:
        """Whether "FILE.py::name" or "FILE.py::Class::name" exists."""
        file, _, name = test.partition("::")
        if file not in self.by_file:
            path = self.root / file
            self.by_file[file] = functions(path) if path.is_file() else frozenset()
        return name in self.by_file[file]


def functions(path: Path) -> frozenset[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.ClassDef):
            found |= {
                f"{node.name}::{inner.name}"
                for inner in node.body
                if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef)
            }
    return frozenset(found)


# Citations ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Citation:
    """A line of source code that names a clause."""

    path: Path
    line: int


def citations(
    rulebook: Rulebook, own: Path, shared: Path | None = None
) -> dict[str, list[Citation]]:
    """Where the code of a folder names each clause.

    Code in `shared`, which serves several games, names clauses without the prefix of a game.
    """
    found: dict[str, list[Citation]] = {rule_id: [] for rule_id in rulebook.rules}
    for path, line, word in cited_words(own):
        if word in found:
            found[word].append(Citation(path, line))
    if shared is not None:
        prefixes = {rule_id.partition("-")[0] for rule_id in rulebook.rules}
        for path, line, word in cited_words(shared):
            for rule_id in [word, *(f"{prefix}-{word}" for prefix in sorted(prefixes))]:
                if rule_id in found:
                    found[rule_id].append(Citation(path, line))
    return found


def cited_words(folder: Path) -> Iterable[tuple[Path, int, str]]:
    for path in sorted(folder.rglob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for word in dict.fromkeys(CITED.findall(line)):
                yield path, number, word
