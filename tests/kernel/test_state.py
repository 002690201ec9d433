"""What every game gets from the kernel: legal, play, refusal with the rule, digest, events."""

import pytest

from ironbridge.kernel.chance import seeded
from ironbridge.kernel.errors import IllegalMove, SetupError, UnknownMove
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Phrase
from tests.kernel.toy import Heap, Stones

GAME = Stones()


def bids_in(*bids: int) -> Heap:
    state = GAME.start(seats=len(bids), seed=7)
    for seat, bid in enumerate(bids):
        state.play(GAME.parse(f"bid {bid}"), seat)
    return state


def test_every_seat_may_decide_in_any_order() -> None:
    state = GAME.start(seats=3)
    seen = [state.deciders]
    for move, seat in (("bid 2", 1), ("bid 1", None)):
        state.play(GAME.parse(move), seat)
        seen.append(state.deciders)
    assert seen == [(0, 1, 2), (0, 2), (2,)]
    assert state.legal(0) == []


def test_legal_is_kept_per_seat_until_the_next_move() -> None:
    state = GAME.start(seats=2)
    first = state.legal(0)
    assert state.legal(0) is first
    assert state.legal() is first, "no seat means the first decider"
    state.play(first[0], 0)
    assert state.legal(0) == []
    assert state.legal(1) == first


def test_choices_are_the_legal_moves_by_their_numbers() -> None:
    state = bids_in(1, 3)
    for seat in range(2):
        found = state.choices(seat)
        assert [found.move(n) for n in range(int(found.count))] == state.legal(seat)
    assert [int(n) for n in found.numbers][: int(found.count)] == [
        int(move.index) for move in state.legal()
    ]


def test_an_illegal_move_changes_nothing_and_names_the_rule() -> None:
    state = bids_in(1, 3)
    before = state.digest()
    with pytest.raises(IllegalMove) as caught:
        state.play(GAME.parse("bid 1"))
    assert str(caught.value) == "bid 1: The bids are already in. [TOY-BID]"
    assert caught.value.rule == "TOY-BID"
    assert state.digest() == before


def test_another_seat_is_refused() -> None:
    state = bids_in(1, 3)
    with pytest.raises(IllegalMove, match=r"It is not for Brick to decide now\. \[TOY-TURN\]"):
        state.play(GAME.parse("take 1"), 0)


def test_a_move_of_another_game_is_refused() -> None:
    stranger = Move(3, 1, 1, 0, "take 1")
    state = bids_in(1, 3)
    with pytest.raises(UnknownMove, match=r"not a move of this game; take moves from game\.moves"):
        state.play(stranger)
    with pytest.raises(UnknownMove):
        state.why_not(stranger)


def test_generator_and_checker_agree_in_a_whole_game() -> None:
    state = GAME.start(seats=3, seed=5)
    chance = seeded(1)
    while not state.over:
        for seat in range(3):
            legal = state.legal(seat)
            allowed = [move for move in GAME.moves if state.why_not(move, seat) is None]
            assert legal == allowed
        state.play(state.legal()[chance.below(len(state.legal()))])
    assert state.deciders == ()
    assert state.decider() == -1
    assert state.legal() == []
    assert state.result().final


def test_copies_go_their_own_way() -> None:
    state = bids_in(1, 3)
    branch = state.copy()
    assert branch.digest() == state.digest()
    branch.play(GAME.parse("take 2"))
    assert branch.digest() != state.digest()


def test_the_digest_is_pinned() -> None:
    position = {"heap": 4, "lowest": False, "bids": [1, 3], "points": [0, 2], "turn": 0}
    assert GAME.load(position).digest() == "6abc8d968712df83"
    reordered = dict(reversed(position.items()))
    assert GAME.load(reordered).digest() == "6abc8d968712df83"


def test_the_journal_is_kept_only_when_asked_for() -> None:
    silent = bids_in(1, 3)
    assert silent.journal is None
    state = GAME.start(seats=3, seed=7)
    state.journal = []
    for move in ("bid 1", "bid 3", "bid 2", "take 2"):
        state.play(GAME.parse(move))
    bids, took = state.journal
    assert bids.seat == -1
    assert bids.phrase == Phrase(
        "event-bids", {"starter": "seat-1", "others": ["seat-0", "seat-2"]}
    )
    assert took.to_json() == {
        "seat": 1,
        "key": "event-took",
        "args": {"seat": "seat-1", "stones": 2},
    }
    french = GAME.words("fr")
    names = {"seat-1": "Alice"}
    assert french.say(took.phrase, names) == "Alice prend 2."
    said = french.say(bids.phrase, names)
    assert said == "Les mises sont faites ; Alice commence, avant Brique et Ambre."


def test_sealed_choices_stay_hidden() -> None:
    one, other = (GAME.start(seats=2) for _ in range(2))
    one.play(GAME.parse("bid 1"), 0)
    other.play(GAME.parse("bid 3"), 0)
    assert one.view(1) == {**other.view(1), "bids": [0, 0]}
    assert one.view(None) == other.view(None)
    assert one.view(0) != other.view(0)
    guesses = {tuple(one.determinize(1, seeded(seed)).bids) for seed in range(20)}
    assert guesses == {(1, 0), (2, 0), (3, 0)}


def test_a_decision_is_sealed_while_several_decide() -> None:
    state = GAME.start(seats=2)
    assert state.sealed
    state.play(GAME.parse("bid 1"), 0)
    state.play(GAME.parse("bid 3"), 1)
    assert not state.sealed


def test_notation_is_read_with_any_spaces() -> None:
    for move in GAME.moves:
        assert GAME.parse(str(move)) is move
        assert GAME.moves[move.index] is move
    assert GAME.parse("  take   2 ").text == "take 2"


@pytest.mark.parametrize("text", ["", "take", "take 3", "Take 2"])
def test_unknown_notation(text: str) -> None:
    with pytest.raises(UnknownMove, match="is not a move of stones"):
        GAME.parse(text)


def test_seats() -> None:
    assert GAME.start().seats == 3
    with pytest.raises(SetupError, match="stones is for 2, 3 seats, not 4"):
        GAME.start(seats=4)


def test_phrases_are_values() -> None:
    phrase = Phrase("why-heap", {"heap": 1})
    assert phrase == Phrase("why-heap", {"heap": 1})
    assert phrase != Phrase("why-heap", {"heap": 2})
    assert len({phrase, Phrase("why-heap", {"heap": 1})}) == 1
    assert phrase.to_json() == {"key": "why-heap", "args": {"heap": 1}}
