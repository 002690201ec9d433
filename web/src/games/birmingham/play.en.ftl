# Texts of deciding in Brass: Birmingham: actions, chips, costs, the confirm button.

## Actions

bb-play-build = Build
bb-play-network = Network
bb-play-develop = Develop
bb-play-sell = Sell
bb-play-borrow = Loan
bb-play-scout = Scout
bb-play-pass = Pass

## Chips and questions

bb-play-tile = { $industry } { $level }
bb-play-ask-action = Choose an action.
bb-play-ask-industry = Choose an industry.
bb-play-ask-place = Choose a place on the map.
bb-play-ask-card = Choose a card to discard.

## Costs

bb-play-coal = Coal from { $location }
bb-play-iron = Iron from { $location }
bb-play-beer = Beer from { $location }
bb-play-barrel = The merchant’s barrel at { $space }
bb-play-owner = { $owner }
bb-play-free = free
bb-play-flow = { $count } free
bb-play-coal-market = Coal from the market
bb-play-iron-market = Iron from the market
bb-play-coal-sold = { $cubes ->
    [one] { $cubes } coal cube to the market
   *[other] { $cubes } coal cubes to the market
}
bb-play-iron-sold = { $cubes ->
    [one] { $cubes } iron cube to the market
   *[other] { $cubes } iron cubes to the market
}
bb-play-plus = +£{ $money }
bb-play-loan = Loan
bb-play-loan-income = { $levels ->
    [one] { $levels } income level down
   *[other] { $levels } income levels down
}
bb-play-bonus = The merchant pays
bb-play-bonus-points = Merchant: +{ $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
bb-play-bonus-income = Merchant: +{ $amount ->
    [one] { $amount } income space
   *[other] { $amount } income spaces
}
bb-play-leaves = leaves your mat
bb-play-scouted = You take one wild location and one wild industry card.
bb-play-flips = { $industry } flips: { $owner } gains { $points ->
    [one] { $points } point
   *[other] { $points } points
}, +{ $income } income
bb-play-when-sold = When sold ({ $beer ->
    [0] no beer
   *[other] { $beer } beer
}): { $points ->
    [one] { $points } point
   *[other] { $points } points
}, +{ $income } income
bb-play-when-used = When used up: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, +{ $income } income

## The confirm button

bb-play-do-build = Build for £{ $money }
bb-play-do-build-free = Build
bb-play-do-link = Place the link for £{ $money }
bb-play-do-link-plain = Place the link
bb-play-do-develop = Develop for £{ $money }
bb-play-do-develop-free = Develop
bb-play-do-sell = Sell
bb-play-do-loan = Take £{ $money }
bb-play-do-scout = Scout
bb-play-do-pass = Pass
bb-play-do-card = Discard this card
bb-play-do-remove = Give up this tile
bb-play-do-take = Take from here
bb-play-warn-pass = You could do something else. Press again to pass.
bb-play-warn-loan = Your income falls to { $level }: you will pay each round. Press again to borrow.

## Players and rounds

bb-play-said-money = { $money } pounds
bb-play-said-income = income { $income }
bb-play-said-points = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
bb-play-note = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} · spent £{ $spent }
bb-play-deck = { $cards ->
    [0] deck empty
    [one] { $cards } card left
   *[other] { $cards } cards left
}
