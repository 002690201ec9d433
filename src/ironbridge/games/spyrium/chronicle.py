"""What is written into the journal. Nothing is made when no journal is kept. The words are in
words/events.*.ftl.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.spyrium.layout import GAP_IDS, KEPT, MAX_SEATS, SLOT_IDS, SLOTS, VALUES
from ironbridge.kernel.phrase import Arguments, seat_id

if TYPE_CHECKING:
    from ironbridge.games.spyrium.state import SpyriumState


def card_id(s: SpyriumState, face: i64) -> str:
    return f"card-{s.board.face_ids[face]}"


def event_id(s: SpyriumState, event: i64) -> str:
    return f"eventcard-{s.board.event_ids[event]}"


def gap_id(gap: i64) -> str:
    return f"gap-{GAP_IDS[gap]}"


def slot_id(slot: i64) -> str:
    return f"slot-{SLOT_IDS[slot]}"


def plain(s: SpyriumState, p: i64, key: str) -> None:
    """A seat did something that needs no more words: passed, went on to Phase II."""
    if s.journal is None:
        return
    s.note(p, key, {"seat": seat_id(p)})


def amount(s: SpyriumState, p: i64, key: str, what: str, number: i64) -> None:
    """A seat paid or gained so much; nothing is said of nothing."""
    if s.journal is None or number == 0:
        return
    s.note(p, key, {"seat": seat_id(p), what: int(number)})


def bonus(s: SpyriumState, p: i64, key: str, what: str, number: i64) -> None:
    """A bonus came, perhaps a worker that the reserve does not have."""
    if s.journal is None:
        return
    s.note(p, key, {"seat": seat_id(p), what: int(number)})


# Workers ------------------------------------------------------------------------------------


def placed(s: SpyriumState, p: i64, gap: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-place", {"seat": seat_id(p), "gap": gap_id(gap)})


def paid_out(s: SpyriumState, p: i64, gap: i64, slot: i64, money: i64) -> None:
    """A worker came back with money for the card in a place of the market."""
    if s.journal is None:
        return
    args = at_market(s, p, gap, slot)
    args["money"] = int(money)
    s.note(p, "event-money", args)


def withdrawn(s: SpyriumState, p: i64, gap: i64, money: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "gap": gap_id(gap)}
    args["money"] = int(money)
    s.note(p, "event-withdraw", args)


def at_market(s: SpyriumState, p: i64, gap: i64, slot: i64) -> Arguments:
    """Who took a worker back from where, and for which card."""
    return {
        "seat": seat_id(p),
        "gap": gap_id(gap),
        "slot": slot_id(slot),
        "card": card_id(s, s.face_at(slot)),
    }


# Cards --------------------------------------------------------------------------------------


def activated(s: SpyriumState, p: i64, key: str, cost: i64, surcharge: i64) -> None:
    """A character is called or a technique patented; written while the card is in its place."""
    if s.journal is None:
        return
    args = at_market(s, p, s.gap, s.slot)
    args["cost"] = int(cost)
    args["surcharge"] = int(surcharge)
    args["money"] = int(cost + surcharge)
    s.note(p, key, args)


def built(s: SpyriumState, p: i64, cost: i64, surcharge: i64, site: i64) -> None:
    """`cost` is the printed price less any discount, `site` the price of a new place."""
    if s.journal is None:
        return
    args = at_market(s, p, s.gap, s.slot)
    args["cost"] = int(cost)
    args["surcharge"] = int(surcharge)
    args["site"] = int(site)
    args["money"] = int(cost + surcharge + site)
    s.note(p, "event-build", args)


def replaced(s: SpyriumState, p: i64, face: i64, discount: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "card": card_id(s, face)}
    args["discount"] = int(discount)
    s.note(p, "event-replace", args)


def token_taken(s: SpyriumState, p: i64, face: i64, value: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "card": card_id(s, face)}
    args["value"] = int(value)
    s.note(p, "event-token", args)


def token_kept(s: SpyriumState, p: i64) -> None:
    if s.journal is None:
        return
    kept = sum(int(s.seat[KEPT + v * MAX_SEATS + p]) for v in range(VALUES - 1))
    s.note(p, "event-kept", {"seat": seat_id(p), "tokens": kept})


def exploited(s: SpyriumState, p: i64, face: i64, effect: i64, workers: i64, spyrium: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "card": card_id(s, face)}
    args["effect"] = int(effect) + 1
    args["workers"] = int(workers)
    args["spyrium"] = int(spyrium)
    s.note(p, "event-exploit", args)


def straightened(s: SpyriumState, p: i64, face: i64) -> None:
    """Taylorism is used on a building."""
    if s.journal is None:
        return
    s.note(p, "event-taylorism", {"seat": seat_id(p), "card": card_id(s, face)})


def event_used(s: SpyriumState, p: i64, option: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "card": event_id(s, s.event())}
    args["option"] = int(option) + 1
    s.note(p, "event-use", args)


# Rounds -------------------------------------------------------------------------------------


def game_begun(s: SpyriumState) -> None:
    if s.journal is None:
        return
    seats = int(s.seat_count)
    order: list[str] = [seat_id((s.first + i) % s.seat_count) for i in range(seats)]
    s.note(-1, "event-begin", {"order": order})


def round_begun(s: SpyriumState) -> None:
    if s.journal is None:
        return
    period = s.board.periods[s.board.round_period[s.round - 1]]
    args: Arguments = {"period": f"period-{period}", "seat": seat_id(s.first)}
    args["round"] = int(s.round)
    s.note(-1, "event-round", args)


def event_shown(s: SpyriumState, key: str, event: i64, token: i64) -> None:
    if s.journal is None:
        return
    s.note(-1, key, {"card": event_id(s, event), "token": int(token)})


def market_laid(s: SpyriumState) -> None:
    if s.journal is None:
        return
    cards = [card_id(s, s.face_at(slot)) for slot in range(SLOTS)]
    s.note(-1, "event-market", {"cards": cards})


def tokens_laid(s: SpyriumState, slot: i64) -> None:
    """The tokens on a card that has just come to the market, lowest first."""
    if s.journal is None:
        return
    values: list[str] = []
    for value in range(1, VALUES):
        values.extend([f"token-{value}"] * int(s.tokens[slot * VALUES + value]))
    args: Arguments = {"card": card_id(s, s.face_at(slot)), "slot": slot_id(slot)}
    args["values"] = values
    s.note(-1, "event-tokens", args)


def reshuffled(s: SpyriumState, tokens: i64) -> None:
    if s.journal is None:
        return
    s.note(-1, "event-reshuffle", {"tokens": int(tokens)})


# The end ------------------------------------------------------------------------------------


def buildings_scored(s: SpyriumState, p: i64, points: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-score-buildings", {"seat": seat_id(p), "points": int(points)})


def technique_scored(s: SpyriumState, p: i64, face: i64, points: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "card": card_id(s, face)}
    args["points"] = int(points)
    s.note(p, "event-score-technique", args)


def game_over(s: SpyriumState) -> None:
    if s.journal is None:
        return
    winners = [seat_id(p) for p in s.result().winners]
    s.note(-1, "event-over", {"winners": winners})
