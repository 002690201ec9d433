# The table as it is drawn: titles, heads of columns, two letters for each industry.

sheet-board = { $map }
sheet-players = Players
sheet-markets = Demand track
sheet-mats = Next tile on each mat
sheet-mat = Your mat: the next tiles
sheet-display = Open cards
sheet-hand = Your hand ({ $cards })

sheet-round = round { $round }
sheet-deck =
    { $cards ->
        [0] draw pile empty
        [one] { $cards } card in the draw pile
       *[other] { $cards } cards in the draw pile
    }

sheet-head-player = player
sheet-head-money = money
sheet-head-loans = loans
sheet-head-points = VP
sheet-head-spent = spent
sheet-head-cards = cards
sheet-head-links-left = rails left
sheet-head-industry = industry
sheet-head-level = lv
sheet-head-left = left
sheet-head-cost = cost
sheet-head-payout = pays
sheet-head-use = yield
sheet-head-place = place
sheet-head-links = railways
sheet-head-slots = spaces

sheet-money = ${ $money }
sheet-next-price = the next cube costs ${ $money }
sheet-gives = gives { $cubes }
sheet-sold = sells goods
sheet-brings = brings coal, opens a market
sheet-takes-cotton = takes cotton
sheet-takes-factory = takes factory goods
sheet-takes-cotton-factory = takes cotton and factory goods
sheet-only-develop = never built: develop
sheet-distant-port = distant port
sheet-no-transit = no transit

sheet-flipped = flipped
sheet-cubes = cubes left
sheet-market = market tile
sheet-blank = mill, factory or ironworks
sheet-lane = open sea lane
sheet-link-built = railway
sheet-link-open = can be built

short-cotton_mill = Ct
short-factory = Fa
short-coal_mine = Cl
short-ironworks = Ir
short-port = Pt
short-ship = Sh

## Groups of moves, by the first word of their notation

group-build = Build an industry
group-combine = Build with both actions
group-link = Build a railway
group-sell = Sell goods
group-develop = Develop
group-draw = Take a card
group-pass = Pass
group-card = Use a card
group-coal = Take coal
group-iron = Take iron
group-port = Sell through a port
group-market = Sell to a market
group-repay = Pay back a loan
group-done = Stop

## What breaks a tie, in order

tie-0 = place on the order track
