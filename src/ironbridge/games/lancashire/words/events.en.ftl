# The journal: what happened, one sentence for each event of chronicle.py.
# $forced is 1 when the rules left only one answer.

event-begin = The game begins. Turn order: { $order }.
event-round = — { $era }, round { $round } —
event-rail = The Canal Era is over: canals and level 1 tiles leave the board, the distant market opens anew, and everyone gets a new hand.
event-rothschild = Nathan Rothschild appears: the next round is the last one for loans.
event-loans-end = The deck is empty: no more loans until the end of the game.
event-over = The game is over. Victory: { $winners }!

## Actions

event-card = { $seat } discards the card { $card }{ $forced ->
    [1] {" "}(only choice)
   *[other] {""}
}
event-build = { $seat } builds a level { $level } { $industry } in { $location } for £{ $money }
event-double = { $seat } builds a level { $level } { $industry } in { $location } with both actions, for £{ $money }
event-replace = { $seat } replaces the level { $level } { $industry } of { $owner } in { $location }
event-link-canal = { $seat } digs the canal { $link } for £{ $money }
event-link-rail = { $seat } lays the railway { $link } for £{ $money }
event-sell = { $seat } sells the cotton of the level { $level } { $industry } in { $location }
event-develop = { $seat } develops: a level { $level } { $industry } leaves the mat
event-loan = { $seat } takes a loan of £{ $money } and loses { $levels ->
    [one] 1 income level
   *[other] { $levels } income levels
}
event-pass = { $seat } passes

## Cotton

event-port = { $seat } sells through the port in { $location } ({ $owner }){ $forced ->
    [1] {" "}(only choice)
   *[other] {""}
}
# The tile shows $steps; the marker moves no further than the X.
event-distant = { $seat } turns to the distant market: { $closed ->
    [1] { $moved ->
        [one] the marker moves 1 space, onto the X
       *[other] the marker moves { $moved } spaces, onto the X
    }
   *[other] { $moved ->
        [0] the marker stays on space { $place }
        [one] the marker moves 1 space, to space { $place }
       *[other] the marker moves { $moved } spaces, to space { $place }
    }
}{ $forced ->
    [1] {" "}(only choice)
   *[other] {""}
}
event-distant-bonus = The distant market advances { $seat } by { $spaces ->
    [one] { $spaces } income space
   *[other] { $spaces } income spaces
}
event-distant-closed = The distant market is closed for this era: the cotton of { $slot } stays unsold, and the sale of { $seat } ends

## Cubes

event-coal = { $seat } takes coal from { $location } ({ $owner }){ $forced ->
    [1] {" "}(only choice)
   *[other] {""}
}
event-iron = { $seat } takes iron from { $location } ({ $owner }){ $forced ->
    [1] {" "}(only choice)
   *[other] {""}
}
event-coal-bought = { $seat } buys coal on the market for £{ $money }
event-iron-bought = { $seat } buys iron on the market for £{ $money }
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
event-income = { $seat } receives £{ $money } in income
event-interest = { $seat } must pay £{ $money } for a negative income
event-remove = { $seat } gives up the level { $level } { $industry } in { $location } for £{ $money }{ $forced ->
    [1] {" "}(only choice)
   *[other] {""}
}
event-points-lost = { $seat } cannot pay and loses { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
event-score-links = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for links
event-score-tiles = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for flipped tiles
event-score-money = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for money
event-score-income = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the income level (introductory game)
event-score-tiles-again = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for tiles of level 2 and more once again (introductory game)
