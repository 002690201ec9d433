# Les textes des problèmes.

puzzles-title = Problèmes
puzzles-what = Des positions tirées de parties, où une seule action vaut nettement mieux que toutes les autres. Le robot le plus fort les a examinées plusieurs fois. Trouvez l’action sur le plateau, comme si c’était à vous de jouer.
puzzles-signed-out = Ce que vous résolvez est gardé dans ce navigateur. Connectez-vous pour le garder avec votre compte.
puzzles-solved = { $solved ->
        [one] { $solved } résolu
       *[other] { $solved } résolus
    } sur { $count }
puzzles-none = Il n’y a pas encore de problème ici.
puzzle-grade-1 = Facile
puzzle-grade-2 = Moyen
puzzle-grade-3 = Difficile
puzzle-grade-4 = Très difficile
puzzle-link = Problème { $number }, { $grade }
puzzle-link-solved = Problème { $number }, { $grade }, résolu
puzzle-page = Problème { $number } · { $game }
puzzle-task = Trouvez la meilleure action.
puzzle-task-more = Seule l’action compte, pas la carte ni les cubes qui la paient.
puzzle-give-up = Voir la réponse
puzzle-right = C’est juste !
puzzle-right-first = C’est juste, du premier coup !
puzzle-wrong = Pas tout à fait
puzzle-wrong-what = Cela peut se jouer, mais une autre action vaut nettement mieux ici. Regardez encore.
puzzle-again = Réessayer
puzzle-answer = La réponse
puzzle-tried = Votre essai
puzzle-costs-win = { $win } de chances de gagner en moins que la réponse
puzzle-costs = { $points } points de moins que la réponse
puzzle-why = Pourquoi
puzzle-then = Ensuite
puzzle-expected = { $win } de chances de gagner, { $points } points attendus
puzzle-explaining = Le robot explique…
puzzle-no-reason = Elle mène de loin à la meilleure position ; aucun fait ne décide à lui seul.
puzzle-source = D’où il vient
puzzle-source-bots = Partie { $seed } entre robots ({ $level }), après { $ply ->
        [one] un coup
       *[other] { $ply } coups
    }
puzzle-source-record = Partie enregistrée { $file }, après { $ply ->
        [one] un coup
       *[other] { $ply } coups
    }
puzzle-found = Qui le trouve
puzzle-found-level = { $level } { $found } sur { $tries }
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-retry = Redemander
