"""Editions: reconstructed numbers that the owner of a printed copy corrected."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import ironbridge
from ironbridge import registry
from ironbridge.kernel import editions
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.editions import Edition
from ironbridge.kernel.errors import FormatError, SetupError
from ironbridge.kernel.game import Game
from ironbridge.kernel.record import Record

AGE = "age-of-industry"
COST = "tiles.factory.3.cost"
RECONSTRUCTED = [AGE, "workshop-of-the-world", "spyrium"]


def board_of(game: str) -> Path:
    found = registry.board_of(game)
    assert found is not None
    return found


def played(game: Game) -> Record:
    record = Record.begin(game, seed=5)
    chance = seeded(5)
    for _ in range(40):
        moves = record.state.legal()
        record.play(moves[chance.below(len(moves))], record.state.deciders[0])
    return record


def test_what_can_be_corrected_is_what_is_not_printed() -> None:
    assert [len(editions.values(board_of(name))) for name in RECONSTRUCTED] == [65, 101, 92]
    assert editions.values(board_of("brass-birmingham")) == {}
    assert editions.values(board_of("brass-lancashire")) == {}
    age = editions.values(board_of(AGE))
    assert (age[COST], age["cards.industries.port"]) == (8, 6)
    assert "tiles.cotton_mill.2.cost" not in age, "the rulebook gives it"
    assert "loan.interest" not in age


def test_numbers_have_names_of_which_no_two_are_alike() -> None:
    for name in RECONSTRUCTED:
        for language in ("en", "fr"):
            found = editions.numbers(board_of(name))
            shown = [(n.key.split(".")[0], n.key.split(".")[-1], n.name[language]) for n in found]
            assert len(shown) == len(set(shown))
    names = {number.key: number.name["en"] for number in editions.numbers(board_of(AGE))}
    assert names[COST] == "Factory 3"
    assert names["cards.industries.port"] == "Port"
    assert names["maps.new_england.locations.ship_maine.coal_import.cubes"].startswith("New ")


@pytest.mark.parametrize("name", RECONSTRUCTED)
def test_a_board_file_says_what_the_edition_says(name: str, tmp_path: Path) -> None:
    own = board_of(name)
    for key, value in editions.values(own).items():
        edition = Edition.of({key: value + 1})
        assert tomllib.loads(editions.board_text(own, edition)) == editions.corrected(own, edition)
    changed = [key for key in editions.values(own) if key.endswith(("cost", "value"))][:3]
    edition = Edition.of({key: editions.values(own)[key] + 1 for key in changed})
    path = tmp_path / "mine.toml"
    path.write_text(editions.board_text(own, edition), encoding="utf-8")
    assert ironbridge.game(name, path).version == ironbridge.game(name, edition).version
    assert path.read_text(encoding="utf-8").startswith("# Corrected by hand:\n")
    assert "# You own the game?" in path.read_text(encoding="utf-8")


def test_a_corrected_number_counts_and_is_marked() -> None:
    corrected, printed = ironbridge.game(AGE, {COST: 20}), ironbridge.game(AGE)
    assert corrected.version.startswith(f"{printed.version}+")
    tiles = corrected.components()["levels"]  # type: ignore[typeddict-item]
    assert [t["cost"] for t in tiles if (t["industry"], t["level"]) == ("factory", 3)] == [20]
    marks = [t["origin"]["guessed"] for t in tiles if (t["industry"], t["level"]) == ("factory", 3)]
    assert marks == [[]], "what was corrected is no longer a guess"
    assert editions.edition_of(corrected).to_json() == {COST: 20}
    assert ironbridge.game(AGE, {COST: 20}) is corrected, "kept"
    assert ironbridge.game(AGE, {COST: 8}) is printed, "nothing was corrected"


def test_a_double_connection_has_places_for_its_links() -> None:
    game = ironbridge.game("workshop-of-the-world", {"connections.glasgow--edinburgh.links": 2})
    connections = game.components()["connections"]  # type: ignore[typeddict-item]
    assert [(slot["x"], slot["y"]) for slot in connections[0]["slots"]] == [(200, 99), (243, 95)]
    assert {slot["angle"] for slot in connections[0]["slots"]} == {-6}


@pytest.mark.parametrize(
    ("numbers", "where", "word"),
    [
        ({COST: 1000}, COST, "expected 0 to 99"),
        ({COST: -1}, COST, "expected 0 to 99"),
        ({COST: "4"}, COST, "a whole number"),
        ({COST: True}, COST, "a whole number"),
        ({"loan.interest": 2}, "loan.interest", "no reconstructed number"),
        ({"tiles": 2}, "tiles", "no reconstructed number"),
        ({"": 2}, "", "no reconstructed number"),
    ],
)
def test_what_is_wrong_is_refused_by_its_key(
    numbers: dict[str, int], where: str, word: str
) -> None:
    with pytest.raises(FormatError, match=word) as caught:
        ironbridge.game(AGE, numbers)
    assert caught.value.where == where


def test_a_game_as_printed_has_nothing_to_correct() -> None:
    with pytest.raises(FormatError, match="no reconstructed number"):
        ironbridge.game("brass-birmingham", {"players.money": 20})
    with pytest.raises(SetupError):
        ironbridge.game(AGE, 3)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", RECONSTRUCTED)
def test_a_record_carries_its_edition(name: str, tmp_path: Path) -> None:
    key = next(key for key in editions.values(board_of(name)) if key.endswith(("cost", "value")))
    numbers = {key: editions.values(board_of(name))[key] + 1}
    record = played(ironbridge.game(name, numbers))
    assert f"\nedition: {key}={numbers[key]}\n" in record.to_text()
    for form in ("game.txt", "game.json"):
        record.save(tmp_path / form)
        again = ironbridge.load_record(tmp_path / form)
        assert editions.edition_of(again.game).to_json() == numbers
        assert again.state.digest() == record.state.digest()
    assert "edition" not in played(ironbridge.game(name)).to_json()


def test_a_record_with_an_edition_that_cannot_be_is_refused_by_its_line() -> None:
    text = played(ironbridge.game(AGE, {COST: 20})).to_text()
    for wrong, found in ((f"{COST}=x", "a whole number"), (f"{COST}=100", "expected 0 to 99")):
        with pytest.raises(FormatError, match=found) as caught:
            Record.from_text(text.replace(f"{COST}=20", wrong), registry.game)
        assert caught.value.where == "line 4"
    with pytest.raises(FormatError, match="played by version"):
        Record.from_text(text.replace(f"{COST}=20", f"{COST}=21"), registry.game)


def test_whoever_finds_games_by_name_alone_is_told_of_an_edition() -> None:
    record = Record.begin(registry.game(AGE, {COST: 9}), 3, seed=4)
    with pytest.raises(FormatError, match=r"only `ironbridge\.game` finds editions"):
        Record.from_json(record.to_json(), lambda name: registry.game(name))
    assert Record.from_json(record.to_json(), registry.game).to_json() == record.to_json()
