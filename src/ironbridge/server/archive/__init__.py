"""Finished public games: what is kept of each to be found again, search, results, download."""
