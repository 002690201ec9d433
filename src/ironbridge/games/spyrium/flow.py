"""The course of the game: set-up, rounds, turns, the end. Rulebook: "Mise en place", "Début du
tour", "Fin du tour", "Fin de la partie", "Jetons".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ironbridge.games.spyrium import chronicle, effects, scoring, workers
from ironbridge.games.spyrium.board import NO_TOKEN, TOKEN_FOR_OTHERS
from ironbridge.games.spyrium.layout import (
    ACTION,
    ACTIVE,
    BONUS,
    MONEY,
    OVER,
    RESIDENCE,
    RESIDENCE_AT,
    SLOTS,
    SPYRIUM,
    TILTED,
    VALUES,
    WORKERS,
)
from ironbridge.kernel.bits import BIT

if TYPE_CHECKING:
    from ironbridge.games.spyrium.state import SpyriumState


# Set-up -------------------------------------------------------------------------------------


def set_up(s: SpyriumState) -> None:
    """Lay out a new game on a state that is still empty. Chance is drawn in this order: the
    cards of each period, the events, the tokens, the first player."""
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
    chronicle.game_begun(s)
    s.next_token = token_for(s, s.event())
    start_round(s)


def shuffled(s: SpyriumState, things: bytes) -> bytes:
    pile = list(things)
    s.chance.shuffle(pile)
    return bytes(pile)


def all_tokens(s: SpyriumState) -> bytes:
    tokens: list[int] = []
    for number, copies in enumerate(s.board.token_counts):
        tokens.extend([number + 1] * copies)
    return bytes(tokens)


# Rounds -------------------------------------------------------------------------------------


def start_round(s: SpyriumState) -> None:
    chronicle.round_begun(s)
    pay_income(s)
    turn_event(s)
    lay_market(s)
    p: i64 = 0
    while p < s.seat_count:
        s.seat[ACTIVE + p] = s.seat[WORKERS + p]
        p += 1
    s.turn = s.first
    s.phase = ACTION


def pay_income(s: SpyriumState) -> None:
    p: i64 = 0
    while p < s.seat_count:
        money: i64 = s.board.residence_track[s.seat[RESIDENCE_AT + p]]
        s.seat[MONEY + p] += money
        chronicle.amount(s, p, "event-income", "money", money)
        p += 1


def turn_event(s: SpyriumState) -> None:
    """The event seen so far is in force, and the one behind it is seen, with its token."""
    s.event_token = s.next_token
    s.next_token = 0
    chronicle.event_shown(s, "event-current", s.event(), s.event_token)
    if s.round < len(s.events):
        s.next_token = token_for(s, s.events[s.round])
        chronicle.event_shown(s, "event-next", s.events[s.round], s.next_token)


def token_for(s: SpyriumState, event: i64) -> i64:
    """The token of an event that comes into sight, 0 if it uses none."""
    return draw_token(s) if s.board.event_uses_token[event] else 0


def lay_market(s: SpyriumState) -> None:
    """Nine cards from the deck of the period; then tokens on them, in the same order."""
    start: i64 = s.board.round_start[s.round - 1]
    slot: i64 = 0
    while slot < SLOTS:
        s.market[slot] = s.deck[start + slot]
        s.filled |= BIT[slot]
        slot += 1
    chronicle.market_laid(s)
    slot = 0
    while slot < SLOTS:
        lay_tokens(s, slot)
        slot += 1


def lay_tokens(s: SpyriumState, slot: i64) -> None:
    rule = s.board.face_tokens[s.face_at(slot)]
    if rule == NO_TOKEN:
        return
    wanted: i64 = s.seat_count - 1 if rule == TOKEN_FOR_OTHERS else 1
    while wanted > 0:
        value = draw_token(s)
        if value:
            s.tokens[slot * VALUES + value] += 1
        wanted -= 1
    chronicle.tokens_laid(s, slot)


def end_round(s: SpyriumState) -> None:
    clear_market(s)
    if s.event_token:
        s.discarded[s.event_token] += 1
        s.event_token = 0
    p: i64 = 0
    while p < s.seat_count:
        workers.clear(s, s.seat[TILTED + p])
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


def clear_market(s: SpyriumState) -> None:
    """What nobody took is out of the game; its tokens are discarded."""
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


def end_game(s: SpyriumState) -> None:
    scoring.score_game(s)
    s.turn = s.first
    s.phase = OVER
    chronicle.game_over(s)


# Tokens -------------------------------------------------------------------------------------


def draw_token(s: SpyriumState) -> i64:
    """The value of the next token; when the stock is empty, the discards are shuffled first.
    0 when there is none at all."""
    if s.stock_at == len(s.stock):
        restock(s)
    if s.stock_at == len(s.stock):
        return 0
    value: i64 = s.stock[s.stock_at]
    s.stock_at += 1
    return value


def restock(s: SpyriumState) -> None:
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
    chronicle.reshuffled(s, len(tokens))


# Turns --------------------------------------------------------------------------------------


def finish(s: SpyriumState, p: i64, residence: bool) -> None:
    """An action has happened but for the residence track, if it acts on it, and a bonus."""
    forget_action(s)
    if residence:
        if effects.can_step(s, p):
            s.phase = RESIDENCE
            return
        effects.score_residence(s, p)
    close(s, p)


def forget_action(s: SpyriumState) -> None:
    s.action = -1
    s.gap = -1
    s.slot = -1
    s.option = -1
    s.waived = -1
    s.token = 0
    s.value = 0


def close(s: SpyriumState, p: i64) -> None:
    """The action is over, unless its points bring a bonus to choose."""
    if effects.bonus_asked(s, p):
        s.phase = BONUS
    else:
        end_turn(s)


def end_turn(s: SpyriumState) -> None:
    """The next seat that has not passed plays; when all have, the round is over."""
    s.phase = ACTION
    p = s.turn
    steps: i64 = 0
    while steps < s.seat_count:
        p += 1
        if p == s.seat_count:
            p = 0
        if s.passed & BIT[p] == 0:
            s.turn = p
            return
        steps += 1
    end_round(s)
