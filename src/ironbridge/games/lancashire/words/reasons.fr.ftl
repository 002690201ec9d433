# Pourquoi un plan est bon, outre ce que dit brass/words : clés de reasons.py. Personne n’est
# interpellé : on le dit à qui joue comme à qui revoit la partie.

## Coton

reason-sells-at-last = La vente vient à temps ({ $industry }, { $location }) : { $rounds ->
    [0] la partie finit avec cette manche
    [one] la partie finit après encore une manche
   *[other] la partie finit après encore { $rounds } manches
}. { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la tuile, { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} de revenu.
reason-own-port = Le coton passe par le port que l’on possède à { $location }, retourné lui aussi : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la tuile, { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} de revenu.
reason-others-port = Le coton passe par le port de { $owner } à { $location }, retourné lui aussi.
# On connaît les tuiles qui restent dans la pile, mais pas leur ordre.
reason-distant-sure = Le Marché extérieur achètera à coup sûr ({ $industry }, { $location }), car aucune tuile de la pile n’atteint le X : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la tuile, au moins { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} de revenu.
reason-distant-risk = Le Marché extérieur achètera ({ $industry }, { $location }), sauf si la prochaine tuile atteint le X, ce que { $closing ->
    [one] ferait une tuile
   *[other] feraient { $closing } tuiles
} sur { $tiles } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la tuile, au moins { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} de revenu.
reason-ready-port = Dans l’état du plateau, le coton pourra ensuite être vendu via le port de { $port } ({ $industry }, { $location }).
reason-ready-distant = Dans l’état du plateau, le coton pourra ensuite être vendu sur le Marché extérieur ({ $industry }, { $location }).
reason-port-serves = Le nouveau port de { $location } peut expédier le coton { $mills ->
    [one] d’une filature bien à soi
   *[other] de { $mills } filatures bien à soi
}.
reason-port-invites = Le nouveau port de { $location } est relié à { $mills ->
    [one] une filature d’un autre joueur
   *[other] { $mills } filatures d’autres joueurs
} : il est retourné dès que du coton y passe.

## Réseau

reason-opens = Le réseau atteint alors { $places }, avec { $slots ->
    [one] une case libre
   *[other] { $slots } cases libres
}.
reason-market-icon = Le réseau est alors relié à une icône de Marché, où l’on peut acheter du charbon.
reason-link-grows = { $tiles ->
    [one] Une tuile au bout de la liaison { $link } n’est pas encore retournée : une fois retournée, elle fera rapporter davantage à la liaison.
   *[other] { $tiles } tuiles aux bouts de la liaison { $link } ne sont pas encore retournées : chacune, une fois retournée, fera rapporter davantage à la liaison.
}

## Argent

# Ici le mot de cette règle du jeu : le Marché.
reason-market-coal = { $cubes ->
    [one] { $cubes } cube de charbon part
   *[other] { $cubes } cubes de charbon partent
} au Marché pour { $money } £.
reason-market-iron = { $cubes ->
    [one] { $cubes } cube de fer part
   *[other] { $cubes } cubes de fer partent
} au Marché pour { $money } £.
reason-affords = Il y a alors { $money } £ en main : assez pour le prix de la prochaine tuile { $industry } du plateau de joueur (niveau { $level }, { $cost } £).
reason-last-loan = C’est la dernière occasion d’emprunter : la pioche s’épuise durant cette manche, et les emprunts cessent avec elle.
reason-twice = { $spent ->
    [0] Rien n’étant dépensé
   *[other] Avec seulement { $spent } £ de dépense
} durant cette manche, son dernier tour est suivi du premier tour de la suivante : deux tours d’affilée.
reason-order = { $spent ->
    [0] Rien n’étant dépensé
   *[other] Avec { $spent } £ de dépense
} durant cette manche, { $place ->
    [1] le premier tour de la suivante est assuré.
   *[other] la { $place }e place du prochain ordre du tour est assurée, ou mieux.
}
reason-savings = L’argent alors en main vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin de la partie, dans l’état des choses.
reason-only-pass = Il n’y a rien d’autre à faire : passer est la seule action possible.
# $flipped vaut 1 quand la tuile était retournée.
reason-gives-up = La tuile cédée paie { $money } £ de la dette ({ $industry }, { $location }). { $flipped ->
    [1] { $points ->
        [one] Son point est perdu.
       *[other] Ses { $points } points sont perdus.
    }
   *[other] Elle n’est pas retournée : aucun point n’est encore perdu.
}

## Plateau de joueur

reason-unlocks = La prochaine tuile { $industry } du plateau de joueur peut alors être construite, au contraire de la précédente : niveau { $level }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} de revenu une fois retournée.
reason-nearer = Sur le plateau de joueur il ne reste alors { $tiles ->
    [one] qu’une tuile
   *[other] que { $tiles } tuiles
} avant le niveau { $level } ({ $industry }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} de revenu une fois retournée.
