"""Positions drawn for notebooks and files: whole, in both themes, and nothing hidden."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import ironbridge
from ironbridge.kernel import sheet_html
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.panels import Edge, Map, Node, Sheet, Span, Table, plain
from tools.compile import ROOT

GAMES = ironbridge.game_names()
THEME = ROOT / "web" / "src" / "app" / "theme.css"


def played(name: str, moves: int = 120) -> ironbridge.State:
    state = ironbridge.game(name).start(seed=3)
    for count in range(moves):
        seat = state.deciders[0]
        legal = state.legal(seat)
        state.play(legal[count * 7 % len(legal)], seat)
    return state


def parsed(text: str) -> ElementTree.Element:
    """Every tag is closed, and every sign that means something is escaped."""
    return ElementTree.fromstring(text)


@pytest.mark.parametrize("name", GAMES)
def test_a_notebook_shows_every_panel_of_every_game(name: str) -> None:
    state = played(name)
    drawn = parsed(state._repr_html_())
    sheet = state.game.sheet(state.view(None), state.game.words("en"))
    said = "".join(drawn.itertext())
    assert [panel.title for panel in sheet.panels if panel.title not in said] == []
    for panel in sheet.panels:
        if isinstance(panel, Map):
            assert [node.name.text for node in panel.nodes if node.name.text not in said] == []
            assert len(drawn.findall(".//rect[@class='plate']")) == len(panel.nodes)
            assert len(drawn.findall(".//circle")) == len(
                [e for e in panel.edges if e.state == "built"]
            )


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_loaded_from_elsewhere_and_no_script_runs(name: str) -> None:
    page = sheet_html.page(played(name, 20))
    assert not re.search(r"<script|https?:|url\(|@import|\bsrc=|\bhref=|\bon\w+=", page)


@pytest.mark.parametrize("name", GAMES)
def test_a_notebook_shows_what_everybody_may_know(name: str) -> None:
    state = played(name, 30)
    for seat in range(state.seats):  # of each one: the drawing must not be that seat's own view
        other = state.determinize(seat, seeded(5))
        assert other.to_json() != state.to_json()
        assert other._repr_html_() == state._repr_html_()


def test_a_file_shows_a_seat_its_own_hand(tmp_path: Path) -> None:
    state = ironbridge.game("brass-birmingham").start(seats=3, seed=1)
    both = [ironbridge.show(state, tmp_path / f"{seat}.html", seat) for seat in (None, 1)]
    public, own = (path.read_text(encoding="utf-8") for path in both)
    assert "Your hand" in own
    assert "Your hand" not in public
    with pytest.raises(ironbridge.UnknownSeat):
        ironbridge.show(state, tmp_path / "9.html", seat=9)
    assert not (tmp_path / "9.html").exists()


def test_a_file_is_named_after_its_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path = ironbridge.show(ironbridge.game("spyrium").start(seed=1), language="fr")
    assert path == Path("spyrium.html")
    assert '<html lang="fr">' in path.read_text(encoding="utf-8")


def test_names_cannot_break_out() -> None:
    node = Node((0, 0), Span('<b>"&', "region-0"), (plain("<i>", "slot"),))
    map_ = Map("board", "<u>", (node,), (), (), Table("board", "", (), ()))
    drawn = sheet_html.drawn(Sheet(plain("<s>"), (map_,), ("#E0C040",)))
    assert '<b>"&' in "".join(parsed(drawn).itertext())


def test_ways_pass_through_their_centres() -> None:
    two = Edge(((0, 0), (100, 0)), (50, 50), "built", Span("●", "seat-0"))
    three = Edge(((0, 0), (100, 0), (50, 100)), (50, 50), "open", Span(""))
    assert sheet_html.curve(two) == "M0 0Q65 130 130 0"
    assert sheet_html.curve(three).count("L65 65") == 3


def test_shades_that_are_bright_have_dark_letters() -> None:
    assert "#241a00" in sheet_html.region(0, "#E0C040")
    assert "#fff8e7" in sheet_html.region(0, "#2A4C9B")


@pytest.mark.source
def test_the_shades_are_those_of_the_browser() -> None:
    ours = sheet_html.style()
    for place, theme in enumerate(("light", "dark")):
        body = THEME.read_text().split(f'[data-theme="{theme}"] {{')[1].split("}")[0]
        theirs = dict(re.findall(r"--([\w-]+): (#\w+);", body))
        # One shade for both themes, or a pair.
        shades = re.findall(
            r"--([\w-]+): (?:(#\w+)|var\(--light, (#\w+)\) var\(--dark, (#\w+)\));", ours
        )
        mine = {name: same or pair[place] for name, same, *pair in shades}
        assert len(mine) == 27
        assert {name: theirs[name] for name in mine} == mine


def test_each_theme_shows_its_own_shade_and_not_the_other() -> None:
    """Of the two, one is empty and the other not set: then the shade after its comma holds."""
    toggles = re.findall(r"--light: ?(\w*);\s*--dark: ?(\w*);", sheet_html.style())
    assert toggles == [("initial", ""), ("", "initial"), ("", "initial")]
