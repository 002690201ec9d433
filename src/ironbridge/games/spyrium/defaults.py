"""What a position in text leaves out: defaults that make a few lines a whole document.

Cards nobody speaks of are out of the game, as far as the decks can do without them; tokens nobody
speaks of lie in the stock; workers who stand neither in the market nor on a building are active.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ironbridge.games.spyrium.board import SLOT_IDS, SLOTS, VALUES
from ironbridge.games.spyrium.pieces import Building
from ironbridge.kernel.text_form.form import chance_words
from ironbridge.kernel.text_form.reader import Document, TextReader

if TYPE_CHECKING:
    from ironbridge.games.spyrium.game import Spyrium

DEFAULT_SEATS: Final = 2
IDLE: Final = {
    "phase": "action",
    "action": None,
    "gap": None,
    "slot": None,
    "option": None,
    "lobbying": None,
    "token": 0,
    "value": 0,
}


class Completion:
    """The whole document: what was said, and defaults for the rest."""

    def __init__(self, said: TextReader, game: Spyrium) -> None:
        self.said = said
        self.game = game
        self.seats = said.seats(game.seat_counts, DEFAULT_SEATS)
        self.workers: list[Document] = said.get("workers", [])
        self.placed: list[Document] = said.get("market", [])
        # In the last round but one the cards of the first two periods can be anywhere.
        self.round: int = said.get("round", len(game.data.periods) - 1)

    def document(self) -> Document:
        said, game = self.said, self.game
        first = said.get("first", 0)
        players = [self.player(p) for p in range(self.seats)]
        events = self.events()
        return {
            "game": game.name,
            "rules": game.version,
            "options": {},
            "seats": self.seats,
            "round": self.round,
            "first": first,
            "turn": said.get("turn", first),
            "players": players,
            "market": self.market(),
            "workers": self.workers,
            "decks": self.decks(players),
            "events": events,
            "tokens": self.tokens(players, events),
            "chance": chance_words(said),
            "pending": IDLE | said.pending,
        }

    # Players ----------------------------------------------------------------------------------

    def player(self, p: int) -> Document:
        said, data = self.said.player(p), self.game.data
        placed = sum(entry["count"] for entry in self.workers if entry["owner"] == p)
        placed += sum(entry["workers"] for entry in said.get("tilted", []))
        workers = said.get("workers", max(data.workers, placed))
        points = said.get("victory_points", 0)
        return {
            "money": said.get("money", data.money),
            "spyrium": said.get("spyrium", data.spyrium),
            "victory_points": points,
            "residence": said.get("residence", data.start_residence),
            "workers": workers,
            "active": said.get("active", max(workers - placed, 0)),
            "activation": said.get("activation", said.get("passed", False)),
            "passed": said.get("passed", False),
            "event_used": said.get("event_used", False),
            "bonuses": said.get("bonuses", self.bonuses(points)),
            "buildings": self.owned(p, "buildings"),
            "techniques": self.owned(p, "techniques"),
            "tokens": said.get("tokens", []),
        }

    def bonuses(self, points: int) -> list[str]:
        """Money first, where nothing is said."""
        first, second = self.game.data.bonus_points
        if points >= second:
            return ["worker", "money"]
        return ["money"] if points >= first else []

    def owned(self, p: int, key: str) -> list[Document]:
        """The cards of a seat of one type: upright ones, then those among `tilted`."""
        said = self.said.player(p)
        cards = [{"card": name, "tilted": False, "workers": 0} for name in said.get(key, [])]
        cards += [
            {**entry, "tilted": True}
            for entry in said.get("tilted", [])
            if self.is_building(entry) == (key == "buildings")
        ]
        if key == "techniques":
            for card in cards:
                del card["workers"]
        return cards

    def is_building(self, entry: Document) -> bool:
        """Whatever has workers on it is meant to be one."""
        buildings = [card.id for card in self.game.data.cards if isinstance(card, Building)]
        return entry["workers"] > 0 or entry["card"] in buildings

    # The table --------------------------------------------------------------------------------

    def market(self) -> list[Document]:
        empty: Document = {"card": None, "tokens": []}
        placed = {place["slot"]: place for place in self.placed}
        return [{"slot": slot, **placed.get(slot, empty)} for slot in SLOT_IDS]

    def decks(self, players: list[Document]) -> Document:
        """The cards that lines name come first; then others, as many as the round leaves."""
        used = Counter(place["card"] for place in self.placed)
        for player in players:
            used.update(entry["card"] for entry in player["buildings"] + player["techniques"])
        said: dict[str, list[str]] = self.said.get("decks", {})
        for names in said.values():
            used.update(names)
        periods = self.game.data.periods
        decks: Document = dict(said)
        for period in self.game.board.periods:
            faces = [card for card in self.game.data.cards if card.period == period]
            dealt = SLOTS * periods[: self.round].count(period)
            free = [card.id for card in faces for _ in range(card.count - used[card.id])]
            named = said.get(period, [])
            left = sum(card.count for card in faces) - dealt
            decks[period] = named + free[: max(left - len(named), 0)]
        return decks

    def events(self) -> Document:
        """Events that no line names come in the order of board.toml: the current one, the next
        one, those of earlier rounds, those of later ones."""
        said = self.said.get("events", {})
        named = [said.get("current"), said.get("next"), *said.get("past", [])]
        named += said.get("future", [])
        free = [event.id for event in self.game.data.events if event.id not in named]
        current = said.get("current") or self.pop(free)
        following = said.get("next") or (self.pop(free) or None)
        past = list(said.get("past", []))
        while len(past) < self.round - 1 and free:
            past.append(self.pop(free))
        return {
            "past": past,
            "current": current,
            "token": said.get("token", 0),
            "next": following,
            "next_token": said.get("next_token", 0),
            "future": said.get("future", []) + free,
        }

    def pop(self, names: list[str]) -> str:
        return names.pop(0) if names else ""

    def tokens(self, players: list[Document], events: Document) -> Document:
        """Those that no line names lie in the stock, behind those that it names."""
        said = self.said.get("tokens", {})
        used = Counter([events["token"], events["next_token"]])
        for place in self.placed:
            used.update(place["tokens"])
        for player in players:
            used.update(player["tokens"])
        for pile in said.values():
            used.update(pile)
        counts = self.game.data.tokens
        free = [v for v in range(1, VALUES) for _ in range(counts[v - 1] - used[v])]
        return {"stock": said.get("stock", []) + free, "discard": said.get("discard", [])}
