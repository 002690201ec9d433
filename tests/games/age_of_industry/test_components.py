"""The components: their totals, and what the rulebook or a report says of each.

The expected numbers are written out: board.toml is the thing under test. Which values are ours
stands with the things themselves; the readings of the sources are in test_box.py.
"""

import json
from collections import Counter

import pytest

from ironbridge.games.age_of_industry import component_reader
from ironbridge.games.age_of_industry.components import GameMap, Level, Location
from ironbridge.kernel.components import as_json

COMPONENTS = component_reader.read()
GERMANY, NEW_ENGLAND = COMPONENTS.maps


def place(side: GameMap, name: str) -> Location:
    return next(location for location in side.locations if location.id == name)


def kinds(side: GameMap, name: str) -> list[str]:
    return [space.kind for space in place(side, name).spaces]


def tile(industry: str, level: int) -> Level:
    return next(t for t in COMPONENTS.levels if (t.industry, t.level) == (industry, level))


# The maps --------------------------------------------------------------------------------


def test_germany_has_37_locations_56_spaces_and_55_lines() -> None:
    assert Counter(location.kind for location in GERMANY.locations) == {
        "city": 28,
        "foreign": 6,
        "village": 3,
    }
    assert Counter(space.kind for space in GERMANY.spaces) == {
        "blank": 40,
        "coal_mine": 8,
        "port": 8,
    }
    assert (len(GERMANY.markets), len(GERMANY.links), len(GERMANY.imports)) == (8, 55, 0)


def test_new_england_has_26_locations_6_seas_and_37_lines() -> None:
    assert Counter(location.kind for location in NEW_ENGLAND.locations) == {
        "city": 19,
        "foreign": 2,
        "village": 5,
        "sea": 6,
    }
    assert Counter(space.kind for space in NEW_ENGLAND.spaces) == {
        "blank": 34,
        "port": 10,
        "coal_mine": 2,
        "ship": 6,
    }
    assert (len(NEW_ENGLAND.markets), len(NEW_ENGLAND.links)) == (8, 37)
    assert sum(coal.cubes for coal in NEW_ENGLAND.imports) == 17


def test_the_rulebook_names_spaces_of_germany() -> None:
    assert kinds(GERMANY, "cologne") == ["blank", "blank"]
    assert kinds(GERMANY, "belgium") == ["coal_mine"]
    assert kinds(GERMANY, "kiel") == ["port"]
    assert "coal_mine" in kinds(GERMANY, "mannheim")
    assert "coal_mine" in kinds(GERMANY, "bohemia")
    assert "coal_mine" in kinds(GERMANY, "poland")
    assert place(GERMANY, "poland").markets
    assert "port" in kinds(GERMANY, "hamburg")
    assert "port" in kinds(GERMANY, "danzig")
    assert place(GERMANY, "france").distant_port
    assert place(GERMANY, "regensburg").colour == "brown"
    assert ("regensburg", "bohemia") in [link.locations for link in GERMANY.links]


def test_only_pennsylvania_bars_transit() -> None:
    barring = [p.id for side in COMPONENTS.maps for p in side.locations if not p.transit]
    assert barring == ["pennsylvania"]
    mines = [space.location for space in NEW_ENGLAND.spaces if space.kind == "coal_mine"]
    assert mines == ["pennsylvania", "pennsylvania"]


def test_a_ship_space_lies_off_boston_in_purple() -> None:
    bay = place(NEW_ENGLAND, "ship_boston")
    assert (bay.colour, bay.lanes) == ("purple", ("boston-1",))
    assert bay.coal_import is not None
    assert (bay.coal_import.id, bay.coal_import.cubes) == ("ship_boston-import", 3)
    assert [market.id for market in bay.markets] == ["ship_boston-market-1"]


@pytest.mark.parametrize("side", COMPONENTS.maps, ids=lambda side: side.id)
def test_every_location_can_be_reached_by_rail(side: GameMap) -> None:
    ashore = {location.id for location in side.locations if location.kind != "sea"}
    reached = {side.links[0].locations[0]}
    for _ in side.locations:
        for link in side.links:
            if not reached.isdisjoint(link.locations):
                reached.update(link.locations)
    assert reached == ashore


@pytest.mark.parametrize("side", COMPONENTS.maps, ids=lambda side: side.id)
def test_every_colour_has_spaces_for_its_cards(side: GameMap) -> None:
    colours = {location.colour for location in side.locations if location.colour}
    assert colours == {banner.id for banner in COMPONENTS.banners}


@pytest.mark.parametrize("side", COMPONENTS.maps, ids=lambda side: side.id)
def test_nothing_lies_on_another(side: GameMap) -> None:
    points = [(space.x, space.y) for space in side.spaces]
    points += [(market.x, market.y) for market in side.markets]
    points += [(coal.x, coal.y) for coal in side.imports]
    assert len(set(points)) == len(points)
    for i, (x, y) in enumerate(points):
        for other_x, other_y in points[:i]:
            assert max(abs(x - other_x), abs(y - other_y)) >= 30


# Tiles, cards, track ------------------------------------------------------------------------


def test_each_player_has_35_tiles_two_of_each_value() -> None:
    assert sum(t.count for t in COMPONENTS.levels) == 35
    assert [(t.industry, t.level) for t in COMPONENTS.levels if t.count != 2] == [("ship", 0)]
    assert tile("ship", 0).count == 1
    levels = {
        i.id: [t.level for t in COMPONENTS.levels if t.industry == i.id]
        for i in COMPONENTS.industries
    }
    assert levels == {
        "cotton_mill": [1, 2, 3],
        "factory": [0, 3, 4],
        "coal_mine": [1, 2, 3],
        "ironworks": [1, 2, 3],
        "port": [1, 2, 3],
        "ship": [0, 2, 3],
    }


@pytest.mark.parametrize(
    ("industry", "level", "cost", "coal", "iron"),
    [
        ("cotton_mill", 1, 4, 0, 0),
        ("cotton_mill", 2, 6, 1, 0),
        ("cotton_mill", 3, 12, 1, 1),
        ("factory", 3, 8, 1, 1),
        ("coal_mine", 1, 1, 0, 0),
        ("ironworks", 1, 2, 0, 0),
    ],
)
def test_costs(industry: str, level: int, cost: int, coal: int, iron: int) -> None:
    found = tile(industry, level)
    assert (found.cost, found.coal, found.iron) == (cost, coal, iron)


def test_cubes_and_payouts_of_the_rulebook() -> None:
    assert (tile("coal_mine", 1).cubes, tile("coal_mine", 1).payout) == (3, 4)
    assert tile("coal_mine", 2).cubes == 4
    assert tile("ironworks", 2).cubes == 4
    assert tile("cotton_mill", 1).payout == 8
    assert tile("factory", 3).payout == 16
    assert tile("port", 1).payout == 5
    assert tile("port", 1).accepts == ("cotton",)
    assert tile("port", 2).accepts == tile("port", 3).accepts == ("cotton", "factory")


def test_deck_has_66_cards() -> None:
    assert sum(card.count for card in COMPONENTS.cards) == 66
    industries = [card.count for card in COMPONENTS.cards if card.kind == "industry"]
    assert sorted(industries) == sorted([6, 8, 6, 7, 3, 6])
    assert {
        card.id: card.count for card in COMPONENTS.cards if card.kind == "location"
    } == dict.fromkeys(["brown", "light_green", "purple", "blue", "yellow", "red"], 5)


def test_18_market_tiles() -> None:
    assert sorted(t.count for t in COMPONENTS.market_tiles) == [3, 3, 5, 7]
    assert {t.accepts for t in COMPONENTS.market_tiles} == {
        ("cotton",),
        ("factory",),
        ("cotton", "factory"),
        (),
    }


def test_demand_track() -> None:
    for track in (COMPONENTS.coal, COMPONENTS.iron):
        assert track.prices == (1, 1, 2, 2, 3, 3)
        assert (track.initial, track.price_when_empty) == (6, 4)


def test_numbers_of_the_rulebook() -> None:
    assert COMPONENTS.seat_counts == (3, 4, 5)
    assert (COMPONENTS.money, COMPONENTS.hand, COMPONENTS.hand_limit, COMPONENTS.railways) == (
        0,
        6,
        9,
        12,
    )
    assert (
        COMPONENTS.actions,
        COMPONENTS.first_round_actions,
        COMPONENTS.face_up,
        COMPONENTS.draws,
    ) == (2, 1, 2, 2)
    assert (COMPONENTS.few_spaces, COMPONENTS.few_limit, COMPONENTS.many_limit) == (3, 1, 2)
    assert (COMPONENTS.rail_cost, COMPONENTS.rail_coal, COMPONENTS.rail_iron) == (1, 1, 1)
    assert (COMPONENTS.loan_money, COMPONENTS.loan_interest, COMPONENTS.unpaid_points) == (10, 1, 5)
    assert (COMPONENTS.rail_income, COMPONENTS.village_income, COMPONENTS.money_per_point) == (
        2,
        1,
        5,
    )


# Where it comes from ------------------------------------------------------------------------


def test_every_thing_says_what_is_guessed() -> None:
    guessed = [t for t in COMPONENTS.levels if t.origin.guessed]
    assert len(guessed) == 14
    assert tile("coal_mine", 1).origin.guessed == ()
    assert tile("factory", 4).origin.guessed == ("level", "cost", "coal", "iron", "payout")
    certain = [
        link.id for side in COMPONENTS.maps for link in side.links if not link.origin.guessed
    ]
    assert certain == ["de-50", "de-51", "de-52"]
    assert place(GERMANY, "france").origin.guessed == ("markets",)
    assert place(NEW_ENGLAND, "pennsylvania").origin.inferred == ("colour",)


def test_what_no_source_mentions_has_no_evidence() -> None:
    origins = [location.origin for side in COMPONENTS.maps for location in side.locations]
    origins += [link.origin for side in COMPONENTS.maps for link in side.links]
    origins += [level.origin for level in COMPONENTS.levels]
    known = {source.id for source in COMPONENTS.sources}
    for origin in origins:
        assert bool(origin.sources) == bool(origin.evidence)
        assert known.issuperset(origin.sources)
    cited = [location.id for location in GERMANY.locations if location.origin.sources]
    assert len(cited) == 16  # the 15 names of the rulebook, and its large location without name


def test_provenance_speaks_of_every_part() -> None:
    status = {entry.section: entry.status for entry in COMPONENTS.provenance}
    assert status["germany"] == status["new_england"] == "reconstructed"
    assert status["cards"] == status["tiles"] == status["market_tiles"] == "reconstructed"
    assert status["players"] == "certain"


def test_components_can_be_sent_as_json() -> None:
    document = as_json(COMPONENTS)
    assert document["source"] == "board.toml"
    assert json.loads(json.dumps(document)) == document
