# Le journal : ce qui s’est passé, une phrase pour chaque événement que les règles notent.
# $forced vaut 1 quand les règles ne laissaient qu’une réponse.

event-begin = La partie commence. Ordre de jeu : { $order }.
event-round = — Tour { $round } —
event-deck-empty = La pioche est vide : la partie s’achève après un tour où quelqu’un n’a plus de carte.
event-over = La partie est terminée. Victoire : { $winners } !

## Actions

event-card = { $seat } utilise la carte { $card }{ $forced ->
    [1] {" "}(seul choix)
   *[other] {""}
}
event-replace = { $seat } remplace une tuile { $industry } de niveau { $level } ({ $owner }) : { $location }
event-build = { $seat } construit une tuile { $industry } de niveau { $level } pour { $money } $ : { $location }
event-combine = { $seat } construit avec ses deux actions une tuile { $industry } de niveau { $level } pour { $money } $ : { $location }
event-imports = { $seat } ouvre l’importation, { $cubes ->
    [one] { $cubes } cube de charbon
   *[other] { $cubes } cubes de charbon
} : { $location }
event-link = { $seat } construit la voie ferrée { $link } pour { $money } $
event-sell = { $seat } vend les marchandises d’une tuile { $industry } de niveau { $level } : { $location }
event-port = { $seat } vend via un port ({ $owner }) : { $location }{ $forced ->
    [1] {" "}(seul choix)
   *[other] {""}
}
event-market = { $seat } vend au marché { $market } ({ $tile }){ $forced ->
    [1] {" "}(seul choix)
   *[other] {""}
}
event-develop = { $seat } développe : une tuile { $industry } de niveau { $level } quitte son plateau de joueur
event-draw = { $seat } prend la carte visible { $card }{ $forced ->
    [1] {" "}(seul choix)
   *[other] {""}
}
event-draw-deck = { $seat } pioche une carte{ $forced ->
    [1] {" "}(seul choix)
   *[other] {""}
}
event-display = Nouvelles cartes visibles : { $cards }
event-pass = { $seat } passe

## Cubes

event-coal = { $seat } prend du charbon ({ $owner }) : { $location }{ $forced ->
    [1] {" "}(seul choix)
   *[other] {""}
}
event-coal-import = { $seat } prend du charbon importé : { $location }{ $forced ->
    [1] {" "}(seul choix)
   *[other] {""}
}
event-iron = { $seat } prend du fer ({ $owner }) : { $location }{ $forced ->
    [1] {" "}(seul choix)
   *[other] {""}
}
event-coal-bought = { $seat } achète { $cubes ->
    [one] { $cubes } cube de charbon
   *[other] { $cubes } cubes de charbon
} à la piste de demande pour { $money } $
event-iron-bought = { $seat } achète { $cubes ->
    [one] { $cubes } cube de fer
   *[other] { $cubes } cubes de fer
} à la piste de demande pour { $money } $
event-coal-marketed = { $seat } place { $cubes ->
    [one] { $cubes } cube de charbon
   *[other] { $cubes } cubes de charbon
} sur la piste de demande et reçoit { $money } $
event-iron-marketed = { $seat } place { $cubes ->
    [one] { $cubes } cube de fer
   *[other] { $cubes } cubes de fer
} sur la piste de demande et reçoit { $money } $
event-flip = Une tuile { $industry } de niveau { $level } est retournée ({ $location }) : { $owner } reçoit { $money } $

## Emprunts

event-loan = { $seat } contracte { $loans ->
    [one] un emprunt : { $money } $
   *[other] { $loans } emprunts : { $money } $
}
event-repay = { $seat } rembourse un emprunt : { $money } $
event-interest = { $seat } paie { $money } $ d’intérêts

## Tours et fin

event-spent = { $seat } a dépensé { $money } $ et { $last ->
    [1] finit à la place { $place } de la piste d’ordre
   *[other] jouera { $place ->
        [1] 1er
       *[other] { $place }e
    }
}
event-rails = Les voies ferrées rapportent { $money } $ : { $seat }
event-repaid = { $seat } rembourse { $loans ->
    [one] un emprunt pour { $money } $
   *[other] { $loans } emprunts pour { $money } $
}
event-score-money = { $seat } marque { $points } pour son argent
event-score-tiles = { $seat } marque { $points } pour ses tuiles
event-score-loans = { $seat } perd { $points ->
    [one] 1 point
   *[other] { $points } points
} de victoire pour ses emprunts non remboursés ({ $loans })
