"""What is hidden from whom."""

from __future__ import annotations

from ironbridge.games.workshop.documents import PlayerViewJson
from ironbridge.games.workshop.table import WorkshopState
from tests.games.workshop.builders import game, position

TEXT = """
    pending bid
    red: money 11, tokens port
    blue: money 22, tokens heavy
    yellow: money 33
"""


def seen(state: WorkshopState, viewer: int | None, seat: int) -> PlayerViewJson:
    return state.view(viewer)["players"][seat]


def test_WW_SECRET_TOKENS() -> None:
    """Their owner sees them; the others see no more than how many there are."""
    state = position(TEXT)
    assert seen(state, 0, 0)["tokens"] == ["port"]
    for viewer in (None, 1, 2):
        assert seen(state, viewer, 0).get("tokens") is None
    other = position(TEXT.replace("port", "light"))
    for viewer in (None, 1, 2):
        assert seen(other, viewer, 0) == seen(state, viewer, 0)


def test_WW_SECRET_MONEY_open() -> None:
    state = position(TEXT)
    for viewer in (None, 0, 1, 2):
        assert [seen(state, viewer, seat)["money"] for seat in (0, 1, 2)] == [11, 22, 33]


def test_WW_SECRET_MONEY_hidden() -> None:
    state = position("seats 3, hidden_money\n" + TEXT)
    assert [seen(state, 1, seat)["money"] for seat in (0, 1, 2)] == [None, 22, None]
    assert [seen(state, None, seat)["money"] for seat in (0, 1, 2)] == [None, None, None]
    assert game.start(3, 0, {"hidden_money": True}).hidden_money


def test_WW_SECRET_PILES() -> None:
    """Two starts that differ in nothing but the piles look the same."""
    text = "round 8\ncards C07 C08 C09\n"
    text += "red: tokens port\nblue: tokens port\nyellow: tokens port\ndemand craft*3\n"
    first = position(text + "deck C10 C11 C12\naside C13 C14\nstock heavy light\n")
    second = position(text + "deck C14 C13 C12\naside C11 C10\nstock light heavy\n")
    assert first.to_json()["deck"] != second.to_json()["deck"]
    for viewer in (None, 0, 1, 2):
        assert first.view(viewer) == second.view(viewer)
