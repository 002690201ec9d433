"""`greedy-1` never changes: the strength of all others is measured by it.

A test here that fails says that its search, an evaluator, or the rules of a game play differently
than when the digests were made. Then the change needs an evaluator of its own beside the one that
`greedy-1` plays by, not a new digest. New rules of a game are the one exception: results before
and after them cannot be compared anyway.
"""

from __future__ import annotations

import hashlib

import pytest

import ironbridge
from ironbridge.bots import decide, make
from ironbridge.bots.greedy import Greedy
from ironbridge.bots.levels import YARDSTICK
from ironbridge.kernel.chance import seeded

OPENINGS = {
    "brass-birmingham": "2acb7d62018473d3",
    "brass-lancashire": "d0fe013f8340e88f",
    "age-of-industry": "ebf2ba86656095df",
    "workshop-of-the-world": "05aef006cb7450e4",
    "spyrium": "a2a10c668a221cec",
}
"""The first moves at a full table, by seed 3."""
GAMES = {
    ("brass-birmingham", 2): "108f78b9004552a6 4a74779617cea679",
    ("brass-birmingham", 4): "9f5a428cc1493d5b 9213dfe53088be80",
    ("brass-lancashire", 2): "e6c06951c83a9752 78879dd609c77c08",
    ("brass-lancashire", 4): "f6c7031b178665b2 8e20f3519d69130e",
    ("age-of-industry", 3): "e531356e3fa11ffc fd571754b6e54fe6",
    ("age-of-industry", 5): "b0c39d75e875835d dcc352b001002bc4",
    ("workshop-of-the-world", 2): "f67876b6a9e01729 09d8287905f36e4b",
    ("workshop-of-the-world", 5): "0044fd5461737072 99d94edba95e09da",
    ("spyrium", 2): "9b3f1cbb0f31d3a8 e4e2ef18724dfb03",
    ("spyrium", 5): "f38169b44d3d161c 382ff7bf66796e38",
}
"""Whole games by the seeds 1 and 2."""


def played(name: str, seats: int, seed: int, plies: int | None = None) -> str:
    """A digest of the moves of a game between yardsticks."""
    game = ironbridge.game(name)
    bot, state, chance = make(game, YARDSTICK), game.start(seats, seed), seeded(seed)
    moves: list[str] = []
    while not state.over and (plies is None or len(moves) < plies):
        seat = int(state.decider())
        move = decide(bot, state, seat, chance)
        moves.append(f"{seat} {move.text}")
        state.play(move, seat)
    return hashlib.blake2b("\n".join(moves).encode(), digest_size=8).hexdigest()


def test_no_game_is_left_out() -> None:
    assert sorted(OPENINGS) == sorted(ironbridge.game_names())
    assert {name for name, _ in GAMES} == set(OPENINGS)


@pytest.mark.parametrize("name", OPENINGS)
def test_its_first_moves(name: str) -> None:
    assert played(name, 0, 3, plies=24) == OPENINGS[name]


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_its_whole_games(name: str, seats: int) -> None:
    digests = " ".join(played(name, seats, seed) for seed in (1, 2))
    assert digests == GAMES[name, seats]


def test_the_level_of_old_plays_by_the_newest_evaluator() -> None:
    """By the same search: only what a position is worth may differ."""
    game = ironbridge.game("spyrium")
    newest, yardstick = make(game, "greedy"), make(game, YARDSTICK)
    assert type(newest) is type(yardstick) is Greedy
    state = game.start(4, 1)
    assert newest.evaluator.value(state, 0) != yardstick.evaluator.value(state, 0)
