"""One finished game of the toy: as it is played, and as its text must look."""

from ironbridge.kernel.record import Record
from tests.kernel.toy import Stones

GAME = Stones()

TEXT = """\
format: ironbridge-record 1
game: stones
rules: 1
seats: 2
options: quick=true start=lowest
seed: 7
name 0: Alice
name 1: Bob

1. seat 1: bid 3
2. seat 0: bid 1, take 2
4. seat 1: take 1
5. seat 0: take 2
6. seat 1: take 2
7. seat 0: take 2

result: 6 3
digest: 8bba78a45778af2f
"""


def finished() -> Record:
    options = {"quick": True, "start": "lowest"}
    record = Record.begin(GAME, seats=2, seed=7, options=options, names=["Alice", "Bob"])
    record.play("bid 3", seat=1)
    for move in ("bid 1", "take 2", "take 1", "take 2", "take 2", "take 2"):
        record.play(move)
    return record
