"""Tournaments of a club: round robin and Swiss."""
