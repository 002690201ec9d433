# Texts of the board and the panels of Brass: Lancashire.

bl-map = Map of Lancashire, { $era }
bl-map-title = Lancashire
bl-irish-sea = Irish Sea
bl-morecambe-bay = Morecambe Bay
bl-market = market
bl-market-icon = market icon
bl-port-open = { $tile }, no cotton shipped yet
bl-place-market = { $name }, border with a market icon, { $values } link values
bl-place-around = { $name }, nothing is built here, { $values } link values
bl-around = Around

## Distant market

bl-distant = Distant market
bl-distant-said = Distant market: space { $space } of { $spaces }, +{ $bonus } income, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} to draw
bl-distant-closed = closed
bl-distant-closed-said = Distant market: closed until the era ends
bl-income-plus = +{ $spaces }
bl-distant-space = Space
bl-distant-at = { $space }, +{ $bonus } income
bl-distant-drawn = drawn
bl-distant-pile = { $tiles ->
    [one] { $tiles } tile left
   *[other] { $tiles } tiles left
}

## Deck

bl-deck-tile = Deck tile
bl-deck-cards = { $cards ->
    [one] { $cards } card to draw
   *[other] { $cards } cards to draw
}
bl-deck-stephenson = Stephenson: no cards left
bl-deck-rothschild = Rothschild: last loans
bl-deck-no-loans = No more loans
bl-deck-aside = { $cards } beneath, for later
bl-deck-beneath = then { $cards } beneath
