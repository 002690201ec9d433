"""The tests run in the mode that was asked for: no old library in the place of a source.

IRONBRIDGE_EXPECT is set by the Makefile; without it plain Python is expected.
"""

import importlib
import multiprocessing
import os

import pytest

from tools.compile import hot_files

SUFFIXES = {"plain": ".py", "compiled": ".so"}
HOT = [".".join(path.with_suffix("").parts) for path in hot_files()]


def suffix() -> str:
    return SUFFIXES[os.environ.get("IRONBRIDGE_EXPECT", "plain")]


def file_of(name: str) -> str | None:
    return importlib.import_module(name).__file__


@pytest.mark.parametrize("name", HOT)
def test_hot_module_is_in_the_mode_asked_for(name: str) -> None:
    file = file_of(name)
    assert file is not None
    assert file.endswith(suffix())


def test_processes_that_are_started_are_in_the_same_mode() -> None:
    """They are given the path of this one, which any module that is imported can change: bots,
    actors and matches would be slow, and others than those that people have."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        file = pool.apply(file_of, (HOT[0],))
    assert file is not None
    assert file.endswith(suffix())
