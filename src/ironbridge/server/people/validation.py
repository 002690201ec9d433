"""Which names, addresses and preferences a person may choose.

Names are shown to others, so they hold nothing invisible and nothing that turns the text
around; two names that look the same after folding are the same name.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import cast
from urllib.parse import urlsplit

import msgspec

from ironbridge.server.errors import Refused
from ironbridge.server.people.model import DELETED_NAME
from ironbridge.server.storage.documents import PreferencesJson
from ironbridge.server.storage.texts import is_storable

NAME_LENGTH = 30
KEY_LENGTH = 80
EMAIL_LENGTH = 254
WEBHOOK_LENGTH = 500
PREFERENCES_BYTES = 4000
PREFERENCES_DEPTH = 5

FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Unicode categories: controls, invisible and bidirectional marks, private and unknown."""


def valid_name(text: str) -> str:
    """The name as it will be shown; Refused when it is not allowed."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    key = name_key(name)
    visible = any(unicodedata.category(mark)[0] in "LNPS" for mark in key)
    short = len(name) <= NAME_LENGTH and len(key) <= KEY_LENGTH
    if not (visible and short) or has_forbidden(text + key) or key == DELETED_NAME:
        raise Refused("name-unfit", most=NAME_LENGTH)
    return name


def name_key(name: str) -> str:
    """The folded name: what makes two names the same."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(folded.split())


def sign_in_key(text: str) -> str | None:
    """The folded name that somebody signs in with; None when no account can have it."""
    try:
        return name_key(valid_name(text))
    except Refused:
        return None


def valid_email(text: str) -> str:
    """An address that can be written to, in a plain form: it goes into a header later."""
    local, _, host = text.partition("@")
    sound = text.isascii() and text.isprintable() and not set(text) & set(' ,;:<>()[]"\\')
    dotted = "." in host and not host.startswith((".", "-")) and not host.endswith((".", "-"))
    if not (sound and local and dotted and text.count("@") == 1 and len(text) <= EMAIL_LENGTH):
        raise Refused("email-unfit")
    return text


def valid_webhook(text: str) -> str:
    """An http(s) address. Whether it is a private one is checked when it is called."""
    if not (text.isascii() and text.isprintable()) or " " in text or len(text) > WEBHOOK_LENGTH:
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
    fits = depth_within(new, PREFERENCES_DEPTH)
    if not fits or len(msgspec.json.encode(new)) > PREFERENCES_BYTES:
        raise Refused("preferences-unfit")
    return cast(PreferencesJson, new)


# Details ------------------------------------------------------------------------------------


def has_forbidden(text: str) -> bool:
    return any(unicodedata.category(mark) in FORBIDDEN for mark in text)


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
