"""Files: what cannot be read says where, and what is written is whole."""

import os
from pathlib import Path

import pytest

from ironbridge.kernel.document import parse_json, read_text, read_toml, write_text
from ironbridge.kernel.errors import FormatError


@pytest.mark.parametrize(
    ("text", "where", "reason"),
    [
        ("a = 1\nb = = 2\n", "line 2", "not TOML: Invalid value"),
        ("a = 1\na = 2\n", "line 2", "not TOML: Cannot overwrite a value"),
        ("a = 1\n\n[table\n", "line 3", "not TOML: "),
        ("a = 1\nb = '''x\n\n", "line 2", "not TOML: "),
    ],
)
def test_faulty_toml_names_its_line(tmp_path: Path, text: str, where: str, reason: str) -> None:
    path = tmp_path / "board.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(FormatError) as caught:
        read_toml(path)
    assert (caught.value.source, caught.value.where) == (str(path), where)
    assert caught.value.reason.startswith(reason)


def test_toml_is_read_strictly(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_text("a = 1\n", encoding="utf-8")
    fields = read_toml(path)
    with pytest.raises(FormatError, match=r"board\.toml: a: expected a text, found 1"):
        fields.text("a")


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_bytes(b"a = 1\nb = '\xff'\n")
    with pytest.raises(FormatError, match=r"board\.toml: line 2: not UTF-8 text"):
        read_toml(path)
    with pytest.raises(FormatError, match="cannot be read"):
        read_text(tmp_path)


def test_json() -> None:
    assert parse_json("r", '{"a": [1, {"b": null}]}') == {"a": [1, {"b": None}]}


@pytest.mark.parametrize(
    ("text", "where", "reason"),
    [
        ('{"a": 1,\n "b": }', "line 2", "not JSON: Expecting value"),
        ("", "line 1", "not JSON"),
        ('{"x": {"a": 1, "b": 2, "a": 3}}', "a", "this key is given twice"),
        ('{"a": NaN}', "", "NaN is not a JSON number"),
        ("9" * 5000, "", "not JSON: Exceeds the limit"),
        ("[" * 100_000, "", "not JSON of ours: tables nested too deep"),
    ],
)
def test_faulty_json(text: str, where: str, reason: str) -> None:
    with pytest.raises(FormatError) as caught:
        parse_json("r", text)
    assert (caught.value.source, caught.value.where) == ("r", where)
    assert caught.value.reason.startswith(reason)


def test_a_written_file_replaces_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    for text in ("first\n", "é\n"):
        write_text(path, text)
        assert path.read_bytes() == text.encode()
    assert os.listdir(tmp_path) == ["game.txt"]


def test_a_failed_write_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    write_text(path, "first\n")

    def fail(_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="disk full"):
        write_text(path, "second\n")
    assert path.read_text() == "first\n"
    assert os.listdir(tmp_path) == ["game.txt"]
