"""The folder of a run: its settings, and a line for every game that was played.

A run that is started again goes on with the games that are missing. With other settings, or after
the bots have changed, it is refused: the games would not belong together.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec

from ironbridge.arena.plan import Plan, Task
from ironbridge.arena.play import Played
from ironbridge.arena.program import PROGRAM
from ironbridge.cluster import code
from ironbridge.kernel.document import parse_json, read_text, write_text
from ironbridge.kernel.errors import FormatError, SetupError
from ironbridge.kernel.state import fingerprint

FORMAT = "ironbridge-arena 1"
SETTINGS, GAMES = "settings.json", "games.jsonl"


class Results:
    """The games so far; with a folder they are kept there, one line for each."""

    def __init__(self, plan: Plan, folder: Path | None = None) -> None:
        self.plan = plan
        self.folder = folder
        self.played: dict[Task, Played] = {}
        wanted = set(plan.tasks())
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            check_settings(folder / SETTINGS, settings(plan))
            found = read_games(folder / GAMES)
            self.played = {one.task: one for one in found if one.task in wanted}

    def missing(self) -> list[Task]:
        return [task for task in self.plan.tasks() if task not in self.played]

    def add(self, played: Played) -> None:
        self.played[played.task] = played
        if self.folder is not None:
            with (self.folder / GAMES).open("ab") as file:
                file.write(msgspec.json.encode(played) + b"\n")


def settings(plan: Plan) -> dict[str, object]:
    """What must not change between runs. The number of deals may: each stands for itself."""
    programs = any(who.startswith(PROGRAM) for one in plan.line_ups for who in one.players)
    return {
        "format": FORMAT,
        "game": plan.game,
        "rules": plan.rules,
        "components": fingerprint(dict(plan.find_game().components())),
        "seats": plan.seats,
        "options": dict(plan.options),
        "line_ups": [list(line_up.players) for line_up in plan.line_ups],
        "first_seed": plan.seeds.start,
        "limit_s": plan.limit_s if programs else None,
        "code": code(),
    }


def check_settings(path: Path, asked: dict[str, object]) -> None:
    if not path.exists():
        write_text(path, json.dumps(asked, ensure_ascii=False, indent=1) + "\n")
        return
    kept = parse_json(str(path), read_text(path))
    if not isinstance(kept, dict):
        raise FormatError(str(path), "", "expected the settings of an arena")
    keys = [key for key in {**kept, **asked} if kept.get(key) != asked.get(key)]
    if keys:
        changes = "; ".join(difference(key, kept.get(key), asked.get(key)) for key in keys)
        advice = "choose another folder with --out, or ask for the same again"
        raise SetupError(f"{path.parent} holds the games of another arena ({changes}): {advice}")


def difference(key: str, kept: object, asked: object) -> str:
    if key == "code":
        return "the bots or the rules have changed since"
    return f"{key}: {json.dumps(kept)} there, {json.dumps(asked)} now"


def read_games(path: Path) -> Iterator[Played]:
    """The games of a file. A last line that was cut off is removed: that game is played again."""
    if not path.exists():
        return
    text = path.read_bytes()
    whole, _, torn = text.rpartition(b"\n")
    if torn:
        with path.open("r+b") as file:
            file.truncate(len(text) - len(torn))
    for number, line in enumerate(whole.split(b"\n") if whole else [], start=1):
        try:
            yield msgspec.json.decode(line, type=Played)
        except msgspec.DecodeError as error:
            raise FormatError(str(path), f"line {number}", f"not a game: {error}") from None
