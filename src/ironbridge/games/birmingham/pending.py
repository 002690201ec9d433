"""The laws of the action in progress: what may be half done when a question is asked.

They make sure that a position somebody wrote asks a real question, and that whatever is
answered the action can be completed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from ironbridge.games.birmingham import flow, supply
from ironbridge.games.birmingham.board import BONUS_DEVELOP, RAIL
from ironbridge.games.birmingham.layout import (
    ACTION,
    BEER,
    BONUS,
    CARD,
    COAL,
    DEBT,
    IRON,
    LINKS,
    MONEY,
    MORE,
    ORDER,
    OVER,
    OWED,
    PHASE_NAMES,
    SLOTS,
)
from ironbridge.games.birmingham.space import (
    BUILD,
    DEVELOP,
    KIND_NAMES,
    LINK,
    LOAN,
    PASS,
    SCOUT,
    SELL,
)
from ironbridge.kernel.bits import BIT

if TYPE_CHECKING:
    from ironbridge.games.birmingham.state import BirminghamState
    from ironbridge.kernel.move import Move

ACTIONS: Final = (BUILD, LINK, SELL, DEVELOP, LOAN, SCOUT, PASS)

ASKED_BY: Final = {
    CARD: ACTIONS,
    COAL: (BUILD, LINK),
    IRON: (BUILD, DEVELOP),
    BEER: (LINK, SELL),
    BONUS: (SELL,),
    MORE: (LINK, DEVELOP, SELL),
}
"""Which actions can come to the questions of a phase."""


def being_built(state: BirminghamState) -> int:
    """The slot of a tile that is placed but still waits for its cubes; -1 when there is none."""
    waiting = state.action == BUILD and state.phase in (COAL, IRON)
    return state.target if waiting else -1


def breaches(state: BirminghamState) -> Iterator[tuple[str, str]]:
    """Every law the action in progress breaks: where in the document, and what is wrong."""
    if state.phase in ASKED_BY:
        if state.action not in ASKED_BY[state.phase]:
            names = ", ".join(KIND_NAMES[kind] for kind in ASKED_BY[state.phase])
            yield "pending.action", f"in phase {PHASE_NAMES[state.phase]} expected one of {names}"
        yield from aim_breaches(state)
        if state.phase == CARD:
            yield from card_breaches(state)
        else:
            yield from STEPS[state.action](state, state.seat[ORDER + state.turn])
        yield from barrel_breaches(state)
    else:
        yield from rest_breaches(state)
    if state.phase == DEBT:
        yield from debt_breaches(state)
    elif state.phase != OVER:
        yield from question_breaches(state, state.seat[ORDER + state.turn])


def rest_breaches(state: BirminghamState) -> Iterator[tuple[str, str]]:
    """Between actions nothing is half done."""
    named = max(state.action, state.target, state.industry, state.bonus) >= 0
    needed = state.need_coal or state.need_iron or state.need_beer
    if named or needed or state.steps or state.spent_barrel:
        yield "pending", f"in phase {PHASE_NAMES[state.phase]} no action is in progress"


def aim_breaches(state: BirminghamState) -> Iterator[tuple[str, str]]:
    """Each action names what it is about, and nothing else."""
    verb = KIND_NAMES[state.action]
    for name, value, kinds in (
        ("target", state.target, (BUILD, LINK, SELL)),
        ("industry", state.industry, (BUILD, DEVELOP)),
    ):
        if (value >= 0) != (state.action in kinds):
            wanted = "needs its" if state.action in kinds else "has no"
            yield f"pending.{name}", f"the action {verb} {wanted} {name}"


def barrel_breaches(state: BirminghamState) -> Iterator[tuple[str, str]]:
    """Beer from a merchant and the bonus for it go together."""
    if state.spent_barrel != (state.bonus >= 0):
        yield "pending.bonus", "a bonus comes with a merchant's barrel, and never without"
    if state.spent_barrel and (state.action != SELL or state.phase not in (BEER, BONUS)):
        yield "pending.merchant_barrel_used", "only a sale uses a merchant's barrel"


# The card -----------------------------------------------------------------------------------


def card_breaches(state: BirminghamState) -> Iterator[tuple[str, str]]:
    """The action that waits for its card must be one that could be chosen."""
    if state.need_coal or state.need_iron or state.need_beer:
        yield "pending", "nothing is needed before the card is discarded"
    p = state.seat[ORDER + state.turn]
    last = state.board.scout_cards - 1 if state.action == SCOUT else 0
    if not 0 <= state.steps <= last:
        yield "pending.steps", f"expected 0 to {last}, found {state.steps}"
    if state.action == SCOUT and state.steps > 0:
        if state.hand_size(p) < state.board.scout_cards - state.steps:
            yield "pending.steps", "too few cards in hand to go on scouting"
        if any(state.hand[p * len(state.board.card_ids) + c] for c in wild(state)):
            yield "pending.action", "nobody scouts with a wild card in hand"
    elif chosen(state) not in offered(state, p):
        yield "pending.action", "this action is not possible in this position"


def wild(state: BirminghamState) -> tuple[int, int]:
    return state.board.wild_location, state.board.wild_industry


def chosen(state: BirminghamState) -> Move | None:
    """The move that began the action."""
    space = state.space
    if state.action == BUILD:
        place = state.target * len(state.board.industry_ids) + state.industry
        return space.build[place]
    if state.action == LINK:
        return space.link[state.target]
    if state.action == SELL:
        return space.sell[state.target]
    if state.action == DEVELOP:
        return space.develop[state.industry]
    return {LOAN: space.loan, SCOUT: space.scout, PASS: space.pass_}[state.action]


def offered(state: BirminghamState, p: int) -> list[Move]:
    """What could be chosen before the action in progress began."""
    twin = state.copy()
    twin.phase = ACTION
    twin.action = twin.target = twin.industry = -1
    return twin.generate(p)


# Cubes, barrels and what follows --------------------------------------------------------------


def build_breaches(state: BirminghamState, p: int) -> Iterator[tuple[str, str]]:
    board = state.board
    slot = state.target
    if not state.seat[SLOTS + p] & BIT[slot]:
        yield "pending.target", "the tile that is being built is not there"
        return
    kind = state.kind_at(slot)
    if board.kind_industry[kind] != state.industry:
        yield "pending.industry", "the tile in the target slot is of another industry"
    yield from need_breaches(state, board.kind_coal[kind], board.kind_iron[kind], 0)
    yield from step_breaches(state, 0, 0)


def link_breaches(state: BirminghamState, p: int) -> Iterator[tuple[str, str]]:
    board = state.board
    if not state.seat[LINKS + p] & BIT[state.target]:
        yield "pending.target", "the link that is being built is not there"
    if state.era != RAIL:
        yield "pending.action", "a canal needs neither coal nor beer, and comes alone"
    beer = board.second_rail_beer if state.steps == 1 and state.phase != MORE else 0
    yield from need_breaches(state, board.rail_coal, 0, beer)
    first, last = {COAL: (0, 1), BEER: (1, 1), MORE: (1, 1)}[state.phase]
    yield from step_breaches(state, first, last)


def develop_breaches(state: BirminghamState, _p: int) -> Iterator[tuple[str, str]]:
    board = state.board
    yield from need_breaches(state, 0, board.develop_iron, 0)
    yield from step_breaches(state, 1 if state.phase == MORE else 0, board.develop_max - 1)


def sell_breaches(state: BirminghamState, p: int) -> Iterator[tuple[str, str]]:
    board = state.board
    slot = state.target
    if not state.seat[SLOTS + p] & BIT[slot]:
        yield "pending.target", "the tile that is sold is not there"
        return
    kind = state.kind_at(slot)
    industry = board.kind_industry[kind]
    flipped = bool(state.flipped & BIT[slot])
    if not board.sold_industries & BIT[industry] or flipped != (state.phase != BEER):
        yield "pending.target", "a tile that is sold is flipped once its beer is there"
    beer = board.kind_beer[kind] - (1 if state.spent_barrel else 0)
    yield from need_breaches(state, 0, 0, beer)
    reached = state.joined[board.slot_location[slot]]
    if state.phase == BEER and not supply.buyers(state, industry, reached):
        yield "pending.target", "no merchant connected to this tile buys it"
    if state.phase == BONUS and board.bonus_kind[state.bonus] != BONUS_DEVELOP:
        yield "pending.bonus", "only a bonus that develops asks a question"
    yield from step_breaches(state, 1 if state.phase == MORE else 0, len(board.slot_ids))


STEPS: Final = {
    BUILD: build_breaches,
    LINK: link_breaches,
    DEVELOP: develop_breaches,
    SELL: sell_breaches,
}


def step_breaches(state: BirminghamState, first: int, last: int) -> Iterator[tuple[str, str]]:
    if not first <= state.steps <= last:
        yield "pending.steps", f"expected {first} to {last}, found {state.steps}"


def need_breaches(
    state: BirminghamState, coal: int, iron: int, beer: int
) -> Iterator[tuple[str, str]]:
    """Cubes come in this order: all of what comes later is still needed, and none of what came."""
    for phase, name, need, total in (
        (COAL, "coal", state.need_coal, coal),
        (IRON, "iron", state.need_iron, iron),
        (BEER, "beer", state.need_beer, beer),
    ):
        if state.phase == phase:
            first, last = 1, total
        else:
            first = last = total if state.phase < phase else 0
        if not first <= need <= last:
            expected = f"{first}" if first >= last else f"{first} to {last}"
            yield f"pending.{name}", f"expected {expected}, found {need}"


# Questions ----------------------------------------------------------------------------------


def question_breaches(state: BirminghamState, p: int) -> Iterator[tuple[str, str]]:
    """There is something to decide, enough cards for the actions left, and no dead end."""
    left = state.actions - (0 if state.phase in (ACTION, CARD) else 1)
    cards = state.hand_size(p)
    if state.action == SCOUT:
        cards += state.steps
    if cards < left:
        yield f"players[{p}].hand", f"{cards} cards in hand, but {left} actions to pay for"
        return
    moves = state.generate(p)
    if len(moves) < (1 if state.phase == ACTION else 2):
        yield "pending.phase", "there is nothing to decide"
        return
    if state.phase in (COAL, IRON, BEER):
        twin = state.copy()
        if supply.settle(twin, p) or twin.to_json() != state.to_json():
            yield "pending.phase", "there is nothing to decide: the source is forced"
    if supply.iron_price(state, state.need_iron) > state.seat[MONEY + p]:
        yield "pending.iron", "the iron cannot be paid for"
    if state.need_beer:
        beer = supply.stock(state, supply.beer_sources(state, p))
        beer += 1 if supply.barrel_sources(state) else 0
        if beer < state.need_beer:
            yield "pending.beer", f"{state.need_beer} needed, but {beer} can be had"


def debt_breaches(state: BirminghamState) -> Iterator[tuple[str, str]]:
    """Debtors choose among their tiles; what is forced has happened already."""
    debtors = [p for p in range(state.seats) if state.seat[OWED + p] > 0]
    if not debtors:
        yield "pending.phase", "nobody owes anything"
    twin = state.copy()
    for p in debtors:
        flow.settle_debt(twin, p)
        if twin.seat[OWED + p] != state.seat[OWED + p]:
            yield f"players[{p}].owed", "there is nothing to decide: the payment is forced"
