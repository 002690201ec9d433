# Why a plan is good, besides what brass/words has: keys of reasons.py. Nobody is addressed: the same is
# told to whoever plays and to whoever looks back.

## Cotton

reason-sells-at-last = The { $industry } in { $location } is sold in time: { $rounds ->
    [0] the game ends with this round
    [one] the game ends after one more round
   *[other] the game ends after { $rounds } more rounds
}. { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the tile, income { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} up.
reason-own-port = The cotton goes through one’s own port in { $location }, which flips too: { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the tile, income { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} up.
reason-others-port = The cotton goes through { $owner }’s port in { $location }, which flips too.
# The tiles left in the pile are known, their order is not.
reason-distant-sure = The distant market is sure to buy from the { $industry } in { $location }, because no tile left in the pile reaches the X: { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the tile, income at least { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} up.
reason-distant-risk = The distant market buys from the { $industry } in { $location } unless the next tile reaches the X, as { $closing ->
    [one] one
   *[other] { $closing }
} of { $tiles } would: { $points ->
    [one] { $points } point
   *[other] { $points } points
} on the tile, income at least { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} up.
reason-ready-port = The { $industry } in { $location } can then be sold through the port in { $port }, as the board stands.
reason-ready-distant = The { $industry } in { $location } can then be sold to the distant market, as the board stands.
reason-port-serves = The new port in { $location } can ship the cotton of { $mills ->
    [one] one mill
   *[other] { $mills } mills
} of one’s own.
reason-port-invites = The new port in { $location } is connected to { $mills ->
    [one] one mill of another player
   *[other] { $mills } mills of others
}: cotton sold through it from there flips it.

## The network

reason-opens = The network then reaches { $places }, with { $slots ->
    [one] one free slot
   *[other] { $slots } free slots
}.
reason-market-icon = The network is then connected to a market icon, where coal can be bought.
reason-link-grows = { $tiles ->
    [one] One tile at the ends of { $link } has not flipped yet: once it does, it adds to what the link scores.
   *[other] { $tiles } tiles at the ends of { $link } have not flipped yet: each that does adds to what the link scores.
}

## Money

reason-affords = There is then £{ $money } in hand, enough for the price of the next { $industry } on the mat (level { $level }, £{ $cost }).
reason-last-loan = This is the last chance to borrow: the deck is used up in this round, and loans end with it.
reason-twice = { $spent ->
    [0] With nothing spent
   *[other] With only £{ $spent } spent
} in this round, its last turn is followed by the first of the next one: two turns in a row.
reason-order = { $spent ->
    [0] With nothing spent
   *[other] With £{ $spent } spent
} in this round, { $place ->
    [1] the first turn of the next one is certain.
   *[other] place { $place } or better in the next order of play is certain.
}
reason-savings = The money then in hand is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end of the game, as it stands.
reason-only-pass = Nothing else can be done: passing is the only action possible.
# $flipped is 1 when the tile was flipped.
reason-gives-up = The { $industry } in { $location } pays £{ $money } of the debt. { $flipped ->
    [1] { $points ->
        [one] Its { $points } point is lost.
       *[other] Its { $points } points are lost.
    }
   *[other] It has not flipped, so that no points are lost yet.
}

## The mat

reason-unlocks = The next { $industry } on the mat can then be built, unlike the one before it: level { $level }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $spaces ->
    [one] { $spaces } income space
   *[other] { $spaces } income spaces
} when it flips.
reason-nearer = On the mat { $tiles ->
    [one] one tile is
   *[other] { $tiles } tiles are
} then left before the { $industry } of level { $level }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $spaces ->
    [one] { $spaces } income space
   *[other] { $spaces } income spaces
} when it flips.
