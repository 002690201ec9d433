# Tips of Spyrium: what a thing is, in a sentence or two.

sp-tip-character = A character stays in the market when it is called; its effect comes at once.
sp-tip-building = A building goes to your quarter. You may use one of its effects once a round, and it counts at the end.
sp-tip-technique = A technique is yours for the rest of the game and counts at the end.
sp-tip-tilted = It has been used this round.
sp-tip-working =
    { $workers ->
        [one] { $workers } worker stands on it until the round ends.
       *[other] { $workers } workers stand on it until the round ends.
    }
sp-tip-hole = The card of this place is gone. A worker may still stand beside it, if there is a card on the other side.
sp-tip-gap = A worker here may later activate one of the two cards, or be taken back for money. Every other worker beside the card raises its price by £{ $money }, and the money gained there as well.
sp-tip-gap-gone = Both cards beside it are gone: a worker here can only be taken back.
sp-tip-event = Once a round you may use one of its options, in either phase.
sp-tip-next = It can be used in the next round.
sp-tip-last-round = The last round has no further event.
sp-tip-workers-title = Workers
sp-tip-workers = Active workers are placed in the market or work in buildings. Those who come back from the market are tired until the next round.
sp-tip-new-place = A building in a new place costs £{ $money } more for each building you have. Instead it may replace one, and with a shared symbol its price is £{ $less } less.
sp-tip-money = Pays for cards. It comes from residences at the start of a round, and from workers taken back in the market.
sp-tip-spyrium = Crystals come from mines, and buildings, characters and events turn them into points or money.
sp-tip-points = A bonus comes at { $first } points, the other one at { $second }. Whoever has the most points wins.
sp-tip-order-title = Order of play
sp-tip-order = Play goes round the table, one action at a time. A player who has passed is skipped.
sp-tip-stage-title = Round
sp-tip-stage = { $rounds } rounds: { $a } of period A, { $b } of period B, { $c } of period C. Each has its own nine cards.
sp-tip-tokens-title = Tokens
sp-tip-tokens = Tokens lie on some cards and events and say how much these bring or cost. Used ones come back when the stock is empty.
sp-tip-residence = The number under your disc is your income. A residence action moves the disc one space on, or scores the number under it.
sp-tip-bonuses = The first bonus is a new worker or £{ $money }, as you like; the second one is the other.
sp-tip-preview = The points you have, those printed on your buildings, and what your techniques would count.

## Facts

sp-fact-price = Price
sp-fact-effect = Effect
sp-fact-points = Points at the end
sp-fact-symbols = Symbols
sp-fact-end = At the end
sp-fact-copies = Copies
sp-fact-guessed = Reconstructed
sp-fact-around = Workers beside it
sp-fact-here = Here
sp-fact-option = Option { $number }
sp-fact-used = Used by
sp-fact-active = Active
sp-fact-placed = In the market
sp-fact-working = On buildings
sp-fact-tired = Tired
sp-fact-reserve = In reserve
sp-copies = { $count } in { $period }
sp-offer = £{ $price }, or brings £{ $money }
sp-guessed-cost = price
sp-guessed-points = points
sp-guessed-period = period
sp-guessed-count = copies
sp-score-money = 1 point for every £{ $per }
sp-score-spyrium = 1 point per Spyrium
sp-score-workers = 1 point per worker
sp-score-buildings = 1 point per building
sp-score-tokens = 1 point per kept token
sp-score-residence = the value of your residence space
sp-score-factories = the points of your buildings with the factory symbol
sp-score-most = { $what }, at most { $most }
