# Texts around lessons: the coach of a guided game, and the way to "how to play".

learn-begin = Learn by playing
learn-how = How to play
learn-coach = Coach
learn-coach-open = Open the coach
learn-lesson = Lesson { $number } of { $count }
learn-note = What just happened
learn-contents = All lessons
learn-later = Not come up yet
learn-fold = Show only the title
learn-unfold = Show the page
learn-close = Put the coach away
learn-unread = { $count } new
learn-back = Back
learn-next = Next
learn-understood = Understood
learn-rule = The rule
learn-done = Done:
learn-rest-title = Play on as you like
learn-rest =
    The coach speaks up when something new happens. Everything that may be chosen lights up; { $pointer ->
        [finger] tap anything else to read why not.
       *[mouse] point at anything else and press ? to read why not.
    }

## The page

learn-title = How to play { $game }
learn-sections = On this page
learn-play = Play a first game
learn-end = And now a game
learn-more = More, when you need it
learn-clauses = The exact rules
learn-none = There is no introduction to this game yet. The rules are complete.
learn-rules = All the rules
