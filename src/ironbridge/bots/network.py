"""A small network, evaluated in plain loops that are fast when compiled.

Facts and numbers go through two hidden layers to three answers: how much better a seat ends than
the readable evaluator says, what the others have on the average, and the chance to win.

    facts (sparse), numbers  ->  FIRST, ReLU  ->  SECOND, ReLU  ->  own, others, win

Positions that are judged one after the other differ little from the one they come from. So the
first layer is summed up once, for that one (`begin`), and then only what differs is added and
taken away. It is summed in whole numbers, two units to a machine word: a loop over floats takes
four times as long, because Python's arrays look at every index.
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

UNIT: Final = 1 << 20
"""What 1.0 is in the sums of the first layer: a half word holds up to 2,048 of it."""
NUMBER_UNIT: Final = 1 << 8
"""What 1.0 is in a number; the weights of numbers are counted in the rest of UNIT."""
HALF: Final = 1 << 32
ABOVE: Final = 1 << 31
BLOCK: Final = 8
"""Units of the second layer that are summed at a time."""


class Network:
    """`judge` leaves its answers in `own` (points to be added to the readable evaluator's),
    `others` (points) and `win` (log odds)."""

    def __init__(self, facts: i64, numbers: i64, first: i64, second: i64) -> None:
        assert first % 2 == 0
        assert second % BLOCK == 0
        self.facts: i64 = facts
        self.numbers: i64 = numbers
        self.first: i64 = first
        self.second: i64 = second
        self.words: i64 = first // 2
        # Row by row: what each fact, each number, each hidden unit adds to the next layer.
        self.fact_rows: vec[i64] = filled(0, facts * self.words)
        self.number_rows: vec[i64] = filled(0, numbers * self.words)
        self.first_bias: vec[i64] = filled(0, self.words)
        self.second_rows: vec[float] = zeros(first * second)
        self.second_bias: vec[float] = zeros(second)
        self.answer_rows: vec[float] = zeros(second * ANSWERS)
        self.answer_bias: vec[float] = zeros(ANSWERS)
        # The position that others are compared with.
        self.root_sum: vec[i64] = filled(0, self.words)
        self.root_facts: vec[i64] = filled(0, 0)  # each once
        self.root_numbers: vec[i64] = filled(0, numbers)
        self.have: vec[i64] = filled(0, facts)  # by fact: how often the root has it
        # The units of the first layer that are above zero: where their rows begin, their values.
        self.rows_on: vec[i64] = filled(0, first)
        self.values_on: vec[float] = zeros(first)
        self.hidden: vec[float] = zeros(second)
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
            add(total, self.fact_rows, fact * self.words, 1)
            n += 1
        n = 0
        while n < self.numbers:
            number = whole(found.numbers[n])
            self.root_numbers[n] = number
            add(total, self.number_rows, n * self.words, number)
            n += 1
        self.root_facts = facts
        self.root_sum = total

    def judge(self, found: Features) -> None:
        total = self.root_sum[:]
        words = self.words
        rows = self.fact_rows
        have = self.have
        waiting: i64 = -1  # a fact that is added together with the next one
        n: i64 = 0
        while n < found.count:
            fact = found.indices[n]
            have[fact] -= 1
            if have[fact] < 0:  # the root did not have it, or not so often
                if waiting < 0:
                    waiting = fact
                else:
                    add_two(total, rows, waiting * words, fact * words)
                    waiting = -1
            n += 1
        if waiting >= 0:
            add(total, rows, waiting * words, 1)
        waiting = -1
        for fact in self.root_facts:
            spare = have[fact]
            if spare <= 0:
                continue
            if spare > 1:
                add(total, rows, fact * words, -spare)
            elif waiting < 0:
                waiting = fact
            else:
                take_two(total, rows, waiting * words, fact * words)
                waiting = -1
        if waiting >= 0:
            add(total, rows, waiting * words, -1)
        n = 0
        while n < found.count:
            have[found.indices[n]] += 1
            n += 1
        n = 0
        while n < self.numbers:
            more = whole(found.numbers[n]) - self.root_numbers[n]
            if more != 0:
                add(total, self.number_rows, n * words, more)
            n += 1
        self.finish(total)

    def finish(self, total: vec[i64]) -> None:
        """From the sums of the first layer to the answers."""
        count = self.units_on(total)
        own = self.answer_bias[OWN]
        others = self.answer_bias[OTHERS]
        win = self.answer_bias[WIN]
        answers = self.answer_rows
        unit: i64 = 0
        while unit < self.second:
            self.add_block(unit, count)
            unit += BLOCK
        unit = 0
        while unit < self.second:
            value = self.hidden[unit]
            if value > 0.0:
                at = unit * ANSWERS
                own += value * answers[at + OWN]
                others += value * answers[at + OTHERS]
                win += value * answers[at + WIN]
            unit += 1
        self.own = own
        self.others = others
        self.win = win

    def units_on(self, total: vec[i64]) -> i64:
        """Note which units of the first layer are above zero; how many they are."""
        rows, values = self.rows_on, self.values_on
        second = self.second
        count: i64 = 0
        row: i64 = 0
        for word in total:
            low = word & (HALF - 1)
            if low >= ABOVE:
                low -= HALF
            high = (word - low) >> 32
            if low > 0:
                rows[count] = row
                values[count] = float(low) / UNIT
                count += 1
            if high > 0:
                rows[count] = row + second
                values[count] = float(high) / UNIT
                count += 1
            row += 2 * second
        return count

    def add_block(self, unit: i64, count: i64) -> None:
        """The sums of some units of the second layer that stand side by side. They are kept in
        variables of their own: an array would be read and written at every step."""
        weights, rows, values = self.second_rows, self.rows_on, self.values_on
        a = self.second_bias[unit]
        b = self.second_bias[unit + 1]
        c = self.second_bias[unit + 2]
        d = self.second_bias[unit + 3]
        e = self.second_bias[unit + 4]
        f = self.second_bias[unit + 5]
        g = self.second_bias[unit + 6]
        h = self.second_bias[unit + 7]
        n: i64 = 0
        while n < count:
            value = values[n]
            at = rows[n] + unit
            a += value * weights[at]
            b += value * weights[at + 1]
            c += value * weights[at + 2]
            d += value * weights[at + 3]
            e += value * weights[at + 4]
            f += value * weights[at + 5]
            g += value * weights[at + 6]
            h += value * weights[at + 7]
            n += 1
        hidden = self.hidden
        hidden[unit] = a
        hidden[unit + 1] = b
        hidden[unit + 2] = c
        hidden[unit + 3] = d
        hidden[unit + 4] = e
        hidden[unit + 5] = f
        hidden[unit + 6] = g
        hidden[unit + 7] = h


def whole(number: float) -> i64:
    """A number in NUMBER_UNIT."""
    return rounded(number * NUMBER_UNIT)


def rounded(number: float) -> i64:
    """The nearest whole number. Above zero rounding is cutting off."""
    shifted: i64 = int(number + (ABOVE + 0.5))
    return shifted - ABOVE


def add(total: vec[i64], rows: vec[i64], start: i64, times: i64) -> None:
    i: i64 = 0
    size: i64 = len(total)
    while i < size:
        total[i] += times * rows[start + i]
        i += 1


def add_two(total: vec[i64], rows: vec[i64], one: i64, other: i64) -> None:
    i: i64 = 0
    size: i64 = len(total)
    while i < size:
        total[i] += rows[one + i] + rows[other + i]
        i += 1


def take_two(total: vec[i64], rows: vec[i64], one: i64, other: i64) -> None:
    i: i64 = 0
    size: i64 = len(total)
    while i < size:
        total[i] -= rows[one + i] + rows[other + i]
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
    facts, numbers, first, second = sizes
    if first % 2 or second % BLOCK or min(sizes) < 1:
        raise FormatError(source, "", "expected an even first layer and a second one in eights")
    widths = [first] * (facts + numbers + 1) + [second] * (first + 1) + [ANSWERS] * (second + 1)
    if len(body) != sum(widths) or len(scales) != len(widths):
        expected = f"expected {sum(widths)} weights in {len(widths)} rows"
        raise FormatError(source, "", expected)
    net = Network(facts, numbers, first, second)
    file = WeightReader(body, scales)
    file.words(net.fact_rows, net.words, UNIT)
    file.words(net.number_rows, net.words, UNIT // NUMBER_UNIT)
    file.words(net.first_bias, net.words, UNIT)
    file.floats(net.second_rows, net.second)
    file.floats(net.second_bias, net.second)
    file.floats(net.answer_rows, ANSWERS)
    file.floats(net.answer_bias, ANSWERS)
    return net


class WeightReader:
    """Reads layer after layer."""

    def __init__(self, body: bytes, scales: list[float]) -> None:
        self.body = body
        self.scales = scales
        self.at: i64 = 0
        self.row: i64 = 0

    def next(self, scale: float) -> float:
        byte: i64 = self.body[self.at]
        self.at += 1
        return float(byte - 256 if byte > 127 else byte) * scale

    def words(self, layer: vec[i64], width: i64, unit: i64) -> None:
        """Rows of so many words, two weights in each."""
        i: i64 = 0
        size: i64 = len(layer)
        scale = 0.0
        while i < size:
            if i % width == 0:
                scale = self.scales[self.row] * float(unit)
                self.row += 1
            low = rounded(self.next(scale))
            layer[i] = rounded(self.next(scale)) * HALF + low
            i += 1

    def floats(self, layer: vec[float], width: i64) -> None:
        i: i64 = 0
        size: i64 = len(layer)
        scale = 0.0
        while i < size:
            if i % width == 0:
                scale = self.scales[self.row]
                self.row += 1
            layer[i] = self.next(scale)
            i += 1
