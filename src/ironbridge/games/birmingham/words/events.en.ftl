# The journal: what happened, one sentence for each event of chronicle.py.
# $forced is 1 when the rules left only one answer.

event-begin = The game begins. Turn order: { $order }.
event-round = — { $era }, round { $round } —
event-rail = The Canal Era is over: canals and level 1 tiles leave the board, and everyone gets a new hand.
event-over = The game is over. Victory: { $winners }!

## Actions

event-card = { $seat } discards the card { $card }{ $forced ->
    [1] {" "}(only choice)
   *[other] {""}
}
event-build = { $seat } builds a level { $level } { $industry } in { $location } { $money ->
    [0] for free
   *[other] for £{ $money }
}
event-replace = { $seat } replaces the level { $level } { $industry } of { $owner } in { $location }
event-link-canal = { $seat } digs the canal { $link } for £{ $money }
event-link-rail = { $seat } lays the railway { $link } for £{ $money }
event-sell = { $seat } sells the goods of the level { $level } { $industry } in { $location }
event-develop = { $seat } develops: a level { $level } { $industry } leaves the mat
event-bonus-develop = The merchant develops for { $seat }: a level { $level } { $industry } leaves the mat{ $forced ->
    [1] {" "}(only choice)
   *[other] {""}
}
event-loan = { $seat } takes a loan of £{ $money }
event-scout = { $seat } scouts and takes both wild cards
event-pass = { $seat } passes

## Cubes and barrels

event-coal = { $seat } takes coal from { $location } ({ $owner }){ $forced ->
    [1] {" "}(only choice)
   *[other] {""}
}
event-iron = { $seat } takes iron from { $location } ({ $owner }){ $forced ->
    [1] {" "}(only choice)
   *[other] {""}
}
event-beer = { $seat } takes beer from { $location } ({ $owner }){ $forced ->
    [1] {" "}(only choice)
   *[other] {""}
}
event-barrel = { $seat } takes the merchant’s barrel at { $space }{ $forced ->
    [1] {" "}(only choice)
   *[other] {""}
}
event-coal-bought = { $seat } buys coal from the market for £{ $money }
event-iron-bought = { $seat } buys iron from the market for £{ $money }
event-coal-marketed = { $seat } puts { $cubes ->
    [one] { $cubes } coal cube
   *[other] { $cubes } coal cubes
} on the market and receives £{ $money }
event-iron-marketed = { $seat } puts { $cubes ->
    [one] { $cubes } iron cube
   *[other] { $cubes } iron cubes
} on the market and receives £{ $money }
event-flip = The level { $level } { $industry } in { $location } flips: { $owner } advances { $spaces ->
    [one] { $spaces } income space
   *[other] { $spaces } income spaces
}
event-bonus-money = The merchant pays { $seat } £{ $amount }
event-bonus-victory-points = The merchant gives { $seat } { $amount ->
    [one] { $amount } victory point
   *[other] { $amount } victory points
}
event-bonus-income-spaces = The merchant advances { $seat } by { $amount ->
    [one] { $amount } income space
   *[other] { $amount } income spaces
}

## Rounds and eras

# After the last round nobody plays next: $place is 0.
event-spent = { $seat } spent £{ $money }{ $place ->
    [0] {""}
    [1] {" "}and plays first next
    [2] {" "}and plays second next
    [3] {" "}and plays third next
   *[other] {" "}and plays { $place }th next
}
event-draw = { $seat } draws { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
event-income = { $seat } receives £{ $money } of income
event-interest = { $seat } must pay £{ $money } for a negative income
event-remove = { $seat } gives up the level { $level } { $industry } in { $location } for £{ $money }{ $forced ->
    [1] {" "}(only choice)
   *[other] {""}
}
event-points-lost = { $seat } cannot pay and loses { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
event-score-links = { $seat } scores { $points } for links
event-score-tiles = { $seat } scores { $points } for flipped tiles
event-score-money = { $seat } scores { $points } for money (introductory game)
event-score-income = { $seat } scores { $points } for the income level (introductory game)
event-score-tiles-again = { $seat } scores { $points } once more for tiles of level 2 and more (introductory game)
