"""What board.toml says, checked against the facts that are certain and those we reconstructed."""

import json
from collections import Counter
from pathlib import Path

import pytest

from ironbridge.games.workshop import components
from ironbridge.games.workshop.components import Connection, Town
from ironbridge.kernel.components import as_json

PRINTED = components.read()


def town(name: str) -> Town:
    return next(each for each in PRINTED.towns if each.id == name)


def connection(name: str) -> Connection:
    return next(each for each in PRINTED.connections if each.id == name)


# The map -------------------------------------------------------------------------------------


def test_towns_by_value_and_type() -> None:
    assert len(PRINTED.towns) == 33
    assert Counter(each.value for each in PRINTED.towns) == {2: 16, 3: 12, 4: 5}
    worth: Counter[str] = Counter()
    for each in PRINTED.towns:
        worth[each.type] += each.value
    assert worth == {"port": 17, "heavy": 17, "textile": 19, "light": 18, "craft": 17}
    greatest = {each.type: each.id for each in PRINTED.towns if each.value == 4}
    assert greatest == {
        "port": "liverpool",
        "heavy": "newcastle",
        "textile": "manchester",
        "light": "birmingham",
        "craft": "london",
    }


def test_what_the_rulebook_says_of_towns_is_not_guessed() -> None:
    for name in ("reading", "southampton", "gloucester"):
        assert town(name).value == 2
        assert "value" not in town(name).guessed
    for name in ("bristol", "southampton"):
        assert town(name).type == "port"
        assert "type" not in town(name).guessed
    known = [each.id for each in PRINTED.towns if "town" not in each.guessed]
    assert len(known) == 13
    assert {"leeds", "liverpool", "manchester", "lancaster", "birmingham", "london"} < set(known)


def test_connections() -> None:
    assert Counter(each.links for each in PRINTED.connections) == {1: 43, 2: 19}
    ends = Counter(name for each in PRINTED.connections for name in each.towns)
    assert set(ends) == {each.id for each in PRINTED.towns}
    assert (min(ends.values()), max(ends.values())) == (2, 6)
    certain = [each.id for each in PRINTED.connections if "connection" not in each.guessed]
    assert certain == [
        "leeds--liverpool",
        "manchester--lancaster",
        "guildford--portsmouth",
        "reading--oxford",
        "reading--southampton",
        "reading--gloucester",
    ]
    assert connection("reading--gloucester").links == 2
    assert connection("reading--oxford").links == connection("guildford--portsmouth").links == 1


def test_no_connection_can_be_cut_without_a_way_round() -> None:
    """The map holds together, whichever connection is left out."""
    for left_out in PRINTED.connections:
        reached: set[str] = set()
        found = {"london"}
        while found != reached:
            reached = set(found)
            for each in PRINTED.connections:
                if each is not left_out and reached & set(each.towns):
                    found |= set(each.towns)
        assert len(reached) == 33, left_out.id


def test_the_crossing_joins_no_towns() -> None:
    assert PRINTED.crossing.connections == ("leeds--liverpool", "manchester--lancaster")
    first, second = (connection(name) for name in PRINTED.crossing.connections)
    assert not set(first.towns) & set(second.towns)
    assert (PRINTED.crossing.x, PRINTED.crossing.y) in first.path


def test_lines_start_and_end_at_their_towns() -> None:
    for each in PRINTED.connections:
        ends = [(town(name).x, town(name).y) for name in each.towns]
        assert [each.path[0], each.path[-1]] == ends
        assert len(each.slots) == each.links


# Cards and tokens ----------------------------------------------------------------------------


def test_cards() -> None:
    assert len(PRINTED.cards) == 39
    assert Counter(card.kind for card in PRINTED.cards) == {"general": 27, "setup": 6, "choice": 6}
    named = [card.town for card in PRINTED.cards if card.kind != "choice"]
    assert sorted(str(name) for name in named) == sorted(each.id for each in PRINTED.towns)
    setup = [card.town for card in PRINTED.cards if card.kind == "setup"]
    assert setup == ["glasgow", "leeds", "stoke", "coventry", "norwich", "bristol"]
    choices = [(card.id, card.value) for card in PRINTED.cards if card.kind == "choice"]
    assert choices == [("C34", 2), ("C35", 2), ("C36", 3), ("C37", 3), ("C38", 4), ("C39", 4)]


def test_a_card_has_the_value_of_its_town() -> None:
    for card in PRINTED.cards:
        if card.town is not None:
            assert card.value == town(card.town).value


def test_demand_tokens() -> None:
    assert PRINTED.demand_tokens == {"port": 5, "heavy": 5, "textile": 5, "light": 5, "craft": 5}
    assert [each.id for each in PRINTED.types] == list(PRINTED.demand_tokens)


# Players and prices --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "numbers", "rounds"),
    [
        (2, (2, 100, 11, 4, 2), 7),
        (3, (1, 50, 12, 2, 1), 9),
        (4, (1, 50, 11, 2, 1), 7),
        (5, (1, 50, 9, 2, 1), 6),
    ],
)
def test_numbers_by_players(seats: int, numbers: tuple[int, ...], rounds: int) -> None:
    table = PRINTED.tables[seats]
    found = (table.colours, table.money, table.set_aside, table.drawn, table.placed)
    assert found == numbers
    assert PRINTED.rounds(seats) == rounds
    assert rounds * table.companies + table.set_aside == 39


def test_prices_and_pieces() -> None:
    assert (PRINTED.canal_cost, PRINTED.rail_cost, PRINTED.per_pound) == (3, 2, 2)
    assert (PRINTED.network_pay, PRINTED.link_pay) == (2, 1)
    assert (PRINTED.industries, PRINTED.links) == (20, 18)
    assert list(PRINTED.colours) == ["red", "blue", "yellow", "green", "black"]


def test_provenance_says_how_sure_everything_is() -> None:
    status = {entry.section: entry.status for entry in PRINTED.provenance}
    assert {status[name] for name in ("seats", "deck", "costs")} == {"certain"}
    guessed = ("towns", "connections", "cards", "demand_tokens", "pieces", "colours")
    assert {status[name] for name in guessed} == {"reconstructed"}
    assert all(entry.en != entry.fr for entry in PRINTED.provenance)


def test_as_json_survives_a_round_trip_and_hides_the_folder() -> None:
    document = as_json(PRINTED)
    assert json.loads(json.dumps(document)) == document
    assert document["source"] == "board.toml"
    assert set(document) == set(vars(PRINTED))
    assert str(Path(components.__file__).parent) not in json.dumps(document)
