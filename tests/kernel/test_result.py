"""Places: ties broken in order, and shared when nothing breaks them."""

from ironbridge.kernel.result import Result


def result(*ranks: tuple[int, ...]) -> Result:
    return Result([rank[0] for rank in ranks], [rank[1:] for rank in ranks], True)


def test_most_points_win() -> None:
    standing = result((90, 0), (120, 0), (-5, 0))
    assert standing.places == [2, 1, 3]
    assert standing.winners == [1]


def test_the_first_tie_break_decides() -> None:
    standing = result((90, 10, 50), (90, 12, 0), (90, 10, 60))
    assert standing.places == [3, 1, 2]


def test_shared_victory_leaves_the_next_place_empty() -> None:
    standing = result((90, 1), (80, 9), (90, 1), (80, 9))
    assert standing.places == [1, 3, 1, 3]
    assert standing.winners == [0, 2]


def test_all_equal() -> None:
    assert result((0,), (0,), (0,)).winners == [0, 1, 2]


def test_json_says_everything() -> None:
    assert result((7, 2), (7, 3)).to_json() == {
        "final": True,
        "scores": [7, 7],
        "ties": [[2], [3]],
        "places": [2, 1],
        "winners": [1],
    }


def test_repr_says_whether_it_is_final() -> None:
    assert "final" in repr(Result([1], [()], True))
    assert "so far" in repr(Result([1], [()], False))
