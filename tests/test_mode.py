"""The tests run in the mode that was asked for: no old library in the place of a source.

IRONBRIDGE_EXPECT is set by the Makefile; without it plain Python is expected.
"""

import importlib
import os

import pytest

from tools.compile import hot_files

SUFFIXES = {"plain": ".py", "compiled": ".so"}
HOT = [".".join(path.with_suffix("").parts) for path in hot_files()]


@pytest.mark.parametrize("name", HOT)
def test_hot_module_is_in_the_mode_asked_for(name: str) -> None:
    mode = os.environ.get("IRONBRIDGE_EXPECT", "plain")
    file = importlib.import_module(name).__file__
    assert file is not None
    assert file.endswith(SUFFIXES[mode])
