# Ce que dit le noyau lui-même, quel que soit le jeu.

seat-0 = Joueur 1
seat-1 = Joueur 2
seat-2 = Joueur 3
seat-3 = Joueur 4
seat-4 = Joueur 5
seat-5 = Joueur 6

list-none = rien

option-yes = oui
option-no = non

rule-kind-rule = Règle
rule-kind-reading = Notre lecture d’un point obscur
rule-kind-ruling = Précision de l’auteur ou de l’éditeur

why-game-over = La partie est terminée.
why-not-deciding = Ce n’est pas à { $seat } de décider maintenant.

level-random = Hasard
    .help = Joue n’importe quel coup permis.
level-greedy = Glouton
    .help = Choisit l’action qui paraît la meilleure sur le moment.
