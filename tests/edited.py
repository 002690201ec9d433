"""Copies of a board.toml with one correction, as people make them, and what is wrong with some."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ironbridge.kernel.errors import FormatError

NAME = "edited.toml"


def edited_copy(text: str, folder: Path, old: str, new: str) -> Path:
    """The text with one correction, in a file of its own."""
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in board.toml"
    copy = folder / NAME
    copy.write_text(text.replace(old, new), encoding="utf-8")
    return copy


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
