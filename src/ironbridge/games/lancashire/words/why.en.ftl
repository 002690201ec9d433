# Why a move is not legal: what is missing and, where it helps, what to do. Keys of why*.py.

## Another question is open

why-now-action = No action is under way. Choose an action first, or pass.
why-now-card = First choose the card you discard for this action.
why-now-coal = First choose the mine that gives the coal.
why-now-iron = First choose the iron works that gives the iron.
why-now-outlet = First choose where the cotton goes: a port or the distant market.
why-now-second-rail = Now you may place a second railway, or say that you are done.
why-now-second-development = Now you may develop another tile, or say that you are done.
why-now-further-sale = Now you may sell another mill, or say that you are done.
why-now-debt = You cannot pay your debt: first choose a tile to give up.

## The map

why-place-not-on-map = { $place } is not on the map of this game.
why-link-not-on-map = { $link }: this line is not on the map of this game.

## Build: the tile and the slot

why-mat-empty = { $industry }: no tile of this industry is left on your mat.
why-canal-no-coal = { $industry }, { $place }: this needs coal, and no canal leads to { $place }. Nothing can be built there in the Canal Era.
why-shipyard-zero = { $industry }: your next tile has level { $level } and can never be built. Develop it to reach the tiles behind it.
why-rail-tile = { $industry }: your next tile has level { $level }, which can be built only in the Rail Era.
why-canal-tile = { $industry }: your next tile has level { $level }, which could be built only in the Canal Era. Develop it to reach the tiles behind it.
why-slot-taken = { $slot } is taken: { $there } of { $owner }.
why-overbuild-industry = { $slot } holds your tile { $there }: only a higher tile of that industry can replace it, not { $industry }.
why-overbuild-others = { $slot } holds { $there } of { $owner }. Of other players’ tiles only coal mines and iron works can be replaced.
why-overbuild-level = { $industry }: your next tile has level { $new }, and a tile of level { $old } can be replaced only by a higher one.
why-overbuild-market = { $industry }: another player’s tile can be replaced only when its resource has run out everywhere, and the market still has { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}.
why-overbuild-cubes = { $industry }: another player’s tile can be replaced only when its resource has run out everywhere, and there are still cubes in { $places }.
why-one-per-location = In the Canal Era you may have only one tile in each place. You already have one in { $place }: { $industry }.
why-single-icon-first = { $industry }: use the slot for this industry alone first, { $other }.

## Build: the card and the cost

# $link is how many links would bring the place into the network, 0 when none can; $double is with
# how many cards a double action build would succeed now, 0 when it would not.
why-no-card = { $industry }, { $place }: you hold no card that allows it. Cards that would: { $cards }.{ $double ->
    [0] {""}
    [2] {" "}With both actions any two cards will do.
   *[other] {" "}With { $double } actions any { $double } cards will do.
}
why-no-card-reaches = { $industry }, { $place }: no single card allows it now.{ $link ->
    [0] { $double ->
        [0] {""}
        [2] {" "}Use both actions and any two cards.
       *[other] {" "}Use { $double } actions and any { $double } cards.
    }
   *[other] {" "}Bring { $place } into your network first{ $double ->
        [0] .
        [2] {" "}or use both actions and any two cards.
       *[other] {" "}or use { $double } actions and any { $double } cards.
    }
}
why-not-in-network = An industry card builds only in your network, and { $place } is not in it. You hold: { $cards }.{ $link ->
    [0] { $double ->
        [0] {""}
        [2] {" "}Use both actions and any two cards.
       *[other] {" "}Use { $double } actions and any { $double } cards.
    }
    [1] {" "}Place a link to { $place } first{ $double ->
        [0] .
        [2] {" "}or use both actions and any two cards.
       *[other] {" "}or use { $double } actions and any { $double } cards.
    }
   *[other] {" "}Bring { $place } into your network first{ $double ->
        [0] .
        [2] {" "}or use both actions and any two cards.
       *[other] {" "}or use { $double } actions and any { $double } cards.
    }
}
why-first-tile-free-slot = You have nothing on the board: an industry card lets you build anywhere, but only on a free slot, and the one in { $place } is taken.
why-card-not-in-hand = You do not hold the card { $card }.
why-card-does-not-fit = The card { $card } does not allow this build: { $industry }, { $place }.
why-double-first-round = A double action build takes { $cards ->
    [2] two
   *[other] { $cards }
} actions, and in the first round everybody has only { $actions ->
    [one] one
   *[other] { $actions }
}.
why-double-actions = A double action build takes { $cards ->
    [2] both actions of a turn
   *[other] { $cards } actions
}, and you have only { $actions ->
    [one] one
   *[other] { $actions }
} left.
why-build-money = { $industry } costs £{ $cost }{ $coal ->
    [0] {""}
   *[other] {" "}and £{ $coal } for coal
}{ $iron ->
    [0] {""}
   *[other] {" "}and £{ $iron } for iron
}; you have £{ $money }.

## Links

why-no-canal = { $link }: no canal runs here, only a railway, and this is the Canal Era.
why-no-rail = { $link }: no railway runs here, only a canal, and this is the Rail Era.
why-line-taken = { $link } already has a link; it belongs to { $owner }.
why-no-link-tiles = You have placed all your { $tiles } link tiles in this era.
why-link-no-network = You have nothing on the board, so you have no network that a link could start from. Build an industry first.
why-link-not-adjacent = Neither your tiles nor your links touch { $places }: a link must start from your network.
why-link-money = The link costs £{ $cost }{ $coal ->
    [0] {""}
   *[other] {" "}and £{ $coal } for coal
}; you have £{ $money }.
why-second-rail-money = The second railway costs £{ $cost } more{ $coal ->
    [0] {""}
   *[other] {" "}and £{ $coal } for coal
}; you have £{ $money }.

## Coal and iron

why-coal-none = No mine has coal, and { $place } is not connected to a market icon (a port or a border market), where coal could be bought.
why-coal-not-connected = There is coal ({ $mines }), but { $place } is not connected to it, nor to a market icon (a port or a border market), where coal could be bought.
why-coal-too-little = { $place }: { $needed } cubes of coal are needed, connected mines have only { $found }, and there is no connection to a market icon (a port or a border market), where more could be bought.
why-virtual-no-coal = { $place }: the virtual link carries no coal, and no real links lead from { $place } to enough coal, or to a market icon (a port or a border market).
why-coal-no-mine = There is no coal mine at { $slot }.
why-coal-mine-empty = The mine in { $place } has no coal left.
why-coal-mine-far = The mine in { $place } is not connected to the place that needs coal.
why-coal-nearer = { $place } is too far: there is coal nearer by, in { $nearer }.
why-iron-no-works = There is no iron works at { $slot }.
why-iron-works-empty = The iron works in { $place } has no iron left.

## Sales

why-sell-none = You have no tile on the board yet: there is nothing to sell.
why-sell-no-mill = You have no cotton mill on the board, and only cotton mills are sold.
why-sell-no-tile = There is no tile at { $slot }.
why-sell-others = The tile at { $slot } belongs to { $owner }.
why-sell-industry = { $industry }: only cotton mills are sold.
why-sell-flipped = { $industry }: this tile is flipped, its cotton is sold already.
why-sell-nowhere = { $place } is connected neither to a port nor to a border market: its cotton cannot leave. Ways out are every port and the border markets: { $borders }.
why-sell-closed = { $place }: the distant market is closed for this era, and { $ports ->
    [0] no port is connected
    [one] the only port connected is flipped
   *[other] all ports connected are flipped
}.
why-port-none = There is no port at { $slot }.
why-port-flipped = The port in { $place } is flipped already: it has shipped its cotton.
why-port-far = The port in { $place } is not connected to the mill in { $mill }.
why-distant-closed = The distant market is closed for this era.

## Develop, loan

why-develop-mat-empty = { $industry }: no tile of this industry is left on your mat.
why-develop-money = The iron for this development costs £{ $price }; you have £{ $money }.
why-loan-ban = There are no more loans: in the Rail Era they end when the deck is empty.
why-loan-floor = This loan lowers your income by { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}. From level { $level } that would take it below { $lowest }.

## Debts

why-remove-no-debt = Tiles are given up only for a debt at the end of a round, and you owe nothing now.
why-remove-no-tile = There is no tile at { $slot }.
why-remove-others = The tile at { $slot } belongs to { $owner }: only your own tiles pay your debt.

## Options that do not go together

why-option-classic-seats = The classic deck is for three or four players.
why-option-community-seats = The community’s game is for two players.
why-option-community-virtual = The virtual link needs Birkenhead, which is not on the map of the community’s game.
