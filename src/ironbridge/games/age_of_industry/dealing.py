"""Hidden cards dealt anew, for positions that a seat cannot tell from the true one.

A card that was taken from the display stays where it is until it is played: everybody saw it. The
state remembers that while it is played on; a position that was loaded has no such memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ironbridge.games.age_of_industry.board import CARD, HAND, MAX_SEATS
from ironbridge.games.age_of_industry.move_space import CARD as CARD_MOVE
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.chance import Chance

if TYPE_CHECKING:
    from ironbridge.games.age_of_industry.table import AgeState


def deal_anew(twin: AgeState, seat: int, chance: Chance) -> None:
    """Deal what `seat` cannot know: the deck, and the other hands but for what all saw taken."""
    others = [p for p in range(twin.seats) if p != seat]
    others.sort(key=lambda p: p != twin.decider())  # known_to_fit needs the whole pool
    pool = list(twin.deck[twin.deck_at :])
    sizes: dict[int, int] = {}
    for p in others:
        hidden = lay_down(twin, p)
        sizes[p] = len(hidden)
        pool += hidden
    pool.sort()
    chance.shuffle(pool)
    for p in others:
        dealt = known_to_fit(twin, p, pool, 2)
        while len(dealt) < sizes[p]:
            dealt.append(pool.pop())
        take_up(twin, p, dealt)
    # The cards drawn so far say who got what: the new deck begins with the next card.
    twin.deck = bytes(pool)
    twin.deck_at = 0


def lay_down(s: AgeState, p: int) -> list[int]:
    """Take the cards out of a hand that not everybody has seen; the result is what they were."""
    first = p * len(s.board.card_ids)
    cards: list[int] = []
    for c in members(s.seat[HAND + p]):
        seen = s.taken_openly.count(c * MAX_SEATS + p)
        cards += [c] * (int(s.hand[first + c]) - seen)
        s.hand[first + c] = seen
        if not seen:
            s.seat[HAND + p] &= ~BIT[c]
    return cards


def take_up(s: AgeState, p: int, cards: list[int]) -> None:
    for c in cards:
        s.hand[p * len(s.board.card_ids) + c] += 1
        s.seat[HAND + p] |= BIT[c]


def known_to_fit(twin: AgeState, p: int, pool: list[int], kinds: int) -> list[int]:
    """Cards p must hold because p is choosing among them now; they leave the pool.

    Whoever is asked for a card has two kinds or more (`kinds`) that fit the action announced, with
    those that were taken openly.
    """
    if twin.phase != CARD or twin.decider() != p:
        return []
    trial = twin.copy()
    take_up(trial, p, pool)
    fitting = [int(move.a) for move in trial.generate(p) if move.kind == CARD_MOVE]
    held = [c for c in fitting if twin.seat[HAND + p] & BIT[c]]
    found: list[int] = []
    for c in list(pool):
        if len(held) + len(found) < kinds and c in fitting and c not in held and c not in found:
            found.append(c)
            pool.remove(c)
    return found
