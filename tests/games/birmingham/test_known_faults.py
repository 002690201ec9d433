"""Faults found in other implementations of the game, each with a test that keeps it out of ours.

The rules themselves are tested clause by clause, in the files of their sections.
"""

from ironbridge.games.birmingham.board import PHASE_NAMES
from ironbridge.games.birmingham.table import BirminghamState
from ironbridge.kernel.chance import seeded
from tests.games.birmingham.builders import game, legal, play, position, refused
from tests.games.birmingham.reading import every_card
from tests.games.reading import (
    coal_market,
    course,
    cubes,
    deck,
    hand,
    income,
    iron_market,
    mat,
    money,
    points,
    tiles,
)

# A player with three cards who passes twice ends the round here, as the other has no card.
# With one card only, the same pass ends the era.


def test_points_lost_to_a_debt_stop_at_zero() -> None:
    state = position("red: money 1, income 4, vp 3, hand brewery*3")
    play(state, "pass", "pass")
    assert (points(state, "red"), money(state, "red")) == (0, 0)
    assert course(state) == ("canal", 3, 1)
    richer = position("red: money 1, income 4, vp 8, hand brewery*3")
    play(richer, "pass", "pass")
    assert points(richer, "red") == 8 - 5


def test_a_debtor_chooses_the_tile_and_keeps_the_rest() -> None:
    # £5 are owed; the mill is worth £6, the mine and the brewery £2 each.
    state = position("""
        red: money 0, income 5, vp 3, hand brewery*3
        tile kidderminster_2 red cotton_mill 1
        tile cannock_2 red coal_mine 1
        tile burton_on_trent_2 red brewery 1 flipped
    """)
    play(state, "pass", "pass")
    one_by_one = state.copy()
    every_tile = {"remove kidderminster_2", "remove cannock_2", "remove burton_on_trent_2"}
    assert legal(state) == every_tile
    play(state, "remove kidderminster_2")
    assert set(tiles(state)) == {"cannock_2", "burton_on_trent_2"}
    assert (money(state, "red"), points(state, "red")) == (1, 3)
    play(one_by_one, "remove burton_on_trent_2")
    assert legal(one_by_one) == {"remove kidderminster_2", "remove cannock_2"}
    play(one_by_one, "remove cannock_2")
    assert tiles(one_by_one) == {}
    assert money(one_by_one, "red") == 2 + 2 + 6 - 5


def test_everybody_draws_eight_new_cards_for_the_rail_era() -> None:
    state = position("red: hand brewery")
    play(state, "pass")
    assert course(state) == ("rail", 1, 2)
    assert (len(hand(state, "red")), len(hand(state, "yellow"))) == (8, 8)
    assert len(deck(state)) == 40 - 16
    assert sorted(every_card(state)) == sorted(every_card(game.start(seats=2, seed=7)))


def test_links_score_flipped_tiles_of_any_owner_and_merchants() -> None:
    # Oxford shows two icons. Of the manufacturers, level 1 has two icons when flipped.
    text = "red: hand brewery\nlink birmingham-oxford red\n"
    bare = position(text)
    play(bare, "pass")
    assert points(bare, "red") == 2
    unflipped = position(text + "tile birmingham_2 yellow manufacturer 1")
    play(unflipped, "pass")
    assert points(unflipped, "red") == 2
    flipped = position(text + "tile birmingham_2 yellow manufacturer 1 flipped")
    play(flipped, "pass")
    assert (points(flipped, "red"), points(flipped, "yellow")) == (2 + 2, 3)


def test_the_player_chooses_the_card_to_discard() -> None:
    state = position("red: hand birmingham brewery coal_mine*2")
    play(state, "loan")
    assert legal(state) == {"card birmingham", "card brewery", "card coal_mine"}
    play(state, "card birmingham")
    assert sorted(hand(state, "red")) == ["brewery", "coal_mine", "coal_mine"]
    # A build, too: here the town and the industry both allow it.
    build = position("red: money 20, hand burton_on_trent brewery coal_mine")
    play(build, "build brewery burton_on_trent_2")
    assert legal(build) == {"card burton_on_trent", "card brewery"}


TIED_MINES = """
    red: money 20, hand birmingham*2
    tile dudley_1 yellow coal_mine 1
    tile tamworth_1 red coal_mine 1
    link dudley-birmingham yellow
    link tamworth-birmingham red
"""
TWO_WORKS = """
    red: money 20, hand birmingham*2
    tile coalbrookdale_2 yellow iron_works 1
    tile birmingham_3 red iron_works 1
"""
THREE_KINDS_OF_BEER = """
    red: hand birmingham*2
    tile worcester_1 red cotton_mill 1
    tile burton_on_trent_2 red brewery 1
    tile farm_brewery_south_1 yellow brewery 1
    link worcester-gloucester red
    link kidderminster-worcester-farm_brewery_south yellow
    merchant gloucester_m1 cotton_a
    merchant gloucester_m2 blank_a
"""


def test_sources_and_the_free_development_are_chosen_by_the_player() -> None:
    coal = position(TIED_MINES)
    play(coal, "build manufacturer birmingham_2")
    assert legal(coal) == {"coal dudley_1", "coal tamworth_1"}
    iron = position(TWO_WORKS)
    play(iron, "develop coal_mine")
    assert legal(iron) == {"iron coalbrookdale_2", "iron birmingham_3"}
    sale = position(THREE_KINDS_OF_BEER)
    play(sale, "sell worcester_1")
    beer = {"beer burton_on_trent_2", "beer farm_brewery_south_1", "beer gloucester_m1"}
    assert legal(sale) == beer
    play(sale, "beer gloucester_m1")
    assert legal(sale) == {
        "develop brewery",
        "develop coal_mine",
        "develop cotton_mill",
        "develop iron_works",
        "develop manufacturer",
    }


def test_light_bulb_potteries_are_levels_one_and_three() -> None:
    first, second, third, fourth, fifth = (
        position(f"red: money 20, hand birmingham*2, next pottery {level}")
        for level in (1, 2, 3, 4, 5)
    )
    assert refused(first, "develop pottery") == "BB-DEVELOP-BULB"
    assert refused(third, "develop pottery") == "BB-DEVELOP-BULB"
    play(second, "develop pottery")
    assert mat(second, "red")["pottery"] == [3, 4, 5]
    play(fourth, "develop pottery")
    assert mat(fourth, "red")["pottery"] == [5]
    play(fifth, "develop pottery")
    assert mat(fifth, "red")["pottery"] == []


def test_spent_cubes_go_to_the_supply() -> None:
    # A cotton mill of level 3 takes one coal and one iron; both markets have room.
    state = position("""
        red: money 20, hand kidderminster*2, next cotton_mill 3
        yellow: income 10
        tile dudley_1 yellow coal_mine 1
        tile coalbrookdale_2 yellow iron_works 1 cubes 1
        link kidderminster-dudley red
        coal 9, iron 4
    """)
    play(state, "build cotton_mill kidderminster_2")
    assert cubes(state, "dudley_1") == 1
    assert income(state, "yellow") == 10 + 3
    assert (coal_market(state), iron_market(state)) == (9, 4)


def test_markets_and_money_start_as_printed() -> None:
    two, three, four = (game.start(seats=seats, seed=1) for seats in (2, 3, 4))
    assert [money(two, colour) for colour in ("red", "yellow")] == [17, 17]
    assert [money(three, colour) for colour in ("red", "yellow", "white")] == [17, 17, 17]
    assert [money(four, "red"), money(four, "purple")] == [17, 17]
    assert (coal_market(four), iron_market(four)) == (13, 8)
    # The last three coal cubes cost £6, £7 and £7, the last three of iron £4, £5 and £5.
    assert [coal_of(cubes_left) for cubes_left in (14, 4, 3, 2, 1, 0)] == [1, 6, 6, 7, 7, 8]
    assert [iron_of(cubes_left) for cubes_left in (10, 4, 3, 2, 1, 0)] == [1, 4, 4, 5, 5, 6]


def coal_of(cubes_left: int) -> int:
    """What the next coal costs: a manufacturer of level 1 needs one and costs £8 besides."""
    state = position(f"""
        red: money 30, hand birmingham*2
        link birmingham-oxford red
        coal {cubes_left}
    """)
    play(state, "build manufacturer birmingham_2")
    return 30 - 8 - money(state, "red")


def iron_of(cubes_left: int) -> int:
    """What the next iron costs, by one development."""
    state = position(f"red: money 30, hand birmingham*2\niron {cubes_left}")
    play(state, "develop coal_mine", "done")
    return 30 - money(state, "red")


def test_no_legal_move_is_left_out() -> None:
    # Random games seldom come to the rarer questions, so those positions are written by hand.
    positions = [*played(seats=2, every=3), *played(seats=4, every=3)]
    positions += stops(TIED_MINES, "build manufacturer birmingham_2")
    positions += stops(TWO_WORKS, "develop coal_mine", "iron birmingham_3")
    positions += stops(THREE_KINDS_OF_BEER, "sell worcester_1", "beer gloucester_m1")
    assert {question(state) for state in positions} == {*PHASE_NAMES} - {"over"}
    for state in positions:
        assert legal(state) == unforbidden(state)


def unforbidden(state: BirminghamState) -> set[str]:
    """Of all moves, those that no rule forbids: the checker does not use the generator."""
    return {str(move) for move in game.moves if state.why_not(move) is None}


def question(state: BirminghamState) -> str:
    return PHASE_NAMES[state.phase]


def stops(text: str, *moves: str) -> list[BirminghamState]:
    """The position of a text, and the one after each move."""
    state = position(text)
    found = [state.copy()]
    for move in moves:
        play(state, move)
        found.append(state.copy())
    return found


def played(seats: int, every: int) -> list[BirminghamState]:
    """Some positions of a game in which everybody plays at random."""
    state = game.start(seats=seats, seed=3)
    chance = seeded(seats)
    found: list[BirminghamState] = []
    decisions = 0
    while not state.over:
        if decisions % every == 0:
            found.append(state.copy())
        decisions += 1
        moves = state.legal()
        state.play(moves[chance.below(len(moves))])
    return found
