"""The sections of Spyrium's board.toml, one function for each: strict reading into the pieces.

What can be checked within a section is checked here; components.py checks them together.
"""

from __future__ import annotations

import re
from itertools import pairwise

from ironbridge.games.spyrium.pieces import Building, Character, Effect, Event, Score, Technique
from ironbridge.kernel.components import MOST, Ids, entries, read_name, references
from ironbridge.kernel.strict_reader import Fields

Names = dict[str, dict[str, str]]

IDS = Ids(re.compile(r"[A-Za-z0-9_]+"), "letters without accents, digits and _")
"""The ids of cards end with the capital letter of their period."""
PERIODS = ["A", "B", "C"]
TOKEN = "token"
WORKER = "worker"
TOKEN_VALUES = ["1", "2", "3"]
RESOURCES = ["money", "spyrium", "points"]
GUESSED = ["cost", "points", "period", "count"]
WITHOUT_AMOUNT = ["automation", "lobbying", "taylorism"]
WITH_AMOUNT = ["capitalization", "crane", "engineering", "commerce"]
ABILITIES = [*WITHOUT_AMOUNT, *WITH_AMOUNT]
"""The rules know a technique by its kind."""
MEASURES = ["money", "spyrium", "workers", "buildings", "tokens", "residence", "factories"]
MOST_EFFECTS = 3
"""No building and no event has more effects to choose from."""


def read_names(root: Fields, key: str) -> Names:
    """A section of ids with their names."""
    found = {}
    for name, fields in entries(root, key, IDS):
        found[name] = read_name(fields)
        fields.end()
    return found


def read_periods(root: Fields) -> tuple[str, ...]:
    """The period of each round: A first, C last, none left out and none taken up again."""
    fields = root.table("rounds")
    periods = fields.texts("periods")
    if periods != sorted(periods) or sorted(set(periods)) != PERIODS:
        raise fields.error("periods", f"expected A, then B, then C; found {periods}")
    fields.end()
    return tuple(periods)


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
        card = read_card(fields, ABILITIES)
        kind, count = card[0], card[2]
        if count != 1 or kind in [technique.kind for technique in found]:
            raise fields.error("count", f"expected one card of the technique {kind}")
        amount = fields.integer("amount", 1, MOST) if kind in WITH_AMOUNT else 0
        found.append(Technique(name, *card, amount=amount, score=read_score(fields)))
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


def read_card(fields: Fields, kinds: list[str]) -> tuple[str, str, int, int, tuple[str, ...]]:
    """Kind, period, count, cost, guessed: what every card of the market has."""
    return (
        fields.choice("kind", kinds),
        fields.choice("period", PERIODS),
        fields.integer("count", 1, MOST),
        fields.integer("cost", 0, MOST),
        references(fields, "guessed", GUESSED, "value"),
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
        of=fields.choice("of", MEASURES),
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
