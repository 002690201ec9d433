"""Training at toy size: games are played, the loss falls, and bots can read what was learned."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import ironbridge
from ironbridge.bots.greedy import Greedy
from ironbridge.bots.network import read
from ironbridge.bots.turn_search import LearnedJudge, ReadableJudge, TurnSearch
from ironbridge.kernel.errors import FormatError
from ironbridge.training import samples, weights
from ironbridge.training.learner import Learner, Shape
from ironbridge.training.samples import Buffer, Samples, gathered
from ironbridge.training.selfplay import SelfPlay, returned

game = ironbridge.game("brass-birmingham")
SHORT = {"introductory": True}
ROOM = 320


def player() -> SelfPlay:
    encoder, evaluator = game.encoder(), game.evaluator()
    assert encoder is not None
    assert evaluator is not None
    return SelfPlay(game, TurnSearch(ReadableJudge(evaluator), 1, 1, 1), encoder, explore=True)


def some_games(count: int) -> Samples:
    found, size = player(), int(player().encoder.size)
    return gathered([(seed, found.play(2, seed, SHORT).rows) for seed in range(count)], size, ROOM)


def test_a_game_gives_what_each_seat_saw_and_how_it_ended() -> None:
    played = player().play(2, 3, SHORT)
    assert len(played.scores) == 2
    assert {row.own for row in played.rows} == {float(score) for score in played.scores}
    assert {row.win for row in played.rows} <= {0.0, 0.5, 1.0}
    assert player().play(2, 3, SHORT).scores == played.scores


def test_against_a_rival_one_seat_is_learned_from() -> None:
    evaluator = game.evaluator()
    assert evaluator is not None
    alone: set[int] = set()
    for seed in range(8):
        played = player().play(2, seed, SHORT, Greedy(evaluator))
        (own,) = {row.own for row in played.rows}
        alone.add(played.scores.index(int(own)))
    assert alone == {0, 1}


def test_seats_are_looked_at_before_their_turn_and_while_others_decide() -> None:
    """With two actions a turn, three positions come from its own course, and more from others'."""
    rows = player().play(3, 5, {}).rows
    turns = len({(row.own, row.turn) for row in rows})
    assert len(rows) > 3 * turns


def test_the_return_leans_on_the_next_turns() -> None:
    """Of the points and of the chance to win alike."""
    found = returned([(100.0, 0.1), (110.0, 0.2), (120.0, 0.3)], (130.0, 1.0))
    assert [points for points, _ in found] == pytest.approx(
        [0.2 * 110 + 0.8 * (0.2 * 120 + 0.8 * 130), 0.2 * 120 + 0.8 * 130, 130.0]
    )
    assert [win for _, win in found] == pytest.approx(
        [0.2 * 0.2 + 0.8 * (0.2 * 0.3 + 0.8), 0.2 * 0.3 + 0.8, 1.0]
    )
    assert returned([None, None], (90.0, 0.0)) == [(90.0, 0.0), (90.0, 0.0)]


def test_the_oldest_positions_make_room() -> None:
    part = some_games(1)
    buffer = Buffer(len(part) + 5)
    buffer.add(part)
    buffer.add(part)
    assert (buffer.size, buffer.added) == (len(part) + 5, 2 * len(part))
    assert len(buffer.all()) == buffer.size


def test_positions_are_kept_in_files(tmp_path: Path) -> None:
    part = some_games(1)
    samples.save(part, tmp_path / "one.npz")
    again = samples.load(tmp_path / "one.npz")
    assert np.array_equal(again.facts, part.facts)
    assert np.array_equal(again.own, part.own)


@pytest.mark.slow
def test_the_loss_falls_and_bots_read_what_was_learned(tmp_path: Path) -> None:
    part, encoder = some_games(12), player().encoder
    buffer = Buffer(2000)
    buffer.add(part)
    learner = Learner(Shape(int(encoder.size), int(encoder.numbers), 16, 8), seed=1)
    learner.take(buffer)
    before = learner.learn(64, 5, 1e-3)
    for _ in range(4):
        after = learner.learn(64, 25, 3e-3)
    assert after[0] < before[0] / 2
    assert after[2] < before[2]

    weights.write(learner.weights(), {"game": game.name}, tmp_path / "weights.bin")
    network = read("here", (tmp_path / "weights.bin").read_bytes())
    judge = LearnedJudge(encoder, network, 0.0)
    state = game.start(2, 1, SHORT)
    judge.begin(state, 0)
    expected = judge.points(state, 0)
    assert float(part.own.min()) - 40 < expected < float(part.own.max()) + 40

    again = Learner(learner.shape, seed=2)
    again.resume(learner.state())
    assert np.allclose(again.weights()["answers"], learner.weights()["answers"])
    assert again.steps == learner.steps


def test_weights_that_came_about_one_from_the_other_can_be_averaged() -> None:
    shape = Shape(6, 2, 4, 8)
    one, other = Learner(shape, 1).weights(), Learner(shape, 2).weights()
    files = [weights.packed(layers, {"game": "toy", "games": 7}) for layers in (one, other)]
    found = weights.averaged(files, {"averaged": "with what came before"})
    assert weights.about(found)["games"] == 7
    assert weights.about(found)["averaged"] == "with what came before"
    mean = weights.unpacked("mean", found)
    for name, layer in one.items():
        assert np.allclose(mean[name], (layer + other[name]) / 2, atol=0.01)
    wider = weights.packed(Learner(Shape(6, 2, 6, 8), 1).weights(), {"game": "toy"})
    with pytest.raises(FormatError, match="different sizes"):
        weights.averaged([files[0], wider], {})
