# The lessons of a first game of Spyrium: ID-title, ID-text, and ID-task where there is something to
# do. _Words that matter_ are set bold, <crystal> is a glyph.

## Lessons

welcome-title = An England that runs on Spyrium
welcome-text =
    You and { $rivals ->
        [one] a bot
       *[other] { $rivals } bots
    } send <worker> workers to one market, put up buildings, and turn <crystal> Spyrium into points. Whoever has _the most points_ after { $rounds } rounds wins.

    This is a real game. Play as you like; the coach only explains, and marks what is worth a look. Its lamps show what a lesson is about, in the simplest way, which is _not always the strongest move_: for that there is the hint.

place-title = A worker stands between two cards
place-text =
    Nine cards make the market of this round, and everybody wants the same ones. You have { $workers } workers. In _Phase I_ you place them one at a time, each _in a gap between two cards_: later it can use either of them.

    Brown cards are <building> buildings to keep, red ones <character> characters who do something at once, blue ones <technique> techniques. The lamps show gaps beside good cards. { $pointer ->
        [finger] Tap a gap, then the green button; hold a card to read it.
       *[mouse] Click a gap, then the green button; point at a card to read it.
    }
place-task = Place a worker.

second-title = Crowds make cards dear, and pay
second-text =
    To use a card costs its price and _£{ $money } for every other worker_ beside it, no matter whose. So a crowd makes a card dear.

    But a worker may also come back with money: _£{ $money } for every other worker_ beside one card. So a crowd pays whoever does not want the card. The best gaps are good for both.
second-task = Place a second worker.

two-title = Phase II: use your workers
two-text =
    { $active ->
        [0] All your workers stand in the market.
        [one] You may place your last worker too, or keep it at home: a building that you buy now may need it.
       *[other] You may place more workers, or keep some at home for a building that you buy now.
    } When you have placed enough, choose _Phase II_ and at once what you do there first. In this round there is no way back.

    Whoever uses a card or takes money takes a worker out of the market, and the players take turns. Who goes early finds the crowds: _good for money_. Who goes late pays less for a card, _if it is still there_.
two-task = Go on to Phase II, and use a worker.

card-title = Use a card
card-text =
    One of your workers uses a card beside it and comes home. As the market stands, { $card } costs £{ $price }{ $others ->
        [0] : nobody else stands beside it.
        [one] , £1 of it for the other worker beside it.
       *[other] , £{ $others } of it for the { $others } other workers beside it.
    } A building also needs a place in your quarter: the first is free, the next costs £1, then £2, and so on.

    A building or technique is gone once somebody has it. A character stays, for the next worker beside it.
card-task = Use a card of the market.

money-title = Come back with money
money-text =
    Now you could get £{ $money } at { $card }: £1 for every other worker beside it. The worker comes home, the card stays where it is.

    Most money of the game is made like this. _Take it while the crowd is there_, and use the cards you want when it has gone.

exploit-title = Let a building work
exploit-text =
    Each of your buildings can be used _once a round_, in Phase II. Most ask for <worker> workers who stayed _at home_, on your start card, some for <crystal> Spyrium too; what stands behind the arrow is yours. Where a card shows two lines you choose one.

    Mines make Spyrium, workshops and laboratories turn it into points, universities need workers only.
exploit-task = Exploit a building.

event-title = The event of the round
event-text =
    At the top stands the event of this round: { $kind ->
        [token_gain] the token’s value, { $token }, as pounds, Spyrium or points, whichever you like.
        [sell_spyrium] it buys Spyrium from you, one for £3 or three for £6.
        [residence] for one Spyrium you act on the residence track.
        [buy_vp] 3 points for £3, or 5 points for £6.
        [reuse_building] for £1 a building that has been used works again, its workers and Spyrium paid again.
        [late_worker] one more worker goes to the market, though only in Phase II.
       *[recruit] a new worker for good, for £1 for each worker that you own.
    } Everybody may use the event _once_ a round, as a rule in either phase.

    It takes your turn, and that too can be useful: the others have to move first. The next event can be seen already.

pass-title = Nothing left to do?
pass-text =
    No worker of yours is left in the market, so you may _pass_. You are then out of this round. When all have passed, the cards that are left go, and nine new ones come.

    Before you pass, look whether a building can still work, or the event be used. Money and Spyrium stay with you.

round-title = Round { $round } of { $rounds }
round-text =
    All workers are home again, all buildings upright, the market is new. You received _£{ $value } of income_, as your disc on the residence track says. The left neighbour of the first player is now the first player.

    { $left ->
        [one] One more round follows
       *[other] { $left } more rounds follow
    }. What you build now works in every one of them, so first build what brings Spyrium, workers or points again and again.

residence-title = The residence track
residence-text =
    A Residence when it is built, the Architect, and one of the events let you act on this track. Then you choose: go _one space on_{ $next ->
        [0] {""} (you are on the last one already)
       *[other] , for £{ $next } of income a round instead of £{ $value }
    }, or score the value of your space, now _{ $value } points_.

    { $rounds ->
        [0] In the last round only the points count.
        [one] Income comes only once more: the points are nearly always better now.
       *[other] Higher income comes in each of the { $rounds } rounds that follow, and a later score counts more. So climb early, score late.
    }

keep-title = Who stays at home?
keep-text =
    { $card } { $need ->
        [must] needs workers from your start card
       *[better] does more with workers from your start card
    }, and can work once in every round. A worker in the market is missing there.

    You still have { $active ->
        [one] one active worker
       *[other] { $active } active workers
    }. Count before you place: one for each building that should work, the others for the market. _More workers_ are worth much, and early most of all.

preview-title = If the game ended now
preview-text =
    The table of the _end_, beside the market or one of the tabs, counts the points of everybody: those you have, then what is printed on your buildings, then your techniques.

    Half of the rounds are yet to come. Compare what a building brings by its printed points, and what it brings by working in each of them.

technique-title = A technique: { $card }
technique-text =
    { $kind ->
        [automation] Your mines need no workers any more, and at the end each Spyrium is a point.
        [lobbying] Once a round you pay nothing for the other workers beside a card, and at the end it scores the value of your space on the residence track.
        [capitalization] Whenever a worker comes back for money you get £2 more, and at the end every £2 are a point.
        [crane] New places cost £3 less, and at the end each building is a point.
        [taylorism] Once a round a building that has been used works again, and at the end each worker is a point.
        [engineering] Each worker in a building with the <factory> symbol brings a point more, and at the end these buildings count their points again.
       *[commerce] You keep the tokens that you use, once a round you choose what a token counts as, and at the end each token kept is a point.
    }

    It needs no place and is never lost. At the end a technique scores at most { $most } points. It is worth most to whoever has it early, and plays for it.

tokens-title = Characters with tokens
tokens-text =
    { $card } works with tokens <token>, one less than there are players; { $tokens ->
        [one] one is
       *[other] { $tokens } are
    } left. Whoever calls the character chooses one: its value is what { $kind ->
        [miner] comes as Spyrium
        [bureaucrat] is scored in points
       *[other] has to be paid in pounds, so a low one is better
    }. Then it is gone. _Who comes first chooses best._

    Without tokens nobody can call this character any more. It can still serve to take money.

bonus-title = { $points } points: choose a bonus
bonus-text =
    At { $points } points everybody chooses one of two bonuses: _a new worker_, ready at once, or _£{ $money }_. At { $second } points you get the other one.

    { $rounds ->
        [0] This is the last round: take what still brings points.
        [one] The worker can also be used in the round that follows.
       *[other] The worker comes back in each of the { $rounds } rounds that follow, so it is nearly always the better one to have first.
    }

period-title = Period B: greater works
period-text =
    For { $left } rounds the market has cards of period B: dearer, and they do more. Factories make many points of much Spyrium and several workers; a Mansion is worth 9 points and does nothing else.

    Do not save for long: only one round with cards of period C follows, and then nothing works any more.

replace-title = Build in place of an old one
replace-text =
    A new place would cost you £{ $place } now. A new building may also _replace_ one of yours, and needs no place. If both share a symbol (<mine> <factory> <research>), its price falls by _£{ $money }_ too: here { $card } could replace { $old }.

    The old one leaves the game, with the points printed on it. If it has worked in this round already, the new one can still work.

last-title = The last round
last-text =
    After this round _money, Spyrium and workers count nothing_, unless a technique counts them. Turn everything into points: buildings for the points printed on them, your Spyrium through workshops, laboratories and factories.

    Count first which of your buildings you can pay with Spyrium and workers; send only the other workers to the market.

score-title =
    { $result ->
        [won] You win with { $total } points
        [shared] You share the victory with { $total } points
       *[lost] The best bot has { $rival } points, you have { $total }
    }
score-text =
    { $played } points came in the { $rounds } rounds, from what your workers, buildings and events did. At the end { $buildings } were added for the buildings in your quarter and { $techniques } for techniques.

    Look at this game again from the panel of the result, read “How to play” in the menu, or open a table of your own: you know the rules now. With more players the crowds are larger, and so are prices and money.

## What has just happened

rival-title = The others place as well
rival-text =
    What has changed has a thin brass frame. Any number of workers may stand in one gap. _Since your turn_, in the bar at the top, shows it again move by move.

fetched-title = £{ $money } for a worker
fetched-text =
    It is home again, but done for this round: it neither returns to the market nor works in a building. The crowd beside this card is smaller by one for those who come next.

built-title = In your quarter: { $card }
built-text =
    It cost £{ $money }. If it is one that works, it can do so in this very round, as long as the workers it asks for are at home. It stays until you replace it; at the end it brings the points in its corner.

called-title = Called: { $card }
called-text =
    It cost £{ $money }. The character has done what it does, once, and stays in the market: another worker beside it, of yours too, could call it again.

patented-title = Patented: { $card }
patented-text =
    It cost £{ $money }. It lies in your quarter without a place of its own, holds for the rest of the game and cannot be lost.

worked-title = It has worked: { $card }
worked-text =
    It lies tilted until the round ends, and workers it needed stand on it until then. In the next round it can work again.

taken-title = Somebody was faster: { $card }
taken-text =
    It stood beside a worker of yours. The worker can still use the card on its other side, if there is one, or take money there; nothing new comes to the empty place.

empty-title = Back with nothing
empty-text =
    Both cards beside this worker were gone, so it brought nothing for them, and that was an action all the same. A worker that waits long should stand beside a character: characters stay.
