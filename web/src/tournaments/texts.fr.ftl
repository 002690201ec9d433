# Texts of tournaments.

tour-title = Tournois
tour-lead = Des rondes de plusieurs tables pour tout le club : le serveur place les joueurs, note les résultats et tient le classement.
tour-new = Nouveau tournoi
tour-none = Il n’y a pas encore de tournoi.
tour-open-ones = Inscriptions ouvertes
tour-running-ones = En cours
tour-past-ones = Passés
tour-older = Montrer les plus anciens
tour-form-swiss = Système suisse
tour-form-round-robin = Toutes rondes
tour-status-open = Ouvert
tour-status-running = Ronde { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}sur { $rounds }
}
tour-status-over = Terminé
tour-status-cancelled = Annulé
tour-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tour-host = Organisé par { $name }
tour-you-play = Vous jouez
tour-bot = Robot { $level }, nº { $number }

## A new tournament

tour-create-form = Qui rencontre qui
tour-swiss-help = On rencontre des joueurs qui ont à peu près autant de points, et jamais deux fois les mêmes si cela s’évite. On peut s’inscrire tant que la moitié des rondes n’est pas lancée.
tour-round-robin-help = Chacun rencontre chacun, en autant de rondes qu’il en faut ; jusqu’à 20 joueurs. On ne s’inscrit plus après le départ.
tour-name = Nom du tournoi
tour-rounds = Rondes
tour-count = { $count }
tour-sizes = Tables
tour-smallest = Places au moins
tour-largest = Places au plus
tour-sizes-help = Le moins d’exempts possible, puis le moins de tables, toutes à peu près de la même taille.
tour-pace = Rythme
tour-automatic = La ronde suivante commence toute seule
tour-automatic-help = Sinon, vous lancez chaque ronde, comme lors d’une soirée au club.
tour-deadline-after = Durée d’une ronde
tour-hours = { $hours ->
    [0] Le temps qu’il faut
    [1] 1 heure
    [2] 2 heures
    [3] 3 heures
    [4] 4 heures
    [24] 1 jour
    [72] 3 jours
    [168] 1 semaine
    [336] 2 semaines
    [720] 30 jours
   *[other] { $hours } heures
}
tour-deadline-help = Passé ce délai, un robot continue pour tous aux tables qui n’ont pas fini, afin que chaque table ait un résultat. Vous pouvez déplacer l’échéance.
tour-rated = Parties classées
tour-rated-help = Les parties comptent aussi pour le classement personnel. Il faut une pendule, et le jeu entier.
tour-create = Ouvrir le tournoi
tour-account = Les tournois sont réservés aux comptes.

## One tournament

tour-enter = S’inscrire
tour-enter-late = S’inscrire à partir de la prochaine ronde
tour-enter-help = Vous pouvez vous retirer à tout moment.
tour-entered = Vous jouez dans ce tournoi.
tour-leave = Quitter le tournoi
tour-leave-help = Vous ne jouez plus les rondes suivantes. Une partie en cours continue : finissez-la, ou abandonnez-la à sa table.
tour-miss = Manquer la prochaine ronde
tour-back = Jouer la prochaine ronde quand même
tour-missing = Vous manquez la prochaine ronde.
tour-to-table = Aller à votre table
tour-closed = On ne peut plus s’inscrire.
tour-next = Prochaine ronde
tour-next-sizes = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : { $tables ->
    [one] une table de { $sizes }
   *[other] { $tables } tables de { $sizes }
}{ $byes ->
    [0] {"."}
    [one] {", "}et un exempt.
   *[other] {", "}et { $byes } exempts.
}
tour-next-too-few = Pas encore assez de joueurs pour une table de { $least }.
tour-facts = Ce qu’on joue
tour-fact-game = Jeu
tour-fact-form = Formule
tour-fact-tables = Tables
tour-fact-seats = { $smallest ->
    [0] { $largest } places
   *[other] { $smallest } à { $largest } places
}
tour-fact-rounds = Rondes
tour-fact-rounds-later = jusqu’à ce que chacun ait rencontré chacun
tour-fact-clock = Pendule
tour-clock-none = aucune
tour-clock-live = { $minutes } min, plus { $seconds } s par décision
tour-clock-correspondence = { $time } par tour
tour-fact-round-time = Durée d’une ronde
tour-fact-stakes = Enjeu
tour-fact-casual = amical
tour-fact-rated = classé
tour-option-on = oui
tour-standings = Classement
tour-no-standings = Le classement paraît dès que la première ronde commence.
tour-rank = Rang
tour-player = Joueur
tour-points = Points
tour-tables-played = Tables
tour-wins = Victoires
tour-byes = Exempts
tour-share = Aux tables
tour-opponents = Adversaires
tour-lot = Sort
tour-how = Comment le classement se fait
tour-how-points = Points : le premier d’une table en reçoit 12 et le dernier 0, à intervalles égaux, quelle que soit la taille de la table. Les ex æquo partagent les points de leurs places. Un exempt en reçoit 6 ; une absence, ou une table abandonnée, ne rapporte rien. Qui abandonne est dernier de sa table.
tour-how-share = Puis « aux tables » : son propre score en pour cent de la moyenne de la table, en moyenne sur ses tables.
tour-how-opponents = Puis « adversaires » : les points, en moyenne, de tous ceux avec qui on a joué.
tour-how-lot = Puis le sort, tiré avec la graine { $seed }.
tour-how-deadline = Échéances : à l’échéance d’une ronde, un robot continue pour tous aux tables qui n’ont pas fini. Ce qu’il joue compte.
tour-csv-standings = Classement (CSV)
tour-csv-results = Résultats (CSV)
tour-round = Ronde { $number }
tour-round-began = Commencée le { $time }
tour-round-until = Échéance le { $time }
tour-round-over = Finie le { $time }
tour-table = Table { $number }
tour-table-seats = { $count } places
tour-table-running = en cours
tour-table-abandoned = abandonnée, sans points
tour-place = { $place }.
tour-score = { $score } points
tour-gained = +{ $points }
tour-corrected = Corrigé par l’organisateur, { $time } : { $reason }
tour-bye-names = Exempt : { $names }
tour-absent-names = Absent : { $names }
tour-entries = Joueurs
tour-no-entries = Personne ne s’est encore inscrit.
tour-late = à partir de la ronde { $round }
tour-gone = parti
tour-removed = retiré par l’organisateur
tour-is-away = manque la prochaine ronde

## For the host

tour-hosting = Pour l’organisateur
tour-start = Commencer à { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tour-start-round = Lancer la ronde { $number }
tour-finish = Clore le tournoi
tour-waiting = Une ronde peut commencer quand toutes les tables ont fini.
tour-add-bot = Ajouter un robot
tour-bot-level = Niveau du robot
tour-mark-away = Manque la prochaine ronde
tour-mark-away-name = Manque la prochaine ronde : { $name }
tour-mark-back = Joue quand même
tour-mark-back-name = Joue quand même : { $name }
tour-remove = Retirer
tour-remove-name = Retirer { $name }
tour-remove-help = { $name } ne joue plus et ne peut pas se réinscrire.
tour-reason = Raison, gardée au journal d’audit
tour-reason-shown = Raison, que chacun lit
tour-keep = Pas maintenant
tour-set-deadline = Déplacer l’échéance
tour-deadline-at = Nouvelle échéance de cette ronde
tour-no-deadline = Sans échéance
tour-end-now = Finir cette ronde maintenant
tour-end-now-help = Des robots continuent aussitôt pour tous aux tables qui n’ont pas fini.
tour-call-off = Annuler le tournoi
tour-call-off-help = Les parties en cours continuent, mais ne comptent plus ici.
tour-correct = Noter un résultat à la main
tour-correct-name = Noter un résultat à la main, ronde { $round }, table { $number }
tour-correct-place = Place de { $name }
tour-correct-score = Points de { $name }
tour-correct-save = Garder ce résultat
