"""The table of results, docs/results.md, and a short one in each game's chapter of docs/bots.md:
`make results`.

Every figure comes from a match of the arena that is kept as JSON in docs/results, with its command,
its seeds and its commit. `make results ARGS=play` plays the matches that are not kept yet (it takes
hours; an interrupted one goes on where it stopped), `ARGS="play spyrium"` those of one game.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from ironbridge import registry
from ironbridge.arena.plan import FIRST_HINT
from ironbridge.bots.levels import FORMER, LADDER, YARDSTICK
from ironbridge.bots.seed_blocks import block_of
from ironbridge.training.plan import commit
from tools.fit_evaluator import FITTED

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "docs" / "results"
PAGE = ROOT / "docs" / "results.md"
CHAPTERS = ROOT / "docs" / "bots.md"
PLACE = re.compile(r"(?<=<!-- make results: )([a-z-]+)( -->\n)[^<]*(?=<!-- end -->)")
"""Where the table of a game stands in its chapter."""
WORK = ROOT / "build" / "results"
LEVELS = [level.name for level in LADDER]
READABLE = FORMER[-1].name
"""Who plays by the readable evaluator alone."""
SEATS = 4
GAMES = 100
"""Of a match against a rival, about; a mirror has fewer, since all of its seats count."""
HEAD = """# Results

How strong the bots are: each level alone against a rival in all other seats, or against itself,
every deal played from every seat, hands hidden, one core a game. `greedy-1` is the bot of the first
release, the same for ever. Written by `make results` from the matches in `docs/results`; seeds are
those for reporting, which nothing was learned from or chosen by. How to read the figures is in
[Bots](bots.md#the-arena).
"""


@dataclass(frozen=True)
class Match:
    """One level alone against a rival in all other seats, or against itself."""

    game: str
    level: str
    seats: int
    deals: int
    rival: str = YARDSTICK

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}-{self.level}-{self.rival}"

    @property
    def players(self) -> str:
        if self.rival == self.level:
            return self.level
        return f"{self.level},{self.rival} --alone --one-way"

    @property
    def arguments(self) -> str:
        return (
            f"--seats {self.seats} --players {self.players} "
            f"--first-seed reporting --deals {self.deals}"
        )

    @property
    def command(self) -> str:
        return f'make duel GAME={self.game} ARGS="{self.arguments}"'


def matches() -> list[Match]:
    """All that the page is to have, what matters most first."""
    games, strong = registry.game_names(), LEVELS[2:]
    alone = [Match(game, level, SEATS, GAMES // SEATS) for level in strong for game in games]
    ladder = [
        Match(game, level, SEATS, GAMES // SEATS, below)
        for below, level in pairwise(LEVELS)
        for game in games
    ]
    at_sight = [Match(game, READABLE, SEATS, GAMES // SEATS) for game in FITTED]
    hints = [Match(game, FIRST_HINT, SEATS, GAMES // SEATS) for game in games[:1]]
    mirrors = [Match(game, level, SEATS, 12, level) for level in LEVELS for game in games]
    others = [
        Match(game, level, seats, GAMES // seats)
        for level in strong
        for game in games
        for seats in registry.game(game).seat_counts
        if seats not in (1, SEATS)
    ]
    return alone + at_sight + hints + ladder + mirrors + others


def play(match: Match) -> None:
    """Play a match and keep it."""
    print(match.command, flush=True)
    folder = WORK / (commit() or "no commit") / match.name  # half a match of other code is no use
    words = ["arena", match.game, *match.arguments.split(), "--out", str(folder)]
    if subprocess.run([sys.executable, "-m", "ironbridge.cli", *words]).returncode:
        raise SystemExit(1)  # it has said why
    found = json.loads((folder / "result.json").read_text("utf-8"))
    kept = {"command": match.command, "commit": commit(), **found}
    KEPT.mkdir(exist_ok=True)
    path = KEPT / f"{match.name}.json"
    path.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def page(kept: Sequence[dict[str, Any]]) -> str:
    """The whole page, in the order of the matches."""
    parts = [HEAD]
    for name in registry.game_names():
        found = [one for one in kept if one["settings"]["game"] == name]
        if found:
            parts += [f"## {registry.game(name).rulebook.title.text('en')}\n", table(found)]
    return "\n".join(parts)


def table(kept: Sequence[dict[str, Any]]) -> str:
    rows = [
        "| players | level | rival | tables won of 100, with interval (equal) | points, rival's | "
        "ms a decision: mean, 99 of 100, most | games, seeds from | commit |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
        *(row(one) for one in kept),
    ]
    commands = "\n".join(one["command"] for one in kept)
    return "\n".join([*rows, "", "```", commands, "```", ""])


def row(kept: dict[str, Any]) -> str:
    (line_up,) = kept["line_ups"]
    level, *rest = line_up["players"]
    time, settings = level["decision"], kept["settings"]
    first = settings["first_seed"]
    assert block_of(range(first, first + settings["deals"])) == "reporting"
    won, rival, points = "", "itself", points_of(level)
    if rest:
        won = won_by(level, f"; {100 * level['equal']:.0f}")
        rival, points = rest[0]["player"], f"{points}, {points_of(rest[0])}"
    return (
        f"| {settings['seats']} | {level['player']} | {rival} | {won} | {points} | "
        f"{time['mean']:.1f}, {time['most_of']:.0f}, {time['longest']:.0f} | "
        f"{line_up['games']}, {first:,} | {kept['commit']} |"
    )


def points_of(player: dict[str, Any]) -> str:
    """With half the width of the interval."""
    points = player["points"]
    return f"{points['mean']:.1f} ± {(points['high'] - points['low']) / 2:.1f}"


def won_by(player: dict[str, Any], more: str = "") -> str:
    """Of a hundred tables, with the interval and what else stands beside it."""
    wins = player["wins"]
    return f"{100 * wins['mean']:.1f} ({100 * wins['low']:.1f}–{100 * wins['high']:.1f}{more})"


def chapters(text: str, kept: Sequence[dict[str, Any]]) -> str:
    """The text with the tables of all games in their places."""
    return PLACE.sub(lambda found: f"{found[1]}{found[2]}\n{summary(found[1], kept)}\n", text)


def summary(game: str, kept: Sequence[dict[str, Any]]) -> str:
    """How strong each level is at a table of four."""
    met = {
        tuple(player["player"] for player in one["line_ups"][0]["players"]): one["line_ups"][0]
        for one in kept
        if one["settings"]["game"] == game and one["settings"]["seats"] == SEATS
    }

    def alone(level: str, rival: str) -> str:
        return won_by(met[level, rival]["players"][0]) if (level, rival) in met else ""

    rows = [
        f"| {level} | {points_of(met[level,]['players'][0])} | {alone(level, YARDSTICK)} | "
        f"{alone(level, below)} |"
        for below, level in pairwise(["", *LEVELS])
    ]
    head = (
        f"| level | points among equals | tables won of 100, alone against three `{YARDSTICK}` | "
        "alone against three of the level below |\n| --- | --- | --- | --- |"
    )
    return "\n".join([head, *rows, ""])


def stored() -> list[dict[str, Any]]:
    found = [KEPT / f"{match.name}.json" for match in matches()]
    return [json.loads(path.read_text("utf-8")) for path in found if path.exists()]


def main(words: Sequence[str]) -> None:
    if words[:1] == ["play"]:
        for match in matches():
            wanted = not words[1:] or match.game in words[1:]
            if wanted and not (KEPT / f"{match.name}.json").exists():
                play(match)
    kept = stored()
    PAGE.write_text(page(kept), encoding="utf-8")
    CHAPTERS.write_text(chapters(CHAPTERS.read_text("utf-8"), kept), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
