"""Who sits where: line-ups, rotations, and what is refused before the first game."""

import pytest

import ironbridge
from ironbridge.arena.plan import (
    FIRST_HINT,
    LineUp,
    Task,
    bot_of,
    check_player,
    line_ups,
    make_plan,
)
from ironbridge.bots.review import advise
from ironbridge.kernel.chance import SEEDS, seeded
from ironbridge.kernel.errors import SetupError
from tests.arena.players import STRONG, WEAK

GAME = "brass-birmingham"


def seated(*players: str, seats: int, **how: bool) -> list[str]:
    return [" ".join(line_up.players) for line_up in line_ups(players, seats, **how)]


@pytest.mark.parametrize(
    ("seats", "expected"),
    [(2, ["a b"]), (4, ["a b a b"]), (3, ["a b a", "b a b"]), (5, ["a b a b a", "b a b a b"])],
)
def test_two_players_share_the_seats(seats: int, expected: list[str]) -> None:
    assert seated("a", "b", seats=seats) == expected


def test_one_sits_alone_against_the_rest_both_ways() -> None:
    assert seated("a", "b", seats=4, alone=True) == ["a b b b", "b a a a"]
    assert seated("a", "b", seats=4, alone=True, one_way=True) == ["a b b b"]


def test_line_ups_that_are_rotations_of_each_other_are_played_once() -> None:
    assert seated("a", "b", seats=2, alone=True) == ["a b"]


def test_every_pair_meets_or_only_neighbours() -> None:
    assert seated("a", "b", "c", seats=2) == ["a b", "a c", "b c"]
    assert seated("a", "b", "c", seats=2, adjacent=True) == ["a b", "b c"]


def test_one_player_has_all_seats() -> None:
    assert seated("a", seats=3) == ["a a a"]


@pytest.mark.parametrize(
    ("players", "kind", "names"),
    [
        ("a a a", "mirror", ("a",)),
        ("a b b", "alone", ("a", "b")),
        ("a b a", "alone", ("b", "a")),
        ("a b", "shared", ("a", "b")),
        ("a b a b", "shared", ("a", "b")),
    ],
)
def test_kinds_of_line_ups(players: str, kind: str, names: tuple[str, ...]) -> None:
    line_up = LineUp(tuple(players.split()))
    assert (line_up.kind, line_up.names) == (kind, names)


def test_a_line_up_is_rotated_over_all_seats() -> None:
    turned = LineUp(("a", "b", "b", "b")).rotations()
    assert ["".join(players) for players in turned] == ["abbb", "bbba", "bbab", "babb"]
    assert [players.index("a") for players in turned] == [0, 3, 2, 1]


def test_equal_rotations_are_played_once() -> None:
    assert LineUp(("a", "b", "a", "b")).rotations() == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert LineUp(("a", "a", "a")).rotations() == [("a", "a", "a")]


def test_every_line_up_plays_every_deal_once_for_each_rotation() -> None:
    plan = make_plan(GAME, [STRONG, WEAK], seeds=range(7, 9), seats=3, alone=True)
    assert list(plan.tasks()) == [
        Task(line_up, seed, rotation)
        for seed in (7, 8)
        for line_up in (0, 1)
        for rotation in (0, 1, 2)
    ]
    places = {plan.seated(task).index(STRONG) for task in plan.tasks() if task.line_up == 0}
    assert places == {0, 1, 2}


@pytest.mark.parametrize(
    ("players", "wrong", "said"),
    [
        ([], {}, "at least one player"),
        ([STRONG, STRONG], {}, "named twice"),
        (["clever"], {}, "no bot 'clever'"),
        (["program:"], {}, "a command line after"),
        (["program:'"], {}, "not a command line"),
        (["program:/no/such/program"], {}, "there is no program /no/such/program"),
        ([WEAK], {"seats": 7}, "2, 3, 4 seats, not 7"),
        ([WEAK], {"options": {"colour": "red"}}, "unknown option colour"),
        ([WEAK], {"seeds": range(5, 5)}, "at least one deal"),
        ([WEAK], {"seeds": range(SEEDS - 1, SEEDS + 1)}, "seeds are whole numbers"),
    ],
)
def test_what_cannot_be_played_is_refused(
    players: list[str], wrong: dict[str, object], said: str
) -> None:
    asked: dict[str, object] = {"seeds": range(1), **wrong}
    with pytest.raises(SetupError, match=said):
        make_plan(GAME, players, **asked)  # type: ignore[arg-type]


def test_who_follows_hints_plays_the_first_of_them() -> None:
    state = ironbridge.game("spyrium").start(3, seed=3)
    check_player(state.game, FIRST_HINT)
    seat = int(state.decider())
    played = bot_of(state.game, FIRST_HINT).choose(state, seat, seeded(1))
    assert played == advise(state, seat, seeded(1))[0].moves[0]
    assert played in state.legal(seat)
