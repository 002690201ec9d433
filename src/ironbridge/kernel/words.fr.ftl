# Ce que dit le noyau lui-même, quel que soit le jeu.

# Les sièges portent le nom de la couleur qu’ils ont à l’écran, dans le terminal et le navigateur.
seat-0 = Brique
seat-1 = Acier
seat-2 = Ambre
seat-3 = Prune
seat-4 = Étain

list-none = rien

option-yes = oui
option-no = non

rule-kind-rule = Règle
rule-kind-reading = Notre lecture d’un point obscur
rule-kind-ruling = Précision de l’auteur ou de l’éditeur

place-heading = Règle : « { $heading } »
place-reading = Notre liste des points obscurs, { $number }
place-facts = Nos notes sur le matériel
place-rulings = Précisions de l’auteur ou de l’éditeur

why-game-over = La partie est terminée.
why-not-deciding = Ce n’est pas à { $seat } de décider maintenant.

level-beginner = Débutant
    .help = Voit ce qui saute aux yeux, oublie beaucoup et se trompe souvent : pour vos premières parties.
level-easy = Facile
    .help = Joue avec bon sens, mais laisse passer de bons coups et juge mal certains plans.
level-medium = Moyen
    .help = Oublie peu de choses et répond aussitôt, sans regarder très loin.
level-hard = Avancé
    .help = Prévoit tout son tour, avec ce qu’il a appris de nombreuses parties.
level-expert = Expert
    .help = Compare beaucoup de plans pour son tour avant de décider ; il lui faut jusqu’à une seconde.

# Les robots des versions précédentes, que d’anciennes tables ont encore.
level-random = Hasard
    .help = Joue n’importe quel coup permis.
level-greedy = Classique
    .help = Choisit l’action qui paraît la meilleure sur le moment.

# Pourquoi un plan est bon, quel que soit le jeu.
reason-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} tout de suite.
