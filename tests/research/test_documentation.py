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
REPEATED = ("canal", "rail", "germany", "new_england")
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


def layout_rows(setting: Setting) -> list[str]:
    """The parts of an observation as the page lists them; what stands once for each era or map
    has one row."""
    kinds: dict[tuple[str, ...], tuple[str, list[str]]] = {}
    for part in setting.parts:
        prefix, _, rest = part.name.partition(" ")
        name = rest if prefix in REPEATED else part.name
        axes = " × ".join(f"{axis} ({n})" for axis, n in zip(part.axes, part.shape, strict=True))
        shown = f"{part.places.start:,}–{part.places.stop - 1:,}"
        kinds.setdefault((name, axes), (axes, []))[1].append(shown)
    return [f"| {name} | {' and '.join(at)} | {axes} |" for (name, _), (axes, at) in kinds.items()]


@pytest.mark.parametrize("name", ironbridge.game_names())
def test_the_parts_are_those_of_the_games(name: str) -> None:
    assert "\n".join(layout_rows(Setting(name))) in PAGE


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
