"""What a seat may know: views, the question asked, and full positions made from that knowledge.

A view names every key it shows; nothing is made by taking secrets out of a position. Open are the
board, the diagram, face-up and used cards, and who has made a sealed choice. Hidden are the choice
itself until all are in, tokens in other hands, the piles, and chance; with the option
`hidden_money` also the money of the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ironbridge.games.workshop import position
from ironbridge.games.workshop.board import (
    BID,
    CANAL,
    CARD,
    CHOICE,
    DEMAND,
    HAND,
    HELD,
    INCOME,
    LAST_BID,
    LINK,
    LINKS,
    MAX_SEATS,
    MONEY,
    OFFERED,
    OVER,
    REMOVE,
    TOWN,
    TOWN_FIELDS,
    TYPES,
)
from ironbridge.games.workshop.documents import (
    CompanyPayJson,
    PlayerViewJson,
    SeatPayJson,
    TypePayJson,
    WorkshopPreviewJson,
    WorkshopViewJson,
)
from ironbridge.games.workshop.move_space import RECOVER
from ironbridge.games.workshop.rules import income
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.documents import ResultJson
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Phrase

if TYPE_CHECKING:
    from ironbridge.games.workshop.table import WorkshopState


# Views ----------------------------------------------------------------------------------------


def view(state: WorkshopState, seat: int | None) -> WorkshopViewJson:
    """Everything this seat (None: a spectator) may know."""
    return {
        **position.header(state),
        "rounds": int(state.setup.rounds),
        "you": seat,
        "deciders": list(state.deciders),
        "question": question(state, -1 if seat is None else seat).to_json(),
        "players": [player(state, p, p == seat) for p in range(state.seats)],
        "industries": position.industries(state),
        "links": position.links(state),
        "demand": position.demand(state),
        "cards": position.card_names(state, bytes(members(state.face_up))),
        "used_cards": position.card_names(state, position.used_cards(state)),
        "deck_size": len(position.deck(state)),
        "set_aside_size": len(position.set_aside(state)),
        "stock_size": len(position.stock(state)),
        "pending": position.pending(state),
        "result": result(state),
        "preview": preview(state, seat),
        **state.legal_texts(seat),
    }


def player(state: WorkshopState, p: int, own: bool) -> PlayerViewJson:
    """What everybody sees of a seat; the seat itself also sees its tokens and its choice."""
    hidden = money_is_hidden(state) and not own
    seen: PlayerViewJson = {
        "companies": companies(state, p),
        "money": None if hidden else int(state.seat[MONEY + p]),
        "income": int(state.seat[INCOME + p]),
        "last_bid": position.last_bid(state, p),
        "token_count": len(position.tokens(state, p)),
        "chosen": state.seat[CHOICE + p] >= 0,
    }
    if own:
        seen["tokens"] = position.tokens(state, p)
        seen["offered"] = position.offered(state, p)
        seen["choice"] = position.choice(state, p)
    return seen


def companies(state: WorkshopState, p: int) -> list[str]:
    """The colours of a seat: one, or two with two players."""
    colours = state.board.colour_ids[: int(state.company_count)]
    return [name for company, name in enumerate(colours) if state.owner(company) == p]


def money_is_hidden(state: WorkshopState) -> bool:
    return state.hidden_money and state.phase != OVER


def result(state: WorkshopState) -> ResultJson | None:
    """The standings are money, so nobody sees them while money is hidden."""
    return None if money_is_hidden(state) else state.result().to_json()


# Money to come --------------------------------------------------------------------------------


def preview(state: WorkshopState, seat: int | None) -> WorkshopPreviewJson:
    """The money of each seat if the era ended now. Income, links, industries and the diagram are
    open, so only totals can be hidden."""
    players = [seat_pay(state, p) for p in range(state.seats)]
    totals: list[int | None] = []
    for p, pay in enumerate(players):
        hidden = money_is_hidden(state) and p != seat
        to_come = pay["income"] + pay["links"] + pay["industries"]
        totals.append(None if hidden else int(state.seat[MONEY + p]) + to_come)
    return {"totals": totals, "players": players}


def seat_pay(state: WorkshopState, p: int) -> SeatPayJson:
    own = [company_pay(state, c) for c in range(p, int(state.company_count), state.seats)]
    return {
        "income": int(state.seat[INCOME + p]),
        "links": sum([pay["links"] for pay in own]),
        "industries": 0 if state.over else sum([pay["industries"] for pay in own]),
        "companies": own,
    }


def company_pay(state: WorkshopState, company: int) -> CompanyPayJson:
    """Also after the end, when its industries stand on the map and have been paid."""
    networks = income.network_sizes(state, state.seat[LINKS + company])
    return {
        "colour": state.board.colour_ids[company],
        "networks": networks,
        "links": int(income.link_pay(state, sum(networks[:1]), sum(networks[1:]))),
        "types": {
            name: type_pay(state, company, kind) for kind, name in enumerate(state.board.type_ids)
        },
        "industries": int(income.industry_pay(state, company)),
    }


def type_pay(state: WorkshopState, company: int, kind: int) -> TypePayJson:
    number = 0
    for town in members(state.seat[HELD + company]):
        if state.board.town_type[town] == kind:
            number += int(state.industries[town * TOWN_FIELDS + company])
    return {"count": number, "money": number * int(income.pay_of_type(state, kind))}


# Questions ------------------------------------------------------------------------------------


def question(state: WorkshopState, seat: int) -> Phrase:
    """What a seat is asked now."""
    phase, board = state.phase, state.board
    if phase == OVER:
        return Phrase("ask-over", {})
    if seat not in state.deciders:
        return Phrase("ask-wait", {"seats": [f"seat-{p}" for p in state.deciders]})
    if phase == DEMAND:
        return demand_question(state, seat)
    if phase == BID:
        if state.two_each() and state.box == 0 and state.seat[OFFERED + seat] < 0:
            return Phrase("ask-offer", {})
        return Phrase("ask-bid", {"money": int(state.seat[MONEY + seat])})
    if phase == CARD:
        return Phrase("ask-card", {})
    if phase == TOWN:
        return Phrase("ask-town", {"value": int(board.card_value[state.card])})
    town = board.town_name(state.town)
    if phase == REMOVE:
        return Phrase("ask-remove", {"town": town})
    assert phase == LINK
    cost = int(state.link_cost())
    if state.reached < 0:
        return Phrase("ask-link", {"town": town, "money": cost})
    other = board.town_name(state.reached)
    return Phrase("ask-link-second", {"town": town, "other": other, "money": cost})


def demand_question(state: WorkshopState, seat: int) -> Phrase:
    tokens = min(int(state.setup.placed), len(position.tokens(state, seat)))
    return Phrase("ask-demand-more" if state.closing() else "ask-demand", {"tokens": tokens})


# A full position from what a seat knows -------------------------------------------------------


def determinize(state: WorkshopState, seat: int, chance: Chance) -> WorkshopState:
    """A position the seat cannot tell from the true one: piles, the tokens of the others and
    their sealed choices are drawn anew. All of it follows from what the seat sees, so nothing
    else is given away.

    Hidden money stays as it is: whoever remembers what was paid and earned in the open knows it.
    """
    twin = state.copy()
    shuffle_cards(twin, chance)
    deal_tokens(twin, seat, chance)
    for p in range(state.seats):
        if p != seat:
            choose_anew(twin, p, chance)
    twin.chance = seeded((chance.next() >> 2 << 32) + chance.next())
    return twin


def as_if_first(state: WorkshopState, seat: int) -> WorkshopState:
    """A sealed choice changes nothing before all are in, so all others can take theirs back."""
    if not state.sealed:
        return state
    twin = state.copy()
    for p in range(state.seats):
        if p != seat:
            take_back(twin, p)
    return twin


def as_last_time(state: WorkshopState, p: int) -> Move | None:
    """The same bid as in the last auction. Tokens come from another hand every time."""
    bid = int(state.seat[LAST_BID + p])
    if state.phase != BID or bid < 0:
        return None
    for move in state.offer(p):
        if move.index == state.space.bid[bid]:
            return move
    return None


def shuffle_cards(twin: WorkshopState, chance: Chance) -> None:
    """Deck and set-aside pile; in the canal era all know that the set-up cards come first."""
    deck, aside = position.deck(twin), position.set_aside(twin)
    early = sorted(set(deck) & set(twin.board.setup_cards)) if twin.era == CANAL else []
    late = [card for card in sorted(deck + aside) if card not in early]
    chance.shuffle(early)
    chance.shuffle(late)
    cards = bytes(early + late)
    twin.deck, twin.deck_at = cards[: len(deck)], 0
    twin.aside, twin.aside_at = cards[len(deck) :], 0


def deal_tokens(twin: WorkshopState, seat: int, chance: Chance) -> None:
    """The other hands and the stock are dealt anew, each as large as it is."""
    sizes = [0 if p == seat else len(position.tokens(twin, p)) for p in range(twin.seats)]
    pool = list(position.stock(twin))
    for p in range(twin.seats):
        for kind in range(TYPES):
            if p != seat:
                pool += [kind] * int(twin.seat[HAND + kind * MAX_SEATS + p])
                twin.seat[HAND + kind * MAX_SEATS + p] = 0
    pool.sort()
    chance.shuffle(pool)
    for p, size in enumerate(sizes):
        for _ in range(size):
            twin.seat[HAND + pool.pop() * MAX_SEATS + p] += 1
    twin.stock, twin.stock_at = bytes(pool), 0


def choose_anew(twin: WorkshopState, p: int, chance: Chance) -> None:
    """Another sealed choice, and with two players another colour that goes with it. A colour
    without its bid is forgotten: nobody else knows whether it has been offered yet."""
    chosen = twin.seat[CHOICE + p] >= 0
    take_back(twin, p)
    if not chosen:
        return
    if twin.phase == BID and twin.two_each() and twin.box == 0:
        twin.seat[OFFERED + p] = p + int(chance.below(2)) * twin.seats
    possible = [move for move in twin.generate(p) if move.kind != RECOVER]
    number = int(chance.below(len(possible)))
    if twin.phase == BID:  # high bids are rare
        number = int(chance.below(chance.below(number + 1) + 1))
    twin.seat[CHOICE + p] = possible[number].index
    twin.waiting &= ~BIT[p]


def take_back(twin: WorkshopState, p: int) -> None:
    """A sealed choice, and what goes with it."""
    twin.seat[OFFERED + p] = -1
    if twin.seat[CHOICE + p] >= 0:
        twin.seat[CHOICE + p] = -1
        twin.waiting |= BIT[p]
