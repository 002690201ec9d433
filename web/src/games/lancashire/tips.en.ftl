# Tips of Brass: Lancashire: what each component is.

## Facts

bl-fact-pile = Tiles to draw
bl-fact-closing = Would close it

## On the board

bl-tip-mill = It flips when its cotton is sold, through a connected port that is not flipped or to the distant market.
bl-tip-port = It flips when cotton is sold through it, by any player; its owner gains the income. Flipped or not, it opens the coal market and the distant market to its town.
bl-tip-shipyard = It flips as soon as it is built.
bl-tip-to-empty = It flips as soon as its last cube is gone, whoever uses it.
bl-tip-border = The border, with a market icon: anyone connected to it may buy coal and sell cotton to the distant market. Nothing is built here.
bl-tip-around = A place on the way: nothing is built here, and it opens no market. Links to it score its link values.

## Beside the board

bl-tip-coal-market = Coal can be bought here over a connection to a market icon, at a border or in a town with a port, when no connected mine has any. A new mine that is connected sells its coal here at once.
bl-tip-money = What the player can spend. A loan brings £10, £20 or £30 and costs 1, 2 or 3 income levels.
bl-tip-distant = Cotton sold here draws a tile: the marker moves on as many spaces as it says, then the space it reaches brings income. On × the mill stays unsold and the market closes until the era ends.
bl-tip-distant-closed = The marker has reached ×: no more cotton is sold here until the era ends.
bl-tip-stephenson = The tile lies in the deck, with cards beneath it that nobody draws in the canal era. They are shuffled in again for the rail era.
bl-tip-deck-tile = The tile lies in the deck, with the last cards beneath it. When it comes up, the time of loans is nearly over.
bl-tip-rothschild = The tile has come up: loans can be taken only while cards are left to draw.
bl-tip-no-loans = All cards are drawn: no more loans in this game.
