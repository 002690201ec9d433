# Textes du plateau et des panneaux de Brass: Birmingham.

bb-map = Carte des Midlands, { $era }
bb-map-title = Les Midlands
bb-years-canal = 1770–1830
bb-years-rail = 1830–1870
bb-or = { $first } ou { $second }
bb-place = { $name }, { $spaces ->
    [one] { $spaces } emplacement
   *[other] { $spaces } emplacements
} : { $contents }
bb-merchant-place = { $name }, marchands, { $values } icônes Liaison. Bonus d’un tonneau : { $bonus }
bb-space-empty = { $industries }, vide
bb-slot = { $slot } : { $state }
bb-empty = vide
bb-tile-working = { $industry } de niveau { $level }, { $owner }
bb-tile-cubes = { $tile }, { $resource ->
    [coal] { $cubes } charbon
    [iron] { $cubes } fer
   *[other] { $cubes ->
        [one] { $cubes } tonneau
       *[other] { $cubes } tonneaux
    }
}
bb-tile-unsold = { $tile }, pas encore vendue
bb-tile-flipped = { $tile }, retournée, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $values ->
    [one] { $values } icône Liaison
   *[other] { $values } icônes Liaison
}
bb-link-open-canal = Canal { $link } : constructible
bb-link-open-rail = Chemin de fer { $link } : constructible
bb-link-built-canal = Canal { $link } : { $owner }
bb-link-built-rail = Chemin de fer { $link } : { $owner }
bb-merchant-buys = Marchand à { $space } : achète { $goods }, { $barrel ->
    [yes] avec un tonneau de bière
   *[no] tonneau pris
}
bb-merchant-blank = Marchand à { $space } : n’achète rien
bb-merchant-none = Case de marchand { $space } : inutilisée à cette table
bb-bonus-money = +£{ $amount }
bb-bonus-points = +{ $amount }
bb-bonus-develop = développer
bb-bonus-income = +{ $amount }
bb-bonus-money-said = £{ $amount }
bb-bonus-points-said = { $amount } points
bb-bonus-develop-said = développer une tuile sans fer
bb-bonus-income-said = { $amount } cases de revenu

## Marchés

bb-markets = Marchés
bb-coal = Charbon
bb-iron = Fer
bb-price = £{ $money }
bb-next = prochain
bb-market-said = { $market } : { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, le prochain coûte £{ $price }
bb-market-empty = vide : £{ $price } pièce

## Plateau individuel

bb-left = { $tiles ->
    [0] plus aucune
   *[other] reste { $tiles }
}
bb-mat-open = Voir toutes les tuiles
bb-mat-close = Ne voir que les prochaines
bb-links-left = { $left } liaisons sur { $all }
bb-cost-money = £{ $money }
bb-only-canal = seulement dans la période des canaux
bb-only-rail = seulement dans la période du rail
bb-build-only = ne se développe pas
bb-tiles = { $count } ×

## Tuile de près

bb-tile-title = { $industry } { $level }
bb-fact-cost = Coût
bb-fact-beer = Bière pour vendre
bb-fact-flip = Une fois retournée
bb-fact-flip-value = { $points } points, +{ $income } de revenu, { $values ->
    [one] { $values } icône Liaison
   *[other] { $values } icônes Liaison
}
bb-fact-gives = Donne
bb-fact-era = Période
bb-fact-owner = Propriétaire
bb-coal-cubes = { $cubes } charbon
bb-iron-cubes = { $cubes } fer
bb-barrels = { $cubes ->
    [one] { $cubes } tonneau
   *[other] { $cubes } tonneaux
}
bb-nothing = rien

## Main

bb-hand = Votre main
bb-card-said = Carte { $key } : { $name }
bb-card-said-plain = Carte : { $name }
bb-no-cards = Aucune carte en main.

## Fin de la période

bb-era-end = Si la période finissait ici
bb-era-tiles = tuiles
bb-era-links = liaisons
bb-era-total = total
bb-era-player = joueur
bb-plus = +{ $points }
bb-era-leaving = { $tiles ->
    [one] { $tiles } tuile de niveau I
   *[other] { $tiles } tuiles de niveau I
} et { $links ->
    [one] { $links } canal
   *[other] { $links } canaux
} quittent le plateau.

## Plateau en texte

bb-text-board = Le plateau en texte
bb-places = Lieux
bb-links = Liaisons
bb-merchants = Marchands
bb-place-head = Lieu
bb-spaces-head = Emplacements
bb-link-head = Liaison
bb-state-head = État
bb-market-head = Marché
bb-cubes-head = Cubes
bb-price-head = Prochain prix
bb-choose = Choisir { $what }
bb-only-legal = Seulement ce que je peux choisir
bb-link-free = libre

## Une partie entière

bb-round-begins = { $era }, manche { $round }
bb-measure-points = Points de victoire
bb-measure-income = Revenu
bb-measure-money = Argent

## Prix sur la carte

bb-price-named = { $industry } : { $price }
bb-price-no-beer = sans bière
