# Texts of the board of Workshop of the World: what is written on it, and what a screen reader says.

ww-map = Map of Great Britain, { $era }
ww-map-title = Great Britain
ww-link-price = { $era } · link £{ $money }
ww-sea-north = North Sea
ww-sea-irish = Irish Sea
ww-sea-channel = English Channel
ww-sea-bristol = Bristol Channel
ww-money = £{ $money }
ww-plus = +{ $money }

## Colours

ww-owner-colour = { $name }, { $colour }

## Things of the map, in sentences

ww-nobody = none
ww-several-of = { $name } ({ $count })
ww-town-said = { $name }, { $type }, value { $value }; industries: { $industries }; { $free ->
        [0] full
        [one] room for one more
       *[other] room for { $free } more
    }; { $connections ->
        [0] no free connection
        [one] one free connection
       *[other] { $connections } free connections
    }
ww-single = single
ww-double = double
ww-link-free = { $name }, { $kind } connection, free
ww-link-built = { $name }, { $kind } connection, built by { $owner }
ww-piece-said = Industry in { $town }: { $owner }
ww-saturated = saturated
ww-free = free

## Cards and tokens

ww-part-cards = Towns of this round
ww-part-empire = Holdings
ww-part-demand = Demand
ww-choice = Your choice
ww-choice-note = any town of value { $value }
ww-card-keyed = { $key }: { $what }
ww-card-town-said = { $name }, { $type }, value { $value }
ww-card-choice-said = Choice card: any town of value { $value }
ww-card-state = { $industries ->
        [0] no industry there
        [one] one industry there
       *[other] { $industries } industries there
    }, demand £{ $demand }, { $connections ->
        [one] one free connection
       *[other] { $connections } free connections
    }
ww-token = Demand token: { $type }
ww-token-note = { $tokens ->
        [0] none placed yet
        [one] one placed already
       *[other] { $tokens } placed already
    }
ww-tokens = Your tokens
ww-tokens-left = Tokens
ww-only-you = Only you see them.

## Beside the map

ww-demand = Demand
ww-demand-note = pay per industry
ww-demand-said = { $type } £{ $money }
ww-order = Turn order
ww-order-none = The first auction decides it.
ww-order-said = Turn order: { $order }
ww-last-bid = Last bid
ww-last-bids = last bids
ww-box-said = { $box }: { $name }
ww-box-bid-said = { $box }: { $name }, bid £{ $money }
ww-income = Income
ww-income-note = paid when the era ends
ww-income-said = { $name } { $income }
ww-pile-deck = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
ww-pile-aside = { $cards } set aside
ww-pile-stock = { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
ww-opened-bids = The bids are opened
ww-opened-tokens = The tokens are opened
ww-opened-none = keeps them

## Players

ww-industries = Industries
ww-links = Links
ww-no-links = none
ww-networks-of = Links: { $sizes }
ww-networks-said = { $largest } in the largest network, { $others } outside it
ww-industries-said = { $count } at £{ $demand }
ww-money-title = Money
ww-money-after = Money then
ww-if-era-ended = If the era ended now
ww-preview-hidden = Of hidden money, only what comes to it is shown.
ww-head-player = Player
ww-head-count = Number
ww-head-pay = Pay

## The board as text

ww-text-board = The board as text
ww-only-legal = Only what may be chosen
ww-choose = choose { $what }
ww-leaving = Which industry leaves { $town }
ww-towns = Towns
ww-connections = Connections
ww-players = Players
ww-head-card = Card
ww-head-town = Town
ww-head-value = Value
ww-head-connection = Connection
ww-hidden = hidden
