"""Which names, addresses and preferences a person may choose.

Names are shown to others, so they hold nothing invisible and nothing that turns the text
around, and they do not pass for the server or a bot. When two names are one is in looks.py.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import cast
from urllib.parse import urlsplit

import msgspec

from ironbridge.server.errors import Refused
from ironbridge.server.people.looks import is_reserved
from ironbridge.server.storage.documents import PreferencesJson
from ironbridge.server.storage.texts import is_storable

NAME_LENGTH = 30
KEY_LENGTH = 80
LONGEST_READ = 1000
"""Characters of a name before its spaces and accents are joined."""
EMAIL_LENGTH = 254
WEBHOOK_LENGTH = 500
PREFERENCES_BYTES = 4000
PREFERENCES_DEPTH = 5

FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Unicode categories: controls, invisible and bidirectional marks, private and unknown."""
INVISIBLE = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {
    chr(code) for low, high in ((0x180B, 0x180F), (0xFE00, 0xFE0E)) for code in range(low, high + 1)
}
"""Letters and signs of other categories that show nothing; marks that choose a variant."""
COLOURED = "\ufe0f"
"""Keyboards add it to a sign, to have it in colour; nothing else may have it."""


def valid_name(text: str) -> str:
    """The name as it will be shown; Refused when it is not allowed."""
    if len(text) > LONGEST_READ:  # to put accents in order takes the square of their number
        raise Refused("name-unfit", most=NAME_LENGTH)
    name = " ".join(unicodedata.normalize("NFC", text).split())
    key = name_key(name)
    visible = any(unicodedata.category(mark)[0] in "LNPS" for mark in key)
    short = len(name) <= NAME_LENGTH and len(key) <= KEY_LENGTH
    if not (visible and short) or has_forbidden(text + key) or hides_something(name):
        raise Refused("name-unfit", most=NAME_LENGTH)
    if is_reserved(name):
        raise Refused("name-reserved")
    return name


def name_key(name: str) -> str:
    """The folded name, by which an account is found."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(folded.split())


def sign_in_key(text: str) -> str | None:
    """The folded name that somebody signs in with; None when no account can have it.

    What may be chosen today is not asked: who has a name keeps it.
    """
    if len(text) > 4 * NAME_LENGTH or has_forbidden(text):
        return None
    key = name_key(unicodedata.normalize("NFC", text))
    return key if len(key) <= KEY_LENGTH else None


def valid_email(text: str) -> str:
    """An address that can be written to, in a plain form: it goes into a header later."""
    local, _, host = text.partition("@")
    sound = text.isascii() and text.isprintable() and not set(text) & set(' ,;:<>()[]"\\')
    dotted = "." in host and not host.startswith((".", "-")) and not host.endswith((".", "-"))
    if not (sound and local and dotted and text.count("@") == 1 and len(text) <= EMAIL_LENGTH):
        raise Refused("email-unfit")
    return text


def valid_webhook(text: str, most: int = WEBHOOK_LENGTH) -> str:
    """An http(s) address. Whether it is a private one is checked when it is called."""
    if not (text.isascii() and text.isprintable()) or " " in text or len(text) > most:
        raise Refused("webhook-unfit")
    try:
        parts = urlsplit(text)
        host, _ = parts.hostname, parts.port  # reading the port checks it
    except ValueError as fault:
        raise Refused("webhook-unfit") from fault
    if parts.scheme not in ("http", "https") or not host or parts.username is not None:
        raise Refused("webhook-unfit")
    return text


def merged(old: PreferencesJson, changes: Mapping[str, object]) -> PreferencesJson:
    """Preferences with some of them changed; null removes one."""
    both = {**old, **changes}
    new = {key: value for key, value in both.items() if value is not None}
    if bytes_of(new) > PREFERENCES_BYTES or not depth_within(new, PREFERENCES_DEPTH):
        raise Refused("preferences-unfit")
    return cast(PreferencesJson, new)


# Details ------------------------------------------------------------------------------------


def has_forbidden(text: str) -> bool:
    return any(unicodedata.category(mark) in FORBIDDEN for mark in text)


def hides_something(name: str) -> bool:
    """Whether something in a name cannot be seen."""
    before = zip(name, " " + name, strict=False)
    plain = any(mark == COLOURED and unicodedata.category(last) != "So" for mark, last in before)
    return plain or bool(set(name) & INVISIBLE)


def bytes_of(value: object) -> int:
    """How long a JSON value is; of one that is too deep to be written, too long."""
    try:
        return len(msgspec.json.encode(value))
    except RecursionError:
        return PREFERENCES_BYTES + 1


def depth_within(value: object, depth: int) -> bool:
    """Whether a JSON value is not too deep, and holds no text that a database refuses."""
    if isinstance(value, str):
        return is_storable(value)
    if not isinstance(value, dict | list):
        return True
    if depth == 0:
        return False
    inner = [*value.keys(), *value.values()] if isinstance(value, dict) else value
    return all(depth_within(item, depth - 1) for item in inner)
