# Why a move is not legal: what is missing and, where it helps, what to do. Keys of why*.py.

## Another question is open

why-now-demand = Demand tokens are being chosen now.
why-now-bid = Bids for the turn order are being made now.
why-now-card = First take one of the face-up town cards.
why-now-town = First choose the town for your industry.
why-now-remove = First choose the industry that leaves the full town.
why-now-link = Your industry is in place. Build links, or end your turn.
why-demand-later = Demand tokens are placed before the first round of an era and after its last one.
why-bid-later = Bids are made at the start of a round, when the new town cards lie face up.
why-offer-later = A colour is offered with the first bid of a round.

## Sealed choices

why-sealed = A sealed choice cannot be changed.
why-locked = You have made your choice. It is sealed until all have made theirs.
why-recover-locked = You have made your choice: you can recover no money until all have made theirs.
why-recover-low = { $spaces ->
    [one] One space of income is
   *[other] { $spaces } spaces of income are
} given up for £1; your marker stands on { $income }.
why-recover-later = Your marker stands on { $income }. The income of this turn, { $more } so far, is added when you have built your last link.

## Demand tokens

why-demand-must = { $tokens ->
    [one] You must place exactly one demand token now.
   *[other] You must place exactly { $tokens } demand tokens now, in one choice.
}
why-demand-most = { $tokens ->
    [one] You may place at most one demand token now.
   *[other] You may place at most { $tokens } demand tokens now.
}
why-demand-none = You have no demand token of this type: { $type }.
why-demand-single = You have only one demand token of this type: { $type }.
why-demand-together = Two demand tokens are chosen in one choice, and yours is sealed.

## The auction

why-bid-money = You have £{ $money }, too little for £{ $bid }.{ $recoverable ->
    [0] {""}
   *[other] {" "}You could recover up to £{ $recoverable } from the income track first.
}
why-offer-seats = A colour is offered only in a game of two players.
why-offer-first = First choose the colour that you offer with this bid.
why-offer-done = You have chosen your colour for this auction: { $colour }.
why-offer-second = In the second auction nobody offers a colour: the one that has not played yet is bid for.
why-offer-colour = This is not one of your colours: { $colour }.

## The card

why-card-absent = The card { $card } is not face up.
why-card-gone = The card { $card } has been used in this era.
why-card-binds = You have your card, { $card }, and must use it.
why-swap-none = No card is set aside any more.
why-swap-free = One can still build from { $town }: { $connections }. Only a card of a town without a free connection can be exchanged.
why-swap-double = A free double connection is enough to build from { $town }: { $connections }. So its card cannot be exchanged.
why-swap-money = Too little money is no reason to exchange a card: from { $town } one can still build { $connections }.
why-swap-choice = One can still build from towns of value { $value }: { $towns }. A choice card can be exchanged only when there is no such town.
why-town-value = { $town } has the value { $value }; your card is for a town of value { $wanted }.
why-remove-none = There is no industry of this colour in { $town }: { $colour }.

## Links

why-link-occupied = { $connection } is occupied: { $owner }.
why-link-first = { $connection } does not start at { $town }, where you have just placed your industry.
why-link-second = { $connection } starts neither at { $town } nor at { $other }, which your first link reached.
why-link-crossing = { $connection } only crosses { $other }. There is no junction: it can be built only from the towns at its ends.
why-link-double = { $connection } is a double connection. It takes both links of a turn, and you have built one.
why-link-money = { $connection } costs £{ $cost }; you have £{ $money }.{ $recoverable ->
    [0] {""}
   *[other] {" "}You could recover up to £{ $recoverable } from the income track first.
}
