# Names, moves and questions of Workshop of the World. What board.toml names is not here.

game-title = Workshop of the World
game-subtitle = Canals, railways and the towns of an industrious Britain
game-about = Sealed bids decide who opens industries in which town. Place demand tokens in secret to raise the price of what you make, and join your towns by canals, then by rail.
    .length = about 1½ hours
    .weight = medium
    .edition = Ragnar Brothers, 2010
    .reconstructed = towns, links and cards reconstructed
standing = { $era }, { $round ->
    [0] first demand
   *[other] round { $round }
}

option-hidden_money = Secret money
    .help = Nobody sees how much money the others have. By default money is open.

era-canal = Canal era
era-rail = Rail era

## Moves

move-demand = Place a demand token: { $type }
move-demand-two = Place two demand tokens: { $type } and { $other }
move-keep = Place no demand token
move-offer = Offer this colour first: { $colour }
move-bid = Bid £{ $money }
move-recover = Recover £{ $money } for { $spaces ->
    [one] one space of income
   *[other] { $spaces } spaces of income
}
move-take = Take the card { $card }
move-swap = Discard the card { $card } for the top card of those set aside
move-place = Place the industry in { $town }
move-remove = Take an industry of this colour away: { $colour }
move-build = Build { $connection }
move-done = Build no more

## Questions

ask-demand = Which { $tokens ->
    [one] demand token do you place?
   *[other] { $tokens } demand tokens do you place?
}
ask-demand-more = Do you place { $tokens ->
    [one] one more demand token?
   *[other] up to { $tokens } more demand tokens?
}
ask-offer = Which of your two colours do you offer with your first bid?
ask-bid = How much do you bid for the turn order? You have £{ $money }.
ask-card = Which town card do you take?
ask-town = Your card lets you choose: in which town of value { $value } do you place the industry?
ask-remove = { $town } is full: whose industry has to leave?
ask-link = Do you build from { $town }? A link costs £{ $money }.
ask-link-second = Do you build a second link, from { $town } or from { $other }? It costs £{ $money }.
ask-wait = { $seats } to decide.
ask-over = The game is over.

## What a question means, said when it is asked for the first time

meaning-ask-demand = What all of you place decides what towns pay: at the end of the era each industry gets £1 for every token of its type. Choose the type that you want to build.
meaning-ask-bid = The highest bid chooses a town card first. Everybody pays what they bid, so bid nothing if the order does not matter to you.
meaning-ask-card = The card says in which town your next industry stands. Its value is the income the town gives to links, and how many industries it holds.
