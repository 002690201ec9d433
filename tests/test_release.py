"""What keeps a release from being made, and what it says when nothing does."""

import subprocess
from pathlib import Path

import pytest

from tools import release
from tools.compile import ROOT

pytestmark = pytest.mark.source

CHANGELOG = "# Changelog\n\nWords.\n\n## 1.2.3 (2026-11-17)\n\n### Added\n- A game.\n\n## 1.2.2 (2026-01-01)\n"
FILES = {
    "pyproject.toml": '[project]\nversion = "1.2.3"\n',
    "src/ironbridge/__init__.py": '"""Games."""\n__version__ = "1.2.3"\n',
    "CITATION.cff": "title: Games\nversion: 1.2.3\n",
    "web/package.json": '{"version": "1.2.3"}',
    "web/package-lock.json": '{"version": "1.2.3"}',
    "CHANGELOG.md": CHANGELOG,
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project that is ready, in a repository of its own."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def git(folder: Path, *arguments: str) -> None:
    names = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
    subprocess.run(["git", *names, *arguments], cwd=folder, check=True, capture_output=True)


def commit(folder: Path) -> None:
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message", "All")


def check(folder: Path) -> str:
    version = release.agreed_version(folder)
    release.check_changelog(folder, version)
    release.check_repository(folder, version)
    return version


def test_what_is_ready_is_let_through(project: Path) -> None:
    assert check(project) == "1.2.3"


@pytest.mark.parametrize("file", [name for name in FILES if name != "CHANGELOG.md"])
def test_another_version_anywhere_is_refused(project: Path, file: str) -> None:
    path = project / file
    path.write_text(path.read_text().replace("1.2.3", "1.2.4"))
    with pytest.raises(release.NotReady, match=r"version 1\.2\.\d, but .* has 1\.2\.\d"):
        check(project)


def test_a_version_that_is_none_is_refused(project: Path) -> None:
    for file in FILES:
        path = project / file
        path.write_text(path.read_text().replace("1.2.3", "next"))
    with pytest.raises(release.NotReady, match="next is no version"):
        check(project)


@pytest.mark.parametrize(
    "heading", ["Unreleased", "1.2.3", "1.2.2 (2026-01-01)", "11.2.3 (2026-11-17)"]
)
def test_a_changelog_without_the_heading_is_refused(project: Path, heading: str) -> None:
    path = project / "CHANGELOG.md"
    path.write_text(CHANGELOG.replace("1.2.3 (2026-11-17)", heading))
    with pytest.raises(release.NotReady, match=r"CHANGELOG\.md begins with"):
        check(project)


def test_a_changelog_that_says_nothing_is_refused(project: Path) -> None:
    path = project / "CHANGELOG.md"
    path.write_text(CHANGELOG.replace("- A game.\n", ""))
    with pytest.raises(release.NotReady, match="says nothing"):
        check(project)


@pytest.mark.parametrize("file", ["CITATION.cff", "new.txt"])
def test_a_tree_that_is_not_clean_is_refused(project: Path, file: str) -> None:
    with (project / file).open("a") as text:
        text.write("# more\n")
    with pytest.raises(release.NotReady, match=f"changed or new: {file}"):
        check(project)


def test_a_tag_is_not_used_twice(project: Path) -> None:
    git(project, "tag", "v1.2.3")
    with pytest.raises(release.NotReady, match=r"v1\.2\.3 is taken"):
        check(project)


def test_tests_that_fail_are_refused(project: Path) -> None:
    with pytest.raises(release.NotReady, match="`false` failed"):
        release.run(project, ["false"])


GOOD = (
    "ironbridge-1.2.3.tar.gz",
    "ironbridge-1.2.3-py3-none-any.whl",
    "ironbridge-1.2.3-cp311-cp311-manylinux_2_17_x86_64.whl",
)


@pytest.mark.parametrize("absent", GOOD)
def test_a_missing_file_is_refused(tmp_path: Path, absent: str) -> None:
    put(tmp_path, *(name for name in GOOD if name != absent))
    with pytest.raises(release.NotReady, match=r"dist/ has no file of version 1\.2\.3"):
        release.made(tmp_path, "1.2.3")


def test_a_wheel_for_this_machine_only_is_refused(tmp_path: Path) -> None:
    put(tmp_path, *GOOD, "ironbridge-1.2.3-cp312-cp312-linux_x86_64.whl")
    with pytest.raises(release.NotReady, match="fits this machine only"):
        release.made(tmp_path, "1.2.3")


def test_what_to_upload_is_said(tmp_path: Path) -> None:
    put(tmp_path, *GOOD, "ironbridge-1.2.2.tar.gz")
    said = release.told("1.2.3", release.made(tmp_path, "1.2.3"))
    assert all(name in said for name in GOOD)
    assert "1.2.2" not in said
    assert "git tag -a v1.2.3" in said


def put(folder: Path, *names: str) -> None:
    (folder / "dist").mkdir()
    for name in names:
        (folder / "dist" / name).write_bytes(b"")


def test_all_files_of_this_project_name_one_version() -> None:
    assert len(set(release.versions(ROOT).values())) == 1
