# The lessons of a first game of Brass: Lancashire: ID-title, ID-text, and ID-task where there is
# something to do. _Words that matter_ are set bold, <coal> is a glyph. What every Brass says alike is
# in brass/learn.

## Lessons

welcome-title = Lancashire, 1770
welcome-text =
    You and a bot spin cotton, smelt iron and dig canals around Manchester. Points come from two things: _tiles that have been flipped_, and _canals_ between places that flourish. The higher total wins.

    This is a real game, the introductory one: { $rounds } rounds, canals only. Play as you like; the coach only explains, and marks what is worth a look. Its lamps show what a lesson is about, in the simplest way, which is _not always the strongest move_: for that there is the hint.

first-build-title = A first turn: cotton
first-build-text =
    { $kind ->
        [cotton_mill] Start with a <cotton_mill> _cotton mill_: £{ $cost }, without coal or iron. When its cotton is sold the tile flips: income at once, points at the end. The lamps stand near a market or a place for ports, where little else fits: until the rail era you may have only _one tile in a town_.
        [port] Your cards build no mill, so take a <port> _port_ for £{ $cost }: cotton is sold through it, yours or another’s, and then the tile flips: income for you at once, points at the end.
        [coal_mine] Your cards build no mill, so take a <coal_mine> _coal mine_: £{ $cost }, and nothing else is needed. Its { $cubes } cubes will be burnt by whoever needs coal nearby. When the last one is gone the tile flips: income for you at once, points at the end.
       *[other] Build what your cards allow and your money pays. If nothing fits, a loan is a fair first turn too.
    }

    { $pointer ->
        [finger] Tap
       *[mouse] Click
    } a place with a lamp, the industry if you are asked, a ticked card, then the green button. The order does not matter, and until you confirm nothing is final.
first-build-task = Build a first industry.

network-title = Dig a canal
network-text =
    A canal costs £{ $cost } and must start from your _network_: the places where you have a tile, and the ends of your canals.

    It widens your network for industry cards, lets coal and cotton travel, and leads to a _market icon_: Yorkshire and the Midlands have one, and so has every port on the board. A lamp shows a canal that leads there; _without a lamp_ it can wait.
network-task = Dig a first canal.

money-title = Borrow without shame
money-text =
    A _loan_ brings £{ $small }, £{ $middle } or £{ $large } at once and lowers your income by one, two or three levels. Nothing is paid back.

    Low on the income track a level is fewer spaces, so an _early_ loan costs least: the strongest bot often takes £{ $large } in the second or third round, for tiles. Even at the end it can pay here: each £{ $price } left is a point, { $most } at most, and each income level is one too.
money-task = Take a loan.

distant-title = Two ways to sell cotton
distant-text =
    A mill flips when its cotton is sold: through a connected <port> _port_ that is not flipped, which flips too, whoever owns it; or <ship> abroad, on the _distant market_, if a market icon is connected, of a port or at the border.

    { $state ->
        [closed] But the distant market is closed for this era: its marker stands on the X. Only ports are left.
       *[open] Abroad the top tile of the pile moves the marker, and the space it reaches adds income, less and less. At the X the market closes, and that mill stays unsold. Of the { $tiles } tiles in the pile, { $closing ->
            [0] none can close it yet
            [one] one would close it now
           *[other] { $closing } would close it now
        }.
    }

sell-title = You can sell now
sell-text =
    Your cotton has somewhere to go. One _sell_ action may sell several mills, one after the other, each through a port or abroad: two mills in one action are better than one.

    Selling flips the mill: your income rises at once and the points are safe. Waiting for a second mill saves an action; but others may take the port, or close the market abroad.
sell-task = Sell the cotton of a mill.

cubes-title = Coal travels, iron does not
cubes-text =
    Many tiles cost cubes as well. <coal> _Coal_ must reach the place by canal: from the nearest mine that is connected, whoever owns it, for nothing; else from the market, if a market icon is connected.

    <iron> _Iron_ needs no way: it comes from any iron works, else from the market. Iron works need one coal and empty themselves wherever somebody builds or develops.

develop-title = Better tiles underneath
develop-text =
    Of each industry only the _lowest_ tile of your mat can be built. _Develop_ takes one or two of them away for one <iron> each, so that better ones come up. In this introductory game flipped tiles of level II and above score _twice_: that is where the points are.

    The first two <shipyard> _shipyards_ can only be developed away. The next is worth { $points } points and flips at once, but takes much time and money.
develop-task = Develop one or two tiles of your mat.

port-title = A port of your own
port-text =
    When your mill sells through _your own_ <port> _port_, two tiles of yours flip by one action. When another sells through it, it flips without any work of yours. Any port also shows the market icon.

    A port is cheap, but of level I it brings few points: build one only where cotton will come. A lamp shines where cotton of yours could leave at once; _without a lamp_ another action is better now.

double-title = When no card fits
double-text =
    _Build double_: both actions of a turn and _any two cards_ together count as the card of a town of your choice. It reaches every town, even one whose cards are not in the deck.

    { $mills ->
        [0] This deck has no cards of the cotton mill, so it is often the way to place one.
       *[other] It is dear in time, but sometimes the only way.
    } It can only be chosen while you have both actions left.

preview-title = If the era ended now
preview-text =
    This panel counts what everyone would score at this moment. Each canal scores the <linkpts> signs at both of its ends: one on each _flipped_ tile, whoever owns it, and two at each place without spaces, such as Yorkshire.

    A canal between two flourishing towns may be worth more than another tile.

## What just happened

built-title = { $industry } in { $location }
built-text =
    { $kind ->
        [coal_mine] The light face says: work to do. Its cubes are for everyone who is connected, and they must take the nearest. When the mine is empty it flips, and you gain income.
        [iron_works] The light face says: work to do. Anyone may take its iron from anywhere. When the works are empty they flip, and you gain income.
        [port] The light face says: work to do. When cotton is sold through it, yours or another’s, it flips, and you gain income. From now on it also shows the market icon.
        [shipyard] A shipyard flips as soon as it is built: income now, points at the end.
       *[other] The light face says: work to do. It waits for its cotton to be sold, through a port or abroad. Sold, it flips: income now, points at the end.
    }

marketed-title = Straight to the market
marketed-text =
    { $cubes ->
        [one] A cube
       *[other] { $cubes } cubes
    } went to the market and you received £{ $money }. New iron works always fill the market; a new coal mine does when a market icon is connected. It fills the dearest gaps first.

exported-title = Sold abroad
exported-text =
    The tile moved the marker by { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }, and where it stopped you gained { $spaces ->
        [0] nothing more
        [one] { $spaces } more space
       *[other] { $spaces } more spaces
    } on the income track. The next sale abroad brings the same or less, and the X comes nearer.

shipped-title = Through the port of { $location }
shipped-text =
    { $whose ->
        [yours] The port was yours: two tiles of yours have flipped by one action.
       *[theirs] The port flipped for its owner, who gains income too. Your mill is sold all the same.
    } A port takes cotton once; flipped, it still shows the market icon.

served-title = Your port was used
served-text =
    Somebody sold cotton through your port in { $location }: it flipped for you, and you did not spend an action on it.

closed-title = The distant market is closed
closed-text =
    The marker has reached the X. The mill that was offered last stays unsold, and for the rest of the era cotton only leaves through ports that are not flipped.

rails-title = The rail era
rails-text =
    Canals and all tiles of level I have left the board, scored. Now railways are laid: each takes coal, and one action may lay two. The distant market is open again, and you may have several tiles in one town.
