"""The legal moves as a numbered list, grouped by kind; and moves found by their words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby

from rich.console import Console
from rich.text import Text

from ironbridge.cli.messages import unaccented
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.words import Words

GAP = 2
NUMBER = 4
"""Columns for a number."""


class Menu:
    """Moves as a person reads them. Names are who sits where, as in `words.say`."""

    def __init__(self, game: Game, words: Words, names: Mapping[str, str]) -> None:
        self.game = game
        self.words = words
        self.names = names

    def describe(self, move: Move) -> str:
        return self.words.say(self.game.describe(move), self.names)

    def show(self, console: Console, moves: Sequence[Move], meanings: Mapping[str, str]) -> None:
        """Each kind under its title; kinds of a single move stand together at the end. `meanings`
        are those of the sheet: what a move does at this table."""
        numbers = {move: n for n, move in numbered(moves).items()}
        alone: list[tuple[int, str]] = []
        for kind, group in groupby(moves, key=kind_of):
            members = list(group)
            texts = [self.describe(move) for move in self.game.moves if kind_of(move) == kind]
            if len(texts) == 1:
                alone.append((numbers[members[0]], texts[0]))
                continue
            opening = common_opening(texts)
            short = without_brackets([self.short(move, opening) for move in members])
            shown = [
                meanings.get(move.text, text) for move, text in zip(members, short, strict=True)
            ]
            console.print(Text(f" {self.title(kind)}", "title"))
            columns(console, list(zip([numbers[move] for move in members], shown, strict=True)))
        columns(console, alone)

    def title(self, kind: str) -> str:
        key = f"group-{kind}"
        return self.words.text(key) if self.words.has(key) else kind

    def short(self, move: Move, opening: str) -> str:
        """The description without the words that all moves of its kind begin with.

        A place called a2 keeps its small letter.
        """
        rest = self.describe(move).removeprefix(opening)
        place = any(character.isdigit() for character in rest.partition(" ")[0])
        return rest if place else rest[:1].upper() + rest[1:]

    def find(self, text: str) -> list[Move]:
        """The moves a text means: notation, the whole description, or words of it."""
        by_notation = self.game.by_text.get(" ".join(text.split()))
        if by_notation is not None:
            return [by_notation]
        wanted = folded(text)
        described = [(move, folded(self.describe(move))) for move in self.game.moves]
        exact = [move for move, words in described if words == wanted]
        return exact or [move for move, words in described if set(wanted) <= set(words)]


def numbered(moves: Sequence[Move]) -> dict[int, Move]:
    """What to type for which move: 1, 2, 3 and so on. But where the question is a number (a bid,
    the value of a token), that number is typed; other moves have the numbers after the greatest."""
    sums = {int(move.text.split()[1]): move for move in moves if is_sum(move)}
    others = [move for move in moves if move not in sums.values()]
    kinds = {kind_of(move) for move in sums.values()}
    if len(kinds) != 1 or len({kind_of(move) for move in others}) < len(others):
        return dict(enumerate(moves, start=1))
    return {**sums, **dict(enumerate(others, start=max(sums) + 1))}


def is_sum(move: Move) -> bool:
    """A word and a number, such as `bid 12`."""
    words = move.text.split()
    return len(words) == 2 and words[1].isdecimal()


def kind_of(move: Move) -> str:
    """The first word of the notation."""
    return move.text.partition(" ")[0]


def common_opening(texts: Sequence[str]) -> str:
    """The whole words that all texts begin with, with the space after them."""
    first, last = min(texts), max(texts)
    same = 0
    while same < min(len(first), len(last)) and first[same] == last[same]:
        same += 1
    return first[: first.rfind(" ", 0, same) + 1] if len(texts) > 1 else ""


@cache
def folded(text: str) -> tuple[str, ...]:
    """The words of a text, without case, accents and punctuation."""
    return tuple("".join(c if c.isalnum() else " " for c in unaccented(text)).split())


def without_brackets(texts: Sequence[str]) -> list[str]:
    """What ends in brackets only tells texts apart: left out where nothing else reads the same."""
    bare = [text[: text.rfind(" (")] if text.endswith(")") else text for text in texts]
    return [
        short if bare.count(short) == 1 else text for text, short in zip(texts, bare, strict=True)
    ]


def columns(console: Console, items: Sequence[tuple[int, str]]) -> None:
    """Numbered items in as many columns as fit, read from top to bottom."""
    if not items:
        return
    for high in range(1, len(items) + 1):
        widths = column_widths(items, high)
        if sum(widths) <= console.width or high == len(items):
            break
    for row in range(high):
        line = Text()
        for (number, text), width in zip(items[row::high], widths, strict=False):
            line.append(f"{number:>{NUMBER}} ", "number")
            line.append(f"{text:<{width - NUMBER - 1}}")
        line.rstrip()
        console.print(line, no_wrap=True, overflow="ellipsis")


def column_widths(items: Sequence[tuple[int, str]], high: int) -> list[int]:
    """The width of each column when the columns are so high."""
    return [
        max(len(text) for _, text in items[start : start + high]) + NUMBER + 1 + GAP
        for start in range(0, len(items), high)
    ]
