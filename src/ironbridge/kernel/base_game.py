"""A game made from its folder: board.toml, rules.toml and words/.

How it starts, speaks and shows its components is the same for all of them; a game adds what an
empty table is, how it is set up, and where the rest of its folder is asked.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Generic, Protocol, TypeVar, cast

from ironbridge.kernel import rulebook
from ironbridge.kernel.chance import Chance, seeded
from ironbridge.kernel.components import as_json, contents, edition
from ironbridge.kernel.documents import ComponentsJson
from ironbridge.kernel.editions import Edition
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.game import Game
from ironbridge.kernel.move import Move
from ironbridge.kernel.option import Option
from ironbridge.kernel.position_reader import SOURCE
from ironbridge.kernel.state import State
from ironbridge.kernel.strict_reader import show
from ironbridge.kernel.words import LANGUAGES, Words

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    class Components(DataclassInstance, Protocol):
        """What is asked of the components of any game; each has its own class for them."""

        @property
        def seat_counts(self) -> tuple[int, ...]: ...

        @property
        def colours(self) -> tuple[str, ...]: ...


C = TypeVar("C", bound="Components")
S = TypeVar("S", bound=State)
W = TypeVar("W")
G = TypeVar("G", bound=Game)


class BaseGame(Game, Generic[C, S]):
    """The game with the components of one board.toml: those of its folder, or an edited copy."""

    learned: ClassVar[bool] = False
    """Weights and their forecasts are in the folder."""
    family_words: ClassVar[Path | None] = None
    """A folder of texts that several games have in common; the game's own come after them."""

    def __init__(
        self,
        name: str,
        folder: Path,
        data: C,
        path: Path | Edition | None,
        options: tuple[Option, ...],
        moves: list[Move],
    ) -> None:
        self.folder = folder
        self.data = data
        self.path = path
        """Of the edited copy, or the corrections; None for the components of the folder."""
        self.colours = list(data.colours)
        """The ids of the colours by seat: the text form of a position names seats by them."""
        self.spoken: dict[str, Words] = {}
        rules = rules_of(folder)
        mark = "" if path is None else edition(data, printed_by(self))
        super().__init__(name, rules.version + mark, data.seat_counts, options, moves, rules)

    # What a game says of itself -----------------------------------------------------------

    def printed(self) -> C:
        """The components of the folder, from which edited ones are told apart."""
        raise NotImplementedError

    def names(self, language: str) -> dict[str, str]:
        """What the components are called, for `words`."""
        raise NotImplementedError

    def blank(self, seats: int, options: Mapping[str, object] | None, chance: Chance) -> S:
        """The table that these options ask for, with nothing on it: set-up and loading fill it."""
        raise NotImplementedError

    def set_up(self, state: S) -> None:
        """Make a blank table the start of a game."""
        raise NotImplementedError

    def read_position(self, text: str) -> S:
        """What `position` answers."""
        raise NotImplementedError

    # What is the same for all -------------------------------------------------------------

    def start(
        self,
        seats: int = 0,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        journal: bool = False,
    ) -> S:
        state = self.blank(self.check_seats(seats), options, seeded(seed))
        if journal:
            state.journal = []
        self.set_up(state)
        return state

    def position(self, text: str) -> S:
        if not isinstance(text, str):
            raise FormatError(SOURCE, "", f"expected a text, found {show(text)}")
        return self.read_position(text)

    def words(self, language: str) -> Words:
        if language not in self.spoken:
            names = self.names(language) if language in LANGUAGES else {}
            self.spoken[language] = Words(language, self.word_files(language), names)
        return self.spoken[language]

    def word_files(self, language: str) -> list[Path]:
        folders = [self.family_words, self.folder / "words"]
        return [
            file
            for folder in folders
            if folder is not None
            for file in sorted(folder.glob(f"*.{language}.ftl"))
        ]

    def components(self) -> ComponentsJson:
        title = self.rulebook.title
        header: ComponentsJson = {
            "game": self.name,
            "rules": self.version,
            "title": {"en": title.en, "fr": title.fr},
        }
        return cast(ComponentsJson, {**header, **as_json(self.data)})

    def weights(self) -> bytes | None:
        return (self.folder / "weights.bin").read_bytes() if self.was_learned else None

    def fitted(self, weights: W) -> W:
        """The weights of the readable evaluator as tools/fit_evaluator.py found them."""
        for name, value in fitted_weights(self.folder).items():
            setattr(weights, name, value)
        return weights

    def forecasts(self) -> Path | None:
        return self.folder / "forecasts.toml" if self.was_learned else None

    @property
    def was_learned(self) -> bool:
        """Whether weights come with the game. They serve corrected numbers too, which the readable
        evaluator takes into account, but know nothing of another board."""
        return self.learned and not isinstance(self.path, Path)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return opened, (type(self), self.path)

    def __deepcopy__(self, memo: dict[int, object]) -> BaseGame[C, S]:
        return self  # a game never changes, and moves are compared by identity


@cache
def fitted_weights(folder: Path) -> dict[str, float]:
    found: dict[str, float] = tomllib.loads((folder / "evaluator.toml").read_text("utf-8"))[
        "weights"
    ]
    return found


@cache
def rules_of(folder: Path) -> rulebook.Rulebook:
    """Read once, however many editions of the game there are."""
    return rulebook.read(folder / "rules.toml")


PRINTED: dict[type, str] = {}
"""By the class of a game: the contents of its own components."""


def printed_by(game: BaseGame[C, S]) -> str:
    kind = type(game)
    if kind not in PRINTED:
        PRINTED[kind] = contents(game.printed())
    return PRINTED[kind]


def open_game(kind: Callable[[Path | Edition | None], G], path: Path | Edition | None) -> G:
    """The game of a class; with `path`, played with the components of an edited board.toml or of
    an edition."""
    return cast(G, opened(kind, None)) if path is None else kind(path)


@cache
def opened(kind: Callable[[Path | Edition | None], Game], path: Path | Edition | None) -> Game:
    """One game for a process, so that states from elsewhere (unpickled) share its moves."""
    return kind(path)
