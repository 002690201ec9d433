"""Coal and iron: where they come from, and the routes they take."""

from tests.games.age_of_industry.builders import allowed, legal, play, position, refused
from tests.games.age_of_industry.reading import asked, cubes, flipped, imported, loans, money, spent

MILL = "red: money 20, hand yellow*2, next cotton_mill 2\n"
"""Red's next mill costs $6 and one coal."""


def test_AI_CUBE_SOURCE() -> None:
    near = "tile leipzig-1 blue ironworks 1\nlink de-23 blue\n"
    # Iron is not coal, and an empty mine gives none.
    assert refused(position(MILL + near), "build cotton_mill magdeburg-1") == "AI-TRACK-CONNECTION"
    empty = "tile dresden-1 blue coal_mine 1 flipped\nlink de-25 blue\n"
    assert refused(position(MILL + near + empty), "build cotton_mill magdeburg-1") == (
        "AI-TRACK-CONNECTION"
    )
    mine = "tile dresden-1 blue coal_mine 1\nlink de-25 blue\n"
    allowed(position(MILL + near + mine), "build cotton_mill magdeburg-1")


def test_AI_CUBE_SOURCE_refuses_an_empty_one() -> None:
    state = position("""
        red: hand brown*2, mat factory 3
        tile bohemia-1 yellow coal_mine 1
        tile munich-1 red ironworks 1
        tile augsburg-1 yellow ironworks 1
        tile nuremberg-1 blue ironworks 1 flipped
        link de-52 yellow
        link de-50 red
        link de-51 yellow
        link de-48 yellow
    """)
    play(state, "build factory regensburg-1")
    assert asked(state) == "iron"
    assert refused(state, "iron nuremberg-1") == "AI-CUBE-SOURCE"


def test_AI_CUBE_ANY_OWNER() -> None:
    red = "tile leipzig-1 red ironworks 1\nlink de-25 red\nlink de-23 red\n"
    state = position(MILL + red + "tile dresden-1 blue coal_mine 1")
    play(state, "build cotton_mill magdeburg-1")
    assert cubes(state, "dresden-1") == 2
    assert (money(state), spent(state)) == (14, 6)
    assert money(state, "blue") == 0


def test_AI_CUBE_UNBROKEN() -> None:
    mine = MILL + "tile dresden-1 blue coal_mine 1\nlink de-25 blue\n"
    assert refused(position(mine), "build cotton_mill magdeburg-1") == "AI-CUBE-UNBROKEN"
    allowed(position(mine + "link de-23 blue"), "build cotton_mill magdeburg-1")


def test_AI_CUBE_UNBROKEN_when_a_source_is_chosen() -> None:
    state = position("""
        red: hand brown*2, mat factory 3
        tile bohemia-1 yellow coal_mine 1
        tile munich-1 red ironworks 1
        tile augsburg-1 yellow ironworks 1
        tile cologne-1 blue ironworks 1
        link de-52 yellow
        link de-50 red
        link de-51 yellow
    """)
    play(state, "build factory regensburg-1")
    assert refused(state, "iron cologne-1") == "AI-CUBE-UNBROKEN"


def test_AI_CUBE_ANY_RAILWAY() -> None:
    state = position(
        MILL
        + """
        tile dresden-1 yellow coal_mine 1
        tile leipzig-1 blue ironworks 1
        tile leipzig-2 yellow cotton_mill 1
        link de-25 blue
        link de-23 yellow
        """
    )
    play(state, "build cotton_mill magdeburg-1")
    assert cubes(state, "dresden-1") == 2


def test_AI_CUBE_NEAREST() -> None:
    # Dresden is two lines away, Poland three; red's own mine is the far one.
    state = position(
        MILL
        + """
        tile dresden-1 blue coal_mine 1
        tile poland-1 red coal_mine 1
        link de-22 blue
        link de-24 blue
        link de-16 blue
        link de-18 blue
        """
    )
    play(state, "build cotton_mill magdeburg-1")
    assert (cubes(state, "dresden-1"), cubes(state, "poland-1")) == (2, 3)


def test_AI_CUBE_NEAREST_refuses_a_farther_source() -> None:
    state = position("""
        red: hand brown*2, mat factory 3
        tile bohemia-1 yellow coal_mine 1
        tile munich-1 red ironworks 1
        tile augsburg-1 yellow ironworks 1
        tile nuremberg-1 blue ironworks 1
        link de-52 yellow
        link de-50 red
        link de-51 yellow
        link de-49 yellow
    """)
    play(state, "build factory regensburg-1")
    assert refused(state, "iron nuremberg-1") == "AI-CUBE-NEAREST"
    assert legal(state) == {"iron munich-1", "iron augsburg-1"}


def test_AI_CUBE_LANE_COUNTS() -> None:
    # From New York both the mine and the import are two lines away; from Paterson the import
    # is three lines away and the mine one.
    text = """
        map new_england
        red: money 20, hand red blue, next cotton_mill 2
        tile new_york-1 blue port 1
        tile ship_new_york-1 blue ship 2
        tile pennsylvania-1 blue coal_mine 1
        link ne-31 blue
        link ne-30 blue
    """
    near = position(text)
    play(near, "build cotton_mill new_york-3")
    assert legal(near) == {"coal pennsylvania-1", "coal ship_new_york-import"}
    play(near, "coal ship_new_york-import")
    assert (imported(near, "ship_new_york-import"), cubes(near, "pennsylvania-1")) == (3, 3)
    far = position(text)
    play(far, "build cotton_mill paterson-1")
    assert (imported(far, "ship_new_york-import"), cubes(far, "pennsylvania-1")) == (4, 2)


def test_AI_CUBE_TIE() -> None:
    state = position("""
        red: hand brown*2, mat factory 3
        tile bohemia-1 yellow coal_mine 1
        tile munich-1 red ironworks 1 cubes 1
        tile augsburg-1 yellow ironworks 1
        link de-52 yellow
        link de-50 red
        link de-51 yellow
    """)
    play(state, "build factory regensburg-1")
    assert legal(state) == {"iron munich-1", "iron augsburg-1"}
    play(state, "iron munich-1")
    assert flipped(state, "munich-1")
    assert cubes(state, "augsburg-1") == 3


def test_AI_CUBE_SAME_LOCATION() -> None:
    # No railway at all: the mine stands in Dresden itself.
    state = position(MILL + "tile dresden-1 blue coal_mine 1")
    play(state, "build cotton_mill dresden-2")
    assert cubes(state, "dresden-1") == 2


def test_AI_CUBE_TO_STOCK() -> None:
    state = position(MILL + "coal 2, iron 2\ntile dresden-1 blue coal_mine 1\nlink de-29 blue")
    play(state, "build cotton_mill dresden-2")
    assert cubes(state, "dresden-1") == 2
    assert state.to_json()["markets"] == {"coal": 2, "iron": 2}


def test_AI_CUBE_LANE_CARRIES() -> None:
    # Iron from Providence to New Bedford's side: only ports at both ends and a ship carry it.
    text = """
        map new_england
        red: money 20, hand light_green*2, next cotton_mill 3
        tile providence-1 blue port 1 flipped
        tile providence-2 yellow ironworks 1
        tile fall_river-1 blue port 1
    """
    ship = "tile ship_narragansett-1 blue ship 2\n"
    state = position(text + ship)
    play(state, "build cotton_mill fall_river-2")
    assert cubes(state, "providence-2") == 2
    assert imported(state, "ship_narragansett-import") == 2
    # Without the ship the cubes must be bought.
    state = position(text)
    play(state, "build cotton_mill fall_river-2")
    assert cubes(state, "providence-2") == 3
    assert spent(state) == 12 + 1 + 1


def test_AI_CUBE_NO_TRANSIT() -> None:
    # Coal of Pennsylvania leaves it; iron of Paterson cannot pass through it to Albany.
    text = """
        map new_england
        red: money 20, hand blue*2, next cotton_mill 3
        tile pennsylvania-1 blue coal_mine 1
        tile paterson-1 blue ironworks 1
        link ne-26 blue
        link ne-30 blue
    """
    state = position(text)
    assert refused(state, "build cotton_mill albany-1") == "AI-CUBE-NO-TRANSIT"
    play(state, "build cotton_mill pennsylvania-3")
    assert (cubes(state, "pennsylvania-1"), cubes(state, "paterson-1")) == (2, 2)


def test_AI_CUBE_NO_TRANSIT_for_the_source_that_is_chosen() -> None:
    # Troy beside Albany has two ironworks; the one in Paterson lies beyond Pennsylvania.
    state = position("""
        map new_england
        red: money 20, hand blue*2, next cotton_mill 3
        tile pennsylvania-1 blue coal_mine 1
        tile paterson-1 blue ironworks 1
        tile troy-1 blue ironworks 1
        tile troy-2 yellow ironworks 1
        link ne-23 blue
        link ne-26 blue
        link ne-30 blue
    """)
    play(state, "build cotton_mill albany-1")
    assert refused(state, "iron paterson-1") == "AI-CUBE-NO-TRANSIT"
    assert legal(state) == {"iron troy-1", "iron troy-2"}


def test_AI_CUBE_REQUIRED() -> None:
    state = position("red: money 20, hand yellow*2, next cotton_mill 2")
    assert refused(state, "build cotton_mill magdeburg-1") == "AI-TRACK-CONNECTION"
    assert refused(state, "combine cotton_mill magdeburg-1") == "AI-TRACK-CONNECTION"
    assert loans(state) == 0


def test_AI_CUBE_TRANSIT_ONLY() -> None:
    # Other places are passed, villages too; and a railway may start from Pennsylvania.
    state = position("""
        map new_england
        red: money 20, hand blue brown
        red: next cotton_mill 2
        tile pennsylvania-1 red coal_mine 1
        tile hartford-2 blue cotton_mill 1
        link ne-28 blue
        link ne-37 blue
    """)
    allowed(state, "link ne-26")
    play(state, "build cotton_mill hartford-1")
    assert cubes(state, "pennsylvania-1") == 2
