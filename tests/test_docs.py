"""The documentation: its examples run, its menu is whole, its pages come from the one source."""

import doctest
import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

import ironbridge
from ironbridge.registry import rule_examples
from tools import docs
from tools.compile import ROOT

WRITTEN = ROOT / "docs"
EXAMPLES = [page for page in sorted(WRITTEN.rglob("*.md")) if ">>>" in page.read_text("utf-8")]


@pytest.mark.parametrize("page", EXAMPLES, ids=lambda page: page.name)
def test_the_examples_of_a_page_run(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # examples may write files
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert tried > 0
    assert failed == 0


@pytest.mark.long
@pytest.mark.parametrize("page", ["bots.md", "positions.md"])
def test_the_programs_of_a_page_run(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that print something rather than show what Python answers. One of them plays with the
    weights of a training: the shipped ones are of the same form."""
    weights = tmp_path / "FOLDER" / "weights.bin"
    weights.parent.mkdir()
    weights.write_bytes(ironbridge.game("brass-birmingham").weights() or b"")
    monkeypatch.chdir(tmp_path)
    programs = re.findall(r"```python\n(.*?)```", (WRITTEN / page).read_text("utf-8"), re.DOTALL)
    assert programs
    for program in programs:
        printed = StringIO()
        with redirect_stdout(printed):
            exec(program, {})
        assert printed.getvalue().strip()


@pytest.mark.parametrize("name", ironbridge.game_names())
def test_games_of_the_expert_can_be_replayed(name: str) -> None:
    page = (WRITTEN / "expert-games" / f"{name}.md").read_text("utf-8")
    files = re.findall(r"\(([\w-]+\.txt)\)", page)
    assert len(files) == 3
    for file in files:
        record = ironbridge.load_record(WRITTEN / "expert-games" / file)
        assert record.game.name == name
        assert record.state.over
        scores = re.findall(r"\w+ (\d+)[,.]", page.partition(file + ")")[2].partition("\n- ")[0])
        assert [int(one) for one in scores[-record.seats :]] == list(record.state.result().scores)


@pytest.mark.source
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_menu_has_every_page_that_is_written(language: str) -> None:
    folder = WRITTEN if language == "en" else WRITTEN / language
    named = set(re.findall(r'"([\w/.-]+\.md)"', docs.navigation(language)))
    assert {page.name for page in folder.glob("*.md")} == {
        name for name in named if "/" not in name
    }
    for name in ironbridge.game_names():
        assert {f"learn/{name}.md", f"rules/{name}.md"} <= named
        assert (f"expert-games/{name}.md" in named) is (language == "en")


@pytest.mark.source
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ironbridge.game_names())
def test_the_rules_page_has_every_clause_and_its_board(
    name: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(docs, "BOARDS", tmp_path / "boards")
    page = docs.rules_page(name, language)
    book = ironbridge.game(name).rulebook
    assert re.findall(r"^### ([\w-]+) ", page, re.MULTILINE) == [
        rule.id for section in book.sections for rule in book.of_section(section)
    ]
    assert all(docs.escaped(rule.text(language)) in page for rule in book.rules.values())
    shown = rule_examples(name)
    assert all(f'<a href="/rules/{name}#{rule}">' in page for rule in shown)
    boards = re.findall(r'<img src="/docs/(boards/\w+\.svg)"', page)
    assert len(boards) == (0 if name == "spyrium" else len(shown))
    assert all((tmp_path / board).is_file() for board in boards)


@pytest.mark.source
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ironbridge.game_names())
def test_how_to_play_is_that_of_the_client(name: str, language: str) -> None:
    source = docs.WEB / "src" / "games" / docs.FOLDERS[name] / "learn" / f"guide.{language}.ftl"
    text = source.read_text("utf-8")
    ids = re.findall(r"^(\w+)-title =", text, re.MULTILINE)
    numbers = dict.fromkeys(re.findall(r"\{ ?\$(\w+)", text), 7)
    sections = [{"id": key, "rules": ["X-Y"], "later": key == ids[-1]} for key in ids]
    page = docs.learn_page(name, language, docs.Guide(sections, numbers))
    assert [f"{{ #{key} }}" in page for key in ids] == [True] * len(ids)
    assert docs.WORDS[language]["later"] in page
    assert "{$" not in page.replace(" ", "")  # every number is filled in


@pytest.mark.source
def test_marks_of_the_client_become_markdown() -> None:
    assert (
        docs.prose("Take <coal> coal, _at once_, a*b [x]")
        == "Take coal, **at once**, a\\*b \\[x\\]"
    )


@pytest.mark.source
@pytest.mark.parametrize(
    ("text", "guilty"),
    [
        ('<script src="https://example.org/a.js"></script>', True),
        ('<link rel="stylesheet" href="//example.org/a.css">', True),
        ("<style>@import 'x.css'</style>", True),
        ('<a href="https://example.org">elsewhere</a>', False),
        ('<script src="./assets/a.js"></script>', False),
    ],
)
def test_pages_that_ask_another_site_are_found(tmp_path: Path, text: str, guilty: bool) -> None:
    (tmp_path / "page.html").write_text(text)
    assert docs.asking_others(tmp_path) == (["page.html"] if guilty else [])
