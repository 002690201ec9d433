"""The text form of a position: the lines that only Lancashire has, the distant market and cards
laid aside. Those of both Brass games stand in brass/door/text_form.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ironbridge.brass.door.inventory import Inventory, take_stock
from ironbridge.brass.door.text_form import brass_form, pending
from ironbridge.kernel.text_form.form import TextForm
from ironbridge.kernel.text_form.lines import Field, Line, Statement, Writing
from ironbridge.kernel.text_form.reader import Parts, TextReader
from ironbridge.kernel.text_form.values import Names, Numbers

if TYPE_CHECKING:
    from ironbridge.games.lancashire.game import Lancashire


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


def form(inventory: Inventory) -> TextForm:
    return brass_form(
        inventory,
        seat=[],
        board=[DistantMarket()],
        piles=[Line("aside", "aside", Names(), bool)],
        pending=pending("action", "target", "industry", "loan", "coal", "iron", "steps"),
    )


def inventory_of(game: Lancashire) -> Inventory:
    """The components as the text form sees them."""
    cubes = game.board.kind_cubes
    return take_stock(game, game.colours, game.board, cubes, cubes)
