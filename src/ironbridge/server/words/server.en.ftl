# What the server says, apart from the words of the games.

## Refusals: error-CODE for every code of errors.py

error-malformed = The request could not be read.
error-malformed-field = The request could not be read: something is wrong with “{ $field }”.
error-too-large = That is too much at once. Please send less.
error-too-many = { $seconds ->
    [one] Too many requests. Try again in one second.
   *[other] Too many requests. Try again in { $seconds } seconds.
}
error-csrf = This page is out of date. Reload it and try again.
error-no-such-page = There is nothing at this address.
error-no-such-method = This address does not take that kind of request.
error-request-refused = The request was refused.
error-server-error = Something went wrong on the server. Nothing was changed; please try again.

error-sign-in-needed = Please sign in, or play as a guest, first.
error-bad-token = This token was ended, is too old, or was never one of ours.
error-token-rights = This token may not do that.
error-no-such-token = You have no such token.
error-too-many-tokens = You have as many tokens as one account can have. End one of them first.
error-not-a-program = Only an account that is a program has tokens.
error-program-guest = Only an account can be a program. Make one first.
error-program-rated = A person has played rated games with this account. Make another one for your program.
error-program-seated = This account still sits at a table. Leave it, or play the game to its end, first.
error-wrong-name-or-password = The name or the password is wrong.
error-wrong-password = That is not your current password.
error-name-taken = This name is already taken.
error-name-unfit = A name has 1 to { $most } visible characters.
error-name-reserved = This name could be taken for the server, its hosts or a bot. Please choose another one.
error-password-unfit = A password has { $least } to { $most } characters.
error-password-common = This password is among the first that others would try. Several words that do not belong together make a good one.
error-password-name = This password is made of your own name or address, which others would try first.
error-bad-link = This link has been used, is too old, or was sent to another address. Ask for a new one.
error-no-mail = This server sends no e-mail. Ask the person who runs it for a link.
error-no-address = You have given no e-mail address.
error-not-a-guest = You already have an account.
error-no-such-session = You have no such session.
error-push-unfit = This browser gave an address for notices that cannot be used.
error-no-such-device = You have no such device.
error-too-many-devices = You have as many devices as one person can have. Remove one of them first.
error-email-unfit = This is not an e-mail address we can write to.
error-webhook-unfit = A webhook is an address that begins with https:// or http://.
error-no-such-person = There is no such person.
error-suspended = { $ever ->
    [1] This account is suspended for good.
   *[other] This account is suspended until { $until } (UTC).
} The reason given: { $why }
error-not-suspended = This account is not suspended.
error-not-an-admin = Only administrators may do this.
error-is-admin = An administrator can only be suspended by the host of the server.
error-no-such-report = There is no such report, or it is settled already.
error-preferences-unfit = These preferences are too large.
error-text-unfit = This text cannot be stored: it is too long, or it holds a character that is no text.

error-no-such-table = There is no such table, or it is private.
error-no-such-game = There is no such game.
error-setup = The table cannot be set up like this: { $text }
error-not-open = The table is no longer open.
error-not-running = The game at this table is not running.
error-table-over = The game at this table is over.
error-no-free-seat = There is no free seat at this table.
error-seat-taken = This seat is taken.
error-already-seated = You already have a seat at this table.
error-not-your-seat = This is not your seat.
error-not-the-creator = Only the person who opened the table may do this.
error-not-ready = There are still empty seats.
error-no-such-seat = This table has no such seat.
error-not-over = The game at this table is not over yet.
error-other-rules = This table was begun by another version of the rules. It can be looked at and downloaded, but not played on.
error-no-game = This server no longer has the game of this table.
error-damaged = This table cannot be played: what is stored of it is damaged. Whoever runs the server can look into it.
error-bad-invite = This invitation is not valid, or no longer so.
error-no-programs = This table is for people: programs may not sit down.
error-rated-guest = Rated games are for people with an account. Make one, or choose a casual game.
error-rated-hot-seat = In a rated game everybody plays one seat only.
error-rated-alone = A rated game needs a person and somebody to play against.
error-rated-bot = This bot is too weak for a rated game. Choose a stronger one, or a casual game.
error-rated-clock = A rated game needs a clock.
error-rated-edition = Only the game as it comes is rated: an edition of one’s own is not the game that others are rated in.
error-rated-lesson = The introductory game is for learning: it is never rated.
error-no-such-tournament = There is no such tournament.
error-not-the-host = Only the host of the tournament may do this.
error-tournament-guest = Tournaments are for people with an account.
error-tournament-too-many = You are already in as many tournaments as one person can have at a time ({ $most }).
error-tournament-full = The tournament is full: it has room for { $most }.
error-tournament-bots = A tournament has at most { $most } bots.
error-tournament-closed = The tournament takes no further entries.
error-tournament-barred = The host removed you from this tournament.
error-tournament-not-entered = This entry does not play in the tournament any more.
error-tournament-over = The tournament is over.
error-tournament-too-few = There are too few players for one table: it takes { $least }.
error-tournament-round-runs = The round is not over: some tables still play.
error-tournament-no-round = No round is being played.
error-tournament-result = Give each player of the table one place, as at the end of a game; after two who share a place, the next one is left out.

error-barred = Your seat at this table was freed by the person who opened it. You cannot take one here again.
error-nobody-to-free = Nobody else sits on this seat.
error-guest-invites = Inviting by name is for people with an account. Send a link instead.
error-freed-before = You have freed this person’s seat at this table.
error-no-such-line = There is no such line in the chat.

error-stale = Something happened at the table in the meantime. Have a look and decide again.
error-not-your-decision = It is not for you to decide now.
error-bot-plays = A bot plays your seat. Take the seat back first.
error-resigned = You have given this seat up for good.
error-unknown-move = This is not a move of the game.
error-illegal-move = The rules do not allow this move now.
error-cannot-undo = This can no longer be undone without asking the others.
error-undo-revealed = Something hidden has come to light since, such as a card that was drawn.
error-no-proposal = There is no such proposal any more.
error-busy = There is too much to do right now. Please try again in a moment.
error-hints-off = Hints are switched off at this table.
error-rated-hints = There are no hints in a rated game or a tournament, and no analysis before the end.
error-rated-undo = In a rated game or a tournament, nothing is taken back once it has revealed something or a bot has moved.
error-rated-abandon = There is nobody left to agree. A game that counts is played to the end, or resigned.
error-no-such-level = There is no such bot.
error-no-such-ply = The game has not come that far.
error-no-such-puzzle = There is no such puzzle, or it was replaced by another one.

## Editions that people bring along

error-bad-edition = This edition cannot be played: { $fault } ({ $found })
edition-fault-range = a number is out of its range
edition-fault-unknown = this number is not one that can be corrected
edition-fault-bid = a player could have more money than can be bid
edition-fault-town = no town has this value
edition-fault-cards = there are too many cards in all
edition-fault-slow = trying it out takes too long
edition-fault-play = no game can be played with these numbers
edition-fault-end = a game with these numbers does not end; players
edition-fault-other = its numbers do not go together

## Records that people bring along

error-bad-record = { $line ->
    [0] This record cannot be read: { $fault }
   *[other] Line { $line } of this record cannot be read: { $fault }
} ({ $found })
error-bad-record-rule = { $line ->
    [0] Move { $move } of this record is against the rules. { $reason }
   *[other] Line { $line }, move { $move } of this record is against the rules. { $reason }
}
record-fault-missing-seed = it has no seed, as the record of a game that is still running
record-fault-missing = something is missing
record-fault-unknown-key = there is no such key; check its spelling
record-fault-twice = something is given twice
record-fault-no-record = this is not a record of Ironbridge, or it has another format
record-fault-no-line = neither “key: value” nor “1. seat 0: move, move”
record-fault-move-number = the moves are not numbered one after the other; expected
record-fault-order = header, moves, result and digest are not in their order
record-fault-comma = a move is missing at a comma
record-fault-json = it is not JSON
record-fault-game = this server does not have the game
record-fault-rules = it was played by a version of the rules that this server does not have
record-fault-seats = the game is not played with this number of seats
record-fault-names = the names do not fit the seats
record-fault-option = an option does not fit the game
record-fault-not-over = it has a result, but the game is not over after its moves
record-fault-result = its moves lead to another result
record-fault-digest = its moves lead to another position than it says
record-fault-after-end = a move is made after the end of the game
record-fault-turn = a move is made by a seat whose turn it is not
record-fault-unknown-move = this is not a move of the game
record-fault-position = the position it begins from does not hold together
record-fault-start = the position it begins from does not go with the rest of it
record-fault-type = a value is not of its kind
record-fault-slow = checking it takes too long
record-fault-other = it does not hold together

## Notices: mail and webhooks to those who are away

notice-decision-subject = Your decision: { $title }
notice-decision-hello = Hello { $name },
notice-decision = it is your decision at the table “{ $title }” ({ $game }).
notice-decision-short = It is your decision at the table “{ $title }” ({ $game }).
notice-decision-dropped = The moves you had prepared were not played, because the position has changed.
notice-decision-time = { $hours ->
    [0] You have less than an hour.
    [one] You have one hour.
   *[other] You have { $hours } hours.
}
notice-decision-link = To the table: { $url }
notice-decision-settings = Which messages you get, and when, is up to you: see your settings.
notice-invitation-subject = Invitation: { $title }
notice-invitation = { $host } invites you to the table “{ $title }” ({ $game }).

## Letters about an account

letter-verify-subject = Is this your address?
letter-verify-hello = Hello { $name },
letter-verify = this e-mail address was given for your account at { $site }. If it is yours, say so by opening this link within two days:
letter-verify-link = { $url }
letter-verify-not = If you do not know this account, you need not do anything: nothing else will be sent to you.
letter-moved-subject = Your e-mail address was changed
letter-moved = your account at { $site } has another e-mail address now, or none. Nothing more will be sent to this one.
letter-moved-not = If it was not you who changed it, sign in, choose a new password and enter your address again.
letter-reset-subject = A new password
letter-reset = { $count ->
    [one] Somebody asked for a new password at { $site }. If it was you, open this link within an hour and choose one:
   *[other] Somebody asked for a new password at { $site }. Several accounts have this address. If it was you, open the link of the right one within an hour and choose a password:
}
letter-reset-account = { $name }: { $url }
letter-reset-not = If it was not you, you need not do anything: your password stays as it is.

## What a guest is called who gave no name

guest-name = Guest { $number }

## Set phrases of the chat

phrase-hello = Hello.
phrase-good-luck = Good luck to all.
phrase-well-played = Well played.
phrase-thanks = Thank you.
phrase-sorry = Sorry about that.
phrase-one-moment = One moment, please.
phrase-back = I am back.
phrase-again = Another game?
phrase-good-game = Good game, thank you.
phrase-bye = Goodbye.
