"""The text form of a position, written by hand for a test or a puzzle: the table of its lines, and
what they may leave out.

    seats 3
    red: money 12, income 4, tokens port
    industry reading red
    link reading--oxford red
    pending link, town reading, reached oxford

docs/positions.md describes all lines. The text becomes the JSON document of `position.py` and is
loaded like one, so the same invariants hold; an error names the line.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Final

from ironbridge.games.workshop import position, progress
from ironbridge.games.workshop.board import CANAL, ERA_NAMES, PHASE_NAMES
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.position_reader import SOURCE
from ironbridge.kernel.text_form.form import TextForm, chance_words
from ironbridge.kernel.text_form.lines import (
    Column,
    Field,
    Line,
    Pending,
    Row,
    SeatCount,
    Seats,
    always,
)
from ironbridge.kernel.text_form.reader import Document, Part, TextReader
from ironbridge.kernel.text_form.values import Colour, Colours, Names, Number, Numbers, Phrase, Word

if TYPE_CHECKING:
    from ironbridge.games.workshop.game import Workshop
    from ironbridge.games.workshop.rules.state import WorkshopPosition
    from ironbridge.games.workshop.table import WorkshopState

ONLY: Final = "only"
"""What a line says when no other cards are set aside than those it names."""

DEFAULT_SEATS: Final = 3

IDLE: Final[Document] = {"phase": "card", "card": None, "town": None, "reached": None}


# Reading and writing --------------------------------------------------------------------------


def read(game: Workshop, text: str) -> WorkshopState:
    """The position of a text, or FormatError with its line."""
    said = FORM.read(text, game.board.colour_ids)
    with said.naming_lines():
        return game.load(WholeDocument(said, game).document())


def to_text(state: WorkshopPosition) -> str:
    """The lines that `read` takes."""
    return FORM.write(dict(position.to_json(state)), state.board.colour_ids)


# The table of lines ---------------------------------------------------------------------------


class SetAside(Names):
    """`aside CARDS`: some of them; `aside only CARDS`: no other is left."""

    def read(self, reader: TextReader, part: Part) -> list[str | None]:
        if part[1:2] == [ONLY]:
            reader.keep("set_aside_only", True)
            part = part[1:]
        return super().read(reader, part)

    def write(self, value: Any, colours: Sequence[str]) -> str:
        return f"{ONLY} {super().write(value, colours)}"


def turn(document: Document) -> str | None:
    """Whose turn it is, where one company plays."""
    if document["pending"]["phase"] in ("demand", "bid", "over"):
        return None
    colour: str = document["order"][document["box"]]
    return colour


def demand(document: Document) -> list[str]:
    """The tokens on the diagram one by one."""
    return [kind for kind, number in document["demand"].items() for _ in range(number)]


FORM: Final = TextForm(
    [
        SeatCount(["hidden_money"]),
        Line("era", "era", Word()),
        Line("round", "round", Number(), joins=True),
        Line("order", "order", Colours()),
        Line("turn", "box", Colour(), value=turn),
        Seats(
            [
                Field("money", "money", Number()),
                Field("income", "income", Number()),
                Field("last_bid", "last_bid", Number()),
                Field("tokens", "tokens", Names(), always),
                Field("offered", "offered", Colour()),
                Field("choice", "choice", Phrase()),
            ]
        ),
        Row(
            "industry",
            "industries",
            [
                Column("town"),
                Column("owner", Colour()),
                Column("count", Number(), 1, optional=True, said=lambda count: count > 1),
            ],
            "expected: industry TOWN COLOUR NUMBER, with a number from two on",
        ),
        Row(
            "link",
            "links",
            [Column("connection"), Column("owner", Colour())],
            "expected: link CONNECTION COLOUR",
        ),
        Line("demand", "demand", Names(), value=demand),
        Line("cards", "cards", Names()),
        Line("deck", "deck", Names()),
        Line("aside", "set_aside", SetAside()),
        Line("stock", "stock", Names()),
        Line("chance", "chance", Numbers()),
        Pending(
            [
                Field("card", "card", Word()),
                Field("town", "town", Word()),
                Field("reached", "reached", Word()),
            ],
            idle=lambda pending: False,
            unknown="expected card, town, reached; found {found!r}",
        ),
    ],
    example="port*2",
    shared=True,
)


# What a text leaves out -----------------------------------------------------------------------


class WholeDocument:
    """What was said, and defaults for the rest, which make a few lines a whole document.

    It is late in the canal era, so that every company may have built a good deal. Piles get as many
    cards and tokens as they have at this moment, from those that no line names.
    """

    def __init__(self, said: TextReader, game: Workshop) -> None:
        self.said = said
        self.game = game
        self.seats = said.seats(game.seat_counts, DEFAULT_SEATS)
        options = [option.name for option in game.options]
        self.options = dict.fromkeys(options, False) | said.get("options", {})
        self.turn: str | None = said.get("box")
        self.demand: list[str] | None = said.get("demand")
        self.pending: Document = IDLE | said.pending
        self.phase = self.one_of("pending.phase", PHASE_NAMES, self.pending["phase"])
        self.colours = game.board.colour_ids[: game.data.tables[self.seats].companies]
        self.era = self.one_of("era", ERA_NAMES, said.get("era", self.late_era()))
        self.round: int = said.get("round", self.late_round())
        self.order: list[str] = said.get("order", self.default_order())
        self.moment = self.bare_table()

    def document(self) -> Document:
        said, game = self.said, self.game
        hands, demand, stock = self.tokens()
        return {
            "game": game.name,
            "rules": game.version,
            "options": self.options,
            "seats": self.seats,
            "era": self.era,
            "round": self.round,
            "order": self.order,
            "box": int(self.moment.box),
            "players": [self.player(p, hands[p]) for p in range(self.seats)],
            "industries": said.get("industries", []),
            "links": said.get("links", []),
            "demand": {kind: demand.count(kind) for kind in game.board.type_ids},
            **self.cards(),
            "stock": stock,
            "chance": chance_words(said),
            "pending": self.pending,
        }

    def one_of(self, key: str, known: tuple[str, ...], word: str) -> str:
        if word not in known:
            raise FormatError(SOURCE, key, f"expected one of {', '.join(known)}; found {word!r}")
        return word

    # The course of the game -------------------------------------------------------------------

    def late_era(self) -> str:
        return "rail" if self.phase == "over" else "canal"

    def late_round(self) -> int:
        """The last but one of the era; demand is created before the first or after the last."""
        rounds = self.game.data.rounds(self.seats)
        return {"demand": 0, "over": rounds}.get(self.phase, rounds - 1)

    def default_order(self) -> list[str]:
        """The order of the colours; of two players only those that have been placed so far."""
        if len(self.colours) == self.seats:
            return self.colours
        if self.era == "canal" and self.round <= (1 if self.phase == "bid" else 0):
            return []
        playing = self.phase not in ("demand", "bid", "over")
        if playing and self.turn not in self.colours[2:]:
            return self.colours[:2]
        return self.colours

    def box(self) -> int:
        if self.phase in ("demand", "over"):
            return 0
        if self.phase == "bid":  # of two players, the second auction of the round
            return 2 if len(self.order) == 2 else 0
        if self.turn is None:
            return 0
        if self.turn not in self.order:
            raise FormatError(SOURCE, "box", "this colour is not in the order")
        return self.order.index(self.turn)

    def bare_table(self) -> WorkshopState:
        """This moment of the game, for all that follows from it."""
        state = self.game.blank(self.seats, self.options, seeded(0))
        state.era = ERA_NAMES.index(self.era)
        state.round = min(self.round, int(state.setup.rounds))
        state.phase = PHASE_NAMES.index(self.phase)
        state.box = self.box()
        return state

    # Players and tokens -----------------------------------------------------------------------

    def player(self, p: int, tokens: list[str]) -> Document:
        said = self.said.player(p)
        return {
            "money": said.get("money", int(self.moment.setup.money)),
            "income": said.get("income", 0),
            "last_bid": said.get("last_bid", self.last_bid(p)),
            "tokens": tokens,
            "offered": said.get("offered", None if "choice" not in said else self.offer(p)),
            "choice": said.get("choice"),
        }

    def last_bid(self, p: int) -> int | None:
        """£0, or as much as the highest bid that lines name further behind on the track."""
        if progress.before_first_auction(self.moment):
            return None
        filled = self.order if len(self.colours) == self.seats else self.order[-2:]
        known = [self.colours.index(colour) for colour in filled if colour in self.colours]
        owners = [company % self.seats for company in known]
        behind = owners[owners.index(p) :] if p in owners else []
        named = [self.said.player(other).get("last_bid", 0) for other in behind]
        return max(named, default=0)

    def offer(self, p: int) -> str | None:
        """With a bid of two players goes a colour, the first of the seat if none is named."""
        first = self.phase == "bid" and len(self.colours) > self.seats and self.moment.box == 0
        return self.colours[p] if first else None

    def tokens(self) -> tuple[list[list[str]], list[str], list[str]]:
        """Hands, diagram and stock. What no line names goes to the hands that are not named, then
        to the diagram if that is not named, then to the stock."""
        hands = [self.said.player(p).get("tokens") for p in range(self.seats)]
        named = [kind for hand in hands for kind in hand or []]
        named += (self.demand or []) + self.pile("stock")
        free = self.free_tokens(named)
        for p, size in self.hand_sizes().items():
            hands[p], free = free[:size], free[size:]
        filled = [hand or [] for hand in hands]
        demand = self.demand
        if demand is None:
            size = self.tokens_drawn() - sum(len(hand) for hand in filled)
            demand, free = free[: max(0, size)], free[max(0, size) :]
        return filled, demand, self.pile("stock") + free

    def free_tokens(self, named: list[str]) -> list[str]:
        """The tokens that no line names, one of each type in turn."""
        board = self.game.board
        left = [
            [kind] * (copies - named.count(kind))
            for kind, copies in zip(board.type_ids, board.token_counts, strict=True)
        ]
        return [kind for turn in zip_longest(*left) for kind in turn if kind is not None]

    def tokens_drawn(self) -> int:
        """All that are not in the stock any more."""
        whole = sum(self.game.board.token_counts)
        return whole - progress.tokens_in_stock(self.moment)

    def hand_sizes(self) -> dict[int, int]:
        """The tokens in the hands that no line names: as many as can be, if the diagram is not
        named either; else those that are not on it."""
        least, most = progress.tokens_in_hand(self.moment)
        players = self.said.players
        unsaid = [p for p in range(self.seats) if "tokens" not in players.get(p, {})]
        if self.demand is None:
            return dict.fromkeys(unsaid, most)
        left = self.tokens_drawn() - len(self.demand)
        left -= sum(len(player.get("tokens", [])) for player in players.values())
        if not least * len(unsaid) <= left <= most * len(unsaid):
            low, high = left - most * len(unsaid), left - least * len(unsaid)
            low, high = (len(self.demand) + bound for bound in (low, high))
            size = str(low) if low == high else f"{low} to {high}"
            raise FormatError(SOURCE, "demand", f"expected {size} tokens by this time")
        sizes = dict.fromkeys(unsaid, least)
        for p in unsaid:
            more = min(most - least, left - sum(sizes.values()))
            sizes[p] += more
        return sizes

    # Cards ------------------------------------------------------------------------------------

    def cards(self) -> Document:
        """Face-up cards, deck and set-aside pile: those that lines name, and others up to the size
        that each has now."""
        moment = self.moment
        named = [*self.pile("cards"), *self.pile("deck"), *self.pile("set_aside")]
        named += [self.pending["card"]]
        names = moment.board.card_ids
        early = moment.board.setup_cards if moment.era == CANAL else b""
        self.early_names = [names[card] for card in early]
        free = [name for name in names if name not in named]
        free.sort(key=self.has_led_to)
        self.early = [name for name in free if name in self.early_names]
        self.late = [name for name in free if name not in self.early_names]
        aside = self.pile("set_aside")
        only = self.said.get("set_aside_only", False)
        size = len(aside) if only else int(moment.setup.set_aside)
        dealt, left = progress.early_cards_dealt(moment), progress.early_cards_left(moment)
        return {
            "cards": self.filled("cards", progress.cards_face_up(moment), dealt),
            "set_aside": self.filled("set_aside", size, 0),
            "deck": self.filled("deck", progress.cards_in_deck(moment), left),
        }

    def pile(self, key: str) -> list[str]:
        """What a line says of a pile."""
        names: list[str] = self.said.get(key, [])
        return names

    def has_led_to(self, name: str) -> bool:
        """Whether a card is that of the town where links are built: it is used, so it lies in no
        pile as long as there are others."""
        town = self.game.data.cards[self.moment.board.card_ids.index(name)].town
        return self.phase == "link" and town is not None and town == self.pending["town"]

    def filled(self, key: str, size: int, early: int) -> list[str]:
        """A pile of so many cards, with so many set-up cards of the canal era among them."""
        pile = list(self.pile(key))
        early -= sum(name in self.early_names for name in pile)
        for source, number in ((self.early, min(early, size - len(pile))), (self.late, size)):
            while number > 0 and len(pile) < size and source:
                pile.append(source.pop(0))
                number -= 1
        return pile
