# Texts of deciding in Age of Industry: what it has beside those that the Brass games share.

## Actions, chips and questions

ai-play-combine = Both actions
ai-play-link = Railway
ai-play-draw = Draw
ai-play-repay = Repay a loan
ai-play-deck = From the pile
ai-play-import = Imported coal: { $location }
ai-play-market = { $market }: { $tile }
ai-play-owned = { $slot }, { $owner }
ai-play-ask-tile = Choose a tile to take off your mat.
ai-play-ask-draw = Choose an open card or the pile.

## Loans, beside every question

ai-play-no-loan = No loans. What you cannot pay is borrowed by itself, ${ $money } at a time.
ai-play-loans = { $loans ->
    [one] 1 loan: ${ $interest } of interest each round.
   *[other] { $loans } loans: ${ $interest } of interest each round.
}
ai-play-loans-repay = { $loans ->
    [one] Repay: 1 loan, ${ $interest } of interest each round
   *[other] Repay: { $loans } loans, ${ $interest } of interest each round
}
ai-play-repay-do = Repay ${ $money }
ai-play-repay-note = Leaves you ${ $money }, and ${ $interest } of interest each round.

## Costs

ai-play-coal-bought = { $cubes ->
    [one] Coal from the demand track
   *[other] { $cubes } coal from the demand track
}
ai-play-iron-bought = { $cubes ->
    [one] Iron from the demand track
   *[other] { $cubes } iron from the demand track
}
ai-play-loan = { $loans ->
    [one] A loan, taken by itself
   *[other] { $loans } loans, taken by themselves
}
ai-play-loan-interest = ${ $money } of interest each round
ai-play-repaid = One loan paid back
ai-play-repaid-interest = ${ $money } less interest each round
ai-play-replaces = Takes the place of a lower tile
ai-play-imports = { $cubes ->
    [one] The ship brings { $cubes } coal cube
   *[other] The ship brings { $cubes } coal cubes
}
ai-play-port = Through the port in { $location }
ai-play-to-market = To the market: { $market }
ai-play-to-hand = into your hand
ai-play-flips = { $industry } flips
ai-play-flips-other = { $industry } flips: { $owner } receives ${ $money }
ai-play-when-sold = ${ $money } when its goods are sold, { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end
ai-play-when-shipped = ${ $money } when goods go through it, { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end
ai-play-when-empty = ${ $money } when its last cube leaves, { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end
ai-play-when-used-up = ${ $money } when its coal and its market are used up, { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end
ai-play-then-coal = { $cubes ->
    [one] Then you choose which of the nearest sources gives the coal
   *[other] Then you choose which of the nearest sources give { $cubes } coal
}
ai-play-then-iron = { $cubes ->
    [one] Then you choose which of the nearest works gives the iron
   *[other] Then you choose which of the nearest works give { $cubes } iron
}
ai-play-then-outlet = Then you choose where the goods go
ai-play-payout = +${ $money }

## The confirm button

ai-play-do-combine = Build for ${ $money }, both actions
ai-play-do-combine-plain = Build with both actions
ai-play-do-link = Lay the rails for ${ $money }
ai-play-do-link-plain = Lay the rails
ai-play-do-port = Sell through this port
ai-play-do-market = Sell to this market
ai-play-do-draw = Take this card

## Players and rounds

ai-play-said-money = { $money ->
    [one] { $money } dollar
   *[other] { $money } dollars
}
ai-play-said-loans = { $loans ->
    [0] no loan
    [one] { $loans } loan
   *[other] { $loans } loans
}
ai-play-said-points = { $points ->
    [one] { $points } victory point if the game ended now
   *[other] { $points } victory points if the game ended now
}
ai-play-note = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} · spent ${ $spent }
ai-play-round = Round { $round }
ai-play-part-end = Points
ai-play-measure-points = Points if the game ended then
ai-play-measure-money = Money
ai-play-measure-loans = Loans
ai-play-measure-rails = Railways

## Where points came from

ai-play-from-tiles = Tiles
ai-play-from-money = Money
ai-play-from-loans = Loans not repaid
