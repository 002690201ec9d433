# Why a plan is good: keys of reasons.py and sealed_reasons.py. Nobody is addressed: the same is told
# to whoever plays and to whoever looks back.

## Links

reason-links-income = { $count ->
    [one] The link { $links } costs
   *[other] The links { $links } cost
} £{ $cost }; when the era ends, { $count ->
    [one] it brings
   *[other] they bring
} £{ $income } of income ({ $towns }) and £{ $pay } for links, as the board stands.
reason-links = { $count ->
    [one] The link { $links } costs
   *[other] The links { $links } cost
} £{ $cost } and { $count ->
    [one] brings
   *[other] bring
} £{ $pay } for links when the era ends, as the board stands.
reason-joins = Networks are joined into one: with { $links } links it is the largest, and each of them is paid £{ $pay } when the era ends, as the board stands.
reason-closes = All connections of { $town } are then built: nobody can build from there until the era ends. Industries there: { $owners }.

## Industries

reason-industry = The industry in { $town } ({ $type }) is paid £{ $money } { $eras ->
    [one] at the end of the game
   *[other] at the end of each era
}, as demand stands.
reason-industry-token = A token of this type is still in hand ({ $type }): placed when the era ends, it pays the industry in { $town } £1 more.
reason-displaces = It takes the place of an industry in { $town } ({ $owner }){ $money ->
    [0] .
   *[other] , which would be paid £{ $money } when the era ends, as demand stands.
}

## Cards

reason-denies = The next turn ({ $owner }) could have used the card { $card } for £{ $money } by the end of the era; the cards that are left give at most £{ $best }, as the board stands.
reason-swaps = Nobody can build from the town of this card any more ({ $card }): it is exchanged for the top card of { $cards ->
    [one] the one set aside
   *[other] the { $cards } set aside
}, which must be used.

## Money

reason-recovers = The £{ $money } recovered gives up { $spaces } spaces of income: £{ $lost } less when the era ends.
reason-recovery-pays = The links cost £{ $cost } and there is only £{ $money }: the income track pays the rest.
reason-recovers-enough = With £{ $money } there is then enough for { $links ->
    [one] a link
   *[other] { $links } links
} in a turn.
reason-saves = Nothing is spent on links: £{ $money } is left{ $turns ->
    [0] , and this is the last turn of the era.
    [one] {" "}for the last turn of the era.
   *[other] {" "}for the { $turns } turns of the era still to come.
}

## Demand tokens

reason-token = As the map stands, { $tokens ->
    [one] the token pays
   *[other] the { $tokens } tokens pay
} { $industries ->
    [one] one’s own industry of this type
   *[other] one’s own { $industries } industries of this type
} ({ $type }) £{ $money } more { $eras ->
    [one] at the end of the game
   *[other] at the end of each era
}, whatever the others choose.
reason-token-alone = Nobody else has an industry of this type yet ({ $type }).
reason-token-most = Nobody else has as many industries of this type ({ $type }): { $own } against { $most } ({ $seats }).
reason-token-again = { $left ->
    [one] One more token
   *[other] { $left } more tokens
} of this type ({ $type }) { $left ->
    [one] stays
   *[other] stay
} in hand for later.
reason-token-room = The towns of this type ({ $type }) have room for { $places ->
    [one] { $places } more industry
   *[other] { $places } more industries
}, and each will be paid £{ $tokens } more.
reason-token-first = { $count ->
    [one] { $towns }, a town of this type ({ $type }), is
   *[other] { $towns }, towns of this type ({ $type }), are
} among the set-up cards, which come up first.
reason-keeps = A token of this type ({ $type }) would bring { $own ->
    [0] nothing
   *[other] £{ $own }
} now, as the map stands, and the others { $others ->
    [0] nothing
   *[other] £{ $others } together
}.
reason-keeps-for-rail = A token that is kept can still be placed in the rail era.

## Bids

reason-bid = { $bid ->
    [0] Nothing is paid for the turn order
   *[other] The £{ $bid } is paid whatever the others bid
}, and £{ $money } is left; two links in { $turns ->
    [one] the last turn of the era cost
   *[other] each of the { $turns } turns of the era still to come cost
} £{ $cost }.
reason-bid-cards = The card may matter more than the £{ $bid }: by the end of the era a turn with { $best } can bring £{ $most }, one with { $worst } no more than £{ $least }, as the board stands.
reason-bid-even = The cards differ little, as the board stands: by the end of the era a turn can bring { $most ->
    [0] nothing
   *[other] £{ $least } with the worst of them and £{ $most } with the best
}.
reason-bid-highest = Nobody else can bid more than £{ $money }: this bid is the highest in any case.
reason-bid-ties = Equal bids are won against { $seats }, by the places on the track.
reason-offer = As the board stands, a turn with the best of these cards can bring £{ $money } by the end of the era for { $colour }, and £{ $less } for { $other }.
reason-offer-later = The other colour ({ $other }) plays later in the round, with what is left of the cards.
