# Texts of the board of Spyrium: what is written on it, and what a screen reader says.

sp-map = Market of round { $round }
sp-price = £{ $money }
sp-price-more = £{ $money }+{ $more }
sp-raise = +£{ $money }
sp-raise-short = +{ $money }
sp-take-back = or take £{ $money }
sp-plus = +{ $points }
sp-empty-place = empty place
sp-new-place = New place
sp-quarter-yours = Your quarter
sp-quarter-of = Quarter of { $name }
sp-quarter-empty = No building yet.
sp-gap-name = { $first } – { $second }
sp-event-now = Event: { $name }
sp-event-next = Next: { $name }
sp-no-next = No further event

## Beside the board

sp-residences = Residences
sp-residence-note = Income of the round, in £
sp-bonuses = Bonuses
sp-bonus-what =
    { $workers ->
        [one] worker or £{ $money }
       *[other] { $workers } workers or £{ $money }
    }
sp-piles = Tokens and cards left
sp-stock =
    { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
sp-deck =
    { $cards ->
        [one] { $period }: { $cards } card
       *[other] { $period }: { $cards } cards
    }
sp-end-now = If the game ended now
sp-head-player = Player
sp-head-now = Points now
sp-head-buildings = Buildings
sp-head-techniques = Techniques
sp-head-total = Total
sp-part-quarter = Quarters
sp-part-tracks = Tracks
sp-workers-short = { $active } active · { $placed } placed · { $working } at work · { $tired } tired

## Figures

sp-measure-money = Money
sp-measure-spyrium = Spyrium
sp-measure-points = Points

## Said aloud

sp-when-built = when built: { $effect }
sp-card-said = { $card }, { $type }, £{ $money }
sp-points-said =
    { $points ->
        [one] { $points } point at the end
       *[other] { $points } points at the end
    }
sp-symbol-mine = mine symbol
sp-symbol-factory = factory symbol
sp-symbol-research = research symbol
sp-slot-empty = Place { $slot }, empty
sp-slot-said = Place { $slot }: { $card }
sp-tokens-said = tokens { $values }
sp-around-said =
    { $workers ->
        [0] no worker beside it
        [one] { $workers } worker beside it
       *[other] { $workers } workers beside it
    }
sp-nobody = nobody
sp-standing =
    { $workers ->
        [one] { $name }, { $workers } worker
       *[other] { $name }, { $workers } workers
    }
sp-gap-said = Between { $gap }: { $workers }
sp-offer-said = { $card } costs £{ $price } here, or brings £{ $money }
sp-owned-tilted = { $card }, tilted
sp-owned-workers =
    { $workers ->
        [one] { $workers } worker on it
       *[other] { $workers } workers on it
    }
sp-event-said = Event { $name }: { $effect }
sp-next-said = Next event { $name }: { $effect }
sp-used-by = used by { $names }
sp-workers-said = Workers: { $active } active, { $placed } in the market, { $working } on buildings, { $tired } tired
sp-residence-said = { $name } on { $value }
sp-phases-said = In Phase I: { $one }, in Phase II: { $two }, passed: { $passed }

## The board as text

sp-text-board = The board as text
sp-only-legal = Only what I may choose now
sp-choose = choose { $what }
sp-gaps = Gaps between the cards
sp-head-place = Place
sp-head-card = Card
sp-head-price = Price
sp-head-effect = Effect
sp-head-around = Workers beside it
sp-head-workers = Workers
sp-head-offers = What it costs or brings
sp-head-phase = Phase
