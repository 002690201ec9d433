# Texts of the board and the panels of Age of Industry.

ai-map = Map of { $map }
ai-reconstructed = reconstructed map
ai-north-sea = North Sea
ai-baltic = Baltic Sea
ai-vistula = Vistula
ai-danube = Danube
ai-atlantic = Atlantic Ocean
ai-tile-flipped = { $tile }, flipped, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ai-port-open = { $tile }, no goods shipped yet
ai-ship-open = { $tile }, still at work
ai-ship-rebuilt = { $tile }, replaced another ship and never flips
ai-place = { $colour }: { $place }
ai-place-named = { $name } ({ $colour })
ai-lanes = Sea lanes to { $ports }
ai-place-village = { $name }, village: nothing is built here, each railway to it brings ${ $money } more at the end
ai-place-abroad = { $name }, abroad: nothing is built here
ai-distant-port = Distant port
ai-no-transit = Nothing passes through
ai-market = Market
ai-market-open = Market { $name }: { $tile }
ai-market-used = Market { $name }: { $tile }, used
ai-market-empty = Market { $name }: no tile
ai-imports = Imported coal
ai-import = Imported coal, { $name }: { $cubes ->
    [0] none left
   *[other] { $cubes } left
}
ai-import-waits = Imported coal, { $name }: { $cubes } will come with the first ship

## Mat

ai-develop-only = develop only
ai-loans = Loans
ai-loans-owed = { $loans ->
    [0] no loan
    [one] { $loans } loan
   *[other] { $loans } loans
}
ai-rails-left = { $left } of { $all } railways left
ai-railways = Railways

## Cards to draw

ai-display = Open cards
ai-display-card = Open card: { $card }
ai-display-gap = no card
ai-pile-said = Pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
ai-pile-empty = none left

## The end

ai-end = If the game ended now
ai-ended = Final points
ai-end-tiles = tiles
ai-end-money = money
ai-end-loans = unpaid loans

## Text board

ai-abroad = Abroad and villages
ai-market-tiles = Market tiles and imported coal

## Facts of tips

ai-fact-colour = Colour
ai-fact-takes = Takes
ai-takes-both = cotton, factory goods
ai-takes-cotton = cotton only
ai-fact-payout = Pays when flipped
ai-fact-points = Worth at the end
ai-fact-end = Pays at the end
ai-fact-each-rail = For each railway here
ai-fact-reconstructed = Reconstructed
ai-in-part = in part
ai-fact-rails-pay = Railways would pay
ai-fact-repaid = Loans repaid then
ai-fact-money-left = Money left
