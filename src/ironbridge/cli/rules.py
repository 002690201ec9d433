"""The clauses of a rulebook on the screen: all of them, one, or those with a word in them."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ironbridge.cli.menu import folded
from ironbridge.cli.messages import Messages
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.game import Game
from ironbridge.kernel.place import place_text
from ironbridge.kernel.rulebook import Rule, coverage, report


def show_rules(console: Console, game: Game, messages: Messages, wanted: str = "") -> bool:
    """Print the clauses by section; False when there are none."""
    book = game.rulebook
    found = matching(list(book.rules.values()), messages.language, wanted)
    if not found:
        console.print(messages.say("rules-none", text=wanted), style="warn")
        return False
    if not wanted:
        console.print(Text(book.title.text(messages.language), "title"))
        console.print(Text(book.source.text(messages.language), "dim"))
    for section in book.sections.values():
        clauses = [rule for rule in found if rule.section == section.id]
        if clauses:
            console.print()
            console.print(Text(section.title.text(messages.language), "title"))
        for rule in clauses:
            show_clause(console, game, messages, rule)
    return True


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


def show_coverage(console: Console, game: Game, messages: Messages, root: Path) -> bool:
    """The coverage report; whether every clause has its test."""
    if not (root / "tests").is_dir():
        raise SetupError(messages.say("rules-no-tests", folder=str(root)))
    covered = coverage(game.rulebook, root)
    for line in report(covered, messages.language):
        console.print(line)
    return covered.complete
