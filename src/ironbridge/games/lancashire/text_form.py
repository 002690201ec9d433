"""Positions of Brass: Lancashire in text: lines that only it has, and what a text may leave out.
Those of both Brass games stand in brass/text_form.py.

A text becomes the JSON document of position.py and is loaded like any other, so the same invariants
hold; an error names the line. docs/positions.md says what can be written.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from ironbridge.brass.text_form import TextComponents, TextDefaults, brass_form, from_board, pending
from ironbridge.games.lancashire import position
from ironbridge.games.lancashire.rules.state import Position
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.errors import FormatError, SetupError
from ironbridge.kernel.position_reader import SOURCE
from ironbridge.kernel.text_form.form import TextForm, chance_words
from ironbridge.kernel.text_form.lines import Field, Line, Statement, Writing
from ironbridge.kernel.text_form.reader import Parts, TextReader
from ironbridge.kernel.text_form.values import Names, Numbers

if TYPE_CHECKING:
    from ironbridge.games.lancashire.game import Lancashire
    from ironbridge.games.lancashire.table import LancashireState


class DistantMarket(Statement):
    """`distant drawn 2 1, pile 3`: the steps of the tiles drawn, and of the next ones. The marker
    follows from those drawn."""

    word = "distant"
    fields: Final = [Field(word, word, Numbers(), bool) for word in ("drawn", "pile")]

    def read(self, reader: TextReader, parts: Parts) -> None:
        reader.say("distant_market")
        fields = {field.word: field for field in self.fields}
        for part in [parts[0][1:], *parts[1:]]:
            if not part or part[0] not in fields:
                raise reader.error("expected: distant drawn STEPS, pile STEPS")
            key = f"distant_market.{part[0]}"
            reader.say(key)
            reader.keep(key, fields[part[0]].kind.read(reader, part))

    def write(self, writing: Writing) -> list[str]:
        market = writing.document["distant_market"]
        said = [text for field in self.fields for text in field.written(market, writing)]
        return [f"distant {', '.join(said)}"]


def form(components: TextComponents) -> TextForm:
    return brass_form(
        components,
        seat=[],
        board=[DistantMarket()],
        piles=[Line("aside", "aside", Names(), bool)],
        pending=pending("action", "target", "industry", "loan", "coal", "iron", "steps"),
    )


def to_text(state: Position) -> str:
    """Line by line what `read` reads."""
    home = cast("Lancashire", state.home)
    return form(text_components(home)).write(position.to_json(state), home.colours)


def text_components(game: Lancashire) -> TextComponents:
    """The components as the text form sees them."""
    cubes = game.board.kind_cubes
    return from_board(game, game.colours, game.board, cubes, cubes)


# What a text leaves out ----------------------------------------------------------------------


NOTHING_PENDING: Final[dict[str, object]] = {
    "phase": "action",
    "action": None,
    "target": None,
    "industry": None,
    "loan": None,
    "coal": 0,
    "iron": 0,
    "steps": 0,
}


class LancashireDefaults(TextDefaults):
    """The whole document of a position of Lancashire."""

    def __init__(self, said: TextReader, components: TextComponents, game: Lancashire) -> None:
        super().__init__(said, components)
        self.aside: list[str] = said.get("aside", [])
        try:
            table = game.blank(self.seats, self.options, seeded(0))
        except SetupError as error:
            raise FormatError(SOURCE, "seats", str(error)) from None
        self.board = table.board
        self.setup = table.setup

    def document(self) -> dict[str, object]:
        said, board = self.said, self.board
        return {
            **self.course(),
            "markets": self.markets(int(board.coal_initial), int(board.iron_initial)),
            "distant_market": self.distant_market(),
            "deck": self.deck,
            "aside": self.aside,
            "chance": chance_words(said),
            "pending": {**NOTHING_PENDING, **said.pending},
        }

    def purse(self) -> dict[str, object]:
        return {
            "money": int(self.board.money),
            "spent": 0,
            "victory_points": 0,
            "income_space": int(self.board.start_income),
            "owed": 0,
        }

    def whole_deck(self) -> Mapping[str, int]:
        counts = Counter(self.setup.cards)
        return {name: counts[c] for c, name in enumerate(self.board.card_ids)}

    def elsewhere(self) -> list[str]:
        return self.aside

    def distant_market(self) -> dict[str, object]:
        """Tiles that no line mentions lie at the bottom of the pile, fewest steps first."""
        drawn: list[int] = self.said.get("distant_market.drawn", [])
        pile: list[int] = self.said.get("distant_market.pile", [])
        rest = Counter(self.setup.distant) - Counter(drawn + pile)
        return {
            "marker": min(int(self.board.distant_x), sum(drawn)),
            "pile": pile + sorted(rest.elements()),
            "drawn": drawn,
        }


# Reading -------------------------------------------------------------------------------------


def read(game: Lancashire, text: str) -> LancashireState:
    """The position of a text, or FormatError with its line."""
    components = text_components(game)
    said = form(components).read(text, components.colours)
    with said.naming_lines():
        whole = LancashireDefaults(said, components, game)
        return position.load(game, whole.document())
