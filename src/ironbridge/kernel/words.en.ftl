# What the kernel itself says, whatever the game.

# Seats are called by the colours they are drawn in, in the terminal and in the browser.
seat-0 = Brick
seat-1 = Steel
seat-2 = Amber
seat-3 = Plum
seat-4 = Pewter

list-none = nothing

option-yes = yes
option-no = no

rule-kind-rule = Rule
rule-kind-reading = Our reading of an unclear point
rule-kind-ruling = Ruling by the designer or publisher

place-heading = French rulebook: “{ $heading }”
place-reading = Our list of unclear points, { $number }
place-facts = Our notes on the components
place-rulings = Rulings by the designer or publisher

why-game-over = The game is over.
why-not-deciding = It is not for { $seat } to decide now.

level-beginner = Beginner
    .help = Sees what stands out, overlooks much and is often wrong: for your first games.
level-easy = Easy
    .help = Plays with sense, but overlooks good moves and misjudges some plans.
level-medium = Medium
    .help = Overlooks little and answers at once, without looking far ahead.
level-hard = Hard
    .help = Plans its whole turn, with what it learned from many games.
level-expert = Expert
    .help = Compares many plans for its turn before it decides; takes up to a second.

# Bots of earlier releases, which older tables still have.
level-random = Random
    .help = Plays any legal move.
level-greedy = Classic
    .help = Takes the action that looks best now.

# Why a plan is good, whatever the game.
reason-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once.
