"""The network: what differs is enough to judge a position, and a wrong file is said clearly."""

from __future__ import annotations

import json
import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import ironbridge
from ironbridge import registry
from ironbridge.bots.network import Network, add, read, whole
from ironbridge.bots.turn_search import LearnedJudge, learned_judge
from ironbridge.kernel.encoder import Features
from ironbridge.kernel.errors import FormatError, SetupError

game = ironbridge.game("brass-birmingham")


def drawn(facts: int, numbers: int) -> Network:
    """A network with weights by chance."""
    chance = random.Random(5)
    body = bytes(chance.randrange(256) for _ in range(8 * (facts + numbers + 9) + 8 + 27))
    scales = [chance.uniform(0.001, 0.004) for _ in range(facts + numbers + 1 + 8 + 1 + 8 + 1)]
    sizes = {"facts": facts, "numbers": numbers, "first": 8, "second": 8, "scales": scales}
    return read("by chance", header(**sizes) + b"\n" + body)


def summed(net: Network, found: Features) -> vec[i64]:
    """The first layer, added up from nothing."""
    total = net.first_bias[:]
    for n in range(int(found.count)):
        add(total, net.fact_rows, found.indices[n] * net.words, 1)
    for n in range(int(net.numbers)):
        add(total, net.number_rows, n * net.words, whole(found.numbers[n]))
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
            assert (net.own, net.others, net.win) == answers
        state.play(chance.choice(state.legal()))


def test_the_weights_of_the_game_fit_it() -> None:
    judge = learned_judge(game, 0.0)
    state = game.start(4, 1)
    judge.begin(state, 0)
    assert 60 < judge.points(state, 0) < 200
    assert -5 < judge.network.win < 5


def test_a_game_without_weights_says_so() -> None:
    with pytest.raises(SetupError, match="nothing was learned about spyrium yet"):
        learned_judge(ironbridge.game("spyrium", registry.board_of("spyrium")), 0.0)


def header(**changed: object) -> bytes:
    about = {"format": "ironbridge-network 1", "facts": 1, "numbers": 1, "first": 2, "second": 8}
    return json.dumps({**about, "scales": SCALES, **changed}).encode()


SCALES = [1.0, 2.0, 0.5, *[1.0] * 2, 0.25, *[0.125] * 8, 1.0]
"""Of a fact, a number, the first bias; two units, their bias; eight units, their bias."""
WEIGHTS = bytes([1, 2, 3, 255, 254, 6, *range(16), *[4] * 8, *[8] * 24, 9, 10, 253])


def test_weights_are_whole_numbers_with_a_scale_for_each_row() -> None:
    """Here and below, a network of one fact, one number, two units and eight."""
    net = read("here", header() + b"\n" + WEIGHTS)
    assert net.fact_rows[0] == (2 << 20 << 32) + (1 << 20)
    assert net.number_rows[0] == (-2 << 12 << 32) + (6 << 12)
    assert net.first_bias[0] == (3 << 20 << 32) - (1 << 20)
    assert [net.second_rows[n] for n in range(16)] == [float(n) for n in range(16)]
    assert (net.second_bias[7], net.answer_rows[23]) == (1.0, 1.0)
    assert [net.answer_bias[n] for n in range(3)] == [9.0, 10.0, -3.0]


@pytest.mark.parametrize(("number", "first"), [(0.0, (0.0, 5.0)), (0.5, (3.0, 4.0))])
def test_the_answers_are_those_of_the_weights(number: float, first: tuple[float, float]) -> None:
    """By hand: what the fact and the number bring to the two units, and so on."""
    net = read("here", header() + b"\n" + WEIGHTS)
    found = Features(4, 1)
    net.begin(found)
    found.add(0)
    found.numbers[0] = number
    net.judge(found)
    hidden = [1.0 + first[0] * n + first[1] * (8 + n) for n in range(8)]
    assert (net.own, net.others, net.win) == (9 + sum(hidden), 10 + sum(hidden), sum(hidden) - 3)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not the weights of a network"),
        (b"{}\n", "not the weights of a network"),
        (header(format="other") + b"\n" + WEIGHTS, "expected 'ironbridge-network 1'"),
        (header() + b"\n" + WEIGHTS[:-1], "expected 57 weights in 15 rows"),
        (header(scales=[1.0]) + b"\n" + WEIGHTS, "expected 57 weights in 15 rows"),
        (header(first=1) + b"\n" + WEIGHTS, "an even first layer and a second one in eights"),
        (header(second=4) + b"\n" + WEIGHTS, "an even first layer and a second one in eights"),
    ],
)
def test_a_wrong_file_is_said_clearly(data: bytes, reason: str) -> None:
    with pytest.raises(FormatError, match=reason):
        read("here", data)
