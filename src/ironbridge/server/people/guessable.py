"""Which passwords are too easy to guess: the most common ones, those made of one's own name.

`zxcvbn` reckons how many guesses it takes somebody who knows the lists of common passwords, words
and names, the rows of keyboards, dates, and what people put in place of letters.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from threading import Lock
from typing import Any, Final

from ironbridge.server.errors import Refused

GUESSES: Final = 1_000_000
"""Fewer are too easy. By the limits on signing in, somebody with a thousand computers would need
two years for so many."""
LOOKED_AT: Final = 24
"""The time it takes grows faster than the password. One whose beginning is good is good."""
MOST_READINGS: Final = 16
"""In how many ways signs may be read as letters: each takes the time of a whole reckoning, and
there could be hundreds."""
OURS: Final = (
    "ironbridge brass birmingham lancashire spyrium workshop azerty motdepasse doudou loulou "
    "chouchou jetaime bonjour soleil marseille chocolat coucou amour"
)
"""Words that come to mind here, and common ones in French, of which the package knows few."""
SIGNS: Final = str.maketrans(dict.fromkeys("@({[<!|$+%", "_"))

one_at_a_time = Lock()
"""The package keeps the words of a person in a place that all its callers share."""


def check_guessable(password: str, person: Sequence[str]) -> None:
    """Refused when a password is easy to guess for whoever knows these words of a person."""
    found = reckoned(password[:LOOKED_AT], [*words_of(person), *OURS.split()])
    if found["guesses"] >= GUESSES:
        return
    own = words_of(person)
    made_of_own = any(word in own for word in found_words(found["sequence"]))
    raise Refused("password-name" if made_of_own else "password-common")


def found_words(parts: Any) -> Iterator[str]:
    """The words that were found in a password, and in what it repeats."""
    for part in parts:
        if "matched_word" in part:
            yield part["matched_word"]
        yield from found_words(part.get("base_matches", ()))


def words_of(person: Sequence[str]) -> list[str]:
    """What is known of a person: whole, without spaces, and word by word."""
    texts = [text.lower() for text in person]
    words = [word for text in texts for word in re.split(r"[\W_]+", text) if len(word) > 2]
    return list(dict.fromkeys([*texts, *("".join(text.split()) for text in texts), *words]))


def reckoned(password: str, words: list[str]) -> Any:
    from zxcvbn import zxcvbn  # type: ignore[import-untyped]

    with one_at_a_time:
        return zxcvbn(plainly(password), user_inputs=words)


def plainly(password: str) -> str:
    """The password; if its signs could be read in too many ways, without them."""
    from zxcvbn.matching import L33T_TABLE  # type: ignore[import-untyped]

    used = [set(signs) & set(password) for signs in L33T_TABLE.values()]
    readings = math.prod(max(1, len(signs)) for signs in used)
    return password if readings <= MOST_READINGS else password.translate(SIGNS)
