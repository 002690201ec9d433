# Les textes des leçons qui disent la même chose dans tous les Brass : ID-title, ID-text. _Les mots
# importants_ sont en gras, <linkpts> est un glyphe.

## Leçons

cards-title = Chaque action coûte une carte
cards-text =
    Voici vos cartes. Quoi que vous fassiez, vous en défaussez une, et pour la plupart des actions _n’importe laquelle_ convient.

    Seule la _construction_ la regarde : la carte d’une ville construit dans cette ville, où qu’elle soit ; la carte d’une industrie construit cette industrie, mais seulement là où va votre réseau. Tant que vous n’avez rien sur le plateau, elle construit n’importe où.

two-actions-title = Désormais, deux actions par tour
two-actions-text =
    La première manche n’avait qu’une action par joueur ; maintenant un tour en a _deux_, puis votre main est complétée.

    Qui a dépensé _le moins_ dans une manche joue en premier dans la suivante. Dépensez peu en jouant second, et vous aurez quatre actions de suite.

last-rounds-title = La fin approche
last-rounds-text =
    Une tuile qui n’est pas retournée ne marque _rien_ : épuisez vos cubes, vendez votre production. Un canal peut encore rapporter quelques points.

    Ensuite chaque tranche de { $price } £ vaut un point, { $most } au plus, et chaque niveau de revenu aussi. La dernière manche ne verse plus de revenu.

score-title =
    { $result ->
        [won] Vous gagnez : { $total } à { $rival }
        [lost] Le robot gagne : { $rival } à { $total }
       *[even] Égalité : { $total } partout
    }
score-text =
    Vos points : canaux _{ $links }_, tuiles retournées _{ $tiles }_, tuiles de niveau II et plus une seconde fois _{ $again }_, argent _{ $money }_, revenu _{ $income }_. { $flips ->
        [none] Sans tuile sur le plateau, rien ne se retourne : construisez tôt la prochaine fois.
        [all] Toutes vos tuiles se sont retournées : bien construit.
       *[some] Vos tuiles jamais retournées : _{ $idle }_. Là sont restés des points.
    }

    Dans la partie complète, les canaux quittent alors le plateau et la _période des chemins de fer_ commence, avec de nouvelles mains. Revoyez cette partie depuis le panneau du résultat, lisez « Comment jouer » dans le menu, ou ouvrez une table complète : vous connaissez maintenant les règles.

## Ce qui vient de se passer

rival-title = Votre adversaire a joué
rival-text =
    Ce qui a changé porte un fin cadre de laiton. _Depuis votre tour_, dans la barre du haut, le remontre coup par coup, et le journal le raconte.

linked-title = Votre réseau s’agrandit
linked-text =
    { $link } : les deux bouts font partie de votre réseau. Le canal ne marque que pour vous, mais le charbon et la production de _tous_ y passent.

bought-title = Acheté au marché
bought-text =
    Aucun cube n’était gratuit : vous en avez payé un { $money } £. Le suivant coûtera autant ou plus. Qui construit maintenant une mine ou une usine sera bien payé pour combler le vide.

taken-title = Un cube gratuit
taken-text =
    Le cube est venu de { $location } et ne vous a rien coûté. Si c’était le dernier, la tuile s’est retournée et son propriétaire gagne du revenu : mieux vaut brûler les vôtres.

used-title = Votre adversaire a pris chez vous
used-text =
    C’est bon pour vous ({ $industry }, { $location }) : cette tuile s’approche du moment où elle se retourne, sans que vous y passiez une action.

sold-title = Vendu
sold-text =
    { $industry } à { $location } : la tuile est retournée. La face pleine montre ses points pour la fin, et les signes <linkpts> que marqueront les canaux voisins. Votre revenu a monté aussitôt.

flipped-title = Une de vos tuiles se retourne
flipped-text =
    { $industry } à { $location } : la face pleine montre ses points pour la fin. Vous avancez de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } sur la piste de revenu.

paid-title = Revenu : { $money } £
paid-text =
    À la fin de chaque manche sauf la dernière, chacun reçoit le revenu inscrit près de son nom. Chaque tuile qui se retourne le fait monter : ce qui se retourne tôt paie plusieurs fois.

borrowed-title = { $loan } £ de la banque
borrowed-text =
    Votre revenu est maintenant de { $income } par manche. Changez vite cet argent en tuiles : retournées, elles font remonter le revenu.

developed-title = Une tuile de moins, une meilleure dessus
developed-text =
    Votre plateau de joueur montre la tuile qui vient maintenant dans cette industrie. Son prix et ce qu’elle rapporte y sont inscrits ; gardez le pointeur dessus pour en lire plus.

passed-title = Passé
passed-text =
    Passer coûte aussi une carte, et ne rapporte rien, sinon de dépenser moins. Presque toujours, on peut faire mieux.

owing-title = Vous avez dû payer
owing-text =
    Votre revenu est négatif : chaque manche prend { $money } £. Qui ne peut payer doit céder des tuiles. Faites vite retourner quelque chose.
