"""rules.toml read strictly, and the coverage of its clauses by tests."""

from pathlib import Path

import pytest

from ironbridge.kernel.errors import FormatError, SetupError
from ironbridge.kernel.rulebook import Rulebook, Translated, citations, coverage, read, report

HEAD = """
version = "1"
title = {en = "Stones", fr = "Pierres"}
source = {en = "First printing", fr = "Premier tirage"}
[[section]]
id = "bid"
title = {en = "Bids", fr = "Mises"}
[[section]]
id = "take"
title = {en = "Taking", fr = "Prises"}
"""


def clause(
    name: str,
    section: str = "take",
    tests: str = '"tests/test_take.py::test_one"',
    kind: str = "rule",
    more: str = "",
) -> str:
    return f"""
[[rule]]
id = "{name}"
section = "{section}"
place = "Page 2"
kind = "{kind}"
en = "Say it."
fr = "Dites-le."
tests = [{tests}]
{more}
"""


def rulebook(tmp_path: Path, text: str) -> Rulebook:
    path = tmp_path / "rules.toml"
    path.write_text(text, encoding="utf-8")
    return read(path)


def test_reading(tmp_path: Path) -> None:
    book = rulebook(tmp_path, HEAD + clause("T-2", kind="reading") + clause("T-1", "bid"))
    assert book.version == "1"
    assert book.title == Translated("Stones", "Pierres")
    assert book.source.text("fr") == "Premier tirage"
    assert list(book.sections) == ["bid", "take"]
    assert book.sections["bid"].title.text("en") == "Bids"
    assert list(book.rules) == ["T-2", "T-1"], "the order of the file is kept"
    rule = book.rule("T-2")
    assert (rule.section, rule.place, rule.kind) == ("take", "Page 2", "reading")
    assert (rule.text("en"), rule.text("fr")) == ("Say it.", "Dites-le.")
    assert rule.tests == ("tests/test_take.py::test_one",)
    assert [rule.id for rule in book.of_section("bid")] == ["T-1"]


def test_unknown_rule(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="Stones has no rule 'T-9'"):
        rulebook(tmp_path, HEAD + clause("T-1")).rule("T-9")


@pytest.mark.parametrize(
    ("text", "where", "reason"),
    [
        (HEAD + "x = = 1", "line 11", "not TOML"),
        (HEAD.replace('version = "1"', ""), "version", "missing"),
        (HEAD.replace('version = "1"', "version = 1"), "version", "expected a text"),
        (HEAD.replace(', fr = "Pierres"', ""), "title.fr", "missing"),
        (HEAD.replace('"Mises"', '" "'), "section[0].title.fr", "expected a text, found an empty"),
        (HEAD.replace('id = "take"', 'id = "bid"'), "section[1].id", "section bid is given twice"),
        (HEAD, "rule", "missing"),
        (HEAD + clause("T-1") * 2, "rule T-1.id", "rule T-1 is given twice"),
        (HEAD + clause("T-1", "sell"), "rule T-1.section", "expected one of bid, take"),
        (HEAD + clause("T-1", kind="law"), "rule T-1.kind", "expected one of rule, reading"),
        (HEAD + clause("T-1", more="page = 3"), "rule T-1.page", "unknown key"),
        (HEAD + clause("T-1", tests='"a.py"'), "rule T-1.tests[0]", "expected FILE.py::TEST"),
        (HEAD + clause("T-1", tests='"a.py::"'), "rule T-1.tests[0]", "expected FILE.py::TEST"),
        (HEAD + clause("T-1", tests="1"), "rule T-1.tests[0]", "expected a text"),
        (HEAD + clause("T-1").replace('en = "Say it."', ""), "rule T-1.en", "missing"),
        (HEAD + clause("", more=""), "rule[0].id", "expected a text, found an empty one"),
    ],
)
def test_faults(tmp_path: Path, text: str, where: str, reason: str) -> None:
    with pytest.raises(FormatError) as caught:
        rulebook(tmp_path, text)
    assert caught.value.source == str(tmp_path / "rules.toml")
    assert caught.value.where == where
    assert caught.value.reason.startswith(reason)


TESTS = """
def test_one() -> None: ...
async def test_two() -> None: ...
class TestHeap:
    def test_three(self) -> None: ...
"def test_four() -> None: in a text"
def outer() -> None:
    def test_five() -> None: ...
"""


def covered_book(tmp_path: Path, **tests: str) -> Rulebook:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_take.py").write_text(TESTS, encoding="utf-8")
    sections = {"a": "bid"}
    clauses = [
        clause(f"T-{name}", sections.get(name, "take"), ", ".join(f'"{t}"' for t in test.split()))
        for name, test in tests.items()
    ]
    return rulebook(tmp_path, HEAD + "".join(clauses))


def test_full_coverage(tmp_path: Path) -> None:
    book = covered_book(
        tmp_path,
        a="tests/test_take.py::test_one",
        b="tests/test_take.py::test_two tests/test_take.py::TestHeap::test_three",
    )
    covered = coverage(book, tmp_path)
    assert covered.complete
    assert covered.clauses == 2
    assert report(covered) == [
        "Section  Clauses  Tested",
        "Bids           1       1",
        "Taking         1       1",
        "Total          2       2",
    ]


def test_gaps_are_found(tmp_path: Path) -> None:
    book = covered_book(
        tmp_path,
        a="",
        b="tests/test_take.py::test_one tests/test_take.py::test_four",
        c="tests/test_take.py::test_five",
        d="tests/test_none.py::test_one",
    )
    covered = coverage(book, tmp_path)
    assert not covered.complete
    assert covered.missing == ("T-a", "T-c", "T-d")
    assert covered.absent == (
        ("T-b", "tests/test_take.py::test_four"),
        ("T-c", "tests/test_take.py::test_five"),
        ("T-d", "tests/test_none.py::test_one"),
    )
    bids, taking = covered.sections
    assert (bids.clauses, bids.tested, bids.missing) == (1, 0, ("T-a",))
    assert (taking.clauses, taking.tested, taking.missing) == (3, 1, ("T-c", "T-d"))
    lines = report(covered, "fr")
    assert lines[:2] == ["Section  Clauses  Testées", "Mises          1        0"]
    assert "T-a: no test" in lines
    assert "T-b: tests/test_take.py::test_four does not exist" in lines


def test_a_named_test_that_is_gone_is_a_gap_even_beside_another(tmp_path: Path) -> None:
    book = covered_book(tmp_path, a="tests/test_take.py::test_one tests/test_take.py::test_gone")
    covered = coverage(book, tmp_path)
    assert covered.missing == ()
    assert not covered.complete


def test_citations_are_found_by_line(tmp_path: Path) -> None:
    book = covered_book(tmp_path, A="x.py::test_one", B="x.py::test_one")
    own, shared = tmp_path / "own", tmp_path / "shared"
    for folder in (own, shared):
        folder.mkdir()
    (own / "take.py").write_text('"""T-A holds."""\nforbid("T-A")\nforbid("T-AB")\n')
    found = citations(book, own)
    assert [(place.path.name, place.line) for place in found["T-A"]] == [
        ("take.py", 1),
        ("take.py", 2),
    ]
    assert found["T-B"] == []


def test_shared_code_cites_clauses_without_the_prefix_of_a_game(tmp_path: Path) -> None:
    book = covered_book(tmp_path, **{"TAKE-LAST": "x.py::test_one"})
    (tmp_path / "shared").mkdir()
    (tmp_path / "shared" / "take.py").write_text('\nforbid("TAKE-LAST")\n')
    assert citations(book, tmp_path / "own")["T-TAKE-LAST"] == []
    [place] = citations(book, tmp_path / "own", tmp_path / "shared")["T-TAKE-LAST"]
    assert (place.path.name, place.line) == ("take.py", 2)
