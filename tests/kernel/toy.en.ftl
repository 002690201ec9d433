option-quick = Quick game
    .help = The heap is half as high.
option-start = Who starts
    .help = The highest bid, or the lowest.
    .highest = the highest bid
    .lowest = the lowest bid

move-bid = Bid { $stones ->
    [one] one stone
   *[other] { $stones } stones
}.
move-take = Take { $stones ->
    [one] one stone
   *[other] { $stones } stones
}.
ask-bid = How many stones do you bid?
ask-take = How many of the { $heap } stones do you take?

event-bids = All bids are in; { $starter } starts, before { $others }.
event-took = { $seat } took { $stones }.

why-bid-first = Bids come first.
why-bid-over = The bids are already in.
why-heap = Only { $heap } left in the heap.
