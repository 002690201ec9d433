"""Records while playing: play, undo, replay, and the two forms that say the same."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ironbridge.kernel.chance import SEEDS
from ironbridge.kernel.errors import IllegalMove, SetupError, UnknownMove
from ironbridge.kernel.record import Record
from tests.kernel.toy_record import GAME, TEXT, finished


def test_the_text_form() -> None:
    record = finished()
    assert record.state.over
    assert record.to_text() == TEXT


def test_the_json_form() -> None:
    document = finished().to_json()
    assert document == {
        "format": "ironbridge-record 1",
        "game": "stones",
        "rules": "1",
        "seats": 2,
        "options": {"quick": True, "start": "lowest"},
        "seed": 7,
        "names": ["Alice", "Bob"],
        "moves": [
            [1, "bid 3"],
            [0, "bid 1"],
            [0, "take 2"],
            [1, "take 1"],
            [0, "take 2"],
            [1, "take 2"],
            [0, "take 2"],
        ],
        "result": [6, 3],
        "digest": "8bba78a45778af2f",
    }
    assert json.loads(json.dumps(document)) == document


def test_both_forms_are_read_back() -> None:
    record = finished()
    for again in (
        Record.from_text(TEXT, GAME),
        Record.from_json(json.loads(json.dumps(record.to_json())), GAME),
    ):
        assert again.to_json() == record.to_json()
        assert again.state.digest() == record.state.digest()
        assert again.names == ("Alice", "Bob")


def test_text_written_by_hand_may_be_looser() -> None:
    text = """
    # a comment
    format: ironbridge-record 1
    game: stones
    rules: 1
    seats: 2
    seed: 3
    # no options: the usual ones; no digest: nothing to compare
    1. seat 0: bid   1
    2. seat 1: bid 2,take 1
    # split where the writer likes
    4. seat 0: take 2
    """
    record = Record.from_text(text.replace("\n", "\r\n"), GAME)
    assert record.options == {"quick": False, "start": "highest"}
    assert record.moves == [(0, "bid 1"), (1, "bid 2"), (1, "take 1"), (0, "take 2")]


def test_a_running_game_has_no_result() -> None:
    record = Record.begin(GAME, seats=2, seed=7)
    assert "result" not in record.to_json()
    assert record.to_json()["moves"] == []
    assert Record.from_text(record.to_text(), GAME).to_json() == record.to_json()


def test_seats_and_options_are_written_in_full() -> None:
    record = Record.begin(GAME)
    assert record.seats == 3
    assert record.to_json()["options"] == {"quick": False, "start": "highest"}


def test_an_illegal_move_is_not_recorded() -> None:
    record = Record.begin(GAME, seats=2)
    record.play("bid 1", seat=1)
    with pytest.raises(IllegalMove, match="seat 0 decides now, not seat 1"):
        record.play("bid 2", seat=1)
    with pytest.raises(IllegalMove, match=r"Bids come first\. \[TOY-BID\]"):
        record.play("take 1")
    with pytest.raises(UnknownMove):
        record.play("take 9")
    assert record.moves == [(1, "bid 1")]
    with pytest.raises(IllegalMove, match="bid 1: the game is over"):
        finished().play("bid 1")


def test_several_deciders_are_all_named() -> None:
    record = Record.begin(GAME, seats=3)
    record.play("bid 1", seat=1)
    with pytest.raises(IllegalMove, match="seat 0 or 2 decides now, not seat 1"):
        record.play("bid 1", seat=1)


def test_undo_goes_back_move_by_move() -> None:
    record = finished()
    digests = [step.state.digest() for step in record.replay()]
    while record.moves:
        record.undo()
        assert record.state.digest() == digests[len(record.moves)]
    with pytest.raises(SetupError, match="cannot undo 1 moves: this record has 0"):
        record.undo()


def test_undo_of_several_and_another_way_on() -> None:
    record = finished()
    record.undo(5)
    assert [text for _, text in record.moves] == ["bid 3", "bid 1"]
    record.play("take 1")
    assert record.to_json()["moves"][-1] == [0, "take 1"]
    record.undo(0)
    assert len(record.moves) == 3
    for count in (-1, 4):
        with pytest.raises(SetupError):
            record.undo(count)


def test_undo_keeps_the_journal_going() -> None:
    record = Record.begin(GAME, seats=2, seed=7)
    record.state.journal = []
    for move in ("bid 1", "bid 2", "take 1", "take 2"):
        record.play(move)
    record.undo()
    journal = record.state.journal
    assert journal is not None
    assert [event.phrase.key for event in journal] == ["event-bids", "event-took"]


def test_replay_gives_every_position() -> None:
    record = finished()
    steps = [(step.ply, step.seat, step.move and step.move.text) for step in record.replay()]
    assert steps == [
        (0, -1, None),
        (1, 1, "bid 3"),
        (2, 0, "bid 1"),
        (3, 0, "take 2"),
        (4, 1, "take 1"),
        (5, 0, "take 2"),
        (6, 1, "take 2"),
        (7, 0, "take 2"),
    ]
    assert len({id(step.state) for step in record.replay()}) == 1, "one live state"
    *_, last = record.replay()
    assert last.state.digest() == record.state.digest()
    assert last.state is not record.state


def test_a_ply_can_be_asked_for() -> None:
    record = finished()
    for step in record.replay():
        assert record.at(step.ply).digest() == step.state.digest()
    assert record.at(3) is not record.at(3)
    for ply in (-1, 8):
        with pytest.raises(SetupError, match=f"no ply {ply}: this record has plies 0 to 7"):
            record.at(ply)


def test_a_record_can_begin_at_a_position() -> None:
    position = {"heap": 3, "lowest": False, "bids": [1, 3], "points": [4, 2], "turn": 1}
    state = GAME.load(position)
    record = Record.begin_at(state, names=["Zoé", "日本"])
    record.play("take 2")
    record.play("take 1")
    assert state.to_json() == position, "the state itself was left alone"
    assert record.at(0).to_json() == position
    document = record.to_json()
    assert document["position"] == position
    assert "seed" not in document
    assert "options" not in document
    line = '{"heap": 3, "lowest": false, "bids": [1, 3], "points": [4, 2], "turn": 1}'
    assert f"\nposition: {line}\n" in record.to_text()
    assert Record.from_text(record.to_text(), GAME).to_json() == document
    assert Record.from_json(document, GAME).to_json() == document
    record.undo(2)
    assert record.state.to_json() == position


@pytest.mark.parametrize("name", ["game.txt", "game.json"])
def test_files(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    record = finished()
    record.save(path)
    assert path.read_text(encoding="utf-8").startswith("{") == (name == "game.json")
    assert Record.load(path, GAME).to_json() == record.to_json()
    path.rename(tmp_path / "other")
    again = Record.load(tmp_path / "other", lambda _: GAME)
    assert again.to_json() == record.to_json(), "the content decides, not the name"
    record.save(str(path))
    assert Record.load(str(path), GAME).to_json() == record.to_json()


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["Alice"], "expected 2 names, one for each seat, found 1"),
        (["Alice", ""], "expected a name on one line"),
        (["Alice", " Bob"], "expected a name on one line"),
        (["Alice", "B\nob"], "expected a name on one line"),
        (["Alice", "\ud800"], "expected a name on one line"),
    ],
)
def test_names_must_fit_a_line(names: list[str], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        Record.begin(GAME, seats=2, names=names)


NAMES = st.text(min_size=1, max_size=8).filter(lambda n: n.isprintable() and n == n.strip())


@given(
    seats=st.sampled_from([2, 3]),
    seed=st.integers(0, SEEDS - 1),
    quick=st.booleans(),
    start=st.sampled_from(["highest", "lowest"]),
    named=st.booleans(),
    data=st.data(),
)
def test_any_game_survives_both_forms(
    seats: int, seed: int, quick: bool, start: str, named: bool, data: st.DataObject
) -> None:
    names = data.draw(st.lists(NAMES, min_size=seats, max_size=seats)) if named else []
    record = Record.begin(GAME, seats, seed, {"quick": quick, "start": start}, names)
    play_on(record, data.draw)
    document = record.to_json()
    by_text = Record.from_text(record.to_text(), GAME)
    by_json = Record.from_json(json.loads(json.dumps(document)), GAME)
    assert by_text.to_json() == by_json.to_json() == document
    assert by_text.to_text() == record.to_text()
    middle = data.draw(st.integers(0, len(record.moves)))
    from_there = Record.begin_at(record.at(middle))
    for seat, move in record.moves[middle:]:
        from_there.play(move, seat)
    assert from_there.state.digest() == record.state.digest()


def play_on(record: Record, draw: Callable[[st.SearchStrategy[int]], int]) -> None:
    for _ in range(draw(st.integers(0, 30))):
        deciders = record.state.deciders
        if not deciders:
            return
        seat = deciders[draw(st.integers(0, len(deciders) - 1))]
        moves = record.state.legal(seat)
        record.play(moves[draw(st.integers(0, len(moves) - 1))], seat)
