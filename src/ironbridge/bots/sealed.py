"""What the others choose where everybody chooses at the same time behind a screen.

There is no tree to search: what is best depends on what the others choose, and that on what they
expect of the seat. Whoever takes them for worse players than they are can be exploited, and so can
whoever always chooses the same. So what everybody considers makes a small game in each deal, and
all learn it from each other: round by round each looks at what every choice of its own would have
been worth beside what the others have just chosen, and turns to what it regrets not to have chosen
(regret matching). How often each was chosen on the average comes near to a balance, in which it is
of no use to know the others.

But not everybody keeps a balance, and what people did is seen: now and then the others are thought
to choose as they did the last time, the more often the less a player in balance would. Everybody is
the same player in all deals: what is good to choose depends on what lies on the table much more
than on what one hides.

Each of the others is thought to consider as many turns as the seat: of fewer, those are missing
that a player like the seat would choose.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from mypy_extensions import i64

from ironbridge.bots.outlook import Outlook
from ironbridge.bots.turn_search import TurnSearch, different
from ironbridge.kernel.chance import Chance
from ironbridge.kernel.move import Move
from ironbridge.kernel.state import State

PART: Final = 0.7
"""Of the time that is left: whoever compares what the seat considers needs the rest."""
HABIT: Final = 0.2
DOUBT: Final = 0.3
"""What the balance never chooses is thought to be chosen again two times in five, what it always
chooses two times in fifteen (`again`)."""
SELDOM: Final = 0.3
"""Of how often the most frequent is chosen."""
WORD: Final = 2.0**32
NONE: Final = -1
CHOICES: Final = 256
"""More than anybody considers."""


class Player:
    """How a seat has fared; by the index of the first move of a turn."""

    def __init__(self) -> None:
        self.regrets: dict[int, float] = {}
        self.balance: dict[int, float] = {}
        """How often it has learned to choose so; what it learned later counts more."""

    def learn(self, keys: list[int], worths: list[float]) -> None:
        """From what every choice would have been worth in a round."""
        shares = shares_of(self.regrets, keys)
        mean = 0.0
        for at in range(len(keys)):
            mean += shares[at] * worths[at]
        for at, key in enumerate(keys):
            regret = self.regrets.get(key, 0.0) + worths[at] - mean
            self.regrets[key] = regret if regret > 0.0 else 0.0

    def note(self, keys: list[int], shares: list[float], n: i64) -> None:
        """That it would choose by these shares in the `n`-th round."""
        for at, key in enumerate(keys):
            self.balance[key] = self.balance.get(key, 0.0) + float(n) * shares[at]


class SmallGame:
    """One deal: who chooses, among which turns."""

    def __init__(self, deal: State, seat: i64, turns: list[list[Move]]) -> None:
        self.deal = deal
        self.seat: i64 = seat
        """Who thinks: its turn ends the look ahead."""
        self.seats: list[int] = []
        self.turns: list[list[list[Move]]] = []
        self.keys: list[list[int]] = []
        self.usual: list[int] = []
        """The place of what each of them chose the last time; NONE where nobody knows."""
        self.known: dict[int, list[float]] = {}
        """What has been looked at, by what all of them chose: its worth to each."""
        self.add(seat, turns, None)

    def add(self, seat: i64, turns: list[list[Move]], usual: Move | None) -> None:
        """Somebody who considers these turns, and what it usually does."""
        keys = [int(moves[0].index) for moves in turns]
        place = NONE
        if usual is not None:
            if int(usual.index) not in keys:
                turns = [*turns, [usual]]
                keys.append(int(usual.index))
            place = keys.index(int(usual.index))
        self.seats.append(int(seat))
        self.turns.append(turns)
        self.keys.append(keys)
        self.usual.append(place)

    def play(self, players: list[Player], n: i64, chance: Chance, outlook: Outlook) -> None:
        """The `n`-th round."""
        chosen: list[int] = []
        for at, seat in enumerate(self.seats):
            keys, player = self.keys[at], players[seat]
            shares = shares_of(player.regrets, keys)
            chosen.append(drawn(self.with_usual(at, shares, player), chance))
            player.note(keys, shares, n)
        for at, seat in enumerate(self.seats):
            if len(self.keys[at]) < 2:
                continue
            kept = chosen[at]
            worths: list[float] = []
            for choice in range(len(self.keys[at])):
                chosen[at] = choice
                worths.append(self.worths(chosen, outlook)[at])
            chosen[at] = kept
            if outlook.search.late():
                return  # some of these were not played to their end
            players[seat].learn(self.keys[at], worths)

    def with_usual(self, at: i64, shares: list[float], player: Player) -> list[float]:
        """These shares, but sometimes it is as the last time."""
        usual = self.usual[at]
        if usual == NONE:
            return shares
        often = again(shares_of(player.balance, self.keys[at])[usual])
        found = [(1.0 - often) * share for share in shares]
        found[usual] += often
        return found

    def worths(self, chosen: list[int], outlook: Outlook) -> list[float]:
        """To each of them, if they choose like this."""
        key = 0
        for choice in chosen:
            key = key * CHOICES + choice
        found = self.known.get(key)
        if found is None:
            state = self.deal.copy()
            for at, seat in enumerate(self.seats):
                for move in self.turns[at][chosen[at]]:
                    state.advance(move, seat)
            outlook.play_on(state, self.seat)
            found = [outlook.worth(state, seat) for seat in self.seats]
            self.known[key] = found
        return found

    def end(self, players: list[Player], chance: Chance) -> None:
        """All but the seat choose, as they have learned to or as usual."""
        for at, seat in enumerate(self.seats):
            if seat != self.seat:
                player = players[seat]
                shares = self.with_usual(at, shares_of(player.balance, self.keys[at]), player)
                for move in self.turns[at][drawn(shares, chance)]:
                    self.deal.advance(move, seat)


class Sealed:
    """`search` finds what each of the others considers: at most `plans`, none of them worse by more
    than `margin`. They learn for so many `rounds`; the seat that chooses learns in so many `deals`.
    """

    def __init__(
        self, search: TurnSearch, plans: i64, margin: float, deals: i64, rounds: i64
    ) -> None:
        self.search = search
        self.plans: i64 = plans
        self.margin: float = margin
        self.deals: i64 = deals
        self.rounds: i64 = rounds

    def others_choose(
        self,
        deals: list[State],
        turns: list[list[Move]],
        seat: i64,
        chance: Chance,
        outlook: Outlook,
    ) -> None:
        """Everybody but the seat, in all deals. The seat considers these turns."""
        begin = monotonic()
        end = begin + PART * (outlook.search.end - begin)
        games = [self.small_game(deal, turns, seat, chance, end) for deal in deals]
        players = self.learned(games, chance, outlook, end)
        for game in games:
            game.end(players, chance)

    def choice(
        self, known: State, turns: list[list[Move]], seat: i64, chance: Chance, outlook: Outlook
    ) -> int:
        """The place of the turn that the seat itself chooses: not always the same."""
        end = outlook.search.end
        deals = [known.determinize(seat, chance) for _ in range(int(self.deals))]
        games = [self.small_game(deal, turns, seat, chance, end) for deal in deals]
        player = self.learned(games, chance, outlook, end)[int(seat)]
        if not player.regrets:
            return 0  # too late to learn anything: what search found first
        return drawn(frequent(shares_of(player.balance, games[0].keys[0])), chance)

    def learned(
        self, games: list[SmallGame], chance: Chance, outlook: Outlook, end: float
    ) -> list[Player]:
        """What all have learned until `end`."""
        players = [Player() for _ in range(games[0].deal.seats)]
        for n in range(int(self.rounds)):
            for game in games:
                if monotonic() < end:
                    game.play(players, n + 1, chance, outlook)
        return players

    def small_game(
        self, deal: State, turns: list[list[Move]], seat: i64, chance: Chance, end: float
    ) -> SmallGame:
        """What the others consider in this deal, by what they would know there."""
        game = SmallGame(deal, seat, turns)
        for other in deal.deciders:
            if other == seat:
                continue
            moves = deal.offer(other)
            if len(moves) > 1:
                known = deal.determinize(other, chance)
                lines = different(self.search.lines(known, other, end), self.plans, self.margin)
                game.add(other, [line.moves() for line in lines], deal.as_last_time(other))
            else:
                game.add(other, [moves], None)
        return game


def shares_of(counted: dict[int, float], keys: list[int]) -> list[float]:
    """How often each of these is chosen; all alike if nothing is known."""
    found = [counted.get(key, 0.0) for key in keys]
    total = sum(found)
    if total > 0.0:
        return [one / total for one in found]
    return [1.0 / len(keys)] * len(keys)


def again(share: float) -> float:
    """How often somebody chooses as the last time, by how often a player in balance would."""
    return HABIT / (HABIT + DOUBT + share)


def frequent(shares: list[float]) -> list[float]:
    """The same without what is chosen seldom: that was only tried."""
    least = SELDOM * max(shares)
    total = sum([share for share in shares if share >= least])
    return [share / total if share >= least else 0.0 for share in shares]


def drawn(shares: list[float], chance: Chance) -> int:
    """The place of one of them, by chance."""
    left = float(chance.next()) / WORD
    for at in range(len(shares)):
        left -= shares[at]
        if left < 0.0:
            return at
    return len(shares) - 1
