"""The end of an era: links and flipped tiles score, and the table is made ready for the rails."""

from collections import Counter

from ironbridge.games.birmingham.table import BirminghamState
from tests.games.birmingham.builders import allowed, play, position
from tests.games.birmingham.reading import barrels, every_card, face_down
from tests.games.reading import (
    course,
    cubes,
    deciders,
    deck,
    discards,
    flipped,
    hand,
    links,
    links_left,
    mat,
    money,
    order,
    pass_action,
    points,
    tiles,
)


def canal_end(lines: str) -> BirminghamState:
    """A position before the last action of the canal era: yellow's, who has one card left."""
    return position(f"era canal, round 10\nturn yellow, actions 1\nyellow: hand brewery\n{lines}")


def rail_end(lines: str) -> BirminghamState:
    """The same at the end of the rail era."""
    return position(f"era rail, round 10\nturn yellow, actions 1\nyellow: hand brewery\n{lines}")


def test_BB_ERA_ROUND_FIRST() -> None:
    state = canal_end("""
        red: money 0, income 5, vp 2, spent 4
        tile dudley_2 red iron_works 1 flipped
        link dudley-birmingham red
        link birmingham-oxford red
    """)
    play(state, "pass")
    # Red owes £5: the works brings £2 and is gone, £3 cost the 2 points red has. Only then the
    # links score: 2 icons of Oxford, none of the works.
    assert points(state, "red") == 2
    assert order(state) == ["yellow", "red"]
    # With a choice to make, the era waits for the debtor.
    state = canal_end("""
        red: money 0, income 9
        tile dudley_2 red iron_works 2 flipped
        tile birmingham_1 red cotton_mill 2 flipped
    """)
    play(state, "pass")
    assert (course(state)[0], deciders(state), points(state, "red")) == ("canal", ["red"], 0)
    play(state, "remove dudley_2")
    assert course(state) == ("rail", 1, 2)
    assert (money(state, "red"), points(state, "red")) == (2, 5)  # £3 less £1; the mill alone


# Points --------------------------------------------------------------------------------------


def test_BB_ERA_SCORE_LINKS() -> None:
    text = """
        red: vp 10
        tile dudley_2 yellow iron_works 2 flipped
        tile birmingham_1 yellow cotton_mill 2 flipped
        link dudley-birmingham red
        link tamworth-birmingham red
        link kidderminster-dudley yellow
    """
    canals = canal_end(text)
    play(canals, "pass")
    assert points(canals, "red") == 10 + (1 + 2) + 2
    assert points(canals, "yellow") == 1 + (5 + 5)  # a link, and both tiles
    rails = rail_end(text)
    play(rails, "pass")
    assert points(rails, "red") == 10 + (1 + 2) + 2
    assert points(rails, "yellow") == 1 + (5 + 5)


def test_BB_ERA_SCORE_LINK_FLIPPED() -> None:
    state = canal_end("""
        tile birmingham_1 red cotton_mill 1
        tile dudley_1 red coal_mine 1
        link dudley-birmingham red
    """)
    play(state, "pass")
    assert points(state, "red") == 0
    state = canal_end("""
        tile birmingham_1 red cotton_mill 1
        tile dudley_1 yellow coal_mine 1 flipped
        link dudley-birmingham red
    """)
    play(state, "pass")
    assert points(state, "red") == 2  # yellow's mine
    assert points(state, "yellow") == 1  # for the mine alone


def test_BB_ERA_SCORE_LINK_MERCHANTS() -> None:
    state = canal_end("""
        red: gone coal_mine*2
        link derby-nottingham red
        link warrington-stoke_on_trent red
        link birmingham-oxford red
        link worcester-gloucester yellow
        merchant oxford_m1 blank_a
        merchant oxford_m2 blank_b
        merchant gloucester_m1 cotton_a no barrel
        merchant gloucester_m2 all_goods
    """)
    play(state, "pass")
    assert points(state, "red") == 2 + 2 + 2  # no tiles, no tiles, blank tiles
    assert points(state, "yellow") == 2


def test_BB_ERA_SCORE_LINK_THREE_WAY() -> None:
    state = canal_end("""
        tile kidderminster_2 yellow cotton_mill 1 flipped
        tile worcester_1 yellow cotton_mill 2 flipped
        tile farm_brewery_south_1 yellow brewery 1 flipped
        link kidderminster-worcester-farm_brewery_south red
    """)
    play(state, "pass")
    assert points(state, "red") == 1 + 2 + 2


def test_BB_ERA_LINKS_REMOVED() -> None:
    state = canal_end("""
        red: money 30
        link dudley-birmingham red
        link birmingham-oxford red
        link kidderminster-dudley yellow
    """)
    play(state, "pass")
    assert links(state) == {}
    # With nothing left on the board red may begin anywhere, and on the old lines.
    allowed(state, "link birmingham-oxford")
    allowed(state, "link derby-nottingham")


def test_BB_ERA_SCORE_TILES() -> None:
    text = """
        tile coventry_1 red pottery 3 flipped
        tile dudley_2 red iron_works 2 flipped
        tile birmingham_1 yellow cotton_mill 2 flipped
    """
    canals = canal_end(text)
    play(canals, "pass")
    assert (points(canals, "red"), points(canals, "yellow")) == (11 + 5, 5)
    rails = rail_end(text)
    play(rails, "pass")
    assert (points(rails, "red"), points(rails, "yellow")) == (11 + 5, 5)


def test_BB_ERA_SCORE_UNFLIPPED_NONE() -> None:
    text = """
        red: vp 1
        tile coventry_1 red pottery 3
        tile dudley_2 red iron_works 2 cubes 1
    """
    canals = canal_end(text)
    play(canals, "pass")
    assert points(canals, "red") == 1
    rails = rail_end(text)
    play(rails, "pass")
    assert points(rails, "red") == 1


def test_BB_ERA_POINTS_PAST_HUNDRED() -> None:
    state = canal_end("""
        red: vp 97
        yellow: vp 99
        tile birmingham_1 red cotton_mill 2 flipped
        link birmingham-oxford yellow
    """)
    play(state, "pass")
    assert points(state, "red") == 102
    assert points(state, "yellow") == 99 + 2 + 2


# From canals to rails ------------------------------------------------------------------------


def test_BB_ERA_OBSOLETE() -> None:
    state = canal_end("""
        tile dudley_1 red coal_mine 1 cubes 1
        tile birmingham_1 red cotton_mill 1 flipped
        tile coventry_1 red pottery 1 flipped
        tile stafford_2 yellow pottery 1
        tile burton_on_trent_2 yellow brewery 1
        tile walsall_2 yellow brewery 2
    """)
    before = mat(state, "red")
    play(state, "pass")
    assert set(tiles(state)) == {"walsall_2"}
    assert mat(state, "red") == before
    assert before["cotton_mill"][:2] == [1, 1]
    assert mat(state, "yellow")["manufacturer"][0] == 1


def test_BB_ERA_LEVEL_TWO_STAYS() -> None:
    state = canal_end("""
        tile dudley_1 red coal_mine 2 cubes 2
        tile redditch_2 red iron_works 2 flipped
        tile burton_on_trent_2 yellow brewery 2 cubes 1
        tile birmingham_1 yellow cotton_mill 2
    """)
    play(state, "pass")
    assert (cubes(state, "dudley_1"), flipped(state, "dudley_1")) == (2, False)
    assert (cubes(state, "burton_on_trent_2"), flipped(state, "burton_on_trent_2")) == (1, False)
    assert flipped(state, "redditch_2")
    assert not flipped(state, "birmingham_1")
    assert points(state, "red") == 5
    for _ in range(2 * 10 * 2):
        pass_action(state)
    assert state.over
    assert points(state, "red") == 5 + 5


def test_BB_ERA_BARRELS_REFILLED() -> None:
    state = canal_end("""
        merchant oxford_m1 cotton_a no barrel
        merchant oxford_m2 blank_a
        merchant gloucester_m1 all_goods no barrel
        merchant gloucester_m2 blank_b
        merchant shrewsbury_m1 manufacturer_a
    """)
    assert barrels(state) == {"shrewsbury_m1"}
    play(state, "pass")
    assert barrels(state) == {"shrewsbury_m1", "oxford_m1", "gloucester_m1"}


def test_BB_ERA_RESHUFFLE() -> None:
    text = """
        red: face_down coventry
        yellow: face_down nuneaton, discard pottery redditch
    """
    state = canal_end(text)
    before = Counter(every_card(state))
    assert before.total() == 40
    play(state, "pass")
    assert Counter(deck(state) + hand(state, "red") + hand(state, "yellow")) == before
    assert discards(state, "red") == discards(state, "yellow") == []
    other = canal_end(f"{text}\nchance 5 6 7 8")
    play(other, "pass")
    assert Counter(every_card(other)) == before
    assert deck(other) != deck(state)
    assert deck(state) != sorted(deck(state))


def test_BB_ERA_NEW_HANDS() -> None:
    state = canal_end("""
        red: face_down coventry
        yellow: face_down nuneaton
    """)
    play(state, "pass")
    assert [len(hand(state, colour)) for colour in ("red", "yellow")] == [8, 8]
    assert [face_down(state, colour) for colour in ("red", "yellow")] == [None, None]
    assert len(deck(state)) == 40 - 8 - 8


def test_BB_ERA_LINK_TILES_BACK() -> None:
    state = canal_end("""
        red: gone coal_mine*4
        link belper-derby red
        link birmingham-coventry red
        link birmingham-oxford red
        link birmingham-worcester red
        link burton_on_trent-tamworth red
        link cannock-walsall red
        link cannock-wolverhampton red
        link coalbrookdale-shrewsbury red
        link derby-nottingham red
        link dudley-birmingham red
        link gloucester-redditch red
        link kidderminster-dudley red
        link redditch-oxford red
        link stafford-cannock red
        link stone-stafford yellow
    """)
    assert (links_left(state, "red"), links_left(state, "yellow")) == (0, 13)
    play(state, "pass")
    assert (links_left(state, "red"), links_left(state, "yellow")) == (14, 14)
    allowed(state, "link birmingham-oxford")
