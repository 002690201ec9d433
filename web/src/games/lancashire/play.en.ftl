# Texts of deciding in Brass: Lancashire: what it has beside those that both Brass games share.

## Actions, chips and questions

bl-play-double = Build double
bl-play-amount = £{ $money } for { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
}
bl-play-ask-amount = Choose how much to borrow.

## Costs

bl-play-port = Through the port in { $location }
bl-play-replaces = Takes the place of a lower tile
bl-play-distant = Distant cotton market
bl-play-distant-tiles = { $tiles ->
    [one] { $tiles } tile in the pile
   *[other] { $tiles } tiles in the pile
}
bl-play-distant-bonus = If it stays open: the mill flips, and +{ $most } income
bl-play-distant-bonuses = If it stays open: the mill flips, and +{ $least } to +{ $most } income
bl-play-distant-odds = { $closing ->
    [0] No tile can close the market now
    [one] { $closing } tile of { $tiles } closes the market: nothing sold
   *[other] { $closing } tiles of { $tiles } close the market: nothing sold
}
bl-play-when-sold = When its cotton is sold: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, +{ $income } income
bl-play-when-shipped = When cotton goes through it: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, +{ $income } income
bl-play-shipyard = A shipyard flips at once.

## The confirm button

bl-play-do-double = Build for £{ $money }, two cards
bl-play-do-double-plain = Build with two cards
bl-play-do-port = Sell through this port
bl-play-do-distant = Try the distant market

## Rounds

bl-play-last-loans = last loans
bl-play-no-loans = no more loans
