# The journal: what happened, one sentence for each event that the rules write.
# $forced is 1 when the rules left only one answer.

event-begin = The game begins. Order of play: { $order }.
event-round = — Round { $round } —
event-deck-empty = The draw pile is empty: the game ends after a round in which somebody has no cards.
event-over = The game is over. Victory: { $winners }!

## Actions

event-card = { $seat } uses the card { $card }{ $forced ->
    [1] {" "}(only choice)
   *[other] {""}
}
event-replace = { $seat } replaces the level { $level } { $industry } of { $owner } in { $location }
event-build = { $seat } builds a level { $level } { $industry } in { $location } for ${ $money }
event-combine = { $seat } builds a level { $level } { $industry } in { $location } with both actions, for ${ $money }
event-imports = { $seat } opens the import of { $location }: { $cubes ->
    [one] { $cubes } coal cube
   *[other] { $cubes } coal cubes
}
event-link = { $seat } builds the railway { $link } for ${ $money }
event-sell = { $seat } sells the goods of the level { $level } { $industry } in { $location }
event-port = { $seat } sells through the port in { $location } ({ $owner }){ $forced ->
    [1] {" "}(only choice)
   *[other] {""}
}
event-market = { $seat } sells to the market { $market } ({ $tile }){ $forced ->
    [1] {" "}(only choice)
   *[other] {""}
}
event-develop = { $seat } develops: a level { $level } { $industry } leaves the mat
event-draw = { $seat } takes the open card { $card }{ $forced ->
    [1] {" "}(only choice)
   *[other] {""}
}
event-draw-deck = { $seat } draws a card from the pile{ $forced ->
    [1] {" "}(only choice)
   *[other] {""}
}
event-display = New open cards: { $cards }
event-pass = { $seat } passes

## Cubes

event-coal = { $seat } takes coal from { $location } ({ $owner }){ $forced ->
    [1] {" "}(only choice)
   *[other] {""}
}
event-coal-import = { $seat } takes imported coal from { $location }{ $forced ->
    [1] {" "}(only choice)
   *[other] {""}
}
event-iron = { $seat } takes iron from { $location } ({ $owner }){ $forced ->
    [1] {" "}(only choice)
   *[other] {""}
}
event-coal-bought = { $seat } buys { $cubes ->
    [one] { $cubes } coal cube
   *[other] { $cubes } coal cubes
} from the demand track for ${ $money }
event-iron-bought = { $seat } buys { $cubes ->
    [one] { $cubes } iron cube
   *[other] { $cubes } iron cubes
} from the demand track for ${ $money }
event-coal-marketed = { $seat } puts { $cubes ->
    [one] { $cubes } coal cube
   *[other] { $cubes } coal cubes
} on the demand track and receives ${ $money }
event-iron-marketed = { $seat } puts { $cubes ->
    [one] { $cubes } iron cube
   *[other] { $cubes } iron cubes
} on the demand track and receives ${ $money }
event-flip = The level { $level } { $industry } in { $location } flips: { $owner } receives ${ $money }

## Loans

event-loan = { $seat } takes { $loans ->
    [one] a loan: ${ $money }
   *[other] { $loans } loans: ${ $money }
}
event-repay = { $seat } pays back a loan: ${ $money }
event-interest = { $seat } pays ${ $money } of interest

## Rounds and the end

event-spent = { $seat } spent ${ $money } and { $last ->
    [1] ends on place { $place } of the order track
   *[other] plays { $place ->
        [1] first
        [2] second
        [3] third
       *[other] { $place }th
    } next
}
event-rails = The railways of { $seat } bring ${ $money }
event-repaid = { $seat } pays back { $loans ->
    [one] a loan for ${ $money }
   *[other] { $loans } loans for ${ $money }
}
event-score-money = { $seat } scores { $points } for money
event-score-tiles = { $seat } scores { $points } for tiles
event-score-loans = { $seat } loses { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
} for unpaid loans ({ $loans })
