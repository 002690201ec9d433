# Noms, coups et questions de Spyrium. Ce que nomme board.toml n’est pas ici.

game-title = Spyrium
game-subtitle = Des ouvriers, des bâtiments et un minerai merveilleux dans une Angleterre imaginaire
game-about = Des ouvriers se placent entre les cartes d’un marché : plus ils sont nombreux autour d’une carte, plus elle coûte, et plus le vôtre y gagne. Extrayez le spyrium et changez-le en points.
    .length = 1 h 15 environ
    .weight = moyen
    .edition = Ystari, 2013
    .reconstructed = prix et points des cartes reconstitués
standing = { $period }, tour { $round }

period-A = Époque A
period-B = Époque B
period-C = Époque C

phase-one = Phase I (placement)
phase-two = Phase II (activation)

type-character = personnage
type-building = bâtiment
type-technique = technique
type-event = événement

resource-money = argent
resource-spyrium = Spyrium
resource-points = points de victoire
resource-workers = ouvriers

## Coups

move-place = Placer un ouvrier en { $gap }
move-activation = Déclencher la Phase II
move-money = Reprendre l’ouvrier de { $gap } pour de l’argent, en désignant la carte en { $slot }
move-withdraw = Reprendre l’ouvrier de { $gap }, dont les cartes voisines ont disparu
move-activate = Activer la carte en { $slot } avec l’ouvrier de { $gap }
move-exploit = Exploiter : { $card } (effet { $effect })
move-taylorism = Réutiliser par le Taylorisme : { $card } (effet { $effect })
move-event = Utiliser l’événement : { $effect }
eventeffect-1 = premier effet
eventeffect-2 = deuxième effet
eventeffect-3 = troisième effet
move-pass = Passer
move-surcharge = Payer le surcoût
move-lobbying = Utiliser le Lobbying : pas de surcoût
move-token = Prendre le jeton de valeur { $value }
move-value = Compter le jeton pour { $value }
move-new = Construire dans un nouvel emplacement
move-replace = Remplacer : { $card }{ $tilted ->
    [1] {" "}(incliné)
   *[other] {""}
}
move-step = Avancer d’une case sur la piste de résidences
move-score = Marquer la valeur de sa case de la piste de résidences
move-bonus-worker = { $workers ->
    [one] Prendre un nouvel ouvrier
   *[other] Prendre { $workers } nouveaux ouvriers
}
move-bonus-money = Prendre { $money } £

## Questions

ask-action-one = Phase I : que faites-vous ?
ask-action-two = Phase II : que faites-vous ?
ask-surcharge = { $card } : payez-vous le surcoût de { $money } £, ou utilisez-vous le Lobbying ?
ask-token = Quel jeton prenez-vous sur cette carte : { $card } ?
ask-value = Le jeton indique { $value }. Pour combien compte-t-il pour vous ?
ask-site = Où construisez-vous : { $card } ?
ask-residence = Avancez-vous d’une case sur la piste de résidences, ou marquez-vous { $points } points ?
ask-bonus = Vous avez atteint { $points } points : quel bonus prenez-vous d’abord ?
ask-place = Où placez-vous l’ouvrier ?
ask-reuse = Quel bâtiment incliné utilisez-vous à nouveau ?
ask-wait = La décision revient à { $seats }.
ask-over = La partie est terminée.

## Ce que veut dire une question, dit la première fois

meaning-ask-action-one = Placez des ouvriers entre les cartes du marché. Plus tard, en Phase II, chacun utilise une carte voisine, ou rapporte de l’argent selon le nombre des autres autour d’elle.
meaning-ask-action-two = Vos ouvriers reviennent maintenant : un à un, ils utilisent une carte voisine, plus chère si l’on s’y presse, ou rapportent 1 £ par autre ouvrier autour d’elle.
