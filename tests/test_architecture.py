"""The rules of the code itself: who imports whom, traps of the compiler, sizes, one list.

The import rules stand in pyproject.toml under tool.importlinter.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.compile import ROOT, SOURCE, hook, hot_files

pytestmark = pytest.mark.source

CODE = ("src", "tests", "tools", "benchmarks", "examples")
LONGEST = 450
MADE = {"build", "dist", "node_modules", "__pycache__"}
"""Folders that tools make; hidden ones are left out as well."""

# Written in pieces, so that this file does not name what it forbids.
REGISTRIES = [
    "pypi" + ".org",
    "python" + "hosted",
    "npm" + "js",
    "registry" + ".yarnpkg",
    "index" + "-url",
    "find" + "-links",
]


def code_files() -> list[Path]:
    return sorted(path for folder in CODE for path in (ROOT / folder).rglob("*.py"))


def project_files() -> Iterator[Path]:
    for path in sorted(ROOT.rglob("*")):
        folders = path.relative_to(ROOT).parts[:-1]
        made = any(folder in MADE or hidden(folder) for folder in folders)
        if path.is_file() and not made and path.suffix != ".so":
            yield path


def hidden(folder: str) -> bool:
    return folder.startswith(".") and folder != ".ci"


def names(paths: list[Path]) -> list[str]:
    return [str(path.relative_to(ROOT)) for path in paths]


# Imports ------------------------------------------------------------------------------------


def test_packages_import_only_what_they_may() -> None:
    # In a process of its own: it sets logging up anew, which closes the handlers of others, and
    # that of absl (OpenSpiel has it) closes what pytest writes to.
    program = Path(sys.executable).with_name("lint-imports")
    command = [str(program), "--config", str(ROOT / "pyproject.toml"), "--no-cache"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_rules_never_import_the_whole_library() -> None:
    # `import ironbridge` reaches the registry and with it every game. import-linter cannot
    # forbid a package to its own parts.
    packages = [SOURCE / "ironbridge" / name for name in ("kernel", "brass", "games")]
    guilty = [
        path
        for package in packages
        for path in package.rglob("*.py")
        if "ironbridge" in imported(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert names(guilty) == []


def imported(tree: ast.Module) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


# The compiler -------------------------------------------------------------------------------


def test_compiled_modules_never_shift_a_constant_by_a_variable() -> None:
    guilty = [
        f"{path}:{line}"
        for path in hot_files()
        for line in constant_shifts((SOURCE / path).read_text(encoding="utf-8"))
    ]
    assert guilty == [], "mypyc makes these 32-bit C shifts: use the table BIT of kernel/bits.py"


def constant_shifts(source: str) -> list[int]:
    """The lines where a constant, by itself or by name, is shifted left by what is no literal."""
    tree = ast.parse(source)
    constants = constant_names(tree)
    lines: list[int] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            left, right = node.left, node.right
        elif isinstance(node, ast.AugAssign) and isinstance(node.op, ast.LShift):
            left, right = node.target, node.value
        else:
            continue
        named = isinstance(left, ast.Name) and left.id in constants
        if (named or is_number(left)) and not is_number(right):
            lines.append(node.lineno)
    return lines


def constant_names(tree: ast.Module) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and node.value is not None and is_number(node.value):
            targets: list[ast.expr] = [node.target]
        elif isinstance(node, ast.Assign) and is_number(node.value):
            targets = node.targets
        else:
            continue
        found.update(target.id for target in targets if isinstance(target, ast.Name))
    return found


def is_number(node: ast.expr) -> bool:
    """A number as it stands, also with a sign or wrapped as i64(1)."""
    if isinstance(node, ast.UnaryOp):
        return is_number(node.operand)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and len(node.args) == 1:
        return node.func.id in {"i64", "i32", "int"} and is_number(node.args[0])
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


@pytest.mark.parametrize(
    "source",
    [
        "x = 1 << n",
        "x = m | (5 << n)",
        "x = i64(1) << n",
        "one: i64 = 1\nx = one << n",
        "ONE: Final = 1\nx = m & (ONE << (n + 1))",
        "x = 1\nx <<= n",
    ],
)
def test_constant_shifts_are_found(source: str) -> None:
    assert constant_shifts(source) == [source.count("\n") + 1]


@pytest.mark.parametrize("source", ["x = 1 << 5", "x = BIT[n] << m", "x = self.c << 21"])
def test_sound_shifts_are_not_reported(source: str) -> None:
    assert constant_shifts(source) == []


@pytest.mark.parametrize("pattern", hook()["include"])
def test_every_compiled_pattern_matches_a_file(pattern: str) -> None:
    assert list(ROOT.glob(pattern)), "remove the pattern from pyproject.toml or check its spelling"


# Files --------------------------------------------------------------------------------------


def test_no_file_is_too_long() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in code_files()}
    assert names([path for path, length in lengths.items() if length > LONGEST]) == []


def test_no_file_names_a_package_registry() -> None:
    guilty = [
        path
        for path in project_files()
        if any(name in path.read_text(encoding="utf-8", errors="ignore") for name in REGISTRIES)
    ]
    assert names(guilty) == []


def test_sources_hold_no_compiled_library() -> None:
    assert names(list(SOURCE.rglob("*.so"))) == [], "they hide the sources: run `make clean-so`"
