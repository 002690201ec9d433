# Textes de la page de relecture : ligne du temps, liste des coups, courbes.

replay-title = { $title } : la partie revue
replay-again = Revoir la partie
replay-to-table = À la table
replay-home = Ironbridge : première page
replay-open-table = Cette partie n’a pas commencé : il n’y a encore rien à revoir.
replay-no-board = Ce jeu n’a pas de plateau ici. La partie peut être téléchargée.

## Ligne du temps

replay-timeline = Ligne du temps
replay-slider = Coup montré
replay-at = { $ply } sur { $plies }
replay-at-said = Coup { $ply } sur { $plies }. { $stage }
replay-stage = { $name }, manche { $round } sur { $rounds }
replay-start = Au début
replay-back = Un coup en arrière
replay-play = Lire
replay-pause = Pause
replay-forward = Un coup en avant
replay-end = À la fin
replay-beginning = Le début de la partie.
replay-chosen = { $name } : { $move }
replay-keys = Flèches : un coup. Page haut et bas : une manche. Origine et Fin : début et fin. Espace : lire ou arrêter.

## Panneaux

replay-panels = Ce qui se montre à côté de la carte
replay-moves = Coups
replay-charts = Courbes
replay-hand = Main
replay-no-moves = Aucun coup n’a encore été joué.
replay-seen-from = Main et plateau de
replay-hand-empty = Il ne reste aucune carte, ou aucune ne peut être vue.

## Courbes

replay-fetching = Lecture de la partie : { $done } positions sur { $all }.
replay-chart-said = { $what } après le coup { $ply } : { $values }
replay-chart-value = { $name } { $value }
