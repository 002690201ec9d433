"""Open the tables at once: `make play`.

With the compiled rules when they are ready. Otherwise the same rules as plain Python, which people
at a table cannot tell apart, while the compiler works beside them for the next time.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tools.compile import ROOT, SOURCE, TREE, mirror, up_to_date

SERVE = Path(sys.executable).parent / "ironbridge"


def main() -> None:
    tree = TREE if up_to_date() else SOURCE
    if tree is TREE:
        mirror()  # texts, boards and the browser client may be newer than the compiled rules
    else:
        compile_beside()
        print("Playing with the rules as plain Python. They are being compiled meanwhile: from the")
        print("next `make play` on, bots think many times faster.", flush=True)
    os.environ["PYTHONPATH"] = str(tree)
    os.execv(SERVE, [str(SERVE), "serve", *sys.argv[1:]])


def compile_beside() -> None:
    """Of low priority, and in a session of its own: Ctrl-C at the table does not stop it."""
    command = [sys.executable, str(ROOT / "tools" / "compile.py")]
    subprocess.Popen(
        command if sys.platform == "win32" else ["nice", *command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


if __name__ == "__main__":
    main()
