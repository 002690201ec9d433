# Ce que dit la commande `ironbridge`.

## Les mots que l’on peut taper à la table

command-why = pourquoi
command-undo = annuler
command-rules = règles
command-moves = coups
command-table = table
command-board = plateau
    .also = carte
command-mat = tuiles
command-hand = main
command-log = journal
command-save = sauver
command-help = aide
command-quit = quitter

## À la table

table-begins = Nouvelle partie, graine { $seed }. Tapez aide pour voir ce que vous pouvez taper.
table-prompt = { $first }–{ $last }, un coup, ou aide ›
table-hand-over = C’est à { $name }. Les autres détournent le regard.
table-hand-over-enter = Appuyez sur Entrée, et la table est à vous ›{ " " }
table-log-more =
    { $count ->
        [one] … { $count } événement plus ancien
       *[other] … { $count } événements plus anciens
    }
table-no-number = Il n’y a pas de coup { $number } : tapez un nombre de { $first } à { $last }. Rien n’a changé.
table-unknown = « { $text } » n’est ni un coup ni une commande. Rien n’a changé ; tapez aide pour voir ce que vous pouvez taper.
table-no-move = Aucun coup du jeu ne contient les mots « { $text } ».
table-several =
    { $count ->
        [one] Cela peut désigner { $count } coup :
       *[other] Cela peut désigner { $count } coups. Précisez, par exemple :
    }
table-why-what = Tapez pourquoi et un coup, par exemple : pourquoi { $move }
table-why-allowed = « { $move } » est permis.
table-why-not = « { $move } » n’est pas permis : { $facts }
table-undo-nothing = Vous n’avez encore rien décidé : il n’y a rien à annuler.
table-undone =
    { $count ->
        [one] { $count } décision annulée.
       *[other] { $count } décisions annulées.
    }
table-saved = Enregistré dans { $file }
table-save-failed = Impossible d’écrire { $file } : { $reason }
table-quit = Fichier où enregistrer la partie (Entrée : aucun, elle est gardée de toute façon) ›
table-kept = La partie est gardée dans { $file }. Pour continuer : ironbridge play --resume
table-help =
    un nombre        jouer le coup qui porte ce numéro
    { $move }
                     jouer un coup par sa notation (ironbridge moves les donne)
    pourquoi COUP    ce coup est-il permis, et sinon, quelle règle l’interdit ?
                     Le coup par son numéro, sa notation ou ses mots :
                     pourquoi { $words }
    annuler          revenir à votre dernière décision
    règles MOT       les règles qui contiennent ce mot ou portent cet identifiant
    coups            les coups permis, encore une fois
    table            toute la table ; plateau, tuiles, main : une partie
    journal          ce qui s’est passé récemment
    sauver FICHIER   enregistrer la partie dans un fichier
                     (elle est gardée après chaque coup de toute façon)
    quitter          partir ; ironbridge play --resume reprend la partie

standings-final = Classement final
standings-so-far = Classement provisoire
standings-player = joueur
standings-points = points

## Les autres commandes

replay-prompt = Entrée suivant, b retour, t tour suivant, un nombre, q quitter ›
replay-unknown = « { $text } » ne se tape pas ici. Rien n’a changé.
replay-verified =
    { $moves ->
        [one] { $moves } coup, joué selon les règles. L’empreinte { $digest } est juste.
       *[other] { $moves } coups, tous joués selon les règles. L’empreinte { $digest } est juste.
    }

rules-none = Aucune règle ne contient « { $text } ».
rules-no-tests = { $folder } n’a pas de dossier tests : le rapport de couverture demande une copie du dépôt ; lancez-le là
coverage-rules = règles
coverage-why = raisons
coverage-tests = tests
coverage-forbids-nothing = n’interdit aucun coup

games-seats = joueurs : { $seats }
games-option = --option { $name }={ $choices }  (par défaut { $default })

moves-count = Les { $count } coups du jeu : numéro, notation, sens

simulate-progress = parties au hasard
simulate-speed = { $games } parties, { $speed } parties par seconde
simulate-points = points
simulate-place = points de la place { $place }
simulate-decisions = décisions par partie
simulate-mean = moyenne
simulate-sd = écart-type
simulate-min = min
simulate-p10 = 10 %
simulate-p50 = 50 %
simulate-p90 = 90 %
simulate-max = max
simulate-wins = Part des victoires
simulate-by-seat = par siège
simulate-by-start = par place dans le premier ordre du tour
simulate-legal = Coups permis à chaque décision : { $median } (médiane), { $most } au plus

connect-here = Connecté sous le nom { $name }.
connect-plain = { $server } n’utilise pas https : le jeton peut être lu en chemin.
connect-lost =
    { $seconds ->
        [one] Le serveur ne répond pas. Nouvel essai dans { $seconds } seconde.
       *[other] Le serveur ne répond pas. Nouvel essai dans { $seconds } secondes.
    }
connect-again = Connexion rétablie.
connect-seated = Assis à la table { $table } ({ $game }).
connect-opened = Table ouverte pour { $game } : { $link }
connect-started = Table { $table } : tout le monde est là, la partie commence.
connect-failed =
    { $kind ->
        [late] Table { $table } : le programme n’a pas décidé à temps. Un coup a été tiré au hasard.
        [garbage] Table { $table } : la réponse du programme est illisible. Un coup a été tiré au hasard.
        [illegal] Table { $table } : le programme a choisi un coup interdit. Un autre a été tiré au hasard.
       *[ended] Table { $table } : le programme s’est arrêté ou ne démarre pas. Un coup a été tiré au hasard.
    }
connect-gave-up = Table { $table } : le programme échoue trop souvent et abandonne. Un robot du serveur continue.
connect-came-back = Table { $table } : de retour à la place qu’un robot tenait entre-temps.
connect-finished = Table { $table } terminée : place { $place }, score { $score }.
connect-unfinished = La table { $table } est restée inachevée.
connect-refused = Table { $table } : { $message }
connect-goodbye =
    { $running ->
        [0] Au revoir. Aucune partie n’attend.
        [one] Au revoir. Une partie attend ce programme : relancez-le pour continuer.
       *[other] Au revoir. { $running } parties attendent ce programme : relancez-le pour continuer.
    }

arena-progress = parties
arena-what =
    { $game }, { $seats } joueurs, graines { $first } à { $last } { $block ->
        [training] (entraînement)
        [choosing] (choix)
        [reporting] (publication)
       *[none] (hors bloc)
    }
arena-alone = { $one } seul contre { $other }
arena-shared = { $one } contre { $other }
arena-mirror = { $one } à tous les sièges
arena-counted = { $title } : donnes { $deals }, parties { $games }
arena-result = Résultat
arena-wins = gagné
arena-interval = 95 %
arena-equal = égale
arena-points = points
arena-deviation = éc.-t.
arena-places = places %
arena-times = Temps en ms
arena-decision = décision :
arena-turn = tour :
arena-mean = moy.
arena-most-of = 99 %
arena-max = max
arena-rating = { $place }. { $player } : OpenSkill { $value } (moyenne { $mu }, écart-type { $sigma })
arena-failures = { $player } : en retard { $late }, illisible { $garbage }, coup interdit { $illegal }, arrêté { $ended } ; décidé au hasard après son remplacement : { $replaced }
arena-left-out =
    { $games ->
        [one] { $games } partie d’une donne incomplète n’est pas comptée.
       *[other] { $games } parties de donnes incomplètes ne sont pas comptées.
    }
arena-stopped = Interrompu après { $done } parties sur { $total }. Avec --out, la même commande reprend là.
arena-kept = Gardé dans { $folder } : result.json, chart.svg, games.jsonl
arena-chart-axis = part des victoires en %, avec son intervalle à 95 %
arena-chart-equal = part égale

## Jeux de données

dataset-progress = parties
dataset-either = Indiquez soit des parties enregistrées, soit avec --game un jeu auquel jouent des robots.
dataset-missing = Ce qui écrit les jeux de données n’est pas installé : pip install "ironbridge[datasets]"
dataset-stopped = Interrompu. La même commande reprend avec les fichiers qui manquent.
dataset-done =
    { $games ->
        [one] Les décisions d’une partie sont dans { $folder }.
       *[other] Les décisions de { $games } parties sont dans { $folder }.
    }

puzzles-progress = parties ({ $puzzles } problèmes sur { $count })
puzzles-line = { $games } parties examinées, { $puzzles } problèmes retenus
puzzles-stopped = Interrompu. La même commande reprend à la partie suivante.
puzzles-done = { $puzzles } problèmes tirés de { $games } parties sont dans { $file }.
puzzles-short = { $puzzles } problèmes sur { $count } sont dans { $file } : les { $games } parties ont toutes été examinées. Avec un --games plus grand, la même commande continue.
puzzles-grading = problèmes
puzzles-graded = { $changed ->
    [0] Aucun problème de { $file } ne change de difficulté.
    [one] Un problème de { $file } change de difficulté.
   *[other] { $changed } problèmes de { $file } changent de difficulté.
}

## L’entraînement

train-missing = Ce qui apprend n’est pas installé : pip install "ironbridge[{ $extra }]"
train-goes-on = L’entraînement dans { $folder } continue.
train-version = { $time }  version { $version } : { $games } parties, { $positions } positions ; { $points } points entre égaux ; pertes { $losses } ; parties gardées à part : écart de { $error } points, biais { $bias }, victoire { $win }
train-match = { $time }  duels de la version { $version } : { $results }.
train-against-greedy = contre greedy { $won } % de victoires, { $lead } points ({ $games } parties)
train-against-best = contre la meilleure jusqu’ici { $won } % de victoires, { $lead } points ({ $games } parties)
train-kept = Elle est désormais la meilleure.
train-not-kept = La meilleure reste en place.
train-fault = Une partie n’a pas pu être jouée : { $text }
train-status = { $time } sur { $total }, { $games } parties, { $positions } positions
train-duel-count = (duels : { $done } sur { $all })
train-readable = L’évaluateur lisible joue ; rien n’est encore appris.
train-first = La première version s’apprend.
train-learning = Ctrl-C arrête ; la même commande reprendra plus tard.
train-duels = La dernière version joue ses duels.
train-saving = Tout est en cours d’enregistrement.
train-title-versions = Versions
train-title-matches = Duels
train-head-time = temps
train-head-version = version
train-head-games = parties
train-head-positions = positions
train-head-points = points
train-head-losses = pertes : soi, autres, victoire
train-head-error = écart
train-head-bias = biais
train-head-win = victoire
train-stopped = Arrêté. Tout est dans { $folder } ; la même commande reprendra de là.
train-done = La meilleure version est dans { $file }
train-nothing = Le temps était écoulé avant que rien ne soit appris : demandez plus de minutes.

## L’aide

help-app = Jeux de société de l’âge industriel, joués selon leurs règles exactes.
help-version = Afficher la version et terminer.
help-game = Nom d’un jeu ; `ironbridge games` les donne tous.
help-lang = Langue ; sans cette option, celle du terminal.
help-data = Une copie modifiée du matériel du jeu (board.toml).
help-option = Une option du jeu, par exemple introductory=true.
help-file = Une partie enregistrée.
help-play = S’asseoir à une table dans ce terminal.
help-seats = Qui joue, siège par siège : human, ou le niveau d’un robot (beginner, easy, medium, hard, expert). Sans cette option : vous et deux robots faciles.
help-names = Les noms des joueurs, siège par siège.
help-seed = Le nombre qui décide de tout hasard ; sans lui, un nouveau est tiré.
help-resume = Reprendre une partie enregistrée ; sans fichier, la dernière.
help-save = Enregistrer la partie ici après chaque coup.
help-shot = Enregistrer ce qui était à l’écran comme image.
help-simulate = Jouer beaucoup de parties au hasard sur tous les cœurs et donner des statistiques.
help-games = Nombre de parties.
help-seat-count = Nombre de joueurs ; 0 : le plus grand que le jeu permette.
help-first-seed = La graine de la première partie ; les autres suivent.
help-workers = Processus ; 0 en lance un par cœur.
help-check-invariants = Vérifier les invariants du jeu à chaque position (lent).
help-json = Donner les statistiques en JSON.
help-arena = Faire jouer des matchs aux robots et aux programmes : mêmes donnes, sièges échangés, intervalles.
help-players = Qui joue, séparés par des virgules : niveaux de robots, greedy-1, ou program:LIGNE DE COMMANDE. À deux, on partage les sièges ; seul, on les a tous ; à plus, chaque paire se rencontre. Sans cette option : les deux niveaux les plus forts.
help-alone = Un siège contre tous les autres, dans les deux sens.
help-one-way = Avec --alone : seul le premier de chaque paire joue contre les autres.
help-adjacent = Seuls les voisins dans la liste se rencontrent, et non chaque paire.
help-deals = Nombre de donnes ; chacune est jouée une fois pour chaque rotation de chaque tablée.
help-first-deal = La graine de la première donne, ou le début d’un bloc : choosing pour les duels qui décident de quelque chose, reporting pour les chiffres à publier.
help-ray = Travailler sur les machines de la grappe Ray à cette adresse ; « local » en lance une sur cette machine. Demande le supplément « ray ».
help-limit = Secondes qu’un programme peut passer à réfléchir à une décision.
help-results = Garder parties, résultat et graphique dans ce dossier ; la même commande reprend là.
help-connect = Faire jouer un programme aux tables d’un serveur. Il reprend après une coupure ou un redémarrage ; Ctrl-C l’arrête, et les parties en cours l’attendent.
help-connect-server = L’adresse du serveur, telle que l’on y accède.
help-connect-bot = La ligne de commande du programme ; il parle les mêmes lignes que dans l’arène.
help-connect-token = Le jeton du compte du programme. De préférence dans la variable IRONBRIDGE_TOKEN, qu’aucune liste de processus ne montre.
help-connect-table = S’asseoir à cette table : son lien, avec l’invitation, ou son identifiant. Peut être répété. Les tables où le programme est déjà assis sont toujours jouées.
help-connect-open = Ouvrir une table de ce jeu, que d’autres peuvent rejoindre, puis une autre à la fin de la partie.
help-connect-games = S’arrêter après tant de parties terminées ; 0 continue sans fin.
help-connect-log = Garder ici ce que le programme écrit sur sa sortie d’erreur.
help-replay = Parcourir une partie enregistrée.
help-from = Commencer après tant de coups.
help-seat = Regarder depuis ce siège (à partir de 0) ; sans lui, en spectateur.
help-check = Vérifier seulement que chaque coup est permis et l’empreinte juste.
help-rules = Afficher les règles d’un jeu, clause par clause.
help-word = L’identifiant d’une clause, ou des mots qu’elle doit contenir.
help-coverage = Où chaque clause se trouve dans le code, et ses tests (dans une copie du dépôt).
help-list-games = Donner les jeux avec leurs nombres de joueurs et leurs options.
help-moves = Afficher tous les coups d’un jeu avec leur notation.
help-position = Montrer une position et ses coups permis.
help-position-file = Une position en texte ou en JSON ; - la lit sur l’entrée standard.
help-picture = Enregistrer l’image d’une table après quelques coups au hasard.
help-out = Le fichier de l’image.
help-plies = Nombre de coups au hasard.
help-width = Colonnes de l’écran.
help-dataset = Écrire les décisions de nombreuses parties en fichiers Parquet, une ligne pour chacune : ce que le joueur voyait, pouvait faire et a fait, et le résultat. La même commande reprend où elle s’est arrêtée. Demande le supplément « datasets ».
help-dataset-folder = Le dossier du jeu de données.
help-dataset-from = Parties enregistrées : des fichiers, ou des dossiers qui en contiennent.
help-dataset-game = Au lieu de parties enregistrées : le jeu auquel jouent les robots.
help-dataset-level = Avec --game : le niveau de tous les robots.
help-dataset-part = Nombre de parties dans un fichier.
help-puzzles = Des positions où une seule action est nettement la meilleure.
help-puzzles-make = Créer des problèmes pour un jeu : des robots y jouent, ou des parties enregistrées sont lues, et l’expert dit où une action vaut nettement mieux que toutes les autres. La même commande reprend où elle s’est arrêtée.
help-puzzles-grade = Soumettre de nouveau les problèmes d’un fichier aux niveaux d’aujourd’hui et recalculer leur difficulté : utile après avoir modifié un niveau.
help-puzzles-out = Le fichier des problèmes (TOML).
help-puzzles-games = Parties à examiner, au plus.
help-puzzles-level = Le niveau des robots qui jouent.
help-puzzles-records = Au lieu de parties de robots : un dossier de parties enregistrées.
help-puzzles-count = Problèmes à garder.
help-train = Apprendre à jouer à partir de parties que les robots jouent entre eux. La même commande reprend où elle s’est arrêtée. Demande le supplément « training ».
help-train-out = Le dossier qui contient tout : positions, optimiseur, versions, et à la fin weights.bin.
help-train-minutes = Durée de l’entraînement, y compris ce qui a déjà été fait dans ce dossier ; ensuite la dernière version joue ses duels.
help-train-actors = Processus qui jouent ; 0 : un par cœur, moins un.
help-train-from = Commencer avec ces poids ; « shipped » : ceux qui sont livrés avec le jeu.
