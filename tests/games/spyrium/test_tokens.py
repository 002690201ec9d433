"""Numbered tokens: where they are laid, who takes them, and how they come back."""

from ironbridge.games.spyrium.board import VALUES
from tests.games.spyrium.builders import allowed, game, play, position, random_game, refused
from tests.games.spyrium.reading import (
    asked,
    discarded_tokens,
    events,
    money,
    points,
    tokens_on,
    whole,
)

PASSED = "yellow: passed\nred: activation\n"


def test_SP_ROUND_TOKEN_ORDER() -> None:
    state = position(
        PASSED
        + """
        round 4
        next event_recruit
        future event_token_gain event_buy_vp
        deck B bld_mine_3_B char_bureaucrat_B bld_university_2_B
        stock 3 1 2 1
    """
    )
    play(state, "pass")
    assert whole(state)["events"]["next_token"] == 3
    assert [tokens_on(state, slot) for slot in ("a1", "a2", "a3")] == [[1], [2], [1]]


def test_SP_TOKEN_BUILDINGS() -> None:
    state = position(PASSED + "round 4\ndeck B bld_mine_3_B")
    play(state, "pass")
    assert len(tokens_on(state, "a1")) == 1
    built = position("""
        yellow: passed
        red: money 9, activation
        market a1 bld_university_1_A 2
        worker a1-a2 red
    """)
    play(built, "activate a1-a2 a1")
    assert (points(built), discarded_tokens(built)) == (2, [2])


def test_SP_TOKEN_CHARACTERS() -> None:
    with_tokens = {"miner", "bureaucrat", "banker", "financier", "architect"}
    for seats in game.seat_counts:
        for seed in range(10):
            for entry in game.start(seats, seed).to_json()["market"]:
                card = entry["card"] or ""
                kind = card.split("_")[1]
                if card.startswith("char"):
                    assert len(entry["tokens"]) == (seats - 1 if kind in with_tokens else 0)


def test_SP_TOKEN_EVENT() -> None:
    state = position("""
        round 4
        yellow: money 0, activation
        red: money 0, activation
        event event_buy_vp
        next event_token_gain 3
    """)
    play(state, "pass", "pass")
    assert whole(state)["events"]["token"] == 3
    before = [money(state, seat) for seat in range(2)]
    play(state, "event 1", "event 1")  # both take the same
    assert [money(state, seat) for seat in range(2)] == [pounds + 3 for pounds in before]
    assert whole(state)["events"]["token"] == 3
    play(state, "activation", "pass", "activation", "pass")
    assert whole(state)["events"]["token"] == 0
    assert 3 in discarded_tokens(state)


def test_SP_TOKEN_EVENT_without_its_token_brings_nothing() -> None:
    state = position("event event_token_gain")
    assert refused(state, "event 1") == "SP-TOKEN-EVENT"
    allowed(position("event event_token_gain 2"), "event 1")


def test_SP_TOKEN_DISCARD() -> None:
    state = position("""
        yellow: passed
        red: money 9, activation
        market a1 char_miner_A 2
        market c3 bld_university_1_A 3
        worker a1-a2 red
    """)
    play(state, "activate a1-a2 a1")
    assert discarded_tokens(state) == [2]
    play(state, "pass")
    assert discarded_tokens(state) == [2, 3]


def test_SP_TOKEN_RESHUFFLE() -> None:
    state = position("""
        round 4
        yellow: passed
        red: activation
        next event_recruit
        deck B bld_mine_3_B bld_mine_3_B
        discard 1*8 2*8 3*7
        stock 3
    """)
    play(state, "pass")
    assert tokens_on(state, "a1") == [3]
    assert events(state).count("event-reshuffle") == 1
    assert discarded_tokens(state) == []
    assert len(tokens_on(state, "a2")) == 1


def test_SP_TOKEN_RESHUFFLE_none_left() -> None:
    state = position("""
        round 4
        yellow: passed
        red: activation
        next event_recruit
        deck B bld_mine_3_B
    """)
    for value in range(1, VALUES):  # as if tokens had been lost
        state.discarded[value] = 0
    state.stock_at = len(state.stock)
    play(state, "pass")
    assert tokens_on(state, "a1") == []


def test_a_building_without_its_token_brings_nothing_but_itself() -> None:
    state = position("""
        yellow: passed
        red: money 9, activation, techniques tech_commerce
        market a1 bld_university_1_A
        worker a1-a2 red
    """)
    play(state, "activate a1-a2 a1")
    assert (asked(state), points(state)) == ("action", 0)


def test_random_games_shuffle_the_tokens_again() -> None:
    *_, state = random_game(5, 1, journal=True)
    assert "event-reshuffle" in events(state)
