"""What the game is played with: its totals, what the rulebook says of single cards, and what was guessed.

The expected numbers are written out: board.toml is the thing under test.
"""

from collections import Counter

from ironbridge.games.spyrium import component_reader

PRINTED = component_reader.read()
COSTS = {card.id: card.cost for card in PRINTED.cards}
POINTS = {card.id: card.points for card in PRINTED.buildings}
GUESSED = {card.id: set(card.guessed) for card in PRINTED.cards}


def test_SP_BOX_COUNTS() -> None:
    assert sum(card.count for card in PRINTED.characters) == 17
    assert sum(card.count for card in PRINTED.buildings) == 35
    assert sum(card.count for card in PRINTED.techniques) == 7
    periods: Counter[str] = Counter()
    for card in PRINTED.cards:
        periods[card.period] += card.count
    assert periods == {"A": 30, "B": 20, "C": 9}
    assert len(PRINTED.events) == 7


def test_SP_BOX_TOKENS() -> None:
    assert PRINTED.tokens == (8, 8, 8)


def test_SP_BOX_RESIDENCE_TRACK() -> None:
    assert PRINTED.residence_track == (2, 3, 4, 5, 7)
    assert PRINTED.start_residence == 0


def test_SP_BOX_KNOWN_VALUES() -> None:
    assert COSTS["char_apprentice_A"] == 0
    assert COSTS["bld_factory_1_B"] == 6
    assert [POINTS[home] for home in ("bld_townhouse_A", "bld_manor_B", "bld_palace_C")] == [
        6,
        9,
        12,
    ]
    known = ["char_apprentice_A", "bld_factory_1_B"]
    assert [card.id for card in PRINTED.cards if "cost" not in GUESSED[card.id]] == known


def test_SP_BOX_RECONSTRUCTED() -> None:
    homes = {"bld_townhouse_A", "bld_manor_B", "bld_manor_C", "bld_palace_C"}
    assert {name for name in POINTS if "points" not in GUESSED[name]} == homes
    in_examples = {"char_apprentice_A", "bld_university_1_A"}
    assert {card.id for card in PRINTED.cards if "period" not in GUESSED[card.id]} == in_examples
    techniques = {technique.id for technique in PRINTED.techniques}
    assert {card.id for card in PRINTED.cards if "count" not in GUESSED[card.id]} == techniques
    told = {entry.section: entry.status for entry in PRINTED.provenance}
    assert {told[part] for part in ("costs", "points", "copies")} == {"reconstructed"}
    assert told["residence_track"] == "medium-high"
