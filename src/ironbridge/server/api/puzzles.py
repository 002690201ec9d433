"""Routes of puzzles, open to everybody. Nothing hidden is in them: what a seat cannot know in a
puzzle was drawn anew when it was made."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from ironbridge.server.api.lookahead import DEEPEST, LONGEST
from ironbridge.server.api.play import WhyNot
from ironbridge.server.error_responses import documented
from ironbridge.server.people.model import Person
from ironbridge.server.puzzles.model import (
    PuzzleAttempt,
    PuzzleExplanation,
    PuzzleLine,
    PuzzleList,
    PuzzleName,
    PuzzleShown,
)
from ironbridge.server.puzzles.service import Puzzles
from ironbridge.server.security import limited
from ironbridge.server.tables.lookahead import Preview, Tree

TAGS: Final = ["puzzles"]
NAMED = ("no-such-puzzle",)
PLAYED = (*NAMED, "csrf", "unknown-move", "illegal-move", "not-your-decision")

MoveText = Annotated[str, Meta(max_length=200)]
Moves = Annotated[list[MoveText], Meta(max_length=LONGEST)]
"""From the position of the puzzle on."""


class PuzzleTreeForm(Struct, frozen=True, forbid_unknown_fields=True):
    moves: Moves = []
    depth: Annotated[int, Meta(ge=1, le=DEEPEST)] = 2


class PuzzlePreviewForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Moves that were made, and those that would follow."""

    ahead: Annotated[list[MoveText], Meta(min_length=1, max_length=LONGEST)]
    moves: Moves = []


class PuzzleWhyForm(Struct, frozen=True, forbid_unknown_fields=True):
    move: MoveText
    moves: Moves = []


class AttemptForm(Struct, frozen=True, forbid_unknown_fields=True):
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=LONGEST)]


class ExplainForm(Struct, frozen=True, forbid_unknown_fields=True):
    """Moves that were tried; none: only why the answer is right."""

    moves: Moves = []


class PuzzleRoutes(Controller):
    """Positions in which one action is clearly better than all others."""

    path = "/api/puzzles"
    tags = TAGS

    @get(responses=documented())
    async def all(self, puzzles: NamedDependency[Puzzles]) -> PuzzleList:
        """All puzzles, the easier ones of each game first."""
        return PuzzleList(puzzles.all())

    @get("/today", responses=documented())
    async def today(self, puzzles: NamedDependency[Puzzles]) -> PuzzleLine | None:
        """The puzzle of the day, the same for everybody; null where there is none."""
        return puzzles.today()

    @get("/{game:str}/{puzzle:str}", responses=documented(*NAMED))
    async def one(
        self, game: FromPath[str], puzzle: FromPath[str], puzzles: NamedDependency[Puzzles]
    ) -> PuzzleShown:
        """A puzzle, without its answer."""
        return puzzles.shown(game, puzzle)

    @post(
        "/{game:str}/{puzzle:str}/tree",
        status_code=200,
        guards=[limited("ahead")],
        responses=documented(*PLAYED),
    )
    async def tree(
        self,
        game: FromPath[str],
        puzzle: FromPath[str],
        data: JSONBody[PuzzleTreeForm],
        puzzles: NamedDependency[Puzzles],
    ) -> Tree:
        """The question that is asked after some moves, as at a table."""
        return await puzzles.tree(game, puzzle, data.moves, data.depth)

    @post(
        "/{game:str}/{puzzle:str}/preview",
        status_code=200,
        guards=[limited("ahead")],
        responses=documented(*PLAYED),
    )
    async def preview(
        self,
        game: FromPath[str],
        puzzle: FromPath[str],
        data: JSONBody[PuzzlePreviewForm],
        puzzles: NamedDependency[Puzzles],
    ) -> Preview:
        """What moves would cost and bring, as at a table."""
        return puzzles.preview(game, puzzle, data.moves, data.ahead)

    @post(
        "/{game:str}/{puzzle:str}/why",
        status_code=200,
        guards=[limited("ahead")],
        responses=documented(*PLAYED),
    )
    async def why(
        self,
        game: FromPath[str],
        puzzle: FromPath[str],
        data: JSONBody[PuzzleWhyForm],
        puzzles: NamedDependency[Puzzles],
    ) -> WhyNot:
        """Why a move is not possible, as at a table."""
        reason = puzzles.why_not(game, puzzle, data.moves, data.move)
        if reason is None:
            return WhyNot(True, None, None)
        return WhyNot(False, reason.rule, reason.phrase.to_json())

    @post(
        "/{game:str}/{puzzle:str}/attempt",
        status_code=200,
        guards=[limited("ahead")],
        responses=documented(*PLAYED),
    )
    async def attempt(
        self,
        game: FromPath[str],
        puzzle: FromPath[str],
        data: JSONBody[AttemptForm],
        puzzles: NamedDependency[Puzzles],
        visitor: NamedDependency[Person | None],
    ) -> PuzzleAttempt:
        """Whether moves are right. Who is signed in and finds the answer has solved it."""
        return await puzzles.attempt(visitor, game, puzzle, data.moves)

    @post(
        "/{game:str}/{puzzle:str}/explanation",
        status_code=200,
        guards=[limited("hint")],
        responses=documented(*PLAYED, "busy"),
    )
    async def explanation(
        self,
        game: FromPath[str],
        puzzle: FromPath[str],
        data: JSONBody[ExplainForm],
        puzzles: NamedDependency[Puzzles],
    ) -> PuzzleExplanation:
        """The answer, and why."""
        return await puzzles.explain(game, puzzle, data.moves)


class SolvedRoutes(Controller):
    """What one has solved."""

    path = "/api/me/puzzles"
    tags = TAGS

    @get(responses=documented("sign-in-needed"))
    async def solved(
        self, puzzles: NamedDependency[Puzzles], person: NamedDependency[Person]
    ) -> list[PuzzleName]:
        """All puzzles that one has solved."""
        return await puzzles.solved(person)
