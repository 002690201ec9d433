"""What can be said for a plan in Spyrium: what a worker stands beside and for what price, what is
gained at once and in the rounds to come, whom it costs something, what can then be paid.

A plan is played on a copy with its journal open. Every fact comes from an event of it, or from the
rules' own functions asked before and after. The texts are words/reasons.*.ftl; none says "you",
because the same fact is told to whoever plays and to whoever looks back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ironbridge.games.spyrium.board import (
    BUILDING,
    CARDS,
    CHARACTER,
    GAP_ENDS,
    GAP_IDS,
    GAPS_HELD,
    MEASURES,
    MONEY,
    RESIDENCE_AT,
    SLOT_IDS,
    SLOTS,
    SPYRIUM,
    TILTED,
    VALUES,
    WORKERS,
    Effect,
    card_id,
    slot_id,
)
from ironbridge.games.spyrium.evaluator import PARTS, SpyriumEvaluator
from ironbridge.games.spyrium.rules import effects, exploit, place, scoring
from ironbridge.games.spyrium.table import SpyriumState
from ironbridge.kernel.arrays import zeros
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Arguments, Event, Phrase, seat_id
from ironbridge.kernel.reasons import Fact, Played, Reasons, number
from ironbridge.kernel.state import State

PART_NAMES: Final = ("points", "buildings", "techniques", "purse", "future", "round")
"""In the order of the evaluator's PARTS."""
POUND: Final = 0.4
"""Points that a pound is worth, about; the same for what follows."""
CRYSTAL: Final = 1.1
WORKER: Final = 1.7
USE: Final = 0.4
"""Of what a building can bring in a round, the part that its workers would not bring elsewhere."""
ENDS: Final = ("event-round", "event-score-buildings")
"""The first event after the end of a round, or of the game."""
BEGINNINGS: Final = ("event-call", "event-build", "event-exploit", "event-use", "event-patent")
GAINS: Final = {"points": 1.0, "spyrium": CRYSTAL, "money": POUND}

Told = Played[SpyriumState]


class SpyriumReasons(Reasons):
    def __init__(self, evaluator: SpyriumEvaluator) -> None:
        self.evaluator = evaluator

    def facts(self, state: State, seat: int, moves: Sequence[Move]) -> list[Fact]:
        assert isinstance(state, SpyriumState)
        told = played(state, seat, moves)
        return [
            *self.placed(told),
            *taken_back(told),
            *gains(told),
            *growth(told),
            *built(told),
            *patented(told),
            *prices(told),
            *others(told),
            *within_reach(told),
            *ends(told),
        ]

    def parts(self, state: State, seat: int) -> Mapping[str, float]:
        assert isinstance(state, SpyriumState)
        found = zeros(PARTS)
        self.evaluator.parts(state, seat, found)
        return {name: float(found[n]) for n, name in enumerate(PART_NAMES)}

    def placed(self, told: Told) -> list[Fact]:
        """What a new worker stands beside: what the card costs, or what the worker brings."""
        after, seat = told.after, told.seat
        found: list[Fact] = []
        for event in told.own("event-place"):
            gap = GAP_IDS.index(str(event["gap"]).removeprefix("gap-"))
            stays = after.seat[GAPS_HELD + seat] & BIT[gap]
            for slot in GAP_ENDS[gap] if stays else ():
                if not after.filled & BIT[slot]:
                    continue
                offer = float(self.evaluator.offer(after, seat, slot, rounds_left(after)))
                cost = price(after, seat, slot)
                if cost >= 0:
                    key, args = promise(after, seat, slot)
                    args |= {"price": cost, "missing": max(0, cost - int(after.seat[MONEY + seat]))}
                    found.append(Fact(Phrase(key, args), max(0.5, offer), "round"))
                paid = int(effects.others_beside(after, slot) + place.capital(after, seat))
                if paid > 0:
                    args = card_at(after, slot) | {"money": paid}
                    found.append(Fact(Phrase("reason-place-money", args), POUND * paid, "round"))
        return found


def played(state: SpyriumState, seat: int, moves: Sequence[Move]) -> Told:
    """The plan on a copy, to the last position of the round: nobody knows what follows."""
    running = state.copy()
    running.journal = []
    after = state
    for move in moves:
        running.do(move, seat)
        if running.round != state.round or running.over:
            break
        after = running.copy()
    events: list[Event] = []
    for event in running.journal:
        if event.phrase.key in ENDS:
            break
        events.append(event)
    return Told(seat, state, after, events)


# The market -----------------------------------------------------------------------------------


def card_at(s: SpyriumState, slot: int) -> Arguments:
    return {"card": card_id(s.board, s.face_at(slot)), "slot": slot_id(slot)}


def beside(s: SpyriumState, seat: int, slot: int) -> bool:
    """Whether a worker of the seat stands beside a place of the market."""
    return any(slot in GAP_ENDS[gap] for gap in members(int(s.seat[GAPS_HELD + seat])))


def surcharge(s: SpyriumState, seat: int, slot: int) -> int:
    """What the other workers beside a card cost one who stands there."""
    return 0 if s.ready(seat, s.board.lobbying) else int(effects.others_beside(s, slot))


def price(s: SpyriumState, seat: int, slot: int) -> int:
    """The least pounds for which a worker beside a card can use it; -1 if it cannot be used."""
    face = s.face_at(slot)
    extra = surcharge(s, seat, slot)
    if s.board.face_type[face] == BUILDING:
        return extra + int(effects.cheapest_site(s, seat, face))
    cost = extra + int(s.board.face_cost[face])
    if s.board.face_type[face] != CHARACTER:
        return cost
    effect = s.board.face_effects[face][0]
    if s.seat[SPYRIUM + seat] < effect.pay_spyrium:
        return -1
    values = [0]
    if effect.uses_token:
        values = tokens(s, slot)
        values = [1] if values and s.ready(seat, s.board.commerce) else values
    return min((cost + int(effects.effect_price(s, seat, effect, v)) for v in values), default=-1)


def promise(s: SpyriumState, seat: int, slot: int) -> tuple[str, Arguments]:
    """What a card of the market is good for, as far as a number says it."""
    face, args = s.face_at(slot), card_at(s, slot)
    if s.board.face_type[face] == BUILDING:
        return "reason-place-building", args | {"points": int(s.board.face_points[face])}
    if s.board.face_type[face] == CHARACTER:
        effect = s.board.face_effects[face][0]
        token = VALUES - 1 if s.ready(seat, s.board.commerce) else max(tokens(s, slot), default=0)
        points = int(effect.points + effect.token_points * token)
        crystals = int(effect.spyrium + effect.token_spyrium * token)
        if points:
            return "reason-place-points", args | {"amount": points}
        if crystals:
            return "reason-place-spyrium", args | {"amount": crystals}
    return "reason-place-card", args


def tokens(s: SpyriumState, slot: int) -> list[int]:
    """The values of the tokens on a card of the market, each once."""
    return [value for value in range(1, VALUES) if s.tokens[slot * VALUES + value]]


def usable(s: SpyriumState, seat: int, slot: int) -> bool:
    """Whether the seat, which has a worker beside the card, can pay for it."""
    if not s.filled & BIT[slot] or not beside(s, seat, slot):
        return False
    return bool(effects.affordable(s, seat, slot, surcharge(s, seat, slot)))


def taken_back(told: Told) -> list[Fact]:
    """Workers that bring money, or nothing; and that nobody else is so far."""
    found: list[Fact] = []
    for event in told.own("event-money"):
        args = {key: event[key] for key in ("card", "slot", "money")}
        weight = POUND * number(args, "money")
        found.append(Fact(Phrase("reason-money", args), max(0.2, weight), "purse"))
    for event in told.own("event-withdraw"):
        args = {key: event[key] for key in ("gap", "money")}
        found.append(Fact(Phrase("reason-withdraws", args), 0.2))
    if told.own("event-activation") and not told.before.in_activation:
        found.append(Fact(Phrase("reason-phase-two", {}), 0.4))
    return found


def prices(told: Told) -> list[Fact]:
    """A surcharge that is saved or not asked for, tokens that run out."""
    found: list[Fact] = []
    activated = told.own("event-call", "event-build", "event-patent")
    only = len(activated) + len(told.own("event-money", "event-withdraw", "event-place")) == 1
    for event in activated:
        slot = SLOT_IDS.index(str(event["slot"]).removeprefix("slot-"))
        args: Arguments = {key: event[key] for key in ("card", "slot")}
        ran_out = tokens(told.before, slot) and not tokens(told.after, slot)
        if ran_out and told.after.filled & BIT[slot]:
            found.append(Fact(Phrase("reason-last-token", args), 0.5))
        if not only:
            continue  # the workers beside the card were others at the beginning
        extra = int(effects.others_beside(told.before, slot))
        if extra == 0:
            found.append(Fact(Phrase("reason-alone", args), 0.4))
        elif told.own("event-lobbying"):
            fact = Phrase("reason-lobbying", args | {"money": extra})
            found.append(Fact(fact, POUND * extra, "purse"))
    return found


def others(told: Told) -> list[Fact]:
    """What the plan costs those who stand beside the same cards."""
    before, after = told.before, told.after
    rivals = [other for other in range(before.seats) if other != told.seat]
    found: list[Fact] = []
    for slot in range(SLOTS):
        if not before.filled & BIT[slot]:
            continue
        near = [other for other in rivals if beside(before, other, slot)]
        names: Arguments = {"owners": [seat_id(other) for other in near]}
        if near and not after.filled & BIT[slot]:
            args = card_at(before, slot) | names
            found.append(Fact(Phrase("reason-taken-from", args), 0.4 + 0.3 * len(near)))
        elif near and after.around[slot] > before.around[slot]:
            more = after.around[slot] - before.around[slot]
            args = card_at(before, slot) | names
            args["money"] = int(before.board.worker_cost * more)
            found.append(Fact(Phrase("reason-dearer", args), 0.2 + 0.1 * len(near)))
        shut = [p for p in near if usable(before, p, slot) and not usable(after, p, slot)]
        if shut and after.filled & BIT[slot]:
            args = card_at(before, slot) | {"owners": [seat_id(other) for other in shut]}
            found.append(Fact(Phrase("reason-shuts-out", args), 0.8))
    return found


def within_reach(told: Told) -> list[Fact]:
    """Cards beside one's workers, and buildings, for which there was not enough before."""
    before, after, seat = told.before, told.after, told.seat
    found: list[Fact] = []
    for slot in range(SLOTS):
        missing = beside(before, seat, slot) and not usable(before, seat, slot)
        if missing and usable(after, seat, slot):
            fact = Phrase("reason-affordable", card_at(after, slot))
            found.append(Fact(fact, 0.8, "round"))
    upright = before.buildings(seat) & after.buildings(seat)
    upright &= ~before.seat[TILTED + seat] & ~after.seat[TILTED + seat]
    for face in faces(after, int(upright)):
        ways = before.board.face_effects[face]
        could, can = (any(exploit.usable(s, seat, face, e) for e in ways) for s in (before, after))
        if can and not could:
            fact = Phrase("reason-usable", {"card": card_id(after.board, face)})
            found.append(Fact(fact, 0.8, "round"))
    return found


def faces(s: SpyriumState, cards: int) -> list[int]:
    return list(dict.fromkeys(int(s.board.card_face[card]) for card in members(cards)))


# What cards bring -----------------------------------------------------------------------------


def gains(told: Told) -> list[Fact]:
    """What each action brings at once, and for how much; buildings that work a second time."""
    found: list[Fact] = []
    for event, following in actions(told):
        given = {key: int(str(event.get(key, 0))) for key in ("money", "spyrium", "workers")}
        if "site" in event:
            given["money"] = 0  # the price of a building is told with its points
        given["money"] += total(following, "event-pay-money", "money")
        given["spyrium"] += total(following, "event-pay-spyrium", "spyrium")
        for what, worth in GAINS.items():
            amount = total(following, f"event-gain-{what}", what)
            if what == "points":
                amount += total(following, "event-engineering", what)
            if amount:
                args: Arguments = {"card": event["card"], "amount": amount, **given}
                part = "points" if what == "points" else "purse"
                found.append(Fact(Phrase(f"reason-brings-{what}", args), worth * amount, part))
    again = [str(one["card"]) for one in told.own("event-taylorism")]
    used = told.own("event-use")
    if used and told.before.event_effect(number(used[0], "option") - 1).reuse:
        following = told.events[[one.phrase.args for one in told.events].index(used[0]) :]
        worked = [one.phrase.args for one in following if one.phrase.key == "event-exploit"]
        again.append(str(worked[0]["card"]))
    return found + [Fact(Phrase("reason-again", {"card": one}), 0.6, "round") for one in again]


def actions(told: Told) -> list[tuple[Arguments, list[Event]]]:
    """Each use of a card, with what followed from it."""
    found: list[tuple[Arguments, list[Event]]] = []
    for event in told.events:
        if event.seat != told.seat:
            continue
        if event.phrase.key in BEGINNINGS:
            found.append((event.phrase.args, []))
        elif found:
            found[-1][1].append(event)
    return found


def total(events: Sequence[Event], key: str, what: str) -> int:
    return sum(number(one.phrase.args, what) for one in events if one.phrase.key == key)


def growth(told: Told) -> list[Fact]:
    """Workers, income and bonuses, with the rounds that are left for them."""
    before, after, seat = told.before, told.after, told.seat
    left = rounds_left(after)
    found: list[Fact] = []
    workers = int(after.seat[WORKERS + seat] - before.seat[WORKERS + seat])
    if workers:
        args: Arguments = {"workers": workers, "rounds": left}
        found.append(
            Fact(Phrase("reason-workers", args), WORKER * workers * (left + 0.5), "future")
        )
    track = before.board.residence_track
    old, new = (int(track[s.seat[RESIDENCE_AT + seat]]) for s in (before, after))
    if new > old and left:
        args = {"old": old, "new": new, "rounds": left, "money": (new - old) * left}
        weight = POUND * number(args, "money")
        found.append(Fact(Phrase("reason-residence", args), weight, "future"))
    for event in told.own("event-residence-score"):
        args = {"points": event["points"]}
        weight = float(number(args, "points"))
        found.append(Fact(Phrase("reason-residence-score", args), weight, "points"))
    for event in told.own("event-bonus-money"):
        args = {"money": event["money"]}
        found.append(Fact(Phrase("reason-bonus", args), POUND * number(args, "money"), "purse"))
    return found


def rounds_left(s: SpyriumState) -> int:
    """Rounds after this one."""
    return int(s.board.rounds - s.round)


def built(told: Told) -> list[Fact]:
    """What new buildings count and can do, and what they take the place of."""
    board, after, seat = told.after.board, told.after, told.seat
    found: list[Fact] = []
    for event in told.own("event-build"):
        face = board.face_ids.index(str(event["card"]).removeprefix("card-"))
        if not after.buildings(seat) & board.face_cards[face]:
            continue  # replaced in its turn
        points = int(board.face_points[face])
        args: Arguments = {"card": event["card"], "points": points, "money": event["money"]}
        found.append(Fact(Phrase("reason-builds", args), float(points), "buildings"))
        best = best_effect(board.face_effects[face])
        if best is None:
            continue
        upright = after.buildings(seat) & board.face_cards[face] & ~after.seat[TILTED + seat]
        now = upright and exploit.usable(after, seat, face, best)
        rounds = rounds_left(after) + (1 if now else 0)
        if rounds == 0:
            continue
        what = "points" if best.points else "spyrium"
        amount = int(best.points or best.spyrium)
        args = {"card": event["card"], "rounds": rounds, "amount": amount}
        args["workers"] = int(exploit.workers_needed(after, seat, face, best))
        args["spyrium"] = int(best.pay_spyrium)
        output = amount * GAINS[what] - CRYSTAL * number(args, "spyrium")
        found.append(Fact(Phrase(f"reason-works-{what}", args), USE * output * rounds, "future"))
    for event in told.own("event-replace"):
        if len(told.own("event-build", "event-patent")) > 1:
            break  # the price of a place is not that of the beginning
        site = int(effects.place_price(told.before, seat))
        face = board.face_ids.index(str(event["card"]).removeprefix("card-"))
        args = {"card": event["card"], "discount": event["discount"], "site": site}
        args["points"] = int(board.face_points[face])
        found.append(Fact(Phrase("reason-replaces", args), 0.4, "purse"))
    return found


def best_effect(ways: Sequence[Effect]) -> Effect | None:
    """The one that brings most points, or else most Spyrium."""
    useful = [one for one in ways if one.points or one.spyrium]
    return max(useful, key=lambda one: (one.points, one.spyrium), default=None)


def patented(told: Told) -> list[Fact]:
    """What new techniques score as things stand, and what those before score more by the plan."""
    before, after, seat = told.before, told.after, told.seat
    board = after.board
    found: list[Fact] = []
    for event in told.own("event-patent"):
        face = board.face_ids.index(str(event["card"]).removeprefix("card-"))
        points, most = int(scoring.technique_points(after, seat, face)), board.score_most[face]
        args: Arguments = {"card": event["card"], "points": points, "most": int(most)}
        args["rounds"] = rounds_left(after)
        found.append(Fact(Phrase("reason-patents", args), points + 1.0, "techniques"))
    old = faces(before, int(before.seat[CARDS + seat] & ~board.buildings))
    more = sum(
        int(scoring.technique_points(after, seat, face))
        - int(scoring.technique_points(before, seat, face))
        for face in old
    )
    if more > 0:
        found.append(Fact(Phrase("reason-techniques", {"points": more}), float(more), "techniques"))
    return found


# The end of the round -------------------------------------------------------------------------


def ends(told: Told) -> list[Fact]:
    """What is kept by passing, and what would be lost with the last round."""
    before, seat = told.before, told.seat
    left = rounds_left(before)
    if told.own("event-pass") and left:
        args: Arguments = {"money": int(told.after.seat[MONEY + seat]), "rounds": left}
        args["spyrium"] = int(told.after.seat[SPYRIUM + seat])
        return [Fact(Phrase("reason-keeps", args), 0.3, "purse")]
    used = sum(number(one, "spyrium") for one in told.own("event-exploit", "event-pay-spyrium"))
    techniques = faces(told.after, int(told.after.seat[CARDS + seat] & ~before.board.buildings))
    counted = [MEASURES[before.board.score_of[face]] for face in techniques]
    if used and not left and "spyrium" not in counted:
        return [Fact(Phrase("reason-last-spyrium", {"spyrium": used}), 0.5, "purse")]
    return []
