# "How to play" Brass: Lancashire, in our own words: ID-title, ID-text, ID-caption of each section.

aim-title = The aim
aim-text =
    You are an entrepreneur in Lancashire between 1770 and 1870. You spin cotton, dig coal, smelt iron, open ports and build ships, and join it all by canals and later by railways. Whoever has the _most points_ at the end wins.

    A tile is built with its light face up: it still has work to do. When the work is done it _flips_, raises your income at once, and scores its points at the end of the era. A tile that never flips scores nothing. The whole game is about making tiles flip, your own above all.

    How a tile flips depends on what it is: mines and works when their cubes are used up, mills when their cotton is sold, ports when cotton goes through them, shipyards the moment they are built.
aim-caption = Light: the cubes still have to be used, or the cotton still has to be sold. Solid: done. The number is its points, the dumb-bell is what each link beside it scores.
face-cubes = Coal mine with its cubes
face-goods = Cotton mill, unsold
face-flipped = The same mill, sold

turn-title = Your turn
turn-text =
    A game is a number of _rounds_, and in each round everyone has one turn. In your turn you take _two actions_ (in the very first round: one), and may take the same one twice. Every action costs a card. Then your hand is filled up to { $hand } again, until the deck is empty.

    At the end of the round two things happen. The _order_ changes: whoever spent least goes first, whoever spent most goes last. Then everyone receives their _income_, or pays it if it is below zero.

    You begin with £{ $money } and an income of zero.
turn-caption = The actions. Each one costs a card; the double build takes both actions and two cards.
action-build-title = Build
action-build-text = Put an industry tile on the board.
action-double-title = Build double
action-double-text = The same in any town, with any two cards.
action-network-title = Network
action-network-text = Put down a canal, or one or two railways.
action-develop-title = Develop
action-develop-text = Take low tiles off your mat.
action-sell-title = Sell
action-sell-text = Bring cotton to ports or abroad.
action-loan-title = Loan
action-loan-text = Money now, less income later.
action-pass-title = Pass
action-pass-text = Nothing, and it still costs a card.

cards-title = Cards
cards-text =
    For most actions it does not matter which card you discard. _Building_ does look at it.

    A _location card_ builds in that town, any industry that has a space there, even far from your network. An _industry card_ builds that industry in any town of your network. As long as nothing of yours is on the board, it builds anywhere.

    When no card fits, there is the _double build_: both actions of the turn and any two cards together count as a location card of your choice. It is dear in time, but it reaches every town on the map.
cards-caption = Two kinds: a town with its colour, or an industry with its sign.

network-title = Network and links
network-text =
    Your _network_ is every place where one of your tiles stands or where one of your links ends. A new link must begin in it.

    In the canal era a canal costs £{ $canal }, one for each action. In the rail era a railway costs £{ $rail } and one coal; or two at once for £{ $rails } and a coal each. Some lines are canals only, some railways only.

    _Connected_ is something else: two places are connected when any links lead from one to the other, no matter whose. Coal and cotton only ask to be connected.
network-caption = With a mine in Bolton and a canal to Manchester both places are in Brick’s network. The ticked links may be built next.

build-title = Build
build-text =
    Choose a town and an industry that has a free space there, discard a card that allows it, pay the money and the cubes, and place your _lowest_ tile of that industry.

    In the canal era you may have only _one tile in a town_; others may build beside you. In the rail era you may have several.

    You may also build over a tile of your own with a better one of the same industry. Another player’s tile can be replaced only if it is a coal mine or iron works and that cube has run out everywhere, in the market too.
build-caption = Iron works cost one coal. It comes along the canal from the mine in Bolton, for nothing.

cubes-title = Coal and iron
cubes-text =
    <coal> _Coal_ must be connected to where it is needed. It comes from the _nearest_ mine that still has some, whoever owns it, for nothing. If no mine is connected, you buy it on the market, provided you are connected to a _market icon_: Scotland, Yorkshire, the Midlands, or any port on the board, flipped or not.

    <iron> _Iron_ needs no connection. It comes from any iron works, for nothing, and only if there is none at all from the market.

    When the last cube leaves a tile, it flips, whoever took it. New iron works sell to the market at once what fits there; so does a new coal mine that is connected to a market icon. Both markets begin full: somebody has to buy before there is room.
cubes-caption = The markets at the start: bought from the cheap end, filled from the dear one. Once a market is empty coal costs £{ $coal } and iron £{ $iron }.

sell-title = Sell cotton
sell-text =
    A cotton mill flips when its cotton is sold. There are two ways, and one action may sell from as many mills as you like, each its own way.

    <port> Through a _port_: an unflipped port that is connected to the mill takes the cotton, whoever owns it. Both flip, the mill and the port. A port serves once; after that it only shows its market icon.

    A port of your own beside your mill is two flips in one action. A port of somebody else makes them richer too; sometimes that is a fair price.
sell-caption = The mill in Manchester is connected to the port in Warrington. The cotton goes through it, and both tiles flip.

distant-title = The distant market
distant-text =
    The second way is <ship> abroad. The mill must be connected to a _market icon_, at the border or on any port, flipped or not. Only the mill flips, not the port.

    Turn up the top tile of the pile: it shows how many spaces the marker moves. Where it stops you gain that many income spaces on top, { $bonus } at the beginning and fewer each time, and the mill flips.

    If the marker reaches the _X_, the market is closed for the rest of the era: this mill stays unsold and the whole action ends. Whoever sells first sells best; whoever comes late needs a port.
distant-caption = The track of the distant market with its bonuses, and the tiles turned up so far.

develop-title = Develop
develop-text =
    Only the lowest tile of each industry can be built. To develop, remove _one or two_ of the lowest tiles of your mat from the game, for _one iron each_.

    Better tiles bring more points, and tiles of level I leave the board at the end of the canal era. Every tile may be developed.

    The two lowest _shipyards_ can never be built: they have to be developed away. Then a shipyard is the dearest tile of the game and brings the most points, and it flips at once.
develop-caption = One iron each, and the first real shipyard is next.
level-gone = Removed
level-next = Now the next one

loan-title = Loan
loan-text =
    Take £{ $small }, £{ $middle } or £{ $large } and go down one, two or three income _levels_. There is nothing to pay back. The income may fall below zero, down to −10.

    The income track rises in small steps, and higher up each level takes more of them. So a loan costs least when it is taken early, before much has flipped.

    In the rail era loans end when the deck is empty, for the last rounds of the game. A tile in the deck gives a warning: when Rothschild appears, the next round is the last one for loans.

eras-title = Two eras
eras-text =
    The _canal era_ lasts until the deck and all hands are empty: { $two }, { $three } or { $four } rounds with two, three or four players. Then links and flipped tiles are scored, _all links_ and _all tiles of level I_ leave the board, the distant market opens anew, and everyone gets a new hand.

    The _rail era_ follows with as many rounds and is scored in the same way. Tiles of level II and above that flipped in the canal era stay and score _twice_: this is the secret of many wins.

    The introductory game ends after the canal era.
eras-caption = The same towns at the end of the canal era, and early in the rail era: the mill of level II is still there.

scoring-title = Scoring
scoring-text =
    A _link_ scores one point for each dumb-bell <linkpts> at its ends: one on each flipped tile, whoever owns it, and two at each place without spaces, such as Yorkshire or Southport. A _flipped tile_ scores the number on it. Unflipped tiles score nothing.

    At the end of the game each full £{ $pounds } is one more point. At equal points the higher income wins, then more money.

    In the introductory game you score instead a point for each £{ $price } ({ $most } at most), your income level, and your flipped tiles of level II and above once again.
scoring-caption = The canal touches a flipped mine and a flipped mill: two points. The iron works are not flipped and give nothing yet.

variants-title = Other ways to play
variants-text =
    _Virtual link._ A rule of the first edition: a player with Liverpool or Birkenhead in their network may build in the other with an industry card. It carries no coal.

    _Classic deck._ For three or four players: all the cards, some of them left out unseen, so that nobody knows which ones are missing.

    _Community game for two._ A smaller map without the south and the east, its own deck, smaller markets and less money to begin with.

hints-title = Hints for the first games
hints-text =
    _Make things flip early._ Income that comes in round three is paid all game long.

    _Sell abroad while it lasts._ The first cotton to the distant market brings most. Count the tiles: the page says how many would close it.

    _Build a port where mills are._ Somebody will want it, and then it flips for you.

    _Borrow without shame._ One or two loans in the first rounds are normal. A turn spent waiting for money is lost for ever.

    _Look where coal will be wanted._ A mine beside the place where others build empties itself.

    _Watch the order._ Spend much when you play first, little when you play last.

    _Think of shipyards in time._ They need two developments, a place of their own and much money, and are worth it in both eras.
