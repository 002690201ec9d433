# The log: what happened, a sentence for each event of chronicle.py.

event-begin = The game begins. Turn order drawn by lot: { $order }.
event-begin-two = The game begins. The first auction will give the turn order.
event-era = — { $era } —
event-drawn = { $tokens ->
    [one] Each player draws a demand token
   *[other] Each player draws { $tokens } demand tokens
}
event-reset = All town cards are shuffled again; { $cards } of them are set aside
event-round = — Round { $round } of { $rounds } — Towns: { $cards }
event-over = The game is over. Victory: { $winners }!

## Shown at the same time

event-demand = { $seat } places a demand token: { $type } ({ $tokens } on the diagram)
event-keep = { $seat } places no demand token
event-bid = { $seat } bids £{ $money }
event-lot = Equal bids: { $seat } wins by lot
event-order = Turn order: { $order }

## Turns

event-turn = { $seat } plays a turn for this colour: { $colour }
event-recover = { $seat } recovers £{ $money } for { $spaces ->
    [one] one space of income
   *[other] { $spaces } spaces of income
}
event-take = { $seat } takes the card { $card }
event-swap = { $seat } discards the card { $card } and draws { $drawn }
event-remove = { $seat } takes an industry away from { $town }: { $owner }
event-place = { $seat } places an industry in { $town }
event-build = { $seat } builds { $connection } for £{ $money }
event-no-link = { $seat } builds no link
event-advance = { $seat } moves on { $income } spaces on the income track, to { $total }

## Income

event-income = { $seat } receives £{ $money } of income
event-links = { $seat } receives £{ $money } for links: { $largest } in the largest network, { $others } outside it
event-links-of = { $seat } receives £{ $money } for links ({ $owner }): { $largest } in the largest network, { $others } outside it
event-industries = { $seat } receives £{ $money } for industries
event-industries-of = { $seat } receives £{ $money } for industries ({ $owner })
