"""The pages keep their promises: the example runs in both languages, every link leads somewhere."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.compile import ROOT

PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def examples(page: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)


def test_the_example_plays_a_game() -> None:
    (example,) = examples("README.md")
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "final" in done.stdout


@pytest.mark.source
def test_both_languages_show_the_same_example() -> None:
    assert examples("README.md") == examples("README.fr.md")


@pytest.mark.source
@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    assert [target for target in targets if not (page.parent / target).exists()] == []
