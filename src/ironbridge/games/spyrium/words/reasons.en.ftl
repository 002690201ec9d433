# Why a plan is good: keys of reasons.py. Nobody is addressed: the same is told to whoever plays and
# to whoever looks back.

## The market

reason-place-building = Beside { $card } ({ $slot }): { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end, { $price ->
    [0] without money
   *[other] from £{ $price }
} as the market stands{ $missing ->
    [0] {""}
   *[other] , £{ $missing } more than there is
}.
reason-place-points = Beside { $card } ({ $slot }): up to { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}, { $price ->
    [0] without money
   *[other] from £{ $price }
} as the market stands{ $missing ->
    [0] {""}
   *[other] , £{ $missing } more than there is
}.
reason-place-spyrium = Beside { $card } ({ $slot }): up to { $amount } Spyrium, { $price ->
    [0] without money
   *[other] from £{ $price }
} as the market stands{ $missing ->
    [0] {""}
   *[other] , £{ $missing } more than there is
}.
reason-place-card = Beside { $card } ({ $slot }): to be had { $price ->
    [0] without money
   *[other] from £{ $price }
} as the market stands{ $missing ->
    [0] {""}
   *[other] , £{ $missing } more than there is
}.
reason-place-money = Beside { $card } ({ $slot }): the worker would bring £{ $money } as the market stands.
reason-money = { $money ->
    [0] The worker beside { $card } ({ $slot }) comes back without money: no other stands there.
   *[other] The worker beside { $card } ({ $slot }) brings £{ $money }.
}
reason-withdraws = Both cards at { $gap } are gone, so the worker there comes back{ $money ->
    [0] {""}
   *[other] {" "}for £{ $money }
}.
reason-phase-two = Nobody else is in Phase II yet: every card of the market is still there.
reason-alone = No other worker stands beside { $card } ({ $slot }), so there is no surcharge.
reason-lobbying = Lobbying saves the surcharge of £{ $money } for { $card } ({ $slot }).
reason-last-token = The last token of { $card } ({ $slot }) is taken: nobody can call this character any more.
reason-taken-from = { $card } ({ $slot }) is then gone; beside it stand workers of { $owners }.
reason-dearer = The surcharge on { $card } ({ $slot }) rises by £{ $money } for { $owners }.
reason-shuts-out = As things stand, { $card } ({ $slot }) is then out of reach for { $owners }.
reason-affordable = There is then enough to use { $card } ({ $slot }), which there was not before.
reason-usable = There is then enough to exploit { $card }, which there was not before.

## What cards bring

reason-brings-points = { $card } brings { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} at once{ $money ->
    [0] {""}
   *[other] , for £{ $money }
}{ $spyrium ->
    [0] {""}
   *[other] , for { $spyrium } Spyrium
}{ $workers ->
    [0] {""}
    [one] , with { $workers } worker
   *[other] , with { $workers } workers
}.
reason-brings-spyrium = { $card } brings { $amount } Spyrium{ $money ->
    [0] {""}
   *[other] , for £{ $money }
}{ $spyrium ->
    [0] {""}
   *[other] , for { $spyrium } Spyrium
}{ $workers ->
    [0] {""}
    [one] , with { $workers } worker
   *[other] , with { $workers } workers
}.
reason-brings-money = { $card } brings £{ $amount }{ $money ->
    [0] {""}
   *[other] , for £{ $money }
}{ $spyrium ->
    [0] {""}
   *[other] , for { $spyrium } Spyrium
}{ $workers ->
    [0] {""}
    [one] , with { $workers } worker
   *[other] , with { $workers } workers
}.
reason-again = { $card } works once more in this round.
reason-workers = { $workers ->
    [one] A new worker
   *[other] { $workers } new workers
} for this round{ $rounds ->
    [0] , the last one
    [one] {" "}and the one to come
   *[other] {" "}and the { $rounds } to come
}.
reason-residence = Income rises from £{ $old } to £{ $new }: £{ $money } more over the { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} to come.
reason-residence-score = The residence track brings { $points } points at once.
reason-bonus = The points reached bring a bonus of £{ $money }.

## Buildings and techniques

reason-builds = { $card } counts { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end, for £{ $money }.
reason-works-points = { $card } can bring { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} each round{ $spyrium ->
    [0] {""}
   *[other] {" "}for { $spyrium } Spyrium
}{ $workers ->
    [0] {""}
    [one] {" "}with { $workers } worker
   *[other] {" "}with { $workers } workers
}, in { $rounds ->
    [one] one more round
   *[other] { $rounds } more rounds
}.
reason-works-spyrium = { $card } can bring { $amount } Spyrium each round{ $spyrium ->
    [0] {""}
   *[other] {" "}for { $spyrium } Spyrium
}{ $workers ->
    [0] {""}
    [one] {" "}with { $workers } worker
   *[other] {" "}with { $workers } workers
}, in { $rounds ->
    [one] one more round
   *[other] { $rounds } more rounds
}.
reason-replaces = { $card } makes room, and its { $points ->
    [one] { $points } point goes
   *[other] { $points } points go
}: that saves £{ $site } for a new place{ $discount ->
    [0] {""}
   *[other] {" "}and £{ $discount } of the price
}.
reason-patents = { $card } would score { $points ->
    [one] { $points } point
   *[other] { $points } points
} as things stand, { $most } at most{ $rounds ->
    [0] {""}
    [one] , and serves for one more round
   *[other] , and serves for { $rounds } more rounds
}.
reason-techniques = The techniques already patented would score { $points ->
    [one] { $points } point
   *[other] { $points } points
} more, as things stand.

## The end of the round

reason-keeps = £{ $money } and { $spyrium } Spyrium are kept for the { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} to come.
reason-last-spyrium = This is the last round: the { $spyrium } Spyrium used would count for nothing at the end.
