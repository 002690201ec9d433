# Why a move is not legal: what is missing and, where it helps, what to do. Keys of why*.py.

## Another question is open

why-now-action = No action is under way. Choose an action first.
why-now-surcharge = First say whether you pay the surcharge or use Lobbying.
why-now-token = First choose the token you take.
why-now-value = First choose what the token counts as.
why-now-site = First choose where the building goes.
why-now-residence = First choose: one space on along the residence track, or points.
why-now-bonus = First choose your bonus.
why-now-place = First choose where the worker goes.
why-now-reuse = First choose the building that is used again.

## Phases

why-has-passed = { $seat } has passed and does nothing more in this round.
why-in-phase-one = You are still in Phase I: place a worker, use the event, or go on to Phase II first.
why-activation-just = You have just gone on to Phase II: now take an action of it.
why-activation-twice = You are already in Phase II. Gain money, activate a card, use the event, exploit a building, or pass.
why-in-phase-two = You are in Phase II. There is no way back to Phase I in this round.
why-pass-workers = You still have workers in the market: { $gaps }. Take them back for money or activate cards with them first.

## The market

why-place-no-worker = You have no active worker left on your start card.
why-place-no-card = { $gap }: there is no card on either side. A worker needs a card beside it.
why-no-worker-there = You have no worker at { $gap }.
why-slot-empty = There is no card in { $slot } any more.
why-withdraw-cards = { $gap }: the cards beside this worker are not all gone ({ $cards }). Name a card to gain money.

## Activating

why-call-no-token = { $card }: no token is left, so nobody can call this character. It still serves to gain money.
why-call-spyrium = { $card } takes { $needed } Spyrium; you have { $found }.
why-activate-money = { $card } costs at least £{ $total }: price £{ $printed }{ $surcharge ->
    [0] {""}
   *[other] , surcharge £{ $surcharge }
}{ $effect ->
    [0] {""}
   *[other] , effect £{ $effect }
}{ $place ->
    [0] {""}
   *[other] , place £{ $place }
}. You have £{ $money }.
why-lobbying-used = Lobbying has already been used in this round.
why-lobbying-nothing = There is no surcharge here that Lobbying could save.
why-token-absent = { $card }: there is no token of value { $value } on it.
why-replace-not-owned = You have no { $card } to replace.
why-replace-upright = { $card }: yours is not tilted.
why-replace-tilted = { $card }: yours is tilted.

## Exploiting

why-exploit-not-owned = You do not own { $card }.
why-exploit-tilted = { $card } has already been exploited in this round.
why-exploit-workers = { $card } needs { $needed ->
    [one] { $needed } active worker
   *[other] { $needed } active workers
} for this; you have { $found }.
why-exploit-spyrium = { $card } needs { $needed } Spyrium for this; you have { $found }.
why-again-upright = { $card } is not tilted: only a building that has been exploited can be used again.
why-taylorism-none = You have not patented Taylorism.
why-taylorism-used = Taylorism has already been used in this round.

## The event

why-event-used = You have already used the event { $event } in this round.
why-event-no-option = { $event } has { $options ->
    [one] only one effect
   *[other] only { $options } effects
}.
why-event-no-token = { $event }: there is no token on the event.
why-event-money = { $event } costs £{ $price } here; you have £{ $money }.
why-event-spyrium = { $event } takes { $needed } Spyrium here; you have { $found }.
why-recruit-reserve = Your reserve is empty: all your workers are in play.
why-reuse-none = You have no tilted building to use again.
why-reuse-cost = You lack the workers or the Spyrium to use your tilted buildings again: { $cards }.
why-late-phase = This event places a worker in Phase II, and you are in Phase I: place a worker as usual, or go on to Phase II first.
why-late-market = There is no card left in the market to place a worker beside.
