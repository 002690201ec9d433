# The lessons of a first game of Age of Industry: ID-title, ID-text, and ID-task where there is
# something to do. _Words that matter_ are set bold, <coal> is a glyph.

## Lessons

welcome-title = Industry on credit
welcome-text =
    You and { $rivals } bots open mines and mills in { $map ->
        [germany] Germany
       *[other] New England
    }, join them by railways and bring goods to ports and markets. Points are counted _once, at the end_: the level of every tile of yours on the map, a point for each ${ $dollars }, and { $unpaid } points less for each loan that you cannot pay back.

    This is a real game{ $rivals ->
        [4] , the shortest there is: with five players about fourteen rounds
       *[other] {""}
    }. Play as you like; the coach only explains, and marks what is worth a look. Its lamps show what a lesson is about, in the simplest way, which is _seldom the strongest move_: for that there is the hint.

cards-title = Building takes a card
cards-text =
    A _location card_ is a colour: it builds any industry in a place of that colour, wherever you are. An _industry card_ builds that industry, but only where you already are: where one of your railways ends, over a tile of your own, or beside one in a place with more than { $few } spaces. As long as you have no tile on the map, it builds _anywhere_.

    Railways, sales and drawing cost no card. Developing and passing cost any one.

first-build-title = A first tile, without money
first-build-text =
    { $kind ->
        [coal_mine] Start with a <coal_mine> _coal mine_ for ${ $cost }. Its { $cubes } cubes are there for everybody who is connected. When the last one leaves, the mine _flips_ and pays you ${ $payout }. The lamps show busy places, where coal will be wanted.
        [ironworks] Your cards build no mine, so start with <ironworks> _ironworks_ for ${ $cost }. Their { $cubes } cubes are there for everybody who is connected. When the last one leaves, the tile _flips_ and pays you ${ $payout }.
        [port] Start with a <port> _port_ for ${ $cost }. It opens the demand track for its part of the map, and when cotton is sold through it, it _flips_ and pays you ${ $payout }.
        [cotton_mill] Start with a <cotton_mill> _cotton mill_ for ${ $cost }. When its goods are sold, it _flips_ and pays you ${ $payout }.
       *[other] Build what your cards allow. If nothing fits, draw two cards.
    }

    You need no money: what you cannot pay is _lent to you by itself_, ${ $loan } at a time. { $pointer ->
        [finger] Tap
       *[mouse] Click
    } a lamp, a ticked card, then the green button. Until you confirm nothing is final.
first-build-task = Build a first tile.

order-title = Two actions a turn from now on
order-text =
    The first round had one action each; from here a turn has _two_, and the same one may be taken twice. Your hand is not filled up by itself.

    Whoever spent _least_ in a round plays first in the next, whoever spent most plays last. You are number { $place } of { $seats } in this round. Being early matters where somebody else wants the same line, space or market.

railway-title = Lay a railway
railway-text =
    A railway costs ${ $cost } and no card. It begins where you have a tile, or where one of your railways ends. Your _first one_ needs nothing else; each later one also takes one <coal> coal and one <iron> iron.

    With it your industry cards build at both of its ends, and cubes and goods travel on it, _everybody’s_. The lamps show lines to busy places, where they will be needed and pay well at the end.
railway-task = Lay a first railway.

goods-title = Build something to sell
goods-text =
    Mills and factories pay most. They flip when you _sell_, and each needs an outlet that railways reach, anybody’s railways: a <port> port that is not flipped yet, anybody’s, or a <demand> market tile that wants these goods.

    The lamps show spaces with a short way to an outlet. If none is lit, your cards allow no mill yet. Another _coal mine_ is often the stronger move so early; a mill shows you how selling works.
goods-task = Build a cotton mill or a factory.

cubes-title = Coal and iron
cubes-text =
    Better tiles, and every railway after your first, need cubes. They come _free_ from the nearest mine or works that railways reach, whoever owns it. If none is connected, you buy on the _demand track_, the cheapest first, for ${ $empty } each once it is empty. The place must then be connected to a port tile or a distant port.

    The other way round, a _new_ mine or works that is connected to a port fills the gaps of the track at once, and you are paid for every cube.

draw-title = Cards do not come by themselves
draw-text =
    You hold { $hand ->
        [0] no card
        [one] one card
       *[other] { $hand } cards
    }, and whoever has none cannot build. _Draw_ is an action and takes two cards, one after the other, each from the { $faceup } open ones or from the pile. You see the first before you take the second.

    A colour lets you begin somewhere new, an industry card builds on where you are. Nobody holds more than { $limit }.
draw-task = Draw cards.

way-title = Goods need a way out
way-text =
    Your goods reach no outlet yet that wants them. Railways of _all players_ count, at any distance: look at what the others have laid, and which market tiles are still open.

    Where a lamp is lit, that line brings you nearer to an outlet. A _port of your own_ that takes them would do as well: it flips with the sale, and you are paid for both.

sell-title = You can sell now
sell-text =
    Goods of yours reach an outlet. One _sell_ action sells as many tiles as you like, and costs no card. Each outlet takes one.

    The tile flips and pays you at once. Through a port both owners are paid; a market tile pays only you. Do not wait too long: an outlet is _used up_ by whoever comes first.
sell-task = Sell the goods of a tile.

repay-title = Pay back a loan?
repay-text =
    You have ${ $money } and { $loans ->
        [one] one loan
       *[other] { $loans } loans
    }. Each costs ${ $interest } of interest after every round. Paying ${ $loan } back is no action, takes no card and does not count as spent. You find it beside the decision, in a quiet line where it is not the question itself.

    What you need later is lent to you again _on the same terms_. So paying back is nearly always right.

combine-title = When no card fits
combine-text =
    Both actions of a turn together build _any industry on any space_, with any one card. All else stays as it is: price, cubes, and how many tiles you may have in a place.

    It takes a whole turn, but opens a new corner of the map. Strong bots often do it early, for a second mine in a good place.

develop-title = Better tiles underneath
develop-text =
    You always build the _lowest_ tile of an industry. _Develop_ discards any card and removes any one tile from your mat, for nothing, so that better ones come up: their level is what counts at the end.

    The two lowest _factories_ are of level 0 and can never be built. They have to be developed away, two actions, before the good ones come.

preview-title = If the game ended now
preview-text =
    The table of points to come, beside the map or in a tab, counts what everyone would have: the levels of the _tiles_, _money_, and the points lost for _unpaid loans_. Railways have paid in it already: ${ $income } each, and ${ $village } for every tile, market space and village at their two ends, whoever owns the tiles.

    A line between two busy places brings more than a point, and more whenever somebody builds there.

clock-title = The pile is the clock
clock-text =
    { $deck ->
        [one] One card is
       *[other] { $deck } cards are
    } left in the pile. Once it is empty, the game ends with the first round after which _somebody has no card_ in hand.

    So think of what can still pay. Sell what is unsold, use up the cubes of your mines by building railways, and hold cards for the last tiles.

last-title = Every round may be the last
last-text =
    The pile is empty. When a hand is empty too, the round is finished and the game is over. A tile counts its _level even if it never flips_, so one that is cheap for its level still brings points; a railway pays at least ${ $income }.

    Each ${ $dollars } is a point. Loans are paid back at the end as far as your money goes, and each one that is left costs { $unpaid } points.

score-title =
    { $result ->
        [won] You have won: { $total } to { $rival }
       *[lost] The best bot has { $rival }, you have { $total }
    }
score-text =
    Your points: tiles _{ $tiles }_, money _{ $money }_, unpaid loans _{ $loans }_. Your railways paid ${ $rails } at the end. { $flips ->
        [none] Without a tile on the map nothing can pay: next time build early, on credit.
        [all] Every tile of yours has flipped: well built.
       *[some] Tiles of yours that never flipped: _{ $idle }_. Their level counted, but the money they would have paid stayed away.
    }

    Look at this game again from the panel of the result, read “How to play” in the menu, or open a table of your own: you know the rules now. The map of New England adds _ships_.

## What just happened

built-title = { $industry } in { $location }
built-text =
    { $kind ->
        [coal_mine] The light face says: work to do. Its coal is free for everyone who is connected, you too. When it is gone, the mine flips and pays you, in anybody’s turn.
        [ironworks] The light face says: work to do. Its iron is free for everyone who is connected, you too. When it is gone, the works flip and pay you, in anybody’s turn.
        [port] The light face says: work to do. It waits for goods to be sold through it, by you or by others. From now on whoever is connected to it can use the demand track.
       *[other] The light face says: work to do. It waits to be sold. At the end it counts its level in any case.
    }

borrowed-title = The bank has lent you money
borrowed-text =
    You have ${ $money } and { $loans ->
        [one] one loan
       *[other] { $loans } loans
    }. Each costs ${ $interest } after every round until you pay it back. Everybody begins like this; a tile that flips soon pays for its loan.

rival-title = The others have played
rival-text =
    What changed wears a thin brass frame. Their mines, ports and railways serve you too. _Since your turn_ in the bar above shows it again move by move.

interest-title = Interest: ${ $paid }
interest-text =
    ${ $interest } for each loan, after every round. You have ${ $money } left. Whoever cannot pay borrows for that too, and owes still more: mind it when you have many loans.

linked-title = The line is yours
linked-text =
    { $link }: your industry cards now build at both ends. Whatever anybody builds there makes the line pay more at the end of the game.

marketed-title = Straight to the demand track
marketed-text =
    { $cubes ->
        [one] A cube
       *[other] { $cubes } cubes
    } filled empty boxes and you received ${ $money }. That happens only at the moment a mine or works is built, and only if it is connected to a port tile or a distant port.

bought-title = Bought on the demand track
bought-text =
    No connected source had a cube left, so you paid ${ $money }. The next one costs the same or more. Somebody who now builds a mine or works with a way to a port is paid for filling the gap.

taken-title = A cube for nothing
taken-text =
    It came from { $location }, the nearest source. If it was the last one there, the tile has flipped and its owner is paid: it is good to use up your own.

used-title = Somebody used your cube
used-text =
    That is good for you: your { $industry } in { $location } comes nearer to flipping, and you did not spend an action on it.

shipped-title = Goods went through your port
shipped-text =
    Your port in { $location } has flipped and paid you, in another player’s turn. It takes no more goods, but still opens the demand track to whoever is connected.

sold-title = Sold: ${ $money }
sold-text =
    Your { $industry } in { $location } has flipped and paid. The outlet is used up, and a port that took the goods has paid its owner too. Think of your loans now.

flipped-title = A tile of yours has flipped: ${ $money }
flipped-text =
    { $industry } in { $location }: the last cube is gone and you are paid. You may build over it with a tile of a higher level, if it fits the space.

repaid-title = A loan less
repaid-text =
    { $loans ->
        [0] You owe nothing now.
        [one] One loan is left.
       *[other] { $loans } loans are left.
    } What is paid back before the round ends costs no interest any more.

developed-title = A tile less, better ones nearer
developed-text =
    Your mat shows what is now next in this industry, its price and what it pays. The tile you removed is out of the game.

passed-title = Passed
passed-text =
    Passing costs a card too, as long as there are any, and brings nothing except that you spend less. Nearly always something better can be done.
