"""What training code meets in every game: spaces, masks, rewards, forced moves, nothing hidden."""

from __future__ import annotations

import copy
import pickle
import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import ironbridge
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.errors import IllegalMove, SetupError
from ironbridge.kernel.result import Result
from ironbridge.research.rewards import worths
from ironbridge.research.setting import Setting
from ironbridge.research.table import Table, bounds
from tests.conformance import Case, cases

pytestmark = pytest.mark.long  # plays games: once, compiled

CASES = list(cases())


def played(table: Table, chance: random.Random) -> None:
    """One random decision, by whoever may be asked now."""
    seat = chance.choice(table.askers())
    actions = np.flatnonzero(table.mask(seat))
    table.play(int(chance.choice(list(actions))), seat)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_seat_observes_nothing_that_it_cannot_know(case: Case) -> None:
    setting = Setting(case.game, case.seats, dict(case.options))
    table, chance, deal = Table(setting, 5), random.Random(case.seats), seeded(9)
    low, high = bounds(setting)
    while not table.over:
        if chance.random() < 0.1:
            for seat in range(case.seats):
                shown, mask = table.observe(seat), table.mask(seat)
                assert (low <= shown).all()
                assert (shown <= high).all()
                twin = table.copy()
                twin.state = table.state.determinize(seat, deal)
                assert np.array_equal(twin.observe(seat), shown)
                assert np.array_equal(twin.mask(seat), mask)
        played(table, chance)
    assert not table.mask(0).any()


def test_hidden_money_is_not_observed() -> None:
    # A new deal leaves it as it is, so that the test above says nothing about it.
    setting = Setting("workshop-of-the-world", 3, {"hidden_money": True})
    table, chance, looked = Table(setting, 5), random.Random(5), 0
    while not table.over:
        document: Any = table.state.to_json()
        player = document["players"][1]
        if player["money"] >= 2 and player["choice"] is None:
            player["money"] -= 2
            poorer = Table(setting, state=setting.game.load(document))
            poorer.begun = table.begun
            for seat in (0, 2):
                assert np.array_equal(poorer.observe(seat), table.observe(seat))
                assert np.array_equal(poorer.mask(seat), table.mask(seat))
                assert poorer.view(seat) == table.view(seat)
            looked += not np.array_equal(poorer.observe(1), table.observe(1))
        played(table, chance)
    assert looked > 20


@pytest.mark.parametrize("name", ironbridge.game_names())
def test_an_observation_has_what_the_encoder_found(name: str) -> None:
    setting = Setting(name)
    table, chance, found = Table(setting, 1), random.Random(1), setting.encoder.features()
    for _ in range(30):
        played(table, chance)
        shown = table.observe(1)
        setting.encoder.encode(table.state, 1, found)
        facts = Counter(int(found.indices[n]) for n in range(int(found.count)))
        assert {int(n): shown[n] for n in np.flatnonzero(shown[setting.blocks["facts"]])} == facts
        assert shown[setting.blocks["numbers"]] == pytest.approx(list(found.numbers))


def test_a_mask_has_the_legal_moves_of_whoever_decides() -> None:
    table = Table(Setting("brass-birmingham", 2), 1)
    seat = table.decider
    legal = {move.index for move in table.state.legal(seat)}
    assert set(np.flatnonzero(table.mask(seat))) == legal
    assert not table.mask(1 - seat).any()
    with pytest.raises(IllegalMove):
        table.play(int(np.flatnonzero(table.mask(seat) == 0)[0]), seat)
    with pytest.raises(ValueError, match="expected 0 to"):
        table.play(table.setting.actions, seat)


def test_debtors_are_asked_one_after_the_other() -> None:
    # They decide side by side, but in the open: the second one may look at what the first one sold.
    table = Table(Setting("brass-birmingham", 4), 0)
    chance = random.Random(0)
    while len(table.state.deciders) < 2:
        played(table, chance)
    assert not table.state.sealed
    assert table.askers() == (table.decider,)


def test_a_seat_in_the_middle_of_an_action_sees_how_it_began() -> None:
    setting = Setting("brass-birmingham", 2, ask_forced=True)
    table = Table(setting, 1)
    seat, begun = table.decider, setting.blocks["begun"]
    loan = setting.game.parse("loan")
    table.take(loan, seat)
    assert np.flatnonzero(table.observe(seat)[begun]).tolist() == [loan.index]
    assert not table.observe(1 - seat)[begun].any()
    table.take(table.state.legal(seat)[0], seat)  # the card that pays for it
    assert table.state.settled()
    assert not table.observe(seat)[begun].any()


def test_a_seat_remembers_its_own_part_of_a_sealed_choice() -> None:
    # With two players each offers one of its two colours, and then bids for it.
    setting = Setting("workshop-of-the-world", 2)
    table, chance, begun = Table(setting, 3), random.Random(1), setting.blocks["begun"]
    while table.state.question(table.decider).key != "ask-offer":
        played(table, chance)
    seat = table.decider
    offer = table.state.legal(seat)[0]
    table.take(offer, seat)
    assert table.state.sealed
    assert np.flatnonzero(table.observe(seat)[begun]).tolist() == [offer.index]
    assert not table.observe(1 - seat)[begun].any()
    while table.state.sealed:
        table.take(table.state.legal()[-1], table.decider)
    assert not table.observe(seat)[begun].any()


@pytest.mark.parametrize("name", ironbridge.game_names())
def test_nobody_is_asked_for_what_is_forced(name: str) -> None:
    table, chance = Table(Setting(name), 2), random.Random(2)
    table.skip_forced()
    while not table.over:
        assert table.mask(table.decider).sum() > 1
        played(table, chance)
        table.skip_forced()


def test_forced_moves_are_asked_for_on_request() -> None:
    table, chance = Table(Setting("spyrium", 2, ask_forced=True), 2), random.Random(2)
    fewest = 99
    while not table.over:
        fewest = min(fewest, int(table.mask(table.decider).sum()))
        played(table, chance)
        table.skip_forced()
    assert fewest == 1


def test_rewards_come_at_the_end() -> None:
    table, chance = Table(Setting("spyrium", 3, rewards="points"), 2), random.Random(2)
    while not table.over:
        assert table.rewards() == [0, 0, 0]
        played(table, chance)
    assert table.rewards() == table.state.result().scores


def test_rewards_by_place_share_what_is_shared_and_add_up_to_nothing() -> None:
    result = Result([30, 50, 30, 10], [(), (), (), ()], final=True)
    assert worths(result, "place") == pytest.approx([0, 1, 0, -1])
    assert worths(result, "difference") == pytest.approx([0, 80 / 3, 0, -80 / 3])
    assert worths(result, "points") == [30, 50, 30, 10]
    tied = Result([7, 7], [(1,), (1,)], final=True)
    assert worths(tied, "place") == [0, 0]
    assert worths(Result([7, 7], [(1,), (2,)], final=True), "place") == [-1, 1]


def test_a_copy_goes_its_own_way() -> None:
    table, chance = Table(Setting("age-of-industry", 3), 4), random.Random(4)
    for _ in range(20):
        played(table, chance)
    before, twin = table.observe(0), copy.deepcopy(table)
    assert np.array_equal(twin.observe(0), before)
    for _ in range(20):
        played(twin, chance)
    assert np.array_equal(table.observe(0), before)
    assert not np.array_equal(twin.observe(0), before)


def test_a_table_is_saved_and_copied_with_the_action_in_progress() -> None:
    table = Table(Setting("brass-birmingham", 2, rewards="points", ask_forced=True), 1)
    seat = table.decider
    table.take(table.setting.game.parse("loan"), seat)
    twin = pickle.loads(pickle.dumps(table))
    assert np.array_equal(twin.observe(seat), table.observe(seat))
    assert repr(twin.setting) == repr(table.setting)
    assert twin.setting.ask_forced
    other, before = table.copy(), table.observe(seat)
    other.take(other.state.legal(seat)[0], seat)
    assert np.array_equal(table.observe(seat), before)


def test_a_setting_is_checked() -> None:
    with pytest.raises(SetupError, match="is for 2, 3, 4 seats"):
        Setting("brass-birmingham", 5)
    with pytest.raises(SetupError, match="unknown option"):
        Setting("spyrium", options={"map": "germany"})
    with pytest.raises(SetupError, match="place, difference, points"):
        Setting("spyrium", rewards="wins")  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ironbridge.game_names())
def test_parts_say_what_each_place_means(name: str) -> None:
    setting = Setting(name)
    places = [place for part in setting.parts for place in range(setting.size)[part.places]]
    assert places == list(range(setting.size))
    assert len({part.name for part in setting.parts}) == len(setting.parts)
    vector = Table(setting, 3).observe(0)
    shown = {part.name: vector[part.places].reshape(part.shape) for part in setting.parts}
    seats = sum(array for part, array in shown.items() if part.split()[-1] == "seats")
    assert (np.asarray(seats)[: setting.players].sum(axis=2) == 1).all()  # one step of each
    clock = sum(array for part, array in shown.items() if part.split()[-1] == "clock")
    assert [place[0] for place in np.argwhere(clock)] == [setting.players]
    assert shown["begun"].shape == (setting.actions,)


def test_a_part_is_an_array_of_its_axes() -> None:
    setting = Setting("brass-birmingham", 2)
    table = Table(setting, 3)
    parts = {part.name: part for part in setting.parts}
    hand = parts["canal hand"]
    view: Any = table.view(0)
    shown = table.observe(0)[hand.places]
    assert shown.sum() == len(view["players"][0]["hand"])
    assert parts["canal tiles"].axes == ("slot", "industry", "own", "flipped")
    assert parts["value"].block == "numbers"
