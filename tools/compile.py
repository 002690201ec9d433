"""Compile what runs often with mypyc into build/compiled, a copy of src with its own .so files.

The sources stay free of .so files, so plain and compiled runs live side by side and no run
can pick up an old binary: PYTHONPATH=build/compiled is compiled, PYTHONPATH=src is plain.
Which modules is said once, in pyproject.toml. Nothing is done when nothing changed; two
that compile at once wait for each other. What the compilers say is in build/compile.log, and on
the screen if they fail. `--wheel FOLDER` compiles for a wheel (tools/wheel_hook.py), into a tree of
its own.
"""

import argparse
import contextlib
import hashlib
import importlib.metadata
import os
import shutil
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TREE = ROOT / "build" / "compiled"
STAMP = ROOT / "build" / "compiled.stamp"
LOG = ROOT / "build" / "compile.log"
LOCK = ROOT / "build" / "compile.lock"

OPT_LEVEL = "1"
"""Of the C compiler. The wheel is made with the level of pyproject.toml, once for many; here 2
would take twice the time for one game more in twenty (measured)."""

TOOLS = ("mypy", "librt", "mypy_extensions", "setuptools")
"""Their versions decide what the compiler makes of the same source."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--force", action="store_true", help="compile even if nothing changed")
    parser.add_argument("--wheel", metavar="FOLDER", type=Path, help="into FOLDER, for a wheel")
    arguments = parser.parse_args()
    forced, wheel = arguments.force, arguments.wheel
    hot = hot_files()
    if wheel is not None:
        tree = wheel.resolve()
        mirror(tree)
        build(hot, tree, hook()["options"]["opt_level"])
        return
    LOCK.parent.mkdir(exist_ok=True)
    with alone():
        compiled = fingerprint()  # before: sources that change meanwhile are compiled the next time
        mirror()
        if not forced and up_to_date():
            print(f"compiled: {len(hot)} modules, up to date")
            return
        print(f"compiling {len(hot)} modules with mypyc; this takes a minute or two", flush=True)
        STAMP.unlink(missing_ok=True)
        with quiet():
            build(hot, TREE, OPT_LEVEL)
        STAMP.write_text(compiled)
        print(f"compiled: {len(hot)} modules in {TREE.relative_to(ROOT)}")


def up_to_date() -> bool:
    """Whether build/compiled holds what the sources of now compile to."""
    return STAMP.exists() and STAMP.read_text() == fingerprint() and all_built(hot_files())


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One at a time: `make play` compiles beside the table, and `make test` may come meanwhile."""
    with LOCK.open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """What the compilers print goes into the log; all of it is shown if they fail."""
    sys.stdout.flush()
    kept = os.dup(1), os.dup(2)
    with LOG.open("wb") as log:
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
    failed = True
    try:
        yield
        failed = False
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        for number, screen in enumerate(kept, start=1):
            os.dup2(screen, number)
            os.close(screen)
        if failed:
            print(LOG.read_text(encoding="utf-8", errors="replace"), file=sys.stderr)


def hook() -> dict[str, Any]:
    """What pyproject.toml says about compiling."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    settings: dict[str, Any] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]
    mypyc: dict[str, Any] = settings["custom"]
    return mypyc


def hot_files() -> list[Path]:
    """The modules to compile, relative to src."""
    settings = hook()
    found = {
        path.relative_to(SOURCE)
        for pattern in settings["include"]
        for path in ROOT.glob(pattern)
        if path.name not in settings["exclude"]
    }
    return sorted(found)


def mirror(tree: Path = TREE) -> None:
    """Make a tree hold the files of src as they are now, and drop what src no longer has. The
    client may be built anew meanwhile: what vanishes on the way is mirrored the next time."""
    wanted = {
        path.relative_to(SOURCE)
        for path in SOURCE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".so"
    }
    for name in wanted:
        with contextlib.suppress(FileNotFoundError):
            text, target = (SOURCE / name).read_bytes(), tree / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if not target.exists() or target.read_bytes() != text:
                target.write_bytes(text)
    for path in list(tree.rglob("*")):
        kept = path.is_dir() or path.suffix == ".so" or "__pycache__" in path.parts
        if not kept and path.relative_to(tree) not in wanted:
            path.unlink()


def fingerprint() -> str:
    """Of everything the binaries depend on: every module (types cross packages), list and tools."""
    digest = hashlib.sha256()
    digest.update(repr(sorted(hook().items())).encode())
    digest.update(f"{sys.version} {os.environ.get('CFLAGS', '')}".encode())
    for tool in TOOLS:
        digest.update(f"{tool} {importlib.metadata.version(tool)}".encode())
    for path in [Path(__file__), *sorted(SOURCE.rglob("*.py"))]:
        digest.update(str(path.relative_to(ROOT)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def all_built(hot: list[Path]) -> bool:
    return all(any((TREE / name).parent.glob(f"{name.stem}.*.so")) for name in hot)


def libraries(hot: list[Path]) -> list[tuple[list[str], str | None]]:
    """One library for what all games stand on, and one for each game.

    Measured: a single one plays hardly faster, but the C compiler's time and memory grow faster
    than the code; one library for each module takes it twice the time.
    """
    rooms: dict[str, list[str]] = {}
    for name in hot:
        room = name.parts[2] if name.parts[1] == "games" else "base"
        rooms.setdefault(room, []).append(str(name))
    return [(files, f"ironbridge_{room}") for room, files in rooms.items()]


def build(hot: list[Path], tree: Path, level: str) -> None:
    # setuptools must come before mypyc, which patches it.
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    from mypyc.build import mypycify  # isort: skip

    settings = hook()
    types = tree.parent / "types"
    # mypyc cannot go on from what it knew of several libraries: with changed sources it fails.
    shutil.rmtree(types, ignore_errors=True)
    os.chdir(tree)
    # No configuration file: the one of the project points mypy at src, not at this tree.
    extensions = mypycify(
        [
            *settings["mypy-args"],
            "--config-file=",
            "--explicit-package-bases",
            f"--cache-dir={types}",
            *(str(name) for name in hot),
        ],
        separate=libraries(hot),
        target_dir=str(tree.parent / "c"),
        **{**settings["options"], "opt_level": level},
    )
    if sys.platform == "linux":
        # The first lets the compiler inline functions although the library exports them. Python
        # asks for all warnings, which takes gcc half as long again and says nothing of use about
        # C that mypyc wrote.
        for extension in extensions:
            extension.extra_compile_args += ["-fno-semantic-interposition", "-Wno-all"]
    command = build_ext(Distribution({"name": "ironbridge", "ext_modules": extensions}))
    command.build_lib = str(tree)
    command.build_temp = str(tree.parent / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    made = {Path(output) for output in command.get_outputs()}
    for stale in set(tree.rglob("*.so")) - made:
        stale.unlink()
    command.run()


if __name__ == "__main__":
    main()
