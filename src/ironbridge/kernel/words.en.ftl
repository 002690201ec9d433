# What the kernel itself says, whatever the game.

seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4
seat-4 = Player 5
seat-5 = Player 6

list-none = nothing

option-yes = yes
option-no = no

rule-kind-rule = Rule
rule-kind-reading = Our reading of an unclear point
rule-kind-ruling = Ruling by the designer or publisher

why-game-over = The game is over.
why-not-deciding = It is not for { $seat } to decide now.

level-random = Random
    .help = Plays any legal move.
level-greedy = Greedy
    .help = Takes the action that looks best now.
