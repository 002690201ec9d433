"""Copies of a board.toml with one correction, as people make them, and what is wrong with some."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from ironbridge.kernel.chance import seeded
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.game import Game
from ironbridge.kernel.record import Record
from tests.documents import view_of

NAME = "edited.toml"


def edited_copy(text: str, folder: Path, old: str, new: str) -> Path:
    """The text with one correction, in a file of its own."""
    return corrected_copy(text, folder, [(old, new)])


def corrected_copy(text: str, folder: Path, corrections: Iterable[tuple[str, str]]) -> Path:
    """The text with some corrections, in a file of its own."""
    for old, new in corrections:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in board.toml"
        text = text.replace(old, new)
    copy = folder / NAME
    copy.write_text(text, encoding="utf-8")
    return copy


def check_plays(edited: Game, printed: Game, money: int) -> None:
    """A game with edited components says so, starts with this money and plays to its end."""
    assert edited.version.startswith(printed.version + "+")
    record = Record.begin(edited, seats=2, seed=3)
    assert view_of(record.state, 0)["players"][0]["money"] == money
    chance = seeded(9)
    while not record.state.over:
        moves = record.state.legal()
        record.play(moves[chance.below(len(moves))])
        edited.check(record.state)
    assert Record.from_text(record.to_text(), edited).state.digest() == record.state.digest()
    with pytest.raises(FormatError, match="version"):
        Record.from_text(record.to_text(), printed)


def check_refused(read: Callable[[], object], folder: Path, where: str, word: str) -> None:
    """The copy in the folder is not read: the error names file and place, and says the word."""
    check_format_error(read, str(folder / NAME), where, word)


def check_format_error(read: Callable[[], object], source: str, where: str, word: str) -> None:
    """What is read is refused: the error names source and place, and says the word."""
    with pytest.raises(FormatError) as caught:
        read()
    assert caught.value.source == source
    assert caught.value.where == where
    assert word in caught.value.reason
