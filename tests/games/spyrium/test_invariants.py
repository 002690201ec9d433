"""Random games to the end: nothing appears, nothing is lost, both statements of the rules agree,
the journal tells all; and what violates an invariant is refused or found.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from ironbridge.games.spyrium import invariants
from ironbridge.games.spyrium.board import (
    ACTION,
    ACTIVE,
    BONUS,
    CARDS,
    KEPT,
    MONEY,
    ON_CARDS,
    PHASE_NAMES,
    POINTS,
    SPYRIUM,
    TILTED,
    WORKERS,
)
from ironbridge.games.spyrium.table import SpyriumState
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.invariants import InvariantError
from ironbridge.kernel.phrase import Event
from tests.games.spyrium.builders import game, random_game, sample

Document = dict[str, Any]
SEATS = (2, 3, 4, 5)


# Every position of random games ---------------------------------------------------------------


@pytest.mark.parametrize("rich", [False, True], ids=["poor", "rich"])
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_keep_the_invariants_to_the_end(seats: int, rich: bool) -> None:
    for seed in range(3):
        for state in random_game(seats, seed, rich):
            invariants.check(state)
            moves = state.legal()
            assert len(moves) == len({move.index for move in moves})
            assert state.over or len(moves) > (state.phase != ACTION)
        assert (state.round, state.passed, state.filled) == (6, 0, 0)
        assert state.result().final


@pytest.mark.parametrize("seats", SEATS)
def test_generator_and_checker_agree_on_every_move_there_is(seats: int) -> None:
    for rich in (False, True):
        for state in random_game(seats, seats, rich):
            for seat in range(seats):
                offered = set(state.legal(seat))
                for move in game.moves:
                    reason = state.why_not(move, seat)
                    assert (reason is None) == (move in offered), (move, reason)


def test_random_games_ask_every_question_and_play_every_kind_of_move() -> None:
    kinds: Counter[int] = Counter()
    phases: Counter[int] = Counter()
    for seed in range(8):
        for state in random_game(5, seed, rich=True):
            phases[int(state.phase)] += 1
            kinds.update({int(move.kind) for move in state.legal()})
    assert set(phases) == set(range(len(PHASE_NAMES)))
    assert set(kinds) == {int(move.kind) for move in game.moves}


@pytest.mark.parametrize("seats", SEATS)
def test_a_position_that_is_read_again_plays_on_alike(seats: int) -> None:
    chance = seeded(seats)
    for state in random_game(seats, 5, rich=True):
        document = json.loads(json.dumps(state.to_json()))
        twin, copied = game.load(document), state.copy()
        assert twin.to_json() == document
        assert [str(move) for move in twin.legal()] == [str(move) for move in state.legal()]
        before = state.digest()
        if not state.over:
            move = state.legal()[chance.below(len(state.legal()))]
            copied.play(move)
            twin.play(move)
        assert twin.digest() == copied.digest()
        assert state.digest() == before


def test_what_is_hidden_can_be_laid_anew_without_anybody_noticing() -> None:
    chance = seeded(3)
    for state in random_game(3, 3, rich=True):
        twin = state.determinize(0, chance)
        invariants.check(twin)
        assert [twin.view(seat) for seat in (None, 0, 1)] == [
            state.view(seat) for seat in (None, 0, 1)
        ]
    assert "future" not in json.dumps(list(state.view(None)))


# The journal tells every change ---------------------------------------------------------------

GAINED: dict[str, dict[str, int]] = {
    "money": {
        "event-income": 1,
        "event-money": 1,
        "event-withdraw": 1,
        "event-gain-money": 1,
        "event-bonus-money": 1,
        "event-pay-money": -1,
        "event-call": -1,
        "event-patent": -1,
        "event-build": -1,
    },
    "spyrium": {"event-gain-spyrium": 1, "event-pay-spyrium": -1, "event-exploit": -1},
    "points": {
        "event-gain-points": 1,
        "event-engineering": 1,
        "event-residence-score": 1,
        "event-score-buildings": 1,
        "event-score-technique": 1,
    },
    "workers": {"event-gain-workers": 1, "event-bonus-worker": 1},
}


@pytest.mark.parametrize("seats", SEATS)
def test_the_journal_accounts_for_everything(seats: int) -> None:
    board = game.board
    fields = {"money": MONEY, "spyrium": SPYRIUM, "points": POINTS, "workers": WORKERS}
    start = {"money": board.money, "spyrium": board.spyrium, "points": 0, "workers": board.workers}
    for seed in range(4):
        *_, state = random_game(seats, seed, journal=True)
        assert state.journal is not None
        for p in range(seats):
            for what, field in fields.items():
                told = start[what] + sum(gain(event, p, what) for event in state.journal)
                assert told == state.seat[field + p], (seed, p, what)


def gain(event: Event, p: int, what: str) -> int:
    """How much of something an event brought to a seat."""
    sign = GAINED[what].get(event.phrase.key, 0)
    if event.seat != p or not sign:
        return 0
    amount = event.phrase.args[what]
    assert isinstance(amount, int)
    return sign * amount


def test_a_game_without_a_journal_is_the_same_game() -> None:
    *_, told = random_game(4, 9, journal=True)
    *_, silent = random_game(4, 9)
    assert told.digest() == silent.digest()


# What violates an invariant -------------------------------------------------------------------

STATES: dict[str, Callable[[SpyriumState], object]] = {
    "money": lambda s: put(s, MONEY, -1),
    "active": lambda s: put(s, ACTIVE, 9),
    "workers": lambda s: put(s, WORKERS, 8),
    "tilted": lambda s: put(s, TILTED, int(BIT[58])),
    "twice": lambda s: put(s, CARDS, int(s.seat[CARDS + 1] | BIT[int(s.market[first_card(s)])])),
    "character": lambda s: put(s, CARDS, 1),
    "token kept": lambda s: put(s, KEPT, 1),
    "token lost": lambda s: setattr(s, "stock_at", s.stock_at + 1),
    "points without bonus": lambda s: put(s, POINTS, 40),
    "working": lambda s: s.standing.__setitem__(ON_CARDS, 1),
    "filled": lambda s: setattr(s, "filled", 0),
    "passed": lambda s: setattr(s, "passed", BIT[int(s.turn)]),
    "value": lambda s: setattr(s, "value", 2),
    "deck": lambda s: setattr(s, "deck", s.deck[1:] + s.deck[1:2]),
}


def put(state: SpyriumState, field: int, number: int) -> None:
    state.seat[field + int(state.turn)] = number


def first_card(state: SpyriumState) -> int:
    return next(slot for slot in range(9) if state.market[slot] >= 0)


@pytest.mark.parametrize("name", STATES)
def test_a_broken_state_is_found(name: str) -> None:
    state = sample(ACTION).copy()
    invariants.check(state)
    STATES[name](state)
    with pytest.raises(InvariantError):
        invariants.check(state)


@cache
def site_text() -> str:
    """Somebody chooses where a building goes."""
    return json.dumps(sample(PHASE_NAMES.index("site")).to_json())


def player(document: Document) -> Document:
    found: Document = document["players"][document["turn"]]
    return found


Change = Callable[[Document], object]

BROKEN: dict[str, tuple[Change, str, str]] = {
    "other game": (lambda d: d.update(game="chess"), "game", "expected one of spyrium"),
    "other rules": (lambda d: d.update(rules="0"), "rules", "version '0'"),
    "unknown key": (lambda d: d.update(era="rail"), "era", "unknown key"),
    "missing key": (lambda d: d.pop("market"), "market", "missing"),
    "seats": (lambda d: d.update(seats=6), "seats", "expected 2 to 5"),
    "players": (lambda d: d["players"].pop(), "players", "expected 4 players"),
    "round": (lambda d: d.update(round=7), "round", "expected 1 to 6"),
    "residence": (lambda d: player(d).update(residence=5), "residence", "0 to 4"),
    "unknown card": (
        lambda d: d["market"][0].update(card="bld_mine_1_B"),
        "market[0].card",
        "did you mean 'bld_mine_",
    ),
    "place twice": (lambda d: d["market"][1].update(slot="a1"), "market[1].slot", "one of a2"),
    "too many cards": (
        lambda d: player(d)["techniques"].extend([{"card": "tech_crane", "tilted": False}] * 2),
        "card",
        "more cards tech_crane",
    ),
    "wrong row": (
        lambda d: player(d)["techniques"].append({"card": "bld_manor_C", "tilted": False}),
        "card",
        "not one of the techniques",
    ),
    "deck": (lambda d: d["decks"]["C"].pop(), "decks.C", "expected 9 cards"),
    "other period": (
        lambda d: (d["decks"]["C"].pop(), d["decks"]["C"].append(d["decks"]["B"].pop())),
        "decks",
        "",
    ),
    "event": (lambda d: d["events"].update(current="strike"), "events.current", "no event"),
    "event twice": (
        lambda d: d["events"].update(current=d["events"]["next"]),
        "events",
        "every event is there once",
    ),
    "no workers on buildings": (
        lambda d: player(d)["buildings"][0].pop("workers"),
        "buildings[0].workers",
        "missing",
    ),
    "workers on a technique": (
        lambda d: player(d)["techniques"].append(
            {"card": "tech_crane", "tilted": False, "workers": 0}
        ),
        "techniques",
        "",
    ),
    "workers on an upright building": (
        lambda d: (
            player(d).update(active=0),
            player(d)["buildings"][0].update(tilted=False, workers=1),
        ),
        "buildings",
        "expected 0 to 0 workers on it, found 1",
    ),
    "no next event": (
        lambda d: d["events"].update(next=None, next_token=0),
        "events.next",
        "expected an event",
    ),
    "token": (lambda d: d["tokens"]["stock"].append(3), "tokens", "tokens of value 3"),
    "bonuses": (lambda d: player(d).update(bonuses=["gold"]), "bonuses", "worker, money, both"),
    "worker twice": (
        lambda d: d["workers"].append(dict(d["workers"][0])),
        "gap",
        "there twice",
    ),
    "nobody there": (lambda d: d.update(workers=[]), "pending", "no action leads to this"),
    "in Phase I": (
        lambda d: player(d).update(activation=False),
        "active",
        "in Phase I all workers",
    ),
    "penniless": (lambda d: player(d).update(money=0), "pending", "no action leads to this"),
    "over": (lambda d: d["pending"].update(phase="over"), "round", "over after round 6"),
    "idle": (lambda d: d["pending"].update(phase="action"), "pending", "nothing else is still"),
    "option": (lambda d: d["pending"].update(option=1), "pending", "no action leads to this"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_document_is_refused_with_key_and_reason(name: str) -> None:
    change, where, reason = BROKEN[name]
    document = json.loads(site_text())
    game.load(document)
    change(document)
    with pytest.raises(FormatError) as refusal:
        game.load(document)
    assert refusal.value.source == "position"
    assert where in refusal.value.where
    assert reason in refusal.value.reason


UNREACHABLE: dict[str, tuple[str, str, str]] = {
    "tilted in Phase I": ("red: tilted bld_mine_1_A+1", "line 1", "nothing but Commerce"),
    "Lobbying in Phase I": ("red: tilted tech_lobbying", "line 1", "nothing but Commerce"),
    "inactive in Phase I": ("red: active 2", "line 1", "all workers are active or in the market"),
    "event of Phase II": (
        "event event_late_worker\nred: event_used",
        "line 2",
        "in Phase I nobody can use this event",
    ),
    "tilted for nothing": ("red: activation, tilted bld_manor_B", "line 1", "has no effect"),
    "tilted technique": ("red: activation, tilted tech_crane", "line 1", "is never tilted"),
    "crowded building": (
        "red: activation, workers 6, tilted bld_factory_1_B+3",
        "line 1",
        "bld_factory_1_B: expected 0 to 2 workers on it, found 3",
    ),
    "worker twice": (
        "red: activation, workers 3, active 3, tilted bld_mine_1_A+1",
        "line 1",
        "more workers active, in the market and on buildings than owned",
    ),
    "later period": (
        "round 3\nmarket a1 bld_manor_B",
        "line 2",
        "a card of period B, and round 3 is of A",
    ),
    "money": ("round 1\nred: money 134", "line 2", "expected 0 to 133 at this point of the game"),
    "much money": ("red: money 9999", "line 1", "at this point of the game, found 9999"),
    "Spyrium": ("red: spyrium 999", "line 1", "at this point of the game, found 999"),
    "points": ("red: vp 9999", "line 1", "at this point of the game, found 9999"),
    "no bonus in an action": (
        "red: vp 8, bonuses, activation, money 9, buildings bld_mine_1_A\n"
        "market a1 bld_mine_2_A\nworker a1-a2 red\n"
        "pending site, action activate, gap a1-a2, slot a1, lobbying no",
        "line 1",
        "only 0 of 1 bonuses",
    ),
    "residence for nothing": (
        "red: activation\npending residence",
        "line 2",
        "nothing that this seat has done leads to this question",
    ),
    "bonus for nothing": (
        "red: activation, vp 8, bonuses\npending bonus",
        "line 2",
        "nothing that this seat has done leads to this question",
    ),
    "tilted at the end": (
        "round 6\nred: tilted bld_mine_1_A\npending over",
        "line 2",
        "all cards are straightened",
    ),
    "turn at the end": ("round 6\nturn yellow\npending over", "line 2", "the first player's"),
    "token at the end": (
        "round 6\nevent event_token_gain 2\npending over",
        "line 2",
        "the token of the event is discarded",
    ),
    "beyond the last round": ("round 7", "line 1", "expected 1 to 6"),
}
"""What no game can reach: a text, where it is wrong, and why."""


@pytest.mark.parametrize("name", UNREACHABLE)
def test_what_no_game_can_reach_is_refused(name: str) -> None:
    text, where, reason = UNREACHABLE[name]
    with pytest.raises(FormatError) as refusal:
        game.position(text)
    assert refusal.value.where == where
    assert reason in refusal.value.reason


@pytest.mark.parametrize("seats", SEATS)
def test_whoever_has_all_that_can_be_had_plays_on_and_is_read_again(seats: int) -> None:
    """From the limit of what can be read, no move leads beyond it."""
    chance = seeded(seats)
    for state in random_game(seats, 3, rich=True):
        if chance.below(4):
            continue
        document: Document = dict(state.to_json())
        for p, entry in enumerate(document["players"]):
            entry["money"] = invariants.most_possible(state, p, "money")
            entry["spyrium"] = invariants.most_possible(state, p, "spyrium")
        rich = game.load(document)
        for move in rich.legal():
            after = rich.copy()
            after.play(move)
            assert game.load(after.to_json()).to_json() == after.to_json()


def test_points_at_the_limit_are_read_again_after_any_move() -> None:
    for state in random_game(3, 4, rich=True):
        points = [invariants.most_possible(state, p, "points") for p in range(3)]
        if state.over or min(points) < game.board.second_bonus or state.phase == BONUS:
            continue
        document: Document = dict(state.to_json())
        for entry, most in zip(document["players"], points, strict=True):
            if entry["bonuses"] == ["worker", "money"]:
                entry["victory_points"] = most
        rich = game.load(document)
        for move in rich.legal():
            after = rich.copy()
            after.play(move)
            assert game.load(after.to_json()).to_json() == after.to_json()


OTHER: dict[str, list[object]] = {
    "phase": list(PHASE_NAMES),
    "action": [None, "activation", "activate", "event"],
    "gap": [None, "a1-a2", "b2-c2"],
    "slot": [None, "a1", "b2"],
    "option": [None, 1, 2, 3, 9],
    "lobbying": [None, True, False],
    "token": [0, 1, 2, 3],
    "value": [0, 1, 2, 3],
}


@pytest.mark.parametrize("phase", range(len(PHASE_NAMES)), ids=PHASE_NAMES)
def test_a_changed_question_is_refused_or_plays_on_without_a_fault(phase: int) -> None:
    """Whatever anybody writes into `pending`: no crash, no dead end, no debt."""
    loaded = 0
    for key, values in OTHER.items():
        for value in values:
            document: Document = dict(sample(phase).to_json())
            document["pending"][key] = value
            try:
                state = game.load(document)
            except FormatError:
                continue
            loaded += 1
            for _ in range(20):
                invariants.check(state)
                if not state.over:
                    state.play(state.legal()[0])
    assert loaded > 0
