"""Check that a release may be made, make its files, and say what to do with them: `make release`.

The version stands in five files, and the changelog must have its heading; the tree must be clean,
the tag free, and `make test` good. Nothing is tagged or sent: the last lines say how.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.compile import ROOT

VERSION = r"\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?"
TESTS = ["make", "test"]
CHECKS = ["make", "wheel", "test-wheel"]


class NotReady(Exception):
    """Why there is no release yet, in words."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="check, but test and make nothing")
    checked = parser.parse_args().check
    try:
        version = agreed_version(ROOT)
        check_changelog(ROOT, version)
        check_repository(ROOT, version)
        if checked:
            print(f"{version} may be released, if `make test` is good.")
            return
        run(ROOT, TESTS)
        run(ROOT, CHECKS)
        check_repository(ROOT, version)  # the tests may have left something
        print(told(version, made(ROOT, version)))
    except NotReady as reason:
        raise SystemExit(f"No release: {reason}") from None


# What must be true ---------------------------------------------------------------------------


def agreed_version(root: Path) -> str:
    """The version that all files name."""
    named = versions(root)
    version = named["pyproject.toml"]
    if others := {file: found for file, found in named.items() if found != version}:
        listed = ", ".join(f"{file} has {found}" for file, found in others.items())
        raise NotReady(f"pyproject.toml has version {version}, but {listed}.")
    if not re.fullmatch(VERSION, version):
        raise NotReady(f"{version} is no version such as 1.2.3 or 1.2.3rc1.")
    return version


def versions(root: Path) -> dict[str, str]:
    def read(file: str) -> str:
        return (root / file).read_text(encoding="utf-8")

    package = "src/ironbridge/__init__.py"
    return {
        "pyproject.toml": str(tomllib.loads(read("pyproject.toml"))["project"]["version"]),
        package: first(r'^__version__ = "(.+)"', read(package)),
        "CITATION.cff": first(r"^version: (.+)$", read("CITATION.cff")),
        "web/package.json": str(json.loads(read("web/package.json"))["version"]),
        "web/package-lock.json": str(json.loads(read("web/package-lock.json"))["version"]),
    }


def first(pattern: str, text: str) -> str:
    found = re.search(pattern, text, flags=re.MULTILINE)
    return found.group(1).strip() if found else "none"


def check_changelog(root: Path, version: str) -> None:
    """The newest heading is this version with its day, and there is something under it."""
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    heading, _, rest = text.partition("\n## ")[2].partition("\n")
    if not re.fullmatch(rf"{re.escape(version)} \(\d{{4}}-\d\d-\d\d\)", heading):
        raise NotReady(
            f"CHANGELOG.md begins with {heading!r} and not with '{version} (YEAR-MONTH-DAY)'."
        )
    if not re.search(r"^- ", rest.partition("\n## ")[0], flags=re.MULTILINE):
        raise NotReady(f"CHANGELOG.md says nothing about {version}.")


def check_repository(root: Path, version: str) -> None:
    if changed := git(root, "status", "--porcelain").splitlines():
        raise NotReady(f"files are changed or new: {', '.join(line[3:] for line in changed[:5])}.")
    if git(root, "tag", "--list", f"v{version}"):
        raise NotReady(f"the tag v{version} is taken; a version is released once.")


def git(root: Path, *arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True)
    if done.returncode != 0:
        raise NotReady(f"git {arguments[0]} failed: {done.stderr.strip()}")
    return done.stdout.strip("\n")


# What is made --------------------------------------------------------------------------------


def run(root: Path, command: list[str]) -> None:
    if subprocess.run(command, cwd=root).returncode != 0:
        raise NotReady(f"`{' '.join(command)}` failed.")


def made(root: Path, version: str) -> list[Path]:
    """The files of this version in dist/, of which no index would refuse one."""
    files = sorted((root / "dist").glob(f"ironbridge-{version}*"))
    kinds = {
        "a source distribution": [file for file in files if file.name.endswith(".tar.gz")],
        "a pure wheel": [file for file in files if file.name.endswith("-none-any.whl")],
        "a compiled wheel": [file for file in files if "-cp" in file.name],
    }
    for kind, found in kinds.items():
        if not found:
            raise NotReady(f"dist/ has no file of version {version} that is {kind}.")
    if foreign := [file.name for file in files if "-linux_" in file.name]:
        raise NotReady(f"{foreign[0]} fits this machine only; auditwheel is missing.")
    return files


def told(version: str, files: list[Path]) -> str:
    listed = "\n".join(f"  {file.name}  {file.stat().st_size / 1e6:.1f} MB" for file in files)
    return (
        f"{version} is ready. These files go to the package index:\n{listed}\n"
        f"  git tag -a v{version} -m v{version} && git push origin v{version}\n"
        f"  python -m twine upload dist/ironbridge-{version}*\n"
        "Wheels for other systems and Pythons: `make wheel` there, from the same tag."
    )


if __name__ == "__main__":
    main()
