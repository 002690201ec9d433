"""The text form of a position: one reader and one writer for all games.

A game gives a table of its lines (`lines.py`) with the kinds of their values (`values.py`);
`form.py` reads and writes by it.
"""
