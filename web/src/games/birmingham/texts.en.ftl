# Texts of the board and the panels of Brass: Birmingham.

bb-map = Map of the Midlands, { $era }
bb-map-title = The Midlands
bb-years-canal = 1770–1830
bb-years-rail = 1830–1870
bb-or = { $first } or { $second }
bb-place = { $name }, { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}: { $contents }
bb-merchant-place = { $name }, merchants, { $values } link values. Bonus of a barrel: { $bonus }
bb-space-empty = { $industries }, empty
bb-slot = { $slot }: { $state }
bb-empty = empty
bb-tile-working = { $industry } level { $level }, { $owner }
bb-tile-cubes = { $tile }, { $resource ->
    [coal] { $cubes } coal left
    [iron] { $cubes } iron left
   *[other] { $cubes ->
        [one] { $cubes } barrel left
       *[other] { $cubes } barrels left
    }
}
bb-tile-unsold = { $tile }, not sold yet
bb-tile-flipped = { $tile }, flipped, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $values ->
    [one] { $values } link value
   *[other] { $values } link values
}
bb-link-open-canal = Canal { $link }: can be built
bb-link-open-rail = Railway { $link }: can be built
bb-link-built-canal = Canal { $link }: { $owner }
bb-link-built-rail = Railway { $link }: { $owner }
bb-merchant-buys = Merchant at { $space }: buys { $goods }, { $barrel ->
    [yes] with a barrel of beer
   *[no] barrel used
}
bb-merchant-blank = Merchant at { $space }: buys nothing
bb-merchant-none = Merchant space { $space }: not used at this table
bb-bonus-money = +£{ $amount }
bb-bonus-points = +{ $amount }
bb-bonus-develop = develop
bb-bonus-income = +{ $amount }
bb-bonus-money-said = £{ $amount }
bb-bonus-points-said = { $amount } points
bb-bonus-develop-said = develop one tile without iron
bb-bonus-income-said = { $amount } income spaces

## Markets

bb-markets = Markets
bb-coal = Coal
bb-iron = Iron
bb-price = £{ $money }
bb-next = next
bb-market-said = { $market }: { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, the next one costs £{ $price }
bb-market-empty = empty: £{ $price } each

## Mat

bb-left = { $tiles ->
    [0] none left
   *[other] { $tiles } left
}
bb-mat-open = Show all tiles
bb-mat-close = Show the next tiles only
bb-links-left = { $left } of { $all } links left
bb-cost-money = £{ $money }
bb-only-canal = only in the canal era
bb-only-rail = only in the rail era
bb-build-only = cannot be developed
bb-tiles = { $count } ×

## Tile close-up

bb-tile-title = { $industry } { $level }
bb-fact-cost = Cost
bb-fact-beer = Beer to sell
bb-fact-flip = When flipped
bb-fact-flip-value = { $points } points, +{ $income } income, { $values ->
    [one] { $values } link value
   *[other] { $values } link values
}
bb-fact-gives = Gives
bb-fact-era = Era
bb-fact-owner = Owner
bb-coal-cubes = { $cubes } coal
bb-iron-cubes = { $cubes } iron
bb-barrels = { $cubes ->
    [one] { $cubes } barrel
   *[other] { $cubes } barrels
}
bb-nothing = nothing

## Hand

bb-hand = Your hand
bb-card-said = Card { $key }: { $name }
bb-card-said-plain = Card: { $name }
bb-no-cards = No cards in hand.

## End of the era

bb-era-end = If the era ended now
bb-era-tiles = tiles
bb-era-links = links
bb-era-total = total
bb-era-player = player
bb-plus = +{ $points }
bb-era-leaving = { $tiles ->
    [one] { $tiles } level I tile
   *[other] { $tiles } level I tiles
} and { $links ->
    [one] { $links } canal
   *[other] { $links } canals
} leave the board.

## Text board

bb-text-board = The board as text
bb-places = Places
bb-links = Links
bb-merchants = Merchants
bb-place-head = Place
bb-spaces-head = Spaces
bb-link-head = Link
bb-state-head = State
bb-market-head = Market
bb-cubes-head = Cubes
bb-price-head = Next price
bb-choose = Choose { $what }
bb-only-legal = Only what I may choose
bb-link-free = free

## A whole game

bb-round-begins = { $era }, round { $round }
bb-measure-points = Victory points
bb-measure-income = Income
bb-measure-money = Money

## Prices on the map

bb-price-named = { $industry }: { $price }
bb-price-no-beer = no beer
