# The lessons of a first game of Brass: Birmingham: ID-title, ID-text, and ID-task where there is
# something to do. _Words that matter_ are set bold, <coal> is a glyph.

## Lessons

welcome-title = The Midlands, 1770
welcome-text =
    You and a bot build industries and dig canals around Birmingham. Points come from two things: _tiles that have been flipped_, and _canals_ between places that flourish. The higher total wins.

    This is a real game, the introductory one: { $rounds } rounds, canals only. Play as you like; the coach only explains, and marks what is worth a look. Its lamps show what a lesson is about, in the simplest way, which is _seldom the strongest move_: for that there is the hint.

first-build-title = A simple first turn
first-build-text =
    { $kind ->
        [coal_mine] Start with a <coal_mine> _coal mine_: £{ $cost }, and nothing else is needed. Its { $cubes } cubes will be burnt by whoever builds or needs coal nearby. When the last one is gone the tile flips: income for you, points at the end.
        [iron_works] Start with <iron_works> _iron works_ for £{ $cost }: everybody needs iron, from wherever it comes, so its { $cubes } cubes do not lie there for long. Then the tile flips: income for you, points at the end.
        [cotton_mill] Your cards build no mine, so take a <cotton_mill> _cotton mill_: £{ $cost }, without coal or iron. It will be sold to a merchant later, with beer, and that brings income and points.
        [brewery] Start with a <brewery> _brewery_ for £{ $cost }: selling goods takes beer, and beer of your own is always at hand.
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

    It widens your network for industry cards, lets coal travel, and leads to the _merchants_ at the edge of the map, who buy goods. The lamp shows the way to one.
network-task = Dig a first canal.

cubes-title = Coal travels, iron does not
cubes-text =
    Many tiles cost cubes as well. <coal> _Coal_ must reach the place by canal: from the nearest mine that is connected, whoever owns it, for nothing; else from the market, if a merchant is connected.

    <iron> _Iron_ needs no way: it comes from any iron works, else from the market. Every cube bought makes the next one dearer.

goods-title = Build something to sell
goods-text =
    <cotton_mill> Cotton mills, <manufacturer> manufacturers and <pottery> potteries bring most of the points. They flip when you _sell_ to a merchant who shows their sign and is connected by canals, anybody’s canals.

    So build one where the way to a merchant is short. If no lamp is lit, your cards, your money or your network do not allow it yet.
goods-task = Build a cotton mill, a manufacturer or a pottery.

beer-title = Who sells needs beer
beer-text =
    The <beer> on a tile says how many barrels its sale takes. Beer comes from _your own breweries_, wherever they are, or from _another’s brewery_ that is connected to the tile.

    Or you take the _barrel beside the merchant_ you sell to: it also earns you the bonus printed there. But it is there once only, so be first.

sell-title = You can sell now
sell-text =
    A merchant wants your goods and there is beer. One _sell_ action may sell several tiles, one after the other.

    Selling flips the tile: your income rises at once and the points are safe for the end of the era.
sell-task = Sell the goods of a tile.

money-title = Short of money?
money-text =
    You have £{ $money }. A _loan_ brings £{ $loan } at once and lowers your income by { $levels } levels. Early in the game that is an ordinary tool, not a defeat: the money should become tiles that flip. Late in the game it seldom pays any more.

develop-title = Better tiles underneath
develop-text =
    Of each industry only the _lowest_ tile of your mat can be built. _Develop_ takes one or two of them away for one <iron> each, so that better ones come up.

    In this introductory game flipped tiles of level II and above score _twice_.

preview-title = If the era ended now
preview-text =
    This panel counts what everyone would score at this moment. Each canal scores the <linkpts> signs at both of its ends: on _flipped_ tiles, whoever owns them, and two at every merchant.

    A canal between two flourishing towns may be worth more than another tile.

## What just happened

built-title = { $industry } in { $location }
built-text =
    { $kind ->
        [coal_mine] The light face says: work to do. Its cubes are for everyone who is connected, and they must take the nearest. When the mine is empty it flips, and you gain income.
        [iron_works] The light face says: work to do. Anyone may take its iron from anywhere. When the works are empty they flip, and you gain income.
        [brewery] Your brewery holds a barrel. When it is used, by you or by somebody connected, the brewery flips, and you gain income.
       *[other] The light face says: work to do. It waits to be sold to a merchant who wants it. Sold, it flips: income now, points at the end.
    }

marketed-title = Straight to the market
marketed-text =
    { $cubes ->
        [one] A cube
       *[other] { $cubes } cubes
    } went to the market and you received £{ $money }. New iron works always fill the market; a new coal mine does when a merchant is connected. It fills the dearest gaps first.

barrel-title = The merchant’s own barrel
barrel-text =
    It is used up for this era, and its bonus is yours: money, points, income or a tile developed for nothing, as printed beside the merchant.

scouted-title = Two wild cards
scouted-text =
    The wild location stands for any town, the wild industry for any industry, though that one still only within your network. Each can also pay for any other action.

rails-title = The rail era
rails-text =
    Canals and all tiles of level I have left the board, scored. Now railways are laid: each takes coal, and two at once take beer as well. You may have several tiles in one town.
