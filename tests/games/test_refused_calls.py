"""What no table can answer is refused by a named error, and nothing changes: seats that are not at
the table, moves of another game, things that are no documents. The same for every game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import ironbridge
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.document import parse_json
from ironbridge.kernel.game import Game
from ironbridge.kernel.record import Record
from ironbridge.kernel.state import State

GAMES = ironbridge.game_names()
BOARDS = Path(ironbridge.__file__).parent / "games"
STRANGERS = (-(10**5000), -(2**63), -62, -2, -1, 5, 62, 63, 64, 99, 2**31, 2**63, 10**5000)
"""Seats that no table has: five is the most of any game, masks have 62 bits, and some numbers are
too large for a machine word."""


def passing_through(game: Game, seats: int) -> Iterator[State]:
    """Some positions of a random game: one for each question that it asks."""
    state, chance, seen = game.start(seats, seed=3), seeded(11), set[str]()
    while not state.over:
        if state.question().key not in seen:
            seen.add(state.question().key)
            yield state
        moves = state.legal()
        state.do(moves[chance.below(len(moves))])
    yield state


def in_debt() -> State:
    return ironbridge.game("brass-birmingham").position("""
        seats 2
        red: money 0, income 0, owed 2
        tile dudley_1 red coal_mine 1
        tile birmingham_3 red iron_works 1
        pending debt
    """)


def asking(state: State, seat: int) -> list[Callable[[], object]]:
    move = state.game.moves[0]
    return [
        lambda: state.legal(seat),
        lambda: state.play(move, seat),
        lambda: state.do(move, seat),
        lambda: state.why_not(move, seat),
        lambda: state.binding(move, seat),
        lambda: state.question(seat),
        lambda: state.view(seat),
        lambda: state.determinize(seat, seeded(1)),
    ]


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_that_is_not_at_the_table(name: str) -> None:
    game = ironbridge.game(name)
    for seats in game.seat_counts:
        for state in passing_through(game, seats):
            before = state.digest()
            for seat in (*STRANGERS, seats):
                for ask in asking(state, seat):
                    with pytest.raises(ironbridge.UnknownSeat, match="there is no seat"):
                        ask()
            assert state.digest() == before


def test_a_debt_is_paid_by_those_at_the_table() -> None:
    state = in_debt()
    before = state.to_json()
    for seat in (2, 3, 4):
        with pytest.raises(ironbridge.UnknownSeat, match=r"this table has the seats 0 to 1"):
            state.legal(seat)
        with pytest.raises(ironbridge.UnknownSeat):
            state.play(state.legal(0)[0], seat)
    assert state.to_json() == before


@pytest.mark.parametrize("name", GAMES)
def test_a_record_refuses_other_seats(name: str) -> None:
    record = Record.begin(ironbridge.game(name))
    move = record.state.legal()[0]
    for seat in STRANGERS:
        with pytest.raises(ironbridge.UnknownSeat):
            record.play(move, seat)
    assert record.moves == []
    document: Any = record.to_json()
    document["moves"] = [[99, move.text]]
    with pytest.raises(ironbridge.FormatError, match=r"moves\[0\].*there is no seat 99"):
        Record.from_json(document, record.game)


@pytest.mark.parametrize("name", GAMES)
def test_moves_of_another_game(name: str) -> None:
    game = ironbridge.game(name)
    state = game.start(seed=5)
    before = state.digest()
    record = Record.begin_at(state)
    for other in GAMES:
        if other == name:
            continue
        moves = ironbridge.game(other).moves
        for move in (moves[0], moves[len(moves) // 2], moves[-1]):
            for ask in (state.play, state.why_not, record.play):
                with pytest.raises(ironbridge.UnknownMove, match="not a move of this game"):
                    ask(move)
    assert state.digest() == before
    assert record.moves == []


NO_DOCUMENTS: tuple[Any, ...] = (None, 5, {}, [], b"seats 2", 1.5, object())


@pytest.mark.parametrize("name", GAMES)
def test_what_is_no_text_is_no_position(name: str) -> None:
    for wrong in NO_DOCUMENTS:
        with pytest.raises(ironbridge.FormatError, match="expected a text, found"):
            ironbridge.game(name).position(wrong)
        with pytest.raises(ironbridge.FormatError, match="expected a text, found"):
            Record.from_text(wrong, ironbridge.game)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_no_table_is_no_document(name: str) -> None:
    no_tables: tuple[Any, ...] = (None, 5, "text", [], b"{}", {5: 1}, {10**5000: 1}, {})
    for document in no_tables:
        with pytest.raises(ironbridge.FormatError):
            ironbridge.game(name).load(document)
        with pytest.raises(ironbridge.FormatError):
            Record.from_json(document, ironbridge.game)


def nested(depth: int) -> list[object]:
    value: list[object] = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize("name", GAMES)
def test_values_of_any_size_are_refused_where_they_stand(name: str) -> None:
    """In every key of a position: long numbers, deep lists, other kinds."""
    game = ironbridge.game(name)
    document = game.start(seed=2).to_json()
    deep = nested(100_000)
    for key in document:
        for wrong in (10**5000, -(10**5000), deep, {"": deep}, None, 1.5, b"", {10**5000: 1}):
            with pytest.raises(ironbridge.FormatError) as caught:
                game.load({**document, key: wrong})
            assert len(str(caught.value)) < 1000
    players: Any = dict(document)["players"]
    for key in players[0]:
        for wrong in (10**5000, deep, None):
            changed = [{**players[0], key: wrong}, *players[1:]]
            if wrong is None and players[0][key] is None:
                continue
            with pytest.raises(ironbridge.FormatError):
                game.load({**document, "players": changed})


@pytest.mark.parametrize("name", GAMES)
def test_texts_with_long_numbers(name: str) -> None:
    for digits in ("9" * 13, "9" * 5000):
        for line in (f"seats {digits}", f"red: money {digits}", f"red: hand x*{digits}"):
            with pytest.raises(ironbridge.FormatError, match="line 1"):
                ironbridge.game(name).position(line)


def test_json_that_python_cannot_read() -> None:
    for text in ("9" * 5000, "[" * 100_000, '{"a":' * 100_000, '{"a": 1, "a": 2}', "NaN"):
        with pytest.raises(ironbridge.FormatError):
            parse_json("record", text)


@pytest.mark.parametrize("folder", sorted(path.parent.name for path in BOARDS.glob("*/board.toml")))
def test_edited_boards_that_cannot_be_read(folder: str, tmp_path: Path) -> None:
    board = BOARDS / folder / "board.toml"
    text = board.read_text(encoding="utf-8")
    path = tmp_path / "board.toml"
    name = next(
        name for name in GAMES if type(ironbridge.game(name)).__module__.split(".")[2] == folder
    )
    for wrong in (f"x = {'9' * 5000}\n", f"x = {'[' * 100_000}{']' * 100_000}\n", "x = [", "\x00"):
        path.write_text(wrong + text, encoding="utf-8")
        with pytest.raises(ironbridge.FormatError):
            ironbridge.game(name, data=path)
    path.write_bytes(b"\xef\xbb\xbf" + text.encode())
    marked = ironbridge.game(name, data=path)
    assert marked.version == ironbridge.game(name).version, "a byte order mark edits nothing"


def test_a_record_with_a_byte_order_mark(tmp_path: Path) -> None:
    record = Record.begin(ironbridge.game("spyrium"))
    for path, text in (
        (tmp_path / "game.txt", record.to_text()),
        (tmp_path / "game.json", json.dumps(record.to_json())),
    ):
        path.write_bytes(b"\xef\xbb\xbf" + text.encode())
        assert ironbridge.load_record(path).to_json() == record.to_json()
