"""The components of the game: their totals, and each number that people get wrong.

The expected numbers are written out: board.toml is the thing under test. Numbers on
which the sources disagree are in test_box.py.
"""

import json
from collections import Counter

import pytest

from ironbridge.games.lancashire import component_reader
from ironbridge.kernel.components import as_json

BOX = component_reader.read()
COLUMNS = ("2", "3", "4", "classic", "community")


# The map -------------------------------------------------------------------------------------


def test_map_has_19_towns_and_6_other_places() -> None:
    assert Counter(place.kind for place in BOX.locations) == {"town": 19, "non_buildable": 6}
    others = [place for place in BOX.locations if place.kind == "non_buildable"]
    assert {place.link_icons for place in others} == {2}
    assert [place.id for place in others if place.market] == [
        "scotland",
        "the_midlands",
        "yorkshire",
    ]
    assert not any(place.market or place.link_icons for place in BOX.locations if place.slots)


def test_map_has_43_slots() -> None:
    slots = [slot for place in BOX.locations for slot in place.slots]
    assert len(slots) == 43
    assert Counter(industry for slot in slots for industry in slot.industries) == {
        "cotton_mill": 24,
        "coal_mine": 18,
        "port": 10,
        "iron_works": 6,
        "shipyard": 3,
    }
    assert all(slot.location == place.id for place in BOX.locations for slot in place.slots)


def test_a_single_icon_beside_a_shared_one_is_found_for_ports_alone() -> None:
    found = set()
    for place in BOX.locations:
        alone = {slot.industries[0] for slot in place.slots if len(slot.industries) == 1}
        shared = {
            name for slot in place.slots if len(slot.industries) > 1 for name in slot.industries
        }
        found |= {(place.id, industry) for industry in alone & shared}
    assert found == {("lancaster", "port"), ("preston", "port")}


def test_banners_tell_the_towns_without_cards() -> None:
    banners = {place.id: place.banner for place in BOX.locations if place.kind == "town"}
    blue = {"barrow_in_furness", "blackburn", "fleetwood", "lancaster"}
    assert {name for name, banner in banners.items() if banner == "blue"} == blue
    assert {name for name, banner in banners.items() if banner == "teal"} == {"burnley", "colne"}


def test_map_has_36_links_23_canals_and_35_rails() -> None:
    assert len(BOX.links) == 36
    assert sum(link.canal for link in BOX.links) == 23
    assert sum(link.rail for link in BOX.links) == 35
    assert [link.id for link in BOX.links if not link.rail] == ["ellesmere_port--liverpool"]


def test_community_map_has_17_places_14_canals_and_24_rails() -> None:
    gone = {place.id for place in BOX.locations if not place.community}
    assert gone == {
        "birkenhead",
        "ellesmere_port",
        "macclesfield",
        "oldham",
        "rochdale",
        "stockport",
        "northwich",
        "the_midlands",
    }
    assert sum(link.community_canal for link in BOX.links) == 14
    assert sum(link.community_rail for link in BOX.links) == 24
    added = [link.id for link in BOX.links if link.community_canal and not link.canal]
    assert added == ["lancaster--scotland"]


@pytest.mark.parametrize(
    ("canals", "rails", "gone", "dry"),
    [
        (
            "canal",
            "rail",
            set(),
            {"barrow_in_furness", "birkenhead", "blackpool", "scotland", "southport"},
        ),
        (
            "community_canal",
            "community_rail",
            {place.id for place in BOX.locations if not place.community},
            {"barrow_in_furness", "blackpool", "southport"},
        ),
    ],
)
def test_what_canals_and_rails_touch(
    canals: str, rails: str, gone: set[str], dry: set[str]
) -> None:
    def touched(era: str) -> set[str]:
        return {end for link in BOX.links if getattr(link, era) for end in link.locations}

    everywhere = {place.id for place in BOX.locations} - gone
    assert touched(rails) == everywhere
    assert everywhere - touched(canals) == dry


# Tiles, cards, markets, track ----------------------------------------------------------------


def test_each_player_has_37_industry_tiles() -> None:
    tiles: Counter[str] = Counter()
    for t in BOX.levels:
        tiles[t.industry] += t.count
    assert tiles == {"cotton_mill": 12, "port": 8, "shipyard": 6, "iron_works": 4, "coal_mine": 7}


def test_every_tile_that_can_be_built_shows_one_link_icon() -> None:
    built = [t for t in BOX.levels if t.canal or t.rail]
    assert {t.link_icons for t in built} == {1}
    assert [(t.industry, t.level) for t in BOX.levels if t not in built] == [("shipyard", 0)]


@pytest.mark.parametrize(
    ("industry", "costs", "points", "income"),
    [
        ("cotton_mill", ["12", "14c", "16ci", "18ci"], [5, 5, 9, 12], [5, 4, 3, 2]),
        ("port", ["6", "7", "8", "9"], [2, 4, 6, 9], [3, 3, 4, 4]),
        ("shipyard", ["0", "16ci", "25ci"], [0, 10, 18], [0, 2, 1]),
        ("iron_works", ["5c", "7c", "9c", "12c"], [3, 5, 7, 9], [3, 3, 2, 1]),
        ("coal_mine", ["5", "7", "8i", "10i"], [1, 2, 3, 4], [4, 7, 6, 5]),
    ],
)
def test_values_of_the_tiles(
    industry: str, costs: list[str], points: list[int], income: list[int]
) -> None:
    tiles = [t for t in BOX.levels if t.industry == industry]
    assert [f"{t.cost}{'c' * t.coal}{'i' * t.iron}" for t in tiles] == costs
    assert [t.points for t in tiles] == points
    assert [t.income for t in tiles] == income


def test_cubes_on_new_tiles() -> None:
    assert [t.cubes for t in BOX.levels if t.industry == "coal_mine"] == [2, 3, 4, 5]
    assert [t.cubes for t in BOX.levels if t.industry == "iron_works"] == [4, 4, 5, 6]
    others = [t.cubes for t in BOX.levels if t.industry not in ("coal_mine", "iron_works")]
    assert set(others) == {0}


def test_eras_of_the_tiles() -> None:
    canal_only = [(t.industry, t.level) for t in BOX.levels if t.canal and not t.rail]
    names = ["cotton_mill", "port", "shipyard", "iron_works", "coal_mine"]
    assert canal_only == [(name, 1) for name in names]
    rail_only = [(t.industry, t.level) for t in BOX.levels if t.rail and not t.canal]
    assert rail_only == [("shipyard", 2)]


@pytest.mark.parametrize(
    ("column", "locations", "industries"),
    [("2", 28, 12), ("3", 35, 19), ("4", 41, 23), ("classic", 41, 25), ("community", 25, 15)],
)
def test_cards_of_each_deck(column: str, locations: int, industries: int) -> None:
    cards: Counter[str] = Counter()
    for card in BOX.cards:
        cards[card.kind] += card.counts[column]
    assert cards == {"location": locations, "industry": industries}


def test_classic_deck_has_a_coal_mine_and_a_port_more_than_the_deck_for_four() -> None:
    more = [card.id for card in BOX.cards if card.counts["classic"] > card.counts["4"]]
    assert more == ["port", "coal_mine"]
    assert all(card.counts["classic"] - card.counts["4"] <= 1 for card in BOX.cards)


def test_distant_tiles_of_each_column() -> None:
    tiles = {t.steps: [t.counts[column] for column in COLUMNS] for t in BOX.distant_tiles}
    assert tiles == {
        0: [0, 1, 2, 2, 0],
        1: [1, 1, 2, 2, 1],
        2: [3, 4, 4, 4, 4],
        3: [3, 3, 3, 3, 2],
        4: [1, 1, 1, 1, 1],
    }
    assert BOX.distant_track == (3, 3, 2, 2, 1, 1, 0, 0)


def test_markets_start_full() -> None:
    for market in (BOX.coal, BOX.iron):
        assert market.prices == (1, 1, 2, 2, 3, 3, 4, 4)
        assert (market.initial, market.price_when_empty) == (8, 5)
    for market in (BOX.community_coal, BOX.community_iron):
        assert market.prices == (2, 2, 3, 3, 4, 4)
        assert (market.initial, market.price_when_empty) == (6, 5)


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


# Decks, players, actions ---------------------------------------------------------------------


def test_decks() -> None:
    shown = [
        (deck.id, deck.rounds, deck.beneath_canal, deck.removed_rail, deck.beneath_rail)
        for deck in BOX.decks
    ]
    assert shown == [
        ("2", 10, 2, 0, 4),
        ("3", 9, 3, 0, 6),
        ("4", 8, 4, 0, 8),
        ("classic-3", 10, 9, 6, 6),
        ("classic-4", 8, 6, 2, 8),
        ("community", 10, 2, 0, 4),
    ]


def test_the_deck_of_a_game() -> None:
    assert BOX.deck(3).id == "3"
    assert BOX.deck(3, classic=True).id == "classic-3"
    assert BOX.deck(2, community=True).id == "community"
    with pytest.raises(ValueError, match="no classic deck for 2"):
        BOX.deck(2, classic=True)


def test_players_start() -> None:
    assert BOX.seat_counts == (2, 3, 4)
    assert (BOX.money, BOX.community_money, BOX.start_income, BOX.hand) == (30, 25, 10, 8)
    assert (BOX.link_tiles, BOX.actions, BOX.first_round_actions) == (14, 2, 1)
    assert list(BOX.colours) == ["red", "yellow", "white", "purple"]


def test_numbers_of_the_actions() -> None:
    assert (BOX.canal_cost, BOX.rail_cost, BOX.second_rail_total) == (3, 5, 15)
    assert (BOX.rail_coal, BOX.develop_max, BOX.develop_iron, BOX.double_cards) == (1, 2, 1, 2)
    assert [(loan.money, loan.levels) for loan in BOX.loans] == [(10, 1), (20, 2), (30, 3)]
    assert (BOX.shortfall_divisor, BOX.final_money_per_point) == (2, 10)
    assert (BOX.intro_money_per_point, BOX.intro_money_max_points) == (4, 15)
    assert BOX.virtual_link == ("liverpool", "birkenhead")


def test_provenance_says_how_sure_everything_is() -> None:
    status = {entry.section: entry.status for entry in BOX.provenance}
    assert status["distant_tiles_two_players"] == "medium-high"
    assert {status[name] for name in ("cards", "classic_deck", "community_map")} == {"high"}
    assert {status[name] for name in ("locations", "links", "tiles", "markets", "income")} == {
        "certain"
    }
    assert all(entry.en != entry.fr for entry in BOX.provenance)


def test_as_json_survives_a_round_trip_and_hides_the_folder() -> None:
    document = as_json(BOX)
    assert json.loads(json.dumps(document)) == document
    assert document["source"] == "board.toml"
    assert document["money"] == 30
    assert set(document) == set(vars(BOX))
