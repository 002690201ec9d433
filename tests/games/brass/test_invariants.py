"""The invariants of a position: whatever is loaded can be played, and a wrong state is found."""

from __future__ import annotations

from typing import Any

import pytest

from ironbridge.brass.board import LINKS, MONEY
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.invariants import InvariantError
from tests.games.brass.playing import BRASS, Brass

PENDING: dict[str, dict[str, list[object]]] = {
    "birmingham": {
        "phase": list(BRASS["birmingham"].phases),
        "action": [None, "build", "link", "sell", "develop", "loan", "scout", "pass"],
        "target": [None, "stone_1", "dudley_1", "dudley-birmingham"],
        "industry": [None, "pottery", "coal_mine", "brewery"],
        "coal": [0, 1, 2],
        "iron": [0, 1, 2],
        "beer": [0, 1, 2],
        "steps": [0, 1, 2],
        "bonus": [None, "oxford", "gloucester", "stone"],
        "merchant_barrel_used": [False, True],
    },
    "lancashire": {
        "phase": list(BRASS["lancashire"].phases),
        "action": [None, "build", "double", "link", "sell", "develop", "loan", "pass"],
        "target": [None, "wigan_n", "bolton_nw", "bolton--bury"],
        "industry": [None, "port", "coal_mine", "shipyard"],
        "loan": [None, 10, 30, 40],
        "coal": [0, 1, 2],
        "iron": [0, 1, 2],
        "steps": [0, 1, 2],
    },
}
"""What may be written into the action in progress."""
MASKS = {
    "birmingham": ("built", "occupied", "coal_slots", "iron_slots", "beer_slots"),
    "lancashire": (
        "built",
        "occupied",
        "coal_slots",
        "iron_slots",
        "port_slots",
        "market_places",
    ),
}


def crowded(brass: Brass) -> Any:
    """A canal-era position with something of everything."""
    state = brass.position("""
        seats 3
        red: money 30, hand birmingham coal_mine
        yellow: hand brewery*2
        white: hand dudley
        tile dudley_1 red coal_mine 1
        tile burton_on_trent_2 yellow brewery 1
        tile birmingham_1 red cotton_mill 2
        tile redditch_2 white iron_works 1 flipped
        link dudley-birmingham red
        link kidderminster-dudley yellow
        deck pottery iron_works
    """)
    brass.check(state)
    return state


@pytest.mark.parametrize(
    ("name", "phase"),
    [
        pytest.param(name, phase, id=f"{name}-{title}")
        for name, brass in BRASS.items()
        for phase, title in enumerate(brass.phases)
    ],
)
def test_a_changed_question_is_refused_or_plays_on_without_a_fault(name: str, phase: int) -> None:
    """Whatever anybody writes into `pending`: no crash, no dead end, no money out of nowhere."""
    brass = BRASS[name]
    loaded = 0
    for key, values in PENDING[name].items():
        for value in values:
            document = dict(brass.sample(phase).to_json())
            document["pending"][key] = value
            try:
                state = brass.game.load(document)
            except FormatError:
                continue
            loaded += 1
            for _ in range(20):
                brass.check(state)
                if not state.over:
                    state.play(state.legal()[0])
    assert loaded > 0


@pytest.mark.parametrize(
    ("name", "attribute"), [(name, mask) for name, masks in MASKS.items() for mask in masks]
)
def test_check_finds_a_wrong_mask(name: str, attribute: str) -> None:
    state = crowded(BRASS[name])
    setattr(state, attribute, getattr(state, attribute) ^ BIT[3])
    with pytest.raises(InvariantError, match=attribute):
        BRASS[name].check(state)


@pytest.mark.parametrize("attribute", ["near", "joined"])
def test_check_finds_a_wrong_route(brass: Brass, attribute: str) -> None:
    state = crowded(brass)
    getattr(state, attribute)[0] ^= BIT[1]
    with pytest.raises(InvariantError, match=attribute):
        brass.check(state)


def test_check_finds_negative_money_a_lost_card_and_a_link_of_two_players(brass: Brass) -> None:
    poor, short, doubled = (crowded(brass) for _ in range(3))
    poor.seat[MONEY] = -1
    short.discards = short.discards[1:]
    doubled.seat[LINKS + 1] = doubled.seat[LINKS]
    brass.derive(doubled)
    for state, reason in ((poor, "money"), (short, "deck"), (doubled, "two links")):
        with pytest.raises(InvariantError, match=reason):
            brass.check(state)
