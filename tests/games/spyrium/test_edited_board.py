"""Edited copies of board.toml: a correction is read, a mistake is refused with key and reason."""

from pathlib import Path
from typing import Any

import pytest

from ironbridge.games.spyrium import component_reader, create
from ironbridge.games.spyrium.components import Components
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.state import State
from tests.edited import edited_copy

TEXT = Path(component_reader.__file__).with_name("board.toml").read_text(encoding="utf-8")
PRINTED = component_reader.read()


def read_edited(tmp_path: Path, old: str, new: str) -> Components:
    """The components of a copy with one correction."""
    return component_reader.read(edited_copy(TEXT, tmp_path, old, new))


def edited_players(state: State) -> list[dict[str, Any]]:
    document: Any = state.to_json()
    players: list[dict[str, Any]] = document["players"]
    return players


def card_text(name: str) -> str:
    """The part of the file that describes a card or an event."""
    start = TEXT.index(f".{name}]\n")
    return TEXT[start : TEXT.index("\n\n", start)]


def changed(name: str, old: str, new: str) -> tuple[str, str]:
    """The text of a card, and the same with one value replaced."""
    text = card_text(name)
    assert text.count(old) == 1, text
    return text, text.replace(old, new)


def test_a_copy_of_an_earlier_release_names_colours_in_tables(tmp_path: Path) -> None:
    former = "\n".join(
        f'{name} = {{ en = "{name}", fr = "{name}", hex = "#AABBCC" }}' for name in PRINTED.colours
    )
    now = "ids = [" + ", ".join(f'"{name}"' for name in PRINTED.colours) + "]"
    path = edited_copy(TEXT, tmp_path, now, former)
    assert create(path).version == create(None).version, "it is no edited board"


def test_a_correction_is_read(tmp_path: Path) -> None:
    edited = read_edited(tmp_path, *changed("bld_palace_C", "cost = 11", "cost = 10"))
    different = [c for c, known in zip(edited.cards, PRINTED.cards, strict=True) if c != known]
    assert [(card.id, card.cost) for card in different] == [("bld_palace_C", 10)]


def test_a_game_with_edited_components_says_so_and_plays(tmp_path: Path) -> None:
    path = tmp_path / "edited.toml"
    path.write_text(TEXT.replace("values = [2, 3, 4, 5, 7]", "values = [2, 3, 4, 5, 6, 7]"))
    edited, printed = create(path), create()
    assert edited.version.startswith(printed.version + "+")
    state, chance = edited.start(3, 5), seeded(5)
    while not state.over:
        moves = state.legal()
        state.play(moves[chance.below(len(moves))])
        edited.check(state)


def test_a_technique_that_never_scores_can_be_owned(tmp_path: Path) -> None:
    edited = create(edited_copy(TEXT, tmp_path, *changed("tech_crane", "most = 7", "most = 0")))
    state = edited.position("market a1 tech_crane\nworker a1-a2 red\nred: activation, money 9")
    state.play(edited.parse("activate a1-a2 a1"))
    assert edited.load(state.to_json()).to_json() == state.to_json()
    assert edited.position(state.to_text()).to_json() == state.to_json()


def test_large_sums_of_an_edited_board_are_read_again(tmp_path: Path) -> None:
    """Nothing that a board allows leads to a position that cannot be read."""
    crowded = "worker = 99\nplace = 1"
    edited = create(edited_copy(TEXT, tmp_path, "worker = 1\nplace = 1", crowded))
    state = edited.start(5, 2)
    while not state.over:
        crowd = ["place b1-b2", "money b1-b2 b2", "money b1-b2 b1", "activation", "pass"]
        state.play(next(move for move in map(edited.parse, crowd) if move in state.legal()))
        assert edited.load(state.to_json()).to_json() == state.to_json()
    assert max(player["money"] for player in edited_players(state)) > 9999


def test_a_board_with_fewer_rounds_has_its_own_default_round(tmp_path: Path) -> None:
    path = edited_copy(TEXT, tmp_path, '"A", "A", "A", "B", "B", "C"', '"A", "B", "C"')
    assert create(path).position("").round == 2


def test_an_unchanged_copy_is_the_same_game(tmp_path: Path) -> None:
    path = tmp_path / "copy.toml"
    path.write_text(TEXT, encoding="utf-8")
    assert create(path).version == create().version


@pytest.mark.parametrize(
    ("name", "old", "new", "reason"),
    [
        ("char_miner_A", "cost = 2", "cost = -1", "cost: expected 0 to 99"),
        ("char_miner_A", 'kind = "miner"', 'kind = "viper"', "kind: expected one of miner"),
        ("char_miner_A", 'spyrium = "token"', 'spyrium = "many"', "spyrium: expected a whole"),
        ("char_miner_A", "effect = {", "effect = { reuse = true,", "only an event has such"),
        ("bld_mine_1_A", 'symbols = ["mine"]', 'symbols = ["mint"]', "no symbol 'mint'"),
        ("bld_mine_1_A", "built = {}", "built = { pay = { money = 1 } }", "price of the card"),
        ("bld_mine_1_A", "built = {}", "built = { gain = { ore = 1 } }", "unknown key"),
        ("bld_mine_1_A", "count = 3", "count = 9", "at most 62 cards"),
        ("bld_palace_C", "count = 1", "", "count: missing"),
        ("bld_palace_C", 'period = "C"', 'period = "B"', "need 9 cards, it has only 8"),
        ("tech_crane", "amount = 3", "", "amount: missing"),
        ("tech_crane", 'kind = "crane"', 'kind = "commerce"', "one card of the technique commerce"),
        ("tech_crane", 'of = "buildings"', 'of = "houses"', "of: expected one of money"),
        ("event_buy_vp", "pay = { money = 3 }", 'pay = { money = "token" }', "only a character"),
        ("event_reuse_building", "pay = { money = 1 }", "pay = { spyrium = 1 }", "no price in Sp"),
    ],
)
def test_a_mistake_in_a_card_is_refused(
    tmp_path: Path, name: str, old: str, new: str, reason: str
) -> None:
    with pytest.raises(FormatError) as refusal:
        read_edited(tmp_path, *changed(name, old, new))
    assert reason in str(refusal.value)
    assert "edited.toml" in str(refusal.value)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"A", "A", "A", "B", "B", "C"', '"A", "B", "A", "B", "B", "C"', "expected A, then B"),
        ('"A", "A", "A", "B", "B", "C"', '"A", "A", "A", "A", "B", "C"', "period A need 36"),
        ("values = [2, 3, 4, 5, 7]", "values = [2, 3, 3]", "rising values"),
        ("points = [8, 20]", "points = [20, 8]", "two rising numbers"),
        ("seat_counts = [2, 3, 4, 5]", "seat_counts = [2, 3, 4, 5, 6]", "seat_counts"),
        ("rows = 3", "rows = 4", "market.rows: expected 3 to 3"),
        ("[residence_track]\n", "[residence_track]\ncolour = 1\n", "unknown key"),
        ('mine     = { en = "Mine",     fr = "Mine" }', "", "no symbol 'mine'"),
        ("[events.event_recruit]", "[events.event-recruit]", "an id has only letters"),
    ],
)
def test_a_mistake_elsewhere_is_refused(tmp_path: Path, old: str, new: str, reason: str) -> None:
    with pytest.raises(FormatError) as refusal:
        read_edited(tmp_path, old, new)
    assert reason in str(refusal.value)
