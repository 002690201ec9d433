"""Puzzles: positions in which one action is clearly better than all others.

    from ironbridge.puzzles import shipped
    puzzle = shipped(game).puzzles[0]
    state = puzzle.state(game)      # who is asked: puzzle.seat; what is right: puzzle.answers

Those of the five games come with the package; `ironbridge puzzles make` makes them.
"""

from ironbridge.puzzles.deeds import Deed, Verdict, judged
from ironbridge.puzzles.puzzle import Collection, Puzzle, Source, load, save
from ironbridge.puzzles.store import shipped, shipped_file

__all__ = [
    "Collection",
    "Deed",
    "Puzzle",
    "Source",
    "Verdict",
    "judged",
    "load",
    "save",
    "shipped",
    "shipped_file",
]
