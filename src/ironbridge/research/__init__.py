"""Doors for training code: the games as environments of PettingZoo, Gymnasium and OpenSpiel.

`setting.py` says which game is played and how it is rewarded, `table.py` has the running game with
what a seat observes. The adapters stand on these two, each with an extra of its own;
docs/research.md describes them.
"""
