"""The strict reading of Spyrium's board.toml, or of an edited copy of it: one function for each
section.

It happens once, when a game is made. An error is always a FormatError that names the file, the key
and what was expected, for a person who edits the file.
"""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Final, cast, get_args

from ironbridge.games.spyrium.board import MOST_EFFECTS
from ironbridge.games.spyrium.components import (
    GAME,
    Ability,
    Building,
    Character,
    Components,
    Effect,
    Event,
    Guessed,
    Measure,
    Period,
    Score,
    Technique,
    Token,
    check,
)
from ironbridge.kernel.components import (
    MOST,
    Ids,
    entries,
    read_colours,
    read_name,
    read_provenance,
    read_seat_counts,
    references,
)
from ironbridge.kernel.editions import Edition, read_board
from ironbridge.kernel.strict_reader import Fields

Names = dict[str, dict[str, str]]

IDS: Final = Ids(re.compile(r"[A-Za-z0-9_]+"), "letters without accents, digits and _")
"""The ids of cards end with the capital letter of their period."""
MOST_SEATS: Final = 5
GRID: Final = 3
"""Rows and columns of the market: its places and gaps are named for nine cards."""
MOST_WORKERS: Final = 9
TOKEN: Final = "token"
WORKER: Final = "worker"
TOKEN_VALUES: Final = ["1", "2", "3"]
RESOURCES: Final[list[Token]] = ["money", "spyrium", "points"]
WITHOUT_AMOUNT: Final = ["automation", "lobbying", "taylorism"]


def read(data: Path | Edition | None = None) -> Components:
    """The components of a file or an edition; without one, those of the printed game."""
    root = read_board(data, Path(__file__).with_name("board.toml"))
    components = read_components(root)
    root.end()
    check(components)
    return components


def read_components(root: Fields) -> Components:
    root.choice("game", [GAME])
    players, market = root.table("players"), root.table("market")
    bonuses, costs = root.table("bonuses"), root.table("costs")
    track = read_residence_track(root)
    symbols, kinds = read_names(root, "symbols"), read_names(root, "kinds")
    components = Components(
        source=root.source,
        seat_counts=read_seat_counts(players, list(range(2, MOST_SEATS + 1))),
        money=players.integer("money", 0, MOST),
        spyrium=players.integer("spyrium", 0, MOST),
        workers=players.integer("workers", 1, MOST_WORKERS),
        reserve=players.integer("reserve", 0, MOST_WORKERS),
        start_residence=players.integer("residence", 0, len(track) - 1),
        periods=read_periods(root),
        rows=market.integer("rows", GRID, GRID),
        columns=market.integer("columns", GRID, GRID),
        tokens=read_tokens(root),
        residence_track=track,
        bonus_points=read_thresholds(bonuses),
        bonus_workers=bonuses.integer("workers", 1, MOST_WORKERS),
        bonus_money=bonuses.integer("money", 0, MOST),
        worker_cost=costs.integer("worker", 0, MOST),
        place_cost=costs.integer("place", 0, MOST),
        symbol_discount=costs.integer("symbol", 0, MOST),
        symbols=symbols,
        kinds=kinds,
        characters=read_characters(root, kinds),
        buildings=read_buildings(root, kinds, symbols),
        techniques=read_techniques(root),
        events=read_events(root),
        colours=read_colours(root),
        provenance=read_provenance(root),
    )
    for table in (players, market, bonuses, costs):
        table.end()
    return components


# Sections -------------------------------------------------------------------------------------


def read_names(root: Fields, key: str) -> Names:
    """A section of ids with their names."""
    found = {}
    for name, fields in entries(root, key, IDS):
        found[name] = read_name(fields)
        fields.end()
    return found


def read_periods(root: Fields) -> tuple[Period, ...]:
    """The period of each round: A first, C last, none left out and none taken up again."""
    fields = root.table("rounds")
    periods = fields.texts("periods")
    if periods != sorted(periods) or sorted(set(periods)) != list(get_args(Period)):
        raise fields.error("periods", f"expected A, then B, then C; found {periods}")
    fields.end()
    return cast(tuple[Period, ...], tuple(periods))


def read_tokens(root: Fields) -> tuple[int, ...]:
    fields = root.table("tokens")
    found = tuple(fields.integer(value, 1, MOST) for value in TOKEN_VALUES)
    fields.end()
    return found


def read_residence_track(root: Fields) -> tuple[int, ...]:
    fields = root.table("residence_track")
    values = fields.integers("values", 0, MOST)
    if len(values) < 2 or any(after <= before for before, after in pairwise(values)):
        raise fields.error("values", f"expected two or more rising values, found {values}")
    fields.end()
    return tuple(values)


def read_thresholds(fields: Fields) -> tuple[int, ...]:
    """The points at which the two bonuses come."""
    points = fields.integers("points", 1, MOST)
    if len(points) != 2 or points[0] >= points[1]:
        raise fields.error("points", f"expected two rising numbers, found {points}")
    return tuple(points)


def read_characters(root: Fields, kinds: Names) -> tuple[Character, ...]:
    found = []
    for name, fields in entries(root, "characters", IDS):
        card = read_card(fields, list(kinds))
        found.append(Character(name, *card, effect=read_effect(fields.table("effect"))))
        fields.end()
    return tuple(found)


def read_buildings(root: Fields, kinds: Names, symbols: Names) -> tuple[Building, ...]:
    found = []
    for name, fields in entries(root, "buildings", IDS):
        card = read_card(fields, list(kinds))
        building = Building(
            name,
            *card,
            points=fields.integer("points", 0, MOST),
            symbols=references(fields, "symbols", list(symbols), "symbol"),
            built=read_effect(fields.table("built")),
            exploit=tuple(read_exploit(table) for table in fields.tables("exploit")),
        )
        if len(building.exploit) > MOST_EFFECTS:
            raise fields.error("exploit", f"expected at most {MOST_EFFECTS} effects")
        fields.end()
        found.append(building)
    return tuple(found)


def read_techniques(root: Fields) -> tuple[Technique, ...]:
    found: list[Technique] = []
    for name, fields in entries(root, "techniques", IDS):
        card = read_card(fields, list(get_args(Ability)))
        kind, count = cast(Ability, card[0]), card[2]
        if count != 1 or kind in [technique.kind for technique in found]:
            raise fields.error("count", f"expected one card of the technique {kind}")
        amount = 0 if kind in WITHOUT_AMOUNT else fields.integer("amount", 1, MOST)
        score = read_score(fields)
        found.append(Technique(name, kind, *card[1:], amount=amount, score=score))
        fields.end()
    return tuple(found)


def read_events(root: Fields) -> tuple[Event, ...]:
    found = []
    for name, fields in entries(root, "events", IDS):
        words = read_name(fields)
        options = tuple(read_effect(table) for table in fields.tables("options"))
        if not 1 <= len(options) <= MOST_EFFECTS:
            raise fields.error("options", f"expected 1 to {MOST_EFFECTS}, found {len(options)}")
        fields.end()
        found.append(Event(name, words, options))
    return tuple(found)


# What cards are made of -----------------------------------------------------------------------


def read_card(
    fields: Fields, kinds: list[str]
) -> tuple[str, Period, int, int, tuple[Guessed, ...]]:
    """Kind, period, count, cost, guessed: what every card of the market has."""
    return (
        fields.choice("kind", kinds),
        cast(Period, fields.choice("period", list(get_args(Period)))),
        fields.integer("count", 1, MOST),
        fields.integer("cost", 0, MOST),
        cast(
            tuple[Guessed, ...],
            references(fields, "guessed", list(get_args(Guessed)), "value"),
        ),
    )


def read_effect(fields: Fields) -> Effect:
    """An effect of a character, an event, or of having built something."""
    pay = optional_table(fields, "pay")
    gain = optional_table(fields, "gain")
    money, per_worker, pays_token = read_price(pay)
    amounts = [read_amount(gain, resource) for resource in RESOURCES]
    tokens = [each for each, amount in zip(RESOURCES, amounts, strict=True) if amount is None]
    if len(tokens) > 1 or (tokens and pays_token):
        raise fields.error("gain", "the value of the token can be used only once")
    effect = Effect(
        workers=0,
        pay_money=money,
        pay_per_worker=per_worker,
        pay_token=pays_token,
        pay_spyrium=optional_number(pay, "spyrium"),
        token=tokens[0] if tokens else "",
        money=amounts[0] or 0,
        spyrium=amounts[1] or 0,
        points=amounts[2] or 0,
        new_workers=optional_number(gain, "workers"),
        residence=optional_flag(fields, "residence"),
        reuse=optional_flag(fields, "reuse"),
        late_worker=optional_flag(fields, "late_worker"),
    )
    for table in (pay, gain, fields):
        table.end()
    return effect


def read_exploit(fields: Fields) -> Effect:
    """One of the effects of exploiting a building."""
    gain = fields.table("gain")
    effect = Effect(
        workers=fields.integer("workers", 0, MOST),
        pay_money=0,
        pay_per_worker=0,
        pay_token=False,
        pay_spyrium=fields.integer("spyrium", 0, MOST),
        token="",
        money=optional_number(gain, "money"),
        spyrium=optional_number(gain, "spyrium"),
        points=optional_number(gain, "points"),
        new_workers=0,
        residence=False,
        reuse=False,
        late_worker=False,
    )
    gain.end()
    fields.end()
    return effect


def read_score(parent: Fields) -> Score:
    fields = parent.table("score")
    score = Score(
        of=cast(Measure, fields.choice("of", list(get_args(Measure)))),
        per=fields.integer("per", 1, MOST),
        most=fields.integer("most", 0, MOST),
    )
    fields.end()
    return score


def read_price(pay: Fields) -> tuple[int, int, bool]:
    """Pounds; pounds for each worker owned; whether the token says the pounds."""
    if pay.left.get("money") == WORKER:
        pay.take("money")
        return 0, 1, False
    amount = read_amount(pay, "money")
    return amount or 0, 0, amount is None


def read_amount(fields: Fields, key: str) -> int | None:
    """A number, 0 when it is not given, None for the value of the token."""
    if fields.left.get(key) == TOKEN:
        fields.take(key)
        return None
    return optional_number(fields, key)


def optional_number(fields: Fields, key: str) -> int:
    return fields.integer(key, 1, MOST) if fields.has(key) else 0


def optional_flag(fields: Fields, key: str) -> bool:
    return fields.boolean(key) if fields.has(key) else False


def optional_table(fields: Fields, key: str) -> Fields:
    return fields.table(key) if fields.has(key) else Fields(fields.source, fields.where(key), {})
