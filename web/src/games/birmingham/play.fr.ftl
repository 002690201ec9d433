# Textes de la décision dans Brass : Birmingham : actions, puces, coûts, bouton de validation.

## Actions

bb-play-build = Construire
bb-play-network = Réseau
bb-play-develop = Développer
bb-play-sell = Vendre
bb-play-borrow = Emprunt
bb-play-scout = Prospecter
bb-play-pass = Passer

## Puces et questions

bb-play-tile = { $industry } { $level }
bb-play-ask-action = Choisissez une action.
bb-play-ask-industry = Choisissez une industrie.
bb-play-ask-place = Choisissez un lieu sur la carte.
bb-play-ask-card = Choisissez une carte à défausser.

## Coûts

bb-play-coal = Charbon de { $location }
bb-play-iron = Fer de { $location }
bb-play-beer = Bière de { $location }
bb-play-barrel = Le tonneau du marchand, { $space }
bb-play-owner = { $owner }
bb-play-free = gratuit
bb-play-flow = { $count } gratuit
bb-play-coal-market = Charbon du marché
bb-play-iron-market = Fer du marché
bb-play-coal-sold = { $cubes ->
    [one] { $cubes } charbon vers le marché
   *[other] { $cubes } charbons vers le marché
}
bb-play-iron-sold = { $cubes ->
    [one] { $cubes } fer vers le marché
   *[other] { $cubes } fers vers le marché
}
bb-play-plus = +£{ $money }
bb-play-loan = Emprunt
bb-play-loan-income = { $levels ->
    [one] { $levels } niveau de revenu en moins
   *[other] { $levels } niveaux de revenu en moins
}
bb-play-bonus = Le marchand paie
bb-play-bonus-points = Marchand : +{ $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
bb-play-bonus-income = Marchand : +{ $amount ->
    [one] { $amount } case de revenu
   *[other] { $amount } cases de revenu
}
bb-play-leaves = quitte votre plateau
bb-play-scouted = Vous prenez un joker Lieu et un joker Industrie.
bb-play-flips = { $industry } : tuile retournée. { $owner } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, +{ $income } de revenu
bb-play-when-sold = Une fois vendue ({ $beer ->
    [0] sans bière
   *[other] { $beer } bière
}) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, +{ $income } de revenu
bb-play-when-used = Une fois épuisée : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, +{ $income } de revenu

## Bouton de validation

bb-play-do-build = Construire pour £{ $money }
bb-play-do-build-free = Construire
bb-play-do-link = Poser la liaison pour £{ $money }
bb-play-do-link-plain = Poser la liaison
bb-play-do-develop = Développer pour £{ $money }
bb-play-do-develop-free = Développer
bb-play-do-sell = Vendre
bb-play-do-loan = Emprunter £{ $money }
bb-play-do-scout = Prospecter
bb-play-do-pass = Passer
bb-play-do-card = Défausser cette carte
bb-play-do-remove = Céder cette tuile
bb-play-do-take = Prendre ici
bb-play-warn-pass = Vous pourriez faire autre chose. Appuyez encore pour passer.
bb-play-warn-loan = Votre revenu tombe à { $level } : vous paierez à chaque manche. Appuyez encore pour emprunter.

## Joueurs et manches

bb-play-said-money = { $money } livres
bb-play-said-income = revenu { $income }
bb-play-said-points = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
bb-play-note = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} · dépensé £{ $spent }
bb-play-deck = { $cards ->
    [0] pioche vide
    [one] { $cards } carte restante
   *[other] { $cards } cartes restantes
}
