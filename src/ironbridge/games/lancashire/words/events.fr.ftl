# Le journal : ce qui s’est passé, une phrase pour chaque événement de chronicle.py.
# $forced vaut 1 quand les règles ne laissaient qu’une réponse.

event-begin = La partie commence. Ordre du tour : { $order }.
event-round = — { $era }, manche { $round } —
event-rail = La Période des canaux est finie : les canaux et les tuiles de niveau 1 quittent le plateau central, le Marché extérieur rouvre, et chacun reçoit une nouvelle main.
event-rothschild = Nathan Rothschild apparaît : la prochaine manche est la dernière pour emprunter.
event-loans-end = La pioche est vide : plus d’emprunt jusqu’à la fin de la partie.
event-over = La partie est terminée. Victoire : { $winners } !

## Actions

event-card = { $seat } défausse la carte { $card }{ $forced ->
    [1] {" "}(seul choix)
   *[other] {""}
}
event-build = { $seat } construit à { $location } une tuile { $industry } de niveau { $level } pour { $money } £
event-double = { $seat } construit à { $location }, avec ses deux actions, une tuile { $industry } de niveau { $level } pour { $money } £
event-replace = { $seat } remplace la tuile { $industry } de niveau { $level } ({ $owner }) à { $location }
event-link-canal = { $seat } creuse le canal { $link } pour { $money } £
event-link-rail = { $seat } pose le chemin de fer { $link } pour { $money } £
event-sell = { $seat } vend le coton de { $location } ({ $industry }, niveau { $level })
event-develop = { $seat } développe : une tuile { $industry } de niveau { $level } quitte son plateau de joueur
event-loan = { $seat } emprunte { $money } £ et perd { $levels ->
    [one] 1 niveau
   *[other] { $levels } niveaux
} de revenu
event-pass = { $seat } passe

## Coton

event-port = { $seat } vend via le port de { $location } ({ $owner }){ $forced ->
    [1] {" "}(seul choix)
   *[other] {""}
}
# La tuile indique $steps ; le marqueur ne dépasse pas le X.
event-distant = { $seat } s’adresse au Marché extérieur : { $closed ->
    [1] { $moved ->
        [one] le marqueur avance de 1 case, sur le X
       *[other] le marqueur avance de { $moved } cases, sur le X
    }
   *[other] { $moved ->
        [0] le marqueur reste sur la case { $place }
        [one] le marqueur avance de 1 case, sur la case { $place }
       *[other] le marqueur avance de { $moved } cases, sur la case { $place }
    }
}{ $forced ->
    [1] {" "}(seul choix)
   *[other] {""}
}
event-distant-bonus = Le Marché extérieur fait avancer { $seat } de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} de revenu
event-distant-closed = Le Marché extérieur est fermé pour cette période : ce coton reste invendu ({ $slot }), et la vente de { $seat } prend fin

## Cubes

event-coal = { $seat } prend du charbon à { $location } ({ $owner }){ $forced ->
    [1] {" "}(seul choix)
   *[other] {""}
}
event-iron = { $seat } prend du fer à { $location } ({ $owner }){ $forced ->
    [1] {" "}(seul choix)
   *[other] {""}
}
event-coal-bought = { $seat } achète du charbon au Marché pour { $money } £
event-iron-bought = { $seat } achète du fer au Marché pour { $money } £
event-coal-marketed = { $seat } place { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} de charbon au Marché et reçoit { $money } £
event-iron-marketed = { $seat } place { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} de fer au Marché et reçoit { $money } £
event-flip = La tuile { $industry } de niveau { $level } à { $location } est retournée : { $owner } avance de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} de revenu

## Manches et périodes

# Après la dernière manche, personne ne joue ensuite : $place vaut 0.
event-spent = { $seat } a dépensé { $money } £{ $place ->
    [0] {""}
    [1] {" "}et jouera en premier
   *[other] {" "}et jouera en { $place }e position
}
event-draw = { $seat } pioche { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
event-income = { $seat } reçoit { $money } £ de revenu
event-interest = { $seat } doit payer { $money } £ pour son revenu négatif
event-remove = { $seat } cède la tuile { $industry } de niveau { $level } à { $location } pour { $money } £{ $forced ->
    [1] {" "}(seul choix)
   *[other] {""}
}
event-points-lost = { $seat } ne peut pas payer et perd { $points ->
    [one] { $points } point
   *[other] { $points } points
} de victoire
event-score-links = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour ses liaisons
event-score-tiles = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour ses tuiles retournées
event-score-money = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour son argent
event-score-income = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour son niveau de revenu (partie d’introduction)
event-score-tiles-again = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour ses tuiles de niveau 2 et plus, une seconde fois (partie d’introduction)
