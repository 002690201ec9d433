# Le journal : ce qui s’est passé, une phrase pour chaque événement de chronicle.py.
# $forced vaut 1 quand les règles ne laissaient qu’une réponse.

event-begin = La partie commence. Ordre du tour : { $order }.
event-round = — { $era }, manche { $round } —
event-rail = La Période des canaux est finie : les canaux et les tuiles de niveau 1 quittent le plateau central, et chacun reçoit une nouvelle main.
event-over = La partie est terminée. Victoire : { $winners } !

## Actions

event-card = { $seat } défausse la carte { $card }{ $forced ->
    [1] {" "}(seul choix)
   *[other] {""}
}
event-build = { $seat } construit une { $industry } de niveau { $level } à { $location } { $money ->
    [0] gratuitement
   *[other] pour { $money } £
}
event-replace = { $seat } remplace la tuile { $industry } de niveau { $level } ({ $owner }) à { $location }
event-link-canal = { $seat } creuse le canal { $link } pour { $money } £
event-link-rail = { $seat } pose le chemin de fer { $link } pour { $money } £
event-sell = { $seat } vend la production de { $location } ({ $industry }, niveau { $level })
event-develop = { $seat } développe : une { $industry } de niveau { $level } quitte son plateau de joueur
event-bonus-develop = Le marchand offre un développement à { $seat } : une { $industry } de niveau { $level } quitte son plateau de joueur{ $forced ->
    [1] {" "}(seul choix)
   *[other] {""}
}
event-loan = { $seat } emprunte { $money } £
event-scout = { $seat } prospecte et prend les deux jokers
event-pass = { $seat } passe

## Cubes et tonneaux

event-coal = { $seat } prend du charbon à { $location } ({ $owner }){ $forced ->
    [1] {" "}(seul choix)
   *[other] {""}
}
event-iron = { $seat } prend du fer à { $location } ({ $owner }){ $forced ->
    [1] {" "}(seul choix)
   *[other] {""}
}
event-beer = { $seat } prend de la bière à { $location } ({ $owner }){ $forced ->
    [1] {" "}(seul choix)
   *[other] {""}
}
event-barrel = { $seat } prend le tonneau du marchand à { $space }{ $forced ->
    [1] {" "}(seul choix)
   *[other] {""}
}
event-coal-bought = { $seat } achète du charbon au marché pour { $money } £
event-iron-bought = { $seat } achète du fer au marché pour { $money } £
event-coal-marketed = { $seat } place { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} de charbon au marché et reçoit { $money } £
event-iron-marketed = { $seat } place { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} de fer au marché et reçoit { $money } £
event-flip = La tuile { $industry } de niveau { $level } à { $location } est retournée : { $owner } avance de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} de revenu
event-bonus-money = Le marchand verse { $amount } £ à { $seat }
event-bonus-victory-points = Le marchand donne { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} de victoire à { $seat }
event-bonus-income-spaces = Le marchand fait avancer { $seat } de { $amount ->
    [one] { $amount } case
   *[other] { $amount } cases
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
event-score-links = { $seat } marque { $points } pour ses liaisons
event-score-tiles = { $seat } marque { $points } pour ses tuiles retournées
event-score-money = { $seat } marque { $points } pour son argent (partie d’introduction)
event-score-income = { $seat } marque { $points } pour son niveau de revenu (partie d’introduction)
event-score-tiles-again = { $seat } marque { $points } pour ses tuiles de niveau 2 et plus, une seconde fois (partie d’introduction)
