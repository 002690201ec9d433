"""Positions as JSON: every one comes back as it was, and what no game can reach is refused."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from ironbridge.games.workshop import progress
from ironbridge.games.workshop.board import PHASE_NAMES
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


# What nobody can have -------------------------------------------------------------------------

OXFORD = "industry oxford red, pending link, town oxford"
FAR = ("york--hull", "manchester--lancaster")


@pytest.mark.parametrize(
    ("text", "change", "where", "reason"),
    [
        ("", lambda d: d["players"][0].update(money=999), "players[0].money", "over £134 by now"),
        ("", lambda d: d["players"][0].update(money=90, income=45), "players[0].money", "£134"),
        ("", lambda d: d["players"][0].update(income=85), "players[0].income", "further than 84"),
        ("", lambda d: d["players"][0].update(last_bid=85), "players[0].money", "last bid"),
        (
            "round 1, pending bid",
            lambda d: d["players"][1].update(money=51),
            "players[1].money",
            "£50",
        ),
        (
            "round 1, pending bid",
            lambda d: d["players"][1].update(income=1),
            "players[1].income",
            "0",
        ),
        (OXFORD, lambda d: d["players"][0].update(income=85), "players[0].income", "than 84"),
        ("era rail, round 1", lambda d: d["players"][0].update(money=500), "players[0].money", "£"),
        (
            "seats 2, round 2",
            lambda d: d["players"][0].update(income=25),
            "players[0].income",
            "24",
        ),
        ("", lambda d: d["players"][2].update(last_bid=4), "order", "a higher last bid"),
        ("seats 2", lambda d: d["players"][1].update(last_bid=4), "order", "a higher last bid"),
    ],
)
def test_money_that_nobody_can_have_is_refused(
    text: str, change: Callable[[Document], object], where: str, reason: str
) -> None:
    found = refusal(text, change)
    assert found[0] == where
    assert reason in found[1]


@pytest.mark.parametrize("seats", SEATS)
def test_the_richest_and_furthest_stay_readable(seats: int) -> None:
    """Nobody plays from a position that is read into one that is not: each seat has as much as
    the invariants allow, and recovers money, builds for income and is paid."""
    read = 0
    for number, state in enumerate(random_game(seats, 8, busy=True)):
        if number % 7 or state.over:
            continue
        document = whole(state)
        for p, seat in enumerate(document["players"]):
            seat["income"] = progress.most_income(state, p)
            left = progress.most_owned(state, p) - seat["income"] - (seat["last_bid"] or 0)
            seat["money"] = left
        rich = game.load(document)
        for seat in rich.deciders:
            for move in (rich.legal(seat)[0], rich.legal(seat)[-1]):
                after = rich.copy()
                after.play(move, seat)
                assert game.load(after.to_json()).to_json() == after.to_json()
                assert game.position(after.to_text()).to_json() == after.to_json()
                read += 1
    assert read > 20


def links_of(owner: str, *lines: str) -> Callable[[Document], object]:
    return lambda d: d["links"].extend({"connection": line, "owner": owner} for line in lines)


@pytest.mark.parametrize(
    ("text", "change"),
    [
        # Two turns build two pairs, or a double connection and a pair.
        ("round 3", links_of("red", "york--hull", "reading--oxford", "manchester--lancaster")),
        ("round 3", links_of("red", "reading--gloucester", "york--hull", "reading--oxford")),
        # The turn in progress has built none yet, or this one alone.
        (OXFORD + ", round 3", links_of("red", "guildford--portsmouth", *FAR)),
        (
            OXFORD + ", reached reading, link reading--oxford red, round 3",
            links_of("red", "reading--southampton", *FAR),
        ),
    ],
)
def test_links_that_so_few_turns_cannot_build_are_refused(
    text: str, change: Callable[[Document], object]
) -> None:
    where, reason = refusal(text, change)
    assert where == "links"
    assert "so far apart" in reason


SETTLED = """
    round 5, pending bid
    industry reading red, industry oxford red, industry york red, industry dover red
"""


@pytest.mark.parametrize(
    ("lines", "fits"),
    [
        (["reading--oxford", "reading--southampton", "york--hull"], True),
        # Two links of the turn in Reading: the second follows the first.
        (["guildford--reading", "guildford--portsmouth"], True),
        # No industry stands near Glasgow, and none has left the map.
        (["glasgow--edinburgh"], False),
        # A link that could follow another, but York began both links of its one turn.
        (["york--hull", "york--leeds", "leeds--manchester"], False),
        (["york--hull", "york--leeds"], True),
    ],
)
def test_links_begin_where_their_owner_has_an_industry(lines: list[str], fits: bool) -> None:
    change = links_of("red", *lines)
    if fits:
        game.load(changed(SETTLED, change))
    else:
        reason = "red has links that began at none of its industries"
        assert refusal(SETTLED, change) == ("links", reason)


def test_a_link_outlives_the_industry_where_it_began() -> None:
    """One industry of red has left the map, or a text has left it out."""
    three = SETTLED.replace(", industry dover red", "")
    game.load(changed(three, links_of("red", "glasgow--edinburgh")))
    more = links_of("red", "glasgow--edinburgh", "manchester--lancaster", "manchester--stoke")
    assert refusal(three, more)[0] == "links"


def test_links_that_follow_each_other_need_fewer_turns() -> None:
    lines = ("reading--oxford", "reading--southampton", "reading--gloucester")
    game.load(changed("round 3", links_of("red", *lines)))


@pytest.mark.parametrize(
    ("text", "change", "where", "reason"),
    [
        (
            "pending town, card C36",
            lambda d: d["pending"].update(card="C01"),
            "pending.card",
            "no set-up card has been taken",
        ),
        # The card that leads to Oxford is still face up.
        (
            "round 3, cards C25 C07, aside C34 C35, " + OXFORD.replace("oxford", "london"),
            lambda d: (
                d["pending"].update(town="oxford"),
                d["industries"].__setitem__(0, industry("oxford", "red", 1)),
            ),
            "pending.town",
            "no card that leads to this town",
        ),
    ],
)
def test_a_card_that_has_not_come_up_is_refused(
    text: str, change: Callable[[Document], object], where: str, reason: str
) -> None:
    found = refusal(text, change)
    assert found[0] == where
    assert reason in found[1]
