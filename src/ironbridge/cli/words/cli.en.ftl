# What the `ironbridge` command says.

## Words that can be typed at the table

command-why = why
command-undo = undo
command-rules = rules
command-moves = moves
command-table = table
command-board = board
    .also = map
command-mat = mat
command-hand = hand
command-log = log
command-save = save
command-help = help
command-quit = quit

## At the table

table-begins = A new game, seed { $seed }. Type help to see what you can type.
table-prompt = { $first }–{ $last }, a move, or help ›
table-hand-over = { $name } is next. Everybody else looks away.
table-hand-over-enter = Press Enter, and the table is yours ›{ " " }
table-log-more =
    { $count ->
        [one] … { $count } earlier event
       *[other] … { $count } earlier events
    }
table-no-number = There is no move { $number }: type a number from { $first } to { $last }. Nothing has changed.
table-unknown = “{ $text }” is neither a move nor a command. Nothing has changed; type help to see what you can type.
table-no-move = No move of the game has the words “{ $text }”.
table-several =
    { $count ->
        [one] This could mean { $count } move:
       *[other] This could mean { $count } moves. Say it more exactly, for example:
    }
table-why-what = Type why and a move, for example: why { $move }
table-why-allowed = “{ $move }” is allowed.
table-why-not = “{ $move }” is not allowed: { $facts }
table-undo-nothing = You have not decided anything yet: there is nothing to undo.
table-undone =
    { $count ->
        [one] { $count } decision taken back.
       *[other] { $count } decisions taken back.
    }
table-saved = Saved in { $file }
table-save-failed = { $file } cannot be written: { $reason }
table-quit = File to save the game in (Enter: none, the game is kept anyway) ›
table-kept = The game is kept in { $file }. To continue: ironbridge play --resume
table-help =
    a number         play the move with this number
    { $move }
                     play a move by its notation (ironbridge moves lists them all)
    why MOVE         is this move allowed, and if not, which rule forbids it?
                     The move as a number, in notation, or in words:
                     why { $words }
    undo             back to your last decision
    rules WORD       the rules with this word or id
    moves            the legal moves once more
    table            the whole table; board, mat, hand: a part of it
    log              what happened lately
    save FILE        save the game in a file (it is kept after every move anyway)
    quit             leave; ironbridge play --resume goes on

standings-final = Final standings
standings-so-far = How things stand
standings-player = player
standings-points = points

## Other commands

replay-prompt = Enter next, b back, t next turn, a number, q quit ›
replay-unknown = “{ $text }” cannot be typed here. Nothing has changed.
replay-verified =
    { $moves ->
        [one] { $moves } move, played by the rules. Digest { $digest } is right.
       *[other] { $moves } moves, all played by the rules. Digest { $digest } is right.
    }

rules-none = No rule holds “{ $text }”.
rules-no-tests = { $folder } has no folder tests: the coverage report needs a copy of the repository; run it there
coverage-rules = rules
coverage-why = why
coverage-tests = tests
coverage-forbids-nothing = forbids no move

games-seats = players: { $seats }
games-option = --option { $name }={ $choices }  (default { $default })

moves-count = All { $count } moves of the game: index, notation, meaning

simulate-progress = random games
simulate-speed = { $games } games, { $speed } games a second
simulate-points = points
simulate-place = points of place { $place }
simulate-decisions = decisions in a game
simulate-mean = mean
simulate-sd = sd
simulate-min = min
simulate-p10 = 10%
simulate-p50 = 50%
simulate-p90 = 90%
simulate-max = max
simulate-wins = Share of wins
simulate-by-seat = by seat
simulate-by-start = by place in the first turn order
simulate-legal = Legal moves at a decision: { $median } (median), { $most } at most

connect-here = Signed in as { $name }.
connect-plain = { $server } is reached without https: whoever is on the way can read the token.
connect-lost =
    { $seconds ->
        [one] The server does not answer. Trying again in { $seconds } second.
       *[other] The server does not answer. Trying again in { $seconds } seconds.
    }
connect-again = Connected again.
connect-seated = Sitting at table { $table } ({ $game }).
connect-opened = Opened a table of { $game }: { $link }
connect-started = Table { $table }: everybody is here, the game begins.
connect-failed =
    { $kind ->
        [late] Table { $table }: the program did not decide in time. A move was drawn by chance.
        [garbage] Table { $table }: the program’s answer cannot be read. A move was drawn by chance.
        [illegal] Table { $table }: the program chose a move that is not legal. Another was drawn by chance.
       *[ended] Table { $table }: the program has ended or does not start. A move was drawn by chance.
    }
connect-gave-up = Table { $table }: the program failed too often and resigns. A bot of the server plays on.
connect-came-back = Table { $table }: back at the seat that a bot played meanwhile.
connect-finished = Table { $table } is over: place { $place } with a score of { $score }.
connect-unfinished = Table { $table } was left unfinished.
connect-refused = Table { $table }: { $message }
connect-goodbye =
    { $running ->
        [0] Goodbye. No game is waiting.
        [one] Goodbye. One game waits for this program: start it again to go on.
       *[other] Goodbye. { $running } games wait for this program: start it again to go on.
    }

arena-progress = games
arena-what =
    { $game }, { $seats } players, seeds { $first } to { $last } { $block ->
        [training] (training)
        [choosing] (choosing)
        [reporting] (reporting)
       *[none] (no block)
    }
arena-alone = { $one } alone against { $other }
arena-shared = { $one } against { $other }
arena-mirror = { $one } in all seats
arena-counted = { $title }: deals { $deals }, games { $games }
arena-result = Result
arena-wins = wins
arena-interval = 95%
arena-equal = equal
arena-points = points
arena-deviation = sd
arena-places = places %
arena-times = Time in ms
arena-decision = decision:
arena-turn = turn:
arena-mean = mean
arena-most-of = 99%
arena-max = max
arena-rating = { $place }. { $player }: OpenSkill { $value } (mean { $mu }, deviation { $sigma })
arena-failures = { $player }: late { $late }, unreadable { $garbage }, illegal { $illegal }, ended { $ended }; decided by chance after it was replaced: { $replaced }
arena-left-out =
    { $games ->
        [one] { $games } game of a deal that is not complete is left out.
       *[other] { $games } games of deals that are not complete are left out.
    }
arena-stopped = Stopped after { $done } of { $total } games. With --out, the same command goes on from there.
arena-kept = Kept in { $folder }: result.json, chart.svg, games.jsonl
arena-chart-axis = share of wins in %, with its 95% interval
arena-chart-equal = equal share

## Datasets

dataset-progress = games
dataset-either = Name either records, or with --game a game that bots play.
dataset-missing = What writes datasets is not installed: pip install "ironbridge[datasets]"
dataset-stopped = Stopped. The same command goes on with the files that are missing.
dataset-done =
    { $games ->
        [one] The decisions of one game are in { $folder }.
       *[other] The decisions of { $games } games are in { $folder }.
    }

puzzles-progress = games ({ $puzzles } of { $count } puzzles)
puzzles-line = { $games } games looked at, { $puzzles } puzzles kept
puzzles-stopped = Stopped. The same command goes on with the next game.
puzzles-done = { $puzzles } puzzles of { $games } games are in { $file }.
puzzles-short = { $puzzles } of { $count } puzzles are in { $file }: all { $games } games were looked at. More --games, and the same command goes on.
puzzles-grading = puzzles
puzzles-graded = { $changed ->
    [0] All puzzles of { $file } keep their grades.
    [one] One puzzle of { $file } has another grade now.
   *[other] { $changed } puzzles of { $file } have another grade now.
}

## Training

train-missing = What learns is not installed: pip install "ironbridge[{ $extra }]"
train-goes-on = The training in { $folder } goes on.
train-version = { $time }  version { $version }: { $games } games, { $positions } positions; { $points } points among equals; losses { $losses }; held back: off by { $error } points, bias { $bias }, win { $win }
train-match = { $time }  duels of version { $version }: { $results }.
train-against-greedy = against greedy { $won }% won, { $lead } points ({ $games } games)
train-against-best = against the best so far { $won }% won, { $lead } points ({ $games } games)
train-kept = It is the best now.
train-not-kept = The best stays.
train-fault = A game could not be played: { $text }
train-status = { $time } of { $total }, { $games } games, { $positions } positions
train-duel-count = (duels: { $done } of { $all })
train-readable = The readable evaluator plays; nothing has been learned yet.
train-first = The first version is being learned.
train-learning = Ctrl-C stops; the same command goes on later.
train-duels = The last version plays its duels.
train-saving = Everything is being saved.
train-title-versions = Versions
train-title-matches = Duels
train-head-time = time
train-head-version = version
train-head-games = games
train-head-positions = positions
train-head-points = points
train-head-losses = losses: own, others, win
train-head-error = off by
train-head-bias = bias
train-head-win = win
train-stopped = Stopped. Everything is in { $folder }; the same command goes on from there.
train-done = The best version is in { $file }
train-nothing = The time was up before anything was learned: ask for more minutes.

## Help

help-app = Board games of the industrial age, played by their exact rules.
help-version = Print the version and exit.
help-game = Name of a game; `ironbridge games` lists them.
help-lang = Language; without this option, that of the terminal.
help-data = An edited copy of the game’s components (board.toml).
help-option = An option of the game, for example introductory=true.
help-file = A saved game.
help-play = Sit down at a table in this terminal.
help-seats = Who plays, seat by seat: human, or the level of a bot (beginner, easy, medium, hard, expert). Without it: you and two easy bots.
help-names = The names of the players, seat by seat.
help-seed = The number that decides all chance; without it a new one is drawn.
help-resume = Go on with a saved game; without a file, with the last one.
help-save = Save the game here after every move.
help-shot = Save what was on the screen as a picture.
help-simulate = Play many random games on all cores and print statistics.
help-games = How many games.
help-seat-count = Number of players; 0 is the most the game allows.
help-first-seed = The seed of the first game; the others follow.
help-workers = Processes; 0 is one for each core.
help-check-invariants = Check every position against the invariants of the game (slow).
help-json = Print the statistics as JSON.
help-arena = Let bots and programs play matches: same deals, rotated seats, intervals.
help-players = Who plays, separated by commas: levels of bots, greedy-1, or program:COMMAND LINE. Two share the seats, one alone has all of them, of more every pair meets. Without it: the two strongest levels.
help-alone = One seat against the rest, both ways.
help-one-way = With --alone: only the first of each pair sits alone.
help-adjacent = Only neighbours in the list meet, not every pair.
help-deals = How many deals; each is played once for every rotation of every line-up.
help-first-deal = The seed of the first deal, or the beginning of a block: choosing for duels that decide something, reporting for figures to be published.
help-ray = Work on the machines of the Ray cluster at this address; “local” starts one on this machine. Needs the extra “ray”.
help-limit = Seconds that a program may think about a decision.
help-results = Keep games, result and chart in this folder; the same command goes on from there.
help-connect = Let a program sit at the tables of a server and play there. It goes on after lost connections and restarts; Ctrl-C ends it, and running games wait for it.
help-connect-server = The address of the server, as people reach it.
help-connect-bot = The command line of the program; it speaks the same lines as in the arena.
help-connect-token = The token of the program’s account. Better in the variable IRONBRIDGE_TOKEN, where no list of processes shows it.
help-connect-table = Sit down at this table: its link, with the invitation, or its id. May be repeated. Tables where the program sits already are always played.
help-connect-open = Open a table of this game for others to join, and another one when it is over.
help-connect-games = End after so many finished games; 0 goes on.
help-connect-log = Keep here what the program writes to its standard error.
help-replay = Step through a saved game.
help-from = Begin after so many moves.
help-seat = Look from this seat (from 0); without it, as a spectator.
help-check = Only check that every move is legal and that the digest is right.
help-rules = Print the rules of a game, clause by clause.
help-word = A clause’s id, or words it must hold.
help-coverage = Where each clause stands in the code, and its tests (in a copy of the repository).
help-list-games = List the games with their numbers of players and options.
help-moves = Print every move of a game with its notation.
help-position = Show a position with its legal moves.
help-position-file = A position as text or JSON; - reads it from the standard input.
help-picture = Save a picture of a table after some random moves.
help-out = The picture’s file.
help-plies = How many random moves.
help-width = Columns of the screen.
help-dataset = Write the decisions of many games as Parquet files, a row for each: what the seat saw, could do and did, and the result. The same command goes on where it stopped. Needs the extra “datasets”.
help-dataset-folder = The folder of the dataset.
help-dataset-from = Saved games: files, or folders of them.
help-dataset-game = Instead of saved games: the game that bots play.
help-dataset-level = With --game: the level of all bots.
help-dataset-part = Games in a file.
help-puzzles = Positions with one clearly best action.
help-puzzles-make = Make puzzles of a game: bots play it, or saved games are read, and the expert says where one action is clearly better than all others. The same command goes on where it stopped.
help-puzzles-grade = Let the levels of today try the puzzles of a file again, and grade them by that: for whoever has changed a level.
help-puzzles-out = The file of the puzzles (TOML).
help-puzzles-games = Games to look at, at most.
help-puzzles-level = The level of the bots that play.
help-puzzles-records = Instead of games of bots: a folder of saved games.
help-puzzles-count = Puzzles to keep.
help-train = Learn to play a game from games of bots against themselves. The same command goes on where it stopped. Needs the extra “training”.
help-train-out = The folder that holds everything: positions, optimiser, versions, and at the end weights.bin.
help-train-minutes = How long to train, earlier starts in the same folder included; then the last version plays its duels.
help-train-actors = Processes that play; 0 is one for each core but one.
help-train-from = Begin with these weights; “shipped” means those that come with the game.
