# Texts of the analysis: what decisions were worth, and what would have been better.

analysis-title = Analysis
analysis-working = The bot looks at the game: { $done } of { $all } moves.
analysis-none = There is no decision to look at yet.
analysis-again = Try again
analysis-running-seat = While the game runs, only those who play may look back, each at their own decisions. At the end everything is open.
analysis-running-off = At this table hints are off: the analysis opens when the game is over.
analysis-running-rated = This game is rated: the analysis opens when it is over.
analysis-running-own = Your own decisions, by what you knew then. At the end all are open.

## Chart

analysis-drawn = What the chart shows
analysis-chances = Chance to win
analysis-chances-help =
    What the bot gives each player’s chance to win. { $pointer ->
        [finger] Tap
       *[mouse] Click
    } to go there.
analysis-expected = Expected points
analysis-expected-help =
    What the bot expects each player to have at the end. { $pointer ->
        [finger] Tap
       *[mouse] Click
    } to go there.

## One decision

analysis-decision = { $name } decides
analysis-played = Played
analysis-between = Choose a decision: in the chart, in the list below, or with the arrows.
analysis-earlier = Mistake before
analysis-later = Next mistake
analysis-points = { $points } points expected
analysis-lost = { $flaw }: { $lost } points lost
analysis-lost-win = { $flaw }: { $win } of the chance to win lost, { $lost } points lost
analysis-good = Nothing better was found.
analysis-forced = There was nothing else to do.
analysis-ways = The bot’s best
analysis-way = { $rank }. { $what }: { $points } points expected, { $gain } compared with what was played
analysis-way-played = { $rank }. { $what }: { $points } points expected; this was played
analysis-as-played = played
analysis-following = Then: { $what }
analysis-points-short = { $points } pts
analysis-help = The chance to win, or the points expected at the end; below, compared with what was played and the best that could follow. The lamps on the map have the same ranks.
analysis-slip = Slip
analysis-mistake = Mistake
analysis-blunder = Blunder

## The whole game

analysis-worst = The costliest decisions
analysis-worst-none = No decision cost enough to be called a slip.
analysis-tally = Points lost by decisions
analysis-tally-line = { $name }: { $lost } in { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
