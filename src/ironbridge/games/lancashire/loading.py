"""A position enters: the JSON document of `document.to_json`, read strictly.

Every key is asked for; then the laws of `consistency.py` must hold. What is wrong is refused
with a FormatError that names the key.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import TYPE_CHECKING

from ironbridge.brass import position
from ironbridge.brass.door import laws
from ironbridge.games.lancashire import consistency
from ironbridge.games.lancashire.board import PHASE_NAMES
from ironbridge.games.lancashire.move_space import KIND_NAMES, LINK, LOAN
from ironbridge.games.lancashire.pending import ACTIONS
from ironbridge.games.lancashire.table import LancashireState
from ironbridge.kernel import position_reader
from ironbridge.kernel.errors import SetupError
from ironbridge.kernel.invariants import refuse
from ironbridge.kernel.position_reader import SOURCE
from ironbridge.kernel.strict_reader import Fields

if TYPE_CHECKING:
    from ironbridge.games.lancashire.game import Lancashire


def load(game: Lancashire, document: Mapping[str, object]) -> LancashireState:
    """The position of a document, or FormatError."""
    fields = Fields(SOURCE, "", document)
    state = read_header(game, fields)
    position.read_course(state, fields)
    players = position_reader.players(fields, state.seats)
    links_left = [read_player(state, p, player) for p, player in enumerate(players)]
    position.read_board(state, fields)
    read_distant_market(state, fields.table("distant_market"))
    state.deck = bytes(position.read_cards(state, fields, "deck"))
    state.aside = bytes(position.read_cards(state, fields, "aside"))
    read_pending(state, fields.table("pending"))
    fields.end()
    consistency.derive(state)
    refuse(chain(consistency.violations(state), laws.links_left(state, links_left)))
    return state


def read_header(game: Lancashire, fields: Fields) -> LancashireState:
    """An empty table for these seats and options."""
    position_reader.check_edition(game, fields)
    options = position_reader.options(game, fields)
    seats = position_reader.seats(game, fields)
    chance = position_reader.chance(fields)
    try:
        return game.blank(seats, options, chance)
    except SetupError as error:
        raise fields.error("options", str(error)) from None


def read_player(state: LancashireState, p: int, fields: Fields) -> int:
    """Fill in a player; the result is how many links the document says are left."""
    links_left = position.read_player(state, p, fields)
    fields.end()
    return links_left


def read_distant_market(state: LancashireState, fields: Fields) -> None:
    most = max(state.setup.distant)
    drawn = fields.integers("drawn", 0, most)
    pile = fields.integers("pile", 0, most)
    state.distant = bytes(drawn + pile)
    state.distant_at = len(drawn)
    state.marker = fields.integer("marker", 0, int(state.board.distant_x))
    fields.end()


def read_pending(state: LancashireState, fields: Fields) -> None:
    verbs = [KIND_NAMES[kind] for kind in ACTIONS]
    position.read_action(state, fields, PHASE_NAMES, verbs, LINK)
    read_loan(state, fields)
    fields.end()


def read_loan(state: LancashireState, fields: Fields) -> None:
    """A loan that waits for its card is kept by its place in the list of loans."""
    sums = list(state.board.loan_money)
    loan = fields.take("loan")
    if state.action != LOAN:
        if loan is not None:
            raise fields.error("loan", "expected null: no loan is being taken")
        return
    if state.target >= 0:
        raise fields.error("target", "the action loan has no target")
    if not isinstance(loan, int) or isinstance(loan, bool) or loan not in sums:
        raise fields.error("loan", f"expected one of {', '.join(map(str, sums))}; found {loan!r}")
    state.target = sums.index(loan)
