# Tips of Brass: Birmingham: what each component is.

## Facts

bb-fact-develop = Develop
bb-fact-scores = Scores now
bb-fact-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bb-fact-buys = Buys
bb-fact-bonus = Bonus
bb-fact-barrel = Barrel
bb-barrel-there = there
bb-barrel-used = used
bb-fact-values = Link values
bb-fact-spaces = Spaces
bb-fact-left = Left
bb-fact-cubes = Cubes
bb-fact-next = Next price
bb-fact-empty = When empty
bb-fact-level = Level
bb-fact-space = Space on the track
bb-cost-rail = £{ $money } and { $coal } coal

## On the board

bb-tip-flipped = A flipped tile. It scores its points at the end of each era it stands in, and its link values count for every link that ends here.
bb-tip-to-sell = It flips when its goods are sold to a merchant that buys them and is connected.
bb-tip-to-empty = It flips as soon as its last cube or barrel is gone, whoever uses it.
bb-tip-slot = A space for a { $industries }. One tile lies here at a time.
bb-tip-farm = A farm brewery: only a brewery may stand here, and no location card names the place.
bb-tip-canal = A stretch where a canal can be built. It joins the places at its ends for everyone.
bb-tip-rail = A stretch where a railway can be built. It joins the places at its ends for everyone.
bb-tip-link-built = A built link. Everyone may send goods over it; its owner scores the link values at its ends when the era closes.
bb-tip-merchant-title = Merchant, { $space }
bb-tip-merchant = Tiles connected to it may sell here. The barrel serves the first sale that takes it, and brings the bonus.
bb-tip-merchant-blank = This merchant tile is blank: nothing can be sold here. The place still opens the coal market.
bb-tip-merchant-none = No merchant stands here with this number of players.
bb-tip-merchants = Merchants outside the Midlands. Who is connected to one of them may buy coal on the market. The bonus comes with a merchant’s barrel.
bb-tip-town-canal = A town. In the canal era each player may own one tile in it.
bb-tip-town-rail = A town. In the rail era a player may own several tiles in it.

## Beside the board

bb-tip-card-location = Builds any industry in this place, even far from your network. Any card may be discarded for another action.
bb-tip-card-industry = Builds this industry anywhere in your network. Any card may be discarded for another action.
bb-tip-card-wild-location = Stands for any location card, except that of a farm brewery. It goes back to its pile when it is used.
bb-tip-card-wild-industry = Stands for any industry card. It goes back to its pile when it is used.
bb-tip-stack = The stack gives its lowest level first. Developing takes tiles away to reach the better ones.
bb-tip-stack-empty = This stack is used up.
bb-tip-coal-market-title = Coal market
bb-tip-coal-market = Coal can be bought here over a connection to any merchant place, when no connected mine has any. A new mine that is connected sells its coal here at once.
bb-tip-iron-market-title = Iron market
bb-tip-iron-market = Iron can be bought here without any connection, when no iron works has any. New iron works sell their iron here at once.
bb-tip-money = What the player can spend. A loan brings £{ $loan } and costs 3 income levels.
bb-tip-income = Paid at the end of each round. Flipped tiles move it up the track; a negative level must be paid.
bb-tip-points = Scored for links and flipped tiles at the end of each era. Most points win.
bb-tip-order-title = Turn order
bb-tip-order = Who spent least in this round plays first in the next one.
bb-tip-deck-title = Deck
bb-tip-deck = Hands are filled up to 8 cards after each turn. When the deck and all hands are empty, the era ends.
bb-tip-stage-title = Era and round
bb-tip-stage = Canals first, then railways. After the canal era all canals and the tiles of level I leave the board.
bb-tip-links = The link tiles this player may still place in this era.
bb-tip-preview = Flipped tiles and links as they would score if the era ended now.
