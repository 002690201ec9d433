"""Positions as JSON: every one comes back as it was, and what no game can reach is refused."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from ironbridge.games.workshop.layout import PHASE_NAMES
from ironbridge.kernel.errors import FormatError
from tests.games.workshop.builders import game, play, position, random_game, sample
from tests.games.workshop.reading import Document, player, whole

SEATS = (2, 3, 4, 5)


@pytest.mark.parametrize("seats", SEATS)
def test_every_position_of_a_game_comes_back(seats: int) -> None:
    """Also those in which some have made a sealed choice and others have not."""
    halfway = 0
    for state in random_game(seats, 5, busy=True):
        document = json.loads(json.dumps(state.to_json()))
        again = game.load(document)
        assert again.to_json() == state.to_json()
        assert again.deciders == state.deciders
        halfway += state.sealed and len(state.deciders) < seats
    assert halfway > 10


@pytest.mark.parametrize("phase", range(len(PHASE_NAMES)), ids=PHASE_NAMES)
def test_every_question_comes_back(phase: int) -> None:
    state = sample(phase)
    again = game.load(state.to_json())
    assert again.digest() == state.digest()
    for seat in range(state.seats):
        assert again.legal(seat) == state.legal(seat)


def test_play_goes_on_from_a_half_made_auction_as_it_would_have() -> None:
    state = position("pending bid, order red blue yellow")
    play(state, "bid 4", seat=1)
    again = game.load(state.to_json())
    assert player(again, 1)["choice"] == "bid 4"
    assert again.deciders == (0, 2)
    for table in (state, again):
        play(table, "bid 7", seat=2)
        play(table, "bid 0", seat=0)
    assert again.digest() == state.digest()
    assert whole(again)["order"] == ["yellow", "blue", "red"]


def test_an_offer_without_its_bid_comes_back() -> None:
    state = position("seats 2, pending bid")
    play(state, "offer green", seat=1)
    again = game.load(state.to_json())
    assert player(again, 1) == player(state, 1)
    assert player(again, 1)["offered"] == "green"
    assert again.deciders == (0, 1)
    assert {move.text for move in again.legal(0)} == {"offer red", "offer yellow"}


# What is refused ------------------------------------------------------------------------------


def changed(text: str, change: Callable[[Document], object]) -> Document:
    document = whole(position(text))
    change(document)
    return document


def refusal(text: str, change: Callable[[Document], object]) -> tuple[str, str]:
    with pytest.raises(FormatError) as refused:
        game.load(changed(text, change))
    return refused.value.where, refused.value.reason


@pytest.mark.parametrize(
    ("text", "change", "where", "reason"),
    [
        ("", lambda d: d.pop("demand"), "demand", "missing"),
        ("", lambda d: d.update(bank=3), "bank", "unknown key"),
        ("", lambda d: d.update(era="steam"), "era", "no era 'steam'"),
        ("", lambda d: d.update(box=2.5), "box", "a whole number"),
        ("", lambda d: d["players"][0].update(money=-1), "players[0].money", "0 to 999"),
        ("", lambda d: d["players"][1].update(tokens=[]), "stock", "tokens of the type"),
        ("", lambda d: d["order"].pop(), "order", "expected 3 colours"),
        ("", lambda d: d.update(order=["red", "red", "blue"]), "order", "once"),
        ("", lambda d: d.update(order=["red", "blue", "green"]), "order[2]", "no colour"),
        ("", lambda d: d["cards"].pop(), "cards", "expected 3 cards, found 2"),
        ("", lambda d: d["deck"].pop(), "deck", "expected 3 cards, found 2"),
        ("", lambda d: d["deck"].__setitem__(0, d["cards"][0]), "cards", "in two places"),
        ("", lambda d: d["set_aside"].append("C30"), "set_aside", "0 to 12 cards, found 13"),
        ("", lambda d: d.update(round=9), "deck", "expected 0 cards"),
        ("", lambda d: d["players"][0].update(choice="bid 3"), "players[0].choice", "possible"),
        ("", lambda d: d["pending"].update(town="leeds"), "pending.town", "expected none"),
        ("", lambda d: d["pending"].update(phase="town"), "cards", "expected 2 cards"),
        ("", lambda d: d["chance"].pop(), "chance", "expected 4 numbers"),
    ],
)
def test_a_broken_document_is_refused(
    text: str, change: Callable[[Document], object], where: str, reason: str
) -> None:
    found = refusal(text, change)
    assert found[0] == where
    assert reason in found[1]


def industry(town: str, owner: str, count: int) -> Document:
    return {"town": town, "owner": owner, "count": count}


@pytest.mark.parametrize(
    ("text", "change", "where", "reason"),
    [
        (
            "",
            lambda d: d["industries"].append(industry("oxford", "red", 3)),
            "industries[0].count",
            "expected 1 to 2, found 3",
        ),
        (
            "industry oxford blue 2",
            lambda d: d["industries"].append(industry("oxford", "red", 1)),
            "industries",
            "more industries in oxford",
        ),
        (
            "industry oxford red",
            lambda d: d["industries"].append(industry("oxford", "red", 1)),
            "industries[1].owner",
            "there twice",
        ),
        (
            "round 3",
            lambda d: d["industries"].append(industry("london", "red", 3)),
            "industries",
            "red has had 2 turns",
        ),
        (
            "link reading--oxford red",
            lambda d: d["links"].append({"connection": "reading--oxford", "owner": "blue"}),
            "links[1].connection",
            "there twice",
        ),
        (
            "round 1, cards C01 C02 C03",
            lambda d: d["links"].append({"connection": "reading--oxford", "owner": "red"}),
            "links",
            "red can have 0 links",
        ),
    ],
)
def test_pieces_from_nowhere_are_refused(
    text: str, change: Callable[[Document], object], where: str, reason: str
) -> None:
    found = refusal(text, change)
    assert found[0] == where
    assert reason in found[1]


def test_set_up_cards_come_first_in_the_canal_era_only() -> None:
    where, reason = refusal("", lambda d: d["deck"].__setitem__(0, "C01"))
    assert (where, reason) == ("deck", "expected 0 set-up cards, and those first")
    assert refusal("", lambda d: d["cards"].__setitem__(0, "C01"))[0] == "cards"
    assert refusal("", lambda d: d["set_aside"].__setitem__(0, "C01"))[0] == "set_aside"
    late = game.load(changed("era rail, deck C01", lambda d: d["deck"].reverse()))
    assert whole(late)["deck"][-1] == "C01"


@pytest.mark.parametrize(
    ("choices", "where"),
    [
        (["bid 4", None, None], "players[0].choice"),
        (["demand port", None, None], "players[0].choice"),
        (["take C24", None, None], "players[0].choice"),
        ([7, None, None], "players[0].choice"),
        (["bid 0", "bid 0", "bid 0"], "players"),
    ],
)
def test_sealed_choices_must_have_been_possible(choices: list[object], where: str) -> None:
    def choose(document: Document) -> None:
        for seat, choice in zip(document["players"], choices, strict=True):
            seat["choice"] = choice

    assert refusal("pending bid\nred: money 3", choose)[0] == where


def test_an_offer_belongs_to_the_first_auction_of_two_players() -> None:
    offer = "players[0].offered"
    assert refusal("pending bid", lambda d: d["players"][0].update(offered="red"))[0] == offer
    two = "seats 2, pending bid"
    assert refusal(two, lambda d: d["players"][0].update(offered="blue"))[0] == offer
    assert refusal(two, lambda d: d["players"][0].update(choice="bid 1"))[0].endswith("choice")
    second = two + ", order red blue"
    assert refusal(second, lambda d: d["players"][0].update(offered="red"))[0] == offer


@pytest.mark.parametrize(
    ("text", "change"),
    [
        # No second company stands in the full town.
        (
            "industry oxford red, industry oxford blue, pending remove, card C25, town oxford",
            lambda d: d["industries"].pop(),
        ),
        # Nothing can be paid for.
        (
            "industry oxford red, pending link, town oxford",
            lambda d: d["players"][0].update(money=2),
        ),
        # No industry has been placed there.
        ("industry oxford red, pending link, town oxford", lambda d: d["industries"].clear()),
        # No link leads to the town reached.
        (
            "industry oxford red, link reading--oxford red, "
            "pending link, town oxford, reached reading",
            lambda d: d["links"].clear(),
        ),
        # A town card asks for no town.
        ("cards C36, pending town, card C37", lambda d: d["pending"].update(card="C24")),
    ],
)
def test_a_question_with_nothing_to_decide_is_refused(
    text: str, change: Callable[[Document], object]
) -> None:
    assert refusal(text, change)[0] == "pending"


def test_recovered_money_keeps_a_question_asked() -> None:
    text = "industry oxford red, pending link, town oxford\nred: money 2, income 2"
    state = position(text)
    assert {move.text for move in state.legal()} == {"done", "recover"}
