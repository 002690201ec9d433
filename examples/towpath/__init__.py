"""Towpath, a game made for the page "Add a game" of the documentation."""
