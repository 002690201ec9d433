"""Games with corrected components: whatever a printed copy may say, the rules can play it.

Random games on edited boards hold the generator against the checker over the whole move space, and
every position is written and read again; a few positions show what the numbers mean.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from ironbridge.games.age_of_industry import component_reader, create
from ironbridge.games.age_of_industry.board import ACTION
from ironbridge.games.age_of_industry.game import AgeOfIndustry
from ironbridge.games.age_of_industry.table import AgeState
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.words import LANGUAGES
from tests.conformance import check_position
from tests.games.age_of_industry.builders import MAPS, lively
from tests.games.age_of_industry.reading import (
    cubes,
    flipped,
    loans,
    market,
    money,
    spent,
    standing,
    track,
    whole,
)
from tests.games.playing import allowed, legal, play, refused

TEXT = Path(component_reader.__file__).with_name("board.toml").read_text(encoding="utf-8")
IMPORT = "coal_import = "
SAMPLED = 12
"""In one of so many positions the whole move space is asked."""

Correction = tuple[str, str, str]
"""The heading of a section, a line of it, and what stands there instead."""

TWO_CUBES: tuple[Correction, ...] = (
    ("[railway]", "coal = 1", "coal = 2"),
    ("[railway]", "iron = 1", "iron = 2"),
    ("[tiles.cotton_mill.1]", "coal = 0", "coal = 1"),
    ("[tiles.cotton_mill.2]", "coal = 1", "coal = 3"),
    ("[tiles.cotton_mill.3]", "iron = 1", "iron = 2"),
    ("[tiles.factory.3]", "coal = 1", "coal = 2"),
    ("[tiles.factory.3]", "iron = 1", "iron = 2"),
    ("[tiles.port.2]", "coal = 1", "coal = 2"),
    ("[tiles.ship.2]", "coal = 1", "coal = 4"),
)
OWN_KIND: tuple[Correction, ...] = (
    ("[tiles.coal_mine.2]", "coal = 0", "coal = 1"),
    ("[tiles.coal_mine.3]", "coal = 0", "coal = 2"),
    ("[tiles.ironworks.2]", "iron = 0", "iron = 1"),
    ("[tiles.ironworks.3]", "iron = 0", "iron = 2"),
)
NO_IMPORT: tuple[Correction, ...] = (
    ("[maps.new_england.locations.ship_boston]", IMPORT, ""),
    ("[maps.new_england.locations.ship_cape_cod]", IMPORT, ""),
    ("[maps.new_england.locations.ship_maine]", IMPORT, ""),
    ("[maps.new_england.locations.ship_maine]", "markets.", ""),
)
ROUNDS: tuple[Correction, ...] = (
    ("[rounds]", "actions = 2", "actions = 3"),
    ("[rounds]", "first_round_actions = 1", "first_round_actions = 5"),
    ("[display]", "face_up = 2", "face_up = 4"),
    ("[display]", "draws = 2", "draws = 3"),
    ("[limits]", "few_limit = 1", "few_limit = 2"),
    ("[players]", "hand_limit = 9", "hand_limit = 7"),
    ("[players]", "money = 0", "money = 30"),
    ("[loan]", "money = 10", "money = 7"),
    ("[loan]", "interest = 1", "interest = 2"),
)
TWELVE: tuple[Correction, ...] = (("[tiles.coal_mine.1]", "cubes = 3", "cubes = 12"),)
BOARDS = {
    "twelve cubes": TWELVE,
    "two cubes of a kind": TWO_CUBES,
    "mines that cost coal": OWN_KIND,
    "seas without import": NO_IMPORT,
    "rounds and cards": ROUNDS,
    "all of it": TWO_CUBES + OWN_KIND + NO_IMPORT + ROUNDS,
}


@cache
def edited(name: str) -> AgeOfIndustry:
    """The game with the corrections of this name."""
    text = TEXT
    for heading, line, instead in BOARDS[name]:
        text = corrected(text, heading, line, instead)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "edited.toml"
        path.write_text(text, encoding="utf-8")
        return create(path)


def corrected(text: str, heading: str, line: str, instead: str) -> str:
    """The line of a section that begins so is replaced."""
    before, found, rest = text.partition(heading + "\n")
    assert found, heading
    lines = rest.split("\n")
    at = next(n for n, each in enumerate(lines) if each.startswith(line))
    lines[at] = instead
    return before + found + "\n".join(lines)


def position(name: str, text: str) -> AgeState:
    state = edited(name).position(text)
    state.journal = []
    return state


@pytest.mark.parametrize("side", MAPS)
@pytest.mark.parametrize("name", BOARDS)
def test_generator_and_checker_agree_and_positions_travel(name: str, side: str) -> None:
    """Whole games; every refusal is said in both languages, every position keeps the invariants."""
    game = edited(name)
    for seats in (3, 5):
        state = game.start(seats, 7 + seats, {"map": side}, journal=True)
        chance = seeded(seats)
        said: set[str] = set()
        while not state.over:
            if chance.below(SAMPLED) == 0:
                check_position(state, chance)
                say_refusals(state, said)
            else:
                game.check(state)
            seat = state.deciders[chance.below(len(state.deciders))]
            moves = state.legal(seat)
            if state.phase == ACTION and chance.below(4):
                moves = lively(moves, chance.below(3)) or moves
            state.play(moves[chance.below(len(moves))], seat)
        check_position(state, chance)


def say_refusals(state: AgeState, said: set[str]) -> None:
    """Each refusal that was not said before, and what is asked."""
    for move in state.game.moves:
        reason = state.why_not(move)
        if reason is not None and repr(reason.phrase) not in said:
            said.add(repr(reason.phrase))
            for language in LANGUAGES:
                state.game.words(language).say(reason.phrase)
    for language in LANGUAGES:
        words = state.game.words(language)
        words.say(state.question())
        state.game.sheet(state.view(0), words)


# Several cubes of one kind ----------------------------------------------------------------------

TWO = "two cubes of a kind"
MILL = """
    red: money 40, hand blue*2, next cotton_mill 2
    tile essen-1 blue coal_mine 1 cubes 2
"""


def test_the_map_gives_what_it_has_and_the_track_the_rest() -> None:
    """The mill needs three coal: two from the mine beside it, one bought through Holland."""
    alone = position(TWO, MILL)
    assert refused(alone, "build cotton_mill essen-3") == "AI-CUBE-REQUIRED"
    reason = alone.why_not(alone.game.parse("build cotton_mill essen-3"))
    assert reason is not None
    assert alone.game.words("en").say(reason.phrase) == (
        "Essen (Ruhr): 3 coal cubes are needed. The connected sources have only 2, and there is no "
        "connection to a port or a distant port, through which the rest could be bought."
    )
    state = position(TWO, MILL + "link de-30 blue")
    play(state, "build cotton_mill essen-3")
    assert standing(state, "essen-3") == "red cotton_mill 2"
    assert (money(state), spent(state), track(state)) == (40 - 6 - 1, 7, (5, 6))
    assert flipped(state, "essen-1")


def test_each_cube_is_asked_for_where_sources_are_equally_near() -> None:
    state = position(TWO, MILL + "tile essen-2 yellow coal_mine 1 cubes 3")
    play(state, "build cotton_mill essen-3")
    for left, taken in ((3, "coal essen-1"), (2, "coal essen-2"), (1, "coal essen-2")):
        assert state.question().args == {"cubes": left}
        again = state.game.position(state.to_text())
        assert again.digest() == state.digest()
        assert legal(state) == {"coal essen-1", "coal essen-2"}
        play(state, taken)
    assert (cubes(state, "essen-1"), cubes(state, "essen-2")) == (1, 1)


RAIL = """
    red: money 40, hand blue
    tile kassel-1 red cotton_mill 1
    tile essen-1 blue coal_mine 1 cubes 1
    tile essen-3 yellow ironworks 1
    link de-21 red
    link de-32 blue
"""


def test_a_railway_gathers_its_cubes_from_both_ends() -> None:
    """One coal comes to Kassel, the other to Frankfurt."""
    assert refused(position(TWO, RAIL), "link de-36") == "AI-RAIL-LATER"
    state = position(TWO, RAIL + "tile mannheim-1 blue coal_mine 1 cubes 1\nlink de-37 blue")
    play(state, "link de-36", "coal essen-1")
    assert flipped(state, "essen-1")
    assert flipped(state, "mannheim-1")
    assert cubes(state, "essen-3") == 1
    assert spent(state) == 1


def test_loans_cover_all_cubes_that_are_bought() -> None:
    """Three coal at $3 and $4 with the price of the mill: $17, two loans."""
    text = "red: hand blue, next cotton_mill 2\ncoal 1, iron 6\ntile essen-1 blue coal_mine 1 flipped\n"
    text += "link de-30 blue"
    state = position(TWO, text)
    play(state, "build cotton_mill essen-3")
    assert (loans(state), money(state), track(state)) == (2, 20 - 6 - 3 - 4 - 4, (0, 6))


# Mines that cost coal ---------------------------------------------------------------------------


def test_a_mine_that_costs_coal_is_fed_by_the_mine_it_replaces() -> None:
    """As a replaced ironworks feeds its successor; what is left goes to the stock."""
    own = "mines that cost coal"
    text = "red: money 40, hand blue, next coal_mine 2\ntile essen-3 blue ironworks 1\n"
    nothing = position(own, text)
    assert refused(nothing, "build coal_mine essen-1") == "AI-TRACK-CONNECTION"
    state = position(own, text + "tile essen-1 red coal_mine 1 cubes 2")
    play(state, "build coal_mine essen-1")
    assert standing(state, "essen-1") == "red coal_mine 2"
    assert (cubes(state, "essen-1"), money(state)) == (4, 40 - 2)  # it did not flip
    last = position(own, text + "tile essen-1 red coal_mine 1 cubes 1")
    play(last, "build coal_mine essen-1")
    assert (cubes(last, "essen-1"), money(last)) == (4, 40 - 2 + 4)  # the last cube flipped it


def test_anothers_mine_gives_way_to_one_that_costs_coal_only_with_the_track() -> None:
    own = "mines that cost coal"
    text = """
        red: money 40, hand blue, next coal_mine 2
        tile essen-3 blue ironworks 1
        tile essen-1 blue coal_mine 1 flipped
        coal 0, iron 6
    """
    assert refused(position(own, text), "build coal_mine essen-1") == "AI-TRACK-CONNECTION"
    state = position(own, text + "tile essen-4 yellow cotton_mill 1\nlink de-30 yellow")
    play(state, "build coal_mine essen-1")
    # Of its four cubes none pays for it: the coal costs $4; then all fill the track, and it flips.
    assert (track(state), flipped(state, "essen-1")) == ((4, 6), True)
    assert money(state) == 40 - 2 - 4 + (3 + 3 + 2 + 2) + 6


# Seas without import ----------------------------------------------------------------------------

SEA = """
    map new_england
    red: money 40, hand purple*2, next ship 2
    tile boston-1 red port 1
    tile boston-3 red cotton_mill 1
"""


def test_a_ship_without_import_waits_for_its_market_alone() -> None:
    state = position("seas without import", SEA + "market ship_boston-market-1 cotton")
    play(state, "build ship ship_boston-1")
    assert (standing(state, "ship_boston-1"), spent(state)) == ("red ship 2", 6 + 1)
    play(state, "sell boston-3", "market ship_boston-market-1")
    assert market(state, "ship_boston-market-1") == ("cotton", True)
    assert flipped(state, "ship_boston-1")


def test_a_ship_with_nothing_to_wait_for_flips_at_once() -> None:
    """No coal, and no demand: everything beside it is used up."""
    state = position("seas without import", SEA + "market ship_boston-market-1 no_demand")
    play(state, "build ship ship_boston-1")
    assert flipped(state, "ship_boston-1")
    assert money(state) == 40 - 6 - 1 + 10


def test_the_sea_lanes_of_a_ship_without_import_carry_cubes() -> None:
    state = position(
        "seas without import",
        """
        map new_england
        red: money 40, hand light_green, next cotton_mill 2
        tile boston-2 blue port 1
        tile new_bedford-1 yellow port 1
        tile ship_cape_cod-1 blue ship 2
        tile pennsylvania-1 blue coal_mine 1
        market ship_cape_cod-market-1 cotton
        """,
    )
    allowed(state, "build cotton_mill new_bedford-2")
    assert [entry["import"] for entry in whole(state)["imports"]] == [
        "ship_narragansett-import",
        "ship_long_island-import",
        "ship_new_york-import",
    ]


# What the board says in words -------------------------------------------------------------------


def test_numbers_in_words_are_those_of_the_board() -> None:
    state = position(
        "rounds and cards",
        "round 2\nturn red, actions 1\nred: hand blue\ntile kassel-1 red cotton_mill 1\n"
        "tile kassel-2 red ironworks 1",
    )
    said = state.game.words("en").say
    full = position(
        "rounds and cards",
        "red: hand red\ntile frankfurt-1 red cotton_mill 1\ntile frankfurt-2 red ironworks 1",
    )
    reason = full.why_not(full.game.parse("build cotton_mill frankfurt-3"))
    assert reason is not None
    assert said(reason.phrase) == (
        "Frankfurt has few spaces: you may have only 2 tiles there. You already have Cotton mill "
        "and Ironworks."
    )
    reason = state.why_not(state.game.parse("combine factory kassel-2"))
    assert reason is not None
    assert said(reason.phrase) == ("Combining takes 2 actions of a turn, and you have only 1 left.")


def test_many_cubes_are_drawn() -> None:
    """More than nine on one tile: the small digits stand side by side."""
    state = position("twelve cubes", "red: hand blue\ntile essen-1 red coal_mine 1")
    sheet = state.game.sheet(state.view(0), state.game.words("en"))
    assert "¹²" in repr(sheet)
