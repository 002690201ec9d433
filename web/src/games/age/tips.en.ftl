# Tips of Age of Industry: what each component is.


## On the board

ai-tip-flipped = A flipped tile has paid its owner. At the end it is worth its level in points, like every tile.
ai-tip-goods = Waits for its goods to be sold: through a connected port that is not flipped, or to a market tile that wants them.
ai-tip-port = Open to the goods of everyone: the sale flips it too, and pays its owner. Flipped or not, it opens the demand track and its sea lanes.
ai-tip-ship = Opens a market and brings coal in. It flips when its coal is gone and its market tile used, or when there is no demand.
ai-tip-ship-rebuilt = This ship replaced another one: it keeps the lane open, brings no new coal and never flips.
ai-tip-to-empty = Anyone connected may take its cubes, free of charge. It flips and pays when the last one is gone.
ai-tip-slot = A space for: { $industries }.
ai-tip-ship-space = A space for a ship. A port, of anyone, must stand at one of its sea lanes.
ai-cost-rail = ${ $money }, { $coal } coal, { $iron } iron; your first one needs no cubes
ai-tip-rail = A stretch where a railway can be built, from a place where you have a tile or a railway. Everyone may use it.
ai-tip-rail-built = Everyone may send cubes and goods over it. At the end it pays its owner $2, and $1 for each tile, market space and village at its ends.
ai-tip-market = Takes one lot of goods, then it is turned over.
ai-tip-import = Laid out when the first ship is built here. Whoever is connected by sea may take it, free of charge.
ai-tip-city = Each player may have { $limit ->
    [one] one tile
   *[other] { $limit } tiles
} here. A card of its colour builds here from anywhere.
ai-tip-sea = The sea of a ship: its coal and its market are reached by the sea lanes, once a ship and a port stand.
ai-tip-village = A village: railways pass through it, and it counts as one occupied space for them.
ai-tip-abroad = A place abroad: nothing is built here, but its markets buy goods.
ai-tip-distant-port = Its distant port opens the demand track, as a port does.
ai-tip-no-transit = Cubes and goods may start and end here, but not pass through.

## Beside the board

ai-tip-card-location = Builds any industry in a place of this colour, even far from your railways. Any card will do to develop, to pass or for a build with both actions.
ai-tip-card-industry = Builds this industry where your railways reach, over a tile of your own, beside it in a large city, or anywhere as your first tile.
ai-tip-stack = Tiles are built from the lowest level up. Developing removes any one of them.
ai-tip-stack-zero = Tiles of level 0 are never built: develop them away to reach the others.
ai-demand-coal = Demand track: coal
ai-demand-iron = Demand track: iron
ai-tip-demand = When no source is connected, cubes are bought here, the cheapest first; a port or a distant port must be connected. New mines, works and ships fill the dearest boxes and are paid for it.
ai-tip-display = The draw action takes { $cards } cards, one by one, open or from the pile. Never more than { $limit } in hand.
ai-tip-money = Whoever cannot pay takes loans of ${ $money } on the way, as few as needed: money never forbids anything.
ai-tip-loans = Each loan brings ${ $money } and costs ${ $interest } after each round. In your turn one can be paid back at any time; unpaid at the end it costs { $points } points.
ai-tip-end = At the end railways pay and loans are repaid; then every tile counts its level, one point comes for each ${ $dollars }, and { $points } points less for each loan left.
ai-tip-order = Whoever spent least in this round plays first in the next one; with equal sums the order stays.
ai-tip-deck = When the pile is empty and somebody has no card left after a round, the game ends.
ai-tip-stage-title = Rounds
ai-tip-stage = A round: everyone plays two actions (one in the first round), the order is made anew by what was spent, then interest is due.
ai-tip-railways = The railways this player may still build.
