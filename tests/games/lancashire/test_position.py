"""The JSON form of a position: complete, and read again as the same position."""

from __future__ import annotations

from tests.games.lancashire.builders import game, play, position


def test_the_keys_of_the_document_and_no_other() -> None:
    document = game.start(3, 1).to_json()
    assert list(document) == [
        "game", "rules", "options", "seats", "era", "round", "order", "turn", "actions_left",
        "players", "tiles", "links", "markets", "distant_market", "deck", "aside", "chance",
        "pending",
    ]  # fmt: skip
    assert document["options"] == {
        "introductory": False,
        "virtual_link": False,
        "classic_deck": False,
        "community": False,
    }


def test_the_distant_market_tells_the_tiles_drawn_and_those_to_come() -> None:
    state = position("""
        red: hand bolton*2, money 30
        tile bolton_nw red cotton_mill 1
        tile liverpool_nw yellow port 1 flipped
        link bolton--manchester red
        link manchester--warrington_runcorn red
        link warrington_runcorn--wigan yellow
        link liverpool--wigan yellow
        distant drawn 2, pile 3 1
    """)
    play(state, "sell bolton_nw")
    assert state.to_json()["distant_market"] == {
        "marker": 5,
        "drawn": [2, 3],
        "pile": [1, 2, 2, 3, 3, 4],
    }


def test_a_loan_that_waits_for_its_card_is_kept_by_its_sum() -> None:
    state = position("red: hand bolton port")
    play(state, "loan 20")
    pending = state.to_json()["pending"]
    assert isinstance(pending, dict)
    assert (pending["action"], pending["loan"], pending["target"]) == ("loan", 20, None)
    again = game.load(state.to_json())
    play(again, "card port")
    assert again.to_json()["players"][0]["money"] == 50
