"""Workers go to the market, and come back from it with money. Rulebook: "Placer un ouvrier",
"Gagner de l'argent"; technique Capitalization.
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.spyrium.board import (
    ACTIVE,
    GAP_FIRST,
    GAP_SECOND,
    GAPS,
    GAPS_HELD,
    IN_MARKET,
    MONEY,
    OPEN_GAPS,
    card_id,
    gap_id,
    slot_id,
)
from ironbridge.games.spyrium.rules import effects
from ironbridge.games.spyrium.rules.state import SpyriumPosition
from ironbridge.kernel.bits import BIT, EMPTY, POSITION, SPREAD
from ironbridge.kernel.choices import Choices
from ironbridge.kernel.phrase import Arguments, seat_id

# What is legal --------------------------------------------------------------------------------


def placeable(s: SpyriumPosition, p: i64) -> i64:
    """The gaps where p can place a worker now, if one is active (SP-PLACE-ACTIVE-WORKER): those
    beside at least one card (SP-PLACE-GAP), however many stand there (SP-PLACE-NO-LIMIT)."""
    return OPEN_GAPS[s.filled] if s.seat[ACTIVE + p] > 0 else EMPTY


def add_money(s: SpyriumPosition, held: i64, found: Choices) -> None:
    """For each of the gaps, in which one has workers, the cards beside it (SP-MONEY-OWN-WORKER);
    where both are gone, the worker alone (SP-MONEY-CARDS-GONE)."""
    while held:
        bit = held & -held
        held ^= bit
        gap: i64 = POSITION[(bit * SPREAD >> 58) & 63]
        first = s.filled & BIT[GAP_FIRST[gap]]
        second = s.filled & BIT[GAP_SECOND[gap]]
        if first:
            found.append(s.space.money[gap * 2])
        if second:
            found.append(s.space.money[gap * 2 + 1])
        if first == 0 and second == 0:
            found.append(s.space.withdraw[gap])


# What happens ---------------------------------------------------------------------------------


def place(s: SpyriumPosition, p: i64, gap: i64) -> None:
    """An active worker goes to a gap."""
    s.seat[ACTIVE + p] -= 1
    s.seat[IN_MARKET + p] += 1
    s.seat[GAPS_HELD + p] |= BIT[gap]
    s.standing[p * GAPS + gap] += 1
    s.around[GAP_FIRST[gap]] += 1
    s.around[GAP_SECOND[gap]] += 1
    placed(s, p, gap)


def take_back(s: SpyriumPosition, p: i64, gap: i64) -> None:
    """A worker leaves a gap, and is inactive for the rest of the round. SP-MONEY-INACTIVE,
    SP-ACTIVATE-INACTIVE."""
    s.seat[IN_MARKET + p] -= 1
    s.standing[p * GAPS + gap] -= 1
    if s.standing[p * GAPS + gap] == 0:
        s.seat[GAPS_HELD + p] &= ~BIT[gap]
    s.around[GAP_FIRST[gap]] -= 1
    s.around[GAP_SECOND[gap]] -= 1


def take_money(s: SpyriumPosition, p: i64, gap: i64, slot: i64) -> None:
    """A worker comes back with money for the other workers beside a card. SP-MONEY-AMOUNT."""
    money = effects.others_beside(s, slot) + capital(s, p)
    paid_out(s, p, gap, slot, money)
    take_back(s, p, gap)
    s.seat[MONEY + p] += money


def withdraw(s: SpyriumPosition, p: i64, gap: i64) -> None:
    """A worker comes back from where both cards are gone: only Capitalization pays.
    SP-MONEY-CARDS-GONE, SP-TECHNIQUE-CAPITALIZATION-GONE."""
    money = capital(s, p)
    withdrawn(s, p, gap, money)
    take_back(s, p, gap)
    s.seat[MONEY + p] += money


def capital(s: SpyriumPosition, p: i64) -> i64:
    """SP-TECHNIQUE-CAPITALIZATION."""
    return s.board.capitalization_money if s.has(p, s.board.capitalization) else 0


# Events ---------------------------------------------------------------------------------------


def placed(s: SpyriumPosition, p: i64, gap: i64) -> None:
    if s.journal is None:
        return
    s.note(p, "event-place", {"seat": seat_id(p), "gap": gap_id(gap)})


def at_market(s: SpyriumPosition, p: i64, gap: i64, slot: i64) -> Arguments:
    """Who took a worker back from where, and for which card."""
    return {
        "seat": seat_id(p),
        "gap": gap_id(gap),
        "slot": slot_id(slot),
        "card": card_id(s.board, s.face_at(slot)),
    }


def paid_out(s: SpyriumPosition, p: i64, gap: i64, slot: i64, money: i64) -> None:
    """A worker came back with money for the card in a place of the market."""
    if s.journal is None:
        return
    args = at_market(s, p, gap, slot)
    args["money"] = int(money)
    s.note(p, "event-money", args)


def withdrawn(s: SpyriumPosition, p: i64, gap: i64, money: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "gap": gap_id(gap)}
    args["money"] = int(money)
    s.note(p, "event-withdraw", args)
