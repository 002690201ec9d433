# The archive, the leaderboards and a person's results in English.

## The archive

club-archive = Archive
club-archive-lead = Finished games that everybody may see: look at them again, have them analysed, or take them along.
club-to-ratings = Leaderboards
club-search = Search
club-clear = Clear the search
club-more-filters = More to search by
club-any = any
club-stakes = Casual or rated
club-people = People
club-people-help = Whole names of accounts, with commas between them.
club-bot = Bot
club-option = Option
club-option-first = Choose a game first.
club-yes = yes
club-no = no
club-since = From
club-until = To
club-least-score = Winner’s points, at least
club-most-score = at most
club-least-moves = Moves, at least
club-most-moves = at most
club-sort = Order
club-sort-newest = newest first
club-sort-oldest = oldest first
club-sort-highest = most points first
club-sort-lowest = fewest points first
club-sort-longest = longest first
club-sort-shortest = shortest first
club-found = Games found
club-none = No public game fits. Leave something out, or choose other dates.
club-more = Show more
club-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
club-won = wins
club-replay = Replay
club-replay-of = Replay: { $game }, { $date }
club-analysis = Analysis
club-analysis-of = Analysis: { $game }, { $date }
club-download = Take them along
club-download-help = The records of the first { $most } games found, in one file.
club-download-zip = Texts (zip)
club-download-jsonl = For programs (JSON lines)
club-watch = Running now

## Leaderboards

club-ratings = Leaderboards
club-rating-meaning = A rating is our best guess at how strong somebody plays, from the places in their rated games; the true strength lies in the interval 19 times out of 20, and the list goes by its lower end.
club-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
club-kinds = Which leaderboard
club-board-of = { $game }, { $players }
club-rank = Rank
club-name = Name
club-rating = Rating
club-interval = Interval
club-interval-text = { $low } to { $high }
club-provisional = Provisional
club-provisional-help = Fewer than { $count } rated games: too early for a rank.
club-nobody = Nobody yet.
club-no-ratings = Nobody has played a rated game yet. Choose “Rated” when you set up a table.
club-to-archive = Archive

## A person

club-history = Rating, game by game
club-history-of = Rating in { $game }, { $players }
club-plot-said = { $what }: { $mu } after { $count ->
    [one] { $count } game
   *[other] { $count } games
}, between { $low } and { $high }; lowest { $least }, highest { $most }. The numbers follow in a table.
club-numbers = The numbers of this picture
club-date = Date
club-place = Place
club-points = Points
club-results = Results
club-counted = { $count ->
    [0] No finished public game yet.
    [one] From { $count } finished public game, casual or rated.
   *[other] From { $count } finished public games, casual and rated.
}
club-counted-most = From the newest { $count } finished public games, casual and rated.
club-by-game = By game
club-by-seat = By seat
club-by-opponent = By opponent
club-average-place = Average place
club-average-score = Average points
club-best-score = Best
club-rated-games = Rated
club-kind = Game and number of players
club-seat = Seat
club-opponent = Opponent
club-ahead = Ahead of them
club-behind = Behind them
club-openings = First moves they like
club-opening-times = { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}, { $wins ->
    [0] none won
    [one] { $wins } won
   *[other] { $wins } won
}
club-their-games = Search their games in the archive
