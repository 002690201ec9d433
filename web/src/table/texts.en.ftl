# Texts of the table page: bar, decision, players, tabs, menu.

table-you = You
table-bar-since = Since your turn
table-bar-hint = Hint
table-bar-rules = Rules
table-bar-menu = Menu
table-bar-home = Ironbridge: first page
table-title-turn = ● Your turn · { $title }
table-round = round { $round } of { $rounds }
table-round-said = { $era }, round { $round } of { $rounds }

## Decision

table-decision = Decision
table-choosing = { $name } is choosing.
table-several-choosing = { $names } are choosing.
table-watching = You are watching.
table-any-order = Choose an action, a card or a place.
table-marked-on-board = The places are marked on the board: choose one there.
table-loading-choices = One moment …
table-try-again = Try again
table-confirm = Confirm
table-confirm-missing = Not yet: { $missing }
table-enter = Enter
table-escape = Esc
table-only-choice = only choice
table-chip-drop = Take back: { $what }
table-money-after = Money after
table-money-arrow = { $before } → { $after }
table-preview-said = { $what } Money after: { $after }.
table-ask-undo = Ask to undo
table-undo-anyway = Take it back all the same
table-undo-nothing = There is nothing to take back.
table-times = { $times } times
table-taken-back = taken back
table-undo-not = Undo is not possible: { $reason }
table-undo-name = Undo the last choice or deed
table-hints-none = No hint: { $reason }
table-hint-said = Hint: { $move }.
table-hint-title = What a bot would do
table-hint-money = { $before } → { $after }
table-hint-take = Choose this
table-hint-expected = { $win } to win, { $points } points expected
table-hint-points = { $points } points expected
table-hint-gone = The position has changed: ask again.
table-hint-alone = The bot sees nothing else worth doing.
table-hint-equal = As good as the other, as far as the bot can tell.
table-hint-more = The bot expects { $points } more points from it than from anything else.
table-hint-less = The bot expects { $points } fewer points from it than from its first choice.
table-hint-more-win = By { $win } the better chance to win than anything else.
table-hint-less-win = By { $win } less of a chance to win than with its first choice.
table-hint-following = Then: { $what }
table-played-skip = Skip
table-played-skip-key = Show the end (Esc)
table-last-moves = The last moves are being played.
table-to-result = Show the result
table-text-board = Board as text
table-map-board = Map

## Choosing at the same time

table-deciders = { $count ->
    [0] All choices are in.
    [one] One choice is missing.
   *[other] { $count } choices are missing.
}
table-deciders-secret = Nobody sees the other choices yet.
table-sealed = sealed
table-chooses = choosing
table-seal-yours = Your choice is sealed. You may still change it.
table-seal-locked = Your choice is sealed, and stays as it is.
table-seal-break = Break the seal
table-amount-less = Less
table-amount-more = More
table-amount-all = all { $amount }

## Proposals

table-proposal-undo = { $name } asks to take back the last move.
table-proposal-abandon = { $name } proposes to leave the game unfinished.
table-proposal-undo-yours = You asked to take back the last move. The others are being asked.
table-proposal-abandon-yours = You proposed to leave the game unfinished. The others are being asked.
table-proposal-withdraw = Withdraw

## Why not

table-why-not = Not possible: { $what }
table-why-mismatch = This does not go together with what you have chosen.
table-why-nothing = Nothing of this kind is possible now.
table-why-instead = Choose this instead
table-why-read = Read the rule { $rule }
table-close = Close

## Players

table-next = next
table-played = played
table-bot = bot
table-away = away
table-resigned = has given up
table-clock-low = { $time } left
table-spectators = { $count ->
    [one] { $count } spectator: { $names }
   *[other] { $count } spectators: { $names }
}
table-shown-mat = Mat of { $name }
table-shown-mat-yours = Your mat

## Tabs

table-tabs = More of the table
table-tab-mat = Mat
table-tab-log = Journal
table-tab-chat = Chat
table-tab-charts = Era end
table-tab-markets = Markets
table-tab-larger = Show it large
table-tab-smaller = Show it small
table-chat-new = Chat, new
table-hand-hidden = The hand is shown on your turn.

## Since your last turn

table-since-title = Since your last turn
table-since-count = { $count ->
    [0] Nothing has happened.
    [one] { $count } move
   *[other] { $count } moves
}
table-since-before = Move before
table-since-after = Next move
table-since-end = Show the end
table-since-at = { $at } of { $count }

## Hot seat

table-hot-seat = Pass the device to { $name }
table-hot-seat-secret = Nothing secret is shown before { $name } takes over.
table-hot-seat-take = I am { $name }

## Menu

table-menu-title = Table
table-menu-show = On this screen
table-menu-help = Help
table-quiet = You look on quietly: nobody is told that you are here, and the chat is off.
table-quiet-end = Be seen, and talk
table-quiet-begin = Look on quietly
table-menu-tournament = To the tournament
table-tournament-help = This game counts for a tournament: no hints, and nothing is taken back past a bot or past what was revealed.
table-menu-people = People
table-menu-invite = Invite by link
table-menu-link = Send this link
table-menu-goto = Go to a place
table-menu-sound = Sound
table-menu-resign = Resign
table-menu-resign-sure = A bot plays on for you, for good.
table-menu-resign-do = Resign for good
table-menu-resign-keep = Go on playing
table-abandon = End the game here
table-abandon-sure = The game stays unfinished, without a winner.
table-abandon-ask-sure = When everybody agrees, the game stays unfinished, without a winner.
table-menu-return = Take my seat back
table-menu-record = Download the record
table-menu-keys = Keys
table-menu-leave = Leave the table page
table-menu-puzzles = All puzzles
table-menu-light = Light
table-menu-dark = Dark
table-menu-hints-on = Allow hints
table-menu-hints-off = No hints
table-rated-hints = Hint (none in a rated game)
table-rated-help = This game is rated: there are no hints, no coach, and no analysis before its end.
table-menu-resign-rated = A bot plays on for you, for good, and you come last.
table-menu-other-era = Show the other era’s links
table-sheet-more = Show more
table-sheet-less = Show less

## Keys

table-keys-title = Keys
table-keys-tab = Decision, hand, map, players, tabs
table-keys-arrows = Nearest place or link on the map
table-keys-enter = Choose, confirm
table-keys-escape = Close, then take back the last choice
table-keys-cards = A card of your hand
table-keys-undo = Undo
table-keys-why = Why not?
table-keys-hint = Hint
table-keys-since = Since your last turn
table-keys-goto = Go to a place by its name
table-keys-tip = What is this? (on what has the focus)
table-keys-panels = Mat, journal, chat, markets
table-keys-text = Board as text
table-keys-era = The other era’s links
table-keys-zoom = Zoom, whole board
table-keys-this = This list
table-keys-off = Letter keys are switched off in the settings.

## Connection

table-lost = Connection lost. Your choices are kept.
table-lost-trying = Trying …
table-lost-next = Next try in { $seconds } s
table-lost-try = Try now
table-back = Back. { $count ->
    [0] Nothing happened meanwhile.
    [one] { $count } move happened.
   *[other] { $count } moves happened.
}
table-stale = Nothing was played: the position has changed. Look again, then confirm.
