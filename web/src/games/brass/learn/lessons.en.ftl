# The texts of lessons that say the same in every Brass: ID-title, ID-text. _Words that matter_ are
# set bold, <linkpts> is a glyph.

## Lessons

cards-title = Every action costs a card
cards-text =
    These are your cards. Whatever you do, you discard one, and for most actions _any card_ will do.

    Only _building_ reads it: a town’s card builds in that town, wherever it is; an industry’s card builds that industry, but only where your network reaches. As long as you have nothing on the board, it builds anywhere.

two-actions-title = Two actions a turn from now on
two-actions-text =
    The first round had one action each; from here a turn has _two_, and afterwards your hand is filled up again.

    Whoever spent _less_ in a round goes first in the next one. Spend little as second player, and you have four actions in a row.

last-rounds-title = The end is near
last-rounds-text =
    A tile that is not flipped scores _nothing_: use up your cubes, sell your goods. A canal may still bring a few points.

    Afterwards each £{ $price } left is a point, { $most } at most, and each income level too. The last round pays no income any more.

score-title =
    { $result ->
        [won] You have won: { $total } to { $rival }
        [lost] The bot has won: { $rival } to { $total }
       *[even] A draw: { $total } each
    }
score-text =
    Your points: canals _{ $links }_, flipped tiles _{ $tiles }_, tiles of level II and above once more _{ $again }_, money _{ $money }_, income _{ $income }_. { $flips ->
        [none] Without a tile on the board there is nothing to flip: next time build early.
        [all] Every tile of yours flipped: well built.
       *[some] Tiles of yours that never flipped: _{ $idle }_. That is where points were left.
    }

    In the full game the canals then leave the board and the _rail era_ begins, with new hands. Look at this game again from the panel of the result, read “How to play” in the menu, or open a full table: you know the rules now.

## What just happened

rival-title = Your opponent has played
rival-text =
    What changed wears a thin brass frame. _Since your turn_ in the bar above shows it again move by move, and the journal tells it in words.

linked-title = Your network has grown
linked-text =
    { $link }: both ends now belong to your network. The canal scores for you alone, but coal and goods of _everybody_ travel on it.

bought-title = Bought on the market
bought-text =
    There was no cube to be had for nothing, so you paid £{ $money } for one. The next one costs the same or more. Somebody who builds a mine or iron works now will be paid well for filling the gap.

taken-title = A cube for nothing
taken-text =
    The cube came from { $location } and cost you nothing. If it was the last one there, the tile has flipped, and its owner gains income: it pays to burn your own.

used-title = Your opponent used your cube
used-text =
    That is good for you: your { $industry } in { $location } comes nearer to flipping, and you did not spend an action on it.

sold-title = Sold
sold-text =
    Your { $industry } in { $location } is flipped: the solid face shows its points for the end, and the <linkpts> signs that canals there will score. Your income has risen at once.

flipped-title = A tile of yours has flipped
flipped-text =
    { $industry } in { $location }: the solid face shows its points for the end. You advanced { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } on the income track.

paid-title = Income: £{ $money }
paid-text =
    At the end of every round but the last everyone receives the income beside their name. Every tile that flips makes it rise, so what flips early pays many times.

borrowed-title = £{ $loan } from the bank
borrowed-text =
    Your income is now { $income } a round. Turn the money into tiles soon: they bring the income back when they flip.

developed-title = A tile less, a better one on top
developed-text =
    Your mat shows the tile that is now next in this industry. Its price and what it brings are written there; hold the pointer over it for more.

passed-title = Passed
passed-text =
    Passing costs a card too, and brings nothing except that you spend less. Nearly always something better can be done.

owing-title = You had to pay
owing-text =
    Your income is negative: each round takes £{ $money }. Whoever cannot pay must give up tiles. Make something flip soon.
