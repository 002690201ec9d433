# Why a move is not legal: what is missing and, where it helps, what to do. Keys of why*.py.

## Another question is open

why-now-action = No action is under way. Choose an action first, or pass.
why-now-card = First choose the card you discard for this action.
why-now-coal = First choose the mine that gives the coal.
why-now-iron = First choose the iron works that gives the iron.
why-now-beer = First choose where the beer comes from.
why-now-bonus = First choose the industry that the merchant’s bonus develops.
why-now-second-rail = Now you may place a second railway, or say that you are done.
why-now-second-development = Now you may develop another tile, or say that you are done.
why-now-further-sale = Now you may sell another tile, or say that you are done.
why-now-debt = You cannot pay your debt: first choose a tile to give up.

## Build: the tile and the slot

why-mat-empty = { $industry }: no tile of this industry is left on your mat.
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

why-no-card = { $industry }, { $place }: you hold no card that allows it. These cards do: { $cards }.
why-no-card-reaches = { $industry }, { $place }: no card allows it now. Bring { $place } into your network first.
why-not-in-network = An industry card builds only in your network, and { $place } is not in it. You hold: { $cards }. Place a link to { $place } first.
why-first-tile-free-slot = You have nothing on the board: an industry card lets you build anywhere, but only on a free slot, and the one in { $place } is taken.
why-card-not-in-hand = You do not hold the card { $card }.
why-card-does-not-fit = The card { $card } does not allow this build: { $industry }, { $place }.
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
why-link-not-adjacent = Neither your tiles nor your links touch { $places }: a link must start from your network.
why-link-money = The link costs £{ $cost }{ $coal ->
    [0] {""}
   *[other] {" "}and £{ $coal } for coal
}; you have £{ $money }.
why-second-rail-money = The second railway costs £{ $cost } more{ $coal ->
    [0] {""}
   *[other] {" "}and £{ $coal } for coal
}; you have £{ $money }.
why-second-rail-no-beer = A second railway needs { $needed ->
    [one] a barrel of beer
   *[other] { $needed } barrels of beer
}, and no brewery has any.
why-second-rail-beer-far = A second railway needs { $needed ->
    [one] a barrel of beer
   *[other] { $needed } barrels of beer
} from your own breweries, or from those connected to { $link }. There is beer only in { $places }.
why-second-rail-beer-little = A second railway needs { $needed } barrels of beer; you can get { $found }.

## Coal and iron

why-coal-none = No mine has coal, and { $place } is not connected to a merchant, where coal could be bought.
why-coal-not-connected = There is coal ({ $mines }), but { $place } is not connected to it, nor to a merchant, where coal could be bought.
why-coal-too-little = { $place }: { $needed } cubes of coal are needed, connected mines have only { $found }, and there is no connection to a merchant, where more could be bought.
why-coal-no-mine = There is no coal mine at { $slot }.
why-coal-mine-empty = The mine in { $place } has no coal left.
why-coal-mine-far = The mine in { $place } is not connected to the place that needs coal.
why-coal-nearer = { $place } is too far: there is coal nearer by, in { $nearer }.
why-iron-no-works = There is no iron works at { $slot }.
why-iron-works-empty = The iron works in { $place } has no iron left.

## Sales and beer

why-sell-none = You have no tile on the board yet: there is nothing to sell.
why-sell-no-tile = There is no tile at { $slot }.
why-sell-others = The tile at { $slot } belongs to { $owner }.
why-sell-industry = { $industry }: this industry is not sold. It flips when its last cube or barrel is used.
why-sell-flipped = { $industry }: this tile is flipped, its goods are sold already.
why-sell-no-merchant = { $industry }: no merchant of this game buys its goods.
why-sell-blank = { $industry }: { $place } is connected only to merchants with a blank tile ({ $merchants }), and they buy nothing.
why-sell-not-connected = { $industry }: { $place } is not connected to a merchant that buys its goods. There are some in { $merchants }.
why-sell-beer = { $industry }, { $place }: the sale needs { $needed ->
    [one] 1 barrel of beer
   *[other] { $needed } barrels of beer
}, and you can get { $found }. Your own breweries, connected breweries of others and one barrel of the merchant count.
why-beer-no-brewery = There is no brewery at { $slot }.
why-beer-brewery-empty = The brewery in { $place } has no beer left.
why-beer-far-from-sale = The brewery in { $place } belongs to { $owner } and is not connected to { $sold }.
why-beer-far-from-link = The brewery in { $place } belongs to { $owner } and is not connected to { $link }, your second railway.
why-barrel-for-rail = A merchant’s beer is for sales only. The barrel for a second railway comes from a brewery.
why-barrel-no-tile = { $space } has no merchant in this game.
why-barrel-not-buying = The merchant in { $space } does not buy from { $industry }. Its tile shows: { $merchant }.
why-barrel-gone = The merchant in { $space } has no barrel.
why-barrel-far = { $sold } is not connected to the merchant in { $space }.
why-barrel-second = A merchant’s barrel has already gone into this sale: there is only one for each tile.

## Develop, loan, scout

why-develop-mat-empty = { $industry }: no tile of this industry is left on your mat.
why-develop-bulb = { $industry }: your next tile, of level { $level }, shows a light bulb. It cannot be developed, it must be built.
why-develop-money = The iron for this development costs £{ $price }; you have £{ $money }.
why-loan-floor = A loan lowers your income by { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}. From level { $level } that would take it below { $lowest }.
why-scout-wild = You cannot scout with a wild card in hand: { $cards }.
why-scout-cards = Scouting takes { $needed } cards; you have { $held }.

## Debts

why-remove-no-debt = Tiles are given up only for a debt at the end of a round, and you owe nothing now.
why-remove-no-tile = There is no tile at { $slot }.
why-remove-others = The tile at { $slot } belongs to { $owner }: only your own tiles pay your debt.
