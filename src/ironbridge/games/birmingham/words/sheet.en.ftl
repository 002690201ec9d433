# The table as it is drawn: titles, heads of columns, two letters for each industry.

sheet-board = The Midlands
sheet-players = Players
sheet-markets = Markets
sheet-merchants = Merchants
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

sheet-head-player = player
sheet-head-money = money
sheet-head-income = income
sheet-head-points = VP
sheet-head-spent = spent
sheet-head-cards = cards
sheet-head-links-left = links left
sheet-head-merchant = merchant
sheet-head-buys = buys
sheet-head-bonus = barrel’s bonus
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
sheet-bonus-money = £{ $amount }
sheet-bonus-victory_points = { $amount } VP
sheet-bonus-develop = develop { $amount }
sheet-bonus-income_spaces = income +{ $amount }
sheet-gives = gives { $cubes }
sheet-needs =
    { $barrels ->
        [0] no beer
       *[other] beer { $barrels }
    }
sheet-only-canal = canal era only
sheet-only-rail = rail era only

sheet-farm = farm
sheet-flipped = flipped
sheet-cubes = cubes left
sheet-barrel = barrel
sheet-link-built = link
sheet-link-open = can be built

short-cotton_mill = Ct
short-manufacturer = Mf
short-pottery = Po
short-coal_mine = Cl
short-iron_works = Ir
short-brewery = Br

## Groups of moves, by the first word of their notation

group-build = Build an industry
group-link = Build a link
group-sell = Sell
group-develop = Develop
group-loan = Loan
group-scout = Scout
group-pass = Pass
group-card = Discard a card
group-coal = Take coal
group-iron = Take iron
group-beer = Take beer
group-done = Stop
group-remove = Give up a tile

## What breaks a tie, in order

tie-0 = income space
tie-1 = money
