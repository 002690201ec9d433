# Les archives, les palmarès et les résultats d’une personne en français.

## The archive

club-archive = Archives
club-archive-lead = Les parties terminées que tout le monde peut voir : à revoir, à faire analyser ou à emporter.
club-to-ratings = Palmarès
club-search = Chercher
club-clear = Effacer la recherche
club-more-filters = Autres critères
club-any = peu importe
club-stakes = Amicale ou classée
club-people = Personnes
club-people-help = Les noms entiers de comptes, séparés par des virgules.
club-bot = Robot
club-option = Option
club-option-first = Choisissez d’abord un jeu.
club-yes = oui
club-no = non
club-since = Du
club-until = Au
club-least-score = Points du vainqueur, au moins
club-most-score = au plus
club-least-moves = Coups, au moins
club-most-moves = au plus
club-sort = Ordre
club-sort-newest = récentes d’abord
club-sort-oldest = anciennes d’abord
club-sort-highest = plus de points d’abord
club-sort-lowest = moins de points d’abord
club-sort-longest = longues d’abord
club-sort-shortest = courtes d’abord
club-found = Parties trouvées
club-none = Aucune partie publique ne convient. Retirez un critère ou changez les dates.
club-more = En montrer d’autres
club-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
club-won = gagne
club-replay = Revoir
club-replay-of = Revoir : { $game }, { $date }
club-analysis = Analyse
club-analysis-of = Analyse : { $game }, { $date }
club-download = Les emporter
club-download-help = Les { $most } premières parties trouvées, en un seul fichier.
club-download-zip = Textes (zip)
club-download-jsonl = Pour des programmes (lignes JSON)
club-watch = En cours

## Leaderboards

club-ratings = Palmarès
club-rating-meaning = Le classement est notre meilleure estimation de la force de quelqu’un, d’après ses places aux parties classées ; la vraie force est dans l’intervalle 19 fois sur 20, et le palmarès suit la borne basse.
club-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
club-kinds = Quel palmarès
club-board-of = { $game }, à { $players }
club-rank = Rang
club-name = Nom
club-rating = Classement
club-interval = Intervalle
club-interval-text = { $low } à { $high }
club-provisional = Provisoires
club-provisional-help = Moins de { $count } parties classées : il est trop tôt pour un rang.
club-nobody = Encore personne.
club-no-ratings = Personne n’a encore joué de partie classée. Choisissez « Classée » en préparant une table.
club-to-archive = Archives

## A person

club-history = Le classement, partie après partie
club-history-of = Classement à { $game }, à { $players }
club-plot-said = { $what } : { $mu } après { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}, entre { $low } et { $high } ; au plus bas { $least }, au plus haut { $most }. Les nombres suivent dans un tableau.
club-numbers = Les nombres de cette image
club-date = Date
club-place = Place
club-points = Points
club-results = Résultats
club-counted = { $count ->
    [0] Pas encore de partie publique terminée.
    [one] D’après { $count } partie publique terminée, amicale ou classée.
   *[other] D’après { $count } parties publiques terminées, amicales et classées.
}
club-counted-most = D’après les { $count } dernières parties publiques terminées, amicales et classées.
club-by-game = Par jeu
club-by-seat = Par place à la table
club-by-opponent = Par adversaire
club-average-place = Place moyenne
club-average-score = Points en moyenne
club-best-score = Record
club-rated-games = Classées
club-kind = Jeu et nombre de joueurs
club-seat = Place à la table
club-opponent = Adversaire
club-ahead = Devant eux
club-behind = Derrière eux
club-openings = Ses premiers coups préférés
club-opening-times = { $count ->
    [one] une fois
   *[other] { $count } fois
}, { $wins ->
    [0] aucune gagnée
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}
club-their-games = Chercher ses parties dans les archives
