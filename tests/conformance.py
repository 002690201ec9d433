"""What must hold for every game, checked in random games.

`tests/games/test_conformance.py` plays a few of them, `make soak` thousands.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product

import ironbridge
from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.record import Record
from ironbridge.kernel.state import State
from tests.games.workshop import builders as workshop_builders

SECRET_KEYS = {"chance", "seed", "deck"}
"""Never in a view, at any depth."""


@dataclass(frozen=True)
class Case:
    """A way to set up a game."""

    game: str
    seats: int
    options: tuple[tuple[str, object], ...]

    def __str__(self) -> str:
        chosen = "".join(f" {name}={value}" for name, value in self.options)
        return f"{self.game} seats={self.seats}{chosen}"


def cases() -> Iterator[Case]:
    """Every game, with every number of seats and every combination of options it allows."""
    for name in ironbridge.game_names():
        game = ironbridge.game(name)
        values = [
            [(option.name, value) for value in option.choices or (False, True)]
            for option in game.options
        ]
        for seats, options in product(game.seat_counts, product(*values)):
            if allowed(game, seats, dict(options)):
                yield Case(name, seats, options)


def allowed(game: Game, seats: int, options: dict[str, object]) -> bool:
    """Some options do not go together, or not with every number of seats."""
    try:
        game.start(seats, 0, options)
    except SetupError:
        return False
    return True


@dataclass
class Summary:
    """What a game was like."""

    plies: int = 0
    questions: Counter[str] = field(default_factory=Counter)
    verbs: Counter[str] = field(default_factory=Counter)
    """The first words of the moves played."""
    answers: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Question and first word of the answer."""
    lists: Counter[int] = field(default_factory=Counter)
    scores: list[int] = field(default_factory=list)
    samples: int = 0


def play_checked(case: Case, seed: int, sampled: float) -> Summary:
    """Play one random game with the invariants on.

    The cheap ones hold at every position, the expensive ones are checked in a share of them
    (`sampled`, from 0 to 1). Any violation raises AssertionError.
    """
    game = ironbridge.game(case.game)
    record = Record.begin(game, case.seats, seed, dict(case.options))
    chance = seeded(seed + 1_000_000_007)
    summary = Summary()
    limit = int(sampled * 1_000_000)
    while not record.state.over:
        state = record.state
        if chance.below(1_000_000) < limit:
            check_position(state, chance)
            summary.samples += 1
        deciders = state.deciders
        assert deciders, "the game is not over, but nobody decides"
        seat = deciders[chance.below(len(deciders))]
        moves = state.legal(seat)
        assert moves, f"seat {seat} decides, but has no legal move"
        question = state.question(seat).key
        summary.questions[question] += 1
        summary.lists[len(moves)] += 1
        summary.plies += 1
        move = moves[chance.below(len(moves))]
        verb = move.text.split()[0]
        summary.verbs[verb] += 1
        summary.answers[question, verb] += 1
        record.play(move, seat)
    assert record.state.legal() == [], "`while moves := state.legal()` ends with the game"
    check_position(record.state, chance)
    check_record(record)
    summary.scores = record.state.result().scores
    FINAL_CHECKS[case.game](case, summary)
    return summary


def wander(case: Case, seed: int, sampled: float) -> Summary:
    """A random walk among prosperous positions, which random play alone hardly ever reaches.

    Now and then the position is made richer and play goes on from there; the dull moves are
    mostly avoided. Not a game anyone could record, but every position of it obeys the rules.
    """
    game = ironbridge.game(case.game)
    state = game.start(case.seats, seed, dict(case.options))
    chance = seeded(seed + 2_000_000_011)
    summary = Summary()
    limit = int(sampled * 1_000_000)
    dull = {game.parse(text) for text in DULL[case.game]}
    while not state.over:
        if chance.below(12) == 0:
            state = game.load(RICHER[case.game](dict(state.to_json())))
        if chance.below(1_000_000) < limit:
            check_position(state, chance)
            summary.samples += 1
        seat = state.deciders[chance.below(len(state.deciders))]
        moves = state.legal(seat)
        lively = [move for move in moves if move not in dull]
        if lively and chance.below(20):
            moves = lively
        summary.lists[len(moves)] += 1
        summary.plies += 1
        state.do(moves[chance.below(len(moves))], seat)
    check_position(state, chance)
    summary.scores = state.result().scores
    return summary


def check_position(state: State, chance: Chance) -> None:
    state.game.check(state)
    check_two_statements(state)
    check_views(state, chance)
    check_travels(state)
    check_copy(state, chance)


def check_two_statements(state: State) -> None:
    """Generator and checker agree on every move there is, for every seat."""
    for seat in range(state.seats):
        generated = state.legal(seat)
        legal = set(generated)
        assert len(legal) == len(generated), f"a move is offered twice: {generated}"
        for move in state.game.moves:
            reason = state.why_not(move, seat)
            agrees = (move in legal) == (reason is None)
            assert agrees, disagreement(state, move, seat, move in legal, str(reason))


def disagreement(state: State, move: Move, seat: int, generated: bool, reason: str) -> str:
    says = "offers" if generated else "does not offer"
    return f"seat {seat}, {move}: the generator {says} it, the checker says {reason}\n" + (
        state.to_text()
    )


def check_views(state: State, chance: Chance) -> None:
    """Positions that differ only in what a seat cannot know look the same to it."""
    for seat in range(state.seats):
        other = state.determinize(seat, chance)
        state.game.check(other)
        assert other.view(seat) == state.view(seat)
        assert other.view(None) == state.view(None)
    for viewer in [None, *range(state.seats)]:
        leaked = keys_of(state.view(viewer)) & SECRET_KEYS
        assert not leaked, f"the view of {viewer} has {leaked}"


def keys_of(value: object) -> set[str]:
    if isinstance(value, dict):
        return {str(key) for key in value}.union(*(keys_of(item) for item in value.values()))
    if isinstance(value, list):
        return set[str]().union(*(keys_of(item) for item in value))
    return set()


def check_travels(state: State) -> None:
    """A position survives the trip through JSON and through text."""
    game, digest = state.game, state.digest()
    assert game.load(json.loads(json.dumps(state.to_json()))).digest() == digest
    assert game.position(state.to_text()).digest() == digest


def check_copy(state: State, chance: Chance) -> None:
    """A copy is equal and independent."""
    digest = state.digest()
    twin = state.copy()
    assert twin.digest() == digest
    if not twin.over:
        moves = twin.legal()
        twin.do(moves[chance.below(len(moves))])
        assert state.digest() == digest
        state.game.check(state)  # copies share what follows from the rest: no document has it


def check_record(record: Record) -> None:
    """The record, read back from both of its forms, leads to the same position."""
    digest = record.state.digest()
    again = Record.from_text(record.to_text(), record.game)
    assert again.state.digest() == digest
    assert again.moves == record.moves
    assert Record.from_json(record.to_json(), record.game).state.digest() == digest
    for _seat, text in record.moves:
        move = record.game.parse(text)
        assert str(move) == text
        assert record.game.moves[move.index] is move


# What each game adds ------------------------------------------------------------------------


def birmingham(case: Case, summary: Summary) -> None:
    """Every action discards a card, so their number is fixed by the deck."""
    rounds = {2: 10, 3: 9, 4: 8}[case.seats]
    assert summary.questions["ask-action"] == actions(case, rounds)


def lancashire(case: Case, summary: Summary) -> None:
    """As in Birmingham, but a double action build takes two actions at once."""
    rounds = {2: 10, 3: 9, 4: 8}[case.seats]
    if dict(case.options)["classic_deck"]:
        rounds = {3: 10, 4: 8}[case.seats]
    taken = summary.questions["ask-action"] + summary.verbs["double"]
    assert taken == actions(case, rounds)


def actions(case: Case, rounds: int) -> int:
    """The actions of a whole game with so many rounds an era; the first round has one a seat."""
    canal = case.seats * (1 + 2 * (rounds - 1))
    rail = case.seats * 2 * rounds
    return canal + (0 if dict(case.options)["introductory"] else rail)


def age(case: Case, summary: Summary) -> None:
    """One action each in the first round, then two each; a combined build takes both."""
    asked = summary.questions["ask-action"] - summary.answers["ask-action", "repay"]
    taken = asked + summary.verbs["combine"]
    assert (taken - case.seats) % (2 * case.seats) == 0
    played = summary.verbs["build"] + summary.verbs["combine"] + summary.verbs["develop"]
    assert played <= 66, "each takes a card, and none comes back"
    assert summary.verbs["link"] <= 12 * case.seats


def workshop(case: Case, summary: Summary) -> None:
    """Everybody bids in every auction; with two seats there are two auctions a round."""
    rounds, auctions = {2: (7, 2), 3: (9, 1), 4: (7, 1), 5: (6, 1)}[case.seats]
    assert summary.verbs["bid"] == 2 * rounds * auctions * case.seats


def spyrium(case: Case, summary: Summary) -> None:
    """Six rounds, in each of which everybody passes once to activation and once for good."""
    assert summary.verbs["activation"] == 6 * case.seats
    assert summary.verbs["pass"] == 6 * case.seats


FINAL_CHECKS: dict[str, Callable[[Case, Summary], None]] = {
    "brass-birmingham": birmingham,
    "brass-lancashire": lancashire,
    "age-of-industry": age,
    "workshop-of-the-world": workshop,
    "spyrium": spyrium,
}
"""What a finished game of each kind must show besides."""


def with_money(document: dict[str, object]) -> dict[str, object]:
    players = document["players"]
    assert isinstance(players, list)
    for player in players:
        if player.get("owed", 0) == 0:
            player["money"] = max(60, player["money"])
    return document


def with_means(document: dict[str, object]) -> dict[str, object]:
    """Money and Spyrium for everything."""
    players = document["players"]
    assert isinstance(players, list)
    for player in players:
        player["money"] = max(40, player["money"])
        player["spyrium"] = max(8, player["spyrium"])
    return document


RICHER = {
    "brass-birmingham": with_money,
    "brass-lancashire": with_money,
    "age-of-industry": with_money,
    "workshop-of-the-world": workshop_builders.richer,
    "spyrium": with_means,
}
DULL = {
    "brass-birmingham": ("pass", "loan", "scout", "done"),
    "brass-lancashire": ("pass", "loan 10", "loan 20", "loan 30", "done"),
    "age-of-industry": ("pass", "repay", "done", "draw deck"),
    "workshop-of-the-world": ("recover", "keep", "done"),
    "spyrium": ("pass",),
}
