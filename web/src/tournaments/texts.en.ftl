# Texts of tournaments.

tour-title = Tournaments
tour-lead = Rounds of several tables for everybody in the club: the server seats people, notes results and keeps the standings.
tour-new = New tournament
tour-none = There is no tournament yet.
tour-open-ones = Open to enter
tour-running-ones = Being played
tour-past-ones = Past
tour-older = Show older ones
tour-form-swiss = Swiss
tour-form-round-robin = Round robin
tour-status-open = Open
tour-status-running = Round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
}
tour-status-over = Over
tour-status-cancelled = Called off
tour-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tour-host = Host: { $name }
tour-you-play = You play
tour-bot = { $level } bot, no. { $number }

## A new tournament

tour-create-form = How people meet
tour-swiss-help = People with like points meet, and nobody meets the same people twice if it can be helped. People may enter until half of the rounds have begun.
tour-round-robin-help = Everybody meets everybody. As many rounds as that takes; for up to 20 players. Nobody can enter after the start.
tour-name = Name of the tournament
tour-rounds = Rounds
tour-count = { $count }
tour-sizes = Tables
tour-smallest = Fewest seats at a table
tour-largest = Most seats at a table
tour-sizes-help = There are as few byes as possible, then as few tables, and all tables are about the same size.
tour-pace = Pace
tour-automatic = The next round begins by itself
tour-automatic-help = Otherwise you start each round, as on an evening in the club.
tour-deadline-after = Time for each round
tour-hours = { $hours ->
    [0] As long as it takes
    [1] 1 hour
    [2] 2 hours
    [3] 3 hours
    [4] 4 hours
    [24] 1 day
    [72] 3 days
    [168] 1 week
    [336] 2 weeks
    [720] 30 days
   *[other] { $hours } hours
}
tour-deadline-help = At the end of that time a bot plays on for everybody at tables that are not finished, so that each table has a result. You can move the deadline.
tour-rated = Rated games
tour-rated-help = The games count for ratings as well. That needs a clock, and the whole game.
tour-create = Open the tournament
tour-account = Tournaments are for people with an account.

## One tournament

tour-enter = Enter the tournament
tour-enter-late = Enter from the next round on
tour-enter-help = You can leave again at any time.
tour-entered = You play in this tournament.
tour-leave = Leave the tournament
tour-leave-help = You play no further rounds. A game that runs goes on: play it to the end, or resign at the table.
tour-miss = Miss the next round
tour-back = Play the next round after all
tour-missing = You miss the next round.
tour-to-table = Go to your table
tour-closed = Nobody can enter any more.
tour-next = Next round
tour-next-sizes = { $players ->
    [one] { $players } player
   *[other] { $players } players
}: { $tables ->
    [one] one table of { $sizes }
   *[other] { $tables } tables of { $sizes }
}{ $byes ->
    [0] {"."}
    [one] {", "}and one bye.
   *[other] {", "}and { $byes } byes.
}
tour-next-too-few = Too few players for a table of { $least } so far.
tour-facts = What is played
tour-fact-game = Game
tour-fact-form = Form
tour-fact-tables = Tables
tour-fact-seats = { $smallest ->
    [0] { $largest } seats
   *[other] { $smallest } to { $largest } seats
}
tour-fact-rounds = Rounds
tour-fact-rounds-later = until everybody has met everybody
tour-fact-clock = Clock
tour-clock-none = none
tour-clock-live = { $minutes } min, plus { $seconds } s for each decision
tour-clock-correspondence = { $time } for each turn
tour-fact-round-time = Time for each round
tour-fact-stakes = Stakes
tour-fact-casual = casual
tour-fact-rated = rated
tour-option-on = yes
tour-standings = Standings
tour-no-standings = There are standings as soon as the first round begins.
tour-rank = Rank
tour-player = Player
tour-points = Points
tour-tables-played = Tables
tour-wins = Wins
tour-byes = Byes
tour-share = At the tables
tour-opponents = Opponents
tour-lot = Lot
tour-how = How places are decided
tour-how-points = Points: the first at a table gets 12 and the last 0, with equal steps between them, whatever the size of the table. People who share a place share its points. A bye brings 6; an absence, or a table that was given up, brings nothing. Whoever resigns is last at the table.
tour-how-share = Then “at the tables”: one’s own score as a percentage of the average at the table, averaged over one’s tables.
tour-how-opponents = Then “opponents”: the average points of everybody one sat with.
tour-how-lot = Then the lot, drawn with the seed { $seed }.
tour-how-deadline = Deadlines: at the deadline of a round a bot plays on for everybody at tables that are not finished. What it plays counts.
tour-csv-standings = Standings (CSV)
tour-csv-results = Results (CSV)
tour-round = Round { $number }
tour-round-began = Began { $time }
tour-round-until = Deadline { $time }
tour-round-over = Ended { $time }
tour-table = Table { $number }
tour-table-seats = { $count } seats
tour-table-running = being played
tour-table-abandoned = given up, no points
tour-place = { $place }.
tour-score = { $score } points
tour-gained = +{ $points }
tour-corrected = Corrected by the host, { $time }: { $reason }
tour-bye-names = Bye: { $names }
tour-absent-names = Absent: { $names }
tour-entries = Players
tour-no-entries = Nobody has entered yet.
tour-late = from round { $round } on
tour-gone = left
tour-removed = removed by the host
tour-is-away = misses the next round

## For the host

tour-hosting = For the host
tour-start = Start with { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tour-start-round = Start round { $number }
tour-finish = Finish the tournament
tour-waiting = A round can begin when all tables have ended.
tour-add-bot = Add a bot
tour-bot-level = Level of the bot
tour-mark-away = Misses next round
tour-mark-away-name = Misses next round: { $name }
tour-mark-back = Plays after all
tour-mark-back-name = Plays after all: { $name }
tour-remove = Remove
tour-remove-name = Remove { $name }
tour-remove-help = { $name } plays no further rounds and cannot enter again.
tour-reason = Reason, kept in the audit log
tour-reason-shown = Reason, which everybody reads
tour-keep = Not now
tour-set-deadline = Move the deadline
tour-deadline-at = New deadline of this round
tour-no-deadline = No deadline
tour-end-now = End this round now
tour-end-now-help = Bots play on at once for everybody at tables that are not finished.
tour-call-off = Call the tournament off
tour-call-off-help = Games that run go on, but count for nothing here.
tour-correct = Enter a result by hand
tour-correct-name = Enter a result by hand, round { $round }, table { $number }
tour-correct-place = Place of { $name }
tour-correct-score = Points of { $name }
tour-correct-save = Save this result
