"""What a seat may know: views, the question asked, and full positions made from that knowledge.

A view names every key it shows; nothing is made by taking secrets out of a document.
Open: the map, mats, money, loans, discards, market tiles and the display. Hidden: other hands, the
deck and chance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ironbridge.games.age_of_industry import position
from ironbridge.games.age_of_industry.board import (
    ACTION,
    CARD,
    CLOSING,
    COAL,
    HAND,
    INTEREST,
    IRON,
    LOANS,
    MAX_SEATS,
    MONEY,
    OUTLET,
    OVER,
    PHASE_NAMES,
)
from ironbridge.games.age_of_industry.documents import (
    AgePreviewJson,
    AgeViewJson,
    EndScoreJson,
    HandJson,
    PlayerViewJson,
)
from ironbridge.games.age_of_industry.move_space import BUILD, COMBINE, DEVELOP, KIND_NAMES
from ironbridge.games.age_of_industry.move_space import CARD as CARD_MOVE
from ironbridge.games.age_of_industry.rules import end
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.phrase import Argument, Phrase

if TYPE_CHECKING:
    from ironbridge.games.age_of_industry.table import AgeState


def view(state: AgeState, seat: int | None) -> AgeViewJson:
    """Everything this seat (None: a spectator) may know."""
    return {
        **position.header(state),
        "you": seat,
        "deciders": list(state.deciders),
        "question": question(state, -1 if seat is None else seat).to_json(),
        "players": [player(state, p, p == seat) for p in range(state.seats)],
        **position.table(state),
        "deck_size": int(state.cards_left()),
        "pending": position.pending(state),
        "result": state.result().to_json(),
        "preview": preview(state),
        **state.legal_texts(seat),
    }


def player(state: AgeState, p: int, own: bool) -> PlayerViewJson:
    hand: HandJson = {"hand": position.hand(state, p)} if own else {}
    return {
        **position.open_player(state, p),
        **hand,
        "hand_size": int(state.hand_size(p)),
        "discard": position.discard(state, p),
        "mat": position.mat(state, p),
    }


# Points to come -------------------------------------------------------------------------------


def preview(state: AgeState) -> AgePreviewJson:
    """What the end of the game would bring if it came now. Everything it counts is open."""
    board = state.board
    scores = [end_score(state, p) for p in range(state.seats)]
    return {
        "totals": [score["total"] for score in scores],
        "scores": scores,
        "locations": {
            board.location_ids[v]: int(end.occupied_spaces(state, v))
            for v in range(int(board.places))
        },
        "links": {
            name: int(end.link_income(state, link)) for link, name in enumerate(board.link_ids)
        },
    }


def end_score(state: AgeState, p: int) -> EndScoreJson:
    rails, repaid = end.accounts(state, p)
    dollars = state.seat[MONEY + p] + rails - repaid * state.board.loan_money
    unpaid = state.seat[LOANS + p] - repaid
    return {
        "rails": int(rails),
        "repaid": int(repaid),
        "unpaid": int(unpaid),
        "money": int(dollars),
        "tiles": int(end.tile_points(state, p)),
        "money_points": int(end.money_points(state, dollars)),
        "loan_points": int(end.loan_points(state, unpaid)),
        "total": int(end.points_now(state, p)),
    }


# Questions ------------------------------------------------------------------------------------


def question(state: AgeState, seat: int) -> Phrase:
    """What a seat is asked now."""
    phase = int(state.phase)
    if phase == OVER:
        return Phrase("ask-over", {})
    if seat not in state.deciders:
        return Phrase("ask-wait", {"seats": [f"seat-{p}" for p in state.deciders]})
    if phase == ACTION:
        return Phrase("ask-action", {"actions": int(state.actions)})
    if phase == CARD:
        return Phrase(f"ask-card-{KIND_NAMES[state.action]}", aim(state))
    if phase == COAL:
        return Phrase("ask-coal", {"cubes": int(state.need_coal)})
    if phase == IRON:
        return Phrase("ask-iron", {"cubes": int(state.need_iron)})
    if phase == OUTLET:
        return Phrase("ask-outlet", {"slot": f"slot-{state.board.slot_ids[state.target]}"})
    if phase in (CLOSING, INTEREST):
        loans, owned = int(state.seat[LOANS + seat]), int(state.seat[MONEY + seat])
        return Phrase(f"ask-{PHASE_NAMES[phase]}", {"loans": loans, "money": owned})
    return Phrase(f"ask-{PHASE_NAMES[phase]}", {})


def aim(state: AgeState) -> dict[str, Argument]:
    """What the action that waits for its card is about."""
    board = state.board
    if state.action in (BUILD, COMBINE):
        industry = f"industry-{board.industry_ids[state.industry]}"
        return {"industry": industry, "slot": f"slot-{board.slot_ids[state.target]}"}
    if state.action == DEVELOP:
        industry = f"industry-{board.industry_ids[board.kind_industry[state.target]]}"
        return {"industry": industry, "level": board.kind_level[state.target]}
    return {}


# A full position from what a seat knows -------------------------------------------------------


def determinize(state: AgeState, seat: int, chance: Chance) -> AgeState:
    """A position the seat cannot tell from the true one: hidden cards are dealt anew, except those
    that were taken openly since the state was started or loaded."""
    twin = state.copy()
    redeal(twin, seat, chance)
    twin.chance = seeded((chance.next() >> 2 << 32) + chance.next())
    return twin


def redeal(twin: AgeState, seat: int, chance: Chance) -> None:
    """Deal what `seat` cannot know: the deck, and the other hands except what everybody saw taken.

    A card that was taken from the display stays where it is until it is played. The state remembers
    that while it is played on; a position that was loaded has no such memory.
    """
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
