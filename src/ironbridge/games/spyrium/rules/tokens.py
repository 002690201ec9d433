"""Tokens are drawn, counted and taken. Rulebook: "Jetons"; technique Commerce."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.spyrium.board import KEPT, MAX_SEATS, TILTED, VALUE, VALUES
from ironbridge.games.spyrium.rules import journal, prices
from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.kernel.bits import lowest
from ironbridge.kernel.phrase import Arguments, seat_id


def draw_token(s: SpyriumPosition) -> i64:
    """The value of the next token; when the stock is empty, the discards are shuffled first.
    0 when there is none at all. SP-TOKEN-RESHUFFLE."""
    if s.stock_at == len(s.stock):
        restock(s)
    if s.stock_at == len(s.stock):
        return 0
    value: i64 = s.stock[s.stock_at]
    s.stock_at += 1
    return value


def restock(s: SpyriumPosition) -> None:
    """They are sorted first, so that the result depends on chance alone."""
    tokens: list[int] = []
    for value in range(1, VALUES):
        tokens.extend([value] * int(s.discarded[value]))
        s.discarded[value] = 0
    if len(tokens) == 0:
        return
    s.chance = s.chance.copy()
    s.stock = shuffled(s, bytes(tokens))
    s.stock_at = 0
    reshuffled(s, len(tokens))


def shuffled(s: SpyriumPosition, things: bytes) -> bytes:
    pile = list(things)
    s.chance.shuffle(pile)
    return bytes(pile)


def reshuffled(s: SpyriumPosition, tokens: i64) -> None:
    if s.journal is None:
        return
    s.note(-1, "event-reshuffle", {"tokens": int(tokens)})


# In use -------------------------------------------------------------------------------------


def values(s: SpyriumPosition, p: i64) -> i64:
    """What the token in use may count for, such that all can be paid (SP-ACTIVATE-PAY-IN-FULL)."""
    board = s.board
    if s.option >= 0:
        return prices.payable_values(s, p, s.event_effect(s.option), 0, s.token)
    face = s.face_at(s.slot)
    if board.buildings & board.face_cards[face]:
        return prices.payable_values(s, p, board.face_built[face], 0, s.token)
    price = prices.surcharge(s) + board.face_cost[face]
    return prices.payable_values(s, p, board.face_effects[face][0], price, s.token)


def value_settled(s: SpyriumPosition, p: i64) -> bool:
    """What the token counts for is clear, unless Commerce leaves a choice.
    SP-TECHNIQUE-COMMERCE-VALUE."""
    found = values(s, p)
    if found & (found - 1):
        s.phase = VALUE
        return False
    s.value = lowest(found)
    return True


def token_lying(s: SpyriumPosition, slot: i64) -> i64:
    """The value of the token on a building, 0 without one."""
    value: i64 = 1
    while value < VALUES:
        if s.tokens[slot * VALUES + value]:
            return value
        value += 1
    return 0


def take_token(s: SpyriumPosition, p: i64) -> None:
    """The token in use leaves the card; Commerce keeps it, as long as there is room.
    SP-TOKEN-DISCARD, SP-TECHNIQUE-COMMERCE-KEEPS."""
    token = s.token
    if token == 0:
        return
    s.tokens[s.slot * VALUES + token] -= 1
    token_taken(s, p, s.face_at(s.slot), token)
    trade(s, p)
    if s.has(p, s.board.commerce) and kept_tokens(s, p) < s.board.commerce_limit:
        s.seat[KEPT + (token - 1) * MAX_SEATS + p] += 1
        token_kept(s, p)
    else:
        s.discarded[token] += 1


def trade(s: SpyriumPosition, p: i64) -> None:
    """Commerce is tilted when it gives the token another value. SP-TECHNIQUE-ONCE."""
    if s.value != s.token:
        s.seat[TILTED + p] |= s.board.commerce
        journal.amount(s, p, "event-commerce", "value", s.value)


def kept_tokens(s: SpyriumPosition, p: i64) -> i64:
    """The tokens that Commerce has kept for p, of any value."""
    kept: i64 = 0
    v: i64 = 0
    while v < VALUES - 1:
        kept += s.seat[KEPT + v * MAX_SEATS + p]
        v += 1
    return kept


def token_taken(s: SpyriumPosition, p: i64, face: i64, value: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "card": journal.card_id(s, face)}
    args["value"] = int(value)
    s.note(p, "event-token", args)


def token_kept(s: SpyriumPosition, p: i64) -> None:
    if s.journal is None:
        return
    kept = sum(int(s.seat[KEPT + v * MAX_SEATS + p]) for v in range(VALUES - 1))
    s.note(p, "event-kept", {"seat": seat_id(p), "tokens": kept})
