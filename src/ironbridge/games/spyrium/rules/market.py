"""The market: its cards and their tokens are laid out, taken and cleared away. Rulebook: "Début du
tour", "Fin du tour".
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.spyrium.board import CARDS, NO_TOKEN, SLOTS, TOKEN_FOR_OTHERS, VALUES
from ironbridge.games.spyrium.rules import journal, tokens
from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.phrase import Arguments, seat_id


def lay_market(s: SpyriumPosition) -> None:
    """Nine cards from the deck of the period; then tokens on them, in the same order.
    SP-ROUND-MARKET, SP-ROUND-TOKEN-ORDER."""
    start: i64 = s.board.round_start[s.round - 1]
    slot: i64 = 0
    while slot < SLOTS:
        s.market[slot] = s.deck[start + slot]
        s.filled |= BIT[slot]
        slot += 1
    market_laid(s)
    slot = 0
    while slot < SLOTS:
        lay_tokens(s, slot)
        slot += 1


def lay_tokens(s: SpyriumPosition, slot: i64) -> None:
    """SP-TOKEN-BUILDINGS, SP-TOKEN-CHARACTERS."""
    rule = s.board.face_tokens[s.face_at(slot)]
    if rule == NO_TOKEN:
        return
    wanted: i64 = s.seat_count - 1 if rule == TOKEN_FOR_OTHERS else 1
    while wanted > 0:
        value = tokens.draw_token(s)
        if value:
            s.tokens[slot * VALUES + value] += 1
        wanted -= 1
    tokens_laid(s, slot)


def take_card(s: SpyriumPosition, p: i64) -> None:
    """The card leaves the market for the quarter of p, upright.
    SP-BUILD-TAKES-CARD, SP-PATENT-TAKES-CARD."""
    s.seat[CARDS + p] |= BIT[s.market[s.slot]]
    s.market[s.slot] = -1
    s.filled &= ~BIT[s.slot]


def clear_market(s: SpyriumPosition) -> None:
    """What nobody took is out of the game; its tokens are discarded. SP-ROUND-MARKET-GONE."""
    slot: i64 = 0
    while slot < SLOTS:
        s.market[slot] = -1
        value: i64 = 1
        while value < VALUES:
            s.discarded[value] += s.tokens[slot * VALUES + value]
            s.tokens[slot * VALUES + value] = 0
            value += 1
        slot += 1
    s.filled = 0


# Events -------------------------------------------------------------------------------------


def market_laid(s: SpyriumPosition) -> None:
    if s.journal is None:
        return
    cards = [journal.card_id(s, s.face_at(slot)) for slot in range(SLOTS)]
    s.note(-1, "event-market", {"cards": cards})


def tokens_laid(s: SpyriumPosition, slot: i64) -> None:
    """The tokens on a card that has just come to the market, lowest first."""
    if s.journal is None:
        return
    values: list[str] = []
    for value in range(1, VALUES):
        values.extend([f"token-{value}"] * int(s.tokens[slot * VALUES + value]))
    args: Arguments = {"card": journal.card_id(s, s.face_at(slot)), "slot": journal.slot_id(slot)}
    args["values"] = values
    s.note(-1, "event-tokens", args)


def at_market(s: SpyriumPosition, p: i64, gap: i64, slot: i64) -> Arguments:
    """Who took a worker back from where, and for which card."""
    return {
        "seat": seat_id(p),
        "gap": journal.gap_id(gap),
        "slot": journal.slot_id(slot),
        "card": journal.card_id(s, s.face_at(slot)),
    }


def activated(s: SpyriumPosition, p: i64, key: str, cost: i64, surcharge: i64) -> None:
    """A character is called or a technique patented; written while the card is in its place."""
    if s.journal is None:
        return
    args = at_market(s, p, s.gap, s.slot)
    args["cost"] = int(cost)
    args["surcharge"] = int(surcharge)
    args["money"] = int(cost + surcharge)
    s.note(p, key, args)
