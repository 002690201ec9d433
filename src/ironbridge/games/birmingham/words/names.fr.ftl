# Noms, coups, questions et options de Brass : Birmingham. Ce que nomme board.toml n’est pas ici.

game-title = Brass : Birmingham
game-subtitle = Industrie, canaux et chemins de fer autour de Birmingham, de 1770 à 1870
game-about = Bâtissez filatures, mines, poteries et brasseries dans le Black Country, reliez-les par des canaux puis par le rail, et vendez avant les autres. La bière, le charbon et le fer servent à quiconque peut les atteindre.
    .length = 1 à 2 heures
    .weight = exigeant
    .edition = Roxley, 2018
standing = { $era }, manche { $round }

era-canal = Période des canaux
era-rail = Période des chemins de fer

resource-coal = charbon
resource-iron = fer
resource-beer = bière

card-wild_location = Joker Lieu
card-wild_industry = Joker Industrie

option-introductory = Partie d’introduction
    .help = Une première partie d’une heure environ : seule la Période des canaux est jouée. À la fin, l’argent, le revenu et les tuiles de niveau supérieur rapportent aussi des points.

## Coups

move-build = Construire : { $industry } à { $slot }
move-link = Construire la liaison { $link }
move-sell = Vendre la production : { $slot }
move-develop = Développer : { $industry }
move-loan = Contracter un emprunt
move-scout = Prospecter pour obtenir des jokers
move-pass = Passer
move-card = Défausser la carte { $card }
move-coal = Prendre le charbon : { $slot }
move-iron = Prendre le fer : { $slot }
move-beer = Prendre la bière : { $slot }
move-barrel = Prendre la bière du marchand : { $space }
move-done = C’est tout
move-remove = Céder la tuile : { $slot }

## Questions

ask-action =
    { $actions ->
        [one] Que faites-vous ? Il vous reste une action.
       *[other] Que faites-vous ? Il vous reste { $actions } actions.
    }
ask-card-build = Quelle carte défaussez-vous pour construire : { $industry } à { $slot } ?
ask-card-link = Quelle carte défaussez-vous pour la liaison { $link } ?
ask-card-sell = Quelle carte défaussez-vous pour la vente : { $slot } ?
ask-card-develop = Quelle carte défaussez-vous pour développer : { $industry } ?
ask-card-loan = Quelle carte défaussez-vous pour l’emprunt ?
ask-card-scout =
    { $cards ->
        [one] Quelle carte défaussez-vous pour les jokers ? Encore une.
       *[other] Quelle carte défaussez-vous pour les jokers ? Encore { $cards }.
    }
ask-card-pass = Quelle carte défaussez-vous pour passer ?
ask-coal =
    { $cubes ->
        [one] Laquelle des mines les plus proches fournit le charbon ?
       *[other] Laquelle des mines les plus proches fournit le prochain cube de charbon ? Il en faut { $cubes }.
    }
ask-iron =
    { $cubes ->
        [one] Quelle usine sidérurgique fournit le fer ?
       *[other] Quelle usine sidérurgique fournit le prochain cube de fer ? Il en faut { $cubes }.
    }
ask-beer =
    { $barrels ->
        [one] D’où vient la bière ?
       *[other] D’où vient le prochain tonneau de bière ? Il en faut { $barrels }.
    }
ask-bonus = { $location } vous permet de développer une tuile sans fer. Quelle industrie ?
ask-more-link = Construisez-vous une deuxième liaison ?
ask-more-develop = Développez-vous une autre tuile ?
ask-more-sell = Vendez-vous la production d’une autre tuile ?
ask-debt = Vous devez { $money } £. Quelle tuile cédez-vous pour la moitié de son coût ?
ask-wait = La décision revient à { $seats }.
ask-over = La partie est terminée.

## Ce que veut dire une question, dit la première fois

meaning-ask-action = Chaque action prend une carte de votre main. Une tuile rapporte revenu et points quand elle se retourne : mines, usines sidérurgiques et brasseries une fois vides, les autres quand vous vendez.
