# Why a plan is good, in every game of the family: keys of reasons.py. Nobody is addressed: the same is
# told to whoever plays and to whoever looks back.

## Tiles that flip

reason-sells = The { $industry } in { $location } is sold and flips: { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the tile, income { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} up.
reason-sells-in-time = The { $industry } in { $location } is sold in time: { $rounds ->
    [0] the Canal Era ends with this round
    [one] the Canal Era ends after one more round
   *[other] the Canal Era ends after { $rounds } more rounds
}, and level 1 tiles leave the board. { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the tile, income { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} up.
reason-sells-several = { $tiles } tiles are sold and flip ({ $places }): { $points } points on them.
reason-flips = The { $industry } in { $location } is used up and flips: { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the tile, income { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} up.
reason-flips-at-once = The { $industry } in { $location } flips in the same turn it is built: { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the tile, income { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} up.

## Links and tiles

reason-links = { $count ->
    [one] The link { $links } scores
   *[other] The links { $links } score
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} as the board stands.
reason-builds = The { $industry } in { $location } brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $spaces ->
    [one] { $spaces } income space
   *[other] { $spaces } income spaces
} once it flips.
reason-both-eras = The level { $level } { $industry } in { $location } stays on the board: flipped in time, its { $points ->
    [one] { $points } point counts
   *[other] { $points } points count
} in both eras.
reason-replaces = It takes the place of { $owner }’s { $industry } in { $location }.

## Cubes and money

reason-market-coal = { $cubes ->
    [one] { $cubes } coal cube goes
   *[other] { $cubes } coal cubes go
} to the market for £{ $money }.
reason-market-iron = { $cubes ->
    [one] { $cubes } iron cube goes
   *[other] { $cubes } iron cubes go
} to the market for £{ $money }.
reason-loan-pays = The turn costs £{ $cost } and there is only £{ $money }: the loan pays the rest.
reason-loan = The loan brings £{ $money } now; the lower income costs £{ $cost } over the { $payments ->
    [one] one payment
   *[other] { $payments } payments
} still to come.
reason-income = Income rises from { $old } to { $new }: £{ $money } more over the { $payments ->
    [one] one payment
   *[other] { $payments } payments
} still to come.

## The mat

reason-develops = The next { $industry } on the mat is then of level { $level }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $spaces ->
    [one] { $spaces } income space
   *[other] { $spaces } income spaces
} when it flips.
