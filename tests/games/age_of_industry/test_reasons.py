"""Every fact that is stated for a plan is true by the rules (stated.py has the checks), and says
nothing of what is hidden.

Facts of many plans are checked, also of those that nobody would follow: turns at random of games on
both maps, and a few positions for what these seldom meet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random

import pytest

from ironbridge.games.age_of_industry.board import ACTION, INTEREST
from ironbridge.games.age_of_industry.table import AgeState
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Arguments
from ironbridge.kernel.words import LANGUAGES
from tests.games.age_of_industry import stated
from tests.games.age_of_industry.builders import MAPS, game, lively, position
from tests.games.age_of_industry.stated import Plan

REASONS = game.reasons()

CHECKS: dict[str, Callable[[Plan, Arguments], None]] = {
    "reason-sells-market": stated.sells_market,
    "reason-sells-own-port": stated.sells_own_port,
    "reason-sells-port": stated.sells_port,
    "reason-sells-several": stated.sells_several,
    "reason-shuts-out": stated.shuts_out,
    "reason-flips": stated.flips,
    "reason-flips-at-once": stated.flips_at_once,
    "reason-ready": stated.ready,
    "reason-railways": stated.railways,
    "reason-rails-grow": stated.rails_grow,
    "reason-reach": stated.reach,
    "reason-tile": stated.tile,
    "reason-builds": stated.builds,
    "reason-mine": stated.mine,
    "reason-port": stated.port,
    "reason-upgrades": stated.upgrades,
    "reason-replaces": stated.replaces,
    "reason-own-cubes": stated.cubes,
    "reason-others-cubes": stated.cubes,
    "reason-market-coal": stated.market("coal"),
    "reason-market-iron": stated.market("iron"),
    "reason-no-loan": stated.no_loan,
    "reason-loan": stated.loan,
    "reason-repays": stated.repays,
    "reason-covers": stated.covers,
    "reason-keeps": stated.keeps,
    "reason-develops": stated.develops,
    "reason-develops-zero": stated.develops,
    "reason-card": stated.card,
    "reason-draws": stated.draws,
    "reason-pile-empty": stated.pile_empty,
    "reason-idle-card": stated.idle_card,
    "reason-order": stated.order,
    "reason-ends": stated.ends,
    "reason-last-round": stated.last_round,
}

# Plans of many games ------------------------------------------------------------------------


def plans(seats: int, seed: int, board: str) -> Iterator[Plan]:
    """Every turn of a game at random; at some decisions of it, the rest of the turn."""
    random, chance = Random(seed), seeded(seed)
    state = game.start(seats, seed, {"map": board})
    while not state.over:
        seat = random.choice(state.deciders)
        moves = turn(state, seat, lambda at: pick(at, random, chance.below(4)))
        yield plan(state, seat, moves)
        for move in moves[: random.randint(1, len(moves))]:
            state.do(move, seat)


def pick(state: AgeState, random: Random, mood: int) -> Move:
    moves = state.legal(int(state.decider()))
    if state.phase == ACTION and mood < 3:
        moves = lively(moves, mood) or moves
    return random.choice(moves)


def turn(state: AgeState, seat: int, choose: Callable[[AgeState], Move]) -> list[Move]:
    after, moves = state.copy(), list[Move]()
    while not moves or (
        not after.over and after.decider() == seat and after.turn_mark() == state.turn_mark() != -1
    ):
        moves.append(choose(after))
        after.do(moves[-1], seat)
    return moves


def plan(state: AgeState, seat: int, moves: Sequence[Move]) -> Plan:
    after = state.copy()
    after.journal = []
    for move in moves:
        after.do(move, seat)
    ended = ("event-spent", "event-round")
    keys = [one.phrase.key in ended for one in after.journal]
    events = after.journal[: keys.index(True)] if True in keys else after.journal
    if state.phase == INTEREST:
        events = [one for one in events if one.phrase.key == "event-repay"]
    ordered = [one for one in after.journal if one.phrase.key == "event-spent"]
    return Plan(seat, list(moves), state.copy(), after, events, ordered)


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


SELDOM = {
    "reason-replaces",
    "reason-sells-several",
    "reason-sells-own-port",
    "reason-last-round",
}
"""What games at random may not meet: each has a position below."""


@pytest.mark.long
@pytest.mark.parametrize("board", MAPS)
def test_every_stated_fact_is_true_of_the_position(board: str) -> None:
    told: Counter[str] = Counter()
    chance = seeded(1)
    for seats in (3, 4, 5):
        for number, made in enumerate(plans(seats, 900 + seats, board)):
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


MILL = """
    red: hand port*2
    tile hanover-1 red cotton_mill 1
    link de-05 red
"""
"""A mill joined to Hamburg."""


def test_a_tile_of_another_leaves_the_map() -> None:
    told = stated_in(
        """
        red: money 20, hand blue*2, next coal_mine 2
        coal 0, iron 6
        tile essen-1 blue coal_mine 1 flipped
        tile essen-3 blue ironworks 1
        """,
        "build coal_mine essen-1",
    )
    assert told["reason-replaces"]["owner"] == "seat-1"


def test_goods_of_several_tiles_and_ones_own_port() -> None:
    one = stated_in(MILL + "tile hamburg-1 red port 1", "sell hanover-1")
    assert one["reason-sells-own-port"]["money"] == 8 + 5
    text = """
        tile kassel-1 red cotton_mill 1
        tile hamburg-1 red port 1
        tile hamburg-2 yellow port 1
        link de-21 red
    """
    both = stated_in(MILL + text, "sell hanover-1", "port hamburg-1", "sell kassel-1")
    assert both["reason-sells-several"]["money"] == 8 + 8 + 5


def test_the_last_card_ends_the_game_and_the_last_round_counts() -> None:
    hands = "blue: hand port*3\nyellow: hand ship*3\n"
    ends = stated_in("red: hand brown*2\n" + hands, "pass", "pass")
    assert "reason-ends" in ends
    pile = "display brown red\ndeck red\n"
    assert "reason-ends" not in stated_in("red: hand brown*2\n" + pile + hands, "pass", "pass")
    last = stated_in("blue: hand port*3\n" + MILL + "tile hamburg-1 blue port 1", "sell hanover-1")
    assert last["reason-last-round"]["points"] == 2, "$4 of the railway and $8, instead of $4"


def test_whoever_has_no_card_may_still_take_an_open_one() -> None:
    """So nobody knows yet whether the game ends with this round."""
    text = MILL + "blue: hand port*3\ntile hamburg-1 blue port 1\ndisplay brown red"
    told = stated_in(text, "sell hanover-1")
    assert "reason-last-round" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_check_and_every_check_a_text(language: str) -> None:
    keys = game.words(language).keys()
    texts = {key for key in keys if key.startswith("reason-")}
    assert texts - {"reason-points"} == set(CHECKS)


def test_the_parts_add_up_to_the_value() -> None:
    state = game.start(4, 5, {"map": "germany"})
    parts = REASONS.parts(state, 0)
    assert sum(parts.values()) == pytest.approx(game.evaluator().value(state, 0))
