# Pourquoi un plan est bon, dans tous les jeux de la famille : clés de reasons.py. Personne n’est
# interpellé : on le dit à qui joue comme à qui revoit la partie.

## Tuiles retournées

reason-sells = La production est vendue et la tuile retournée ({ $industry }, { $location }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la tuile, { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} de revenu.
reason-sells-in-time = La vente vient à temps ({ $industry }, { $location }) : { $rounds ->
    [0] la Période des canaux finit avec cette manche
    [one] la Période des canaux finit après encore une manche
   *[other] la Période des canaux finit après encore { $rounds } manches
}, et les tuiles de niveau 1 quittent le plateau central. { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la tuile, { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} de revenu.
reason-sells-several = { $tiles } tuiles sont vendues et retournées ({ $places }) : { $points } points en tout.
reason-flips = La tuile est épuisée et se retourne ({ $industry }, { $location }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la tuile, { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} de revenu.
reason-flips-at-once = La tuile se retourne dès le tour où elle est construite ({ $industry }, { $location }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la tuile, { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} de revenu.

## Liaisons et tuiles

reason-links = { $count ->
    [one] La liaison { $links } rapporte
   *[other] Les liaisons { $links } rapportent
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans l’état du plateau.
reason-builds = Une fois retournée, la tuile rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} de revenu ({ $industry }, { $location }).
reason-both-eras = De niveau { $level }, la tuile reste sur le plateau ({ $industry }, { $location }) : retournée à temps, elle rapporte { $points ->
    [one] son point
   *[other] ses { $points } points
} dans les deux périodes.
reason-replaces = La tuile prend la place de celle de { $owner } ({ $industry }, { $location }).

## Cubes et argent

reason-market-coal = { $cubes ->
    [one] { $cubes } cube de charbon part
   *[other] { $cubes } cubes de charbon partent
} au marché pour { $money } £.
reason-market-iron = { $cubes ->
    [one] { $cubes } cube de fer part
   *[other] { $cubes } cubes de fer partent
} au marché pour { $money } £.
reason-loan-pays = Le tour coûte { $cost } £ et il n’y a que { $money } £ : l’emprunt paie le reste.
reason-loan = L’emprunt apporte { $money } £ tout de suite ; le revenu plus bas coûte { $cost } £ sur { $payments ->
    [one] le versement
   *[other] les { $payments } versements
} à venir.
reason-income = Le revenu passe de { $old } à { $new } : { $money } £ de plus sur { $payments ->
    [one] le versement
   *[other] les { $payments } versements
} à venir.

## Plateau de joueur

reason-develops = La prochaine tuile du plateau de joueur ({ $industry }) est alors de niveau { $level } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} de revenu une fois retournée.
