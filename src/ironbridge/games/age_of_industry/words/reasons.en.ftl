# Why a plan is good: keys of reasons.py. Nobody is addressed: the same is told to whoever plays and
# to whoever looks back.

## Goods and tiles that flip

reason-sells-market = The { $industry } in { $location } sells to the market { $market } and flips: ${ $money }.
reason-sells-own-port = The { $industry } in { $location } sells through one’s own port in { $port }: both flip and pay ${ $money } together.
reason-sells-port = The { $industry } in { $location } sells through { $owner }’s port in { $port } and flips: ${ $money }, and ${ $other } for { $owner }.
reason-sells-several = { $tiles } tiles sell their goods ({ $places }): ${ $money } in all.
reason-shuts-out = { $owner }’s { $industry } in { $location } then has nowhere left to sell, as the board stands.
reason-flips = The { $industry } in { $location } is used up and flips: ${ $money }.
reason-flips-at-once = The { $industry } in { $location } flips in the same turn it is built: ${ $money }.
reason-ready = The goods of the { $industry } in { $location } can then be sold, as the board stands: it pays ${ $money }.

## Railways and tiles

reason-railways = At the end of the game, as the board stands, the { $count ->
    [one] railway { $links } pays
   *[other] railways { $links } pay
} ${ $money }.
reason-rails-grow = What is built lets one’s earlier railways pay ${ $money } more at the end of the game.
reason-reach = Industry cards can then be used for { $spaces ->
    [one] { $spaces } more free space
   *[other] { $spaces } more free spaces
}.
reason-tile = The new { $industry } in { $location } counts { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-builds = The { $industry } in { $location } counts { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and pays ${ $money } once it flips.
reason-mine = The { $industry } in { $location } counts { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and pays ${ $money } once { $cubes ->
    [one] its last cube is used
   *[other] its { $cubes } cubes are used
}.
reason-port = The { $industry } in { $location } counts { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and pays ${ $money } once goods go through it: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} on the map could sell there now.
reason-upgrades = It takes the place of one’s own { $industry } in { $location }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
reason-replaces = { $owner }’s { $industry } in { $location } leaves the map, and { $points ->
    [one] { $points } point
   *[other] { $points } points
} with it.

## Cubes, money, loans

reason-own-cubes = { $taken ->
    [one] A cube comes
   *[other] { $taken } cubes come
} from one’s own { $industry } in { $location }, which flips after { $cubes ->
    [one] one more
   *[other] { $cubes } more
}.
reason-others-cubes = { $taken ->
    [one] A cube comes
   *[other] { $taken } cubes come
} free from { $owner }’s { $industry } in { $location }, which keeps { $cubes } and does not flip.
reason-market-coal = { $cubes ->
    [one] { $cubes } coal cube goes
   *[other] { $cubes } coal cubes go
} to the demand track for ${ $money }.
reason-market-iron = { $cubes ->
    [one] { $cubes } iron cube goes
   *[other] { $cubes } iron cubes go
} to the demand track for ${ $money }.
reason-no-loan = It costs ${ $cost } and needs no new loan.
reason-loan = It costs ${ $cost } and { $money ->
    [0] there is no money
   *[other] there is only ${ $money }
}: { $loans ->
    [one] one loan covers it
   *[other] { $loans } loans cover it
}, for ${ $interest } of interest a round.
reason-repays = { $loans ->
    [one] One loan is
   *[other] { $loans } loans are
} paid back, which saves ${ $interest } of interest a round{ $left ->
    [0] ; no loan is left
   *[other] {""}
}.
reason-covers = If the game ended now, { $loans ->
    [one] one loan
   *[other] { $loans } loans
} fewer would stay unpaid: that saves { $points } points.
reason-keeps = ${ $money } stays in hand for later; as it stands, the { $loans ->
    [one] open loan costs
   *[other] { $loans } open loans cost
} ${ $interest } of interest this round.

## The mat and the cards

reason-develops = The next { $industry } on the mat is then of level { $level }: { $level ->
    [one] { $level } point
   *[other] { $level } points
}, and ${ $money } when it flips.
reason-develops-zero = Then only { $left ->
    [one] { $left } level 0 tile has
   *[other] { $left } level 0 tiles have
} to go before this industry can be built: { $industry }.
reason-card = { $spaces ->
    [0] The open card { $card } is taken; as the board stands, it allows no build yet.
    [one] The open card { $card } is taken; as the board stands, it allows a build in { $spaces } space.
   *[other] The open card { $card } is taken; as the board stands, it allows a build in { $spaces } spaces.
}
reason-draws = { $cards ->
    [one] { $cards } card comes
   *[other] { $cards } cards come
} from the draw pile, which then has { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left.
reason-pile-empty = The draw pile is then empty: the game ends with the first round after which somebody has no cards.
reason-idle-card = The card given up, { $card }, allows no build anyway, as the board stands.

## Rounds and the end

reason-order = Only ${ $money } was spent in this round, so the next turn comes { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
}.
reason-ends = The draw pile is then empty and somebody has no cards left: the game ends with this round.
reason-last-round = The game ends with this round: this brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}, before interest.
