"""Nothing comes from nowhere: the events account for every pound, point, income space and card,
and what has left a mat or the market is on the board or gone for good."""

from __future__ import annotations

from collections import Counter

import pytest

from ironbridge.brass.board import CANAL, HAND, INCOME, MONEY, OWED, POINTS, RAIL, SLOTS
from ironbridge.games.lancashire.table import LancashireState
from ironbridge.kernel.bits import members
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.phrase import Event
from tests.games.lancashire.builders import game, random_game

KINDS: list[tuple[int, tuple[str, ...]]] = [
    (2, ()),
    (3, ()),
    (4, ()),
    (2, ("community",)),
    (2, ("virtual_link",)),
    (3, ("classic_deck",)),
    (4, ("classic_deck", "virtual_link")),
    (4, ("introductory",)),
    (2, ("community", "introductory")),
]
SPENT_ON = {
    "event-build", "event-double", "event-link-canal", "event-link-rail", "event-coal-bought",
    "event-iron-bought",
}  # fmt: skip
RECEIVED = {
    "event-coal-marketed",
    "event-iron-marketed",
    "event-loan",
    "event-income",
    "event-remove",
}


class Ledger:
    """Money, spending, points and income markers, kept from the events alone."""

    def __init__(self, seats: int, money: int, income: int) -> None:
        self.money = [money] * seats
        self.spent = [0] * seats
        self.points = [0] * seats
        self.income = [income] * seats

    def enter(self, event: Event) -> None:
        key, args = event.phrase.key, event.phrase.args
        p = int(event.seat)
        money, points = args.get("money", 0), args.get("points", 0)
        assert isinstance(money, int)
        assert isinstance(points, int)
        if key in SPENT_ON:
            self.money[p] -= money
            self.spent[p] += money
        elif key == "event-interest":
            self.money[p] -= money
        elif key in RECEIVED:
            self.money[p] += money
        elif key == "event-spent":
            assert self.spent[p] == money
            self.spent[p] = 0
        elif key == "event-points-lost":
            assert points <= -self.money[p]  # a debt that no tile covers is forgiven
            self.money[p] = 0
            self.points[p] -= points
        elif key.startswith("event-score-"):
            self.points[p] += points
        self.move_income(key, p, args.get("spaces", 0), args.get("levels", 0))

    def move_income(self, key: str, p: int, spaces: object, levels: object) -> None:
        track = list(game.board.income.level)
        assert isinstance(spaces, int)
        assert isinstance(levels, int)
        if key in ("event-flip", "event-distant-bonus"):
            self.income[p] = min(self.income[p] + spaces, len(track) - 1)
        elif key == "event-loan":
            level = track[self.income[p]] - levels
            self.income[p] = max(space for space, at in enumerate(track) if at == level)


@pytest.mark.parametrize("busy", [False, True])
@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_the_events_account_for_money_points_and_income(
    seats: int, options: tuple[str, ...], busy: bool
) -> None:
    for seed in (1, 2):
        ledger: Ledger | None = None
        told = 0
        events: list[Event] = []
        for state in random_game(seats, seed, busy, *options):
            if ledger is None:
                ledger = Ledger(seats, state.board.money, state.board.start_income)
                state.journal = events
            for event in events[told:]:
                ledger.enter(event)
            told = len(events)
            owned = [state.seat[MONEY + p] - state.seat[OWED + p] for p in range(seats)]
            assert ledger.money == owned
            assert ledger.points == [state.seat[POINTS + p] for p in range(seats)]
            assert ledger.income == [state.seat[INCOME + p] for p in range(seats)]


@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_every_card_of_the_setup_is_in_play_or_laid_aside(
    seats: int, options: tuple[str, ...]
) -> None:
    for state in random_game(seats, 5, True, *options):
        cards = Counter(state.deck[state.deck_at :]) + Counter(state.aside)
        cards += Counter(byte // 4 for byte in state.discards)
        for p in range(seats):
            cards += Counter({c: state.held(p, c) for c in members(state.seat[HAND + p])})
        assert cards == Counter(state.setup.cards)
        unused = state.setup.beneath_canal if state.era == CANAL else state.setup.removed_rail
        assert len(state.aside) == unused


@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_tiles_leave_the_mat_for_good(seats: int, options: tuple[str, ...]) -> None:
    taken = [0] * seats
    for state in random_game(seats, 6, True, *options):
        for p in range(seats):
            gone = sum(state.mat[p * 5 + k] for k in range(5))
            assert taken[p] <= gone <= 37
            assert len(members(state.seat[SLOTS + p])) <= gone
            taken[p] = gone


@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_a_game_lasts_exactly_its_rounds(seats: int, options: tuple[str, ...]) -> None:
    lasted: dict[int, int] = {}
    for state in random_game(seats, 7, False, *options):
        lasted[int(state.era)] = int(state.round)
        rounds = int(state.setup.rounds)
    eras = [CANAL] if "introductory" in options else [CANAL, RAIL]
    assert lasted == dict.fromkeys(eras, rounds)


def test_the_community_map_is_never_left() -> None:
    removed = {
        "birkenhead", "ellesmere_port", "macclesfield", "oldham", "rochdale", "stockport",
        "northwich", "the_midlands",
    }  # fmt: skip
    for seed in range(3):
        for state in random_game(2, seed, True, "community"):
            for seat in state.deciders:
                assert not any(name in str(move) for move in state.legal(seat) for name in removed)


def test_the_same_seed_and_moves_give_the_same_game() -> None:
    for seats, options in KINDS:
        one, two = (last(seats, options) for _ in range(2))
        assert one.digest() == two.digest()


def last(seats: int, options: tuple[str, ...]) -> LancashireState:
    state = game.start(seats, 9, dict.fromkeys(options, True))
    chance = seeded(9)
    while not state.over:
        moves = state.legal()
        state.play(moves[chance.below(len(moves))])
    return state
