# The table as it is drawn: titles, heads of columns, effects, groups of moves.

sheet-market = Market
sheet-cards = Cards of the market
sheet-players = Players
sheet-events = Events
sheet-quarters = Quarters

sheet-round = { $period }, round { $round } of { $rounds }
sheet-event-now = now
sheet-event-next = next
sheet-tokens-left =
    { $tokens ->
        [one] { $tokens } token in the stock
       *[other] { $tokens } tokens in the stock
    }

sheet-head-player = player
sheet-head-phase = phase
sheet-head-money = money
sheet-head-spyrium = Spyrium
sheet-head-points = VP
sheet-head-residence = residence
sheet-head-workers = active
sheet-head-kept = tokens
sheet-head-event = event
sheet-head-card = card
sheet-head-cost = cost
sheet-head-surcharge = surcharge
sheet-head-tokens = tokens
sheet-head-effect = effect
sheet-head-buildings = buildings
sheet-head-techniques = techniques

sheet-money = £{ $money }
sheet-passed = passed
sheet-used = used
sheet-open = open
sheet-points = { $points } VP
sheet-built = when built

## Effects

part-workers =
    { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    }
part-money = £{ $number }
part-per-worker = £{ $number } per worker
part-spyrium = { $number } Spyrium
part-points = { $number } VP
part-new-workers =
    { $number ->
        [one] { $number } new worker
       *[other] { $number } new workers
    }
part-token-money = token in £
part-token-spyrium = token in Spyrium
part-token-points = token in VP
part-residence = residence track
part-reuse = use a tilted building again
part-late-worker = place a worker in Phase II

ability-automation = mines need no worker
ability-lobbying = once a round no surcharge
ability-capitalization = £{ $amount } more per worker taken back for money
ability-crane = new places cost £{ $amount } less
ability-taylorism = once a round use a tilted building again
ability-engineering = { $amount } VP more per worker in a building with the Factory symbol
ability-commerce = keep up to { $amount } tokens; once a round choose the value of a token

## Groups of moves, by the first word of their notation

group-place = Place a worker
group-activation = Go on to Phase II
group-money = Gain money
group-withdraw = Take a worker back
group-activate = Activate a card
group-exploit = Exploit a building
group-taylorism = Use a building again
group-event = Use the event
group-pass = Pass
group-surcharge = Pay the surcharge
group-lobbying = Use Lobbying
group-token = Take a token
group-value = Value of the token
group-new = New place
group-replace = Replace a building
group-step = One space on
group-score = Score
group-bonus = Bonus
