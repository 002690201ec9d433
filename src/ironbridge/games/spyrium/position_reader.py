"""The strict reading of a position: the JSON document of `position.to_json` becomes a state.

Every key is asked for; then the invariants must hold. What is wrong is refused with a FormatError
that names the key.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from ironbridge.games.spyrium import invariants
from ironbridge.games.spyrium.board import (
    ACTIVE,
    CARDS,
    GAP_IDS,
    GAPS,
    KEPT,
    MAX_SEATS,
    MONEY,
    MOST_EFFECTS,
    ON_CARDS,
    PHASE_NAMES,
    POINTS,
    RESIDENCE_AT,
    SLOT_IDS,
    SLOTS,
    SPYRIUM,
    TILTED,
    VALUES,
    WORKERS,
)
from ironbridge.games.spyrium.move_space import ACTIVATE, ACTIVATION, EVENT, KIND_NAMES
from ironbridge.kernel import position_reader
from ironbridge.kernel.bits import BIT
from ironbridge.kernel.invariants import refuse
from ironbridge.kernel.position_reader import SOURCE
from ironbridge.kernel.strict_reader import Fields

if TYPE_CHECKING:
    from ironbridge.games.spyrium.game import Spyrium
    from ironbridge.games.spyrium.table import SpyriumState


LARGEST: Final = 10**12
"""More than any sum of an edited game."""
ACTIONS: Final = (ACTIVATION, ACTIVATE, EVENT)
"""Those that ask for more."""


def load(game: Spyrium, document: Mapping[str, object]) -> SpyriumState:
    """The position of a document, or FormatError."""
    fields = Fields(SOURCE, "", document)
    state = read_header(game, fields)
    unnamed = UnnamedCards(state)
    for p, player in enumerate(position_reader.players(fields, state.seats)):
        read_player(state, p, player, unnamed)
    read_market(state, fields, unnamed)
    read_workers(state, fields)
    read_decks(state, fields.table("decks"), unnamed)
    read_events(state, fields.table("events"))
    read_tokens(state, fields.table("tokens"))
    read_pending(state, fields.table("pending"))
    fields.end()
    invariants.derive(state)
    refuse(invariants.violations(state))
    return state


class UnnamedCards:
    """By face: the single cards that the document has not named yet."""

    def __init__(self, state: SpyriumState) -> None:
        self.board = state.board
        self.left: list[list[int]] = [[] for _ in self.board.face_ids]
        for card, face in enumerate(self.board.card_face):
            self.left[face].append(card)

    def take(self, fields: Fields, key: str, name: str) -> int:
        """A copy of this card."""
        copies = self.left[position_reader.place_of(fields, key, self.board.face_ids, "card", name)]
        if not copies:
            raise fields.error(key, f"more cards {name} than the game has")
        return copies.pop(0)


def read_header(game: Spyrium, fields: Fields) -> SpyriumState:
    """An empty table for these seats, at this point of the game."""
    position_reader.check_edition(game, fields)
    options = position_reader.options(game, fields)
    seats = position_reader.seats(game, fields)
    state = game.blank(seats, options, position_reader.chance(fields))
    state.round = fields.integer("round", 1, int(state.board.rounds))
    state.first = fields.integer("first", 0, seats - 1)
    state.turn = fields.integer("turn", 0, seats - 1)
    return state


# Players --------------------------------------------------------------------------------------


def read_player(state: SpyriumState, p: int, fields: Fields, unnamed: UnnamedCards) -> None:
    board = state.board
    # How much a seat can have at this point of the game is an invariant.
    state.seat[MONEY + p] = fields.integer("money", 0, LARGEST)
    state.seat[SPYRIUM + p] = fields.integer("spyrium", 0, LARGEST)
    state.seat[POINTS + p] = fields.integer("victory_points", 0, LARGEST)
    state.seat[RESIDENCE_AT + p] = fields.integer("residence", 0, int(board.last_residence))
    state.seat[WORKERS + p] = fields.integer("workers", 0, int(board.workers_total))
    state.seat[ACTIVE + p] = fields.integer("active", 0, int(board.workers_total))
    state.in_activation |= BIT[p] if fields.boolean("activation") else 0
    state.passed |= BIT[p] if fields.boolean("passed") else 0
    state.event_used |= BIT[p] if fields.boolean("event_used") else 0
    read_bonuses(state, p, fields)
    read_owned(state, p, fields, "buildings", unnamed)
    read_owned(state, p, fields, "techniques", unnamed)
    for value in fields.integers("tokens", 1, VALUES - 1):
        state.seat[KEPT + (value - 1) * MAX_SEATS + p] += 1
    fields.end()


def read_bonuses(state: SpyriumState, p: int, fields: Fields) -> None:
    taken = fields.texts("bonuses")
    if taken not in ([], ["worker"], ["money"], ["worker", "money"]):
        raise fields.error("bonuses", f"expected worker, money, both or none; found {taken}")
    state.bonus_worker |= BIT[p] if "worker" in taken else 0
    state.bonus_money |= BIT[p] if "money" in taken else 0


def read_owned(
    state: SpyriumState, p: int, fields: Fields, key: str, unnamed: UnnamedCards
) -> None:
    for entry in fields.tables(key):
        card = unnamed.take(entry, "card", entry.text("card"))
        if (state.board.buildings & BIT[card] != 0) != (key == "buildings"):
            raise entry.error("card", f"this card is not one of the {key}")
        state.seat[CARDS + p] |= BIT[card]
        if entry.boolean("tilted"):
            state.seat[TILTED + p] |= BIT[card]
        if key == "buildings":
            most = int(state.board.workers_total)
            state.standing[ON_CARDS + card] = entry.integer("workers", 0, most)
        entry.end()


# The market -----------------------------------------------------------------------------------


def read_market(state: SpyriumState, fields: Fields, unnamed: UnnamedCards) -> None:
    places = fields.tables("market")
    if len(places) != SLOTS:
        raise fields.error("market", f"expected {SLOTS} places, found {len(places)}")
    seen: list[str] = []
    for place in places:
        name = place.choice("slot", [slot for slot in SLOT_IDS if slot not in seen])
        seen.append(name)
        slot = SLOT_IDS.index(name)
        card = place.take("card")
        if card is not None:
            state.market[slot] = unnamed.take(place, "card", str(card))
            check_period(state, place, int(state.market[slot]))
        for value in place.integers("tokens", 1, VALUES - 1):
            state.tokens[slot * VALUES + value] += 1
        place.end()


def check_period(state: SpyriumState, place: Fields, card: int) -> None:
    """The cards of a period come to the market when it begins."""
    board = state.board
    now = board.round_period[state.round - 1]
    for period in range(now + 1, len(board.periods)):
        if card in board.period_cards[period]:
            name = board.periods[period]
            reason = f"a card of period {name}, and round {state.round} is of {board.periods[now]}"
            raise place.error("card", reason)


def read_workers(state: SpyriumState, fields: Fields) -> None:
    for entry in fields.tables("workers"):
        gap = GAP_IDS.index(entry.choice("gap", list(GAP_IDS)))
        owner = entry.integer("owner", 0, state.seats - 1)
        if state.standing[owner * GAPS + gap]:
            raise entry.error("gap", "the workers of this seat in this gap are there twice")
        state.standing[owner * GAPS + gap] = entry.integer(
            "count", 1, int(state.board.workers_total)
        )
        entry.end()


# Piles ----------------------------------------------------------------------------------------


def read_decks(state: SpyriumState, fields: Fields, unnamed: UnnamedCards) -> None:
    """What is left of each period. All cards that no line names are out of the game."""
    left: list[list[int]] = []
    for key in state.board.periods:
        names = fields.texts(key)
        left.append([unnamed.take(fields, f"{key}[{i}]", card) for i, card in enumerate(names)])
    fields.end()
    deck: list[int] = []
    for period, cards in enumerate(state.board.period_cards):
        expected = len(cards) - int(state.dealt_of(period))
        if len(left[period]) != expected:
            reason = f"expected {expected} cards in round {state.round}, found {len(left[period])}"
            raise fields.error(state.board.periods[period], reason)
        for card in left[period]:
            if card not in cards:
                name = state.board.face_ids[state.board.card_face[card]]
                raise fields.error(state.board.periods[period], f"{name} is of another period")
        deck += [card for card in cards if card not in left[period]] + left[period]
    state.deck = bytes(deck)


def read_events(state: SpyriumState, fields: Fields) -> None:
    past = position_reader.indices(fields, "past", state.board.event_ids, "event")
    if len(past) != state.round - 1:
        reason = f"expected {state.round - 1} in round {state.round}, found {len(past)}"
        raise fields.error("past", reason)
    known = state.board.event_ids
    order = [*past, position_reader.index(fields, "current", known, "event")]
    following = position_reader.optional_index(fields, "next", known, "event")
    later = position_reader.indices(fields, "future", known, "event")
    if following < 0:
        raise fields.error("next", "expected an event: one more than there are rounds is seen")
    state.events = bytes([*order, following, *later])
    state.event_token = fields.integer("token", 0, VALUES - 1)
    state.next_token = fields.integer("next_token", 0, VALUES - 1)
    fields.end()


def read_tokens(state: SpyriumState, fields: Fields) -> None:
    state.stock = bytes(fields.integers("stock", 1, VALUES - 1))
    for value in fields.integers("discard", 1, VALUES - 1):
        state.discarded[value] += 1
    fields.end()


# The action in progress -----------------------------------------------------------------------


def read_pending(state: SpyriumState, fields: Fields) -> None:
    state.phase = position_reader.index(fields, "phase", list(PHASE_NAMES), "phase")
    names = [KIND_NAMES[kind] for kind in ACTIONS]
    action = position_reader.optional_index(fields, "action", names, "action")
    state.action = -1 if action < 0 else ACTIONS[action]
    state.gap = position_reader.optional_index(fields, "gap", list(GAP_IDS), "gap")
    state.slot = position_reader.optional_index(
        fields, "slot", list(SLOT_IDS), "place of the market"
    )
    state.option = (
        -1 if is_null(fields, "option") else fields.integer("option", 1, MOST_EFFECTS) - 1
    )
    state.waived = -1 if is_null(fields, "lobbying") else int(fields.boolean("lobbying"))
    state.token = fields.integer("token", 0, VALUES - 1)
    state.value = fields.integer("value", 0, VALUES - 1)
    fields.end()


def is_null(fields: Fields, key: str) -> bool:
    """Whether the key is there with null; then it is taken."""
    if not fields.has(key) or fields.left[key] is not None:
        return False
    fields.take(key)
    return True
