# Why a plan is good, besides what brass/words has: keys of reasons.py. Nobody is addressed: the same is
# told to whoever plays and to whoever looks back.

## Merchants

reason-ready = The { $industry } in { $location } can then be sold: a merchant is connected and there is beer enough, as the board stands.
reason-connects = The { $industry } in { $location } is then connected to a merchant that buys its goods.

## Tiles

reason-brewery = The new brewery ({ $location }) brings { $barrels ->
    [one] a barrel
   *[other] { $barrels } barrels
} of one’s own beer.

## Barrels and beer

reason-barrel-money = The merchant’s barrel pays £{ $amount } besides.
reason-barrel-victory-points = The merchant’s barrel brings { $amount ->
    [one] { $amount } victory point
   *[other] { $amount } victory points
} at once.
reason-barrel-income-spaces = The merchant’s barrel moves income { $amount ->
    [one] { $amount } space
   *[other] { $amount } spaces
} further up.
reason-beer-spared = The beer comes from { $owner }’s brewery in { $location }: one’s own is spared, and that brewery does not flip.
reason-beer-taken = The beer comes from { $owner }’s brewery in { $location }, which does not flip by it.

## The hand

reason-scouts = Both wild cards allow a build in any town, or of any industry.
