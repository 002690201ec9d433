# The table as it is drawn: titles, heads of columns, two letters for each industry.

sheet-board = Lancashire
sheet-players = Players
sheet-markets = Markets
sheet-distant = Distant cotton market
sheet-mats = Next tile on each mat
sheet-mat = Your mat: the next tiles
sheet-hand = Your hand ({ $cards })

sheet-round = round { $round } of { $rounds }
sheet-deck =
    { $cards ->
        [0] deck empty
        [one] { $cards } card in the deck
       *[other] { $cards } cards in the deck
    }
sheet-beneath =
    { $cards ->
        [one] { $cards } card put aside for this era
       *[other] { $cards } cards put aside for this era
    }
sheet-loans-last = last round of loans
sheet-loans-over = no more loans

sheet-head-player = player
sheet-head-money = money
sheet-head-income = income
sheet-head-points = VP
sheet-head-spent = spent
sheet-head-cards = cards
sheet-head-links-left = links left
sheet-head-industry = industry
sheet-head-level = lv
sheet-head-left = left
sheet-head-cost = cost
sheet-head-use = yield
sheet-head-place = place
sheet-head-links = links
sheet-head-slots = slots

sheet-money = £{ $money }
sheet-next-price = the next cube costs £{ $money }
sheet-gives = gives { $cubes }
sheet-market-icon = opens the markets
sheet-flips-at-once = flips at once
sheet-sold = sells cotton
sheet-only-canal = canal era only
sheet-only-rail = rail era only
sheet-only-develop = never built: develop

sheet-distant-open = the marker is on a space worth { $bonus ->
    [one] { $bonus } income space
   *[other] { $bonus } income spaces
}; { $tiles ->
    [one] { $tiles } tile in the pile
   *[other] { $tiles } tiles in the pile
}
sheet-distant-closed = closed for this era
sheet-distant-drawn = tiles drawn: { $steps }

sheet-flipped = flipped
sheet-cubes = cubes left
sheet-market = market icon
sheet-link-built = link
sheet-link-open = can be built

short-cotton_mill = Ct
short-port = Pt
short-shipyard = Sh
short-iron_works = Ir
short-coal_mine = Cl

## Groups of moves, by the first word of their notation

group-build = Build an industry
group-double = Build with both actions
group-link = Build a link
group-sell = Sell cotton
group-develop = Develop
group-loan = Loan
group-pass = Pass
group-card = Discard a card
group-coal = Take coal
group-iron = Take iron
group-port = Sell through a port
group-distant = Sell to the distant market
group-done = Stop
group-remove = Give up a tile

## What breaks a tie, in order

tie-0 = income space
tie-1 = money
