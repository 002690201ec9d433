# Texts of deciding that both Brass games share: actions, chips, costs, the confirm button.

## Actions

brass-play-build = Build
brass-play-network = Network
brass-play-develop = Develop
brass-play-sell = Sell
brass-play-pass = Pass

## Chips and questions

brass-play-tile = { $industry } { $level }
brass-play-ask-action = Choose an action.
brass-play-ask-industry = Choose an industry.
brass-play-ask-place = Choose a place on the map.
brass-play-ask-card = Choose a card to discard.

## Costs

brass-play-coal = Coal from { $location }
brass-play-iron = Iron from { $location }
brass-play-free = free
brass-play-flow = { $count } free
brass-play-coal-market = Coal from the market
brass-play-iron-market = Iron from the market
brass-play-coal-sold = { $cubes ->
    [one] { $cubes } coal cube to the market
   *[other] { $cubes } coal cubes to the market
}
brass-play-iron-sold = { $cubes ->
    [one] { $cubes } iron cube to the market
   *[other] { $cubes } iron cubes to the market
}
brass-play-plus = +£{ $money }
brass-play-loan = Loan
brass-play-loan-income = { $levels ->
    [one] { $levels } income level down
   *[other] { $levels } income levels down
}
brass-play-leaves = leaves your mat
brass-play-flips = { $industry } flips. { $owner }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, +{ $income } income
brass-play-when-used = When used up: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, +{ $income } income

## The confirm button

brass-play-do-build = Build for £{ $money }
brass-play-do-build-free = Build
brass-play-do-link = Place the link for £{ $money }
brass-play-do-link-plain = Place the link
brass-play-do-develop = Develop for £{ $money }
brass-play-do-develop-free = Develop
brass-play-do-sell = Sell
brass-play-do-loan = Take £{ $money }
brass-play-do-card = Discard this card
brass-play-do-remove = Give up this tile
brass-play-do-take = Take from here
brass-play-warn-pass = You could do something else. Press again to pass.
brass-play-warn-loan = Your income falls to { $level }: you will pay each round. Press again to borrow.

## Players and rounds

brass-play-said-money = { $money } pounds
brass-play-said-income = income { $income }
brass-play-said-points = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
brass-play-note = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} · spent £{ $spent }
brass-play-deck = { $cards ->
    [0] deck empty
    [one] { $cards } card left
   *[other] { $cards } cards left
}

## Where points came from

brass-play-from-canals = Canals
brass-play-from-canal-tiles = Tiles, canal era
brass-play-from-rails = Railways
brass-play-from-rail-tiles = Tiles, rail era
brass-play-from-merchants = Merchants
brass-play-from-money = Money
brass-play-from-income = Income level
brass-play-from-tiles-again = Tiles of level 2 and more
brass-play-from-debts = Debts that could not be paid
