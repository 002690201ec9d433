"""Strict reading of what the documents of all games' positions have in common."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from ironbridge.kernel.chance import WORD, Chance
from ironbridge.kernel.game import Game
from ironbridge.kernel.strict_reader import Fields, show

SOURCE: Final = "position"
"""What errors call the document they are about."""
MOST: Final = 10**9
"""Sums of money and points are read up to here: far more than any game comes to, so that what
is played from a position that was read is read again."""
ROUNDS: Final = 99
CHANCE_WORDS: Final = 4


def check_edition(game: Game, fields: Fields) -> None:
    """The document is of this game and of this version of its rules."""
    fields.choice("game", [game.name])
    rules = fields.text("rules")
    if rules != game.version:
        reason = f"written by version {rules!r} of the rules; this is version {game.version!r}"
        raise fields.error("rules", reason)


def options(game: Game, fields: Fields) -> dict[str, bool]:
    """Every option of the game, each true or false."""
    table = fields.table("options")
    found = {option.name: table.boolean(option.name) for option in game.options}
    table.end()
    return found


def seats(game: Game, fields: Fields) -> int:
    count = fields.integer("seats", min(game.seat_counts), max(game.seat_counts))
    if count not in game.seat_counts:
        raise fields.error("seats", f"expected one of {game.seat_counts}, found {count}")
    return count


def chance(fields: Fields) -> Chance:
    words = fields.integers("chance", 0, WORD)
    if len(words) != CHANCE_WORDS:
        raise fields.error("chance", f"expected {CHANCE_WORDS} numbers, found {len(words)}")
    return Chance(words[0], words[1], words[2], words[3])


def order(fields: Fields, count: int) -> list[int]:
    """The seats as they play this round; that each is there once is an invariant."""
    found = fields.integers("order", 0, count - 1)
    if len(found) != count:
        raise fields.error("order", f"expected {count} seats, found {len(found)}")
    return found


def players(fields: Fields, count: int) -> list[Fields]:
    found = fields.tables("players")
    if len(found) != count:
        raise fields.error("players", f"expected {count} players, found {len(found)}")
    return found


# Ids become places in a list of ids; a wrong one is refused with the nearest --------------------


def index(fields: Fields, key: str, ids: list[str], what: str) -> int:
    return place_of(fields, key, ids, what, fields.text(key))


def indices(fields: Fields, key: str, ids: list[str], what: str) -> list[int]:
    """The places of a list of ids."""
    return [
        place_of(fields, f"{key}[{i}]", ids, what, name) for i, name in enumerate(fields.texts(key))
    ]


def optional_index(fields: Fields, key: str, ids: list[str], what: str) -> int:
    """-1 for null."""
    value = fields.take(key)
    if value is None:
        return -1
    if not isinstance(value, str):
        raise fields.error(key, f"expected the id of a {what} or null, found {show(value)}")
    return place_of(fields, key, ids, what, value)


def place_of(fields: Fields, key: str, ids: list[str], what: str, name: str) -> int:
    if name in ids:
        return ids.index(name)
    close = get_close_matches(name, ids, 1)
    hint = f"; did you mean {close[0]!r}?" if close else ""
    raise fields.error(key, f"there is no {what} {name!r}{hint}")
