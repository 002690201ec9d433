# Deciding in Workshop of the World: chips, what is asked, costs and gains, figures.

## What is asked

ww-play-ask-card = With which card?
ww-play-ask-use = Use the card, or swap it?
ww-play-ask-town = In which town?
ww-play-ask-piece = The town is full: which industry leaves?
ww-play-ask-tokens = Choose one more token.
ww-play-ask-colour = Which of your colours is the bid for?
ww-play-ask-bid = How much do you bid?
ww-play-ask-link = Which connection?
ww-play-tokens = Your demand tokens
ww-play-bid-label = Your sealed bid
ww-play-bid-note = The highest bid takes the first card. All are opened together.
ww-play-warn-poor = You would have too little left for even one link. Bid it all the same?
ww-play-recover = Recover money from income
ww-play-recover-do = Recover £{ $money }
ww-play-recover-note = Income track: { $before } → { $after }. All see it at once.
ww-play-sealed-bid = Your bid: £{ $money }
ww-play-sealed-for = { $bid }, for { $colour }
ww-play-sealed-none = You place no token.
ww-play-sealed-tokens = You place: { $types }

## Chips

ww-play-choice = Any town of value { $value }
ww-play-piece-colour = { $owner }, { $colour }
ww-play-link = { $connection }: £{ $money }
ww-play-link-income = { $connection }: £{ $money }, +{ $income } income
ww-play-take = Use the card
ww-play-swap = Swap it for the top set-aside card
ww-play-build = Build
ww-play-done = Build no more
ww-play-keep = Place no token

## Costs and gains

ww-play-price = £{ $money }
ww-play-price-income = £{ $money } · +{ $income }
ww-play-bid-line = Sealed bid
ww-play-bid-why = paid whether you win or not
ww-play-pay-each = pays each of its industries
ww-play-pay-change = £{ $before } → £{ $after }
ww-play-swap-line = Top set-aside card
ww-play-swap-why = you must use it, whatever it is
ww-play-industry = Industry in { $town }
ww-play-pays = { $type }: £{ $money } for each industry at the end of an era, as demand is now
ww-play-no-links = All connections from there carry links already: nothing to build.
ww-play-best-link = Best link from there: to { $town } for £{ $money }, +{ $income } income
ww-play-leaves = An industry leaves: { $name }
ww-play-double = double: both links of the turn
ww-play-income = +{ $income } income at the end of your turn
ww-play-no-income = No new income: none of your industries at a new end of it

## The confirm button

ww-play-do-offer = Bid for { $colour }
ww-play-do-bid = Seal £{ $money }
ww-play-do-tokens = { $tokens ->
    [one] Seal the token
   *[other] Seal the tokens
}
ww-play-do-keep = Seal: no token
ww-play-do-take = Take the card
ww-play-do-swap = Swap the card
ww-play-do-place = Place in { $town }
ww-play-do-build = Build for £{ $money }
ww-play-do-done = End the turn

## Figures

ww-play-said-hidden = secret money
ww-play-said-income = income track: { $income }
ww-play-said-links = { $links ->
    [one] { $links } link
   *[other] { $links } links
}
ww-play-note = { $industries ->
    [one] { $industries } industry
   *[other] { $industries } industries
} · { $tokens ->
    [0] no tokens
    [one] { $tokens } secret token
   *[other] { $tokens } secret tokens
}
ww-play-opening = opening
ww-play-now-demand = demand is created
ww-play-now-bids = bids
ww-play-now-turns = turns
ww-play-round = Round { $round }
ww-play-measure-money = Money
ww-play-measure-worth = Money, if the era ended now
ww-play-measure-income = Income track
ww-play-measure-links = Links
ww-play-measure-industries = Industries

## Where the money came from

ww-play-from-start = At the start
ww-play-from-income = Income track
ww-play-from-links = Links
ww-play-from-industries = Industries
ww-play-from-recovered = Recovered from income
ww-play-from-bids = Auctions
ww-play-from-building = Building links
