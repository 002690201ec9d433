"""The rows of a batch: many games in step, in compiled code and in memory that NumPy looks at.

`batch.py` has the arrays and says what they mean; here they are written, and nothing is made on
the way. The rules write the legal moves of a row into its list and its mask. The list also says
what to take out of the mask before the next one is written: nothing is ever cleared as a whole.
Observations likewise: the list of facts says which places of the long vector are not zero.
"""

from __future__ import annotations

from typing import Final

from librt.strings import read_i32_le, read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from ironbridge.kernel.arrays import filled, zeros
from ironbridge.kernel.bits import POSITION, SPREAD
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.choices import Choices
from ironbridge.kernel.encoder import Encoder, Features
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State
from ironbridge.research.rewards import Rewards, worths

NO_ACTION: Final[i64] = -1
PLAYED: Final = -1
"""A step in which no game ended."""
ENDED: Final = -2
"""A step in which games ended."""
BEGUN: Final = 64
"""The most moves of its own that a seat is shown in the middle of an action."""
ACTION_BYTES: Final = 8
NO_ACTIONS: Final = vec[i64]()
NUMBER_BYTES: Final = 4
ONE: Final = 0x3F800000
"""1.0 as the bits of a 32-bit float: 127 in the place of its exponent, which begins at bit 23."""
EXPONENT: Final = 23
EXPONENT_OF_ONE: Final = 127
ONE_STEP: Final = 0x800000
"""From 1.0 to 2.0. From 2.0 on a step is half as much, from 4.0 on a quarter, and so on."""


class MarkedChoices(Choices):
    """Choices that are marked in the mask of their row too, as soon as they are found: a loop of
    its own would be one more of a length that nobody can guess. The row begins at `start`, in the
    lists as in the masks."""

    def __init__(self, moves: list[Move], masks: vec[u8]) -> None:
        super().__init__(moves)
        self.masks: Final = masks
        self.start: i64 = 0

    def append(self, number: i64) -> None:
        self.numbers[self.count] = number
        self.masks[self.start + number] = 1
        self.count += 1

    def pick(self, table: vec[i64], mask: i64) -> None:
        numbers, count, masks, start = self.numbers, self.count, self.masks, self.start
        while mask:
            bit = mask & -mask
            mask ^= bit
            number = table[POSITION[(bit * SPREAD >> 58) & 63]]
            numbers[count] = number
            masks[start + number] = 1
            count += 1
        self.count = count

    def pick_first(self, table: vec[i64], length: i64) -> None:
        numbers, count, masks, start = self.numbers, self.count, self.masks, self.start
        n: i64 = 0
        while n < length:
            number = table[n]
            numbers[count] = number
            masks[start + number] = 1
            count += 1
            n += 1
        self.count = count

    def pick_column(self, table: vec[i64], rows: i64, width: i64, column: i64) -> None:
        numbers, count, masks, start = self.numbers, self.count, self.masks, self.start
        while rows:
            bit = rows & -rows
            rows ^= bit
            place: i64 = POSITION[(bit * SPREAD >> 58) & 63] * width + column
            number = table[place]
            numbers[count] = number
            masks[start + number] = 1
            count += 1
        self.count = count


class Rows:
    """A row for each state, which is played on. `width` is the number of moves, `room` the length
    of a list of facts, `size` that of the whole vector. Without `masking` no masks are written,
    only lists; without an encoder nothing is observed; without `numbered` facts only; without
    `dense` no vector is written."""

    def __init__(
        self,
        states: list[State],
        moves: list[Move],
        masking: bool,
        encoder: Encoder | None,
        numbered: bool,
        dense: bool,
        ask_forced: bool,
        rewards: Rewards,
    ) -> None:
        self.games: vec[State] = vec[State](states)
        self.count: i64 = len(states)
        self.players: i64 = states[0].seat_count
        self.moves: vec[Move] = vec[Move](moves)
        self.width: i64 = len(moves)
        self.masking = masking
        self.encoder: Encoder | None = encoder
        self.dense = dense
        self.ask_forced = ask_forced
        self.rewards: Rewards = rewards
        self.over: list[int] = []
        self.decisions: i64 = 0
        self.drawn: vec[i64] = filled(0, self.count)
        self.chosen: vec[i64] = filled(0, self.count)
        self.seats: vec[i64] = filled(0, self.count)
        self.ended: vec[u8] = bytes_of(self.count)
        self.worth: vec[float] = zeros(self.count * self.players)
        self.masks: vec[u8] = bytes_of(self.count * self.width if masking else 0)
        self.legal: vec[i64] = filled(0, self.count * self.width)
        self.marked: MarkedChoices | None = MarkedChoices(moves, self.masks) if masking else None
        self.found: Choices = Choices(moves) if self.marked is None else self.marked
        self.found.numbers = self.legal
        self.counts: vec[i32] = words_of(self.count)
        observed: i64 = 0 if encoder is None else self.count
        facts: i64 = 0 if encoder is None else encoder.size
        numbers: i64 = 0 if encoder is None else encoder.numbers
        self.numbers_each: i64 = numbers if numbered else 0
        self.room: i64 = 0 if encoder is None else encoder.room + BEGUN
        self.size: i64 = facts + numbers + self.width if dense else 0
        self.at_numbers: i64 = facts
        self.at_begun: i64 = facts + numbers
        self.seen: Features | None = None if encoder is None else encoder.features()
        self.places: vec[i32] = words_of(observed * self.room)
        self.place_counts: vec[i32] = words_of(observed)
        self.numbers: vec[float] = zeros(observed * self.numbers_each)
        self.vectors: vec[i32] = words_of(observed * self.size)
        # By row and seat: the moves by which it came to the present question.
        self.begun: vec[i64] = filled(0, observed * self.players * BEGUN)
        self.begun_counts: vec[i64] = filled(0, observed * self.players)
        n: i64 = 0
        while n < self.count:
            self.begin(n, self.games[n])
            n += 1

    def states(self) -> list[State]:
        return list(self.games)

    def replace(self, number: i64, state: State) -> None:
        """Write down what the game that ended in this row is worth to each seat, and begin another
        one."""
        seat = number * self.players
        for worth in worths(self.games[number].result(), self.rewards):
            self.worth[seat] = worth
            seat += 1
        self.begin(number, state)

    def clear_end(self, number: i64) -> None:
        """The game of this row goes on."""
        self.ended[number] = 0
        seat: i64 = 0
        while seat < self.players:
            self.worth[number * self.players + seat] = 0.0
            seat += 1

    def begin(self, number: i64, state: State) -> None:
        """A new game in this row."""
        self.games[number] = state
        self.forget(number)
        self.play(number, number + 1, NO_ACTIONS)

    def draw(self, chance: Chance) -> None:
        """A legal action for every row, each as likely as the others."""
        drawn, legal, counts, width = self.drawn, self.legal, self.counts, self.width
        end = self.count
        start: i64 = 0
        n: i64 = 0
        while n < end:
            drawn[n] = legal[start + chance.below(i64(counts[n]))]
            start += width
            n += 1

    def choose(self, actions: bytes) -> i64:
        """Take these actions; the first row whose action is not legal, -1 if all are."""
        legal, counts, masks, width = self.legal, self.counts, self.masks, self.width
        end, masking, chosen = self.count, self.masking, self.chosen
        start: i64 = 0
        n: i64 = 0
        while n < end:
            action = read_i64_le(actions, n * ACTION_BYTES)
            chosen[n] = action
            if masking:
                if action < 0 or action >= width or masks[start + action] == 0:
                    return n
            else:
                place, last = start, start + i64(counts[n])
                while place < last and legal[place] != action:
                    place += 1
                if place == last:
                    return n
            start += width
            n += 1
        return -1

    def step(self, actions: bytes) -> i64:
        """Play an action in every row and return PLAYED or ENDED, or play none and return the first
        row whose action is not legal. `over` has the rows whose games ended: each is to be
        replaced."""
        wrong = self.choose(actions)
        return self.play_all(self.chosen) if wrong < 0 else wrong

    def step_drawn(self) -> i64:
        """The same with the actions that were drawn for this step: they are legal."""
        return self.play_all(self.drawn)

    def play_all(self, actions: vec[i64]) -> i64:
        if self.over:
            for row in self.over:
                self.clear_end(row)
            self.over = []
        self.play(0, self.count, actions)
        return ENDED if self.over else PLAYED

    def play(self, first: i64, end: i64, actions: vec[i64]) -> None:
        """Some rows: play their actions, where there are any, and what nobody has to decide after
        them, then have the rules write down what is asked. One loop for all of it, so that a row
        need not fetch again what all rows share."""
        games, moves, seats, found = self.games, self.moves, self.seats, self.found
        legal, counts, masks, marked = self.legal, self.counts, self.masks, self.marked
        width, ask_forced = self.width, self.ask_forced
        given, observing = len(actions) > 0, self.encoder is not None
        decisions: i64 = 0
        n = first
        start = first * width
        while n < end:
            state, seat, count = games[n], seats[n], i64(counts[n])
            if marked is not None:
                marked.start = start
                place = start
                while place < start + count:
                    masks[start + legal[place]] = 0
                    place += 1
            number = actions[n] if given else NO_ACTION
            while True:
                if number >= 0:
                    decisions += 1
                    if observing:
                        self.play_seen(n, state, moves[number], seat)
                    else:
                        state.advance(moves[number], seat)
                seat = state.decider()
                if seat < 0:
                    self.ended[n] = 1
                    self.over.append(int(n))
                    count = 0
                    break
                found.count = start
                state.add_choices(seat, found)
                count = found.count - start
                if count > 1 or ask_forced:
                    break
                number = legal[start]
                if marked is not None:
                    masks[start + number] = 0
            counts[n] = i32(count)
            seats[n] = seat
            if observing and seat >= 0:
                self.observe(n, state, seat)
            start += width
            n += 1
        self.decisions += decisions

    def write_numbers(self, rounded: bytes) -> None:
        """The numbers of all rows into their vectors, from 32-bit floats."""
        vectors, size, each = self.vectors, self.size, self.numbers_each
        at: i64 = 0
        row: i64 = 0
        while row < self.count:
            n: i64 = 0
            start = row * size + self.at_numbers
            while n < each:
                vectors[start + n] = read_i32_le(rounded, at)
                at += NUMBER_BYTES
                n += 1
            row += 1

    # A row --------------------------------------------------------------------------------------

    def play_seen(self, number: i64, state: State, move: Move, seat: i64) -> None:
        """As `Table.take`, which says why."""
        waiting = len(state.deciders)
        state.advance(move, seat)
        at = number * self.players + seat
        begun = self.begun_counts[at]
        if begun < BEGUN:
            self.begun[at * BEGUN + begun] = move.index
            self.begun_counts[at] = begun + 1
        if (state.settled() and not state.sealed) or len(state.deciders) > waiting:
            self.forget(number)

    def forget(self, number: i64) -> None:
        """No action is in progress."""
        if self.encoder is None:
            return
        seat: i64 = 0
        while seat < self.players:
            self.begun_counts[number * self.players + seat] = 0
            seat += 1

    # What a seat sees ---------------------------------------------------------------------------

    def observe(self, number: i64, state: State, seat: i64) -> None:
        encoder, found = self.encoder, self.seen
        assert encoder is not None
        assert found is not None
        if self.dense:
            self.clear(number)
        if self.numbers_each:
            encoder.encode(state, seat, found)
        else:
            encoder.encode_facts(state, seat, found)
        places, indices, count = self.places, found.indices, found.count
        start = number * self.room
        n: i64 = 0
        while n < count:
            places[start + n] = i32(indices[n])
            n += 1
        at = number * self.players + seat
        begun: i64 = 0
        while begun < self.begun_counts[at]:
            places[start + n] = i32(self.at_begun + self.begun[at * BEGUN + begun])
            begun += 1
            n += 1
        self.place_counts[number] = i32(n)
        numbers, expected, each = self.numbers, found.numbers, self.numbers_each
        start = number * each
        n = 0
        while n < each:
            numbers[start + n] = expected[n]
            n += 1
        if self.dense:
            self.write_vector(number)

    def clear(self, number: i64) -> None:
        """Make zero what is not zero in the vector, but for the numbers: these are written over."""
        vectors, places, count = self.vectors, self.places, i64(self.place_counts[number])
        start, vector = number * self.room, number * self.size
        n: i64 = 0
        while n < count:
            vectors[vector + i64(places[start + n])] = 0
            n += 1

    def write_vector(self, number: i64) -> None:
        """How often each place is named. A float is written as its bits: there is no array of
        32-bit floats for compiled code."""
        vectors, places, count = self.vectors, self.places, i64(self.place_counts[number])
        start, vector = number * self.room, number * self.size
        n: i64 = 0
        while n < count:
            at = vector + i64(places[start + n])
            if vectors[at] == 0:
                vectors[at] = ONE
            else:
                vectors[at] = one_more(vectors[at])
            n += 1


def one_more(bits: i32) -> i32:
    """The next whole number, of one that is at least 1; both as the bits of 32-bit floats."""
    step: i64 = ONE_STEP
    return bits + i32(step >> ((i64(bits) >> EXPONENT) - EXPONENT_OF_ONE))


def words_of(length: i64) -> vec[i32]:
    array, zero = vec[i32](capacity=length), i32(0)
    while length > 0:
        array = append(array, zero)
        length -= 1
    return array


def bytes_of(length: i64) -> vec[u8]:
    array, zero = vec[u8](capacity=length), u8(0)
    while length > 0:
        array = append(array, zero)
        length -= 1
    return array
