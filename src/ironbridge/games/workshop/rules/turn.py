"""The course of the game: set-up, eras, rounds, turns, and who is asked what. Rulebook:
"Préparation de la partie", "Manches de jeu", "Tours des joueurs", "Récupération de thunes",
"Réinitialisation".

A legal move is carried out, forced answers are given, and play goes on to the next question. The
steps of a turn (card, town, links) hand it on to each other, and say whether it asks for something
more; only here does the next turn, round or era begin. A sealed choice changes nothing before all
are in.
"""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.games.workshop import move_space as kinds
from ironbridge.games.workshop.board import (
    BID,
    CARD,
    CHOICE,
    DEMAND,
    ERA_NAMES,
    INCOME,
    LINK,
    MONEY,
    ORDER,
    RAIL,
    REMOVE,
    TOWN,
)
from ironbridge.games.workshop.rules import auction, card, demand, income, link
from ironbridge.games.workshop.rules.state import WorkshopPosition, single
from ironbridge.kernel.bits import BIT, lowest, members
from ironbridge.kernel.choices import Choices
from ironbridge.kernel.move import Move
from ironbridge.kernel.phrase import Arguments, seat_id

# What is legal --------------------------------------------------------------------------------


def add_legal(s: WorkshopPosition, p: i64, found: Choices) -> None:
    """Every legal move of seat p. Money may be recovered at any decision of one's own."""
    if decides(s, p):
        add_answers(s, p, found)
        add_recover(s, p, found)


def decides(s: WorkshopPosition, p: i64) -> bool:
    """Whoever has not made a sealed choice yet (WW-SEALED-LOCKED), else the player whose turn it
    is (WW-TURN-ORDER)."""
    if p < 0:
        return False
    return s.waiting & BIT[p] != 0 if s.waiting else s.decider() == p


def add_answers(s: WorkshopPosition, p: i64, found: Choices) -> None:
    """The answers to the question that p is asked, and to no other (WW-TURN-STEP-BY-STEP)."""
    phase = s.phase
    if phase == BID:
        auction.add_bids(s, p, found)
    elif phase == DEMAND:
        demand.add_demands(s, p, found)
    elif phase == CARD:
        card.add_cards(s, found)
    elif phase == TOWN:
        card.add_towns(s, found)
    elif phase == REMOVE:
        card.add_leavers(s, found)
    elif phase == LINK:
        link.add_links(s, p, found)


def add_recover(s: WorkshopPosition, p: i64, found: Choices) -> None:
    """Beside the answers of whoever decides (WW-RECOVER-OWN-DECISION), thus not once a sealed
    choice is made (WW-RECOVER-NOT-LOCKED), and never below 0 (WW-RECOVER-NOT-BELOW-ZERO)."""
    if s.seat[INCOME + p] >= s.board.per_pound:
        found.append(s.space.recover)


# What happens ---------------------------------------------------------------------------------


def do(s: WorkshopPosition, move: Move, p: i64) -> None:
    """Carry out a legal move of seat p."""
    kind = move.kind
    if kind == kinds.RECOVER:
        recover(s, p)
    elif kind == kinds.OFFER:
        auction.offer(s, p, move.a)
    elif kind <= kinds.BID:  # demand, keep, bid
        seal(s, move, p)
    elif not answer(s, move):
        next_turn(s)


def seal(s: WorkshopPosition, move: Move, p: i64) -> None:
    """A bid or tokens, opened when those of all seats are in (WW-SEALED-TOGETHER)."""
    s.seat[CHOICE + p] = move.index
    s.waiting &= ~BIT[p]
    if s.waiting == 0:
        open_choices(s)


def answer(s: WorkshopPosition, move: Move) -> bool:
    """A decision of the turn in progress; whether the turn asks for another."""
    kind = move.kind
    if kind == kinds.TAKE:
        return card.take(s, move.a)
    if kind == kinds.SWAP:
        return card.swap(s, move.a)
    if kind == kinds.PLACE:
        return card.settle(s, move.a)
    if kind == kinds.REMOVE:
        return card.displace(s, move.a)
    if kind == kinds.BUILD:
        return link.build(s, move.a)
    assert kind == kinds.DONE
    return link.stop_building(s)


def recover(s: WorkshopPosition, p: i64) -> None:
    """The income marker goes back for one pound (WW-RECOVER-TWO-SPACES); the same question stays
    asked."""
    s.seat[INCOME + p] -= s.board.per_pound
    s.seat[MONEY + p] += 1
    note_recovered(s, p)


# Set-up ---------------------------------------------------------------------------------------


def set_up(s: WorkshopPosition) -> None:
    """Begin a new game on a state that is still empty."""
    lay_out(s)
    open_era(s)


def lay_out(s: WorkshopPosition) -> None:
    """The components of a new game, on a state that is still empty. Chance is used in this order:
    boxes of the turn-order track (not with two players), cards, set-up cards, demand tokens.

    WW-SETUP-DECK, WW-SETUP-ON-TOP, WW-SETUP-PLAYER. With two players the money is shared by both
    colours (WW-TWO-COLOURS).
    """
    s.chance = s.chance.copy()
    draw_order(s)
    cards = shuffled(s, s.board.other_cards)
    s.aside = cards[: s.setup.set_aside]
    s.deck = shuffled(s, s.board.setup_cards) + cards[s.setup.set_aside :]
    s.stock = shuffled(s, all_tokens(s))
    p: i64 = 0
    while p < s.seat_count:
        s.seat[MONEY + p] = s.setup.money
        p += 1
    note_begin(s)


def draw_order(s: WorkshopPosition) -> None:
    """By lot (WW-SETUP-ORDER), but not with two players (WW-TWO-NO-LOT)."""
    if s.two_each():
        return
    companies = list(range(int(s.company_count)))
    s.chance.shuffle(companies)
    for box, company in enumerate(companies):
        s.seat[ORDER + box] = company


def shuffled(s: WorkshopPosition, things: bytes) -> bytes:
    pile = list(things)
    s.chance.shuffle(pile)
    return bytes(pile)


def all_tokens(s: WorkshopPosition) -> bytes:
    tokens: list[int] = []
    for kind, copies in enumerate(s.board.token_counts):
        tokens.extend([kind] * copies)
    return bytes(tokens)


# Eras -----------------------------------------------------------------------------------------


def open_era(s: WorkshopPosition) -> None:
    note_era(s)
    demand.draw(s)
    create_demand(s)


def create_demand(s: WorkshopPosition) -> None:
    if not demand.ask_demand(s):
        demand_created(s)


def demand_created(s: WorkshopPosition) -> None:
    """Play goes on after the opening demand of an era; the closing one ends it."""
    if s.round == 0:
        start_round(s)
    else:
        end_era(s)


def end_era(s: WorkshopPosition) -> None:
    """Income, and then the rail era or the end (WW-END-AFTER-RAIL-INCOME)."""
    income.collect(s)
    if s.era == RAIL:
        income.end_game(s)
        return
    s.era = RAIL
    s.round = 0
    shuffle_all_cards(s)
    open_era(s)


def shuffle_all_cards(s: WorkshopPosition) -> None:
    """Set-up cards come among the others now (WW-RAIL-ALL-CARDS, WW-RAIL-SET-ASIDE)."""
    s.chance = s.chance.copy()
    cards = shuffled(s, bytes(range(len(s.board.card_ids))))
    s.aside = cards[: s.setup.set_aside]
    s.aside_at = 0
    s.deck = cards[s.setup.set_aside :]
    s.deck_at = 0
    note_reset(s)


# Rounds and turns -----------------------------------------------------------------------------


def start_round(s: WorkshopPosition) -> None:
    """A card for every company (WW-ROUND-CARDS), and the auction."""
    s.round += 1
    s.box = 0
    n: i64 = 0
    while n < s.company_count:
        s.face_up |= BIT[s.deck[s.deck_at]]
        s.deck_at += 1
        n += 1
    note_round(s)
    auction.ask_bids(s)


def open_choices(s: WorkshopPosition) -> None:
    """Everybody has chosen."""
    if s.phase == DEMAND:
        demand.open_demand(s)
        demand_created(s)
    else:
        auction.open_bids(s)
        play_turns(s)


def next_turn(s: WorkshopPosition) -> None:
    s.box += 1
    play_turns(s)


def play_turns(s: WorkshopPosition) -> None:
    """Turns in the order of the track until somebody is asked something (WW-TURN-ORDER); two
    players bid again for the boxes that are left (WW-TWO-SECOND-AUCTION)."""
    while s.box < s.company_count and s.seat[ORDER + s.box] >= 0:
        if begin(s):
            return
        s.box += 1
    if s.box < s.company_count:
        auction.ask_bids(s)
    elif s.deck_at < len(s.deck):
        start_round(s)
    else:
        create_demand(s)


def begin(s: WorkshopPosition) -> bool:
    """The company in the box takes a card before anything else (WW-TURN-CARD-THEN-LINKS); the last
    one is taken without a question, unless it may be swapped. Whether something is asked."""
    note_begun(s)
    if single(s.face_up) and card.swappable(s) == 0:
        return card.take(s, lowest(s.face_up))
    s.phase = CARD
    return True


# Events ---------------------------------------------------------------------------------------


def note_recovered(s: WorkshopPosition, p: i64) -> None:
    if s.journal is None:
        return
    args: Arguments = {"seat": seat_id(p), "spaces": int(s.board.per_pound), "money": 1}
    s.note(p, "event-recover", args)


def note_begin(s: WorkshopPosition) -> None:
    if s.journal is None:
        return
    if s.two_each():
        s.note(-1, "event-begin-two", {})
    else:
        s.note(-1, "event-begin", {"order": s.order_names(0)})


def note_era(s: WorkshopPosition) -> None:
    if s.journal is None:
        return
    s.note(-1, "event-era", {"era": f"era-{ERA_NAMES[s.era]}"})


def note_reset(s: WorkshopPosition) -> None:
    if s.journal is None:
        return
    s.note(-1, "event-reset", {"cards": len(s.aside)})


def note_round(s: WorkshopPosition) -> None:
    if s.journal is None:
        return
    args: Arguments = {"round": int(s.round), "rounds": int(s.setup.rounds)}
    args["cards"] = [s.board.card_name(each) for each in members(s.face_up)]
    s.note(-1, "event-round", args)


def note_begun(s: WorkshopPosition) -> None:
    """Told only where it would not be clear which colour plays."""
    if s.journal is None or not s.two_each():
        return
    s.note_turn("event-turn", {"colour": s.company_name(s.company())})
