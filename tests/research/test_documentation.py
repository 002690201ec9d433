"""docs/research.md keeps its promises: its examples run, its figures are right."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

import ironbridge
from ironbridge.research.setting import Setting
from tools.compile import ROOT

pytestmark = pytest.mark.long

PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
MODULES = [("gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo"), ("openspiel", "open_spiel")]


def test_the_examples_run() -> None:
    # One after the other in one process: starting one takes longer than playing a game.
    examples = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
    assert len(examples) >= 6
    together = "\n".join(examples)
    done = subprocess.run([sys.executable, "-c", together], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "seat_2" in done.stdout


@pytest.mark.parametrize("name", ironbridge.game_names())
def test_the_sizes_are_those_of_the_games(name: str) -> None:
    setting = Setting(name)
    encoder, title = setting.encoder, setting.game.components()["title"]["en"]
    sizes = [int(encoder.size), int(encoder.numbers), setting.actions, setting.size]
    assert f"| {title} | " + " | ".join(f"{size:,}" for size in sizes) + " |" in PAGE


@pytest.mark.parametrize(("extra", "module"), MODULES)
def test_a_missing_library_names_its_extra(extra: str, module: str) -> None:
    missing = "pyspiel" if extra == "openspiel" else extra
    program = f"""
import sys
sys.modules["{missing}"] = None
import ironbridge.research.{module}
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert f"pip install 'ironbridge[{extra}]'" in done.stderr
