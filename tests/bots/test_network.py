"""The network: what differs is enough to judge a position, and a wrong file is said clearly."""

from __future__ import annotations

import json
import random

import pytest
from librt.vecs import vec

import ironbridge
from ironbridge.bots.network import Network, add_row, add_scaled, read
from ironbridge.bots.turn_search import LearnedJudge, learned_judge
from ironbridge.kernel.encoder import Features
from ironbridge.kernel.errors import FormatError, SetupError

game = ironbridge.game("brass-birmingham")


def drawn(facts: int, numbers: int) -> Network:
    """A network with weights by chance."""
    net = Network(facts, numbers, 8, 4)
    chance = random.Random(5)
    for layer in (
        net.fact_rows,
        net.number_rows,
        net.first_bias,
        net.second_rows,
        net.second_bias,
        net.answer_rows,
        net.answer_bias,
    ):
        for i in range(len(layer)):
            layer[i] = chance.gauss(0.0, 0.3)
    return net


def summed(net: Network, found: Features) -> vec[float]:
    """The first layer, added up from nothing."""
    total = net.first_bias[:]
    for n in range(int(found.count)):
        add_row(total, net.fact_rows, found.indices[n] * net.first, net.first)
    for n in range(int(net.numbers)):
        add_scaled(total, net.number_rows, n * net.first, net.first, found.numbers[n])
    return total


def test_what_differs_is_enough() -> None:
    encoder = game.encoder()
    assert encoder is not None
    net = drawn(int(encoder.size), int(encoder.numbers))
    judge, found = LearnedJudge(encoder, net, 1.0), encoder.features()
    chance, state = random.Random(3), game.start(4, 3)
    for _ in range(40):
        seat = int(state.decider())
        judge.begin(state, seat)
        for move in state.legal(seat)[:3]:
            after = state.copy()
            after.do(move, seat)
            judge.value(after, seat)
            answers = net.own, net.others, net.win
            encoder.encode(after, seat, found)
            net.finish(summed(net, found))
            assert (net.own, net.others, net.win) == pytest.approx(answers, abs=1e-9)
        state.play(chance.choice(state.legal()))


def test_the_weights_of_the_game_fit_it() -> None:
    judge = learned_judge(game, 0.0)
    state = game.start(4, 1)
    judge.begin(state, 0)
    assert 60 < judge.points(state, 0) < 200
    assert -5 < judge.network.win < 5


def test_a_game_without_weights_says_so() -> None:
    with pytest.raises(SetupError, match="nothing was learned about spyrium yet"):
        learned_judge(ironbridge.game("spyrium"), 0.0)


def header(**changed: object) -> bytes:
    about = {"format": "ironbridge-network 1", "facts": 1, "numbers": 1, "first": 1, "second": 1}
    return json.dumps({**about, "scales": [1.0] * 7, **changed}).encode()


WEIGHTS = bytes([1, 2, 255, 4, 5, 6, 7, 8, 9, 10, 11])


def test_weights_are_whole_numbers_with_a_scale_for_each_row() -> None:
    net = read("here", header(scales=[1.0, 2.0, 0.5, 1.0, 1.0, 1.0, 1.0]) + b"\n" + WEIGHTS)
    assert (net.fact_rows[0], net.number_rows[0], net.first_bias[0]) == (1.0, 4.0, -0.5)
    assert [net.answer_bias[n] for n in range(3)] == [9.0, 10.0, 11.0]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not the weights of a network"),
        (b"{}\n", "not the weights of a network"),
        (header(format="other") + b"\n" + WEIGHTS, "expected 'ironbridge-network 1'"),
        (header() + b"\n" + WEIGHTS[:-1], "expected 11 weights in 7 rows"),
        (header(scales=[1.0]) + b"\n" + WEIGHTS, "expected 11 weights in 7 rows"),
    ],
)
def test_a_wrong_file_is_said_clearly(data: bytes, reason: str) -> None:
    with pytest.raises(FormatError, match=reason):
        read("here", data)
