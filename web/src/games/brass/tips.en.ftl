# Tips of what every Brass has: what each component is.

## Facts

brass-fact-develop = Develop
brass-fact-scores = Scores now
brass-fact-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
brass-fact-values = Link values
brass-fact-spaces = Spaces
brass-fact-left = Left
brass-fact-cubes = Cubes
brass-fact-next = Next price
brass-fact-empty = When empty
brass-fact-level = Level
brass-fact-space = Space on the track
brass-cost-rail = £{ $money } and { $coal } coal

## On the board

brass-tip-flipped = A flipped tile. It scores its points at the end of each era it stands in, and its link values count for every link that ends here.
brass-tip-slot = What may be built here: { $industries }. One tile lies here at a time.
brass-tip-canal = A stretch where a canal can be built. It joins the places at its ends for everyone.
brass-tip-rail = A stretch where a railway can be built. It joins the places at its ends for everyone.
brass-tip-link-built = A built link. Everyone may send goods over it; its owner scores the link values at its ends when the era closes.
brass-tip-town-canal = A town. In the canal era each player may own one tile in it.
brass-tip-town-rail = A town. In the rail era a player may own several tiles in it.

## Beside the board

brass-tip-card-location = Builds any industry in this place, even far from your network. Any card may be discarded for another action.
brass-tip-card-industry = Builds this industry anywhere in your network. Any card may be discarded for another action.
brass-tip-stack = The stack gives its lowest level first. Developing takes tiles away to reach the better ones.
brass-tip-stack-empty = This stack is used up.
brass-tip-coal-market-title = Coal market
brass-tip-iron-market-title = Iron market
brass-tip-iron-market = Iron can be bought here without any connection, when no iron works has any. New iron works sell their iron here at once.
brass-tip-income = Paid at the end of each round. Flipped tiles move it up the track; a negative level must be paid.
brass-tip-points = Scored for links and flipped tiles at the end of each era. Whoever has the most points wins.
brass-tip-order-title = Turn order
brass-tip-order = Whoever spent least in this round plays first in the next one.
brass-tip-deck-title = Deck
brass-tip-deck = Hands are filled up to 8 cards after each turn. When the deck and all hands are empty, the era ends.
brass-tip-stage-title = Era and round
brass-tip-stage = Canals first, then railways. After the canal era all canals and the tiles of level I leave the board.
brass-tip-links = The link tiles this player may still place in this era.
brass-tip-preview = Flipped tiles and links as they would score if the era ended now.
