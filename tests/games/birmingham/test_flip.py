"""When a tile turns over, and what its owner gains."""

from tests.games.birmingham.builders import play, position
from tests.games.reading import cubes, flipped, income


def test_BB_FLIP_SOLD() -> None:
    state = position("""
        seats 3
        red: money 60, income 10, hand coventry*3
        tile birmingham_1 red cotton_mill 1
        tile coventry_1 red pottery 1
        tile redditch_1 red manufacturer 3
        link birmingham-coventry red
        link birmingham-oxford red
        link redditch-oxford red
        tile burton_on_trent_2 red brewery 1
        tile nuneaton_1 red brewery 1
        merchant oxford_m1 all_goods no barrel
        merchant oxford_m2 blank_a
        """)
    play(state, "sell birmingham_1", "beer burton_on_trent_2")
    assert flipped(state, "birmingham_1")
    assert not flipped(state, "coventry_1")
    assert not flipped(state, "redditch_1")
    play(state, "sell redditch_1")
    assert flipped(state, "redditch_1")
    assert not flipped(state, "coventry_1")
    play(state, "sell coventry_1")
    assert flipped(state, "coventry_1")
    assert income(state, "red") == 10 + 4 + 5 + 4 + 4 + 5  # two breweries and three sales

    state = position("""
        red: money 60, hand worcester pottery*2 dudley
        link worcester-gloucester red
        """)
    play(state, "build cotton_mill worcester_1")  # neither being built nor standing there is a sale
    play(state, "pass", "card dudley")
    assert not flipped(state, "worcester_1")


def test_BB_FLIP_EMPTIED() -> None:
    state = position("""
        era rail, round 2
        red: money 60, hand birmingham*3
        tile dudley_1 red coal_mine 2 cubes 2
        tile dudley_2 red iron_works 2 cubes 2
        tile burton_on_trent_2 red brewery 2 cubes 2
        """)
    play(state, "link dudley-birmingham")
    assert not flipped(state, "dudley_1")
    play(state, "link kidderminster-dudley")
    assert flipped(state, "dudley_1")
    assert not flipped(state, "burton_on_trent_2")  # one of its two barrels is left
    assert cubes(state, "burton_on_trent_2") == 1
    play(state, "develop cotton_mill")
    assert not flipped(state, "dudley_2")
    play(state, "develop cotton_mill")
    assert flipped(state, "dudley_2")

    state = position("""
        era rail, round 2
        red: money 60, hand birmingham*3
        tile dudley_1 red coal_mine 2
        tile burton_on_trent_2 red brewery 2 cubes 1
        """)
    play(state, "link dudley-birmingham", "link kidderminster-dudley")
    assert flipped(state, "burton_on_trent_2")
