# Les textes autour des leçons : le guide d’une première partie, et l’accès à « comment jouer ».

learn-begin = Apprendre en jouant
learn-how = Comment jouer
learn-coach = Guide
learn-coach-open = Ouvrir le guide
learn-lesson = Leçon { $number } sur { $count }
learn-note = Ce qui vient de se passer
learn-contents = Toutes les leçons
learn-later = Pas encore venue
learn-fold = Ne montrer que le titre
learn-unfold = Montrer la page
learn-close = Ranger le guide
learn-unread = { $count ->
    [one] { $count } nouvelle
   *[other] { $count } nouvelles
}
learn-back = Retour
learn-next = Suite
learn-understood = Compris
learn-rule = La règle
learn-done = Fait :
learn-rest-title = Jouez à votre guise
learn-rest =
    Le guide reprend la parole quand il se passe du nouveau. Tout ce qui peut être choisi s’éclaire ; { $pointer ->
        [finger] touchez le reste pour lire pourquoi c’est impossible.
       *[mouse] pointez le reste et appuyez sur ? pour lire pourquoi c’est impossible.
    }

## La page

learn-title = Comment jouer à { $game }
learn-sections = Sur cette page
learn-play = Jouer une première partie
learn-end = Et maintenant, une partie
learn-more = La suite, quand il le faudra
learn-clauses = Les règles exactes
learn-none = Ce jeu n’a pas encore d’introduction. Ses règles, elles, sont complètes.
learn-rules = Toutes les règles
