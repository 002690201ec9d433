# Texts of puzzles.

puzzles-title = Puzzles
puzzles-what = Positions from games, in each of which one action is clearly better than all others. The strongest bot has looked at them several times. Find the action on the board, as if it were your turn.
puzzles-signed-out = What you solve is kept in this browser. Sign in to keep it with your account.
puzzles-solved = { $solved } of { $count } solved
puzzles-none = No puzzle is here yet.
puzzle-grade-1 = Easy
puzzle-grade-2 = Medium
puzzle-grade-3 = Hard
puzzle-grade-4 = Very hard
puzzle-link = Puzzle { $number }, { $grade }
puzzle-link-solved = Puzzle { $number }, { $grade }, solved
puzzle-page = Puzzle { $number } · { $game }
puzzle-task = Find the best action.
puzzle-task-more = Only the action counts, not the card or the cubes that pay for it.
puzzle-give-up = Show the answer
puzzle-right = Right!
puzzle-right-first = Right, at the first try!
puzzle-wrong = Not quite
puzzle-wrong-what = It can be played, but another action is clearly better here. Have another look.
puzzle-again = Try again
puzzle-answer = The answer
puzzle-tried = You tried
puzzle-costs-win = { $win } of the chance to win less than the answer
puzzle-costs = { $points } points less than the answer
puzzle-why = Why
puzzle-then = Then
puzzle-expected = Chance to win { $win }, { $points } points expected
puzzle-explaining = The bot explains…
puzzle-no-reason = It leads to the best position by far; no single fact decides.
puzzle-source = Where it comes from
puzzle-source-bots = Game { $seed } of bots ({ $level }), after { $ply ->
        [one] one move
       *[other] { $ply } moves
    }
puzzle-source-record = Record { $file }, after { $ply ->
        [one] one move
       *[other] { $ply } moves
    }
puzzle-found = Who finds it
puzzle-found-level = { $level } { $found } of { $tries }
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-retry = Ask again
