"""What is chosen at the same time: everybody learns it from everybody."""

from __future__ import annotations

from collections import Counter
from time import monotonic, sleep

import pytest

from ironbridge.bots.outlook import Outlook
from ironbridge.bots.planner import Recipe, comparison
from ironbridge.bots.sealed import Player, Sealed, SmallGame, drawn, frequent, shares_of
from ironbridge.bots.turn_search import NEVER, Judge, TurnSearch
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.state import State
from tests.kernel.toy import Heap, Stones

stones = Stones()
PAST = 1.0
"""A moment of the clock that is over."""


class Written(Judge):
    """A game of two by its table: what bids (row, column) bring seat 0, and cost seat 1."""

    def __init__(self, *rows: tuple[float, ...]) -> None:
        self.rows = rows
        self.looked = 0

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Heap)
        self.looked += 1
        mine, theirs = state.bids
        if not mine or not theirs:  # search takes what is worth the same for the same
            return (mine + theirs) / 1000
        worth = self.rows[mine - 1][theirs - 1]
        return worth if seat == 0 else -worth


def outlook(judge: Judge, end: float = NEVER) -> Outlook:
    search = TurnSearch(judge, 8, 3, 3)
    search.end = end
    return Outlook(search, 0.0, None, 0)


def habits(judge: Written, rounds: int = 400) -> list[list[float]]:
    """How often two who bid for stones choose what, as far as the table goes."""
    state, chance = stones.start(2, 1), seeded(3)
    rows, columns = len(judge.rows), len(judge.rows[0])
    turns = [[move] for move in state.legal(0)]
    small = SmallGame(state, 0, turns[:rows])
    small.add(1, turns[:columns], None)
    players = [Player(), Player()]
    for n in range(rounds):
        small.play(players, n + 1, chance, outlook(judge))
    return [
        shares_of(player.balance, keys) for player, keys in zip(players, small.keys, strict=True)
    ]


def test_where_every_fixed_choice_loses_all_are_chosen() -> None:
    """Each bid beats one and loses to another."""
    for shares in habits(Written((0, -1, 1), (1, 0, -1), (-1, 1, 0))):
        assert shares == pytest.approx([1 / 3] * 3, abs=0.08)


def test_what_wins_more_is_chosen_less_often_if_it_can_be_met() -> None:
    """Seat 0 gains three by meeting the first bid and one by meeting the second; in the balance
    both choose the first one time in three."""
    for shares in habits(Written((3, -1), (-1, 1))):
        assert shares == pytest.approx([1 / 3, 2 / 3], abs=0.08)


def test_what_is_never_better_is_given_up() -> None:
    """For seat 0 that is the second bid; seat 1, who knows it, gives up what only meets that."""
    first, second = habits(Written((2, 3), (1, -9)))
    assert first[0] > 0.95
    assert second[0] > 0.95


def test_the_same_choices_are_looked_at_once() -> None:
    judge = Written((3, -1), (-1, 1))
    habits(judge)
    assert judge.looked == 4 * 2


class Low(Judge):
    """Likes bids the better the lower they are, whatever the others bid."""

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Heap)
        return -float(state.bids[seat])


def bids_of_others(judge: Judge, considered: int, rounds: int, end: float = NEVER) -> set[int]:
    """What seat 1 bids in many deals."""
    deals: list[State] = [stones.start(2, 1) for _ in range(40)]
    turns = [[move] for move in deals[0].legal(0)]
    sealed = Sealed(TurnSearch(judge, 8, 3, 3), considered, 50.0, 0, rounds)
    sealed.others_choose(deals, turns, 0, seeded(2), outlook(judge, end))
    assert all(deal.deciders == (0,) for deal in deals)
    return {deal.bids[1] for deal in deals if isinstance(deal, Heap)}


def test_others_do_not_always_choose_the_same() -> None:
    circle = Written((0, -1, 1), (1, 0, -1), (-1, 1, 0))
    assert bids_of_others(circle, considered=3, rounds=8) == {1, 2, 3}


def test_others_choose_among_what_they_consider() -> None:
    assert bids_of_others(Low(), considered=2, rounds=0) == {1, 2}
    assert bids_of_others(Low(), considered=1, rounds=0) == {1}


@pytest.mark.parametrize("plans", [2, 3])
def test_others_consider_as_many_turns_as_the_seat(plans: int) -> None:
    """In its first round nobody has learned what is better."""
    recipe = Recipe(8, 3, 3, 0.0, 1000, plans=plans, replies=0, learned=1, rounds=1)
    sealed = comparison(TurnSearch(Low(), 8, 3, 3), recipe).sealed
    assert sealed is not None
    found = set()
    for n in range(40):
        deal = stones.start(2, 1)
        sealed.others_choose([deal], [deal.legal(0)[:1]], 0, seeded(n), outlook(Low()))
        found.add(deal.bids[1])
    assert found == set(range(1, plans + 1))


def test_others_learn_what_is_better() -> None:
    assert bids_of_others(Low(), considered=3, rounds=20) == {1}


def test_who_is_late_does_not_know_what_they_learn() -> None:
    assert bids_of_others(Low(), considered=3, rounds=20, end=PAST) != {1}


def test_somebody_is_thought_to_choose_as_the_last_time_the_more_the_less_it_should() -> None:
    """If it does not consider that, it is considered now."""
    small = SmallGame(stones.start(2, 1), 0, [])
    turns = [[move] for move in small.deal.legal(0)]
    small.add(1, turns[:1], turns[2][0])
    assert small.keys[1] == [0, 2]
    for share, often in ((0.0, 0.4), (0.5, 0.2), (1.0, 2 / 15)):
        player = Player()
        player.note([0, 2], [1 - share, share], 1)
        assert small.with_usual(1, [1.0, 0.0], player) == pytest.approx([1 - often, often])


def test_it_is_learned_beside_those_who_do() -> None:
    """Seat 1 has nothing to choose but its first bid, or the third again; only where it is thought
    to choose that now and then does seat 0 learn to meet it."""
    judge, chance = Written((0, 0, 0), (-0.2, 0, 9), (-9, 0, -9)), seeded(3)
    learned = []
    for usual in (None, 2):
        state = stones.start(2, 1)
        turns = [[move] for move in state.legal(0)]
        small = SmallGame(state, 0, turns)
        small.add(1, turns[:1], None if usual is None else turns[usual][0])
        players = [Player(), Player()]
        for n in range(80):
            small.play(players, n + 1, chance, outlook(judge))
        learned.append(shares_of(players[0].balance, [0, 1, 2]))
    assert learned[0] == pytest.approx([1, 0, 0], abs=0.05)
    assert learned[1] == pytest.approx([0, 1, 0], abs=0.05)


def test_habit_is_no_part_of_what_is_learned_but_of_what_is_chosen() -> None:
    chance, chosen = seeded(3), Counter[int]()
    for _ in range(300):
        deal = stones.start(2, 1)
        turns = [[move] for move in deal.legal(0)]
        small = SmallGame(deal, 0, turns)
        small.add(1, turns[:1], turns[2][0])
        players = [Player(), Player()]
        for n in range(12):
            small.play(players, n + 1, chance, outlook(Low()))
        assert shares_of(players[1].balance, [0, 2]) == pytest.approx([1, 0], abs=0.05)
        small.end(players, chance)
        chosen[deal.bids[1]] += 1
    assert chosen[3] == pytest.approx(0.4 * 300, abs=30)


def test_nothing_is_learned_from_looks_that_were_cut_off() -> None:
    state, judge, players = stones.start(2, 1), Low(), [Player(), Player()]
    small = SmallGame(state, 0, [[move] for move in state.legal(0)])
    small.play(players, 1, seeded(3), outlook(judge, end=PAST))
    assert players[0].regrets == {}
    small.play(players, 1, seeded(3), outlook(judge))
    assert len(players[0].regrets) == 3


def own_choices(judge: Judge, rounds: int, end: float = NEVER) -> set[int]:
    """The places of what seat 0 chooses, by different chances."""
    first = stones.start(2, 1)
    turns = [[move] for move in first.legal(0)]
    sealed = Sealed(TurnSearch(judge, 8, 3, 3), 3, 50.0, 2, rounds)
    return {sealed.choice(first, turns, 0, seeded(n), outlook(judge, end)) for n in range(40)}


def test_nobody_can_count_on_what_a_seat_chooses() -> None:
    circle = Written((0, -1, 1), (1, 0, -1), (-1, 1, 0))
    assert own_choices(circle, rounds=12) == {0, 1, 2}


def test_a_seat_chooses_what_it_has_learned_to_be_better() -> None:
    assert own_choices(Low(), rounds=20) == {0}


@pytest.mark.parametrize("deals", [1, 3])
def test_a_seat_learns_in_as_many_deals_as_it_is_told(deals: int) -> None:
    """In each of them everything that two may choose of three bids is looked at once."""
    judge = Written((0, -1, 1), (1, 0, -1), (-1, 1, 0))
    first = stones.start(2, 1)
    turns = [[move] for move in first.legal(0)]
    sealed = Sealed(TurnSearch(Low(), 8, 3, 3), 3, 50.0, deals, 100)
    sealed.choice(first, turns, 0, seeded(1), outlook(judge))
    assert judge.looked == deals * 9 * 2


def test_who_is_late_chooses_what_search_found_first() -> None:
    circle = Written((0, -1, 1), (1, 0, -1), (-1, 1, 0))
    assert own_choices(circle, rounds=12, end=PAST) == {0}


class Slow(Low):
    """Takes longer than there is time."""

    def value(self, state: State, seat: int) -> float:
        sleep(0.03)
        return super().value(state, seat)


def test_who_is_cut_off_in_the_first_round_chooses_so_too() -> None:
    first = stones.start(2, 1)
    turns = [[move] for move in first.legal(0)]
    sealed = Sealed(TurnSearch(Low(), 8, 3, 3), 3, 50.0, 1, 12)
    for n in range(12):
        late = outlook(Slow(), end=monotonic() + 0.02)
        assert sealed.choice(first, turns, 0, seeded(n), late) == 0


def test_what_was_only_tried_is_not_chosen() -> None:
    assert frequent([0.6, 0.3, 0.1]) == pytest.approx([2 / 3, 1 / 3, 0])
    assert frequent([1.0, 0.0]) == [1.0, 0.0]


def test_choices_are_drawn_as_often_as_they_should() -> None:
    chance = seeded(1)
    counted = Counter(drawn([0.2, 0.0, 0.8], chance) for _ in range(1000))
    assert counted[1] == 0
    assert counted[0] == pytest.approx(200, abs=40)
    assert shares_of({}, [4, 5]) == [0.5, 0.5]
    assert shares_of({4: 3.0, 5: 1.0, 6: 9.0}, [4, 5]) == [0.75, 0.25]
