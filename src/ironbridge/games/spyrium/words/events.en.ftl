# The log: what happened, a sentence for each event.

event-begin = The game begins. Order of play: { $order }.
event-round = — { $period }, round { $round }: { $seat } begins —
event-current = Event of the round: { $card }{ $token ->
    [0] {""}
   *[other] {" "}(token { $token })
}
event-next = Next event: { $card }{ $token ->
    [0] {""}
   *[other] {" "}(token { $token })
}
event-market = The market: { $cards }
event-tokens = { $card } ({ $slot }) gets tokens: { $values }
event-reshuffle = { $tokens ->
    [one] The discarded token makes a new stock
   *[other] The { $tokens } discarded tokens are shuffled into a new stock
}
event-income = { $seat } receives £{ $money } of income
event-over = The game is over. Victory: { $winners }!

## Actions

event-place = { $seat } places a worker at { $gap }
event-activation = { $seat } goes on to Phase II
event-money = { $seat } takes the worker at { $gap } back for £{ $money } ({ $card }, { $slot })
event-withdraw = { $seat } takes the worker at { $gap } back{ $money ->
    [0] {""}
   *[other] {" "}for £{ $money }
}
event-pass = { $seat } passes
event-call = { $seat } calls { $card } ({ $slot }) for £{ $money }
event-build = { $seat } builds { $card } ({ $slot }) for £{ $money }
event-patent = { $seat } patents { $card } ({ $slot }) for £{ $money }
event-replace = { $seat } gives up { $card } for the new building{ $discount ->
    [0] {""}
   *[other] , which costs £{ $discount } less
}
event-exploit = { $seat } exploits { $card }{ $workers ->
    [0] {""}
    [one] {" "}with { $workers } worker
   *[other] {" "}with { $workers } workers
}{ $spyrium ->
    [0] {""}
   *[other] {" "}for { $spyrium } Spyrium
}
event-use = { $seat } uses the event { $card } (effect { $option })

## Techniques

event-lobbying = { $seat } pays no surcharge, thanks to Lobbying
event-taylorism = { $seat } straightens { $card } with Taylorism
event-engineering = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} more thanks to Engineering
event-commerce = { $seat } lets the token count as { $value }, thanks to Commerce
event-kept = { $seat } keeps the token: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} now

## What is paid and gained

event-token = { $seat } takes the token of value { $value } from { $card }
event-pay-money = { $seat } pays £{ $money }
event-pay-spyrium = { $seat } pays { $spyrium } Spyrium
event-gain-money = { $seat } receives £{ $money }
event-gain-spyrium = { $seat } receives { $spyrium } Spyrium
event-gain-points = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-gain-workers = { $seat } gets { $workers ->
    [one] a new worker
   *[other] { $workers } new workers
}
event-residence-step = { $seat } moves to space { $value } of the residence track
event-residence-score = { $seat } scores { $points } points on the residence track
event-bonus-worker = Bonus for { $seat }: { $workers ->
    [0] no worker, the reserve is empty
    [one] a new worker
   *[other] { $workers } new workers
}
event-bonus-money = Bonus for { $seat }: £{ $money }

## The end

event-score-buildings = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for buildings
event-score-technique = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $card }
