"""What a seat may know: everything on the table, nothing of piles and other hands, and of a sealed
choice only that it has been made."""

from __future__ import annotations

import json

import msgspec
import pytest

from ironbridge.games.workshop.board import PHASE_NAMES
from ironbridge.games.workshop.table import WorkshopState
from ironbridge.kernel.chance import seeded
from tests.games.workshop.builders import game, play, position, random_game, sample
from tests.games.workshop.reading import player, seen, whole

SECRET = {"chance", "deck", "set_aside", "stock"}
OWN = {"tokens", "offered", "choice"}
VIEWERS = (None, 0, 1, 2)
LOOKED_AT = 9
"""One position out of this many of a random game is looked at."""


def keys(value: object) -> set[str]:
    """Every key of a view, at any depth."""
    if isinstance(value, dict):
        return set(value) | {key for item in value.values() for key in keys(item)}
    if isinstance(value, list):
        return {key for item in value for key in keys(item)}
    return set()


def test_a_view_names_no_pile_and_only_ones_own_hand() -> None:
    for state in random_game(3, 4, busy=True):
        for viewer in VIEWERS:
            assert not keys(state.view(viewer)) & SECRET
            for seat in range(3):
                secrets = set(seen(state, viewer, seat)) & OWN
                assert secrets == (OWN if seat == viewer else set())


def test_only_deciders_are_offered_moves() -> None:
    state = position("pending bid")
    play(state, "bid 3", seat=1)
    for seat in range(3):
        assert ("legal" in state.view(seat)) == (seat != 1)
    assert "legal" not in state.view(None)


# Sealed choices -------------------------------------------------------------------------------


def after(text: str, *moves: str, seat: int) -> WorkshopState:
    state = position(text)
    play(state, *moves, seat=seat)
    return state


@pytest.mark.parametrize(
    ("text", "one", "other"),
    [
        ("pending bid", ["bid 0"], ["bid 50"]),
        ("seats 5, pending bid", ["bid 0"], ["bid 9"]),
        ("pending demand\nblue: tokens port craft", ["demand port"], ["demand craft"]),
        ("pending demand, round 9\nblue: tokens port", ["keep"], ["demand port"]),
        (
            "seats 2, pending demand\nblue: tokens port*2 craft light",
            ["demand port port"],
            ["demand light craft"],
        ),
        ("seats 2, pending bid, round 1", ["offer blue"], ["offer green"]),
        ("seats 2, pending bid", ["offer blue", "bid 3"], ["offer green", "bid 0"]),
    ],
)
def test_nobody_else_sees_what_was_chosen(text: str, one: list[str], other: list[str]) -> None:
    first, second = after(text, *one, seat=1), after(text, *other, seat=1)
    assert first.digest() != second.digest()
    for viewer in [None, *range(first.seats)]:
        same = first.view(viewer) == second.view(viewer)
        assert same == (viewer != 1)


def test_all_see_who_has_chosen() -> None:
    state = after("pending bid", "bid 3", seat=1)
    for viewer in VIEWERS:
        assert [seen(state, viewer, seat)["chosen"] for seat in range(3)] == [False, True, False]
        assert state.view(viewer)["deciders"] == [0, 2]
    assert seen(state, 1, 1)["choice"] == "bid 3"
    play(state, "bid 5", seat=2)
    play(state, "bid 0", seat=0)
    for viewer in VIEWERS:
        assert [seen(state, viewer, seat)["last_bid"] for seat in range(3)] == [0, 3, 5]
        assert not any(seen(state, viewer, seat)["chosen"] for seat in range(3))


def test_a_colour_offered_is_no_choice_yet() -> None:
    before = position("seats 2, pending bid")
    state = after("seats 2, pending bid", "offer green", seat=1)
    assert state.view(None) == before.view(None)
    assert state.view(0) == before.view(0)
    assert seen(state, 1, 1)["offered"] == "green"


# Hidden money ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["pending bid", "turn blue", "industry leeds red, pending link, town leeds"]
)
def test_hidden_money_changes_no_view_of_the_others(text: str) -> None:
    rich = position(f"seats 3, hidden_money, {text}\nred: money 40")
    richer = position(f"seats 3, hidden_money, {text}\nred: money 41")
    for viewer in (None, 1, 2):
        assert rich.view(viewer) == richer.view(viewer)
        assert rich.view(viewer)["result"] is None
    assert rich.view(0) != richer.view(0)


def test_hidden_money_is_counted_at_the_end() -> None:
    state = position("seats 3, hidden_money, pending over\nred: money 90")
    assert [seen(state, None, seat)["money"] for seat in range(3)] == [90, 50, 50]
    assert state.view(1)["result"] == state.result().to_json()


# Positions nobody can tell from the true one --------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_determinized_position_looks_the_same(seats: int) -> None:
    chance = seeded(7)
    for number, state in enumerate(random_game(seats, 3, options={"hidden_money": seats == 3})):
        if number % LOOKED_AT:
            continue
        for seat in range(seats):
            twin = state.determinize(seat, chance)
            game.check(twin)
            assert json.dumps(twin.view(seat)) == json.dumps(state.view(seat))
            assert twin.view(None) == state.view(None)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("hidden_money", [False, True])
def test_what_is_drawn_anew_follows_from_the_view(seats: int, hidden_money: bool) -> None:
    """Two positions that look the same to a seat become the same position: whatever the others
    have sealed or offered, and whatever lies in their hands and in the piles."""
    options: dict[str, object] = {"hidden_money": hidden_money}
    compared = 0
    for number, state in enumerate(random_game(seats, 12, options=options)):
        if number % (4 if state.sealed else 3 * LOOKED_AT):
            continue
        for seat in range(seats):
            looks = [state, state.determinize(seat, seeded(number)), *chosen_by_others(state, seat)]
            same = [twin for twin in looks if twin.view(seat) == state.view(seat)]
            chosen = [twin for twin in looks if twin.view(seat) == looks[-1].view(seat)]
            for group in (same, chosen):
                drawn = [twin.determinize(seat, seeded(7)).to_json() for twin in group]
                assert all(each == drawn[0] for each in drawn)
                compared += len(drawn) - 1
    assert compared > 50


def chosen_by_others(state: WorkshopState, seat: int) -> list[WorkshopState]:
    """What the position would be had another seat made its first or its last sealed choice."""
    found = []
    for p in state.deciders if state.sealed else ():
        answers = [move for move in state.legal(p) if move.text != "recover"]
        for move in answers[:1] + answers[-1:] if p != seat else []:
            twin = state.copy()
            twin.play(move, p)
            found.append(twin)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_the_others_sealed_can_be_taken_back(seats: int) -> None:
    """As if the seat were asked first: all others are asked with it, whatever they have chosen."""
    compared = 0
    for state in random_game(seats, 12):
        if not state.sealed:
            assert state.as_if_first(0) is state
            continue
        for seat in state.deciders:
            first = state.as_if_first(seat)
            game.check(first)
            assert first.deciders == tuple(range(seats))
            assert first.legal(seat) == state.legal(seat)
            for chosen in chosen_by_others(state, seat):
                assert chosen.as_if_first(seat).to_json() == first.to_json()
                compared += 1
    assert compared > 50


def test_ones_own_sealed_choice_is_not_taken_back() -> None:
    state = position("seats 4, pending bid\nred: choice bid 20\nblue: choice bid 7")
    first = state.as_if_first(0)
    assert [player(first, seat)["choice"] for seat in range(4)] == ["bid 20", None, None, None]
    assert first.deciders == (1, 2, 3)
    assert player(state, 1)["choice"] == "bid 7"


def test_a_bid_as_in_the_last_auction() -> None:
    state = position("round 2, pending bid\nred: last_bid 4, money 9\nblue: last_bid 4, money 3")
    found = [state.as_last_time(seat) for seat in range(3)]
    assert [move and move.text for move in found] == ["bid 4", None, "bid 0"]
    assert game.start(3, 1).as_last_time(0) is None


def test_an_offer_is_not_told_before_its_bid() -> None:
    before = position("seats 2, pending bid")
    for colour in ("blue", "green"):
        state = after("seats 2, pending bid", f"offer {colour}", seat=1)
        assert (
            state.determinize(0, seeded(5)).to_json() == before.determinize(0, seeded(5)).to_json()
        )
        assert player(state.determinize(1, seeded(5)), 1)["offered"] == colour


def test_piles_tokens_and_choices_are_drawn_anew() -> None:
    state = position("seats 4, pending bid\nred: choice bid 20\nblue: choice bid 7")
    twins = [state.determinize(0, seeded(seed)) for seed in range(30)]
    assert {player(twin, 0)["choice"] for twin in twins} == {"bid 20"}
    assert len({player(twin, 1)["choice"] for twin in twins}) > 5
    assert {tuple(player(twin, 0)["tokens"]) for twin in twins} == {tuple(player(state)["tokens"])}
    assert len({tuple(player(twin, 2)["tokens"]) for twin in twins}) == 5
    for pile in ("deck", "set_aside", "stock", "chance"):
        assert len({tuple(whole(twin)[pile]) for twin in twins}) > 25


def test_set_up_cards_are_known_to_come_first() -> None:
    state = game.start(4, 3)
    early = {f"C0{number}" for number in range(1, 7)}
    for seed in range(5):
        twin = state.determinize(2, seeded(seed))
        assert set(whole(twin)["deck"][:6]) == early


def test_a_choice_drawn_anew_can_be_opened() -> None:
    state = position("seats 2, pending demand\nblue: tokens port*2 craft light")
    play(state, "demand port port", seat=1)
    for seed in range(20):
        twin = state.determinize(0, seeded(seed))
        twin.play(twin.legal(0)[0], 0)
        game.check(twin)
        assert sum(whole(twin)["demand"].values()) == 4


# Questions ------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", range(len(PHASE_NAMES)), ids=PHASE_NAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_question_has_its_words(phase: int, language: str) -> None:
    state = sample(phase)
    words = game.words(language)
    for seat in range(state.seats):
        phrase = state.question(seat)
        assert words.say(phrase) != phrase.key


@pytest.mark.parametrize(
    ("text", "key", "args"),
    [
        ("pending demand", "ask-demand", {"tokens": 1}),
        ("seats 2, pending demand", "ask-demand", {"tokens": 2}),
        ("pending demand, round 9", "ask-demand-more", {"tokens": 1}),
        ("pending bid", "ask-bid", {"money": 50}),
        ("seats 2, pending bid", "ask-offer", {}),
        ("seats 2, pending bid\nred: offered red", "ask-bid", {"money": 100}),
        ("", "ask-card", {}),
        ("pending town, card C36", "ask-town", {"value": 3}),
        (
            "industry dover red, industry dover blue, pending remove, card C30, town dover",
            "ask-remove",
            {"town": "town-dover"},
        ),
        (
            "industry dover red, pending link, town dover",
            "ask-link",
            {"town": "town-dover", "money": 3},
        ),
        (
            "era rail, industry oxford red, link reading--oxford red, "
            "pending link, town oxford, reached reading",
            "ask-link-second",
            {"town": "town-oxford", "other": "town-reading", "money": 2},
        ),
        ("turn blue", "ask-wait", {"seats": ["seat-1"]}),
        ("pending over", "ask-over", {}),
    ],
)
def test_what_red_is_asked(text: str, key: str, args: dict[str, object]) -> None:
    question = position(text).question(0)
    assert (question.key, question.args) == (key, args)


# The types of the documents -------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("hidden", [False, True])
def test_documents_are_of_their_types(seats: int, hidden: bool) -> None:
    types = game.documents()
    for state in random_game(seats, 6, options={"hidden_money": hidden}):
        whole = state.to_json()
        assert msgspec.convert(whole, types.position) == whole
        for seat in (None, 0):
            view = state.view(seat)
            assert msgspec.convert(view, types.view) == view
