"""The things that every board.toml has. A game's own pieces.py adds what only it has."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Provenance:
    """Where a section of the file comes from; `status` says how sure it is ("certain", ...)."""

    section: str
    status: str
    en: str
    fr: str
