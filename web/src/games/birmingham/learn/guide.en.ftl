# "How to play" Brass: Birmingham, in our own words: ID-title, ID-text, ID-caption of each section.

aim-title = The aim
aim-text =
    You are an entrepreneur in the Midlands between 1770 and 1870. You build industries, join them by canals and later by railways, and sell what they make. Whoever has the _most points_ at the end wins.

    A tile is built with its light face up: it still has work to do. When the work is done it _flips_, raises your income at once, and scores its points at the end of the era. A tile that never flips scores nothing. The whole game is about making tiles flip, your own above all.

    Money is not points. It is what you need to get there, and there is never enough of it.
aim-caption = Light: the cubes still have to be used, or the goods still have to be sold. Solid: done. The number is its points, the dumb-bells are what links beside it score.
face-cubes = Coal mine with its cubes
face-goods = Cotton mill, unsold
face-flipped = The same mill, sold

turn-title = Your turn
turn-text =
    A game is a number of _rounds_, and in each round everyone has one turn. In your turn you take _two actions_ (in the very first round: one), and may take the same one twice. Every action costs a card. Then your hand is filled up to { $hand } again, until the deck is empty.

    At the end of the round two things happen. The _order_ changes: whoever spent least goes first, whoever spent most goes last. Then everyone receives their _income_, or pays it if it is below zero.

    You begin with £{ $money } and an income of zero.
turn-caption = The seven actions. Each one costs a card.
action-build-title = Build
action-build-text = Put an industry tile on the board.
action-network-title = Network
action-network-text = Put down a canal, or one or two railways.
action-develop-title = Develop
action-develop-text = Take low tiles off your mat.
action-sell-title = Sell
action-sell-text = Bring goods to the merchants.
action-loan-title = Loan
action-loan-text = Money now, less income later.
action-scout-title = Scout
action-scout-text = Three cards for two wild ones.
action-pass-title = Pass
action-pass-text = Nothing, and it still costs a card.

cards-title = Cards
cards-text =
    For most actions it does not matter which card you discard. _Building_ does look at it.

    A _location card_ builds in that town, any industry that has a space there, even far from your network. An _industry card_ builds that industry in any town of your network. As long as nothing of yours is on the board, an industry card builds anywhere.

    So keep the cards that build what you are planning, and pay with the others.
cards-caption = Two kinds: a town with its colour, or an industry with its sign. A card with two signs builds either.

network-title = Network and links
network-text =
    Your _network_ is every place where one of your tiles stands or where one of your links ends. A new link must begin in it.

    In the canal era a canal costs £{ $canal }, one for each action. In the rail era a railway costs £{ $rail } and one coal; or two at once for £{ $rails }, with a coal each and one beer.

    _Connected_ is something else: two places are connected when any links lead from one to the other, no matter whose. Coal, beer of others and goods only ask to be connected.
network-caption = With a mine in Dudley and a canal to Birmingham both places are in Brick’s network. The ticked links may be built next.

build-title = Build
build-text =
    Choose a town and an industry that has a free space there, discard a card that allows it, pay the money and the cubes, and place your _lowest_ tile of that industry.

    In the canal era you may have only _one tile in a town_; others may build beside you. In the rail era you may have several.

    You may also build over a tile of your own with a better one of the same industry. Another player’s tile can be replaced only if it is a coal mine or iron works and that cube has run out everywhere.
build-caption = Iron works cost one coal. It comes along the canal from the mine in Dudley, for nothing. It was one of two cubes: one more, and the mine flips.

cubes-title = Coal, iron and beer
cubes-text =
    <coal> _Coal_ must be connected to where it is needed. It comes from the _nearest_ mine that still has some, whoever owns it, for nothing. If no mine is connected, you buy it on the market, provided a merchant is connected.

    <iron> _Iron_ needs no connection. It comes from any iron works, for nothing, and only if there is none at all from the market.

    <beer> _Beer_ is for selling, and for double railways. Your own breweries serve you anywhere; those of others must be connected. Merchants have a barrel too, for a sale to them.

    When the last cube or barrel leaves a tile, it flips, whoever took it. New iron works sell to the market at once what fits there; so does a new coal mine that is connected to a merchant. It is paid for, and often flips the tile on the spot.
cubes-caption = The markets at the start: bought from the cheap end, filled from the dear one. Once a market is empty coal costs £{ $coal } and iron £{ $iron }.

sell-title = Sell
sell-text =
    Cotton mills, manufacturers and potteries flip by being sold. You need a _merchant_ at the edge of the map who shows the sign of the goods, _connected_ to the tile, and the beer that the tile asks for.

    If you use the merchant’s own barrel you also get the _bonus_ printed beside it: money, points, income, or a tile developed for nothing. Each merchant has it once an era.

    One action may sell as many tiles as you can serve with beer. Preparing two or three sales and making them together saves actions.
sell-caption = The cotton mill in Worcester is connected to Gloucester, where a merchant wants cotton. His barrel pays for the sale.

develop-title = Develop
develop-text =
    Only the lowest tile of each industry can be built. To develop, remove _one or two_ of the lowest tiles of your mat from the game, for _one iron each_.

    Better tiles bring more points, and tiles of level I leave the board at the end of the canal era. Tiles with a lamp cannot be developed: they have to be built.
develop-caption = One iron, and the manufacturer of level II is next.
level-gone = Removed
level-next = Now the next one

loan-title = Loan
loan-text =
    Take £{ $loan } and go down { $levels } income _levels_. There is nothing to pay back. The income may fall below zero, down to −10.

    The income track rises in small steps, and higher up each level takes more of them. So a loan costs least when it is taken early, before much has flipped.

scout-title = Scout
scout-text =
    Discard { $scout } cards, the one for the action included, and take a _wild location_ and a _wild industry_ card. They stand for any town and for any industry. You may not scout while you hold a wild card.

    Scouting is the way out when your hand does not fit your plan. It costs tempo: do it with a plan for both cards.
scout-caption = A wild location builds in any town. A wild industry builds any industry within your network.

eras-title = Two eras
eras-text =
    The _canal era_ lasts until the deck and all hands are empty: { $two }, { $three } or { $four } rounds with two, three or four players. Then links and flipped tiles are scored, _all links_ and _all tiles of level I_ leave the board, merchants get new barrels, and everyone gets a new hand.

    The _rail era_ follows with as many rounds and is scored in the same way. Tiles of level II and above that flipped in the canal era stay and score _twice_: this is the secret of many wins.

    The introductory game ends after the canal era.
eras-caption = The same towns at the end of the canal era, and early in the rail era: the manufacturer of level II is still there.

scoring-title = Scoring
scoring-text =
    A _link_ scores one point for each dumb-bell <linkpts> at its ends: on flipped tiles, whoever owns them, and two at every merchant. A _flipped tile_ scores the number on it. Unflipped tiles score nothing.

    At equal points the higher income wins, then more money.

    In the introductory game you also score a point for each £{ $price } ({ $most } at most), your income level, and your flipped tiles of level II and above once again.
scoring-caption = The canal touches a flipped mine with two signs and a flipped manufacturer with two: four points. The iron works are not flipped and give nothing yet.

hints-title = Hints for the first games
hints-text =
    _Make things flip early._ Income that comes in round three is paid all game long.

    _Borrow without shame._ One or two loans in the first rounds are normal. A turn spent waiting for money is lost for ever.

    _Look where coal will be wanted._ A mine beside the place where others build empties itself.

    _Count the beer before you build goods._ Three mills without beer are three blank tiles.

    _Watch the order._ Spend much when you play first, little when you play last.

    _Do not clutch cards._ A card that does not fit is money for a link, a loan or a sale.

    _Begin the rail era standing._ A tile of level II and an idea where the first coal comes from are worth more than a few pounds.
