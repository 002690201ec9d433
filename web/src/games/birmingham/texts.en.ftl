# Texts of the board and the panels of Brass: Birmingham.

bb-map = Map of the Midlands, { $era }
bb-map-title = The Midlands
bb-merchant-place = { $name }, merchants, { $values } link values. Bonus of a barrel: { $bonus }
bb-merchant-buys = Merchant at { $space }: buys { $goods }, { $barrel ->
    [yes] with a barrel of beer
   *[no] barrel used
}
bb-merchant-blank = Merchant at { $space }: buys nothing
bb-merchant-none = Merchant space { $space }: not used at this table
bb-bonus-money = +£{ $amount }
bb-bonus-points = +{ $amount }
bb-bonus-develop = develop
bb-bonus-income = +{ $amount }
bb-bonus-money-said = £{ $amount }
bb-bonus-points-said = { $amount } points
bb-bonus-develop-said = develop one tile without iron
bb-bonus-income-said = { $amount } income spaces

## Tile close-up

bb-fact-beer = Beer to sell
bb-nothing = nothing

## Text board

bb-merchants = Merchants

## Prices on the map

bb-price-no-beer = no beer
