# The lessons of a first game of Workshop of the World: ID-title, ID-text, and ID-task where there is
# something to do. _Words that matter_ are set bold, <demand> is a glyph.

## Lessons

welcome-title = Great Britain, 1770
welcome-text =
    You and { $rivals } bots put industries into towns and join them, first by canal, then by rail. Whoever has _the most money_ at the end wins. You begin with £{ $money }, and nothing comes in before the first era ends.

    This is a real game: two eras of { $rounds } rounds. Play as you like; the coach only explains, and marks what is worth a look. Its lamps show what a lesson is about, in the simplest way, which is _seldom the strongest move_: for that there is the hint.

demand-title = You decide what will be wanted
demand-text =
    Every town makes one of five things: <port> port, <heavy> heavy industry, <textiles> textiles, <light> light industry, <crafts> crafts. When an era ends, each industry is paid _£1 for every token_ of its type on the demand diagram.

    You hold two tokens. Place one now; all are shown together. It stays there for the whole game, so plan to build what it pays for. The other one stays secret until later.
demand-task = Place a demand token.

bid-title = Bid for the turn order
bid-text =
    The cards of this round lie face up, one for each player. The highest bid chooses first. All bids are made in secret, and _everybody pays_, also whoever gains nothing by it.

    Nobody stands anywhere yet, so the cards differ little: £0 to £2 is plenty. What you keep builds links.
bid-task = Make a bid.

card-title = Take a town card
card-text =
    The card names the town in which your industry goes. The number is the town’s _value_: the income it gives to your links, and how many industries it holds. The glyph is its type, paid by demand.

    The lamps show towns that would bring most as the board stands. { $pointer ->
        [finger] Tap
       *[mouse] Click
    } a card or its town, then the green button. Until you confirm nothing is final.
card-task = Place a first industry.

link-title = Build from { $town }
link-text =
    After placing you may build up to two links, the first one from { $town }. A link costs £{ $cost } and brings income at once: the _value of each town_ it touches in which you stand. Here that is { $value } for { $town }.

    Every space on the income track is £1 when the era ends. Some connections have two spaces: they take both links of the turn, and the price of both.
link-task = Build a first link.

second-title = A second link?
second-text =
    It may start at either end of the first one and costs £{ $cost } again. It brings income only for a _town that was not counted yet_ in this turn, and a little when the era ends: £1, or £2 in your largest network.

    You have £{ $money } for this turn and { $rounds ->
        [0] no other
        [one] one more
       *[other] { $rounds } more
    } of this era. A second link that reaches none of your towns can often wait.

order-title = When to be first
order-text =
    Look at the new cards before you bid. Which of them lie _next to a town of yours_? One link between two of your towns counts both of their values.

    If one card is much better for you than the others, it is worth a few pounds to choose first. If not, bid nothing: somebody has to leave you a card. Equal bids keep the order of the round before.

neighbours-title = Stand in neighbouring towns
neighbours-text =
    Take a card whose town has a free connection to a town of yours, if there is one, and build that link: it brings _both values_ for one price.

    The lamps show what brings most now. Sometimes no card fits; then take one that will have neighbours later.
neighbours-task = Build a link between two towns of yours.

preview-title = If the era ended now
preview-text =
    The table of the _era’s end_, beside the map or one of the tabs, counts what everybody would have: money, then _income_ from the track, pay for _links_, and pay for _industries_ by the tokens on the diagram.

    Compare it before you decide: the leader’s industries are the ones to take away when a town is full, and tokens for what only others make help only them.

network-title = Keep one network
network-text =
    When the era ends, each link of your _largest network_ is paid £{ $network }, each other one £{ $link }. A network is what hangs together from town to town, your own links only.

    So hang new links on to old ones where you can. A link that joins two networks pays more for all links of the smaller one.

choice-title = A card to choose with
choice-text =
    This card names no town, only a value: your industry may go to _any town of that value_. The lamps show where it brings most: beside a town of yours with a free connection, or where demand is high.

full-title = { $town } is full
full-text =
    A town holds as many industries as its value, here { $value }. For yours to come in, one has to leave, and _you choose which_. Nobody is paid for it any more.

    The best one to take away belongs to whoever is ahead, or to whoever would build from here next.

swap-title = Exchange a card
swap-text =
    Every connection of a town on one of these cards is taken: nobody can build from there. You may take the card all the same, for the industry; or discard it for the top card of the { $aside } set aside, which _you then have to use_.

recover-title = Short of money?
recover-text =
    You have £{ $money }. At any decision of yours you may go _{ $spaces } spaces back_ on the income track and take £1 for them; you stand on { $income }. The page offers it quietly below the decision.

    It is a bad rate, for the same spaces would be £{ $spaces } when the era ends. It pays only where a link you could not build otherwise brings clearly more.

closing-title = The canal era is ending
closing-text =
    { $rounds ->
        [0] This is its last round.
       *[other] One more round follows this one.
    } Then everybody may place another token, and the era pays. Money you keep is safe, but a link that brings more than it costs is still worth building: count its income, and £{ $network } in your largest network.

    All links leave the board afterwards. _Industries stay_, and are paid again at the end of the rail era.

more-title = One more token, or none
more-text =
    Compare: how many industries of this type are _yours_, how many the others’? The demand diagram shows what each pays now. A token that pays others more than you is better kept.

    In the canal era a token that is kept can still be placed later. At the end of the rail era it would be worth nothing.

rail-title = The rail era
rail-text =
    The canals are gone, paid; your industries stand where they stood. All cards are shuffled again, and a link now costs only £{ $cost }: between towns where you _already stand_, income comes fast.

    You have drawn two more tokens. Place one that pays for what you have on the map; this time you can see it.

end-title = The last rounds
end-text =
    What counts now is the money at the very end. A link for £{ $cost } is worth it when its income and its pay together are more: nearly always, if it touches a town of yours.

    Keep a token that suits you for the last moment. After that, tokens in hand are worth nothing.

score-title =
    { $result ->
        [won] You have won with £{ $total }
       *[lost] The best bot has £{ $rival }, you have £{ $total }
    }
score-text =
    Both eras together paid you £{ $income } of income, £{ $links } for links and £{ $industries } for industries. You spent £{ $building } on links and £{ $bids } on bids.

    Look at this game again from the panel of the result, read “How to play” in the menu, or open a table of your own: you know the rules now. With two players each has two colours.

## What just happened

tokens-title = The tokens are open
tokens-text =
    The diagram shows what each industry of a type would be paid. You know what the others want to build; they know it of you.

opened-title = The bids are open
opened-text =
    You play in place { $place } of { $seats }. Everybody has paid what they bid. Whoever plays late takes what is left, but keeps the money.

advanced-title = Income: { $income } more
advanced-text =
    Your marker stands on { $total }: that is £{ $total } when the era ends. Each town counts once a turn, however many links touch it, and later only _new_ links count.

rival-title = The others have played
rival-text =
    What changed wears a thin brass frame. A connection belongs to whoever builds it first, until the era ends. _Since your turn_ in the bar above shows it again move by move.

removed-title = An industry of yours had to leave
removed-text =
    { $town } was full, and yours was chosen. Links from there bring you no income any more, unless you have another industry in the town. What you have in many towns is hard to take away.

unlinked-title = A turn without a link
unlinked-text =
    Your industry is there and will be paid by demand, but a turn without a link brings _no income_. Now and then that is right, when money has to last.

recovered-title = A pound from the income track
recovered-text =
    It cost { $spaces } spaces, which would have been £{ $spaces } at the end of the era. Use it for something that brings more.

paid-title = The era has paid you £{ $money }
paid-text =
    Income £{ $income }, links £{ $links }, industries £{ $industries }. The income marker goes back to zero, and links go back to their owners. Industries and tokens stay for the rail era.
