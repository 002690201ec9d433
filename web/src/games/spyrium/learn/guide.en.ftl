# "How to play" Spyrium, in our own words: ID-title, ID-text, ID-caption of each section.

aim-title = The aim
aim-text =
    An England that never was runs on a glowing ore, <crystal> Spyrium. You send workers to the market, hire people, put up buildings, and turn ore and labour into points. Whoever has the _most points_ after { $rounds } rounds wins.

    Mines bring Spyrium. Workshops, factories and laboratories turn it into points. Houses bring workers, income, or points at the end. Everything you need lies in one market of nine cards, and everybody wants the same ones.

    You begin with £{ $money }, { $spyrium } Spyrium and { $workers } workers; { $reserve } more wait in your reserve.
aim-caption = A mine makes Spyrium with a worker, a workshop makes points of both, a house only counts at the end. The hexagon is what the card is worth when the game ends.

round-title = A round
round-text =
    There are { $rounds } rounds: { $a } with cards of period A, { $b } with period B, { $c } with period C. Each begins the same way: everybody receives _income_, a new _event_ comes into force, nine cards make the _market_, and all your workers are ready again.

    Then play goes round the table, _one action at a time_, until everybody has passed. Every player has two phases in a round: first _Phase I_, in which workers are placed, then _Phase II_, in which they are used. You decide yourself when you go on.
round-caption = What you can do. The first three belong to Phase I, the event to both, the others to Phase II.
action-worker-title = Place a worker
action-worker-text = Phase I: into a gap of the market.
action-develop-title = Phase II
action-develop-text = Go on, and do something there at once.
action-event-title = The event
action-event-text = Once a round, in either phase.
action-card_industry-title = Activate
action-card_industry-text = A worker uses a card beside it.
action-money-title = Take money
action-money-text = A worker comes back with money instead.
action-building-title = Exploit
action-building-text = Use a building of your own.
action-pass-title = Pass
action-pass-text = When no worker of yours is in the market.

place-title = Placing workers
place-text =
    A worker does not stand on a card but _between two cards_. So it can use either of them later, and you do not have to say yet which one.

    There are twelve gaps, all inside the market. Any number of workers may stand in one gap, and a gap is open as long as a card is left on one of its sides.

    Think of crowds: every worker beside a card makes it _dearer_ to use, and makes it pay _more money_ to those who only came for that.
place-caption = The gaps with ticks are open to your next worker. The one chosen will touch the two cards beside it.

phases-title = Your two phases
phases-text =
    When you have placed as many workers as you like, go on to _Phase II_. You take your first action there in the same turn. There is no way back in this round.

    Everybody changes phase alone. If you go early, the good cards are still there, but the crowd around them makes them dear, or brings you a lot of money. If you go late, prices have fallen, and so has the choice.

    Keep in mind that workers who stayed at home are not lost: your buildings need them.

    You may _pass_ once none of your workers is left in the market. A player who has passed is out of the round.

money-title = Taking money
money-text =
    Take one of your workers out of the market and name a card beside it. You get £{ $worker } for _every other worker_ beside that card, no matter whose.

    This is how most money is made. The worker you took back is done for this round.

    If both cards beside a worker are gone, it comes back with nothing, and that still takes an action.
money-caption = Three other workers stand around the chosen card, so the worker comes home with £3.

activate-title = Activating a card
activate-text =
    Take one of your workers out of the market and use a card beside it. You pay the price on the card, and £{ $worker } more for _every other worker_ beside it, your own included.

    So the same crowd that pays well makes the card dear. Wait, and others may leave; wait too long, and somebody takes it.

    What a card does depends on its colour: red is a _character_, brown a _building_, blue a _technique_.
activate-caption = The card costs its price and £1 for each of the others around it. The badges show who makes it dearer.

characters-title = Characters
characters-text =
    A character does something for you once, and _stays in the market_. The next worker beside it may call it again, even your own.

    Some work with _tokens_ <token>: when they come to the market they get as many as there are players, less one. You choose one of them; its value counts, and it is gone. Without a token nobody can call that character any more, but it still serves to take money.

    The Banker, the Financier and the Architect make you _pay_ the value of the token.
characters-caption = The Apprentice turns one Spyrium into points. The Miner brings as much Spyrium as the token says. The Architect lets you act on the residence track for the value of the token.

buildings-title = Buildings
buildings-text =
    A building leaves the market and stands in your quarter. It needs a place there. A _new place_ costs £{ $place } for each building you have: the first is free, the fifth is not.

    Or the new building _replaces_ one you own, which leaves the game. Then there is no place to pay. And if the two share a symbol (<mine> mine, <factory> factory, <research> research), the card costs £{ $discount } less.

    Some buildings bring something at once when they are built: workers, an action on the residence track, the value of a token.
buildings-caption = The second mine may replace the first: both have the pick, so it costs £3 less. The laboratory has two symbols.

exploit-title = Exploiting buildings
exploit-text =
    Each of your buildings can be used _once a round_. Put on it the <worker> workers it asks for, from those who stayed on your start card, pay the <crystal> Spyrium, and take what stands behind the arrow. Then it is tilted until the end of the round.

    Where a card shows two lines, choose one of them.

    A building can be used in the very round in which it was built, if workers are left. Many a good plan fails because all of them stand in the market.
exploit-caption = This mine gives one Spyrium by itself, or two with a worker. The workshop has been used: it lies tilted.

techniques-title = Techniques
techniques-text =
    A technique costs no place and is never lost. It changes a rule for you for the rest of the game, and at the end it scores up to { $most } points for something you have.

    _Automation_: mines need no worker. _Lobbying_: once a round, no surcharge for other workers. _Capitalization_: £{ $capital } more whenever you take money. _Crane_: new places cost £{ $crane } less. _Taylorism_: once a round, use a tilted building again. _Engineering_: one point more for each worker in a building with the factory symbol. _Commerce_: keep the tokens you use, and once a round choose what a token counts as.
techniques-caption = Each exists only once. Below the rule stands what it counts at the end.

event-title = The event and tokens
event-text =
    One event is in force in each round, and the next one can be seen already. You may use it _once_, in Phase I or in Phase II. That takes your turn, which is often just what you want: to wait while others have to move.

    An event may sell Spyrium or points, lend a late worker, let a building work twice, or hire somebody. If a token lies on it, it counts for everybody and stays there.

    Some mines and universities come with a token too. Who builds them gets its value at once.

residence-title = Residence track and bonuses
residence-text =
    Your disc on the <residence> residence track says two things: your income at the beginning of each round, £{ $income } at first and £{ $highest } at best, and what you score there.

    When something lets you act on the track, choose: move _one space on_, or score the value of your space as _points_. On the last space there is only scoring.

    As soon as you reach { $first } points you choose a _bonus_: a new worker, or £{ $bonus }. At { $second } points you get the other one.

end-title = The end
end-text =
    After { $rounds } rounds every building in your quarter scores the points printed on it; what you replaced scores nothing. Each technique scores at most { $most }.

    Money, Spyrium and workers bring nothing by themselves, unless a technique counts them. A tie is a shared victory.
end-caption = The Palace is worth a lot and does nothing else. Capitalization counts your money, Taylorism your workers.

guessed-title = What is reconstructed
guessed-text =
    The rules and the effects of all cards are those of the game. But no public source shows the _prices_, how many copies of a card there are and in which period, and the points of most buildings. We have worked them out anew, so that the game plays as it should.

    On the cards such values stand in a _dotted frame_, and the page about this game says how sure we are of each part. If you own the game: all its components stand in one file, which anybody can correct.

hints-title = Some advice
hints-text =
    _Count workers, not only money._ A worker in the market is one less for your buildings.

    _Place where you win either way._ Between two cards that you both like, or beside a crowd that will pay.

    _Look at the next event._ If it will sell Spyrium, save some; if it hires, save money.

    _A new worker early_ is worth many points; late in the game it is worth few.

    _The residence track first for income, later for points._ Climb in the first three rounds, score in the last ones.

    _Replace._ A second row of buildings is dear. A factory in place of a workshop costs £{ $discount } less, and no place.
