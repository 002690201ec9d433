"""Install a wheel of dist/ into an empty environment and use it: `make test-wheel`.

With nothing on the path but that environment, there is neither a compiler nor Node. What is
compiled must come as a wheel; then a game of bots is played by the library, and the server is
started and gives its pages.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
TRIAL = ROOT / "build" / "trial"
PATIENCE = 60
"""Seconds for the server to start."""
WITHOUT_WHEEL = "http-ece"
"""Its index has only the source, which is plain Python and needs no compiler either."""

PROGRAM = """
import json
import ironbridge
from ironbridge.bots import decide, levels, make
from ironbridge.kernel import state as module
from ironbridge.kernel.chance import seeded

learned = {}
for name in ironbridge.game_names():
    learned[name] = [level.name for level in levels(ironbridge.game(name))]
game = ironbridge.game("brass-birmingham")
bot, chance, state = make(game, "easy"), seeded(7), game.start(seats=3, seed=7)
while not state.over:
    seat = state.deciders[0]
    state.play(decide(bot, state, seat, chance), seat)
print(json.dumps({
    "at": ironbridge.__file__, "version": ironbridge.__version__, "rules": module.__file__,
    "levels": learned, "digest": state.digest(), "scores": state.result().scores,
}))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", action="append", metavar="PROGRAM", default=[])
    parser.add_argument("file", nargs="*", type=Path, help="what to install; all wheels of dist/")
    arguments = parser.parse_args()
    files = arguments.file or sorted(DIST.glob("*.whl"))
    if not files:
        raise SystemExit("There is no wheel in dist/: run `make wheel` first.")
    told = {}
    for python in arguments.python or [sys.executable]:
        for file in files:
            if fits(file, python):
                told[f"{file.name}, {python}"] = trial(file.resolve(), python)
    if not told:
        raise SystemExit("No file of dist/ fits this Python.")
    if len({(answer["digest"], str(answer["scores"])) for answer in told.values()}) > 1:
        raise SystemExit(f"The same game came out differently: {told}")


def fits(file: Path, python: str) -> bool:
    """Whether a wheel is for this Python. A source distribution is for all."""
    program = "import sys; print(sys.implementation.cache_tag.replace('cpython-', 'cp'))"
    tag = subprocess.run([python, "-c", program], capture_output=True, text=True, check=True).stdout
    return file.suffix != ".whl" or "-py3-none-any" in file.name or f"-{tag.strip()}-" in file.name


def trial(file: Path, python: str) -> dict[str, object]:
    began = time.monotonic()
    shutil.rmtree(TRIAL, ignore_errors=True)
    subprocess.run([python, "-m", "venv", str(TRIAL)], check=True)
    programs = TRIAL / ("Scripts" if sys.platform == "win32" else "bin")
    inherited = {name: text for name, text in os.environ.items() if name.startswith("PIP_")}
    bare = {**inherited, "PATH": str(programs), "HOME": str(TRIAL), "LANG": "C.UTF-8"}
    if shutil.which("cc", path=bare["PATH"]) or shutil.which("node", path=bare["PATH"]):
        raise SystemExit("The environment is not empty.")
    install(file, programs, bare)
    installed = time.monotonic()
    answer = play(programs, bare, compiled="-none-any" not in file.name)
    pages = serve(programs, bare)
    print(
        f"{file.name}: installed in {installed - began:.0f} s; a game of bots ended with "
        f"{answer['scores']}; the server gave {pages} files of its client",
        flush=True,
    )
    shutil.rmtree(TRIAL)
    return answer


def install(file: Path, programs: Path, bare: dict[str, str]) -> None:
    pip = [str(programs / "python"), "-m", "pip", "install", "--quiet"]
    wheel = file.suffix == ".whl"
    subprocess.run(
        [
            *pip,
            *(["--only-binary", ":all:", "--no-binary", WITHOUT_WHEEL] if wheel else []),
            *("-c", str(ROOT / "constraints.txt"), str(file)),
        ],
        cwd=TRIAL,
        # Only a source distribution needs the machine's programs: it is compiled.
        env=bare if wheel else {**bare, "PATH": os.environ["PATH"]},
        check=True,
    )


def play(programs: Path, bare: dict[str, str], compiled: bool) -> dict[str, object]:
    done = subprocess.run(
        [str(programs / "python"), "-I", "-c", PROGRAM],
        cwd=TRIAL,
        env=bare,
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    answer: dict[str, object] = json.loads(done.stdout)
    if not str(answer["at"]).startswith(str(TRIAL)):
        raise SystemExit(f"Python found another Ironbridge: {answer['at']}")
    if str(answer["rules"]).endswith(".py") is compiled:
        raise SystemExit(f"The rules are not in the mode of this wheel: {answer['rules']}")
    return answer


def serve(programs: Path, bare: dict[str, str]) -> int:
    """Start the server as its owner would, and read its first page and all that this names."""
    address = TRIAL / "address"
    command = [str(programs / "ironbridge"), "serve", "--port", "0", "--no-browser"]
    with address.open("w") as output:
        server = subprocess.Popen(
            [*command, "--data-folder", str(TRIAL / "data")],
            cwd=TRIAL,
            env={**bare, "PYTHONUNBUFFERED": "1"},
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    try:
        at = announced(address, server)
        page = fetch(at, "/")
        if '<script type="module"' not in page:
            raise SystemExit(f"This is not the first page of the client: {page[:200]}")
        files = sorted(set(re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css|svg|woff2))"', page)))
        for file in files:
            fetch(at, file)
        if "Ironbridge" not in fetch(at, "/docs"):
            raise SystemExit("The documentation is missing.")
        if not json.loads(fetch(at, "/health")):
            raise SystemExit("The server says nothing of its health.")
    finally:
        server.terminate()
        server.wait(timeout=PATIENCE)
    return len(files)


def announced(output: Path, server: subprocess.Popen[bytes]) -> str:
    """The address that the server prints when it is ready."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and server.poll() is None:
        found = re.search(r"http://[\w.:]+\d", output.read_text())
        if found is not None and answers(found.group()):
            return found.group()
        time.sleep(0.1)
    raise SystemExit(f"The server did not start: {output.read_text()}")


def answers(at: str) -> bool:
    try:
        fetch(at, "/health")
    except OSError:
        return False
    return True


def fetch(at: str, path: str) -> str:
    with urllib.request.urlopen(at + path, timeout=10) as answer:
        return str(answer.read().decode(errors="replace"))


if __name__ == "__main__":
    main()
