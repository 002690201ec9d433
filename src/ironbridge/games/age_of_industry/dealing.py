"""Hidden cards dealt anew, for positions that a seat cannot tell from the true one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ironbridge.games.age_of_industry.layout import CARD, HAND
from ironbridge.games.age_of_industry.space import CARD as CARD_MOVE
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.chance import Chance

if TYPE_CHECKING:
    from ironbridge.games.age_of_industry.state import AgeState


def deal_anew(twin: AgeState, seat: int, chance: Chance) -> None:
    """Deal what `seat` cannot know: the other hands and the deck."""
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
        dealt = known_to_fit(twin, p, pool)
        while len(dealt) < sizes[p]:
            dealt.append(pool.pop())
        take_up(twin, p, dealt)
    # The cards drawn so far say who got what: the new deck begins with the next card.
    twin.deck = bytes(pool)
    twin.deck_at = 0


def lay_down(s: AgeState, p: int) -> list[int]:
    """Take all cards out of a hand; the result is what they were."""
    first = p * len(s.board.card_ids)
    cards: list[int] = []
    for c in members(s.seat[HAND + p]):
        cards += [c] * int(s.hand[first + c])
        s.hand[first + c] = 0
    s.seat[HAND + p] = 0
    return cards


def take_up(s: AgeState, p: int, cards: list[int]) -> None:
    for c in cards:
        s.hand[p * len(s.board.card_ids) + c] += 1
        s.seat[HAND + p] |= BIT[c]


def known_to_fit(twin: AgeState, p: int, pool: list[int]) -> list[int]:
    """Two cards p must hold because p is choosing among them now; they leave the pool.

    Who is asked for a card has two kinds or more that fit the action announced.
    """
    if twin.phase != CARD or twin.decider() != p:
        return []
    trial = twin.copy()
    take_up(trial, p, pool)
    fitting = [int(move.a) for move in trial.generate(p) if move.kind == CARD_MOVE]
    found: list[int] = []
    for c in list(pool):
        if len(found) < 2 and c in fitting and c not in found:
            found.append(c)
            pool.remove(c)
    return found
