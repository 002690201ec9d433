# Textes de l’analyse : ce que valaient les décisions, et ce qui aurait été mieux.

analysis-title = Analyse
analysis-working = Le robot étudie la partie : { $done } coups sur { $all }.
analysis-none = Il n’y a encore aucune décision à étudier.
analysis-again = Réessayer
analysis-running-seat = Tant que la partie dure, seuls les joueurs peuvent revoir leurs propres décisions. À la fin, tout est ouvert.
analysis-running-off = À cette table, les conseils sont coupés : l’analyse s’ouvre à la fin de la partie.
analysis-running-rated = Cette partie est classée : l’analyse s’ouvrira quand elle sera finie.
analysis-running-own = Vos propres décisions, d’après ce que vous saviez alors. À la fin, toutes sont ouvertes.

## Courbe

analysis-drawn = Ce que montre la courbe
analysis-chances = Chances de gagner
analysis-chances-help =
    Les chances de gagner que le robot donne à chacun. { $pointer ->
        [finger] Touchez
       *[mouse] Cliquez
    } pour y aller.
analysis-expected = Points attendus
analysis-expected-help =
    Ce que le robot attend pour chacun à la fin. { $pointer ->
        [finger] Touchez
       *[mouse] Cliquez
    } pour y aller.

## Une décision

analysis-decision = { $name } décide
analysis-played = Joué
analysis-between = Choisissez une décision : dans la courbe, dans la liste, ou avec les flèches.
analysis-earlier = Erreur précédente
analysis-later = Erreur suivante
analysis-points = { $points } points attendus
analysis-lost = { $flaw } : { $lost } points perdus
analysis-lost-win = { $flaw } : { $win } de chances de gagner et { $lost } points perdus
analysis-good = Rien de mieux n’a été trouvé.
analysis-forced = Il n’y avait rien d’autre à faire.
analysis-ways = Le choix du robot
analysis-way = { $rank }. { $what } : { $points } points attendus, { $gain } par rapport au coup joué
analysis-way-played = { $rank }. { $what } : { $points } points attendus ; c’est le coup joué
analysis-as-played = joué
analysis-following = Puis : { $what }
analysis-points-short = { $points } pts
analysis-help = Les chances de gagner, ou les points attendus à la fin ; dessous, l’écart avec le coup joué et la meilleure suite possible. Les lampes du plateau portent les mêmes rangs.
analysis-slip = Imprécision
analysis-mistake = Erreur
analysis-blunder = Gaffe

## Toute la partie

analysis-worst = Les décisions les plus coûteuses
analysis-worst-none = Aucune décision n’a coûté assez pour être une imprécision.
analysis-tally = Points perdus par décision
analysis-tally-line = { $name } : { $lost } en { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}
