# Noms, coups et questions de Workshop of the World. Ce que nomme board.toml n’est pas ici.

game-title = Workshop of the World
game-subtitle = Canaux, chemins de fer et villes d’une Grande-Bretagne industrieuse
game-about = Des enchères secrètes décident qui ouvre des industries dans quelle ville. Placez en secret des jetons demande pour faire monter le prix de vos produits, et reliez vos villes par des canaux, puis par le rail.
    .length = 1 h 30 environ
    .weight = moyen
    .edition = Ragnar Brothers, 2010
    .reconstructed = villes, liens et cartes reconstitués
standing = { $era }, { $round ->
    [0] première demande
   *[other] manche { $round }
}

option-hidden_money = Argent secret
    .help = Personne ne voit combien d’argent ont les autres. Par défaut, l’argent est visible.

era-canal = Ère canal
era-rail = Ère rail

## Coups

move-demand = Placer un jeton demande : { $type }
move-demand-two = Placer deux jetons demande : { $type } et { $other }
move-keep = Ne placer aucun jeton demande
move-offer = Proposer d’abord cette couleur : { $colour }
move-bid = Miser { $money } £
move-recover = Récupérer { $money } £ contre { $spaces ->
    [one] une case de revenu
   *[other] { $spaces } cases de revenu
}
move-take = Prendre la carte { $card }
move-swap = Défausser la carte { $card } contre la carte du dessus de celles mises de côté
move-place = Placer l’industrie à { $town }
move-remove = Retirer une industrie de cette couleur : { $colour }
move-build = Construire { $connection }
move-done = Ne plus rien construire

## Questions

ask-demand = { $tokens ->
    [one] Quel jeton demande placez-vous ?
   *[other] Quels { $tokens } jetons demande placez-vous ?
}
ask-demand-more = { $tokens ->
    [one] Placez-vous encore un jeton demande ?
   *[other] Placez-vous encore des jetons demande ({ $tokens } au plus) ?
}
ask-offer = Laquelle de vos deux couleurs proposez-vous avec votre première mise ?
ask-bid = Combien misez-vous pour l’ordre du tour ? Vous avez { $money } £.
ask-card = Quelle carte ville prenez-vous ?
ask-town = Votre carte vous laisse le choix : dans quelle ville de valeur { $value } placez-vous l’industrie ?
ask-remove = { $town } est pleine : l’industrie de qui doit partir ?
ask-link = Construisez-vous depuis { $town } ? Un lien coûte { $money } £.
ask-link-second = Construisez-vous un second lien, depuis { $town } ou depuis { $other } ? Il coûte { $money } £.
ask-wait = La décision revient à { $seats }.
ask-over = La partie est terminée.

## Ce que veut dire une question, dit la première fois

meaning-ask-demand = Ce que vous placez tous décide de ce que paient les villes : à la fin de l’ère, chaque industrie reçoit 1 £ par jeton de son type. Choisissez le type que vous voulez bâtir.
meaning-ask-bid = La plus forte enchère choisit une carte ville en premier. Chacun paie ce qu’il a misé : ne misez rien si l’ordre vous importe peu.
meaning-ask-card = La carte dit dans quelle ville s’installe votre prochaine industrie. Sa valeur est le revenu que la ville donne aux liens, et le nombre d’industries qu’elle accueille.
