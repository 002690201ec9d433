# Pourquoi un coup n’est pas permis : ce qui manque et, si cela aide, que faire. Clés de why*.py.

## Une autre question est posée

why-now-demand = On choisit maintenant les jetons demande.
why-now-bid = On mise maintenant pour l’ordre du tour.
why-now-card = Prenez d’abord une des cartes ville face visible.
why-now-town = Choisissez d’abord la ville de votre industrie.
why-now-remove = Choisissez d’abord l’industrie qui quitte la ville pleine.
why-now-link = Votre industrie est en place. Construisez des liens, ou finissez votre tour.
why-demand-later = Les jetons demande se placent avant la première manche d’une ère et après la dernière.
why-bid-later = On mise au début d’une manche, quand les nouvelles cartes ville sont face visible.
why-offer-later = On propose une couleur avec la première mise d’une manche.

## Choix scellés

why-sealed = Un choix scellé ne peut plus être changé.
why-locked = Vous avez fait votre choix. Il est scellé jusqu’à ce que tous aient fait le leur.
why-recover-locked = Vous avez fait votre choix : vous ne pouvez rien récupérer avant que tous aient fait le leur.
why-recover-low = On rend { $spaces ->
    [one] une case
   *[other] { $spaces } cases
} de revenu pour 1 £ ; votre marqueur est sur { $income }.
why-recover-later = Votre marqueur est sur { $income }. Le revenu de ce tour, { $more } jusqu’ici, s’ajoute quand vous avez construit votre dernier lien.

## Jetons demande

why-demand-must = { $tokens ->
    [one] Vous devez placer maintenant exactement un jeton demande.
   *[other] Vous devez placer maintenant exactement { $tokens } jetons demande, en un seul choix.
}
why-demand-most = { $tokens ->
    [one] Vous pouvez placer maintenant un jeton demande au plus.
   *[other] Vous pouvez placer maintenant { $tokens } jetons demande au plus.
}
why-demand-none = Vous n’avez pas de jeton demande de ce type : { $type }.
why-demand-single = Vous n’avez qu’un jeton demande de ce type : { $type }.
why-demand-together = Deux jetons demande se choisissent en un seul choix, et le vôtre est scellé.

## L’enchère

why-bid-money = Vous avez { $money } £, trop peu pour { $bid } £.{ $recoverable ->
    [0] {""}
   *[other] {" "}Vous pourriez d’abord récupérer jusqu’à { $recoverable } £ sur la piste des revenus.
}
why-offer-seats = On ne propose une couleur que dans une partie à deux joueurs.
why-offer-first = Choisissez d’abord la couleur que vous proposez avec cette mise.
why-offer-done = Vous avez choisi votre couleur pour cette enchère : { $colour }.
why-offer-second = À la seconde enchère, on ne propose pas de couleur : on mise pour celle qui n’a pas encore joué.
why-offer-colour = Ce n’est pas une de vos couleurs : { $colour }.

## La carte

why-card-absent = La carte { $card } n’est pas face visible.
why-card-gone = La carte { $card } a déjà servi dans cette ère.
why-card-binds = Vous avez votre carte, { $card }, et devez l’utiliser.
why-swap-none = Il n’y a plus de carte mise de côté.
why-swap-free = On peut encore construire depuis { $town } : { $connections }. Seule une carte dont la ville n’a plus de connexion libre peut être échangée.
why-swap-double = Une connexion double libre suffit pour construire depuis { $town } : { $connections }. Sa carte ne peut donc pas être échangée.
why-swap-money = Le manque d’argent n’est pas une raison d’échanger une carte : depuis { $town }, on peut encore construire { $connections }.
why-swap-choice = On peut encore construire depuis des villes de valeur { $value } : { $towns }. Une carte au choix ne peut être échangée que s’il n’y a plus de telle ville.
why-town-value = { $town } est de valeur { $value } ; votre carte est pour une ville de valeur { $wanted }.
why-remove-none = Il n’y a pas d’industrie de cette couleur à { $town } : { $colour }.

## Liens

why-link-occupied = { $connection } est occupée : { $owner }.
why-link-first = { $connection } ne touche pas { $town }, où vous venez de placer votre industrie.
why-link-second = { $connection } ne touche ni { $town } ni { $other }, que votre premier lien a atteinte.
why-link-crossing = { $connection } ne fait que croiser { $other }. Ce n’est pas une jonction : on ne la construit que depuis les villes à ses extrémités.
why-link-double = { $connection } est une connexion double. Elle prend les deux liens d’un tour, et vous en avez construit un.
why-link-money = { $connection } coûte { $cost } £ ; vous avez { $money } £.{ $recoverable ->
    [0] {""}
   *[other] {" "}Vous pourriez d’abord récupérer jusqu’à { $recoverable } £ sur la piste des revenus.
}
