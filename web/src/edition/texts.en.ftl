edition-title = Correct the numbers from your copy
edition-lead = You own the printed game? Put in what is printed where our number is another. You can play with your edition at once, alone, with bots or with others: a table says which edition it uses, and its record carries it. Rated games are played as the game comes.
edition-came = These are the numbers of the edition you came from.
edition-tiles = Industry tiles
edition-cards = Cards
edition-market-tiles = Market tiles
edition-imports = Coal imports
edition-pieces = Pieces of each colour
edition-demand-tokens = Demand tokens
edition-towns = Towns
edition-connections = Connections
edition-characters = Characters
edition-buildings = Buildings
edition-techniques = Techniques
edition-cost = price
edition-coal = coal
edition-iron = iron
edition-cubes = cubes
edition-payout = payout
edition-points = points
edition-value = value
edition-links = links
edition-industries = industries
edition-count = number
edition-was = ours: { $value }
edition-back = Back to our number: { $name }
edition-changed = { $count ->
    [0] nothing corrected yet
    [one] 1 number corrected
   *[other] { $count } numbers corrected
}
edition-group = { $count ->
    [0] { $section }
   *[other] { $section }: { $count } corrected
}
edition-play = Play with this edition
edition-export = Save as a board file
edition-export-help = The file is the board.toml of the game with your numbers: “ironbridge play --data FILE” plays with it on your own machine.
edition-saved = { $file } was saved.
edition-clear = Take all corrections back
edition-whole = { $name }: a whole number, please.
edition-use = Play with the corrected edition
edition-use-help = { $count ->
    [one] One number is as in your copy.
   *[other] { $count } numbers are as in your copy.
} Such a game is never rated.
edition-see = See and change the numbers
