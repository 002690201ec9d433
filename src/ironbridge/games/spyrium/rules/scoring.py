"""Points at the end of the game, and the result. Rulebook: "Fin de la partie", "Techniques".

Points to come (`view.py`) are counted by the same functions.
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.spyrium.board import (
    CARDS,
    MEASURES,
    MONEY,
    POINTS,
    RESIDENCE_AT,
    SPYRIUM,
    WORKERS,
    card_id,
)
from ironbridge.games.spyrium.rules import effects
from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.kernel.bits import POSITION, SPREAD, count
from ironbridge.kernel.phrase import Arguments, seat_id
from ironbridge.kernel.result import Result


def score_game(s: SpyriumPosition) -> None:
    """Buildings first, then techniques, for every seat. No bonus comes from these points.
    SP-END-BUILDINGS, SP-END-TECHNIQUES, SP-BONUS-NOT-AT-END."""
    p: i64 = 0
    while p < s.seat_count:
        points = printed_points(s, s.buildings(p))
        s.seat[POINTS + p] += points
        buildings_scored(s, p, points)
        p += 1
    p = 0
    while p < s.seat_count:
        score_techniques(s, p)
        p += 1


def score_techniques(s: SpyriumPosition, p: i64) -> None:
    for face in techniques(s, p):
        points = technique_points(s, p, face)
        s.seat[POINTS + p] += points
        technique_scored(s, p, face, points)


def techniques(s: SpyriumPosition, p: i64) -> list[i64]:
    """The faces of p's techniques, in the order of board.toml."""
    found: list[i64] = []
    rest = s.seat[CARDS + p] & ~s.board.buildings
    while rest:
        bit = rest & -rest
        rest ^= bit
        found.append(s.board.card_face[POSITION[(bit * SPREAD >> 58) & 63]])
    return found


def technique_points(s: SpyriumPosition, p: i64, face: i64) -> i64:
    """What a technique would score for p now, within its limit."""
    points = measured(s, p, MEASURES[s.board.score_of[face]]) // s.board.score_per[face]
    most: i64 = s.board.score_most[face]
    return points if points < most else most


def measured(s: SpyriumPosition, p: i64, what: str) -> i64:
    """How much p has of what a technique counts."""
    if what == "money":
        return s.seat[MONEY + p]
    if what == "spyrium":
        return s.seat[SPYRIUM + p]
    if what == "workers":
        return s.seat[WORKERS + p]
    if what == "buildings":
        return count(s.buildings(p))
    if what == "tokens":
        return effects.kept_tokens(s, p)
    if what == "residence":
        value: i64 = s.board.residence_track[s.seat[RESIDENCE_AT + p]]
        return value
    return printed_points(s, factories(s, p))


def factories(s: SpyriumPosition, p: i64) -> i64:
    """The buildings of p with the factory symbol, as a mask of cards."""
    found: i64 = 0
    cards = s.buildings(p)
    while cards:
        bit = cards & -cards
        cards ^= bit
        face: i64 = s.board.card_face[POSITION[(bit * SPREAD >> 58) & 63]]
        if s.board.face_symbols[face] & s.board.factory_symbol:
            found |= bit
    return found


def printed_points(s: SpyriumPosition, cards: i64) -> i64:
    points: i64 = 0
    while cards:
        bit = cards & -cards
        cards ^= bit
        points += s.board.face_points[s.board.card_face[POSITION[(bit * SPREAD >> 58) & 63]]]
    return points


def result(s: SpyriumPosition) -> Result:
    """Most points win; nothing breaks a tie. SP-END-MOST-POINTS, SP-END-SHARED."""
    seats = range(int(s.seat_count))
    scores = [int(s.seat[POINTS + p]) for p in seats]
    ties: list[tuple[int, ...]] = [() for _ in seats]
    return Result(scores, ties, s.over)


# Events ---------------------------------------------------------------------------------------


def buildings_scored(s: SpyriumPosition, p: i64, points: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-score-buildings", {"seat": seat_id(p), "points": int(points)})


def technique_scored(s: SpyriumPosition, p: i64, face: i64, points: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "card": card_id(s.board, face)}
    args["points"] = int(points)
    s.note(p, "event-score-technique", args)
