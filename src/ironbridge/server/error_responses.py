"""Errors as answers: one JSON form for all of them, in the language of the person who asked.

Anything but a Refused becomes one here. Of a fault of ours, the client learns only that it
happened; the log gets its kind and place, never its message, which may hold what was sent.
"""

from __future__ import annotations

import re
import traceback
from typing import Any

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from ironbridge import registry
from ironbridge.kernel.documents import PhraseJson
from ironbridge.kernel.phrase import Phrase
from ironbridge.server.errors import STATUS, Refused
from ironbridge.server.request_context import language_of
from ironbridge.server.words import server_words

log = structlog.get_logger(__name__)

FRAMEWORK = {404: "no-such-page", 405: "no-such-method", 413: "too-large", 429: "too-many"}
"""Codes for what the web framework refuses; 4xx of other kinds are `request-refused`."""

WHOLE_BODY = re.compile(r"^data(\.|(?=\[)|$)")
"""The framework calls the body `data`; the names of other parameters stay."""
PLACE = re.compile(r"at `\$\.?([^`]{1,200})`")
NAMED_FIELD = re.compile("field `([^`]{1,60})`")


class Failure(Struct, frozen=True):
    """The body of every error. Clients switch on `error`, people read `message`."""

    error: str
    message: str
    rule: str | None = None
    """The id of the rule of the game that forbids the move."""
    reason: PhraseJson | None = None
    """Why the rule forbids it, as {"key", "args"} in the words of the game."""
    number: int | None = None
    """For `stale`: how many entries the log of the table has."""
    field: str | None = None
    """For `malformed`: where in the request the fault is, such as "name" or "seats[1].bot"; for
    `bad-record`: the line or the key of the record."""


def render(request: Request[Any, Any, Any], fault: Exception) -> Response[Failure]:
    """The answer to a request that failed."""
    refused = as_refused(fault)
    if refused.code == "server-error":
        report(request, fault)
    headers = dict(fault.headers or {}) if isinstance(fault, HTTPException) else {}
    headers = {key: value for key, value in headers.items() if key.lower() == "allow"}
    if "seconds" in refused.args_:
        headers["retry-after"] = str(refused.args_["seconds"])
    return Response(
        failure(refused, language_of(request.scope)),
        status_code=refused.status,
        headers=headers,
        media_type=MediaType.JSON,
    )


def failure(refused: Refused, language: str) -> Failure:
    """The body for a refusal; also sent over the WebSocket."""
    number, field = refused.args_.get("number"), refused.args_.get("field")
    reason = refused.reason
    return Failure(
        refused.code,
        message(refused, language),
        rule=None if reason is None else reason.rule,
        reason=None if reason is None else reason.phrase.to_json(),
        number=number if isinstance(number, int) else None,
        field=field if isinstance(field, str) and field else None,
    )


class Documented(dict[int, ResponseSpec]):
    """The errors of a route, by status. Nothing changes them, so that a copy is the same:
    Litestar copies every route with all that belongs to it, which would take a tenth of the time
    that the application takes."""

    def __deepcopy__(self, _: object) -> Documented:
        return self


def documented(*codes: str) -> Documented:
    """For the OpenAPI document: the errors a route may answer, by status."""
    by_status: dict[int, list[str]] = {}
    for code in (*codes, "malformed", "too-many", "too-large"):
        by_status.setdefault(STATUS[code], []).append(code)
    return Documented(
        (
            status,
            ResponseSpec(
                Failure, description=f"Refused: {', '.join(found)}", generate_examples=False
            ),
        )
        for status, found in sorted(by_status.items())
    )


# Details ------------------------------------------------------------------------------------


def as_refused(fault: Exception) -> Refused:
    if isinstance(fault, Refused):
        return fault
    if isinstance(fault, UnicodeDecodeError | RecursionError) and raised_in(fault, "decode_json"):
        return Refused("malformed", field="")  # nested too deep, or no text at all
    if isinstance(fault, InternalServerException) and raised_in(fault, "stream"):
        return Refused("malformed", field="")  # the client went away in the middle of its request
    if isinstance(fault, ValidationException):
        return Refused("malformed", field=field_of(fault))
    if isinstance(fault, HTTPException) and fault.status_code < 500:
        return from_framework(fault)
    return Refused("server-error")


def from_framework(fault: HTTPException) -> Refused:
    if fault.status_code == 429:
        return Refused("too-many", seconds=1)
    if fault.status_code == 400:
        return Refused("malformed", field="")
    return Refused(FRAMEWORK.get(fault.status_code, "request-refused"))


def field_of(fault: ValidationException) -> str:
    """The path of the field that is wrong, as the decoder tells it: `$.data.seats[1].bot`."""
    told = str(fault.__cause__)
    # Where a field is missing or unknown, the path stops above it.
    found = (PLACE.search(told), NAMED_FIELD.search(told))
    path = ".".join(part.group(1) for part in found if part is not None)
    return WHOLE_BODY.sub("", path)


def raised_in(fault: BaseException, function: str) -> bool:
    """Whether it comes from this function, which reads bodies for the framework."""
    place = traceback.extract_tb(fault.__traceback__)
    return bool(place) and place[-1].name == function


def message(refused: Refused, language: str) -> str:
    """The sentence for people: the game's own where a rule refused, if the game is named."""
    words = server_words(language)
    game = refused.args_.get("game")
    args = refused.args_
    if refused.reason is not None and isinstance(game, str):
        reason = registry.game(game).words(language).say(refused.reason.phrase)
        around = f"error-{refused.code}-rule"
        if not words.has(around):
            return reason
        return words.say(Phrase(around, args | {"reason": "reason"}), {"reason": reason})
    # A plain text stands for itself; an argument that is the id of a text stays one.
    plain = {arg: arg for arg in args.values() if isinstance(arg, str) and not words.has(arg)}
    exact = f"error-{refused.code}-field"
    key = exact if args.get("field") and words.has(exact) else f"error-{refused.code}"
    return words.say(Phrase(key, args), plain)


def report(request: Request[Any, Any, Any], fault: Exception) -> None:
    log.error(
        "server error",
        kind=type(fault).__name__,
        route=request.scope.get("path_template", ""),
        method=request.method,
        place="".join(traceback.format_tb(fault.__traceback__)),
    )
