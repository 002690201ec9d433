# Textes du plateau et des panneaux de Brass: Birmingham.

bb-map = Carte des Midlands, { $era }
bb-map-title = Les Midlands
bb-merchant-place = { $name }, marchands, { $values } icônes Liaison. Bonus d’un tonneau : { $bonus }
bb-merchant-buys = Marchand à { $space } : achète { $goods }, { $barrel ->
    [yes] avec un tonneau de bière
   *[no] tonneau pris
}
bb-merchant-blank = Marchand à { $space } : n’achète rien
bb-merchant-none = Case de marchand { $space } : inutilisée à cette table
bb-bonus-money = +{ $amount } £
bb-bonus-points = +{ $amount }
bb-bonus-develop = développer
bb-bonus-income = +{ $amount }
bb-bonus-money-said = { $amount } £
bb-bonus-points-said = { $amount } points
bb-bonus-develop-said = développer une tuile sans fer
bb-bonus-income-said = { $amount } cases de revenu

## Tuile de près

bb-fact-beer = Bière pour vendre
bb-nothing = rien

## Plateau en texte

bb-merchants = Marchands

## Prix sur la carte

bb-price-no-beer = sans bière
