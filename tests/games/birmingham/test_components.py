"""The components of the game: their totals, and each number that people get wrong.

The expected numbers are written out: board.toml is the thing under test.
"""

import json
from collections import Counter

import pytest

from ironbridge.games.birmingham import components
from ironbridge.games.birmingham.components import Level
from ironbridge.kernel.components import as_json

BOX = components.read()


def level(industry: str, number: int) -> Level:
    return next(t for t in BOX.levels if (t.industry, t.level) == (industry, number))


# The map -------------------------------------------------------------------------------------


def test_map_has_20_towns_2_farm_breweries_and_5_merchants() -> None:
    kinds = Counter(place.kind for place in BOX.locations)
    assert kinds == {"town": 20, "farm_brewery": 2, "merchant": 5}
    assert BOX.locations[0].id == "belper"
    assert BOX.locations[-1].id == "oxford"


def test_map_has_49_slots_22_of_them_for_one_industry() -> None:
    slots = [slot for place in BOX.locations for slot in place.slots]
    assert len(slots) == 49
    assert sum(1 for slot in slots if len(slot.industries) == 1) == 22
    assert Counter(industry for slot in slots for industry in slot.industries) == {
        "manufacturer": 21,
        "cotton_mill": 16,
        "coal_mine": 15,
        "brewery": 11,
        "iron_works": 9,
        "pottery": 4,
    }
    assert all(slot.location == place.id for place in BOX.locations for slot in place.slots)


def test_towns_have_a_banner_and_the_others_none() -> None:
    known = {banner["id"] for banner in BOX.banners}
    assert known == {"teal", "blue", "red", "yellow", "purple"}
    for place in BOX.locations:
        assert (place.banner in known) == (place.kind == "town")


def test_map_has_39_links_31_canals_and_38_rails() -> None:
    assert len(BOX.links) == 39
    assert sum(link.canal for link in BOX.links) == 31
    assert sum(link.rail for link in BOX.links) == 38
    assert [link.id for link in BOX.links if not link.rail] == ["walsall-burton_on_trent"]


def test_one_link_joins_three_places() -> None:
    three = [link.locations for link in BOX.links if len(link.locations) == 3]
    assert three == [("kidderminster", "worcester", "farm_brewery_south")]


def test_every_place_is_reached_by_rail_and_only_uttoxeter_not_by_canal() -> None:
    def reached(era: str) -> set[str]:
        found, grown = {"birmingham"}, True
        while grown:
            before = len(found)
            for link in BOX.links:
                if getattr(link, era) and found & set(link.locations):
                    found |= set(link.locations)
            grown = len(found) > before
        return found

    everywhere = {place.id for place in BOX.locations}
    assert reached("rail") == everywhere
    assert everywhere - reached("canal") == {"uttoxeter"}


def test_merchants_have_two_link_icons_and_their_own_bonus() -> None:
    merchants = {p.id: p for p in BOX.locations if p.kind == "merchant"}
    assert {p.link_icons for p in merchants.values()} == {2}
    bonuses = {p.id: (p.bonus.kind, p.bonus.amount) for p in merchants.values() if p.bonus}
    assert bonuses == {
        "warrington": ("money", 5),
        "nottingham": ("victory_points", 3),
        "shrewsbury": ("victory_points", 4),
        "gloucester": ("develop", 1),
        "oxford": ("income_spaces", 2),
    }
    assert {name: (p.min_seats, len(p.spaces)) for name, p in merchants.items()} == {
        "warrington": (3, 2),
        "nottingham": (4, 2),
        "shrewsbury": (2, 1),
        "gloucester": (2, 2),
        "oxford": (2, 2),
    }


@pytest.mark.parametrize(
    ("seats", "faces"),
    [
        (2, {"": 2, "all": 1, "cotton_mill": 1, "manufacturer": 1}),
        (3, {"": 3, "all": 1, "cotton_mill": 1, "manufacturer": 1, "pottery": 1}),
        (4, {"": 3, "all": 1, "cotton_mill": 2, "manufacturer": 2, "pottery": 1}),
    ],
)
def test_merchant_tiles_by_number_of_players(seats: int, faces: dict[str, int]) -> None:
    used = [tile.buys for tile in BOX.merchant_tiles if seats in tile.seat_counts]
    assert Counter("all" if len(buys) == 3 else "".join(buys) for buys in used) == faces
    assert len(used) == {2: 5, 3: 7, 4: 9}[seats]


# Tiles, cards, markets, track ----------------------------------------------------------------


def test_each_player_has_45_industry_tiles_in_29_levels() -> None:
    assert len(BOX.levels) == 29
    tiles: Counter[str] = Counter()
    for t in BOX.levels:
        tiles[t.industry] += t.count
    assert tiles == {
        "cotton_mill": 11,
        "manufacturer": 11,
        "pottery": 5,
        "coal_mine": 7,
        "iron_works": 4,
        "brewery": 7,
    }
    counts = [t.count for t in BOX.levels if t.industry == "manufacturer"]
    assert counts == [1, 2, 1, 1, 2, 1, 1, 2]


def test_manufacturer_4_costs_8_pounds_and_1_iron() -> None:
    tile = level("manufacturer", 4)
    assert (tile.cost, tile.coal, tile.iron, tile.beer) == (8, 0, 1, 1)
    assert (tile.points, tile.income, tile.link_icons) == (3, 6, 1)


def test_manufacturers_3_and_7_sell_without_beer() -> None:
    sold = [industry.id for industry in BOX.industries if industry.sold]
    assert sold == ["cotton_mill", "manufacturer", "pottery"]
    dry = [(t.industry, t.level) for t in BOX.levels if t.industry in sold and t.beer == 0]
    assert dry == [("manufacturer", 3), ("manufacturer", 7)]


def test_light_bulbs_are_on_potteries_1_and_3_alone() -> None:
    bulbs = [(t.industry, t.level) for t in BOX.levels if not t.developable]
    assert bulbs == [("pottery", 1), ("pottery", 3)]


def test_level_1_is_for_the_canal_era_except_pottery() -> None:
    canal_only = [(t.industry, t.level) for t in BOX.levels if not t.rail]
    industries = ["cotton_mill", "manufacturer", "coal_mine", "iron_works", "brewery"]
    assert canal_only == [(industry, 1) for industry in industries]


def test_pottery_5_and_brewery_4_are_for_the_rail_era() -> None:
    rail_only = [(t.industry, t.level) for t in BOX.levels if not t.canal]
    assert rail_only == [("pottery", 5), ("brewery", 4)]


@pytest.mark.parametrize(
    ("industry", "canal", "rail"),
    [
        ("coal_mine", [2, 3, 4, 5], [0, 3, 4, 5]),
        ("iron_works", [4, 4, 5, 6], [0, 4, 5, 6]),
        ("brewery", [1, 1, 1, 0], [0, 2, 2, 2]),
        ("cotton_mill", [0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_cubes_and_barrels_by_era(industry: str, canal: list[int], rail: list[int]) -> None:
    tiles = [t for t in BOX.levels if t.industry == industry]
    assert [t.cubes_canal for t in tiles] == canal
    assert [t.cubes_rail for t in tiles] == rail


@pytest.mark.parametrize(
    ("seats", "locations", "industries"), [(2, 27, 13), (3, 35, 19), (4, 41, 23)]
)
def test_deck_by_number_of_players(seats: int, locations: int, industries: int) -> None:
    cards: Counter[str] = Counter()
    for card in BOX.cards:
        cards[card.kind] += card.counts[seats]
    assert cards == {
        "location": locations,
        "industry": industries,
        "wild_location": 4,
        "wild_industry": 4,
    }


def test_cards_stand_locations_first_then_industries_then_wild() -> None:
    assert [card.id for card in BOX.cards[20:]] == [
        "iron_works",
        "coal_mine",
        "cotton_mill_or_manufacturer",
        "pottery",
        "brewery",
        "wild_location",
        "wild_industry",
    ]
    assert all(card.location == card.id for card in BOX.cards[:20])
    assert BOX.cards[22].industries == ("cotton_mill", "manufacturer")
    assert BOX.cards[22].counts == {2: 0, 3: 6, 4: 8}


def test_markets() -> None:
    assert BOX.coal.prices == (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7)
    assert (BOX.coal.initial, BOX.coal.price_when_empty) == (13, 8)
    assert BOX.iron.prices == (1, 1, 2, 2, 3, 3, 4, 4, 5, 5)
    assert (BOX.iron.initial, BOX.iron.price_when_empty) == (8, 6)


def test_progress_track() -> None:
    track = BOX.income_levels
    assert len(track) == 100
    assert (track[0], track[10], track[11], track[12], track[13]) == (-10, 0, 1, 1, 2)
    spaces = Counter(track)
    assert {spaces[n] for n in range(-10, 1)} == {1}
    assert {spaces[n] for n in range(1, 11)} == {2}
    assert {spaces[n] for n in range(11, 21)} == {3}
    assert {spaces[n] for n in range(21, 30)} == {4}
    assert (spaces[30], track[97], track[99]) == (3, 30, 30)


def test_players_start_and_rounds() -> None:
    assert BOX.seat_counts == (2, 3, 4)
    assert (BOX.money, BOX.start_income, BOX.hand, BOX.face_down) == (17, 10, 8, 1)
    assert BOX.link_tiles == 14
    assert BOX.rounds == {2: 10, 3: 9, 4: 8}
    assert (BOX.actions, BOX.first_round_actions) == (2, 1)
    assert list(BOX.colours) == ["red", "yellow", "white", "purple"]


def test_numbers_of_the_actions() -> None:
    assert (BOX.canal_cost, BOX.rail_cost, BOX.second_rail_total) == (3, 5, 15)
    assert (BOX.rail_coal, BOX.second_rail_beer) == (1, 1)
    assert (BOX.develop_max, BOX.develop_iron, BOX.scout_cards) == (2, 1, 3)
    assert (BOX.loan_money, BOX.loan_levels, BOX.shortfall_divisor) == (30, 3, 2)
    assert (BOX.intro_money_per_point, BOX.intro_money_max_points) == (4, 15)


def test_provenance_says_that_nothing_that_plays_is_uncertain() -> None:
    status = {entry.section: entry.status for entry in BOX.provenance}
    assert status.pop("coordinates") == "approximate"
    assert status.pop("colours") == "high"
    assert status.pop("merchant_tiles") == "very high"
    assert set(status.values()) == {"certain"}
    assert {"locations", "links", "tiles", "cards", "markets", "income"} <= set(status)
    assert all(entry.en != entry.fr for entry in BOX.provenance)


def test_as_json_survives_a_round_trip_and_hides_the_folder() -> None:
    document = as_json(BOX)
    assert json.loads(json.dumps(document)) == document
    assert document["source"] == "board.toml"
    assert document["money"] == 17
    assert document["rounds"] == {"2": 10, "3": 9, "4": 8}
    assert set(document) == set(vars(BOX))
