"""The course of the game: set-up, rounds with their market, events and tokens, and the end.
Rulebook: "Mise en place", "Début du tour", "Fin du tour", "Fin de la partie".
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.spyrium.board import (
    ACTION,
    ACTIVE,
    MONEY,
    NO_TOKEN,
    OVER,
    RESIDENCE_AT,
    SLOTS,
    SPYRIUM,
    TILTED,
    TOKEN_FOR_OTHERS,
    VALUES,
    WORKERS,
    card_id,
    event_id,
    slot_id,
)
from ironbridge.games.spyrium.rules import exploit, scoring
from ironbridge.games.spyrium.rules.state import SpyriumPosition, note_amount
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.phrase import Arguments, seat_id

# Set-up ---------------------------------------------------------------------------------------


def set_up(s: SpyriumPosition) -> None:
    """Lay out a new game on a state that is still empty. Chance is drawn in this order: the
    cards of each period, the events, the tokens, the first player. SP-SETUP-DECKS, SP-SETUP-EVENTS,
    SP-SETUP-PLAYER, SP-SETUP-FIRST-PLAYER."""
    s.chance = s.chance.copy()
    s.deck = b"".join([shuffled(s, cards) for cards in s.board.period_cards])
    s.events = shuffled(s, bytes(range(len(s.board.event_ids))))
    s.stock = shuffled(s, all_tokens(s))
    s.first = s.chance.below(s.seat_count)
    p: i64 = 0
    while p < s.seat_count:
        s.seat[MONEY + p] = s.board.money
        s.seat[SPYRIUM + p] = s.board.spyrium
        s.seat[WORKERS + p] = s.board.workers
        s.seat[RESIDENCE_AT + p] = s.board.start_residence
        p += 1
    game_begun(s)
    s.next_token = token_for(s, s.event())
    start_round(s)


def all_tokens(s: SpyriumPosition) -> bytes:
    values: list[int] = []
    for number, copies in enumerate(s.board.token_counts):
        values.extend([number + 1] * copies)
    return bytes(values)


def shuffled(s: SpyriumPosition, things: bytes) -> bytes:
    pile = list(things)
    s.chance.shuffle(pile)
    return bytes(pile)


# A round begins -------------------------------------------------------------------------------


def start_round(s: SpyriumPosition) -> None:
    """Income, the event, the market; all workers are active, and the first player begins.
    SP-ROUND-WORKERS-ACTIVE, SP-TURN-ORDER."""
    round_begun(s)
    pay_income(s)
    turn_event(s)
    lay_market(s)
    p: i64 = 0
    while p < s.seat_count:
        s.seat[ACTIVE + p] = s.seat[WORKERS + p]
        p += 1
    s.turn = s.first
    s.phase = ACTION


def pay_income(s: SpyriumPosition) -> None:
    """SP-ROUND-INCOME."""
    p: i64 = 0
    while p < s.seat_count:
        money: i64 = s.board.residence_track[s.seat[RESIDENCE_AT + p]]
        s.seat[MONEY + p] += money
        note_amount(s, p, "event-income", "money", money)
        p += 1


def turn_event(s: SpyriumPosition) -> None:
    """The event that was turned up comes into force, and the next one is turned up, with its token.
    SP-ROUND-EVENT, SP-ROUND-TOKEN-ORDER."""
    s.event_token = s.next_token
    s.next_token = 0
    event_turned_up(s, "event-current", s.event(), s.event_token)
    if s.round < len(s.events):
        s.next_token = token_for(s, s.events[s.round])
        event_turned_up(s, "event-next", s.events[s.round], s.next_token)


def token_for(s: SpyriumPosition, event: i64) -> i64:
    """The token of an event that is turned up, 0 if it uses none. SP-TOKEN-EVENT."""
    return draw_token(s) if s.board.event_uses_token[event] else 0


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
        value = draw_token(s)
        if value:
            s.tokens[slot * VALUES + value] += 1
        wanted -= 1
    tokens_laid(s, slot)


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
    """The discarded tokens are the new stock. They are sorted first, so that the result depends on
    chance alone."""
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


# A round ends, and the game -------------------------------------------------------------------


def end_round(s: SpyriumPosition) -> None:
    """Market, event and tilted cards are cleared, and the next round begins, or the game is over.
    SP-ROUND-MARKET-GONE, SP-ROUND-STRAIGHTEN, SP-ROUND-PHASE-ONE, SP-ROUND-NEXT-FIRST-PLAYER,
    SP-END-AFTER-SIX."""
    clear_market(s)
    if s.event_token:
        s.discarded[s.event_token] += 1
        s.event_token = 0
    p: i64 = 0
    while p < s.seat_count:
        exploit.clear_workers(s, s.seat[TILTED + p])
        s.seat[TILTED + p] = 0
        p += 1
    s.in_activation = 0
    s.passed = 0
    s.event_used = 0
    s.first = (s.first + 1) % s.seat_count
    if s.round == s.board.rounds:
        end_game(s)
    else:
        s.round += 1
        start_round(s)


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


def end_game(s: SpyriumPosition) -> None:
    """SP-END-AFTER-SIX."""
    scoring.score_game(s)
    s.turn = s.first
    s.phase = OVER
    game_over(s)


# Events ---------------------------------------------------------------------------------------


def game_begun(s: SpyriumPosition) -> None:
    if s.journal is None:
        return
    seats = int(s.seat_count)
    order: list[str] = [seat_id((s.first + i) % s.seat_count) for i in range(seats)]
    s.note(-1, "event-begin", {"order": order})


def round_begun(s: SpyriumPosition) -> None:
    if s.journal is None:
        return
    period = s.board.periods[s.board.round_period[s.round - 1]]
    args: Arguments = {"period": f"period-{period}", "seat": seat_id(s.first)}
    args["round"] = int(s.round)
    s.note(-1, "event-round", args)


def event_turned_up(s: SpyriumPosition, key: str, event: i64, token: i64) -> None:
    if s.journal is None:
        return
    s.note(-1, key, {"card": event_id(s.board, event), "token": int(token)})


def market_laid(s: SpyriumPosition) -> None:
    if s.journal is None:
        return
    cards = [card_id(s.board, s.face_at(slot)) for slot in range(SLOTS)]
    s.note(-1, "event-market", {"cards": cards})


def tokens_laid(s: SpyriumPosition, slot: i64) -> None:
    """The tokens on a card that has just come to the market, lowest first."""
    if s.journal is None:
        return
    values: list[str] = []
    for value in range(1, VALUES):
        values.extend([f"token-{value}"] * int(s.tokens[slot * VALUES + value]))
    args: Arguments = {"card": card_id(s.board, s.face_at(slot)), "slot": slot_id(slot)}
    args["values"] = values
    s.note(-1, "event-tokens", args)


def reshuffled(s: SpyriumPosition, tokens: i64) -> None:
    if s.journal is None:
        return
    s.note(-1, "event-reshuffle", {"tokens": int(tokens)})


def game_over(s: SpyriumPosition) -> None:
    if s.journal is None:
        return
    winners = [seat_id(p) for p in scoring.result(s).winners]
    s.note(-1, "event-over", {"winners": winners})
