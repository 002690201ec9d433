"""A record that is wrong is refused with its file, its line or key, and the reason."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from ironbridge.kernel.errors import FormatError, SetupError
from ironbridge.kernel.game import Game
from ironbridge.kernel.record import Record
from tests.documents import position_of
from tests.kernel.toy import Stones
from tests.kernel.toy_record import GAME, TEXT, finished

POSITION = '{"heap": 3, "lowest": false, "bids": [1, 3], "points": [4, 2], "turn": 1}'
FROM_POSITION = f"""\
format: ironbridge-record 1
game: stones
rules: 1
seats: 2
position: {POSITION}
"""


def find(name: str) -> Game:
    if name != "stones":
        raise SetupError(f"There is no game {name!r}.")
    return GAME


def fault(text: str) -> tuple[str, str]:
    with pytest.raises(FormatError) as caught:
        Record.from_text(text, find, "tonight.txt")
    assert caught.value.source == "tonight.txt"
    return caught.value.where, caught.value.reason


@pytest.mark.parametrize(
    ("old", "new", "where", "reason"),
    [
        ("record 1", "record 2", "line 1", "format: expected 'ironbridge-record 1', found"),
        ("game: stones", "game: chess", "line 2", "game: There is no game 'chess'."),
        ("game: stones\n", "", "game", "missing"),
        (
            "rules: 1",
            "rules: 0.9",
            "line 3",
            "rules: played by version 0.9 of the rules of stones, but this is version 1; use",
        ),
        ("seats: 2", "seats: two", "line 4", "seats: expected a whole number, found 'two'"),
        ("seats: 2", "seats: 4", "line 4", "seats: stones is for 2, 3 seats, not 4"),
        ("seats: 2\n", "", "seats", "missing"),
        ("seats: 2", "seats: 2\nseats: 2", "line 5", "seats is given twice"),
        ("quick=true", "quick=1", "line 5", "options: option quick: expected true or false"),
        ("quick=true", "quik=true", "line 5", "options: unknown option quik: this game has quick"),
        ("quick=true", "quick", "line 5", "options: expected name=value, found 'quick'"),
        ("start=", "quick=", "line 5", "options: quick is given twice"),
        ("seed: 7\n", "", "seed", "missing"),
        ("seed: 7", "seed: -1", "line 6", "seed: expected 0 to"),
        ("seed: 7", "seed: " + "9" * 30, "line 6", "seed: expected a whole number"),
        ("seed: 7", "seed: 7\nmood: good", "line 7", "unknown key 'mood'"),
        ("seed: 7", "seed 7", "line 6", "expected `key: value` or"),
        ("name 0: Alice\n", "", "line 7", "expected name 0, found name 1"),
        ("name 1: Bob\n", "", "line 7", "names: expected 2 names"),
        ("name 1: Bob", "name 1:", "line 7", "names: expected a name on one line"),
        ("1. seat 1", "2. seat 1", "line 10", "expected move number 1, found 2"),
        ("4. seat 1", "3. seat 1", "line 12", "expected move number 4, found 3"),
        ("1, take 2", "1,, take 2", "line 11", "a move is missing before or after a comma"),
        ("bid 3", "", "line 10", "a move is missing"),
        ("take 1", "take 9", "line 12", "move 4: 'take 9' is not a move of stones"),
        ("take 1", "bid 1", "line 12", "move 4: bid 1: The bids are already in. [TOY-BID]"),
        ("4. seat 1", "4. seat 0", "line 12", "move 4: take 1: seat 1 decides now, not seat 0"),
        (
            "5. seat 0",
            "5. seat 9",
            "line 13",
            "move 5: there is no seat 9: this table has the seats 0 to 1",
        ),
        ("result:", "8. seat 1: take 1\nresult:", "line 17", "move 8: take 1: the game is over"),
        ("result: 6 3", "result: 6 4", "line 17", "result: the record says [6, 4], its moves giv"),
        ("result: 6 3", "result: 6 x", "line 17", "result[1]: expected a whole number, found 'x'"),
        ("7. seat 0: take 2\n", "", "line 16", "result: the game is not over after 6 moves"),
        ("digest: ", "digest: 0", "line 18", "digest: the record says 0"),
        ("1. seat", "digest: 1\n1. seat", "line 11", "a move stands below the result or digest"),
        ("result:", "name 2: Eve\nresult:", "line 17", "name 2 belongs above the moves"),
        ("result:", "position: {}\nresult:", "line 17", "position belongs above the moves"),
    ],
)
def test_faults_in_text(old: str, new: str, where: str, reason: str) -> None:
    assert old in TEXT
    found_where, found_reason = fault(TEXT.replace(old, new, 1))
    assert found_where == where
    assert found_reason.startswith(reason)


@pytest.mark.parametrize(
    ("old", "new", "where", "reason"),
    [
        ('"heap": 3', '"heap": 300', "line 5", "position.heap: expected 0 to 99, found 300"),
        ('"heap": 3, ', "", "line 5", "position.heap: missing"),
        ('"heap": 3', '"heap": ', "line 5", "position: not JSON: Expecting value"),
        (POSITION, "[]", "line 5", "position: expected a table, found []"),
        ("seats: 2", "seats: 3", "line 4", "seats: the position has 2 seats, not 3"),
        ("position", "seed: 4\nposition", "line 5", "seed: a game that began from a position"),
        ("position", "options: quick=true\nposition", "line 5", "options: a game that began from"),
    ],
)
def test_faults_in_a_start_position(old: str, new: str, where: str, reason: str) -> None:
    assert position_of(Record.from_text(FROM_POSITION, find).state)["heap"] == 3
    found_where, found_reason = fault(FROM_POSITION.replace(old, new, 1))
    assert found_where == where
    assert found_reason.startswith(reason)


@pytest.mark.parametrize(
    ("change", "where", "reason"),
    [
        ({"mood": 1}, "mood", "unknown key"),
        ({"format": 1}, "format", "expected a text"),
        ({"game": "chess"}, "game", "There is no game"),
        ({"rules": "2"}, "rules", "played by version 2 of the rules of stones"),
        ({"seats": True}, "seats", "expected a whole number"),
        ({"options": []}, "options", "expected a table"),
        ({"options": {"quick": "true"}}, "options", "option quick: expected true or false"),
        ({"names": ["A", 2]}, "names[1]", "expected a text"),
        ({"moves": {}}, "moves", "expected a list"),
        ({"moves": ["bid 1"]}, "moves[0]", "expected [seat, move], found 'bid 1'"),
        ({"moves": [[0, "bid 1"], [True, "bid 1"]]}, "moves[1]", "expected [seat, move]"),
        ({"moves": [[-1, "bid 1"]]}, "moves[0]", "expected [seat, move], found [-1, 'bid 1']"),
        ({"moves": [[0, "bid 1", 2]]}, "moves[0]", "expected [seat, move]"),
        ({"moves": [[0, "take 1"]]}, "moves[0]", "move 1: take 1: Bids come first. [TOY-BID]"),
        ({"digest": "00"}, "digest", "the record says 00, its moves lead to 8bba78a45778af2f"),
        ({"result": [3, 6]}, "result", "the record says [3, 6], its moves give [6, 3]"),
    ],
)
def test_faults_in_json(change: Mapping[str, object], where: str, reason: str) -> None:
    with pytest.raises(FormatError) as caught:
        Record.from_json({**finished().to_json(), **change}, find)
    assert (caught.value.source, caught.value.where) == ("record", where)
    assert caught.value.reason.startswith(reason)


def test_a_record_of_another_game_than_the_one_at_hand() -> None:
    with pytest.raises(FormatError, match="expected a record of stones, found one of chess"):
        Record.from_text(TEXT.replace("stones", "chess"), GAME)


def test_a_record_of_newer_rules_is_read_by_newer_rules() -> None:
    text = TEXT.replace("rules: 1", "rules: 2")
    assert Record.from_text(text, Stones("2")).to_json()["rules"] == "2"


@pytest.mark.parametrize("text", ["", "hello\n", "{", "[]", "{}"])
def test_files_that_are_no_records(tmp_path: Path, text: str) -> None:
    path = tmp_path / "tonight.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(FormatError) as caught:
        Record.load(path, find)
    assert caught.value.source == str(path)


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match=r"tonight\.txt: cannot be read: No such file"):
        Record.load(tmp_path / "tonight.txt", find)
