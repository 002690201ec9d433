"""Strict reading: each fault names the file, the path of the key and what was expected."""

from collections.abc import Callable

import pytest

from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.strict_reader import Fields, show

Read = Callable[[Fields], object]


def fields(value: object) -> Fields:
    return Fields("board.toml", "towns[2]", value)


def test_right_values_are_taken() -> None:
    table = fields(
        {
            "canal": True,
            "slots": 3,
            "name": "Stone",
            "kind": "town",
            "links": ["a", "b"],
            "costs": [5, 0],
            "any": [1, "x"],
            "place": {"x": 4},
            "rows": [{"y": 1}, {"y": 2}],
        }
    )
    assert table.boolean("canal") is True
    assert table.integer("slots", 1, 3) == 3
    assert table.text("name") == "Stone"
    assert table.choice("kind", ["town", "farm"]) == "town"
    assert table.texts("links") == ["a", "b"]
    assert table.integers("costs", 0, 5) == [5, 0]
    assert table.items("any") == [1, "x"]
    assert table.table("place").integer("x", 0, 9) == 4
    assert [row.integer("y", 0, 9) for row in table.tables("rows")] == [1, 2]
    table.end()


@pytest.mark.parametrize(
    ("value", "read", "where", "reason"),
    [
        (1, lambda f: f.boolean("k"), "k", "expected true or false, found 1"),
        ("1", lambda f: f.integer("k", 0, 9), "k", "expected a whole number, found '1'"),
        (True, lambda f: f.integer("k", 0, 9), "k", "expected a whole number, found True"),
        (1.0, lambda f: f.integer("k", 0, 9), "k", "expected a whole number, found 1.0"),
        (10, lambda f: f.integer("k", 0, 9), "k", "expected 0 to 9, found 10"),
        (-1, lambda f: f.integer("k", 0, 9), "k", "expected 0 to 9, found -1"),
        (5, lambda f: f.text("k"), "k", "expected a text, found 5"),
        ("c", lambda f: f.choice("k", ["a", "b"]), "k", "expected one of a, b; found 'c'"),
        (5, lambda f: f.choice("k", ["a", "b"]), "k", "expected a text, found 5"),
        ("ab", lambda f: f.items("k"), "k", "expected a list, found 'ab'"),
        (["a", 2], lambda f: f.texts("k"), "k[1]", "expected a text, found 2"),
        (["a"], lambda f: f.integers("k", 0, 9), "k[0]", "expected a whole number, found 'a'"),
        ([1, False], lambda f: f.integers("k", 0, 9), "k[1]", "expected a whole number, found Fal"),
        ([1, 99], lambda f: f.integers("k", 0, 9), "k[1]", "expected 0 to 9, found 99"),
        ([], lambda f: f.table("k"), "k", "expected a table, found []"),
        ([{}, 3], lambda f: f.tables("k"), "k[1]", "expected a table, found 3"),
        ({"x": 1}, lambda f: f.table("k").text("x"), "k.x", "expected a text, found 1"),
        ([{"x": 1}], lambda f: f.tables("k")[0].end(), "k[0].x", "unknown key"),
        (1, lambda f: f.take("other"), "other", "missing"),
        (1, lambda f: f.end(), "k", "unknown key; remove it or check its spelling"),
    ],
)
def test_faults_name_their_key(value: object, read: Read, where: str, reason: str) -> None:
    with pytest.raises(FormatError) as caught:
        read(fields({"k": value}))
    error = caught.value
    assert error.source == "board.toml"
    assert error.where == f"towns[2].{where}"
    assert error.reason.startswith(reason)
    assert str(error) == f"board.toml: towns[2].{where}: {error.reason}"


def test_the_top_table_has_no_path() -> None:
    with pytest.raises(FormatError) as caught:
        Fields("position", "", {}).text("era")
    assert str(caught.value) == "position: era: missing"


def test_a_key_is_taken_once() -> None:
    table = fields({"name": "Stone"})
    assert table.has("name")
    table.text("name")
    assert not table.has("name")
    with pytest.raises(FormatError, match="missing"):
        table.text("name")


def test_something_else_than_a_table() -> None:
    with pytest.raises(FormatError, match=r"position: expected a table, found \[1\]"):
        Fields("position", "", [1])


def test_long_values_are_shown_short() -> None:
    assert show("x" * 38) == repr("x" * 38)
    assert show("x" * 39) == "'" + "x" * 36 + "..."
    assert len(show(list(range(1000)))) == 40
