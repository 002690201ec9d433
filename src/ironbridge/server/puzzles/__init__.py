"""Puzzles in the browser: positions that never change, looked at like tables."""
