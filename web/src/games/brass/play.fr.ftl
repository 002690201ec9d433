# Textes de la décision communs aux deux jeux Brass : actions, puces, coûts, bouton de validation.

## Actions

brass-play-build = Construire
brass-play-network = Réseau
brass-play-develop = Développer
brass-play-sell = Vendre
brass-play-pass = Passer

## Puces et questions

brass-play-tile = { $industry } { $level }
brass-play-ask-action = Choisissez une action.
brass-play-ask-industry = Choisissez une industrie.
brass-play-ask-place = Choisissez un lieu sur le plateau.
brass-play-ask-card = Choisissez une carte à défausser.

## Coûts

brass-play-coal = Charbon de { $location }
brass-play-iron = Fer de { $location }
brass-play-free = gratuit
brass-play-flow = { $count } gratuit
brass-play-coal-market = Charbon du marché
brass-play-iron-market = Fer du marché
brass-play-coal-sold = { $cubes ->
    [one] { $cubes } charbon vers le marché
   *[other] { $cubes } charbons vers le marché
}
brass-play-iron-sold = { $cubes ->
    [one] { $cubes } fer vers le marché
   *[other] { $cubes } fers vers le marché
}
brass-play-plus = +{ $money } £
brass-play-loan = Emprunt
brass-play-loan-income = { $levels ->
    [one] { $levels } niveau de revenu en moins
   *[other] { $levels } niveaux de revenu en moins
}
brass-play-leaves = quitte votre plateau de joueur
brass-play-flips = { $industry } : tuile retournée. { $owner } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, +{ $income } de revenu
brass-play-when-used = Une fois épuisée : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, +{ $income } de revenu

## Bouton de validation

brass-play-do-build = Construire pour { $money } £
brass-play-do-build-free = Construire
brass-play-do-link = Poser la liaison pour { $money } £
brass-play-do-link-plain = Poser la liaison
brass-play-do-develop = Développer pour { $money } £
brass-play-do-develop-free = Développer
brass-play-do-sell = Vendre
brass-play-do-loan = Emprunter { $money } £
brass-play-do-card = Défausser cette carte
brass-play-do-remove = Céder cette tuile
brass-play-do-take = Prendre ici
brass-play-warn-pass = Vous pourriez faire autre chose. Appuyez encore pour passer.
brass-play-warn-loan = Votre revenu tombe à { $level } : vous paierez à chaque manche. Appuyez encore pour emprunter.

## Joueurs et manches

brass-play-said-money = { $money } livres
brass-play-said-income = revenu { $income }
brass-play-said-points = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
brass-play-note = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} · dépensé { $spent } £
brass-play-deck = { $cards ->
    [0] pioche vide
    [one] { $cards } carte restante
   *[other] { $cards } cartes restantes
}

## D’où viennent les points

brass-play-from-canals = Canaux
brass-play-from-canal-tiles = Tuiles, période des canaux
brass-play-from-rails = Voies ferrées
brass-play-from-rail-tiles = Tuiles, période du rail
brass-play-from-merchants = Marchands
brass-play-from-money = Argent
brass-play-from-income = Niveau de revenu
brass-play-from-tiles-again = Tuiles de niveau 2 et plus
brass-play-from-debts = Dettes impayées
