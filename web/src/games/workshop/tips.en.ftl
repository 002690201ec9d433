# What the things of Workshop of the World are, for their tips.

## The map

ww-tip-town = An industry is placed here with the card of this town, or with a choice card of its value. A new link that touches it brings its value as income if its builder has an industry here.
ww-tip-town-full = This town is full. Whoever places another industry here chooses one that leaves, of any player.
ww-tip-piece = The town is full: one of its industries makes room for the new one.
ww-tip-single = It takes one link, of the first player who builds there in this era.
ww-tip-double = It takes two links, both built in one turn from the town just placed in, by the same player.
ww-tip-crossing = These two connections cross without meeting: both can be built, and the crossing is no junction.
ww-fact-type = Type
ww-fact-value = Value
ww-fact-value-said = { $value }: income, and room for industries
ww-fact-demand = Pay of an industry
ww-fact-industries = Industries
ww-fact-free = Free connections
ww-free-double = { $name } (double)
ww-fact-price = Price
ww-fact-owner = Owner
ww-fact-guessed = Reconstructed
ww-guessed-town = that the town is on the map
ww-guessed-value = value
ww-guessed-type = type
ww-guessed-links = number of links
ww-guessed-connection = the connection

## Cards and tokens

ww-tip-card = Whoever takes this card places an industry in its town, then may build up to two links from there.
ww-tip-card-setup = A set-up card: in the canal era these come first.
ww-tip-saturated = No connection of the town is free: the card may be discarded for the top card of those set aside.
ww-tip-choice = Whoever takes this card places an industry in any town of value { $value }.
ww-tip-token = Placed on the diagram, it adds £1 to what every industry of its type is paid at the end of each era.

## Beside the map

ww-fact-networks = Networks
ww-tip-links = When the era ends, each link of the largest network pays £{ $network } and each other link £{ $link }. Then all links leave the map.
ww-tip-industries = When the era ends, each industry pays as many pounds as tokens of its type lie on the diagram. Industries stay.
ww-tip-money = Whoever has the most money after the rail era wins.
ww-tip-income = Spaces won by links that touch towns where one has an industry, £1 each when the era ends. At any decision of one’s own, { $spaces } of them can be given back for £1.
ww-tip-order = The highest bid plays first. Equal bids keep their earlier order.
ww-tip-bid = Bids are sealed, opened together and all paid, whoever wins.
ww-tip-demand = How many tokens of each type lie on the diagram: that many pounds each industry of the type is paid at the end of an era.
ww-tip-tokens = Demand tokens in your hand. { $tokens ->
    [one] One is placed when an era opens; when it closes, one more may be.
   *[other] { $tokens } are placed when an era opens; when it closes, up to { $tokens } more may be.
}
ww-tip-preview = Money now, with the income, the pay for links and the pay for industries that would come if the era ended now.
ww-tip-stage = Each era has { $rounds } rounds. A link costs £{ $money } in this era.
