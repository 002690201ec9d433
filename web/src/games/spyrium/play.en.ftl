# Deciding in Spyrium: actions, chips, what is asked, costs and gains, figures.

## Actions

sp-play-place = Place a worker
sp-play-activation = Phase II
sp-play-event = Use the event
sp-play-activate = Activate
sp-play-money = Take money
sp-play-exploit = Exploit
sp-play-pass = Pass
sp-play-keys-numbers = card of the market, row by row

## What is asked

sp-play-begin-one = Choose a gap for a worker, the event, or go on to Phase II.
sp-play-begin-two = Choose an action, a card, one of your workers or a building.
sp-play-ask-action = What do you do?
sp-play-ask-next-action = And what do you do first in Phase II?
sp-play-ask-slot = Which card?
sp-play-ask-gap = Between which cards?
sp-play-ask-option = Which effect of the event?
sp-play-ask-building = Which building?
sp-play-ask-effect = Which effect of the building?
sp-play-ask-surcharge = Pay for the other workers, or use Lobbying?
sp-play-ask-token = Which token do you take?
sp-play-ask-value = What does the token count as for you?
sp-play-ask-site = Where do you build it?
sp-play-ask-residence = One space on along the track, or points?
sp-play-warn-pass = You can still do something in this round. Pass all the same?

## Chips

sp-play-no-card = No card
sp-play-tilted = { $card } (tilted)
sp-play-new = New place
sp-play-new-for = New place: £{ $money }
sp-play-replace-for = In place of { $card }: £{ $money }
sp-play-replace-symbol = In place of { $card }, shared symbol: £{ $money }
sp-play-lobbying = Lobbying: no surcharge
sp-play-surcharge = Pay the surcharge
sp-play-token = Token { $value }
sp-play-value = Counts as { $value }
sp-play-step = One space on: { $from } → { $to }
sp-play-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sp-play-bonus = Bonus
sp-play-bonus-money = Bonus: £{ $money }
sp-play-bonus-worker = { $workers ->
    [0] Bonus: no worker left
    [one] Bonus: a new worker
   *[other] Bonus: { $workers } new workers
}

## Costs and gains

sp-play-plus = + £{ $money }
sp-play-less = − £{ $money }
sp-play-others = Other workers beside it
sp-play-others-of = Other workers beside { $card }
sp-play-place-price = New place
sp-play-worker-goes = A worker goes to the market
sp-play-worker-back = The worker comes back
sp-play-replaces = { $card } goes
sp-play-shared = shared symbol
sp-play-again = { $card } is straightened
sp-play-effect-price = Price of the effect
sp-play-spyrium-after = Spyrium: { $before } → { $after }
sp-play-gain-spyrium = + { $spyrium } Spyrium
sp-play-gain-points = + { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sp-play-engineering = + { $points ->
    [one] { $points } point
   *[other] { $points } points
} by Engineering
sp-play-kept = { $tokens ->
    [one] { $tokens } token kept
   *[other] { $tokens } tokens kept
}
sp-play-stepped = Residence: £{ $money } a round

## The confirm button

sp-play-do-two = Phase II: { $action }
sp-play-do-money = Take £{ $money }
sp-play-do-withdraw = Take the worker back
sp-play-do-build = Build for £{ $money }
sp-play-do-build-plain = Build
sp-play-do-call = Call for £{ $money }
sp-play-do-call-plain = Call
sp-play-do-patent = Patent for £{ $money }
sp-play-do-patent-plain = Patent
sp-play-do-event = Use the event
sp-play-do-step = One space on
sp-play-do-score = Take the points
sp-play-do-take = Take this

## Figures

sp-play-said-money = £{ $money }
sp-play-said-workers = { $active } active of { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
sp-play-said-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sp-play-phase-one = Phase I
sp-play-phase-two = Phase II
sp-play-passed = passed
sp-play-note = { $phase } · income £{ $income }
sp-play-rest-two = { $activating } of { $seats } in Phase II
sp-play-rest-passed = { $passed } of { $seats } passed
sp-play-round = round { $round } of { $rounds }
sp-play-round-begins = { $period }, round { $round }
sp-play-card-at = { $card } ({ $slot })
sp-play-measure-workers = Workers
sp-play-measure-income = Income

## Where points came from

sp-play-from-cards = Cards played
sp-play-from-residence = Residence track
sp-play-from-buildings = Buildings
sp-play-from-techniques = Techniques
sp-play-quarters = The quarters of all players
