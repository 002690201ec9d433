"""The course of a round: what comes at its start, and what is cleared away at its end."""

from ironbridge.games.spyrium.board import SLOT_IDS
from ironbridge.games.spyrium.documents import PositionJson
from ironbridge.games.spyrium.table import SpyriumState
from tests.games.spyrium.builders import game, legal, play, position, random_game
from tests.games.spyrium.reading import active, cards, money, player, whole

ALONE = "yellow: passed\n"


def next_round(text: str) -> SpyriumState:
    """Red passes last, and another round begins."""
    state = position(f"{ALONE}red: activation\n{text}")
    play(state, "pass")
    return state


def rounds(seats: int, seed: int) -> list[PositionJson]:
    """The first position of each round of a random game."""
    found: list[PositionJson] = []
    for state in random_game(seats, seed):
        if not state.over and state.round > len(found):
            found.append(whole(state))
    return found


def test_SP_ROUND_SIX() -> None:
    for document in rounds(3, 4):
        left = {period: len(deck) for period, deck in document["decks"].items()}
        period = "AAABBC"[document["round"] - 1]
        for place in document["market"]:
            face = next(card for card in game.data.cards if card.id == place["card"])
            assert face.period == period
        assert (
            left
            == [
                {"A": 21, "B": 20, "C": 9},
                {"A": 12, "B": 20, "C": 9},
                {"A": 3, "B": 20, "C": 9},
                {"A": 3, "B": 11, "C": 9},
                {"A": 3, "B": 2, "C": 9},
                {"A": 3, "B": 2, "C": 0},
            ][document["round"] - 1]
        )
    assert len(rounds(3, 4)) == 6


def test_SP_ROUND_UNUSED_CARDS() -> None:
    last = rounds(2, 1)[-1]
    assert (len(last["decks"]["A"]), len(last["decks"]["B"])) == (3, 2)


def test_SP_ROUND_INCOME() -> None:
    for space, income in enumerate((2, 3, 4, 5, 7)):
        state = next_round(f"round 2\nred: money 1, residence {space}\nyellow: money 0")
        assert money(state, 0) == 1 + income
        assert money(state, 1) == 2


def test_SP_ROUND_EVENT() -> None:
    state = next_round("round 2\nevent event_recruit\nnext event_token_gain 3")
    events = whole(state)["events"]
    assert (events["current"], events["token"]) == ("event_token_gain", 3)
    assert events["past"][-1] == "event_recruit"
    assert events["next"] not in (None, "event_recruit", "event_token_gain")


def test_SP_ROUND_EVENT_that_is_next_cannot_be_used_yet() -> None:
    """The one in force has a single effect, the next one has two."""
    state = position("event event_residence\nnext event_buy_vp\nred: money 20, spyrium 3")
    assert {move for move in legal(state) if move.startswith("event")} == {"event 1"}


def test_SP_ROUND_MARKET() -> None:
    state = next_round("round 2\nmarket a1 bld_mine_1_A")
    market = whole(state)["market"]
    assert [place["slot"] for place in market] == list(SLOT_IDS)
    assert all(place["card"] for place in market)


def test_SP_ROUND_WORKERS_ACTIVE() -> None:
    state = next_round("round 2\nred: workers 5, active 1\nyellow: workers 4, active 0")
    assert active(state, 0) == 5
    assert active(state, 1) == 4
    assert whole(state)["workers"] == []


def test_SP_ROUND_PHASE_ONE() -> None:
    state = next_round("round 2\nred: event_used")
    for seat in (0, 1):
        found = player(state, seat)
        assert not found["activation"]
        assert not found["passed"]
        assert not found["event_used"]


def test_SP_ROUND_END() -> None:
    state = position("round 2\nred: activation\nyellow: activation")
    play(state, "pass")
    assert whole(state)["round"] == 2
    play(state, "pass")
    assert whole(state)["round"] == 3


def test_SP_ROUND_MARKET_GONE() -> None:
    state = next_round(
        "round 2\nmarket b2 bld_townhouse_A\nmarket a1 char_miner_A 1\nevent event_token_gain 2\n"
        "next event_recruit\ndeck A bld_mine_1_A*3 bld_workshop_1_A*3 bld_housing_1_A*2 "
        "bld_residence_A"
    )
    document = whole(state)
    assert "bld_townhouse_A" not in [place["card"] for place in document["market"]]
    assert "char_miner_A" not in [place["card"] for place in document["market"]]
    assert document["tokens"]["discard"] == [1, 2]
    assert "event_token_gain" in document["events"]["past"]


def test_SP_ROUND_STRAIGHTEN() -> None:
    state = next_round("round 2\nred: tilted bld_mine_1_A tech_lobbying, buildings bld_residence_A")
    assert set(cards(state)) == {"bld_mine_1_A", "bld_residence_A", "tech_lobbying"}


def test_SP_ROUND_NEXT_FIRST_PLAYER() -> None:
    state = position(
        "seats 3\nfirst white\nturn red\nround 2\nyellow: passed\nwhite: passed\nred: activation"
    )
    play(state, "pass")
    assert (whole(state)["first"], whole(state)["turn"]) == (0, 0)
    assert [document["first"] for document in rounds(3, 9)] == [
        (rounds(3, 9)[0]["first"] + number) % 3 for number in range(6)
    ]
