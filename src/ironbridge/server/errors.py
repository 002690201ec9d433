"""Refusals of the server: each has a code, a status and a text in the viewer's language.

A refusal changes nothing. `reason` and `rule` are there when a rule of the game refused.
The words are in words/server.*.ftl under `error-CODE`.
"""

from __future__ import annotations

from ironbridge.kernel.phrase import Argument, Reason


class Refused(Exception):
    """What a client asked for is not done. `code` is stable: clients switch on it."""

    def __init__(self, code: str, reason: Reason | None = None, **args: Argument) -> None:
        super().__init__(code)
        self.code = code
        self.reason = reason
        self.args_ = args

    @property
    def status(self) -> int:
        return STATUS[self.code]


STATUS = {
    # the request
    "malformed": 400,
    "too-large": 413,
    "too-many": 429,  # rate limit; args: seconds
    "csrf": 403,
    "no-such-page": 404,
    "no-such-method": 405,
    "request-refused": 400,  # by the web framework, for any other reason
    "server-error": 500,
    # people
    "sign-in-needed": 401,
    "bad-token": 401,  # ended, too old, or never one of ours
    "token-rights": 403,  # a token may not do this, or not this one
    "no-such-token": 404,
    "too-many-tokens": 409,
    "not-a-program": 409,  # only such accounts have tokens
    "program-guest": 403,  # only an account can be a program
    "program-rated": 409,  # a person has played rated games with it
    "program-seated": 409,  # before it gets up from all tables
    "wrong-name-or-password": 401,
    "name-taken": 409,
    "name-unfit": 400,
    "name-reserved": 400,
    "password-unfit": 400,
    "password-common": 400,
    "password-name": 400,
    "bad-link": 403,  # used, too old, for another address, or never one of ours
    "no-mail": 409,  # this server sends none
    "no-address": 409,
    "not-a-guest": 409,
    "no-such-session": 404,
    "wrong-password": 403,  # the current one, asked for again before a change
    "email-unfit": 400,
    "webhook-unfit": 400,
    "push-unfit": 400,  # an address or a key that no browser would give
    "no-such-device": 404,
    "too-many-devices": 409,
    "preferences-unfit": 400,
    "text-unfit": 400,  # a text that not every database can store
    "no-such-person": 404,
    "suspended": 403,  # args: ever (1: for good), until, why
    "not-suspended": 409,
    "not-an-admin": 403,
    "is-admin": 403,  # only the host suspends an administrator
    "no-such-report": 404,
    # tables
    "no-such-table": 404,  # also for a private table one may not see
    "no-such-game": 400,
    "setup": 400,  # args: text
    "not-open": 409,
    "not-running": 409,
    "table-over": 409,
    "no-free-seat": 409,
    "seat-taken": 409,
    "already-seated": 409,  # one has a seat, and nobody has several
    "not-your-seat": 403,
    "not-the-creator": 403,
    "not-ready": 409,  # empty seats at the start
    "bad-invite": 403,
    "barred": 403,  # one's seat at this table was freed
    "nobody-to-free": 409,
    "guest-invites": 403,  # only accounts invite by name
    "freed-before": 409,  # one has freed the seat of the person one invites
    "no-such-line": 404,  # of the chat
    "no-such-seat": 404,
    "not-over": 409,  # a rematch, or the whole replay, before the end
    "other-rules": 409,  # played by rules that this release does not have
    "no-game": 409,  # a table of a game that this release does not have
    "damaged": 409,  # what is stored of a table does not hold together
    # rated games
    "no-programs": 403,  # the table is for people
    "rated-guest": 403,  # only accounts have ratings
    "rated-hot-seat": 409,  # one person at several seats
    "rated-alone": 409,  # nobody to play against, or nobody who plays
    "rated-bot": 409,  # a bot whose level is not rated
    "rated-clock": 409,
    "rated-edition": 409,  # with corrected numbers
    "rated-lesson": 409,  # the introductory game
    "rated-hints": 403,
    "rated-undo": 409,  # past a bot's move, or past what was revealed
    "rated-abandon": 409,  # with nobody else to agree
    # tournaments
    "no-such-tournament": 404,
    "not-the-host": 403,
    "tournament-guest": 403,  # only accounts play in them
    "tournament-too-many": 409,  # that one hosts, or plays in; args: most
    "tournament-full": 409,  # args: most
    "tournament-bots": 409,  # args: most
    "tournament-closed": 409,  # nobody can enter any more
    "tournament-barred": 403,  # the host removed one's entry
    "tournament-not-entered": 409,
    "tournament-over": 409,
    "tournament-too-few": 409,  # for one table; args: least
    "tournament-round-runs": 409,
    "tournament-no-round": 409,  # none runs
    "tournament-result": 400,  # not the people of the table, or places that do not fit
    # play
    "stale": 409,  # another entry has this number; args: number
    "not-your-decision": 409,
    "bot-plays": 409,  # a bot plays one's seat: take it back first
    "resigned": 409,
    "unknown-move": 400,
    "illegal-move": 422,
    "cannot-undo": 409,
    "undo-revealed": 409,  # alone with bots, past something hidden that came to light
    "no-proposal": 409,
    "hints-off": 403,
    "busy": 503,  # the bots have too much to do
    "no-such-level": 400,
    "no-such-ply": 404,
    "no-such-puzzle": 404,
    # records that people bring
    "bad-edition": 422,  # args: fault, found, field: the key of the number
    "bad-record": 422,  # args: line (0: none), place, and fault and found, or a reason and move
}
