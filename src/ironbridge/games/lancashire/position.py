"""A position in text, written by hand for a test or a puzzle: a few lines, the rest by default.

docs/positions.md says what can be written. The text becomes the JSON document of `document.py`
and goes through `loading.py`, so the same laws hold; an error names the line.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ironbridge.games.lancashire import document, loading
from ironbridge.games.lancashire.defaults import LancashireCompletion
from ironbridge.industry.door.dictation import BrassDictation
from ironbridge.industry.door.inventory import Inventory
from ironbridge.kernel.door.dictation import Parts

if TYPE_CHECKING:
    from ironbridge.games.lancashire.game import Lancashire
    from ironbridge.games.lancashire.table import LancashireState


def read(game: Lancashire, text: str) -> LancashireState:
    """The position of a text, or FormatError with its line."""
    spoken = LancashireDictation(document.inventory_of(game))
    spoken.listen(text)
    with spoken.naming_lines():
        whole = LancashireCompletion(spoken, game, spoken.distant, spoken.aside)
        return loading.load(game, whole.document())


class LancashireDictation(BrassDictation):
    """The lines that only Lancashire has: the distant market, and cards laid aside."""

    pending_numbers: ClassVar[tuple[str, ...]] = ("coal", "iron", "steps", "loan")

    def __init__(self, inventory: Inventory) -> None:
        super().__init__(inventory)
        self.distant: dict[str, list[int]] = {"drawn": [], "pile": []}
        self.aside: list[str] = []
        self.statements["distant"] = self.read_distant
        self.statements["aside"] = self.read_aside

    def read_distant(self, parts: Parts) -> None:
        """`distant drawn 2 1, pile 3`: the steps of the tiles drawn, and of the next ones."""
        self.say("distant_market")
        for part in [parts[0][1:], *parts[1:]]:
            if not part or part[0] not in self.distant:
                raise self.error("expected: distant drawn STEPS, pile STEPS")
            self.say(f"distant_market.{part[0]}")
            self.distant[part[0]] = [self.number([part[0], word]) for word in part[1:]]

    def read_aside(self, parts: Parts) -> None:
        self.aside = self.read_pile(parts)
