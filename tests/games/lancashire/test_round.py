"""Rounds and the end of the game: what Lancashire alone has. tests/games/brass has the rest."""

from pathlib import Path

from ironbridge.games.lancashire import component_reader
from ironbridge.games.lancashire.game import Lancashire
from tests.games.lancashire.builders import allowed, game, legal, play, position, refused
from tests.games.reading import course, points, tiles


def actions_and_rounds(seats: int) -> tuple[int, int]:
    """Everybody builds with a double action, which counts twice, or passes."""
    state = game.start(seats=seats, seed=1)
    actions = doubles = 0
    rounds = set()
    while not state.over:
        if state.question().key == "ask-action":
            rounds.add(course(state)[:2])
            double = next((move for move in sorted(legal(state)) if move.startswith("double")), "")
            actions += 2 if double else 1
            doubles += bool(double)
            play(state, double or "pass")
        else:
            state.play(state.legal()[0])
    assert doubles > 5
    return actions, len(rounds)


def test_BL_ROUND_ACTIONS_TOTAL() -> None:
    assert actions_and_rounds(2) == (78, 2 * 10)
    assert actions_and_rounds(3) == (105, 2 * 9)
    assert actions_and_rounds(4) == (124, 2 * 8)


def test_BL_ROUND_SHORTFALL_ZERO_TILES(tmp_path: Path) -> None:
    # No tile of the game is worth so little: here Port I costs £1.
    text = Path(component_reader.__file__).with_name("board.toml").read_text(encoding="utf-8")
    port = "1 = { count = 2, cost = 6,"
    assert text.count(port) == 1
    path = tmp_path / "cheap.toml"
    path.write_text(text.replace(port, "1 = { count = 2, cost = 1,"), encoding="utf-8")
    game = Lancashire(path)
    two_tiles = """
        turn yellow, actions 1
        red: money 0, income 4, vp 10, hand manchester*2
        yellow: hand liverpool*2
        tile preston_s red port 1 flipped
        tile wigan_n red coal_mine 1
    """
    state = game.position(two_tiles)
    play(state, "pass")  # £6 are missing; the mine is worth £2, the port nothing
    play(state, "remove wigan_n")
    assert set(tiles(state)) == {"preston_s"}
    assert points(state, "red") == 10 - 4
    # Worthless tiles alone are not even asked for.
    state = game.position(two_tiles.replace("tile wigan_n red coal_mine 1", ""))
    play(state, "pass")
    assert set(tiles(state)) == {"preston_s"}
    assert points(state, "red") == 10 - 6
    assert course(state)[:2] == ("canal", 3)


def test_BL_ROUND_SHORTFALL_PORT_GONE() -> None:
    text = """
        turn yellow, actions 1
        red: money 0, income 8, hand manchester*2
        yellow: money 30, hand preston*3, next cotton_mill 2
        tile preston_s red port 1
        tile wigan_n red coal_mine 1 flipped
        tile preston_nw yellow cotton_mill 1
    """
    state = position(text)
    play(state, "pass", "remove wigan_n", "pass", "pass")
    allowed(state, "sell preston_nw")
    allowed(state, "build cotton_mill preston_nw")  # the next level, with coal bought
    state = position(text)
    play(state, "pass", "remove preston_s", "pass", "pass")
    assert refused(state, "sell preston_nw") == "BL-SELL-SOMEWHERE"
    assert refused(state, "build cotton_mill preston_nw") == "BL-BUILD-COAL-IRON"


def test_BL_VICTORY_INCOME_WORTHLESS() -> None:
    state = position("""
        seats 3
        era rail, round 9
        order yellow white red
        turn red, actions 1
        red: vp 7, income 60, money 0, hand port
        yellow: vp 7, income 3, money 0
        white: money 0
    """)
    play(state, "pass")
    assert state.result().scores == [7, 7, 0]


def test_BL_INTRO_MONEY_ONCE() -> None:
    state = position("""
        seats 3, introductory
        era canal, round 9
        order yellow white red
        turn red, actions 1
        red: money 40, hand port
        yellow: money 11
        white: money 100
    """)
    play(state, "pass")
    assert state.result().scores == [10, 2, 15]  # not 14, 3 and 25
