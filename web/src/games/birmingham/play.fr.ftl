# Textes de la décision dans Brass : Birmingham : ce qu’il a de plus que les deux jeux Brass ensemble.

bb-play-scout = Prospecter
bb-play-beer = Bière de { $location }
bb-play-barrel = Le tonneau du marchand, { $space }
bb-play-bonus = Le marchand paie
bb-play-bonus-points = Marchand : +{ $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
bb-play-bonus-income = Marchand : +{ $amount ->
    [one] { $amount } case de revenu
   *[other] { $amount } cases de revenu
}
bb-play-scouted = Vous prenez un joker Lieu et un joker Industrie.
bb-play-when-sold = Une fois vendue ({ $beer ->
    [0] sans bière
   *[other] { $beer } bière
}) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, +{ $income } de revenu
