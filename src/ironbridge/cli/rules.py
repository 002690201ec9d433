"""The clauses of a rulebook on the screen: all of them, one, or those with a word in them; and
where each is enforced, explained and tested."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import ironbridge
from ironbridge.cli.menu import folded
from ironbridge.cli.messages import Messages
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.game import Game
from ironbridge.kernel.place import place_text
from ironbridge.kernel.rulebook import Citation, Rule, citations, coverage, report

FAMILY = "brass"
"""The package that several games share."""


def show_rules(console: Console, game: Game, messages: Messages, wanted: str = "") -> bool:
    """Print the clauses by section; False when there are none."""
    book = game.rulebook
    if not wanted:
        console.print(Text(book.title.text(messages.language), "title"))
        console.print(Text(book.source.text(messages.language), "dim"))
    found = False
    for rule in wanted_rules(console, game, messages, wanted):
        show_clause(console, game, messages, rule)
        found = True
    return found


def wanted_rules(console: Console, game: Game, messages: Messages, wanted: str) -> Iterator[Rule]:
    """The clauses that are wanted, with the title of each section printed before its first; it
    says so when there are none."""
    book = game.rulebook
    found = matching(list(book.rules.values()), messages.language, wanted)
    if not found:
        console.print(messages.say("rules-none", text=wanted), style="warn")
    for section in book.sections.values():
        clauses = [rule for rule in found if rule.section == section.id]
        if clauses:
            console.print()
            console.print(Text(section.title.text(messages.language), "title"))
        yield from clauses


def matching(rules: list[Rule], language: str, wanted: str) -> list[Rule]:
    """The clause with this id, else those that hold all the words, in their id or text."""
    exact = [rule for rule in rules if rule.id.casefold() == wanted.casefold()]
    if exact:
        return exact
    words = folded(wanted)
    return [rule for rule in rules if all(word in searched(rule, language) for word in words)]


def searched(rule: Rule, language: str) -> str:
    return " ".join(folded(f"{rule.id} {rule.text(language)}"))


def show_clause(console: Console, game: Game, messages: Messages, rule: Rule) -> None:
    words = game.words(messages.language)
    head = Text.assemble((rule.id, "number"), "  ", (place_text(rule.place, words), "dim"))
    if rule.kind != "rule":
        kind = words.text(f"rule-kind-{rule.kind}")
        head.append(f"  {kind}", "good")
    console.print(Padding(head, (0, 0, 0, 1)))
    console.print(Padding(Text(rule.text(messages.language)), (0, 0, 0, 4)))


def show_coverage(
    console: Console, game: Game, messages: Messages, root: Path, wanted: str = ""
) -> bool:
    """The table of sections, then where each clause stands; only the clauses that are wanted, if
    any are named. True when there are such clauses, and every clause has its test."""
    if not (root / "tests").is_dir():
        raise SetupError(messages.say("rules-no-tests", folder=str(root)))
    covered = coverage(game.rulebook, root)
    if not wanted:
        for line in report(covered, messages.language):
            console.print(line)
    rules, why = (cited(game, folder) for folder in ("rules", "why"))
    found = False
    for rule in wanted_rules(console, game, messages, wanted):
        places = (by_file(rules[rule.id], root), by_file(why[rule.id], root), rule.tests)
        show_places(console, messages, rule, *places)
        found = True
    return found and covered.complete


def show_places(
    console: Console,
    messages: Messages,
    rule: Rule,
    rules: Sequence[str],
    why: Sequence[str],
    tests: Sequence[str],
) -> None:
    """Where the rules cite a clause, where the reasons do, and its tests."""
    head = Text.assemble(" ", (rule.id, "number"))
    if not rule.forbids:
        head.append(f"  {messages.say('coverage-forbids-nothing')}", "dim")
    console.print()
    console.print(head)
    named = {
        messages.say("coverage-rules"): rules,
        messages.say("coverage-why"): why,
        messages.say("coverage-tests"): tests,
    }
    width = max(map(len, named))
    for label, found in named.items():
        # A clause that forbids nothing need not be cited.
        places = found or (["–"] if rule.forbids else [])
        for place in places:
            shown = label if place is places[0] else ""
            line = Text.assemble("    ", (f"{shown:<{width}}", "dim"), f"  {place}")
            console.print(line, soft_wrap=True)


def cited(game: Game, folder: str) -> dict[str, list[Citation]]:
    """Citations in a folder of the game, and in that of its family where it builds on one."""
    home = Path(inspect.getfile(type(game))).parent
    family = home.parent.parent / FAMILY
    code = (path.read_text(encoding="utf-8") for path in home.rglob("*.py"))
    shared = any(f"ironbridge.{FAMILY}." in text for text in code)
    return citations(game.rulebook, home / folder, family / folder if shared else None)


def by_file(found: list[Citation], root: Path) -> list[str]:
    """FILE:LINE, LINE: each file from the repository on, or from the package if it is not in
    there."""
    lines: dict[Path, list[int]] = {}
    for citation in found:
        lines.setdefault(from_root(citation.path, root), []).append(citation.line)
    return [f"{file}:{', '.join(map(str, numbers))}" for file, numbers in lines.items()]


def from_root(path: Path, root: Path) -> Path:
    inside = path.relative_to(Path(ironbridge.__file__).parents[1])
    return Path("src") / inside if (root / "src" / inside).is_file() else inside
