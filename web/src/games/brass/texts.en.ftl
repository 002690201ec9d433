# Texts of the board and the panels that every Brass has.

brass-years-canal = 1770–1830
brass-years-rail = 1830–1870
brass-or = { $first } or { $second }
brass-place = { $name }, { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}: { $contents }
brass-space-empty = { $industries }, empty
brass-slot = { $slot }: { $state }
brass-empty = empty
brass-tile-working = { $industry } level { $level }, { $owner }
brass-tile-cubes = { $tile }, { $resource ->
    [coal] { $cubes } coal left
    [iron] { $cubes } iron left
   *[other] { $cubes ->
        [one] { $cubes } barrel left
       *[other] { $cubes } barrels left
    }
}
brass-tile-unsold = { $tile }, not sold yet
brass-tile-flipped = { $tile }, flipped, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $values ->
    [one] { $values } link value
   *[other] { $values } link values
}
brass-link-open-canal = Canal { $link }: can be built
brass-link-open-rail = Railway { $link }: can be built
brass-link-built-canal = Canal { $link }: { $owner }
brass-link-built-rail = Railway { $link }: { $owner }

## Markets

brass-markets = Markets
brass-coal = Coal
brass-iron = Iron
brass-price = £{ $money }
brass-next = next
brass-market-said = { $market }: { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, the next one costs £{ $price }
brass-market-empty = empty: £{ $price } each

## Mat

brass-left = { $tiles ->
    [0] none left
   *[other] { $tiles } left
}
brass-mat-open = Show all tiles
brass-mat-close = Show the next tiles only
brass-links-left = { $left } of { $all } links left
brass-only-canal = only in the canal era
brass-only-rail = only in the rail era
brass-only-develop = never built, only developed away
brass-build-only = cannot be developed
brass-tiles = { $count } ×

## Tile close-up

brass-tile-title = { $industry } { $level }
brass-fact-cost = Cost
brass-fact-flip = When flipped
brass-fact-flip-value = { $points } points, +{ $income } income, { $values ->
    [one] { $values } link value
   *[other] { $values } link values
}
brass-fact-gives = Gives
brass-fact-era = Era
brass-fact-owner = Owner
brass-coal-cubes = { $cubes } coal
brass-iron-cubes = { $cubes } iron
brass-barrels = { $cubes ->
    [one] { $cubes } barrel
   *[other] { $cubes } barrels
}

## Hand

brass-hand = Your hand
brass-card-said = Card { $key }: { $name }
brass-card-said-plain = Card: { $name }
brass-no-cards = No cards in hand.

## End of the era

brass-era-end = If the era ended now
brass-era-tiles = tiles
brass-era-links = links
brass-era-bonus = bonus
brass-era-total = total
brass-era-player = player
brass-plus = +{ $points }
brass-era-leaving = { $tiles ->
    [one] { $tiles } level I tile
   *[other] { $tiles } level I tiles
} and { $links ->
    [one] { $links } canal
   *[other] { $links } canals
} leave the board.

## Text board

brass-text-board = The board as text
brass-places = Places
brass-links = Links
brass-place-head = Place
brass-spaces-head = Spaces
brass-link-head = Link
brass-state-head = State
brass-market-head = Market
brass-cubes-head = Cubes
brass-price-head = Next price
brass-choose = Choose { $what }
brass-only-legal = Only what I may choose
brass-link-free = free

## A whole game

brass-round-begins = { $era }, round { $round }
brass-measure-points = Victory points
brass-measure-income = Income
brass-measure-money = Money

## Prices on the map

brass-price-named = { $industry }: { $price }
