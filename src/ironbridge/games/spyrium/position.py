"""A position as a JSON document: how it is written, and how it is read.

Copies of a card are told apart only by where they lie, so the document names their ids. Reading is
strict: every key is asked for, and what is wrong is refused with a FormatError that names the key.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

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
from ironbridge.games.spyrium.components import GAME
from ironbridge.games.spyrium.documents import (
    Action,
    Bonus,
    BuildingJson,
    OpenEventsJson,
    PendingJson,
    PlaceJson,
    PlayerJson,
    PositionJson,
    TechniqueJson,
    WorkersJson,
)
from ironbridge.games.spyrium.move_space import ACTIVATE, ACTIVATION, EVENT, KIND_NAMES
from ironbridge.kernel import position_reader
from ironbridge.kernel.bits import BIT, members
from ironbridge.kernel.invariants import refuse
from ironbridge.kernel.position_reader import SOURCE
from ironbridge.kernel.strict_reader import Fields

if TYPE_CHECKING:
    from ironbridge.games.spyrium.game import Spyrium
    from ironbridge.games.spyrium.rules.state import SpyriumPosition
    from ironbridge.games.spyrium.table import SpyriumState

LARGEST: Final = 10**12
"""More than any sum of an edited game."""
ACTIONS: Final = (ACTIVATION, ACTIVATE, EVENT)
"""Those that ask for more."""


# Writing --------------------------------------------------------------------------------------


def to_json(state: SpyriumPosition) -> PositionJson:
    """Everything, hidden piles and chance included: never send it to a player, send a view."""
    return {
        "game": GAME,
        "rules": state.home.version,
        "options": {},
        "seats": state.seats,
        "round": int(state.round),
        "first": int(state.first),
        "turn": int(state.turn),
        "players": [player(state, p) for p in range(state.seats)],
        "market": market(state),
        "workers": workers(state),
        "decks": {name: pile(state, k) for k, name in enumerate(state.board.periods)},
        "events": {**open_events(state), "future": event_names(state, future(state))},
        "tokens": {"stock": list(stock(state)), "discard": discarded(state)},
        "chance": state.chance.words(),
        "pending": pending(state),
    }


def before_workers(state: SpyriumPosition) -> Mapping[str, object]:
    """The document as it was written before it said how many workers stand on buildings."""
    document = to_json(state)
    players = [
        {**each, "buildings": [without_workers(building) for building in each["buildings"]]}
        for each in document["players"]
    ]
    return {**document, "players": players}


def without_workers(building: BuildingJson) -> TechniqueJson:
    return {"card": building["card"], "tilted": building["tilted"]}


# What is open to everyone at the table --------------------------------------------------------


def player(state: SpyriumPosition, p: int) -> PlayerJson:
    seat = state.seat
    bonuses: dict[Bonus, int] = {"worker": state.bonus_worker, "money": state.bonus_money}
    return {
        "money": int(seat[MONEY + p]),
        "spyrium": int(seat[SPYRIUM + p]),
        "victory_points": int(seat[POINTS + p]),
        "residence": int(seat[RESIDENCE_AT + p]),
        "workers": int(seat[WORKERS + p]),
        "active": int(seat[ACTIVE + p]),
        "activation": state.in_activation & BIT[p] != 0,
        "passed": state.passed & BIT[p] != 0,
        "event_used": state.event_used & BIT[p] != 0,
        "bonuses": [name for name, taken in bonuses.items() if taken & BIT[p]],
        "buildings": buildings(state, p),
        "techniques": techniques(state, p),
        "tokens": kept(state, p),
    }


def buildings(state: SpyriumPosition, p: int) -> list[BuildingJson]:
    """In the order of board.toml; of equal cards the upright ones first, then those with the
    fewest workers on them."""
    tilted = state.seat[TILTED + p]
    cards = [
        (state.board.card_face[card], tilted & BIT[card] != 0, int(state.standing[ON_CARDS + card]))
        for card in members(state.seat[CARDS + p] & state.board.buildings)
    ]
    return [
        {"card": state.board.face_ids[face], "tilted": tilt, "workers": workers}
        for face, tilt, workers in sorted(cards)
    ]


def techniques(state: SpyriumPosition, p: int) -> list[TechniqueJson]:
    """In the order of board.toml."""
    return [
        {"card": face_name(state, card), "tilted": state.seat[TILTED + p] & BIT[card] != 0}
        for card in members(state.seat[CARDS + p] & ~state.board.buildings)
    ]


def kept(state: SpyriumPosition, p: int) -> list[int]:
    """The values of the tokens that Commerce has kept."""
    counts = [int(state.seat[KEPT + v * MAX_SEATS + p]) for v in range(VALUES - 1)]
    return [value for value, copies in enumerate(counts, start=1) for _ in range(copies)]


def market(state: SpyriumPosition) -> list[PlaceJson]:
    return [
        {
            "slot": SLOT_IDS[slot],
            "card": None if state.market[slot] < 0 else face_name(state, int(state.market[slot])),
            "tokens": lying(state, slot),
        }
        for slot in range(SLOTS)
    ]


def lying(state: SpyriumPosition, slot: int) -> list[int]:
    """The values of the tokens on the card in a place of the market."""
    counts = [int(state.tokens[slot * VALUES + value]) for value in range(1, VALUES)]
    return [value for value, copies in enumerate(counts, start=1) for _ in range(copies)]


def workers(state: SpyriumPosition) -> list[WorkersJson]:
    """Who stands where in the market."""
    return [
        {"gap": GAP_IDS[gap], "owner": p, "count": int(state.standing[p * GAPS + gap])}
        for gap in range(GAPS)
        for p in range(state.seats)
        if state.standing[p * GAPS + gap]
    ]


def open_events(state: SpyriumPosition) -> OpenEventsJson:
    """The events that were, the one in force, and the next one."""
    known = state.events[: state.round + 1]
    names = event_names(state, known)
    more = state.round < len(known)
    return {
        "past": names[: state.round - 1],
        "current": names[state.round - 1],
        "token": int(state.event_token),
        "next": names[state.round] if more else None,
        "next_token": int(state.next_token),
    }


def discarded(state: SpyriumPosition) -> list[int]:
    """The values of the tokens in the discard."""
    return [value for value in range(1, VALUES) for _ in range(int(state.discarded[value]))]


def pending(state: SpyriumPosition) -> PendingJson:
    """What is asked, and how far the action in progress has come."""
    return {
        "phase": PHASE_NAMES[state.phase],
        "action": None if state.action < 0 else cast(Action, KIND_NAMES[state.action]),
        "gap": None if state.gap < 0 else GAP_IDS[state.gap],
        "slot": None if state.slot < 0 else SLOT_IDS[state.slot],
        "option": None if state.option < 0 else int(state.option) + 1,
        "lobbying": None if state.waived < 0 else state.waived == 1,
        "token": int(state.token),
        "value": int(state.value),
    }


def face_name(state: SpyriumPosition, card: int) -> str:
    return state.board.face_ids[state.board.card_face[card]]


def event_names(state: SpyriumPosition, events: bytes) -> list[str]:
    return [state.board.event_ids[event] for event in events]


# Hidden from everybody ------------------------------------------------------------------------


def pile(state: SpyriumPosition, period: int) -> list[str]:
    """The cards of a period that have not come to the market, next first."""
    return [face_name(state, card) for card in state.left_of(period)]


def future(state: SpyriumPosition) -> bytes:
    """The events nobody has seen yet, next first."""
    return state.events[state.round + 1 :]


def stock(state: SpyriumPosition) -> bytes:
    """The tokens to come, next first."""
    return state.stock[state.stock_at :]


# Reading --------------------------------------------------------------------------------------


def load(game: Spyrium, document: Mapping[str, object]) -> SpyriumState:
    """The position of a document; FormatError if it violates an invariant, too."""
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
        most = int(state.board.workers_total)
        state.standing[owner * GAPS + gap] = entry.integer("count", 1, most)
        entry.end()


# Piles, and the action in progress ------------------------------------------------------------


def read_decks(state: SpyriumState, fields: Fields, unnamed: UnnamedCards) -> None:
    """What is left of each period. Cards that nothing names are out of the game."""
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
                reason = f"{face_name(state, card)} is of another period"
                raise fields.error(state.board.periods[period], reason)
        deck += [card for card in cards if card not in left[period]] + left[period]
    state.deck = bytes(deck)


def read_events(state: SpyriumState, fields: Fields) -> None:
    known = state.board.event_ids
    past = position_reader.indices(fields, "past", known, "event")
    if len(past) != state.round - 1:
        reason = f"expected {state.round - 1} in round {state.round}, found {len(past)}"
        raise fields.error("past", reason)
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


def read_pending(state: SpyriumState, fields: Fields) -> None:
    state.phase = position_reader.index(fields, "phase", list(PHASE_NAMES), "phase")
    names = [KIND_NAMES[kind] for kind in ACTIONS]
    action = position_reader.optional_index(fields, "action", names, "action")
    state.action = -1 if action < 0 else ACTIONS[action]
    state.gap = position_reader.optional_index(fields, "gap", list(GAP_IDS), "gap")
    places = list(SLOT_IDS)
    state.slot = position_reader.optional_index(fields, "slot", places, "place of the market")
    state.option = -1
    if not is_null(fields, "option"):
        state.option = fields.integer("option", 1, MOST_EFFECTS) - 1
    state.waived = -1 if is_null(fields, "lobbying") else int(fields.boolean("lobbying"))
    state.token = fields.integer("token", 0, VALUES - 1)
    state.value = fields.integer("value", 0, VALUES - 1)
    fields.end()


def is_null(fields: Fields, key: str) -> bool:
    """Whether the key is there with null; if so, it counts as read."""
    if not fields.has(key) or fields.left[key] is not None:
        return False
    fields.take(key)
    return True
