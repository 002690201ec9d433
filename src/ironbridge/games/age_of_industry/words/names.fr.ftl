# Noms, coups, questions et options d’Age of Industry. Ce que nomme board.toml n’est pas ici.

game-title = Age of Industry
game-subtitle = Filatures, voies ferrées et emprunts en Allemagne et en Nouvelle-Angleterre, au 19e siècle
game-about = On commence sans argent : empruntez, bâtissez là où vos cartes le permettent, posez des voies ferrées et vendez à des marchés qui se remplissent. Une seule période, deux plateaux.
    .length = 2 heures environ
    .weight = exigeant
    .edition = Treefrog, deuxième édition
    .reconstructed = plateaux, tuiles et cartes reconstitués
standing = tour { $round }

resource-coal = charbon
resource-iron = fer

option-map = Carte
    .help = L’Allemagne convient mieux à une première partie. La Nouvelle-Angleterre ajoute des navires, leur charbon importé et des marchés lointains, et rien ne traverse la Pennsylvanie. L’essentiel des deux cartes est reconstitué.
    .germany = Allemagne
    .new_england = Nouvelle-Angleterre

## Coups

move-build = Construire : { $industry }, { $slot }
move-combine = Construire avec les deux actions et une carte quelconque : { $industry }, { $slot }
move-link = Construire la voie ferrée { $link }
move-sell = Vendre les marchandises : { $slot }
move-develop = Développer : retirer { $industry }, niveau { $level }
move-draw = Prendre la carte visible { $card }
move-draw-deck = Piocher une carte
move-pass = Passer
move-card = Utiliser la carte { $card }
move-coal = Prendre le charbon : { $slot }
move-coal-import = Prendre le charbon importé : { $location }
move-iron = Prendre le fer : { $slot }
move-port = Vendre via le port : { $slot }
move-market = Vendre au marché : { $market }
move-repay = Rembourser un emprunt ({ $money } $)
move-done = C’est tout

## Questions

ask-action =
    { $actions ->
        [one] Que faites-vous ? Il vous reste une action.
       *[other] Que faites-vous ? Il vous reste { $actions } actions.
    }
ask-card-build = Quelle carte jouez-vous pour construire : { $industry }, { $slot } ?
ask-card-combine = Quelle carte jouez-vous pour construire avec vos deux actions : { $industry }, { $slot } ? N’importe laquelle convient.
ask-card-develop = Quelle carte défaussez-vous pour retirer { $industry }, niveau { $level } ?
ask-card-pass = Quelle carte défaussez-vous pour passer ?
ask-coal =
    { $cubes ->
        [one] Laquelle des sources les plus proches fournit le charbon ?
       *[other] Laquelle des sources les plus proches fournit le prochain des { $cubes } cubes de charbon ?
    }
ask-iron =
    { $cubes ->
        [one] Laquelle des sidérurgies les plus proches fournit le fer ?
       *[other] Laquelle des sidérurgies les plus proches fournit le prochain des { $cubes } cubes de fer ?
    }
ask-outlet = Où vont ces marchandises : { $slot } ?
ask-more = Vendez-vous les marchandises d’une autre tuile ?
ask-draw = D’où prenez-vous la prochaine carte ?
ask-closing =
    { $loans ->
        [one] Avant la fin de votre tour : remboursez-vous votre emprunt ? Vous avez { $money } $.
       *[other] Avant la fin de votre tour : remboursez-vous un de vos { $loans } emprunts ? Vous avez { $money } $.
    }
ask-interest =
    { $loans ->
        [one] Les intérêts sont dus. Remboursez-vous d’abord votre emprunt ? Vous avez { $money } $.
       *[other] Les intérêts sont dus. Remboursez-vous d’abord un de vos { $loans } emprunts ? Vous avez { $money } $.
    }
ask-wait = La décision revient à { $seats }.
ask-over = La partie est terminée.

## Ce que veut dire une question, dit la première fois

meaning-ask-action = Les cartes disent ce que l’on peut construire, et où. Ce que vous ne pouvez pas payer vous est prêté tout seul ; chaque emprunt coûte des intérêts après chaque tour. Une tuile paie quand elle se retourne.
