# "How to play" Age of Industry, in our own words: ID-title, ID-text, ID-caption of each section.

aim-title = The aim
aim-text =
    You open mines and mills in Germany or New England, join them by railways, bring goods to ports and markets, and do it all with other people’s money. Whoever has the _most points_ at the end wins.

    Points are counted once, at the end: the _level_ of every tile of yours on the map, a point for each ${ $dollars }, and { $unpaid } points less for each loan that you cannot pay back.

    So money is points, and money comes from tiles that _flip_: a mine or works when its last cube is used, a mill or factory when its goods are sold, a port when goods go through it. The number on a tile is what it pays its owner then, at once, in anybody’s turn. A tile that never flips still counts its level.
aim-caption = Light: there is still something to do. Solid: flipped, and paid. The level counts at the end either way.
face-cubes = Coal mine with its cubes
face-goods = Cotton mill, unsold
face-flipped = The same mill, sold

turn-title = Your turn
turn-text =
    A game is a number of _rounds_. In each round everyone has one turn of _two actions_, in the very first round of one. The same action may be taken twice.

    You begin with { $hand } cards and _no money at all_: the first tile is built on credit. Nothing asks you to take a loan. Whatever you cannot pay is lent to you.
turn-caption = The actions. Railways, sales and drawing cost no card; the others cost one.
action-build-title = Build
action-build-text = Put an industry tile on the map.
action-double-title = Both actions
action-double-text = Build anywhere, with any card.
action-rail-title = Railway
action-rail-text = Lay one line of rails.
action-sell-title = Sell
action-sell-text = Bring goods to ports and markets.
action-develop-title = Develop
action-develop-text = Take a tile off your mat.
action-card_choice-title = Draw
action-card_choice-text = Take two cards into your hand.
action-pass-title = Pass
action-pass-text = Nothing, and it still costs a card.

cards-title = Cards
cards-text =
    A card is needed to _build_. There are two kinds.

    A _location card_ is a colour. It builds any industry in any place of that colour, wherever you are. Each colour has a symbol of its own, on the card and on the map.

    An _industry card_ builds that industry, but only where you already are: where one of your railways ends; beside a tile of your own in a place with more than { $few } spaces; over a tile of your own. As long as no tile of yours is on the map, it builds anywhere.

    When no card fits, spend _both actions_ and any one card: that builds anywhere.
cards-caption = Two colours with their symbols, and two industries.

places-title = Places and spaces
places-text =
    What a space takes is drawn in it. An _empty_ space takes a cotton mill, a factory or ironworks; the others take a <coal_mine> coal mine, a <port> port or a <ship> ship, and nothing else.

    In a place of up to { $few } spaces you may have _one_ tile, in a larger one _two_. Villages have no space; railways go through them.

    You may build over a tile of your own with one of a higher level, whatever it is. Another player’s mine or ironworks can be replaced by a better one only when that cube has run out everywhere, on the demand track too.
places-caption = Brick has a mine in the Ruhr and a railway to Kassel. With an industry card the ticked spaces are open: at the end of the rails, and beside the mine, for the Ruhr has four spaces.

build-title = Build
build-text =
    Choose an industry and a space, play a card that allows it, pay the price, and place your _lowest_ tile of that industry. Better tiles need <coal> coal, <iron> iron or both.

    Cubes cost nothing if they come from a mine or works, whoever owns it, but they have to get there: over railways of any colour, without a gap, and always from the _nearest_ source. If two are equally near, you choose. In the same place no railway is needed.

    When the last cube leaves a tile, it flips and pays its owner. A mine in the right place is paid for by those who need it.
build-caption = A cotton mill of level II needs one coal. It comes over the railway from the Ruhr. The page shows the way of every cube before you confirm.

demand-title = The demand track
demand-text =
    If no source with a cube is connected, you buy it from the _demand track_, cheapest first, and for ${ $empty } once that column is empty. For this the place must be connected to a _port_ on the map, anybody’s, flipped or not, or to a _distant port_ sign, as in France. A port that you are building serves itself.

    The other way round: a new mine or new works that are connected to a port fill the empty boxes at once, the dearest first, and you are _paid_ for each. Often that is enough to flip the tile on the spot.
demand-caption = The demand track at the beginning: full. The cheapest cubes go first, and the next one who builds a mine fills the gaps for money.

rail-title = Railways
rail-text =
    A railway costs ${ $rail } and no card. It begins where you have a tile or where one of your railways ends. Your very first one needs no cubes; every later one needs _one coal and one iron_, brought to either of its ends.

    A line belongs to whoever built it, but _everybody’s cubes and goods_ travel on it. You have { $railways } of them for the whole game.

    At the end each line pays ${ $income }, and ${ $village } for every tile, market space and village at its two ends. A few lines between busy places are worth a good mill.
rail-caption = The next line, from Kassel to Frankfurt: coal from the Ruhr, iron from the works in Kassel.

sell-title = Sell
sell-text =
    Selling costs no card. Each mill or factory of yours that you sell needs an _outlet_, connected by railways at any distance:

    <port> an unflipped _port_, anybody’s. Ports of level I take cotton only, better ones take both. Both tiles flip, and both owners are paid.

    <demand> or a face-up _market tile_ that wants these goods. It is turned over, and only you are paid. Where the tile says that there is no demand, nothing can be sold.

    You may sell as many tiles as you like in one action. Each outlet takes one.
sell-caption = The mill in Hanover is connected to Steel’s port in Hamburg. The cotton goes through it, and both tiles flip.

ships-title = Ships
ships-text =
    New England has _sea lanes_. A ship is built out at sea, at the end of a lane from a space with a port, anybody’s. Then the lane is open, like a railway that nobody owns.

    A ship brings _coal_ with it, which lies beside it until somebody takes it, and opens a _market_ abroad. Coal is scarce in New England, so this matters. When both are used up, the ship flips and pays.

    With a ship card you need a port of your own at the lane, or another’s that your railway reaches. Nothing ever passes _through_ Pennsylvania: its coal can leave, but it is no way from one side to the other.
ships-caption = Imported coal comes to Lowell over the lane and the railway, and the cotton of Lowell goes out the same way, to the market that the ship opened.

develop-title = Develop
develop-text =
    Discard a card and remove _any one tile_ from your mat, for nothing.

    You build the lowest tile of each industry first. The two lowest _factories_ and the lowest _ship_ are of level 0 and can never be built: they have to be developed away. A factory is dear, but pays well and counts three or four points.
develop-caption = Two developments, and the first real factory is next.
level-gone = Removed
level-next = Now the next one

draw-title = Draw cards
draw-text =
    Cards do not come back by themselves. The action _draw_ takes two cards, one after the other, each either from the { $faceup } open ones or from the pile. You see the first before you take the second. The open cards are filled up when you are done. Nobody may hold more than { $limit }.

    The pile is also the clock: when it is empty and somebody has no card left, the round is finished and the game is over.

loans-title = Loans
loans-text =
    _Loans come by themselves._ When a price is higher than your money, you borrow ${ $loan } as often as it takes. The preview says so before you confirm. Money never forbids anything.

    Each loan costs ${ $interest } of interest after every round, and if you cannot pay that, you borrow for it too.

    _Paying back_ is always at hand: a quiet line beside the decision says how many loans you have; open it to give ${ $loan } back, or more. You are asked only when it matters: after your last action, and before interest if you got money meanwhile. It is no action and needs no card.

round-title = The end of a round
round-text =
    Whoever spent _least_ in the round plays first in the next, whoever spent most plays last; at equal sums the old order stays. Prices of tiles, railways and bought cubes count, interest and paying back do not.

    Then interest is paid, and a new round begins.

end-title = The end and the points
end-text =
    When the game is over your railways pay: ${ $income } each, and ${ $village } for every tile, flipped or not, every market space and every village at their ends.

    Then loans are paid back as far as your money goes. After that each full ${ $dollars } is a point, each tile on the map counts its _level_, and each loan that is left takes { $unpaid } points away.

    At equal points whoever stands earlier in the order wins.
end-caption = The line from the Ruhr to Kassel joins a mine and ironworks, a mill and another mill: four tiles. It pays $6 to Brick.

guessed-title = What we had to guess
guessed-text =
    No public source has the printed boards, mats and cards of this game. The _rules_ are those of the second edition. The _maps_ and about half of the numbers on the tiles are _ours_: made so that every example of the rulebook comes out right, and playable, but not the original ones.

    The page about the game says for each part how sure we are of it. Whoever owns the game can put the true numbers into the file of the board, and everything here follows.

hints-title = Hints for the first games
hints-text =
    _Borrow without shame._ Everybody must in the first round. A tile that flips soon pays its loan back several times.

    _Mind the interest._ Five loans over ten rounds cost as much as they brought. Pay back as soon as a sale has filled your purse.

    _Build where others will need cubes._ Their need flips your mine.

    _Be the first at the port._ With a port the demand track opens for its whole corner of the map, and mines there fill it for money.

    _Sell in pairs._ One action sells everything that has an outlet. Your own port beside your own mill is paid twice.

    _Keep cards for the end._ Railways and sales need none, building does.
