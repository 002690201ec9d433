"""A move: one small decision. Each game makes all its moves once and never again."""

from mypy_extensions import i64


class Move:
    """An interned move: two equal moves are the same object.

    `index` is its place in `game.moves`; `kind`, `a` and `b` mean what the game says;
    `text` is its notation.
    """

    def __init__(self, index: int, kind: int, a: int, b: int, text: str) -> None:
        self.index: i64 = index
        self.kind: i64 = kind
        self.a: i64 = a
        self.b: i64 = b
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"
