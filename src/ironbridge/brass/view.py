"""What the views of both Brass games have in common: points to come, and hidden cards dealt anew,
for positions that a seat cannot tell from the true one.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.brass.board import CANAL, CARD, HAND, OWED, POINTS
from ironbridge.brass.documents import LeavingJson, PointsJson, PreviewJson
from ironbridge.brass.rules import rounds, scoring
from ironbridge.brass.rules.state import BrassState
from ironbridge.kernel.bits import BIT, count, members
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.phrase import Phrase


def shared_question(state: BrassState, seat: int, phase: str) -> Phrase | None:
    """What a seat is asked now, where both games ask the same, else None."""
    if phase == "over":
        return Phrase("ask-over", {})
    if seat not in state.deciders:
        return Phrase("ask-wait", {"seats": [f"seat-{p}" for p in state.deciders]})
    if phase == "action":
        return Phrase("ask-action", {"actions": state.actions})
    if phase == "coal":
        return Phrase("ask-coal", {"cubes": state.need_coal})
    if phase == "iron":
        return Phrase("ask-iron", {"cubes": state.need_iron})
    if phase == "debt":
        return Phrase("ask-debt", {"money": state.seat[OWED + seat]})
    return None


# Points to come -----------------------------------------------------------------------------


def points_to_come(state: BrassState, bonus: list[int]) -> PreviewJson:
    """What the end of the era would bring now. Everything that scores is open, so everybody may
    know. `bonus` has, by seat, what the game adds to links and tiles."""
    tables = state.tables
    icons = scoring.icons_by_location(state)
    players = [points(state, p, icons, bonus[p]) for p in range(state.seats)]
    return {
        "totals": [sum_of(each) for each in players],
        "players": players,
        "links": {
            name: scoring.line_points(state, link, icons)
            for link, name in enumerate(tables.link_ids)
        },
        "locations": {name: icons[v] for v, name in enumerate(tables.location_ids) if icons[v]},
        "leaving": leaving(state),
    }


def points(state: BrassState, p: int, icons: vec[i64], bonus: int) -> PointsJson:
    """After the end everything is counted already."""
    now = int(state.seat[POINTS + p])
    if state.over:
        return {"now": now, "tiles": 0, "links": 0, "bonus": 0}
    return {
        "now": now,
        "tiles": scoring.tile_points(state, p, 1),
        "links": scoring.link_points(state, p, icons),
        "bonus": bonus,
    }


def sum_of(points: PointsJson) -> int:
    return points["now"] + points["tiles"] + points["links"] + points["bonus"]


def leaving(state: BrassState) -> LeavingJson:
    """What the end of the canal era takes from the board; an introductory game ends with it."""
    if state.era != CANAL or state.introductory:
        return {"tiles": 0, "links": 0}
    twin = state.copy()
    assert isinstance(twin, BrassState)
    rounds.remove_obsolete(twin)
    return {"tiles": count(state.occupied & ~twin.occupied), "links": count(state.built)}


# Hidden cards dealt anew ----------------------------------------------------------------------


def deal_anew(twin: BrassState, seat: int, chance: Chance, below: bytes, open_cards: i64) -> bytes:
    """Deal what `seat` cannot know: the other hands, the deck, and the cards `below`, which lie
    hidden elsewhere; those that replace them are the result. `open_cards`: the kinds that
    everybody sees in a hand."""
    others = [p for p in range(twin.seats) if p != seat]
    others.sort(key=lambda p: p != twin.decider())  # known_to_fit needs the whole pool
    pool = [*twin.deck[twin.deck_at :], *below]
    sizes: dict[int, int] = {}
    for p in others:
        hidden = lay_down(twin, p, open_cards)
        sizes[p] = len(hidden)
        pool += hidden
    pool.sort()
    chance.shuffle(pool)
    for p in others:
        dealt = known_to_fit(twin, p, pool, sizes[p])
        while len(dealt) < sizes[p]:
            dealt.append(pool.pop())
        take_up(twin, p, dealt)
    # The cards drawn so far say who got what: the new deck begins with the next card.
    twin.deck = bytes(pool[len(below) :])
    twin.deck_at = 0
    return bytes(pool[: len(below)])


def lay_down(s: BrassState, p: int, open_cards: i64) -> list[int]:
    """Take the hidden cards out of a hand; the result is what they were."""
    cards: list[int] = []
    for c in members(s.seat[HAND + p] & ~open_cards):
        cards += [c] * int(s.held(p, c))
        s.hold(p, c, -s.held(p, c))
    s.seat[HAND + p] &= open_cards
    return cards


def take_up(s: BrassState, p: int, cards: list[int]) -> None:
    for c in cards:
        s.hold(p, c, 1)
        s.seat[HAND + p] |= BIT[c]


def known_to_fit(twin: BrassState, p: int, pool: list[int], size: int) -> list[int]:
    """Cards p must hold because p is choosing among them now; they leave the pool.

    Whoever is asked for a card has two kinds or more that fit the action announced.
    """
    if twin.phase != CARD or twin.decider() != p:
        return []
    trial = twin.copy()
    assert isinstance(trial, BrassState)
    take_up(trial, p, pool)
    fitting = [int(move.a) for move in trial.generate(p)]
    missing = 2 - sum(c in fitting for c in members(twin.seat[HAND + p]))
    found: list[int] = []
    for c in list(pool):
        if len(found) < min(missing, size) and c in fitting and c not in found:
            found.append(c)
            pool.remove(c)
    return found
