"""Editions that people bring: reconstructed numbers of a game, corrected by whoever owns a printed
copy (kernel/editions.py). They are tried out in the process for what strangers send; only what can
be played there from the set-up to the end, at every number of seats, is played at a table.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from ironbridge import registry
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.documents import ComponentsJson
from ironbridge.kernel.editions import MOST, Edition, board_text, edition_of
from ironbridge.kernel.errors import FormatError, IronbridgeError
from ironbridge.kernel.game import Game
from ironbridge.kernel.option import OptionValue
from ironbridge.server.bots.job import (
    PROCESSOR_S,
    TryEdition,
    Written,
)
from ironbridge.server.bots.trials import Trials
from ironbridge.server.bots.workers import Urgency, WorkerEnded
from ironbridge.server.errors import Refused

Numbers: TypeAlias = Annotated[
    dict[Annotated[str, Meta(max_length=100)], Annotated[int, Meta(ge=-(10**6), le=10**6)]],
    Meta(
        max_length=MOST,
        description="Corrected numbers by their keys, such as `tiles.factory.3.cost`; "
        "`GET /api/games/GAME` lists those that can be.",
    ),
]
KEPT: Final = 32
MOST_MOVES: Final = 5000
"""No game of ours takes a tenth of this."""
FAULTS: Final = (
    ("range", r"expected (-?[0-9]{1,9}) to (-?[0-9]{1,9}), found", "{}–{}"),
    ("unknown", r"there is no reconstructed number", "{where}"),
    ("bid", r"with these numbers a player can get £([0-9]{1,9}); at most £([0-9]{1,9})", "{} > {}"),
    ("town", r"no town has the value ([0-9]{1,9})", "{}"),
    ("cards", r"expected at most ([0-9]{1,9}) cards in all, found ([0-9]{1,9})", "{1} > {0}"),
)
"""Kind, what the kernel or a game says, and what of it is quoted. Only numbers and keys are: the
sentences are in English, and whoever reads the answer may not be."""


class EditionShown(Struct, frozen=True):
    """A game with corrected numbers. Those that are as the game comes with are left out of
    `edition`; `rules` has a mark that tells it from every other edition."""

    game: str
    rules: str
    edition: dict[str, int]
    components: ComponentsJson


class BoardFile(Struct, frozen=True):
    """The same as a board.toml, for `--data` of the command line."""

    name: str
    text: str


class Editions:
    """Answers for the routes and for whoever opens a table; `asker` is who asks."""

    def __init__(self, trials: Trials) -> None:
        self._trials = trials

    async def show(self, asker: str, game: str, numbers: Mapping[str, int]) -> bytes:
        """An `EditionShown`. Refused when it cannot be played."""
        return await self._ask(asker, TryEdition(game, dict(numbers)))

    async def board(self, asker: str, game: str, numbers: Mapping[str, int]) -> bytes:
        """A `BoardFile`."""
        return await self._ask(asker, TryEdition(game, dict(numbers), board=True))

    async def _ask(self, asker: str, job: TryEdition) -> bytes:
        try:
            answer = await self._trials.ask(asker, job, Urgency.HINT)
        except WorkerEnded:
            found = f"{PROCESSOR_S:g}\u00a0s"
            raise Refused("bad-edition", fault="edition-fault-slow", found=found) from None
        assert isinstance(answer, Written)
        return bytes(answer.document)


def refusal(fault: IronbridgeError) -> Refused:
    """Why an edition cannot be played, as an answer that names the number."""
    if not isinstance(fault, FormatError):
        return Refused("bad-edition", fault="edition-fault-other", found="–")
    kind, found = "other", fault.where
    for known, sentence, quoted in FAULTS:
        said = re.match(sentence, fault.reason)
        if said is not None:
            kind, found = known, quoted.format(*said.groups(), where=fault.where)
            break
    return Refused(
        "bad-edition", fault=f"edition-fault-{kind}", found=found[:200], field=fault.where[:200]
    )


# In the worker ------------------------------------------------------------------------------


def tried_edition(job: TryEdition) -> EditionShown | BoardFile:
    try:
        game = playable(job.game, Edition.of(job.edition))
    except IronbridgeError as fault:
        raise refusal(fault) from None
    own, edition = registry.board_of(job.game), edition_of(game)
    if job.board and own is not None:
        mark = game.version.partition("+")[2]
        name = f"{job.game}-{mark}.toml" if mark else f"{job.game}.toml"
        return BoardFile(name, board_text(own, edition))
    return EditionShown(game.name, game.version, edition.to_json(), game.components())


@lru_cache(maxsize=KEPT)
def playable(name: str, edition: Edition) -> Game:
    """The game, after it was played once for every way to set it up."""
    game = registry.game(name, edition)
    for seats in game.seat_counts:
        for options in ways(game):
            play_out(game, seats, options)
    return game


def ways(game: Game) -> Iterator[dict[str, OptionValue]]:
    """Every choice of a map or the like; what is only on or off stays as it usually is."""
    chosen = [[(option.name, value) for value in option.choices] for option in game.options]
    for found in product(*(values for values in chosen if values)):
        yield dict(found)


def play_out(game: Game, seats: int, options: Mapping[str, OptionValue]) -> None:
    """A game of chance to its end. Refused when there is none, or the rules break down."""
    chance = seeded(1)
    try:
        state = game.start(seats, 1, options)
        for _ in range(MOST_MOVES):
            if state.over:
                return
            seat = state.deciders[0]
            state.do(chance.choice(state.legal(seat)), seat)
    except IronbridgeError:
        raise
    except Exception as fault:
        raise Refused(
            "bad-edition", fault="edition-fault-play", found=type(fault).__name__
        ) from None
    raise Refused("bad-edition", fault="edition-fault-end", found=str(seats))
