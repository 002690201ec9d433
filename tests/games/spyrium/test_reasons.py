"""Every fact that is stated for a plan is true by the rules (stated.py has the checks), and says
nothing of what is hidden.

Facts of many plans are checked, also of those that nobody would follow: actions at random of games
of two to five, and a few positions for what these seldom meet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random

import pytest

from ironbridge.games.spyrium.table import SpyriumState
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Arguments
from ironbridge.kernel.words import LANGUAGES
from tests.games.spyrium import stated
from tests.games.spyrium.builders import game, position, random_game
from tests.games.spyrium.stated import Plan

REASONS = game.reasons()

CHECKS: dict[str, Callable[[Plan, Arguments], None]] = {
    "reason-place-building": stated.place_building,
    "reason-place-points": stated.place_points,
    "reason-place-spyrium": stated.place_spyrium,
    "reason-place-card": stated.place_card,
    "reason-place-money": stated.place_money,
    "reason-money": stated.money,
    "reason-withdraws": stated.withdraws,
    "reason-phase-two": stated.phase_two,
    "reason-alone": stated.alone,
    "reason-lobbying": stated.lobbying,
    "reason-last-token": stated.last_token,
    "reason-taken-from": stated.taken_from,
    "reason-dearer": stated.dearer,
    "reason-shuts-out": stated.shuts_out,
    "reason-affordable": stated.affordable,
    "reason-usable": stated.usable,
    "reason-brings-points": stated.brings_points,
    "reason-brings-spyrium": stated.brings_spyrium,
    "reason-brings-money": stated.brings_money,
    "reason-again": stated.again,
    "reason-workers": stated.workers,
    "reason-residence": stated.residence,
    "reason-residence-score": stated.residence_score,
    "reason-bonus": stated.bonus,
    "reason-builds": stated.builds,
    "reason-works-points": stated.works_points,
    "reason-works-spyrium": stated.works_spyrium,
    "reason-replaces": stated.replaces,
    "reason-patents": stated.patents,
    "reason-techniques": stated.techniques,
    "reason-keeps": stated.keeps,
    "reason-last-spyrium": stated.last_spyrium,
}


# Plans of many games ------------------------------------------------------------------------


def plans(seats: int, seed: int) -> Iterator[Plan]:
    """At every decision of a game at random, the rest of an action; of all that is left in the
    round for whoever is alone in it."""
    random = Random(seed)
    for state in random_game(seats, seed, rich=True):
        if not state.over:
            seat = int(state.decider())
            yield plan(state, seat, rest(state, seat, random))


def rest(state: SpyriumState, seat: int, random: Random) -> list[Move]:
    after, moves = state.copy(), list[Move]()
    alone = random.random() < 0.5
    while not moves or (after.decider() == seat and (alone or not after.settled())):
        moves.append(random.choice(after.legal(seat)))
        after.do(moves[-1], seat)
        if after.over or after.round != state.round:
            break
    return moves


def plan(state: SpyriumState, seat: int, moves: Sequence[Move]) -> Plan:
    running, after = state.copy(), state.copy()
    running.journal = []
    for move in moves:
        running.do(move, seat)
        if not running.over and running.round == state.round:
            after = running.copy()
    keys = [one.phrase.key in ("event-round", "event-score-buildings") for one in running.journal]
    events = running.journal[: keys.index(True)] if True in keys else running.journal
    return Plan(seat, list(moves), state.copy(), after, events)


def check(made: Plan) -> Counter[str]:
    told: Counter[str] = Counter()
    for fact in REASONS.facts(made.before, made.seat, made.moves):
        try:
            CHECKS[fact.phrase.key](made, fact.phrase.args)
        except (AssertionError, StopIteration) as fault:
            played = ", ".join(move.text for move in made.moves)
            raise AssertionError(f"seat {made.seat}, {played}: {fact.phrase} {fault}") from fault
        told[fact.phrase.key] += 1
    return told


SELDOM = {"reason-again", "reason-lobbying", "reason-last-spyrium"}
"""What games at random may not meet: each has a position below."""


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_stated_fact_is_true_of_the_position(seats: int) -> None:
    told: Counter[str] = Counter()
    chance = seeded(1)
    for seed in range(800, 802):
        for number, made in enumerate(plans(seats, seed)):
            document = made.before.to_json() if number % 10 == 0 else None
            told += check(made)
            if document is None:
                continue
            assert made.before.to_json() == document, "the position stays as it is"
            other = made.before.determinize(made.seat, chance)
            facts = REASONS.facts(made.before, made.seat, made.moves)
            assert REASONS.facts(other, made.seat, made.moves) == facts, "hidden cards tell nothing"
    missing = set(CHECKS) - set(told) - SELDOM
    assert not missing, f"never stated: {sorted(missing)}"


def stated_in(text: str, *moves: str) -> dict[str, Arguments]:
    """The facts about the moves of red, checked."""
    state = position(text)
    made = plan(state, 0, [game.parse(move) for move in moves])
    check(made)
    facts = REASONS.facts(state, 0, made.moves)
    return {fact.phrase.key: fact.phrase.args for fact in facts}


ALONE = "yellow: passed\n"
FACTORY = ALONE + "red: money 1, spyrium 5, activation, workers 4, tilted bld_factory_1_B\n"


def test_a_building_works_a_second_time() -> None:
    by_technique = stated_in(
        FACTORY + "red: techniques tech_taylorism", "taylorism bld_factory_1_B 1"
    )
    assert by_technique["reason-again"] == {"card": "card-bld_factory_1_B"}
    by_event = stated_in(
        FACTORY + "event event_reuse_building", "event 1", "exploit bld_factory_1_B 1"
    )
    assert by_event["reason-again"] == {"card": "card-bld_factory_1_B"}
    sold = stated_in(FACTORY + "event event_sell_spyrium", "event 1")
    assert "reason-again" not in sold


def test_the_surcharge_is_paid_saved_or_not_asked_for() -> None:
    text = """
        red: money 9, activation, techniques tech_lobbying
        market a1 bld_workshop_1_A
        worker a1-a2 red
    """
    crowd = text + "worker a1-b1 yellow 3"
    assert stated_in(crowd, "activate a1-a2 a1", "lobbying")["reason-lobbying"]["money"] == 3
    paid = stated_in(crowd, "activate a1-a2 a1", "surcharge")
    assert not {"reason-lobbying", "reason-alone"} & set(paid)
    assert paid["reason-taken-from"]["owners"] == ["seat-1"]
    assert "reason-alone" in stated_in(text, "activate a1-a2 a1")


def test_spyrium_counts_nothing_after_the_last_round() -> None:
    text = "red: spyrium 5, activation, workers 4, buildings bld_factory_1_B\n"
    move = "exploit bld_factory_1_B 1"
    assert "reason-last-spyrium" in stated_in(text + "round 6", move)
    assert "reason-last-spyrium" not in stated_in(text + "round 5", move)
    counted = text + "round 6\nred: techniques tech_automation"
    assert "reason-last-spyrium" not in stated_in(counted, move)


def test_a_worker_that_came_back_in_the_plan_stands_nowhere() -> None:
    text = ALONE + "red: money 9, workers 3, active 3\nmarket a1 bld_workshop_1_A"
    told = stated_in(text, "place a1-a2", "activation", "money a1-a2 a1")
    assert not [key for key in told if key.startswith("reason-place")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_check_and_every_check_a_text(language: str) -> None:
    keys = game.words(language).keys()
    texts = {key for key in keys if key.startswith("reason-")}
    assert texts - {"reason-points"} == set(CHECKS)


def test_the_parts_add_up_to_the_value() -> None:
    state = game.start(4, 5)
    parts = REASONS.parts(state, 0)
    assert sum(parts.values()) == pytest.approx(game.evaluator().value(state, 0))
