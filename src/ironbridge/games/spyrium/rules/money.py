"""A worker comes back with money. Rulebook: "Gagner de l'argent"; technique Capitalization."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.spyrium.board import GAP_FIRST, GAP_SECOND, MONEY
from ironbridge.games.spyrium.rules import journal, market, place, prices
from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.kernel.bits import BIT, POSITION
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Arguments, seat_id


def add_money(s: SpyriumPosition, held: i64, found: list[Move]) -> None:
    """For each gap with own workers the cards beside it (SP-MONEY-OWN-WORKER); where both are gone,
    the worker alone (SP-MONEY-CARDS-GONE)."""
    while held:
        bit = held & -held
        held ^= bit
        gap: i64 = POSITION[bit % 67]
        first = s.filled & BIT[GAP_FIRST[gap]]
        second = s.filled & BIT[GAP_SECOND[gap]]
        if first:
            found.append(s.space.money[gap * 2])
        if second:
            found.append(s.space.money[gap * 2 + 1])
        if first == 0 and second == 0:
            found.append(s.space.withdraw[gap])


def take_money(s: SpyriumPosition, p: i64, gap: i64, slot: i64) -> None:
    """A worker comes back with money for the other workers beside a card. SP-MONEY-AMOUNT."""
    money = prices.others_beside(s, slot) + capital(s, p)
    paid_out(s, p, gap, slot, money)
    place.take_back(s, p, gap)
    s.seat[MONEY + p] += money


def withdraw(s: SpyriumPosition, p: i64, gap: i64) -> None:
    """A worker comes back from where both cards are gone: only Capitalization pays.
    SP-MONEY-CARDS-GONE, SP-TECHNIQUE-CAPITALIZATION-GONE."""
    money = capital(s, p)
    withdrawn(s, p, gap, money)
    place.take_back(s, p, gap)
    s.seat[MONEY + p] += money


def capital(s: SpyriumPosition, p: i64) -> i64:
    """SP-TECHNIQUE-CAPITALIZATION."""
    return s.board.capitalization_money if s.has(p, s.board.capitalization) else 0


def paid_out(s: SpyriumPosition, p: i64, gap: i64, slot: i64, money: i64) -> None:
    """A worker came back with money for the card in a place of the market."""
    if s.journal is None:
        return
    args = market.at_market(s, p, gap, slot)
    args["money"] = int(money)
    s.note(p, "event-money", args)


def withdrawn(s: SpyriumPosition, p: i64, gap: i64, money: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "gap": journal.gap_id(gap)}
    args["money"] = int(money)
    s.note(p, "event-withdraw", args)
