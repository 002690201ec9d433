# Textes de la page de relecture : ligne du temps, liste des coups, courbes.

replay-title = { $title } : la partie revue
replay-again = Revoir la partie
replay-to-table = À la table
replay-home = Ironbridge : accueil
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

replay-panels = Ce qui se montre à côté du plateau
replay-moves = Coups
replay-charts = Courbes
replay-hand = Main
replay-larger-map = Agrandir le plateau
replay-larger-panel = Agrandir le panneau
replay-no-moves = Aucun coup n’a encore été joué.
replay-seen-from = Main et plateau de joueur :
replay-hand-empty = Il ne reste aucune carte, ou aucune ne peut être vue.

## Courbes

replay-fetching = Lecture de la partie : { $done } positions sur { $all }.
replay-chart-said = { $what } après le coup { $ply } : { $values }
replay-chart-value = { $name } { $value }

## Menu : lien, partie à enregistrer, autre partie

replay-menu = Partager, enregistrer, langue et thème
replay-analyse = Analyser la partie
replay-share = Partager
replay-close = Fermer
replay-share-link = Lien vers le coup { $ply }, tel qu’il se montre
replay-copy = Copier le lien
replay-copied = Copié
replay-open-public = La table est publique : qui a le lien peut regarder. Tant que la partie dure, personne ne voit la main d’un autre.
replay-open-private = La table est privée : le lien ne s’ouvre que pour qui peut voir la table.
replay-open-invite = La table est privée : le lien contient votre invitation. Qui l’a peut regarder.
replay-open-record = Toute la partie est dans le lien : il s’ouvre pour tous, et aucun serveur ne la garde.
replay-export = Enregistrer la partie
replay-export-text = En texte
replay-export-json = En JSON
replay-export-failed = La partie n’a pas pu être obtenue. Veuillez réessayer.
replay-import = Ouvrir une partie enregistrée
replay-other-record = Une autre partie
replay-import-what = Revoyez une partie enregistrée ici ou dans le terminal, et faites-la analyser par le robot.
replay-drop = Déposez ici le fichier d’une partie
replay-drop-now = Lâchez-le : il sera lu
replay-drop-help = Un fichier .txt ou .json enregistré par Ironbridge
replay-choose-file = Choisir un fichier
replay-import-privacy = Le fichier est lu coup par coup et n’est pas gardé sur le serveur.
replay-refused-file = { $file } n’a pas été ouvert.
replay-refused-link = La partie de ce lien n’a pas été ouverte.
replay-too-long = C’est trop long pour une partie.
replay-empty-file = Le fichier est vide.
replay-seat = Place { $seat }
