# Ce que sont les choses de Workshop of the World, pour leurs bulles.

## La carte

ww-tip-town = Une industrie s’y place avec la carte de cette ville, ou avec une carte au choix de sa valeur. Un nouveau lien qui la touche rapporte sa valeur en revenu à son constructeur, s’il y possède une industrie.
ww-tip-town-full = Cette ville est complète. Le joueur qui y place une autre industrie choisit celle qui part, quel que soit son propriétaire.
ww-tip-piece = La ville est complète : une de ses industries laisse la place à la nouvelle.
ww-tip-single = Elle reçoit un seul lien, celui du premier joueur qui y construit dans cette ère.
ww-tip-double = Elle reçoit deux liens, construits ensemble en un tour depuis la ville où l’on vient de placer, par le même joueur.
ww-tip-crossing = Ces deux connexions se croisent sans se rencontrer : les deux peuvent être construites, et le croisement n’est pas une jonction.
ww-fact-type = Type
ww-fact-value = Valeur
ww-fact-value-said = { $value } : revenu, et place pour les industries
ww-fact-demand = Gain d’une industrie
ww-fact-industries = Industries
ww-fact-free = Connexions libres
ww-free-double = { $name } (double)
ww-fact-price = Prix
ww-fact-owner = Propriétaire
ww-fact-guessed = Reconstitué
ww-guessed-town = que la ville soit sur la carte
ww-guessed-value = valeur
ww-guessed-type = type
ww-guessed-links = nombre de liens
ww-guessed-connection = la connexion

## Cartes et jetons

ww-tip-card = Le joueur qui prend cette carte place une industrie dans sa ville, puis peut construire jusqu’à deux liens à partir d’elle.
ww-tip-card-setup = Une carte mise en place : dans l’ère canal, elles viennent en premier.
ww-tip-saturated = Aucune connexion de la ville n’est libre : la carte peut être défaussée contre la carte du dessus de celles mises de côté.
ww-tip-choice = Le joueur qui prend cette carte place une industrie dans une ville de valeur { $value }, à son choix.
ww-tip-token = Placé sur le diagramme, il ajoute 1 £ à ce que chaque industrie de son type rapporte à la fin de chaque ère.

## À côté de la carte

ww-fact-networks = Réseaux
ww-tip-links = À la fin de l’ère, chaque lien du plus grand réseau rapporte { $network } £ et chaque autre lien { $link } £. Puis tous les liens quittent la carte.
ww-tip-industries = À la fin de l’ère, chaque industrie rapporte autant de livres qu’il y a de jetons de son type sur le diagramme. Les industries restent.
ww-tip-money = Le joueur qui a le plus d’argent après l’ère rail l’emporte.
ww-tip-income = Des cases gagnées par les liens qui touchent des villes où l’on a une industrie, 1 £ chacune à la fin de l’ère. À chacune de ses décisions, on peut en rendre { $spaces } pour 1 £.
ww-tip-order = La plus forte enchère joue d’abord. À égalité, l’ordre précédent est conservé.
ww-tip-bid = Les enchères sont scellées, ouvertes ensemble et toutes payées, quel que soit le gagnant.
ww-tip-demand = Combien de jetons de chaque type se trouvent sur le diagramme : autant de livres par industrie de ce type à la fin d’une ère.
ww-tip-tokens = Les jetons demande dans votre main. { $tokens ->
    [one] On en place un à l’ouverture d’une ère ; à sa clôture, on peut en placer un autre.
   *[other] On en place { $tokens } à l’ouverture d’une ère ; à sa clôture, on peut en placer { $tokens } autres au plus.
}
ww-tip-preview = L’argent actuel, avec le revenu, le gain des liens et celui des industries si l’ère finissait ici.
ww-tip-stage = Chaque ère compte { $rounds } manches. Un lien coûte { $money } £ dans cette ère.
