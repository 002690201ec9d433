"""A small network, evaluated in plain loops that are fast when compiled.

Facts and numbers go through two hidden layers to three answers: how much better a seat ends than
the readable evaluator says, what the others have on the average, and the chance to win.

    facts (sparse), numbers  ->  FIRST, ReLU  ->  SECOND, ReLU  ->  own, others, win

Positions that are judged one after the other differ little from the one they come from. So the
first layer is summed up once, for that one (`begin`), and then only what differs is added and
taken away.
"""

from __future__ import annotations

import json
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ironbridge.kernel.arrays import filled, zeros
from ironbridge.kernel.encoder import Features
from ironbridge.kernel.errors import FormatError

FORMAT: Final = "ironbridge-network 1"
ANSWERS: Final = 3
OWN: Final = 0
OTHERS: Final = 1
WIN: Final = 2


class Network:
    """`judge` leaves its answers in `own` (points to be added to the readable evaluator's),
    `others` (points) and `win` (log odds)."""

    def __init__(self, facts: i64, numbers: i64, first: i64, second: i64) -> None:
        self.facts: i64 = facts
        self.numbers: i64 = numbers
        self.first: i64 = first
        self.second: i64 = second
        # Row by row: what each fact, each number, each hidden unit adds to the next layer.
        self.fact_rows: vec[float] = zeros(facts * first)
        self.number_rows: vec[float] = zeros(numbers * first)
        self.first_bias: vec[float] = zeros(first)
        self.second_rows: vec[float] = zeros(first * second)
        self.second_bias: vec[float] = zeros(second)
        self.answer_rows: vec[float] = zeros(second * ANSWERS)
        self.answer_bias: vec[float] = zeros(ANSWERS)
        # The position that others are compared with.
        self.root_sum: vec[float] = zeros(first)
        self.root_facts: vec[i64] = filled(0, 0)  # each once
        self.have: vec[i64] = filled(0, facts)  # by fact: how often the root has it
        self.own: float = 0.0
        self.others: float = 0.0
        self.win: float = 0.0

    def begin(self, found: Features) -> None:
        """What is judged next is compared with this position."""
        for old in self.root_facts:
            self.have[old] = 0
        facts = vec[i64]()
        total = self.first_bias[:]
        n: i64 = 0
        while n < found.count:
            fact = found.indices[n]
            if self.have[fact] == 0:
                facts = append(facts, fact)
            self.have[fact] += 1
            add_row(total, self.fact_rows, fact * self.first, self.first)
            n += 1
        self.root_facts = facts
        self.root_sum = total

    def judge(self, found: Features) -> None:
        total = self.root_sum[:]
        size = self.first
        rows = self.fact_rows
        have = self.have
        n: i64 = 0
        while n < found.count:
            fact = found.indices[n]
            have[fact] -= 1
            if have[fact] < 0:  # the root did not have it, or not so often
                add_row(total, rows, fact * size, size)
            n += 1
        for fact in self.root_facts:
            spare = have[fact]
            if spare > 0:
                add_scaled(total, rows, fact * size, size, -float(spare))
        n = 0
        while n < found.count:
            have[found.indices[n]] += 1
            n += 1
        n = 0
        while n < self.numbers:
            add_scaled(total, self.number_rows, n * size, size, found.numbers[n])
            n += 1
        self.finish(total)

    def finish(self, total: vec[float]) -> None:
        hidden = self.second_bias[:]
        i: i64 = 0
        while i < self.first:
            value = total[i]
            if value > 0.0:
                add_scaled(hidden, self.second_rows, i * self.second, self.second, value)
            i += 1
        own = self.answer_bias[OWN]
        others = self.answer_bias[OTHERS]
        win = self.answer_bias[WIN]
        i = 0
        while i < self.second:
            value = hidden[i]
            if value > 0.0:
                own += value * self.answer_rows[i * ANSWERS + OWN]
                others += value * self.answer_rows[i * ANSWERS + OTHERS]
                win += value * self.answer_rows[i * ANSWERS + WIN]
            i += 1
        self.own = own
        self.others = others
        self.win = win


def add_row(total: vec[float], rows: vec[float], start: i64, size: i64) -> None:
    i: i64 = 0
    while i < size:
        total[i] += rows[start + i]
        i += 1


def add_scaled(total: vec[float], rows: vec[float], start: i64, size: i64, factor: float) -> None:
    i: i64 = 0
    while i < size:
        total[i] += factor * rows[start + i]
        i += 1


# The file -----------------------------------------------------------------------------------


def read(source: str, data: bytes) -> Network:
    """A network from its file: a line of JSON that describes it, then the weights as whole
    numbers of eight bits, with a scale for each row of each layer."""
    line, _, body = data.partition(b"\n")
    try:
        header = json.loads(line)
        sizes = [int(header[name]) for name in ("facts", "numbers", "first", "second")]
        scales = [float(scale) for scale in header["scales"]]
        known = header["format"] == FORMAT
    except (ValueError, KeyError, TypeError):
        raise FormatError(source, "", "not the weights of a network") from None
    if not known:
        raise FormatError(source, "format", f"expected {FORMAT!r}")
    net = Network(sizes[0], sizes[1], sizes[2], sizes[3])
    layers = [
        (net.fact_rows, net.first),
        (net.number_rows, net.first),
        (net.first_bias, net.first),
        (net.second_rows, net.second),
        (net.second_bias, net.second),
        (net.answer_rows, ANSWERS),
        (net.answer_bias, ANSWERS),
    ]
    wanted = sum(len(layer) for layer, _ in layers)
    rows = sum(len(layer) // int(width) for layer, width in layers)
    if len(body) != wanted or len(scales) != rows:
        raise FormatError(source, "", f"expected {wanted} weights in {rows} rows")
    at: i64 = 0
    row: i64 = 0
    for layer, width in layers:
        fill(layer, width, body, at, scales, row)
        at += len(layer)
        row += len(layer) // int(width)
    return net


def fill(
    layer: vec[float], width: i64, body: bytes, at: i64, scales: list[float], row: i64
) -> None:
    i: i64 = 0
    size: i64 = len(layer)
    while i < size:
        byte: i64 = body[at + i]
        whole = byte - 256 if byte > 127 else byte
        layer[i] = float(whole) * scales[row + i // width]
        i += 1
