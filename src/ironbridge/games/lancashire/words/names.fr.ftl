# Noms, coups, questions et options de Brass : Lancashire. Ce que nomme board.toml n’est pas ici.

game-title = Brass : Lancashire
game-subtitle = Coton, charbon et navires dans le Lancashire, de 1770 à 1870
game-about = Coton, charbon et ports dans le nord-ouest de l’Angleterre : bâtissez, retournez vos tuiles en vendant et en exportant, empruntez tant que la banque prête. Le marché lointain se réduit à chaque vente.
    .length = 1 à 2 heures
    .weight = exigeant
    .edition = Roxley, 2018
standing = { $era }, manche { $round }

era-canal = Période des canaux
era-rail = Période des chemins de fer

resource-coal = charbon
resource-iron = fer

option-introductory = Partie d’introduction
    .help = Une première partie d’une heure environ : seule la Période des canaux est jouée. À la fin, l’argent, le revenu et les tuiles de niveau supérieur rapportent aussi des points.
option-virtual_link = Lien virtuel
    .help = Une règle de la première édition : si Liverpool ou Birkenhead fait partie de votre réseau, une carte Industrie permet aussi de construire dans l’autre. Il n’achemine pas de charbon. Incompatible avec la variante de la communauté.
option-classic_deck = Pioche classique
    .help = La pioche de la première édition, à trois ou quatre joueurs : toutes les cartes et toutes les tuiles Marché extérieur, de sorte que personne ne sait quelles cartes manquent.
option-community = Variante à deux de la communauté
    .help = Le jeu à deux que des joueurs ont conçu en 2009 : un plateau central plus petit, sa propre pioche, des Marchés plus chers et moins d’argent au départ. À deux joueurs.

## Coups

move-build = Construire : { $industry } à { $slot }
move-double = Construire avec les deux actions et deux cartes quelconques : { $industry } à { $slot }
move-link = Construire la liaison { $link }
move-sell = Vendre le coton : { $slot }
move-develop = Développer : { $industry }
move-loan = Emprunter { $money } £ et perdre { $levels ->
    [one] 1 niveau
   *[other] { $levels } niveaux
} de revenu
move-pass = Passer
move-card = Défausser la carte { $card }
move-coal = Prendre le charbon : { $slot }
move-iron = Prendre le fer : { $slot }
move-port = Vendre via le port : { $slot }
move-distant = Vendre sur le Marché extérieur
move-done = C’est tout
move-remove = Céder la tuile : { $slot }

## Questions

ask-action =
    { $actions ->
        [one] Que faites-vous ? Il vous reste une action.
       *[other] Que faites-vous ? Il vous reste { $actions } actions.
    }
ask-card-build = Quelle carte défaussez-vous pour construire : { $industry } à { $slot } ?
ask-card-double =
    { $cards ->
        [one] Quelle carte défaussez-vous pour construire : { $industry } à { $slot } ? Encore une.
       *[other] Quelle carte défaussez-vous pour construire : { $industry } à { $slot } ? Encore { $cards }.
    }
ask-card-link = Quelle carte défaussez-vous pour la liaison { $link } ?
ask-card-sell = Quelle carte défaussez-vous pour vendre le coton : { $slot } ?
ask-card-develop = Quelle carte défaussez-vous pour développer : { $industry } ?
ask-card-loan = Quelle carte défaussez-vous pour l’emprunt de { $money } £ ?
ask-card-pass = Quelle carte défaussez-vous pour passer ?
ask-coal =
    { $cubes ->
        [one] Laquelle des mines les plus proches fournit le charbon ?
       *[other] Laquelle des mines les plus proches fournit le prochain charbon ? Il en faut { $cubes }.
    }
ask-iron =
    { $cubes ->
        [one] Quelle usine sidérurgique fournit le fer ?
       *[other] Quelle usine sidérurgique fournit le prochain fer ? Il en faut { $cubes }.
    }
ask-outlet = Où va le coton de cette filature : { $slot } ?
ask-more-link = Construisez-vous une deuxième liaison ?
ask-more-develop = Développez-vous une autre tuile ?
ask-more-sell = Vendez-vous le coton d’une autre filature ?
ask-debt = Vous devez { $money } £. Quelle tuile cédez-vous pour la moitié de son coût ?
ask-wait = La décision revient à { $seats }.
ask-over = La partie est terminée.

## Ce que veut dire une question, dit la première fois

meaning-ask-action = Chaque action prend une carte de votre main. Une tuile rapporte revenu et points quand elle se retourne : mines et usines sidérurgiques une fois vides, filatures et ports quand le coton se vend.
