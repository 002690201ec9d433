"""What pip would install, by the file list alone: `make test-wheel` does the real thing."""

import sys
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from tools import try_wheel, wheel
from tools.compile import ROOT, hot_files

pytestmark = pytest.mark.source


def in_wheel() -> set[str]:
    builder = WheelBuilder(str(ROOT))
    return {Path(file.distribution_path).as_posix() for file in builder.recurse_included_files()}


def in_source() -> set[str]:
    builder = SdistBuilder(str(ROOT))
    return {Path(file.relative_path).as_posix() for file in builder.recurse_included_files()}


def test_the_wheel_has_every_file_of_the_package() -> None:
    inside = in_wheel()
    assert sorted(set(wheel.expected_package()) - inside) == []
    assert {"ironbridge/py.typed", "ironbridge/games/birmingham/weights.bin"} <= inside
    assert "ironbridge/kernel/words.fr.ftl" in inside


def test_the_wheel_has_nothing_else() -> None:
    guilty = [
        name
        for name in in_wheel()
        if not name.startswith("ironbridge/")
        or "__pycache__" in name
        or "node_modules" in name
        or name.endswith(wheel.LIBRARIES)  # these come from the hook alone
    ]
    assert guilty == []


def test_a_wheel_is_made_from_the_source_distribution_without_node() -> None:
    inside = in_source()
    added = {"pyproject.toml", "README.md", "LICENSE"}  # by hatchling itself
    assert sorted(set(wheel.expected_source()) - inside - added) == []
    made = ("build/", "web/.svelte-check/")
    assert [name for name in inside if "node_modules" in name or name.startswith(made)] == []
    assert {"web/package.json", "tests/test_wheel.py", "CHANGELOG.md"} <= inside


@pytest.mark.parametrize("made", [wheel.CLIENT, wheel.DOCS])
def test_what_is_built_is_taken_although_git_ignores_it(tmp_path: Path, made: str) -> None:
    # With a copy of the settings, so that it is noticed where it is not built.
    for name in ("pyproject.toml", ".gitignore", "README.md", "LICENSE"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    page = tmp_path / "src" / made
    page.parent.mkdir(parents=True)
    page.write_text("<!doctype html>")
    (page.parents[1] / "__init__.py").write_text("")
    for builder in (WheelBuilder(str(tmp_path)), SdistBuilder(str(tmp_path))):
        found = {Path(file.path).name for file in builder.recurse_included_files()}
        assert "index.html" in found


def test_a_module_without_its_library_is_noticed() -> None:
    modules = [path.with_suffix("").as_posix() for path in hot_files()]
    complete = [f"{module}.cpython-311-aarch64-linux-gnu.so" for module in modules]
    assert wheel.uncompiled(complete) == set()
    assert wheel.uncompiled(complete[1:]) == {f"{modules[0]}.so"}


@pytest.mark.parametrize(
    ("file", "expected"),
    [
        ("ironbridge-1.0.0-py3-none-any.whl", True),
        ("ironbridge-1.0.0.tar.gz", True),
        ("ironbridge-1.0.0-cp39-cp39-manylinux_2_17_x86_64.whl", False),
    ],
)
def test_a_wheel_is_tried_with_the_python_it_is_for(file: str, expected: bool) -> None:
    assert try_wheel.fits(Path(file), sys.executable) is expected
