# Textes de la page de la table : barre, décision, joueurs, onglets, menu.

table-you = Vous
table-bar-since = Depuis votre tour
table-bar-hint = Conseil
table-bar-rules = Règles
table-bar-menu = Menu
table-bar-home = Ironbridge : accueil
table-title-turn = ● À vous · { $title }
table-round = manche { $round } sur { $rounds }
table-round-said = { $era }, manche { $round } sur { $rounds }

## Décision

table-decision = Décision
table-choosing = { $name } réfléchit.
table-several-choosing = { $names } réfléchissent.
table-watching = Vous regardez.
table-any-order = Choisissez une action, une carte ou un lieu.
table-marked-on-board = Les lieux possibles sont marqués sur le plateau : choisissez-y.
table-loading-choices = Un instant …
table-try-again = Réessayer
table-confirm = Valider
table-confirm-missing = Pas encore : { $missing }
table-enter = Entrée
table-escape = Échap
table-only-choice = seul choix
table-chip-drop = Reprendre : { $what }
table-money-after = Argent ensuite
table-money-arrow = { $before } → { $after }
table-preview-said = { $what } Argent ensuite : { $after }.
table-ask-undo = Demander à annuler
table-undo-anyway = Annuler quand même
table-undo-nothing = Il n’y a rien à annuler.
table-times = { $times } fois
table-taken-back = annulé
table-undo-not = Impossible d’annuler : { $reason }
table-undo-name = Annuler le dernier choix ou la dernière action
table-hints-none = Pas de conseil : { $reason }
table-hint-said = Conseil : { $move }.
table-hint-title = Ce que ferait un robot
table-hint-money = { $before } → { $after }
table-hint-take = Choisir ceci
table-hint-expected = { $win } de chances de gagner, { $points } points attendus
table-hint-points = { $points } points attendus
table-hint-gone = La position a changé : demandez à nouveau.
table-hint-alone = Le robot ne voit rien d’autre qui vaille la peine.
table-hint-equal = Aussi bon que l’autre, autant que le robot puisse en juger.
table-hint-more = Le robot en attend { $points } points de plus que de tout autre choix.
table-hint-less = Le robot en attend { $points } points de moins que de son premier choix.
table-hint-more-win = { $win } de chances de gagner de plus qu’avec tout autre choix.
table-hint-less-win = { $win } de chances de gagner de moins qu’avec son premier choix.
table-hint-following = Puis : { $what }
table-played-skip = Voir la fin
table-played-skip-key = Montrer la fin (Échap)
table-last-moves = Les derniers coups se jouent.
table-to-result = Voir le résultat
table-text-board = Plateau en texte
table-map-board = Plateau dessiné

## Choisir en même temps

table-deciders = { $count ->
    [0] Tous les choix sont faits.
    [one] Il manque un choix.
   *[other] Il manque { $count } choix.
}
table-deciders-secret = Personne ne voit encore les autres choix.
table-sealed = scellé
table-chooses = réfléchit
table-seal-yours = Votre choix est scellé. Vous pouvez encore le changer.
table-seal-locked = Votre choix est scellé, et le reste.
table-seal-break = Briser le sceau
table-amount-less = Moins
table-amount-more = Plus
table-amount-all = tout : { $amount }

## Propositions

table-proposal-undo = { $name } demande à reprendre le dernier coup.
table-proposal-abandon = { $name } propose de laisser la partie inachevée.
table-proposal-undo-yours = Vous demandez à reprendre le dernier coup. Les autres sont consultés.
table-proposal-abandon-yours = Vous proposez de laisser la partie inachevée. Les autres sont consultés.
table-proposal-withdraw = Retirer

## Pourquoi pas

table-why-not = Impossible : { $what }
table-why-mismatch = Cela ne va pas avec ce que vous avez choisi.
table-why-nothing = Rien de tel n’est possible maintenant.
table-why-instead = Choisir plutôt ceci
table-why-read = Lire la règle { $rule }
table-close = Fermer

## Joueurs

table-next = ensuite
table-played = a joué
table-bot = robot
table-away = absent
table-resigned = a abandonné
table-clock-low = plus que { $time }
table-spectators = { $count ->
    [one] { $count } spectateur : { $names }
   *[other] { $count } spectateurs : { $names }
}
table-shown-mat = Plateau de joueur de { $name }
table-shown-mat-yours = Votre plateau de joueur

## Onglets

table-tabs = Le reste de la table
table-tab-mat = Tuiles
table-tab-log = Journal
table-tab-chat = Discussion
table-tab-charts = Fin
table-tab-markets = Marchés
table-tab-larger = Afficher en grand
table-tab-smaller = Afficher en petit
table-chat-new = Discussion, nouveau
table-hand-hidden = La main s’affiche à votre tour.

## Depuis votre tour

table-since-title = Depuis votre dernier tour
table-since-count = { $count ->
    [0] Il ne s’est rien passé.
    [one] { $count } coup
   *[other] { $count } coups
}
table-since-before = Coup précédent
table-since-after = Coup suivant
table-since-end = Voir la fin
table-since-at = { $at } sur { $count }

## Même appareil

table-hot-seat = Passez l’appareil à { $name }
table-hot-seat-secret = Rien de secret n’est affiché avant que { $name } ne prenne la suite.
table-hot-seat-take = Je suis { $name }

## Menu

table-menu-title = Table
table-menu-show = À l’écran
table-menu-help = Aide
table-quiet = Vous regardez sans bruit : personne ne sait que vous êtes là, et la discussion est coupée.
table-quiet-end = Se montrer et parler
table-quiet-begin = Regarder sans bruit
table-menu-tournament = Vers le tournoi
table-tournament-help = Cette partie compte pour un tournoi : pas de conseils, et on ne revient ni sur le coup d’un robot ni sur ce qui a été révélé.
table-menu-people = Joueurs
table-menu-invite = Inviter par un lien
table-menu-link = Envoyez ce lien
table-menu-goto = Aller à un lieu
table-menu-sound = Sons
table-menu-resign = Abandonner
table-menu-resign-sure = Un robot joue pour vous, définitivement.
table-menu-resign-do = Abandonner pour de bon
table-menu-resign-keep = Continuer à jouer
table-abandon = Arrêter la partie ici
table-abandon-sure = La partie reste inachevée, sans vainqueur.
table-abandon-ask-sure = Si tout le monde est d’accord, la partie reste inachevée, sans vainqueur.
table-menu-return = Reprendre ma place
table-menu-record = Télécharger la partie
table-menu-keys = Touches
table-menu-leave = Quitter la page de la table
table-menu-puzzles = Tous les problèmes
table-menu-light = Clair
table-menu-dark = Sombre
table-menu-hints-on = Autoriser les conseils
table-menu-hints-off = Sans conseils
table-rated-hints = Conseil (aucun dans une partie classée)
table-rated-help = Cette partie est classée : pas de conseils, pas de guide, et pas d’analyse avant la fin.
table-menu-resign-rated = Un robot continue pour vous, définitivement, et vous finissez à la dernière place.
table-menu-other-era = Montrer les liaisons de l’autre période
table-sheet-more = Montrer plus
table-sheet-less = Montrer moins

## Touches

table-keys-title = Touches
table-keys-tab = Décision, main, plateau, joueurs, onglets
table-keys-arrows = Lieu ou liaison la plus proche sur le plateau
table-keys-enter = Choisir, valider
table-keys-escape = Fermer, puis reprendre le dernier choix
table-keys-cards = Une carte de votre main
table-keys-undo = Annuler
table-keys-why = Pourquoi pas ?
table-keys-hint = Conseil
table-keys-since = Depuis votre dernier tour
table-keys-goto = Aller à un lieu par son nom
table-keys-tip = Qu’est-ce que c’est ? (sur l’élément choisi)
table-keys-panels = Tuiles, journal, discussion, marchés
table-keys-text = Plateau en texte
table-keys-era = Les liaisons de l’autre période
table-keys-zoom = Zoom, plateau entier
table-keys-this = Cette liste
table-keys-off = Les touches de lettres sont coupées dans les réglages.

## Connexion

table-lost = Connexion perdue. Vos choix sont conservés.
table-lost-trying = Essai en cours…
table-lost-next = Nouvel essai dans { $seconds } s
table-lost-try = Essayer tout de suite
table-back = De retour. { $count ->
    [0] Rien ne s’est passé entre-temps.
    [one] { $count } coup a été joué.
   *[other] { $count } coups ont été joués.
}
table-stale = Rien n’a été joué : la position a changé. Regardez, puis validez.
