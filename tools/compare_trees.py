"""Hold this checkout against another one: `python tools/compare_trees.py /path/to/other`.

Both must be compiled (`make compile`). What a player, a program or a record can notice is compared
to the letter: the moves of every game and their numbers, the digests of all fixtures, both forms
of random positions, views, journals, components, and the API document; then the instructions that
seeded playouts take, counted by valgrind, which a busy machine does not disturb; then the size of
the page's files. Exits with 1 when anything but speed and size differs.

`--skip api,speed` leaves parts out; `--positions 1000` says how many positions of each game.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent.parent
PARTS = ("moves", "fixtures", "positions", "components", "api", "speed", "page")
TOTAL = re.compile(r"Collected : (\d+)")
FEW, MANY = 5, 45
"""Games played under valgrind: what the start of Python takes falls out of the difference."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", type=Path, help="the checkout to compare with, the tree before")
    parser.add_argument("--positions", type=int, default=200, help="random positions of each game")
    parser.add_argument("--skip", default="", help=f"parts to leave out, of {', '.join(PARTS)}")
    parser.add_argument("--probe", choices=PARTS, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.probe:
        print(json.dumps(dict(PROBES[asked.probe](asked.positions))))
        return
    skipped = set(filter(None, asked.skip.split(",")))
    same = True
    for part in PROBES:
        if part not in skipped:
            same &= compared(part, asked.other.resolve(), asked.positions)
    if "speed" not in skipped:
        compare_speed(asked.other.resolve())
    if "page" not in skipped:
        compare_pages(asked.other.resolve())
    sys.exit(0 if same else 1)


def compared(part: str, other: Path, positions: int) -> bool:
    """Ask both trees, and say what differs."""
    before, after = (probed(tree, part, positions) for tree in (other, HERE))
    different = [key for key in {**before, **after} if before.get(key) != after.get(key)]
    print(f"{part}: {len(after)} compared, {len(different)} differ", flush=True)
    for key in different[:20]:
        print(f"  {key}: {before.get(key, 'not there')} -> {after.get(key, 'not there')}")
    return not different


def probed(tree: Path, part: str, positions: int) -> dict[str, Any]:
    arguments = [str(tree), "--probe", part, "--positions", str(positions)]
    done = subprocess.run(
        [sys.executable, __file__, *arguments],
        env={**os.environ, "PYTHONPATH": str(tree / "build" / "compiled"), "TREE": str(tree)},
        stdout=subprocess.PIPE,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


# Asked inside each tree, with nothing but what both of them promise --------------------------


def names() -> tuple[str, ...]:
    from ironbridge.registry import GAMES  # the list itself has had two names

    return tuple(GAMES)


def mark(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def moves(_: int) -> Iterator[tuple[str, object]]:
    import ironbridge

    for name in names():
        listed = ironbridge.game(name).moves
        assert [int(move.index) for move in listed] == list(range(len(listed)))
        yield name, [len(listed), mark([move.text for move in listed])]


def fixtures(_: int) -> Iterator[tuple[str, object]]:
    import ironbridge

    for path in sorted((Path(os.environ["TREE"]) / "tests" / "fixtures").glob("*/*.txt")):
        yield f"{path.parent.name}/{path.name}", ironbridge.load_record(path).state.digest()


def positions(count: int) -> Iterator[tuple[str, object]]:
    """Both forms, the views and the journal of the positions of random games."""
    import ironbridge
    from ironbridge.kernel.chance import seeded

    for name in names():
        game = ironbridge.game(name)
        chance, seed, taken = seeded(97), 0, 0
        forms: list[object] = []
        while taken < count:
            seats = game.seat_counts[seed % len(game.seat_counts)]
            state = game.start(seats, seed, journal=True)
            while not state.over:
                if chance.below(9) == 0 and taken < count:
                    taken += 1
                    views = [seen(state, viewer) for viewer in (None, *range(seats))]
                    forms += [state.to_json(), state.to_text(), views, state.digest()]
                options = state.legal()
                state.do(options[chance.below(len(options))])
            forms.append([event.to_json() for event in state.journal or ()])
            seed += 1
        yield name, [taken, mark(forms)]


def seen(state: Any, viewer: int | None) -> dict[str, object]:
    """A view without the key that came last, so that older trees can be compared."""
    return {key: value for key, value in state.view(viewer).items() if key != "preview"}


def components(_: int) -> Iterator[tuple[str, object]]:
    import ironbridge

    for name in names():
        yield name, mark(ironbridge.game(name).components())


def api(_: int) -> Iterator[tuple[str, object]]:
    """The paths of the OpenAPI document: methods, parameters and status codes. Types are told more
    closely from tree to tree, so they are left out."""
    import msgspec

    from ironbridge.server.app import create_app
    from ironbridge.server.settings import Settings

    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(data_folder=Path(folder), secret="compared" * 8))
        # Through msgspec, as the server sends it: examples in it are values of its own types.
        document: Any = msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema()))
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            names = sorted(given["name"] for given in operation.get("parameters", ()))
            yield f"{method} {path}", [names, sorted(operation["responses"])]


PROBES = {
    "moves": moves,
    "fixtures": fixtures,
    "positions": positions,
    "components": components,
    "api": api,
}

# Speed and size -----------------------------------------------------------------------------

PLAYOUT = """
import sys, ironbridge
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.playout import random_game
game = ironbridge.game(sys.argv[1])
for seed in range(int(sys.argv[2])):
    random_game(game.start(max(game.seat_counts), seed), seeded(seed))
"""


def compare_speed(other: Path) -> None:
    for name in names_of(HERE):
        before, after = (instructions(tree, name) for tree in (other, HERE))
        change = 100 * (after - before) / before
        print(f"speed: {name}: {before:,} -> {after:,} instructions a game ({change:+.2f} %)")
        sys.stdout.flush()


def names_of(tree: Path) -> list[str]:
    return list(probed(tree, "moves", 0))


def instructions(tree: Path, name: str) -> int:
    """Of one random game, the start of Python not counted."""
    return (counted(tree, name, MANY) - counted(tree, name, FEW)) // (MANY - FEW)


def counted(tree: Path, name: str, games: int) -> int:
    with tempfile.TemporaryDirectory() as folder:
        tool = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out"]
        done = subprocess.run(
            [*tool, sys.executable, "-c", PLAYOUT, name, str(games)],
            env={
                **os.environ,
                "PYTHONPATH": str(tree / "build" / "compiled"),
                "PYTHONHASHSEED": "0",
            },
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=True,
        )
    found = TOTAL.search(done.stderr)
    assert found, done.stderr
    return int(found[1])


def compare_pages(other: Path) -> None:
    for what in ("js", "css"):
        before, after = (packed(tree, what) for tree in (other, HERE))
        print(f"page: all {what} files packed: {before:,} -> {after:,} bytes")


def packed(tree: Path, ending: str) -> int:
    client = tree / "src" / "ironbridge" / "server" / "client"
    return sum(len(gzip.compress(path.read_bytes())) for path in client.rglob(f"*.{ending}"))


if __name__ == "__main__":
    main()
