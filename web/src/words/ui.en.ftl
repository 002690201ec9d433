# The client’s own texts in English. Sections are in the order of the pages; each key begins with
# the name of its page.

## The shell

app-name = Ironbridge
app-title = { $page } – Ironbridge
app-loading = One moment.
app-skip = Skip to the page
app-connection-lost = Connection lost. Your choices are kept.
app-offline = The server cannot be reached. It is tried again until it answers.
bar-home = Ironbridge, first page
bar-places = Places
bar-play = Play
bar-create = New table
bar-puzzles = Puzzles
bar-tournaments = Tournaments
bar-rules = Rules
bar-archive = Archive
bar-language = FR · Passer en français
bar-language-short = FR
bar-light = Light
bar-dark = Dark
bar-settings = Settings
bar-admin = Order
bar-sign-in = Sign in

## Errors

error-title = This cannot be shown
error-home = To the first page
error-no-page-title = There is no such page
error-no-page = The address may be mistyped, or what was here is gone.
error-fault-title = Something went wrong here
error-fault = The fault is ours. Nothing that was played is lost: load the page again.
error-reload = Load again
error-unreached = The server does not answer. Nothing was changed. Try again in a moment.

## Asking for a name

name-label = Your name at the table
name-help = The others see it. Leave it empty, and you get one. No account is needed: you can make one later and keep your games.

## First page

home-title = Canals, rails and coal, at your table
home-lead = Games of the industrial age, by their exact rules, with friends or against bots.
home-play-now = Play now
home-play-now-help = { $game }: a first game of about an hour, against one bot.
home-guest = You play as { $name }.
home-guest-rename = Change the name
reconstructed-help = Not everything in this game could be read from a printed copy. What is ours, and how sure the rest is
home-create = Set up a table
home-create-custom = Set up a table your way
home-your-tables = Your tables
home-show-all = Show all ({ $count })
home-no-tables = No table yet. Play a first game against a bot.
home-games = Choose a game
home-play = Play
home-play-game = Play { $game } against bots
home-custom = Your way
home-seats = { $least } to { $most } players
home-puzzle = Puzzle of the day
home-puzzle-what = { $game }: one action is clearly better than all others. Do you see it?
home-puzzle-solved = Solved. Tomorrow there is another one.
home-puzzle-solve = Solve it
home-puzzle-again = Look again
home-puzzles-all = All puzzles
home-open-tables = Open tables
home-no-open = No table is waiting for players now. Set one up, and others will see it here.
home-filter-stakes = Casual or rated
home-filter-all = all
home-no-open-kind = No such table is waiting for players now.
home-watch = Games to watch
home-watch-help = You look on quietly: nobody is told, and there is no chat unless you want it.
home-archive = Finished games
home-ratings = Leaderboards
home-import = Open a record
home-docs = Documentation
table-status-open = waiting for players
table-status-running = others are deciding
table-waits-for = { $count ->
    [one] { $names } is deciding
   *[other] { $names } are deciding
}
table-status-over = finished
table-status-abandoned = Left unfinished
table-status-unplayable = cannot be played
table-fault-other-rules = It was begun by another version of the rules: it can be looked at, but not played on.
table-fault-no-game = This server no longer has its game.
table-fault-damaged = What is stored of it is damaged.
table-your-turn = Your turn
table-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
table-time-left = { $time } left
table-rated = Rated
table-casual = Casual
seat-program = program
seat-bot = bot
seat-free = free seat

## Setting up a table

create-title = Set up a table
create-game = Game
create-seats = Seats
create-step = Step { $step } of { $steps }
create-next = Next
create-back = Back
create-details = Options and guests
create-seat-count = Number of players
create-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
create-seat = Seat { $number }
create-seat-me = you, on this device
create-seat-name = Name of who plays seat { $number }
create-seat-name-short = name
create-seat-names-help = You hand the device on. These names are kept in this browser only.
create-seat-open = open, for somebody
create-seat-bot = bot: { $level }
create-options = Options
create-clock = Time to think
create-clock-none = No clock
create-clock-live = Live: a stock of time for each player
create-clock-correspondence = By correspondence: time for each turn
create-bank = Time for each player
create-increment = Added after each turn
create-turn = Time for each turn
create-minutes = { $count } minutes
create-seconds = { $count } seconds
create-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
create-days-each = { $count ->
    [one] { $count } day for each turn
   *[other] { $count } days for each turn
}
create-live-each = { $seconds ->
    [0] { $minutes } minutes each
   *[other] { $minutes } minutes each, { $seconds } seconds more after each turn
}
create-stakes = Rated or casual
create-casual-help = Nothing is at stake: hints if you allow them, and moves are taken back when everybody agrees.
create-rated-help = The result changes your rating. No hints, nothing is taken back that showed something hidden, and whoever resigns or runs out of time comes last.
create-unrated-account = Only people with an account have a rating.
create-unrated-one-seat = Not rated: you play several seats yourself.
create-unrated-opponent = Not rated: nobody plays against anybody.
create-unrated-bot = Not rated: one of the bots is too weak.
create-unrated-clock = Not rated: choose a clock first, so that the game comes to its end.
create-unrated-edition = Not rated: rated games are played with the game as it comes.
create-unrated-lesson = Not rated: the introductory game is for learning.
create-guests = Who may come
create-public = Everybody sees the table and may take an open seat
create-private = Only people with the link
create-programs = Programs of others may take an open seat
create-hints = Hints are allowed
create-name = Name of the table, if you like
create-summary = Your table
create-summary-edition = { $count ->
    [one] Your edition: 1 number corrected
   *[other] Your edition: { $count } numbers corrected
}
create-summary-you = { $count ->
    [0] you do not play
    [one] you play one seat
   *[other] you play { $count } seats, on one device
}
create-summary-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
create-summary-open = { $count ->
    [one] { $count } open seat
   *[other] { $count } open seats
}
create-summary-public = seen by everybody
create-summary-private = only with the link
create-summary-rated = rated
create-summary-casual = casual
create-summary-link = When the table is open you get a link to share.
create-open = Open the table
create-begin = Begin the game

## Coming in

entry-title = Come in
entry-ways = How to come in
entry-sign-in = I have an account
entry-register = Make an account
entry-guest = Only a name
entry-name = Name
entry-password = Password
entry-password-help = At least 8 characters.
entry-sign-in-action = Sign in
entry-forgotten = Forgotten your password?
entry-register-action = Make the account
entry-guest-action = Come in
entry-guest-now = You are here as a guest: { $name }. An account keeps your games and opens them on other devices.
entry-already = You are signed in as { $name }.
entry-go-on = Go on

## A new password, an address that is verified

forgotten-title = Forgotten password
forgotten-help = Enter the e-mail address of your account. It must have been confirmed.
forgotten-action = Send me a link
forgotten-sent = If an account has confirmed this address, a link is on its way. It is good for an hour.
forgotten-back = Back to signing in
reset-title = New password
reset-help = Several words that do not belong together make a good one.
reset-done = The password is changed, and you are signed out everywhere. Sign in with the new one.
reset-again = Ask for a new link
verify-title = Confirm your address
verify-help = Was this link sent to you, and is the account that the letter names yours? Then messages about your tables can be sent to this address, and a link if you forget your password.
verify-action = Yes, this is my address
verify-done = The address is confirmed.
verify-settings = To the settings
link-missing = This link is not complete. Copy all of it, with what follows the #.

## Settings

settings-title = Settings
settings-looks = Looks and language
settings-language = Language
settings-french = français
settings-english = English
settings-theme = Theme
settings-theme-system = same as the system
settings-theme-light = paper
settings-theme-dark = night
settings-theme-contrast = high contrast: black on white
settings-seat = Colour of your seat
settings-seat-any = any
settings-seat-brick = brick
settings-seat-steel = steel
settings-seat-amber = amber
settings-seat-plum = plum
settings-seat-pewter = pewter
settings-seat-help = Taken when it is free; it is also your place at the table.
settings-looks-kept = Theme, volume and seat are kept with your account.
settings-table = At the table
settings-table-help = These settings apply to this browser.
settings-motion = Moves of others on the map
settings-motion-off = show the end at once
settings-motion-slow = play slowly
settings-motion-normal = play
settings-motion-fast = play quickly
settings-motion-calm = Your system asks for less motion: moves show at once, whatever is chosen here.
settings-sound = Sounds: a move, your turn, the chat
settings-sound-try = Hear one
settings-volume = Volume
settings-browser-notices = A browser notice when it is your turn and this page is out of sight
settings-browser-refused = The browser does not allow notices for this site. You can change that in its settings.
settings-browser-none = This browser has no notices.
settings-letters = Letters on the seats instead of shapes
settings-keys = Single letters are keys at the table
settings-notices = Notices
settings-email = E-mail address
settings-email-password = Your password, to change the address
settings-email-verified = { $address } is confirmed.
settings-email-unverified = { $address } is not confirmed yet: open the link that was sent there. Nothing else is sent before.
settings-email-again = Send the link again
settings-email-sent = The link is on its way.
settings-notify-email = Write to me when it is my turn at a table by correspondence
settings-webhook = Address of a webhook
settings-notify-webhook = Call the webhook when it is my turn
settings-quiet = Quiet hours
settings-quiet-from = From
settings-quiet-to = To
settings-push = Notices on this device
settings-push-help = When it is your turn at a table by correspondence, your devices can say so while no page of this site is open. Quiet hours hold here too. The maker of the browser passes the notice on, but cannot read it.
settings-push-devices = Devices that are told
settings-push-none = No device is told yet.
settings-push-this = this one
settings-push-since = since { $date }
settings-push-add = Tell me on this device
settings-push-remove = Remove
settings-push-remove-which = Remove: { $name }
settings-push-failed = The browser gave no address for notices. It may need a connection to its maker, or private windows do not allow them.
settings-push-insecure = This page came without https, and browsers allow such notices only with it, or at http://localhost on the machine that runs the server.
settings-push-unknown = This browser has no such notices. On a phone it may have them once the site is installed on the home screen.
settings-automatic = Automatic answers
settings-automatic-help = What is answered for you shows in the log, marked as the only choice.
settings-automatic-single = Answer questions with only one answer
settings-automatic-same = Answer questions where it makes no difference
settings-save = Save
settings-saved = Saved.
settings-account = Account
settings-rename = Change the name
settings-guest = A guest is known only in this browser. An account keeps your games.
settings-password = Password
settings-password-before = Current password
settings-password-after = New password
settings-password-change = Change the password
settings-sessions = Where you are signed in
settings-session-unknown = unknown browser
settings-session-seen = last seen { $time }
settings-session-end = Sign this one out
settings-sign-out = Sign out here
settings-programs = Programs
settings-program-what = Do you write a program that plays? Make an account for it and say here that it is one: then it gets tokens with which it can sit at tables, and everybody sees that it is a program.
settings-program-become = This account is a program
settings-program-sure = This is for good: the account stays a program, and you should not play with it yourself. It sits at rated tables only where they let programs in.
settings-program-confirm = Make it a program for good
settings-program-keep = Leave it as it is
settings-program-is = This account is a program. It plays by tokens: whoever has one can do what it allows, so keep them to yourself.
settings-tokens = Tokens
settings-token-none = No token yet.
settings-token-name = Name of a new token, such as the machine it is for
settings-token-rights = Besides looking, it may
settings-token-play = take seats and play
settings-token-open = open and start tables
settings-token-chat = chat
settings-token-look = only look
settings-token-days = Good for
settings-token-for = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
settings-token-make = Make a token
settings-token-once = Your new token. It is shown only now:
settings-token-copy = Copy the token
settings-token-hide = I have kept it
settings-token-command = Let your program play with it:
settings-token-line = IRONBRIDGE_TOKEN=… ironbridge connect --server { $server } --bot "node program.mjs"
settings-token-unused = never used
settings-token-used = last used { $time }
settings-token-until = good until { $date }
settings-token-over = its time is over
settings-token-end = End it
settings-token-end-which = End it: { $name }
settings-data = Your data
settings-export = Download all my data
settings-delete = Delete my account
settings-delete-what = Your name, your addresses and your settings are removed for good. Games stay, without your name. This cannot be undone.
settings-delete-confirm = Delete for good
settings-delete-keep = Keep it
settings-signed-out = Sign in to set notices and automatic answers.

## Profile

profile-nobody-title = Nobody is signed in
profile-nobody = Sign in to see your games.
profile-program = A program that somebody wrote plays in this name.
profile-guest = Guest: guests have no rating.
profile-ratings = Ratings
profile-no-ratings = No rated game yet.
profile-game = Game
profile-players = Players
profile-rating = Rating
profile-games = Games
profile-wins = Won
profile-average = Points on average
profile-interval = { $mu } ± { $sigma }
profile-provisional = provisional
profile-percent = { $share }%
profile-history = Rated games
profile-no-history = Nothing yet.
profile-step = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
} of { $seats }, { $score } points
profile-look = Look
profile-tables = Public tables
profile-no-tables = No public table yet.
profile-record = Download the record

## Rules

rules-title = Rules of { $game }
rules-about = Components and where they come from
rules-contents = Contents
rules-search = Search a word or a rule’s id
rules-found = { $count ->
    [0] no rule with these words
    [one] { $count } rule
   *[other] { $count } rules
}
rules-example-show = Show an example
rules-example-hide = Hide the example
rules-example-position = The position of the example.
rules-example-refused = Not allowed here: { $move }.
rules-example-played = Played here: { $move }.
rules-reading = Our reading of an unclear point
rules-ruling = Ruling by the designer or publisher

## About a game

about-title = About { $game }
about-lead = The rules are told in our own words. Here is what the game is made of, where each fact comes from, and how sure we are of it.
about-rules = Read the rules
about-correct = Correct its numbers
about-parts = Components
about-locations = Places
about-links = Links
about-levels = Kinds of tiles
about-cards = Kinds of cards
about-merchants = Merchant tiles
about-market-tiles = Market tiles
about-map-places = Places in { $map }
about-map-links = Railways in { $map }
about-characters = Characters
about-buildings = Buildings
about-techniques = Techniques
about-events = Events
about-towns = Towns
about-connections = Connections
about-town-cards = Town cards
about-demand-tokens = Demand tokens
about-section-link-costs = Prices and pay
about-section-town-values = Values and types of the towns
about-section-pieces = Pieces of each colour
about-provenance = Where it comes from
about-section-merchants = Merchants
about-section-banners = Colours of the towns
about-section-tiles = Industry tiles
about-section-community-map = Map of the community’s two-player game
about-section-classic-deck = Classic deck
about-section-community-deck = Deck of the community’s two-player game
about-section-distant-tiles = Tiles of the distant market
about-section-distant-two = Tiles of the distant market for two players
about-section-markets = Markets
about-section-income = Income track
about-section-players = What players begin with
about-section-actions = Actions
about-section-colours = Colours
about-section-coordinates = Positions on the map
about-section-deck = The cards in all
about-section-effects = Effects of the cards
about-section-costs = Prices of the cards
about-section-points = Points of the buildings
about-section-copies = Copies and periods of the cards
about-section-names = Names
about-section-residence-track = Residence track
about-section-tokens = Tokens
about-section-bonuses = Bonuses
about-section-market = Market
about-section-demand = Demand track
about-section-germany = Map of Germany
about-section-new-england = Map of New England
about-certain = certain
about-very-high = almost certain
about-high = very likely
about-medium-high = likely
about-approximate = approximate
about-reconstructed = reconstructed
about-map-known = { $map }: what is known of { $known } of { $all } places
about-map-ours = The other places, and whatever is not stated here about these, are our own.
about-tiles-known = The tiles one by one
about-guessed = Ours: { $fields }.
about-field-cost = price
about-field-coal = coal
about-field-iron = iron
about-field-cubes = cubes
about-field-payout = payout
about-field-level = level
about-sources = The sources
about-fonts = Type
about-fonts-text = The letters are Besley and Source Sans 3, both free under the SIL Open Font License.
about-besley = Licence of Besley
about-source-sans = Licence of Source Sans 3

## Table

lobby-title = Before the game
table-fact = { $what }: { $value }
fact-length = Length
fact-weight = Weight
fact-hints = Hints
fact-hints-yes = allowed
fact-hints-no = none
fact-none = none
fact-programs = Programs
fact-programs-yes = may take a seat
fact-programs-no = none, only people and bots of the server
fact-seen = The table
fact-edition = Edition
reconstructed-short = reconstructed
edition-label = Edition { $mark }
edition-label-help = { $count ->
    [one] Played with 1 number that the owner of a printed copy corrected. See it
   *[other] Played with { $count } numbers that the owner of a printed copy corrected. See them
}
lobby-sit = Sit here
lobby-bot = Put a bot here
lobby-level = Level of the bots
lobby-free = Free this seat
lobby-start = Begin the game
lobby-invite = Invite by link
lobby-link = Link to share
lobby-copied = The link is copied.
lobby-leave = Leave the table
lobby-waiting = The game can begin when every seat is taken.
lobby-rated = The result changes the ratings of all who play. There are no hints, and whoever resigns or runs out of time comes last.
lobby-rated-account = Rated games are for people with an account.
lobby-account = Sign in, or make an account
lobby-freed = The person who opened the table has freed your seat. You cannot take one here again.
table-others-turn = Others are deciding
table-players = Players
table-deciding = deciding
table-online = here
table-hand = Your hand
table-undo = Undo
table-unplayable-title = This table cannot be played
table-unplayable-help = Nothing is lost by looking: what could be read is shown below, and the record can be saved. Whoever runs the server can look into it.
table-unplayable-moves = Moves as they were stored
table-unplayable-hidden = hidden until the end
table-gone-title = This table is gone
table-gone = It was closed, or you may no longer see it.
table-closed-title = This table is closed
table-closed = It was closed before the game began.
log-title = Journal
log-empty = The first move starts the journal.
log-earlier = Show what came before
log-sealed = { $name } has chosen, sealed.
log-undo = { $name } takes back.
log-takeover = { $name } is out of time: a bot plays on.
log-return = { $name } is back and plays again.
log-resign = { $name } gives up: a bot plays on.
log-abandon = Everybody leaves the game unfinished.
chat-title = Chat
chat-who = { $name }:
chat-say = Say something to the table
chat-send = Send
chat-removed = (taken away)
proposal-title = Together
proposal-agree = Agree
proposal-decline = Decline
proposal-ask-undo = Ask to undo
proposal-ask-abandon = Propose to stop here
result-winner = { $count ->
    [one] { $name } wins.
   *[other] { $name } win together.
}
result-points = { $score } points
result-tie = Equal points: decided by { $by }.
result-again = Rematch, same players
result-join = Join the next game
result-next = To the next game
result-ratings = Ratings
result-rating = { $mu } ± { $sigma } ({ $gain })
result-rated-left = The game was not played to its end: no rating changes.
result-rated-last = { $name } let a bot play: for the rating that is last place.
