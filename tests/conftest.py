"""What all tests share: the same settings for hypothesis on every machine, and which begin first."""

from __future__ import annotations

import gc

import pytest
from hypothesis import settings

# Machines differ in speed and runs must not: no deadline, and the same examples every time.
settings.register_profile("ironbridge", deadline=None, derandomize=True)
settings.load_profile("ironbridge")

LONGEST = ("test_leak", "test_crash", "test_processes", "test_train", "test_notebook")
"""Files with tests of many seconds: nobody waits for one of them at the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.stem not in LONGEST)


def pytest_collection_finish() -> None:
    """Thousands of tests and their modules stay to the end: to look through them for garbage again
    and again takes a tenth of the time of all tests."""
    gc.collect()
    gc.freeze()
