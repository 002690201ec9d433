"""Points for links and tiles at the end of an era, for money, and in the introductory game; and the
result. Rulebooks: "Fin d'une période", "Conditions de victoire", "Partie d'introduction".
"""

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.brass.board import INCOME, LINKS, MONEY, POINTS, SLOTS
from ironbridge.brass.rules.state import BrassState
from ironbridge.kernel.arrays import filled
from ironbridge.kernel.bits import POSITION, SPREAD
from ironbridge.kernel.phrase import seat_id
from ironbridge.kernel.result import Result


def score_era(s: BrassState) -> None:
    """Links first, then flipped tiles, for every seat."""
    icons = icons_by_location(s)
    p: i64 = 0
    while p < s.seat_count:
        gain(s, p, link_points(s, p, icons), "links")
        p += 1
    p = 0
    while p < s.seat_count:
        gain(s, p, tile_points(s, p, 1), "tiles")
        p += 1


def icons_by_location(s: BrassState) -> vec[i64]:
    """The link icons that show: printed ones, and those of flipped tiles of any owner."""
    icons = filled(0, s.tables.locations)
    v: i64 = 0
    while v < s.tables.locations:
        icons[v] = s.tables.location_icons[v]
        v += 1
    slots = s.flipped
    while slots:
        bit = slots & -slots
        slots ^= bit
        slot: i64 = POSITION[(bit * SPREAD >> 58) & 63]
        icons[s.tables.slot_location[slot]] += s.tables.kind_icons[s.kind_at(slot)]
    return icons


def link_points(s: BrassState, p: i64, icons: vec[i64]) -> i64:
    """What the links of p score."""
    points: i64 = 0
    links = s.seat[LINKS + p]
    while links:
        bit = links & -links
        links ^= bit
        points += line_points(s, POSITION[(bit * SPREAD >> 58) & 63], icons)
    return points


def line_points(s: BrassState, link: i64, icons: vec[i64]) -> i64:
    """A link scores the icons of every location it touches."""
    points: i64 = 0
    ends = s.tables.link_ends[link]
    while ends:
        end = ends & -ends
        ends ^= end
        points += icons[POSITION[(end * SPREAD >> 58) & 63]]
    return points


def tile_points(s: BrassState, p: i64, lowest_level: i64) -> i64:
    """The points on the flipped tiles of p from this level on."""
    points: i64 = 0
    slots = s.seat[SLOTS + p] & s.flipped
    while slots:
        bit = slots & -slots
        slots ^= bit
        kind = s.kind_at(POSITION[(bit * SPREAD >> 58) & 63])
        if s.tables.kind_level[kind] >= lowest_level:
            points += s.tables.kind_points[kind]
    return points


def score_money(s: BrassState, pounds: i64) -> None:
    """Money at the end: a point for so many whole pounds."""
    p: i64 = 0
    while p < s.seat_count:
        gain(s, p, money_points(s, p, pounds), "money")
        p += 1


def money_points(s: BrassState, p: i64, pounds: i64) -> i64:
    return s.seat[MONEY + p] // pounds


def score_introductory(s: BrassState) -> None:
    p: i64 = 0
    while p < s.seat_count:
        money, income, tiles = introductory_points(s, p)
        gain(s, p, money, "money")
        gain(s, p, income, "income")
        gain(s, p, tiles, "tiles-again")
        p += 1


def introductory_points(s: BrassState, p: i64) -> tuple[i64, i64, i64]:
    """For money, for the income level (also when negative), and for tiles of level 2 and more
    once again."""
    tables = s.tables
    money = money_points(s, p, tables.intro_money_per_point)
    if money > tables.intro_money_max_points:
        money = tables.intro_money_max_points
    return money, tables.income.level[s.seat[INCOME + p]], tile_points(s, p, 2)


def introductory_bonus(s: BrassState, p: i64) -> i64:
    money, income, tiles = introductory_points(s, p)
    return money + income + tiles


def gain(s: BrassState, p: i64, points: i64, source: str) -> None:
    s.seat[POINTS + p] += points
    note_scored(s, p, source, points)


def result(s: BrassState) -> Result:
    """Ties are broken by the income marker's space, then by money; else victory is shared."""
    scores: list[int] = []
    ties: list[tuple[int, ...]] = []
    for p in range(s.seat_count):
        scores.append(int(s.seat[POINTS + p]))
        ties.append((int(s.seat[INCOME + p]), int(s.seat[MONEY + p])))
    return Result(scores, ties, s.over)


# Events -------------------------------------------------------------------------------------


def note_scored(s: BrassState, p: i64, source: str, points: i64) -> None:
    if s.journal is None:
        return
    s.note(p, f"event-score-{source}", {"seat": seat_id(p), "points": int(points)})
