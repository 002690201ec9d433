"""Routes about the games: what there is, its components, rules and words."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Annotated, Final

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter
from litestar.types import Scope
from msgspec import Struct

from ironbridge import registry
from ironbridge.bots import FORMER, Level, levels
from ironbridge.kernel.base_game import BaseGame
from ironbridge.kernel.documents import ComponentsJson, ViewJson
from ironbridge.kernel.editions import numbers
from ironbridge.kernel.game import Game
from ironbridge.kernel.place import place_text
from ironbridge.kernel.rulebook import Rule
from ironbridge.kernel.words import LANGUAGES
from ironbridge.server.api.records import ready
from ironbridge.server.bots.editions import BoardFile, Editions, EditionShown, Numbers
from ironbridge.server.error_responses import documented
from ironbridge.server.errors import Refused
from ironbridge.server.people.model import Language
from ironbridge.server.security import asker_of, limited
from ironbridge.server.tables.spec import find_game

TAGS: Final = ["games"]
KEPT_EXAMPLES: Final = 200
TRIED: Final = ("no-such-game", "csrf", "bad-edition", "busy")

Name = Annotated[str, PathParameter(max_length=60, description="The name of the game.")]
Clause = Annotated[str, PathParameter(max_length=80, description="The id of the clause.")]
Texts = dict[str, str]
"""A text by language."""


class OptionShown(Struct, frozen=True):
    """`type` is "bool" or "choice". `labels` are what the choices are called, in their order."""

    name: str
    type: str
    default: bool | int | str
    choices: list[str]
    labels: list[Texts]
    label: Texts
    help: Texts


class LevelShown(Struct, frozen=True):
    """A bot one may play against."""

    name: str
    label: Texts
    help: Texts
    rated: bool
    """Whether it may sit at a rated table."""


class GameShown(Struct, frozen=True):
    """A game one may open a table for."""

    name: str
    rules: str
    title: Texts
    about: Texts
    """What one does in it, in a sentence or two."""
    length: Texts
    weight: Texts
    """How much there is to learn, and to think about."""
    edition: Texts
    """Whose edition its rules and components are of."""
    reconstructed: Texts
    """Which of its components are not those that are printed; none: all of them are."""
    seat_counts: list[int]
    options: list[OptionShown]
    levels: list[LevelShown]
    """What it offers, the weakest first."""
    former_levels: list[LevelShown]
    """Levels that are no longer offered, but that older tables may have."""


class NumberShown(Struct, frozen=True):
    """A number that we do not know from print, by its key in board.toml; `name` is what it
    belongs to, empty where the key says it."""

    key: str
    value: int
    name: Texts


class GameDetails(Struct, frozen=True):
    game: GameShown
    components: ComponentsJson
    """Board, tiles and cards, with where each fact comes from."""
    numbers: list[NumberShown]
    """Those that whoever owns the game can correct."""


class EditionForm(Struct, frozen=True, forbid_unknown_fields=True):
    edition: Numbers


class RuleShown(Struct, frozen=True):
    id: str
    section: str
    place: Texts
    kind: str
    text: Texts
    example: bool
    """Whether there is a position that shows what it means."""


class ExampleShown(Struct, frozen=True):
    """A position that shows what a clause means, as whoever decides there sees it, and the move
    that is tried: `refused` by the clause, or `played`; "" where nothing is."""

    view: ViewJson
    played: str
    refused: str


class SectionShown(Struct, frozen=True):
    id: str
    title: Texts


class RulesShown(Struct, frozen=True):
    version: str
    title: Texts
    source: Texts
    sections: list[SectionShown]
    rules: list[RuleShown]


class WordsShown(Struct, frozen=True):
    """All texts of a game as one Fluent source; `keys` are their ids."""

    language: str
    fluent: str
    keys: list[str]


class Games(Controller):
    """The games one can play."""

    path = "/api/games"
    tags = TAGS

    @get(responses=documented(), sync_to_thread=True)
    def games(self) -> list[GameShown]:
        """All games."""
        return [game_shown(registry.game(name)) for name in registry.game_names()]

    @get("/{game:str}", responses=documented("no-such-game"), sync_to_thread=True)
    def details(self, game: Name) -> GameDetails:
        """A game with its components."""
        return game_details(find_game(game))

    @post(
        "/{game:str}/edition",
        status_code=200,
        guards=[limited("record")],
        responses=documented(*TRIED),
    )
    async def edition(
        self,
        game: Name,
        data: JSONBody[EditionForm],
        editions: NamedDependency[Editions],
        scope: Scope,
    ) -> Response[EditionShown]:
        """The game with corrected numbers, tried out; nothing of it is stored."""
        found = find_game(game).name
        return ready(await editions.show(asker_of(scope), found, data.edition))

    @post(
        "/{game:str}/board",
        status_code=200,
        guards=[limited("record")],
        responses=documented(*TRIED),
    )
    async def board(
        self,
        game: Name,
        data: JSONBody[EditionForm],
        editions: NamedDependency[Editions],
        scope: Scope,
    ) -> Response[BoardFile]:
        """The same as a board file, to be played with elsewhere."""
        found = find_game(game).name
        return ready(await editions.board(asker_of(scope), found, data.edition))

    @get("/{game:str}/rules", responses=documented("no-such-game"), sync_to_thread=True)
    def rules(self, game: Name) -> RulesShown:
        """Every clause of the rulebook, in our own words."""
        return rules_shown(find_game(game))

    @get(
        "/{game:str}/rules/{rule:str}/example",
        responses=documented("no-such-game", "no-such-page"),
        sync_to_thread=True,
    )
    def example(self, game: Name, rule: Clause) -> ExampleShown:
        """A position that shows what a clause means."""
        return example_shown(find_game(game), rule)

    @get(
        "/{game:str}/words/{language:str}",
        responses=documented("no-such-game"),
        sync_to_thread=True,
    )
    def words(self, game: Name, language: FromPath[Language]) -> WordsShown:
        """The texts of a game, for clients that put events and reasons into words."""
        return words_shown(find_game(game), language)


# Details ------------------------------------------------------------------------------------
# None of this changes while the server runs, and to make it takes some time: it is made once.


@cache
def game_details(game: Game) -> GameDetails:
    own, shown = registry.board_of(game.name), []
    if own is not None and isinstance(game, BaseGame):
        called = {language: game.names(language) for language in LANGUAGES}
        known = numbers(own, called)
        shown = [NumberShown(number.key, number.value, number.name) for number in known]
    return GameDetails(game_shown(game), game.components(), shown)


@cache
def words_shown(game: Game, language: str) -> WordsShown:
    spoken = game.words(language)
    return WordsShown(language, spoken.source(), spoken.keys())


@cache
def game_shown(game: Game) -> GameShown:
    title = game.rulebook.title
    options = [
        OptionShown(
            option.name,
            option.type,
            option.default,
            list(option.choices),
            [texts(game, f"option-{option.name}", choice) for choice in option.choices],
            texts(game, f"option-{option.name}"),
            texts(game, f"option-{option.name}", "help"),
        )
        for option in game.options
    ]
    return GameShown(
        game.name,
        game.version,
        {"en": title.en, "fr": title.fr},
        texts(game, "game-about"),
        texts(game, "game-about", "length"),
        texts(game, "game-about", "weight"),
        texts(game, "game-about", "edition"),
        texts(game, "game-about", "reconstructed"),
        list(game.seat_counts),
        options,
        [level_shown(game, level) for level in levels(game)],
        [level_shown(game, level) for level in FORMER],
    )


def level_shown(game: Game, level: Level) -> LevelShown:
    label, sentence = texts(game, level.label), texts(game, level.label, "help")
    return LevelShown(level.name, label, sentence, level.rated)


def texts(game: Game, key: str, attribute: str = "") -> Texts:
    """A text in all languages; a text that the game does not have is left out."""
    full = f"{key}.{attribute}" if attribute else key
    found: Texts = {}
    for language in LANGUAGES:
        words = game.words(language)
        if words.has(full):
            found[language] = words.attribute(key, attribute) if attribute else words.text(key)
    return found


@cache
def rules_shown(game: Game) -> RulesShown:
    rulebook = game.rulebook
    return RulesShown(
        rulebook.version,
        {"en": rulebook.title.en, "fr": rulebook.title.fr},
        {"en": rulebook.source.en, "fr": rulebook.source.fr},
        [
            SectionShown(section.id, {"en": section.title.en, "fr": section.title.fr})
            for section in rulebook.sections.values()
        ],
        [rule_shown(game, rule) for rule in rulebook.rules.values()],
    )


def rule_shown(game: Game, rule: Rule) -> RuleShown:
    place = {language: place_text(rule.place, game.words(language)) for language in LANGUAGES}
    example = rule.id in registry.rule_examples(game.name)
    text = {"en": rule.en, "fr": rule.fr}
    return RuleShown(rule.id, rule.section, place, rule.kind, text, example)


@lru_cache(maxsize=KEPT_EXAMPLES)
def example_shown(game: Game, rule: str) -> ExampleShown:
    found = registry.rule_examples(game.name).get(rule)
    if found is None:
        raise Refused("no-such-page")
    state = game.position(found.position)
    seat = next(iter(state.deciders), None)
    return ExampleShown(state.view(seat), found.played, found.refused)
