# Textes de la décision dans Age of Industry : ce qu’il a de plus que les jeux Brass ensemble.

## Actions, puces et questions

ai-play-combine = Deux actions
ai-play-link = Voie ferrée
ai-play-draw = Piocher
ai-play-repay = Rembourser un emprunt
ai-play-deck = De la pioche
ai-play-import = Charbon importé : { $location }
ai-play-market = { $market } : { $tile }
ai-play-owned = { $slot }, { $owner }
ai-play-ask-tile = Choisissez une tuile à retirer de votre plateau de joueur.
ai-play-ask-draw = Choisissez une carte visible ou la pioche.

## Emprunts, à côté de chaque question

ai-play-no-loan = Aucun emprunt. Ce que vous ne pouvez payer s’emprunte tout seul, par { $money } $.
ai-play-loans = { $loans ->
    [one] 1 emprunt : { $interest } $ d’intérêts par tour.
   *[other] { $loans } emprunts : { $interest } $ d’intérêts par tour.
}
ai-play-loans-repay = { $loans ->
    [one] Rembourser : 1 emprunt, { $interest } $ d’intérêts par tour
   *[other] Rembourser : { $loans } emprunts, { $interest } $ d’intérêts par tour
}
ai-play-repay-do = Rembourser { $money } $
ai-play-repay-note = Il vous reste { $money } $, et { $interest } $ d’intérêts par tour.

## Coûts

ai-play-coal-bought = { $cubes ->
    [one] Charbon de la piste de demande
   *[other] { $cubes } charbons de la piste de demande
}
ai-play-iron-bought = { $cubes ->
    [one] Fer de la piste de demande
   *[other] { $cubes } fers de la piste de demande
}
ai-play-loan = { $loans ->
    [one] Un emprunt, automatique
   *[other] { $loans } emprunts, automatiques
}
ai-play-loan-interest = { $money } $ d’intérêts par tour
ai-play-repaid = Un emprunt remboursé
ai-play-repaid-interest = { $money } $ d’intérêts de moins par tour
ai-play-replaces = Prend la place d’une tuile inférieure
ai-play-imports = { $cubes ->
    [one] Le navire apporte { $cubes } charbon
   *[other] Le navire apporte { $cubes } charbons
}
ai-play-port = Par le port : { $location }
ai-play-to-market = Vers le marché : { $market }
ai-play-to-hand = dans votre main
ai-play-flips = { $industry } : tuile retournée
ai-play-flips-other = { $industry } : tuile retournée, { $owner } reçoit { $money } $
ai-play-when-sold = { $money } $ une fois les marchandises vendues, { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin
ai-play-when-shipped = { $money } $ quand des marchandises y passent, { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin
ai-play-when-empty = { $money } $ au départ du dernier cube, { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin
ai-play-when-used-up = { $money } $ une fois son charbon et son marché épuisés, { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin
ai-play-then-coal = { $cubes ->
    [one] Puis vous choisissez quelle source proche donne le charbon
   *[other] Puis vous choisissez quelles sources proches donnent { $cubes } charbons
}
ai-play-then-iron = { $cubes ->
    [one] Puis vous choisissez quelle sidérurgie proche donne le fer
   *[other] Puis vous choisissez quelles sidérurgies proches donnent { $cubes } fers
}
ai-play-then-outlet = Puis vous choisissez où vont les marchandises
ai-play-payout = +{ $money } $

## Bouton de validation

ai-play-do-combine = Construire pour { $money } $, deux actions
ai-play-do-combine-plain = Construire avec deux actions
ai-play-do-link = Poser la voie pour { $money } $
ai-play-do-link-plain = Poser la voie
ai-play-do-port = Vendre par ce port
ai-play-do-market = Vendre à ce marché
ai-play-do-draw = Prendre cette carte

## Joueurs et tours

ai-play-said-money = { $money ->
    [one] { $money } dollar
   *[other] { $money } dollars
}
ai-play-said-loans = { $loans ->
    [0] aucun emprunt
    [one] { $loans } emprunt
   *[other] { $loans } emprunts
}
ai-play-said-points = { $points ->
    [one] { $points } point de victoire si la partie finissait là
   *[other] { $points } points de victoire si la partie finissait là
}
ai-play-note = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} · dépensé { $spent } $
ai-play-round = Tour { $round }
ai-play-part-end = Points
ai-play-measure-points = Points si la partie finissait là
ai-play-measure-money = Argent
ai-play-measure-loans = Emprunts
ai-play-measure-rails = Voies ferrées

## D’où viennent les points

ai-play-from-tiles = Tuiles
ai-play-from-money = Argent
ai-play-from-loans = Emprunts non remboursés
