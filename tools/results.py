"""The table of results, docs/results.md: `make results`.

Every figure comes from a match of the arena that is kept as JSON in docs/results, with its command,
its seeds and its commit. `make results ARGS=play` plays the matches that are not kept yet (it takes
hours; an interrupted one goes on where it stopped), `ARGS="play spyrium"` those of one game.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ironbridge import registry
from ironbridge.bots.seed_blocks import block_of
from ironbridge.training.plan import commit

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "docs" / "results"
PAGE = ROOT / "docs" / "results.md"
WORK = ROOT / "build" / "results"
YARDSTICK = "greedy-1"
HEAD = """# Results

How strong the bots are: each level alone against `greedy-1` in all other seats, every deal played
from every seat, hands hidden, one core a game. `greedy-1` is the bot of the first release, the same
for ever. Written by `make results` from the matches in `docs/results`; seeds are those for
reporting, which nothing was learned from or chosen by. How to read the figures is in
[Bots](bots.md#the-arena).
"""


@dataclass(frozen=True)
class Match:
    """One level alone against the yardstick."""

    game: str
    level: str
    seats: int
    deals: int

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}-{self.level}"

    @property
    def arguments(self) -> str:
        return (
            f"--seats {self.seats} --players {self.level},{YARDSTICK} --alone --one-way "
            f"--first-seed reporting --deals {self.deals}"
        )

    @property
    def command(self) -> str:
        return f'make duel GAME={self.game} ARGS="{self.arguments}"'


def matches() -> list[Match]:
    """All that the page is to have, those that take the least time first."""
    games = registry.game_names()
    four = [
        Match(game, level, 4, deals)
        for level, deals in (("medium", 25), ("hard", 25), ("expert", 25))
        for game in games
    ]
    others = [
        Match(game, level, seats, 12)
        for level in ("medium", "hard", "expert")
        for game in games
        for seats in registry.game(game).seat_counts
        if seats not in (1, 4)
    ]
    return four + others


def play(match: Match) -> None:
    """Play a match and keep it."""
    print(match.command, flush=True)
    folder = WORK / match.name
    words = ["arena", match.game, *match.arguments.split(), "--out", str(folder)]
    subprocess.run([sys.executable, "-m", "ironbridge.cli", *words], check=True)
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
        "| players | level | tables won of 100, with interval (equal) | points, others | "
        "ms a decision: mean, 99 of 100, most | games, seeds from | commit |",
        "| --- | --- | --- | --- | --- | --- | --- |",
        *(row(one) for one in kept),
    ]
    commands = "\n".join(one["command"] for one in kept)
    return "\n".join([*rows, "", "```", commands, "```", ""])


def row(kept: dict[str, Any]) -> str:
    (line_up,) = kept["line_ups"]
    level, rest = line_up["players"]
    wins, time, settings = level["wins"], level["decision"], kept["settings"]
    first = settings["first_seed"]
    assert block_of(range(first, first + settings["deals"])) == "reporting"
    return (
        f"| {settings['seats']} | {level['player']} | "
        f"{100 * wins['mean']:.1f} ({100 * wins['low']:.1f}–{100 * wins['high']:.1f}; "
        f"{100 * level['equal']:.0f}) | "
        f"{level['points']['mean']:.1f}, {rest['points']['mean']:.1f} | "
        f"{time['mean']:.1f}, {time['most_of']:.0f}, {time['longest']:.0f} | "
        f"{line_up['games']}, {first:,} | {kept['commit']} |"
    )


def stored() -> list[dict[str, Any]]:
    found = [KEPT / f"{match.name}.json" for match in matches()]
    return [json.loads(path.read_text("utf-8")) for path in found if path.exists()]


def main(words: Sequence[str]) -> None:
    if words[:1] == ["play"]:
        for match in matches():
            wanted = not words[1:] or match.game in words[1:]
            if wanted and not (KEPT / f"{match.name}.json").exists():
                play(match)
    PAGE.write_text(page(stored()), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
