"""The reasons that all games of the family give alike, and what their checkers see (`board.py`).

A game chains these checks with its own. Clauses are cited without the prefix of a rulebook.
"""
