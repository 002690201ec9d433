"""Two players, each with two colours: red and yellow against blue and green."""

from __future__ import annotations

from ironbridge.games.workshop.table import WorkshopState
from tests.games.workshop.builders import allowed, game, legal, play, position, refused
from tests.games.workshop.quiet import wait
from tests.games.workshop.reading import (
    asked,
    cards,
    demand,
    era,
    income,
    industries,
    money,
    order,
    set_aside,
    tokens,
    whole,
)

AUCTION = """
    seats 2
    pending bid
    order blue red yellow green
    red: money 30
    blue: money 30
"""


def bids(state: WorkshopState, first: str, second: str) -> None:
    """What red's and blue's players choose, such as "offer red, bid 3"."""
    for seat, moves in enumerate((first, second)):
        play(state, *moves.split(", "), seat=seat)


def test_WW_TWO_COLOURS() -> None:
    state = game.start(2, 0)
    assert [money(state, seat) for seat in (0, 1)] == [100, 100]
    auction = position(AUCTION)
    assert legal(auction, 0) == {"offer red", "offer yellow"}
    assert legal(auction, 1) == {"offer blue", "offer green"}
    for colour in ("blue", "green", "black"):
        assert refused(auction, f"offer {colour}", seat=0) == "WW-TWO-COLOURS"


def test_WW_TWO_ONE_MARKER() -> None:
    """Links of either colour move the same marker."""
    text = "seats 2\npending link, town reading\nturn {0}\nindustry reading {0}\nred: income 5"
    for colour in ("red", "yellow"):
        state = position(text.format(colour))
        play(state, "build reading--oxford", "done")
        assert income(state, 0) == 7
    assert len(whole(game.start(2, 0))["players"]) == 2


def test_WW_TWO_NO_LOT() -> None:
    state = game.start(2, 0)
    assert order(state) == []
    wait(state, lambda s: asked(s) == "bid")
    assert order(state) == []


def test_WW_TWO_SET_ASIDE() -> None:
    state = game.start(2, 0)
    assert len(set_aside(state)) == 11
    assert len(whole(state)["deck"]) == 28


def test_WW_TWO_DEMAND_canal() -> None:
    state = position("seats 2\npending demand\nred: tokens port*2 heavy craft\n")
    assert legal(state, 0) == {
        "demand port port",
        "demand port heavy",
        "demand port craft",
        "demand heavy craft",
    }
    for move in ("keep", "demand port"):
        assert refused(state, move, seat=0) == "WW-TWO-DEMAND"
    for move in ("demand heavy heavy", "demand port light"):
        assert refused(state, move, seat=0) == "WW-DEMAND-OWN-TOKENS"
    assert [len(tokens(game.start(2, 0), seat)) for seat in (0, 1)] == [4, 4]


def test_WW_TWO_DEMAND_rail() -> None:
    """Four more are drawn; of these and of those kept, two must be placed."""
    text = "seats 2\nround 7\npending demand\nred: tokens port*2\nblue: tokens craft*2\n"
    state = position(text + "demand textile*4\nstock heavy*4 light*4")
    play(state, "keep", "keep")
    assert era(state) == "rail"
    assert tokens(state, 0) == ["port", "port", "heavy", "heavy", "heavy", "heavy"]
    assert legal(state, 0) == {"demand port port", "demand port heavy", "demand heavy heavy"}
    assert refused(state, "keep", seat=0) == "WW-TWO-DEMAND"


def test_WW_TWO_DEMAND_END() -> None:
    text = "seats 2\nround 7\npending demand\nblue: tokens craft*2\n"
    canal = position(text + "red: tokens port light\n")
    assert legal(canal, 0) == {"keep", "demand port", "demand light", "demand port light"}
    assert legal(canal, 1) == {"keep", "demand craft", "demand craft craft"}
    rail = position(text + "era rail\nred: tokens port*2 light\ndemand heavy*5 textile*5 craft\n")
    assert legal(rail, 0) == {
        "keep",
        "demand port",
        "demand light",
        "demand port port",
        "demand port light",
    }
    assert refused(position("seats 2, pending bid"), "demand port", seat=0) == "WW-TWO-DEMAND-END"
    assert refused(position("seats 2"), "keep", seat=1) == "WW-TWO-DEMAND-END"
    play(rail, "demand port port", "demand craft")
    assert (demand(rail)["port"], demand(rail)["craft"]) == (2, 2)


def test_WW_TWO_TOKENS_TOGETHER() -> None:
    """One decision for both; it is sealed and does not come in two parts."""
    state = position("seats 2\npending demand\nred: tokens port heavy light craft\n")
    play(state, "demand port craft", seat=0)
    assert state.deciders == (1,)
    assert set(demand(state).values()) == {0}
    assert refused(state, "demand heavy light", seat=0) == "WW-SEALED-LOCKED"
    late = position("seats 2, round 7, pending demand\nred: tokens port light\n")
    play(late, "demand port", seat=0)
    assert refused(late, "demand light", seat=0) == "WW-TWO-TOKENS-TOGETHER"
    assert refused(late, "keep", seat=0) == "WW-SEALED-LOCKED"


def test_WW_TWO_FIRST_AUCTION() -> None:
    state = position(AUCTION)
    assert refused(state, "bid 3", seat=0) == "WW-TWO-FIRST-AUCTION"
    play(state, "offer yellow", seat=0)
    assert refused(state, "offer red", seat=0) == "WW-SEALED-LOCKED"
    play(state, "bid 3", seat=0)
    bids_of_blue = position(AUCTION)
    bids(bids_of_blue, "offer yellow, bid 3", "offer green, bid 5")
    assert order(bids_of_blue) == ["green", "yellow"]
    assert [money(bids_of_blue, seat) for seat in (0, 1)] == [27, 25]
    assert bids_of_blue.deciders == (1,)
    for seat in (0, 1):
        assert refused(bids_of_blue, "offer red", seat=seat) == "WW-TWO-FIRST-AUCTION"
    card = cards(bids_of_blue)[0]
    play(bids_of_blue, f"take {card}")
    town = whole(bids_of_blue)["industries"][0]
    assert town["owner"] == "green"


def test_WW_TWO_SECOND_AUCTION() -> None:
    """After two turns the other two colours are bid for; nobody chooses a colour."""
    state = position(AUCTION + "cards C24 C25 C26 C27\n")
    bids(state, "offer yellow, bid 3", "offer green, bid 5")
    play(state, "take C24", "done", "take C25", "done")
    assert asked(state) == "bid"
    assert refused(state, "offer red", seat=0) == "WW-TWO-SECOND-AUCTION"
    bids(state, "bid 2", "bid 1")
    assert order(state) == ["green", "yellow", "red", "blue"]
    assert [money(state, seat) for seat in (0, 1)] == [25, 24]
    assert state.deciders == (0,)
    play(state, "take C26", "done")
    assert industries(state, "gloucester") == {"red": 1}
    while asked(state) == "link":
        play(state, "done")
    assert industries(state, "southampton") == {"blue": 1}
    assert asked(state) == "bid"
    assert legal(state, 0) == {"offer red", "offer yellow"}


def test_WW_TWO_COLOUR_FREE() -> None:
    """Whatever played first in the round before, both colours can be offered."""
    for track in ("red blue yellow green", "yellow blue red green", "blue yellow green red"):
        state = position(AUCTION.replace("blue red yellow green", track))
        allowed(state, "offer red", seat=0)
        allowed(state, "offer yellow", seat=0)


def test_WW_TWO_CARDS() -> None:
    state = game.start(2, 3)
    wait(state, lambda s: asked(s) == "bid")
    face_up = cards(state)
    assert len(face_up) == 4
    wait(state, lambda s: asked(s) == "bid" and len(order(s)) == 2)
    assert len(cards(state)) == 2
    assert set(cards(state)) < set(face_up)
    assert game.data.rounds(2) == 7


def test_WW_TWO_TIES_owner_of_box_one() -> None:
    """Blue's player has box 1, so wins both ties; in the second one it is the new box 1."""
    state = position(AUCTION + "cards C24 C25 C26 C27\n")
    bids(state, "offer red, bid 4", "offer green, bid 4")
    assert order(state) == ["green", "red"]
    play(state, "take C24", "done", "take C25", "done")
    bids(state, "bid 0", "bid 0")
    assert order(state) == ["green", "red", "blue", "yellow"]

    other = position(AUCTION + "cards C24 C25 C26 C27\n")
    bids(other, "offer red, bid 5", "offer green, bid 4")
    play(other, "take C24", "done", "take C25", "done")
    bids(other, "bid 2", "bid 2")
    assert order(other) == ["red", "green", "yellow", "blue"]


def test_WW_TWO_TIES_first_by_lot() -> None:
    winners = set()
    for seed in range(20):
        state = game.start(2, seed)
        wait(state, lambda s: asked(s) == "bid")
        bids(state, "offer red, bid 4", "offer green, bid 4")
        winners.add(order(state)[0])
    assert winners == {"red", "green"}


def test_WW_TWO_COMPANIES_income() -> None:
    """Yellow's industry at the far end brings red's link nothing."""
    text = "seats 2\npending link, town reading\nturn red\nindustry reading red\nred: income 1\n"
    state = position(text + "industry london yellow\n")
    play(state, "build london--reading", "done")
    assert income(state, 0) == 1 + 2
    own = position(text + "industry london red\n")
    play(own, "build london--reading", "done")
    assert income(own, 0) == 1 + 2 + 4


def test_WW_TWO_COMPANIES_networks() -> None:
    """Each colour has a largest network, and the two do not join."""
    state = position("""
        seats 2
        era rail, round 7
        pending demand
        red: money 0, income 0, tokens port*2
        blue: money 0, income 0, tokens port*2
        link reading--oxford red
        link reading--southampton red
        link london--reading yellow
        link york--hull yellow
    """)
    play(state, "keep", "keep")
    assert money(state, 0) == (2 + 2) + (2 + 1)
