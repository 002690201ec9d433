"""Playing at the terminal: moves, why, undo, save, resume, handing over, leaving."""

import re
from pathlib import Path
from typing import Any

import pytest

import ironbridge
from ironbridge.cli.messages import Messages
from tests.cli.terminal import GAME, SMALL, digest_of, lines, process, run

TWO = ["play", GAME, "--seats", "human,random", "--seed", "5", *SMALL]


@pytest.mark.long
def test_a_whole_game_answered_with_1_ends_and_replays(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    done = process(tmp_path, *TWO, "--save", str(file), typed=lines(*["1"] * 400))
    assert done.returncode == 0, done.stderr
    assert "Final standings" in done.stdout
    record = ironbridge.load_record(file)
    assert record.state.over
    assert record.state.digest() == digest_of(file)
    shown = process(tmp_path, "replay", str(file))
    assert shown.returncode == 0
    assert f"{len(record.moves)}/{len(record.moves)}" in shown.stdout
    assert "The game is over." in shown.stdout
    assert digest_of(file) in shown.stdout


@pytest.mark.long
@pytest.mark.parametrize("kind", ["txt", "json"])
def test_save_and_resume_play_the_same_game(tmp_path: Path, kind: str) -> None:
    at_once, in_parts = tmp_path / "a.txt", tmp_path / f"b.{kind}"
    run(tmp_path, *TWO, "--save", str(at_once), typed=lines(*["1"] * 12))
    run(tmp_path, *TWO, "--save", str(in_parts), typed=lines(*["1"] * 5))
    seats = ["--seats", "human,random"]
    run(tmp_path, "play", "--resume", str(in_parts), *seats, typed=lines(*["1"] * 7))
    first, second = ironbridge.load_record(at_once), ironbridge.load_record(in_parts)
    assert len(first.moves) > 12
    assert first.moves == second.moves
    assert first.state.digest() == second.state.digest()


def test_resume_without_a_file_goes_on_with_the_last_game_and_its_players(tmp_path: Path) -> None:
    run(tmp_path, *TWO, typed=lines("1", "1"))
    (kept,) = (tmp_path / "ironbridge" / "games").glob("*.txt")
    before = ironbridge.load_record(kept)
    again = run(tmp_path, "play", "--resume", typed=lines("1"))
    assert again.exit_code == 0, again.output
    after = ironbridge.load_record(kept)
    assert after.moves[: len(before.moves)] == before.moves
    assert len(after.moves) > len(before.moves)
    assert kept.read_text(encoding="utf-8").startswith("# players: human,random\n")


def test_a_move_can_be_typed_in_notation(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run(tmp_path, *TWO, "--save", str(file), typed=lines("  loan "))
    assert ironbridge.load_record(file).moves[0] == (0, "loan")


def test_why_names_the_rule_and_its_text(tmp_path: Path) -> None:
    shown = run(tmp_path, *TWO, typed=lines("why sell derby_1")).output
    rule = ironbridge.game(GAME).rulebook.rule("BB-SELL-OWN-TILE")
    assert "is not allowed: You have no tile on the board yet" in " ".join(shown.split())
    assert f"[{rule.id}] {rule.en}" in " ".join(shown.split())


def test_why_says_that_a_move_is_allowed(tmp_path: Path) -> None:
    by_notation = run(tmp_path, *TWO, typed=lines("why loan")).output
    by_words = run(tmp_path, *TWO, typed=lines("why take a LOAN")).output
    assert "“Take a loan” is allowed." in by_notation
    assert "“Take a loan” is allowed." in by_words


def test_why_asks_back_when_words_mean_several_moves(tmp_path: Path) -> None:
    shown = run(tmp_path, *TWO, typed=lines("why cannock coal", "why gold")).output
    assert "build coal_mine cannock_2" in shown
    assert "No move of the game has the words “gold”." in shown


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("999", "There is no move 999"),
        ("0", "There is no move 0"),
        ("zut alors", "“zut alors” is neither a move nor a command"),
        ("sell derby_1", "is not allowed"),
        ("why", "Type why and a move"),
        ("undo", "there is nothing to undo"),
        ("rules xyzzy", "No rule holds “xyzzy”."),
    ],
)
def test_wrong_input_is_answered_and_changes_nothing(
    tmp_path: Path, typed: str, answer: str
) -> None:
    file = tmp_path / "game.txt"
    done = run(tmp_path, *TWO, "--save", str(file), typed=lines(typed))
    assert done.exit_code == 0
    assert answer in " ".join(done.output.split())
    assert ironbridge.load_record(file).moves == []


def test_undo_goes_back_to_ones_own_last_decision(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run(tmp_path, *TWO, "--save", str(file), typed=lines("loan", "1", "1"))
    played = ironbridge.load_record(file)
    run(tmp_path, *TWO, "--save", str(file), typed=lines("loan", "1", "1", "undo"))
    undone = ironbridge.load_record(file)
    own = [ply for ply, (seat, _) in enumerate(played.moves) if seat == 0]
    assert undone.moves == played.moves[: own[-1]]
    assert undone.state.decider() == 0


def test_undo_and_the_same_move_lead_to_the_same_position(tmp_path: Path) -> None:
    straight, detour = tmp_path / "a.txt", tmp_path / "b.txt"
    run(tmp_path, *TWO, "--save", str(straight), typed=lines("loan", "1", "1"))
    run(tmp_path, *TWO, "--save", str(detour), typed=lines("loan", "1", "1", "undo", "1"))
    assert digest_of(straight) == digest_of(detour)


def test_parts_of_the_table_are_shown_again(tmp_path: Path) -> None:
    shown = run(tmp_path, *TWO, typed=lines("hand", "mat", "board", "log", "moves", "help")).output
    assert shown.count("Your hand (8)") == 2
    assert shown.count("Your mat: the next tiles") == 2
    assert shown.count("The Midlands") == 2
    assert "back to your last decision" in shown


def test_saving_where_nothing_can_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    shown = run(tmp_path, *TWO, typed=lines(f"save {tmp_path}/file/game.txt", "1"))
    assert shown.exit_code == 0
    assert "cannot be written" in " ".join(shown.output.split())


def test_quit_offers_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    done = run(tmp_path, *TWO, typed=lines("1", "quit", str(file), "1", "1"))
    assert done.exit_code == 0
    assert "The game is kept in" in done.output
    assert [seat for seat, _ in ironbridge.load_record(file).moves].count(0) == 1


def test_a_closed_input_saves_and_leaves(tmp_path: Path) -> None:
    done = process(tmp_path, *TWO, typed=lines("1"))
    assert done.returncode == 0
    assert "The game is kept in" in done.stdout
    assert done.stderr == ""
    (kept,) = (tmp_path / "ironbridge" / "games").glob("*.txt")
    assert ironbridge.load_record(kept).moves


def test_ctrl_c_saves_and_leaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    done = run(tmp_path, *TWO)
    assert done.exit_code == 0
    assert "The game is kept in" in done.output


def test_bots_alone_play_to_the_end_and_tell_it(tmp_path: Path) -> None:
    file = tmp_path / "bots.txt"
    args = ["play", GAME, "--seats", "random,random", "--seed", "1", *SMALL, "--save", str(file)]
    done = run(tmp_path, *args)
    assert done.exit_code == 0, done.output
    assert "passes" in done.output or "takes a loan" in done.output
    assert ironbridge.load_record(file).state.over


def test_the_screen_can_be_kept_as_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "screen.svg"
    assert run(tmp_path, *TWO, "--picture", str(picture), typed=lines("1")).exit_code == 0
    assert "Wolverhampton" in picture.read_text(encoding="utf-8")


# Two people at one terminal -----------------------------------------------------------------

PAIR = ["play", GAME, "--seats", "human,human", "--names", "Ann,Bob", "--seed", "5", *SMALL]


def test_handing_over_hides_the_other_hand(tmp_path: Path) -> None:
    shown = run(tmp_path, *PAIR, typed=lines("", "loan", "1")).output
    state = ironbridge.game(GAME).start(2, 5, {"introductory": True})
    first = state.deciders[0]
    names = ("Ann", "Bob")
    before, after = shown.split(f"{names[1 - first]} is next.")
    assert f"{names[first]} is next." in before
    assert "Your hand" in before
    assert "Your hand" not in after  # the input ended before Enter was pressed


def test_each_person_sees_only_the_own_hand(tmp_path: Path) -> None:
    start = ironbridge.game(GAME).start(2, 5, {"introductory": True})
    document: dict[str, Any] = dict(start.to_json())
    words = ironbridge.game(GAME).words("en")
    hands = [{words.text(f"card-{c}") for c in seat["hand"]} for seat in document["players"]]
    first, second = document["order"]
    assert hands[first] != hands[second]
    shown = run(tmp_path, *PAIR, typed=lines("", "loan", "1", ""), columns=200).output
    screens = shown.split(" is next.")[1:]
    assert [hand_shown(screen) for screen in screens] == [hands[first], hands[second]]


def hand_shown(screen: str) -> set[str]:
    """The cards in the only hand on a screen."""
    assert screen.count("Your hand") == 1
    line = screen[screen.index("Your hand") :].splitlines()[1].strip("│ ")
    return {re.sub(r" ×\d$", "", card) for card in re.split(r"\s{2,}", line)}


def test_one_person_alone_hands_nothing_over(tmp_path: Path) -> None:
    assert "is next." not in run(tmp_path, *TWO, typed=lines("1", "1")).output


# Errors -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["play", "brass-birmingam"], "Did you mean brass-birmingham?"),
        (["play", GAME, "--seats", "human,alien"], "no player is called 'alien'"),
        (["play", GAME, "--seats", "human"], "is for 2, 3, 4 seats, not 1"),
        (["play", GAME, "--seats", "human,random", "--names", "Ann"], "expected 2 names"),
        (["play", GAME, "--option", "introductory"], "expected NAME=VALUE"),
        (["play", GAME, "--option", "introductory=maybe"], "expected true or false"),
        (["play", GAME, "--option", "speed=1"], "unknown option speed"),
        (["play", GAME, "--seed", "-1"], "expected a whole number"),
        (["play", GAME, "--lang", "de"], "expected fr or en"),
        (["play", "--resume", "nowhere.txt"], "cannot be read"),
        (["play", "--resume"], "no game is kept in"),
        (["play", GAME, "--data", "nowhere.toml"], "cannot be read"),
    ],
)
def test_a_fault_is_one_clear_line(tmp_path: Path, args: list[str], said: str) -> None:
    done = run(tmp_path, *args, columns=300)
    assert done.exit_code == 2
    assert said in done.output
    assert done.stderr.startswith("✗ ")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.output


@pytest.mark.parametrize(("language", "why"), [("en", "why"), ("fr", "pourquoi")])
@pytest.mark.parametrize("game", ironbridge.game_names())
def test_examples_are_moves_of_the_game(tmp_path: Path, game: str, language: str, why: str) -> None:
    """What `why` and help name can be typed at this very table."""
    table = ["play", game, "--seats", "human,random,random", "--seed", "7", "--lang", language]
    shown = run(tmp_path, *table, typed=lines("why", "help"), columns=300).output
    (by_notation,) = re.findall(rf"ple\s?: {why} (.+)$", shown, re.MULTILINE)
    (in_words,) = re.findall(rf"^ +{why} (.+)$", shown, re.MULTILINE)
    (played,) = re.findall(r"^(.+)\n +(?:play a move|jouer un coup) ", shown, re.MULTILINE)
    assert {by_notation, played} <= set(ironbridge.game(game).by_text)
    asked = lines(f"{why} {by_notation}", f"{why} {in_words}", f"{why} {played}")
    answers = run(tmp_path, *table, typed=asked, columns=300).output
    assert len(re.findall("” is not allowed: |» n’est pas permis\\s: ", answers)) == 2
    assert len(re.findall("” is allowed|» est permis", answers)) == 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_help_fits_a_narrow_terminal(language: str) -> None:
    said = Messages(language).say("table-help", move="bid 2", words="bid 2")
    assert [line for line in said.splitlines() if len(line) > 80] == []


def test_options_of_an_event_are_named(tmp_path: Path) -> None:
    path = tmp_path / "renown.txt"
    path.write_text("seats 2\nround 3\nevent event_buy_vp\nred: money 9\n", encoding="utf-8")
    shown = run(tmp_path, "position", str(path), "--game", "spyrium", columns=120).output
    assert "Renown · £3 → 3 VP" in shown
    assert "Renown · £6 → 5 VP" in shown
    assert "effect 1" not in shown
