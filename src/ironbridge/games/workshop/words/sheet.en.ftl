# The table as it is drawn: titles, heads of columns, groups of moves.

sheet-board = Great Britain
sheet-cards = Face-up cards
sheet-demand = Demand: pay of each industry
sheet-track = Turn order
sheet-players = Players
sheet-tokens = Your demand tokens

sheet-round = round { $round } of { $rounds }
sheet-deck =
    { $cards ->
        [one] { $cards } card in the deck
       *[other] { $cards } cards in the deck
    }
sheet-aside = { $cards } set aside

sheet-head-player = player
sheet-head-money = money
sheet-head-income = income
sheet-head-links = links
sheet-head-industries = industries
sheet-head-tokens = tokens
sheet-head-bid = last bid
sheet-head-card = card
sheet-head-town = town
sheet-head-value = value
sheet-head-type = type
sheet-head-demand = demand
sheet-head-free = free connections

sheet-money = £{ $money }
sheet-saturated = saturated
sheet-offered = offered with the bid: { $colour }
sheet-room = room for an industry
sheet-link-built = link
sheet-link-open = free connection
tie-0 = place on the turn-order track

## Groups of moves, by the first word of their notation

group-demand = Place demand tokens
group-keep = Keep the tokens
group-offer = Offer a colour
group-bid = Bid
group-recover = Recover money
group-take = Take a card
group-swap = Swap a card
group-place = Choose a town
group-remove = Remove an industry
group-build = Build
group-done = Build no more
