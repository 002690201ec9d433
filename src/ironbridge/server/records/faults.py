"""Why a record cannot be read, in the language of the person who brought it.

The kernel says it in English, for programmers. Here each of its sentences gets a text of
words/server.*.ftl (`record-fault-KIND`); one that is not known is passed on as it is.

A sentence quotes what was found, which may be long and made to look like sentences of ours. So
that it is read in one go, a pattern has at most one repetition that can give back what it took:
the others are possessive, or in atomic groups, which are looked for once.
"""

from __future__ import annotations

import re

from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.phrase import Argument, Reason
from ironbridge.server.errors import Refused

LONGEST = 200
"""How many characters of what was found are quoted."""

LINE = re.compile(r"line ([0-9]{1,9})")
MOVE = re.compile(r"move ([0-9]{1,9}): ")
SLOW = "slow"
"""The kind of a record that nobody has the time to check."""

FAULTS = (
    ("missing-seed", r"^seed$", r"missing"),
    ("missing", r"^(?P<found>.*)$", r"missing"),
    ("missing", r"", r"(?P<found>[\w.]++): missing"),
    ("unknown-key", r"", r"(?>.*?unknown key )(?P<found>'.*'); remove"),
    ("unknown-key", r"^(?P<found>.*)$", r".*unknown key; remove"),
    ("twice", r"", r"(?P<found>.*) is given twice"),
    ("no-record", r"", r"(?>.*?expected 'ironbridge-record 1', found )(?P<found>.*)"),
    ("no-record", r"^$", r"expected a table, found (?P<found>.*)"),
    ("no-line", r"", r"expected `key: value` (?>.*, found )(?P<found>.*)"),
    ("move-number", r"", r"expected move number (?P<found>[0-9]+),"),
    ("order", r"", r"(?P<found>.*) belongs above the moves"),
    ("order", r"", r"a (?P<found>move) stands below"),
    ("comma", r"", r"a move is missing (?P<found>.*) a comma"),
    ("json", r"", r"(?:position: )?not JSON(?: of ours)?: (?P<found>.*)"),
    ("names", r"", r"(?P<found>expected name .*)"),
    ("start", r"", r"(?>.*?(?=the position has ))(?P<found>the position has [0-9]++ seats.*)"),
    ("start", r"^(?P<found>.*)$", r".*a game that began from a position"),
    ("game", r"", r"(?>.*?There is no game )(?P<found>'[^']*')"),
    ("rules", r"", r"(?>.*?played by version )(?P<found>\S+) of the rules"),
    ("seats", r"", r"(?>.*? is for )(?>.*? seats, not )(?P<found>[0-9]+)"),
    ("names", r"", r"(?:names: )?(?P<found>expected (?:[0-9]++ names|a name on).*)"),
    ("option", r"", r"(?>.*?option )(?P<found>.*)"),
    ("not-over", r"", r"(?>.*?the game is not over after )(?P<found>[0-9]+) moves"),
    ("result", r"", r"(?>.*?the record says )(?P<found>.*), its moves give"),
    ("digest", r"", r"(?>.*?the record says )(?P<found>.*), its moves lead to"),
    ("after-end", r"", r"move (?P<found>[0-9]++): .*the game is over"),
    ("turn", r"", r"move (?P<found>[0-9]++): .* decides now, not seat"),
    ("unknown-move", r"", r"move [0-9]++: (?P<found>'.*') is not a move of"),
    ("position", r"", r"(?P<found>position.*)"),
    ("position", r"^(?P<found>position.*)$", r""),
    ("type", r"", r"(?P<found>(?>.*?expected ).*)"),
)
"""Kind, where it is, what the kernel says: the first that fits. `found` is quoted."""


def refusal(fault: FormatError, reason: Reason | None = None, game: str = "") -> Refused:
    """The fault as an answer. With a reason: the rule of the game that forbids a move."""
    line = LINE.fullmatch(fault.where)
    args: dict[str, Argument] = {
        "line": int(line[1]) if line else 0,
        "place": "" if line else shortened(fault.where),
        "field": shortened(fault.where),
    }
    number = MOVE.match(fault.reason)
    if reason is not None and number is not None:
        return Refused("bad-record", reason, game=game, move=int(number[1]), **args)
    kind, found = kind_of(fault)
    return Refused("bad-record", None, fault=f"record-fault-{kind}", found=shortened(found), **args)


def too_slow(seconds: float) -> Refused:
    """The answer when a record could not be checked in so many seconds."""
    found = f"{seconds:g}\u00a0s"
    fault = f"record-fault-{SLOW}"
    return Refused("bad-record", None, fault=fault, found=found, line=0, place="", field="")


def kind_of(fault: FormatError) -> tuple[str, str]:
    """The kind of a fault, and what of it is quoted."""
    for kind, place, sentence in FAULTS:
        where = re.search(place, fault.where)
        what = re.match(sentence, fault.reason, re.DOTALL)
        if where is not None and what is not None:
            return kind, (where.groupdict() | what.groupdict()).get("found") or fault.where
    return "other", fault.reason


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
