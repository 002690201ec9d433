# Tips of Brass: Birmingham: what each component is.

## Facts

bb-fact-buys = Buys
bb-fact-bonus = Bonus
bb-fact-barrel = Barrel
bb-barrel-there = there
bb-barrel-used = used

## On the board

bb-tip-to-sell = It flips when its goods are sold to a merchant that buys them and is connected.
bb-tip-to-empty = It flips as soon as its last cube or barrel is gone, whoever uses it.
bb-tip-farm = A farm brewery: only a brewery may stand here, and no location card names the place.
bb-tip-merchant-title = Merchant, { $space }
bb-tip-merchant = Tiles connected to it may sell here. The barrel serves the first sale that takes it, and brings the bonus.
bb-tip-merchant-blank = This merchant tile is blank: nothing can be sold here. The place still opens the coal market.
bb-tip-merchant-none = No merchant stands here with this number of players.
bb-tip-merchants = Merchants outside the Midlands. Anyone connected to one of them may buy coal on the market. The bonus comes with a merchant’s barrel.

## Beside the board

bb-tip-card-wild-location = Stands for any location card, except that of a farm brewery. It goes back to its pile when it is used.
bb-tip-card-wild-industry = Stands for any industry card. It goes back to its pile when it is used.
bb-tip-coal-market = Coal can be bought here over a connection to any merchant place, when no connected mine has any. A new mine that is connected sells its coal here at once.
bb-tip-money = What the player can spend. A loan brings £{ $loan } and costs 3 income levels.
