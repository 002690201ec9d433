# Why a move is not legal: what is missing and, where it helps, what to do. Keys of why*.py.

## Another question is open, or another map is played

why-must-act = { $actions ->
    [one] You still have an action: choose one, or pass.
   *[other] You still have { $actions } actions: choose one, or pass.
}
why-now-action = No action is under way. Choose an action first.
why-now-card = First choose the card for this action.
why-now-coal = First choose the source of the coal.
why-now-iron = First choose the ironworks that gives the iron.
why-now-outlet = First choose where the goods go: a port or a market.
why-now-more = Now you may sell another tile, or say that you are done.
why-now-draw = First take your next card.
why-now-closing = Your actions are done: now you may only pay back loans, or end your turn.
why-now-interest = The round is over: now you may only pay back loans before interest, or leave it.
why-other-map = This game is played on another map: { $map }.

## Build: the tile and the space

why-mat-empty = { $industry }: no tile of this industry is left on your mat.
why-level-zero = { $industry }: your next tile has level 0 and can never be built. Develop it to reach the tiles behind it.
why-ship-no-port = { $place }: a ship needs a port at one of its sea lanes, and there is none yet. Its lanes lead to { $places }.
why-limit = { $many ->
    [1] { $place } is large, but you may have only { $limit ->
        [one] one tile
       *[other] { $limit } tiles
    } there
   *[other] { $place } has few spaces: you may have only { $limit ->
        [one] one tile
       *[other] { $limit } tiles
    } there
}. You already have { $tiles }.
why-overbuild-others = { $slot } holds { $there } of { $owner }. Of other players’ tiles only a coal mine or an ironworks can be replaced, by one of the same kind.
why-overbuild-level = { $industry }: your next tile has level { $new }, and { $there } of level { $old } can be replaced only by a higher level.
why-overbuild-track = { $industry }: another player’s tile can be replaced only when no cube of its kind is left, and the demand track still has { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}.
why-overbuild-cubes = { $industry }: another player’s tile can be replaced only when no cube of its kind is left, and there are still cubes here: { $sources }.

## Build: the card

why-no-hand = You have no card in hand, and this takes one.
why-no-card = { $industry }, { $place }: you hold no card that allows this. These would: { $cards }.{ $combine ->
    [1] {" "}With both actions any card will do.
   *[other] {""}
}
why-not-reached = An industry card builds only where you are connected, and { $place } is not: no railway of yours touches it. You hold: { $cards }. Build a railway there first{ $combine ->
    [1] {" "}or use both actions and any card.
   *[other] .
}
why-ship-not-reached = A ship card needs a port of your own at a sea lane of { $place }, or another’s port in a location that your railways touch. You hold: { $cards }.{ $combine ->
    [1] {" "}With both actions any card will do.
   *[other] {""}
}
why-card-not-in-hand = You do not hold the card { $card }.
why-card-does-not-fit = The card { $card } does not allow this build: { $industry }, { $place }.
why-combine-first-round = Combining takes { $needed } actions, and in the first round everybody has only { $actions }.
why-combine-actions = Combining takes { $needed } actions of a turn, and you have only { $actions } left.

## Railways

why-line-taken = { $link } already has a railway; it belongs to { $owner }.
why-no-markers = You have placed all your { $markers } railway markers.
why-rail-nothing = A railway starts from a tile or a railway of your own, and you have none on the map. Build an industry first.
why-rail-not-adjacent = A railway must start where you have a tile or a railway, and you have neither at its ends: { $places }.

## Coal and iron

why-coal-none = { $place }: no mine or import has coal, and there is no connection to a port or a distant port, through which it could be bought.
why-coal-not-connected = { $place }: there is coal ({ $sources }), but no unbroken way leads to it, nor to a port or a distant port, through which it could be bought.
why-iron-none = { $place }: no ironworks has iron, and there is no connection to a port or a distant port, through which it could be bought.
why-iron-not-connected = { $place }: there is iron ({ $sources }), but no unbroken way leads to it, nor to a port or a distant port, through which it could be bought.
why-coal-no-transit = { $place }: coal could come only through { $barred }, and cubes never pass through there.
why-iron-no-transit = { $place }: iron could come only through { $barred }, and cubes never pass through there.
why-coal-too-few = { $place }: { $needed } coal cubes are needed. The connected sources have only { $found }, and there is no connection to a port or a distant port, through which the rest could be bought.
why-iron-too-few = { $place }: { $needed } iron cubes are needed. The connected ironworks have only { $found }, and there is no connection to a port or a distant port, through which the rest could be bought.
why-coal-no-cube = There is no coal to take here: { $source }.
why-coal-far = { $source } is not connected to the place that needs coal.
why-coal-through = { $source } is connected only through { $barred }, and cubes never pass through there.
why-coal-nearer = { $source } is too far: there is coal nearer by, in { $nearer }.
why-iron-no-cube = There is no iron to take here: { $source }.
why-iron-far = { $source } is not connected to the place that needs iron.
why-iron-through = { $source } is connected only through { $barred }, and cubes never pass through there.
why-iron-nearer = { $source } is too far: there is iron nearer by, in { $nearer }.

## Sales

why-sell-none = You have no tile on the board yet: there is nothing to sell.
why-sell-no-tile = There is no tile at { $slot }.
why-sell-others = The tile at { $slot } belongs to { $owner }.
why-sell-industry = { $industry }: only cotton mills and factories sell goods.
why-sell-flipped = { $industry }: this tile is flipped, its goods are sold already.
why-sell-nowhere = { $industry }, { $place }: no connected port or market that is still unused takes these goods.
why-sell-through = { $industry }, { $place }: these goods could be sold only through { $barred }, and nothing passes through there.
why-port-none = There is no port at { $slot }.
why-port-flipped = The port in { $place } is flipped already.
why-port-goods = The port in { $place } has level { $level } and takes only goods of this kind: { $takes }.
why-port-far = The port in { $place } is not connected to { $mill }.
why-port-through = The port in { $place } is connected to { $mill } only through { $barred }, and nothing passes through there.
why-market-used = This market is used already: { $market }.
why-market-goods = The market { $market } does not take these goods: { $tile }.
why-market-far = The market { $market } is not connected to { $mill }.
why-market-through = The market { $market } is connected to { $mill } only through { $barred }, and nothing passes through there.
why-market-no-ship = The market { $market } lies at sea, and no ship opens it yet.

## Development, cards, loans

why-develop-gone = { $industry }: no tile of level { $level } is left on your mat.
why-hand-full = You already hold { $limit } cards, the most allowed.
why-nothing-to-draw = There is no card to take: the draw pile is empty, and no card lies open.
why-pile-empty = The draw pile is empty. The open cards can still be taken.
why-card-not-open = The card { $card } is not among the open cards.
why-pass-no-card = Passing takes a card and you have none. Draw cards first.
why-repay-no-loan = You have no loan to pay back.
why-repay-money = A loan is paid back with ${ $loan }; you have ${ $money }.
