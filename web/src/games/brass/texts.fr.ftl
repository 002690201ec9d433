# Textes du plateau et des panneaux communs aux jeux Brass.

brass-years-canal = 1770–1830
brass-years-rail = 1830–1870
brass-or = { $first } ou { $second }
brass-place = { $name }, { $spaces ->
    [one] { $spaces } emplacement
   *[other] { $spaces } emplacements
} : { $contents }
brass-space-empty = { $industries }, vide
brass-slot = { $slot } : { $state }
brass-empty = vide
brass-tile-working = { $industry } de niveau { $level }, { $owner }
brass-tile-cubes = { $tile }, { $resource ->
    [coal] { $cubes } charbon
    [iron] { $cubes } fer
   *[other] { $cubes ->
        [one] { $cubes } tonneau
       *[other] { $cubes } tonneaux
    }
}
brass-tile-unsold = { $tile }, pas encore vendue
brass-tile-flipped = { $tile }, retournée, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $values ->
    [one] { $values } icône Liaison
   *[other] { $values } icônes Liaison
}
brass-link-open-canal = Canal { $link } : constructible
brass-link-open-rail = Chemin de fer { $link } : constructible
brass-link-built-canal = Canal { $link } : { $owner }
brass-link-built-rail = Chemin de fer { $link } : { $owner }

## Marchés

brass-markets = Marchés
brass-coal = Charbon
brass-iron = Fer
brass-price = { $money } £
brass-next = prochain
brass-market-said = { $market } : { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, le prochain coûte { $price } £
brass-market-empty = vide : { $price } £ pièce

## Plateau de joueur

brass-left = { $tiles ->
    [0] plus aucune
   *[other] reste { $tiles }
}
brass-mat-open = Voir toutes les tuiles
brass-mat-close = Ne voir que les prochaines
brass-links-left = { $left ->
    [one] { $left } liaison
   *[other] { $left } liaisons
} sur { $all }
brass-only-canal = seulement dans la période des canaux
brass-only-rail = seulement dans la période du rail
brass-only-develop = jamais construite, seulement développée
brass-build-only = ne se développe pas
brass-tiles = { $count } ×

## Tuile de près

brass-tile-title = { $industry } { $level }
brass-fact-cost = Coût
brass-fact-flip = Une fois retournée
brass-fact-flip-value = { $points } points, +{ $income } de revenu, { $values ->
    [one] { $values } icône Liaison
   *[other] { $values } icônes Liaison
}
brass-fact-gives = Donne
brass-fact-era = Période
brass-fact-owner = Propriétaire
brass-coal-cubes = { $cubes } charbon
brass-iron-cubes = { $cubes } fer
brass-barrels = { $cubes ->
    [one] { $cubes } tonneau
   *[other] { $cubes } tonneaux
}

## Main

brass-hand = Votre main
brass-card-said = Carte { $key } : { $name }
brass-card-said-plain = Carte : { $name }
brass-no-cards = Aucune carte en main.

## Fin de la période

brass-era-end = Si la période finissait ici
brass-era-tiles = tuiles
brass-era-links = liaisons
brass-era-bonus = bonus
brass-era-total = total
brass-era-player = joueur
brass-plus = +{ $points }
brass-era-leaving = { $tiles ->
    [one] { $tiles } tuile de niveau I
   *[other] { $tiles } tuiles de niveau I
} et { $links ->
    [one] { $links } canal
   *[other] { $links } canaux
} quittent le plateau.

## Plateau en texte

brass-text-board = Le plateau en texte
brass-places = Lieux
brass-links = Liaisons
brass-place-head = Lieu
brass-spaces-head = Emplacements
brass-link-head = Liaison
brass-state-head = État
brass-market-head = Marché
brass-cubes-head = Cubes
brass-price-head = Prochain prix
brass-choose = Choisir { $what }
brass-only-legal = Seulement ce que je peux choisir
brass-link-free = libre

## Une partie entière

brass-round-begins = { $era }, manche { $round }
brass-measure-points = Points de victoire
brass-measure-income = Revenu
brass-measure-money = Argent

## Prix sur la carte

brass-price-named = { $industry } : { $price }
