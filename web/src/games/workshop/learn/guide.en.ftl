# "How to play" Workshop of the World, in our own words: ID-title, ID-text, ID-caption of each section.

aim-title = The aim
aim-text =
    You are an entrepreneur in the Britain of the industrial revolution. You put industries into { $towns } towns and join them with canals, later with railways. Whoever has _the most money_ at the end of the second era wins.

    You begin with £{ $money }, and nothing comes in before the end of an era. Every pound you bid and every link you build is paid from that.

    Three things bring money back: the _income track_, your _links_, and your _industries_, which are paid by demand.
aim-caption = A town is a ring. Its parts are the industries that stand there, the glyph in the middle is its type. Links lie on the lines between towns.

round-title = Eras and rounds
round-text =
    There are two eras, _canal_ and _rail_. Each has { $four } rounds with four players, { $three } with three, { $five } with five.

    In a round as many town cards are turned up as there are players. All bid for the turn order, then each player takes a turn: a card, an industry in its town, and up to two links.

    When the last card of the era has been played, the era pays.
round-caption = A round, step by step.
action-auction-title = Bid
action-auction-text = All at once and in secret. Everybody pays.
action-card_town-title = Take a card
action-card_town-text = One of those that are still face up.
action-factory-title = Place
action-factory-text = An industry of your colour in its town.
action-network-title = Build
action-network-text = None, one or two links, from that town on.
action-income-title = Advance
action-income-text = For the towns your new links touch.

demand-title = Demand
demand-text =
    Every town has one of five types: <port> port, <heavy> heavy industry, <textiles> textiles, <light> light industry, <crafts> crafts. At the end of an era each industry is paid £1 for _every token_ of its type on the demand diagram.

    You make that demand yourselves. At the beginning of an era everybody draws { $drawn } tokens and must place one, all in secret and shown together. At the end of the era, before it pays, everybody may place _one more_ of those still in hand, or none.

    What you keep stays secret. Tokens on the diagram stay there for the rest of the game.
demand-caption = As it lies here, each port is paid £2, each textile industry £3, and heavy industry nothing.

bids-title = Bidding for the order
bids-text =
    Everybody chooses a sum in secret, zero if you like. All bids are opened at the same moment. The highest bid plays first, the next second, and so on. Equal bids keep the order of the round before.

    _All bids are paid_, also those that did not help. First place is worth something when one card fits your network and the others do not.

    While others still choose, you only see who has chosen.

cards-title = Town cards
cards-text =
    On your turn you take one of the cards that are still face up and place an industry in its town. A _choice card_ names only a value: you may use it in any town of that value.

    The number is the value of the town. It says how much income the town gives and how many industries it holds.

    If every connection of the town carries links already, the town is _saturated_. You may then discard the card and take the top card of those set aside instead. That one you have to use.
cards-caption = Two towns and a choice card. Below the name stands the type, on the right the value.

full-title = Full towns
full-text =
    A town holds as many industries as its value, whoever they belong to. You may have several in one town.

    If the town is full, one industry has to leave before yours comes in. _You choose which one_, and it may be one of your own. It is taken off the map, and nobody is paid for it.
full-caption = Leeds has value 3 and is full. Whoever places here takes one of the three away first.

links-title = Building links
links-text =
    After placing you may build up to _two links_. The first starts at the town you just placed in. The second starts there too, or at the town the first one leads to.

    A link costs £{ $canal } in the canal era and £{ $rail } in the rail era. A connection belongs to whoever builds it first, for the whole era.

    You need no industry at the other end, but without one it brings no income there.
links-caption = An industry came to Reading. The first link goes to Southampton, so the second may start at either of them.

crossing-title = Double connections, and a crossing
crossing-text =
    Some connections, most of them at the edges of the map, have _two spaces_. Such a connection takes both links of a turn and twice the price. So it can only start at the town you just placed in.

    Leeds–Liverpool and Manchester–Lancaster cross without meeting. Both can be built, by different players, and the crossing joins nothing.
crossing-caption = The link from Leeds to Liverpool fills both spaces. Manchester–Lancaster passes below it and is still free.

income-title = Income
income-text =
    At the end of your turn you move forward on the income track. Look at the links you built _in this turn_: for each town at their ends in which you have an industry you get its value, each town once.

    So build between towns where you already are. A turn without a link brings no income.
income-caption = Links to Southampton and Oxford from Reading. Brick stands in Reading and Southampton: 2 + 2 income. Oxford brings nothing, for only Steel is there.

recover-title = Recovering money
recover-text =
    Short of money? Whenever you have to decide something you may move _{ $spaces } spaces back_ on the income track and take £1 for them at once, as often as you can.

    It is a bad rate: at the end of the era the same spaces would be £{ $spaces }. But a link now may be worth more. The page offers it quietly below your decision. Once your bid is sealed, you cannot recover until all bids are open.

pay-title = The era pays
pay-text =
    When the cards of an era have run out, and after the last tokens of demand, money comes in three steps.

    _Income_: £1 for each space on the track; then your marker goes back to zero.

    _Links_: £{ $network } for each link of your largest network, £{ $link } for each other one. A network is what hangs together through shared towns; only your own links count.

    _Industries_: each is paid by the tokens of its type on the diagram.
pay-caption = Brick has four links that hang together, for a double counts twice, and one alone: 4 × £{ $network } and 1 × £{ $link }.

rail-title = The rail era
rail-text =
    All links go back to their owners. _Industries stay_, and so do the demand diagram, the tokens in your hands and the turn order.

    All { $cards } cards are shuffled together again. Everybody draws { $drawn } more tokens and places one. Links are cheaper now, and you already stand in many towns: income comes faster.
rail-caption = The same towns with railways. Where you have stood since the canal era, every new link brings income.

end-title = The end
end-text =
    After the rail era has paid, the player with the _most money_ wins. A tie goes to whoever stands further ahead on the turn-order track.

    Tokens that are still in your hand are worth nothing. Place them while they help.

two-title = Two players
two-text =
    Each of you plays _two colours_, with £{ $double } and one income marker together. You draw { $more } tokens and place { $both }.

    A round has two auctions. In the first you bid for one of your colours, which you choose together with the bid; in the second for the other. After each of them these two colours play.

    Your two colours share money and income, nothing else. Links of one do not make a network with the other, and income counts only towns where the colour itself stands.

guessed-title = What is reconstructed
guessed-text =
    The rules are those of the game, and so are the number of cards, the money and the prices. But no public text shows the printed _map_. Some towns, connections and values are known from the rules and from reviews; the others we have worked out anew, on the true geography of Great Britain.

    Also a guess: which towns have set-up cards, how many choice cards there are, and that there are { $tokens } demand tokens. The page about this game says how sure we are of each part. If you own the game: all of it stands in one file, which anybody can correct.

hints-title = Some advice
hints-text =
    _Money is tight until the first pay._ Two links in every turn of the canal era cost more than you have.

    _Stand in neighbouring towns._ A link between two of your towns of value 4 brings 8 income, and you can do it again in the rail era.

    _Bid for what you need._ If two cards are equally good for you, bid zero and take the one that is left.

    _Keep one network._ A link that joins two of them pays double for the smaller one.

    _Watch the diagram._ Four industries of one type with three tokens are £12, twice.

    _Full towns are weapons._ The industry you take away may be the one that pays another best.
