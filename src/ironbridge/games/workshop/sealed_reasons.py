"""What can be said for tokens, a bid or a colour that is offered: what follows from it whatever the
others choose. Never what they have chosen or will.
"""

from __future__ import annotations

from typing import Final

from ironbridge.games.workshop import move_space as kinds
from ironbridge.games.workshop.board import (
    ALL,
    BID,
    CANAL,
    HAND,
    HELD,
    LINKS_A_TURN,
    MAX_SEATS,
    MONEY,
    OFFERED,
    ORDER,
    TOWN_FIELDS,
    TYPES,
    Board,
)
from ironbridge.games.workshop.prospects import best_turn, eras_left, turns_after
from ironbridge.games.workshop.rules import auction
from ironbridge.games.workshop.table import WorkshopState
from ironbridge.kernel.bits import members
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Arguments, Phrase, seat_id
from ironbridge.kernel.reasons import Fact

EVEN: Final = 1
"""Pounds by which cards may differ and count as equal."""
LOW: Final = 1
"""A bid that gives little for the order of play."""


class Sealed:
    def __init__(self, board: Board) -> None:
        self.board = board

    def facts(self, s: WorkshopState, seat: int, move: Move | None) -> list[Fact]:
        """For the position in which the choice is made; None while only a colour is offered."""
        if s.phase == BID:
            found = self.offer(s, seat) if s.two_each() and s.box == 0 else []
            return found if move is None else [*found, *self.bid(s, seat, int(move.a))]
        if move is None:
            return []
        if move.kind == kinds.KEEP:
            return self.keep(s, seat)
        chosen = [int(kind) for kind in (move.a, move.b) if kind >= 0]
        return [
            fact
            for kind in dict.fromkeys(chosen)
            for fact in self.token(s, seat, kind, chosen.count(kind))
        ]

    # Demand -----------------------------------------------------------------------------------

    def token(self, s: WorkshopState, seat: int, kind: int, tokens: int) -> list[Fact]:
        """What tokens of a type pay as the map stands."""
        counts = [self.industries(s, p, kind) for p in range(s.seats)]
        own, others = counts[seat], [n for p, n in enumerate(counts) if p != seat]
        eras = eras_left(s)
        name: Arguments = {"type": self.board.type_name(kind), "tokens": tokens}
        found: list[Fact] = []
        if own:
            args: Arguments = {**name, "industries": own, "money": own * tokens, "eras": eras}
            weight = float(own * tokens * eras)
            found.append(Fact(Phrase("reason-token", args), weight, "map"))
            if not any(others):
                fact = Phrase("reason-token-alone", {"type": name["type"]})
                found.append(Fact(fact, 1.0 + own, "sealed"))
            elif own > max(others):
                rivals = [seat_id(p) for p, n in enumerate(counts) if n == max(others)]
                args = {"type": name["type"], "own": own, "most": max(others), "seats": rivals}
                weight = float((own - max(others)) * tokens * eras)
                found.append(Fact(Phrase("reason-token-most", args), weight, "sealed"))
        left = int(s.seat[HAND + kind * MAX_SEATS + seat]) - tokens
        if left > 0:
            args = {"type": name["type"], "left": left}
            found.append(Fact(Phrase("reason-token-again", args), 1.0, "map"))
        if not s.closing():
            found += self.room(s, kind, name)
        return found

    def room(self, s: WorkshopState, kind: int, name: Arguments) -> list[Fact]:
        """Where industries of the type can be placed in the rounds to come."""
        board = self.board
        towns = [town for town, its_kind in enumerate(board.town_type) if its_kind == kind]
        crowd = sum(int(s.industries[town * TOWN_FIELDS + ALL]) for town in towns)
        places = sum(board.town_value[town] for town in towns) - crowd
        args: Arguments = {**name, "places": places}
        found = [Fact(Phrase("reason-token-room", args), 0.02 * places, "map")] if places else []
        if s.era == CANAL:
            early = [int(board.card_town[card]) for card in board.setup_cards]
            first = [board.town_name(town) for town in early if board.town_type[town] == kind]
            if first:
                args = {"type": name["type"], "towns": first, "count": len(first)}
                weight = 0.5 * len(first)
                found.append(Fact(Phrase("reason-token-first", args), weight, "map"))
        return found

    def keep(self, s: WorkshopState, seat: int) -> list[Fact]:
        """What the tokens in hand would pay now, and whether they can wait."""
        found: list[Fact] = []
        for kind in range(TYPES):
            if not s.seat[HAND + kind * MAX_SEATS + seat]:
                continue
            counts = [self.industries(s, p, kind) for p in range(s.seats)]
            others = sum(counts) - counts[seat]
            args: Arguments = {"type": self.board.type_name(kind), "own": counts[seat]}
            args["others"] = others
            weight = 0.5 + others / (s.seats - 1) - counts[seat]
            found.append(Fact(Phrase("reason-keeps", args), weight, "sealed"))
        if s.era == CANAL:
            found.append(Fact(Phrase("reason-keeps-for-rail", {}), 0.6, "sealed"))
        return found

    def industries(self, s: WorkshopState, p: int, kind: int) -> int:
        """How many industries of a type a seat has."""
        return sum(
            int(s.industries[town * TOWN_FIELDS + company])
            for company in range(p, int(s.company_count), s.seats)
            for town in members(s.seat[HELD + company])
            if self.board.town_type[town] == kind
        )

    # The auction ------------------------------------------------------------------------------

    def bid(self, s: WorkshopState, seat: int, bid: int) -> list[Fact]:
        money = int(s.seat[MONEY + seat]) - bid
        turns = turns_after(s, seat)
        cost = turns * LINKS_A_TURN * int(s.link_cost())
        args: Arguments = {"bid": bid, "money": money, "turns": turns, "cost": cost}
        weight = 1.0 if money < cost else 0.6
        found = [Fact(Phrase("reason-bid", args), weight, "shortage")]
        return found + self.cards(s, seat, bid) + self.certain(s, seat, bid)

    def cards(self, s: WorkshopState, seat: int, bid: int) -> list[Fact]:
        """How much depends on who chooses a card first, compared with the bid."""
        company = self.entrant(s, seat)
        if company < 0:
            return []
        money = int(s.seat[MONEY + seat]) - bid
        worth = {card: best_turn(s, company, card, money) for card in members(s.face_up)}
        best = max(worth, key=lambda card: worth[card])
        worst = min(worth, key=lambda card: worth[card])
        most, least = worth[best], worth[worst]
        if most - least <= EVEN:
            args: Arguments = {"least": least, "most": most}
            return [Fact(Phrase("reason-bid-even", args), 1.5, "round")] if bid <= LOW else []
        if not 0 < bid < most - least:
            return []
        args = {"best": self.board.card_name(best), "worst": self.board.card_name(worst)}
        args |= {"bid": bid, "most": most, "least": least}
        weight = 0.5 + 0.3 * (most - least - bid)
        return [Fact(Phrase("reason-bid-cards", args), weight, "round")]

    def certain(self, s: WorkshopState, seat: int, bid: int) -> list[Fact]:
        """Whom the bid is before in any case, and before whom if they bid the same."""
        found: list[Fact] = []
        rivals = [p for p in range(s.seats) if p != seat]
        most = max(int(s.seat[MONEY + p]) + int(s.recoverable(p)) for p in rivals)
        if bid > most and not s.hidden_money:
            found.append(Fact(Phrase("reason-bid-highest", {"money": most}), 3.0, "round"))
        behind = [seat_id(p) for p in self.behind(s, seat)]
        if behind:
            weight = 0.5 if bid <= LOW else 0.3
            found.append(Fact(Phrase("reason-bid-ties", {"seats": behind}), weight, "round"))
        return found

    def behind(self, s: WorkshopState, seat: int) -> list[int]:
        """Who comes after the seat if bids are equal. Two players: the owner of the first box wins,
        and it is decided by lot while the track is empty."""
        if s.two_each():
            first = int(s.seat[ORDER])
            return [1 - seat] if first >= 0 and s.owner(first) == seat else []
        order = [int(s.seat[ORDER + box]) for box in range(int(s.company_count))]
        return order[order.index(seat) + 1 :]

    def entrant(self, s: WorkshopState, seat: int) -> int:
        """The company that plays after this auction; -1 while its colour is not offered."""
        return int(auction.entrant(s, seat)) if s.two_each() else seat

    def offer(self, s: WorkshopState, seat: int) -> list[Fact]:
        """What either colour could do with the cards that lie there."""
        colour = int(s.seat[OFFERED + seat])
        if colour < 0:
            return []
        other = seat + s.seats if colour == seat else seat
        money = int(s.seat[MONEY + seat])
        most, less = (
            max(best_turn(s, company, card, money) for card in members(s.face_up))
            for company in (colour, other)
        )
        args: Arguments = {"colour": s.company_name(colour), "other": s.company_name(other)}
        args |= {"money": most, "less": less}
        waits = Fact(Phrase("reason-offer-later", {"other": args["other"]}), 0.2, "round")
        if most < less:
            return [waits]
        return [Fact(Phrase("reason-offer", args), 0.5 + 0.3 * (most - less), "round"), waits]
