"""Why a colour or a bid cannot be chosen. Rulebook: "Enchère ordre du tour", "Jouer à deux
joueurs".

Who is ahead after equal bids forbids nobody anything: `rules/auction.py` says it (WW-BID-TIES,
WW-TWO-TIES).
"""

from __future__ import annotations

from ironbridge.games.workshop.board import OFFERED
from ironbridge.games.workshop.rules.state import WorkshopPosition
from ironbridge.games.workshop.why.board import money_of, owner_of, recoverable_by
from ironbridge.kernel.phrase import Reason, forbid


def offer(state: WorkshopPosition, company: int, p: int) -> Reason | None:
    """`offer COLOUR`, before the first bid of a round."""
    if state.seat_count != 2:
        return forbid("WW-TWO-FIRST-AUCTION", "why-offer-seats")
    if state.box > 0:
        return forbid("WW-TWO-SECOND-AUCTION", "why-offer-second")
    chosen = int(state.seat[OFFERED + p])
    if chosen >= 0:
        return forbid("WW-SEALED-LOCKED", "why-offer-done", colour=state.board.colour_name(chosen))
    if company >= state.company_count or owner_of(state, company) != p:
        name = state.board.colour_name(company)
        return forbid("WW-TWO-COLOURS", "why-offer-colour", colour=name)
    return None


def bid(state: WorkshopPosition, money: int, p: int) -> Reason | None:
    """`bid MONEY`."""
    first_of_two = state.seat_count == 2 and state.box == 0
    if first_of_two and state.seat[OFFERED + p] < 0:
        return forbid("WW-TWO-FIRST-AUCTION", "why-offer-first")
    purse = money_of(state, p)
    if money > purse:
        more = recoverable_by(state, p)
        return forbid("WW-BID-AMOUNT", "why-bid-money", money=purse, bid=money, recoverable=more)
    return None
