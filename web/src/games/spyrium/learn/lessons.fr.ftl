# Les leçons d’une première partie de Spyrium : ID-title, ID-text, et ID-task quand il y a quelque
# chose à faire. _Les mots importants_ sont en gras, <crystal> est un glyphe.

## Leçons

welcome-title = Une Angleterre qui vit du Spyrium
welcome-text =
    Vous et { $rivals ->
        [one] un robot
       *[other] { $rivals } robots
    } envoyez des <worker> ouvriers dans un même marché, élevez des bâtiments et changez le <crystal> Spyrium en points. Après { $rounds } tours, le joueur qui a _le plus de points_ l’emporte.

    C’est une vraie partie. Jouez comme il vous plaît ; le guide ne fait qu’expliquer et montrer ce qui mérite un regard. Ses lampes montrent l’objet de la leçon, au plus simple, et ce n’est _pas toujours le coup le plus fort_ : pour cela, il y a le conseil.

place-title = Un ouvrier se place entre deux cartes
place-text =
    Neuf cartes forment le marché de ce tour, et tout le monde veut les mêmes. Vous avez { $workers } ouvriers. En _Phase I_, vous les placez un par un, chacun _dans un intervalle, entre deux cartes_ : il pourra plus tard employer l’une ou l’autre.

    Les cartes brunes sont des <building> bâtiments à garder, les rouges des <character> personnages qui agissent aussitôt, les bleues des <technique> techniques. Les lampes montrent des intervalles voisins de bonnes cartes. { $pointer ->
        [finger] Touchez un intervalle, puis le bouton vert ; appuyez longuement sur une carte pour la lire.
       *[mouse] Cliquez un intervalle, puis le bouton vert ; pointez une carte pour la lire.
    }
place-task = Placez un ouvrier.

second-title = La foule renchérit, et elle paie
second-text =
    Employer une carte coûte son prix, et _{ $money } £ pour chaque autre ouvrier_ voisin, quel qu’en soit le propriétaire. La foule rend donc une carte chère.

    Mais un ouvrier peut aussi revenir avec de l’argent : _{ $money } £ pour chaque autre ouvrier_ voisin d’une même carte. La foule paie donc celui qui ne veut pas de la carte. Les meilleurs intervalles servent aux deux.
second-task = Placez un deuxième ouvrier.

two-title = La Phase II : employez vos ouvriers
two-text =
    { $active ->
        [0] Tous vos ouvriers sont au marché.
        [one] Vous pouvez placer aussi votre dernier ouvrier, ou le garder chez vous : un bâtiment que vous achetez maintenant peut en avoir besoin.
       *[other] Vous pouvez placer d’autres ouvriers, ou en garder chez vous pour un bâtiment que vous achetez maintenant.
    } Quand vous en avez placé assez, choisissez _Phase II_, et aussitôt ce que vous y faites d’abord. Dans ce tour, on ne revient pas en arrière.

    Qui active une carte ou prend de l’argent retire un ouvrier du marché, et l’on joue à tour de rôle. Qui part tôt trouve la foule : _c’est bon pour l’argent_. Qui part tard paie une carte moins cher, _si elle est encore là_.
two-task = Déclenchez la Phase II et employez un ouvrier.

card-title = Activer une carte
card-text =
    Un de vos ouvriers emploie une carte voisine, puis rentre. Dans l’état du marché, cette carte coûte { $price } £{ $others ->
        [0] {""} (il n’y a personne d’autre à côté)
        [one] , dont 1 £ pour l’autre ouvrier voisin
       *[other] , dont { $others } £ pour les { $others } autres ouvriers voisins
    } : { $card }. Un bâtiment demande aussi un emplacement dans votre quartier : le premier est gratuit, le suivant coûte 1 £, puis 2 £, et ainsi de suite.

    Un bâtiment ou une technique quitte le marché dès que quelqu’un l’obtient. Un personnage reste, pour l’ouvrier voisin suivant.
card-task = Activez une carte du marché.

money-title = Revenir avec de l’argent
money-text =
    Vous pourriez prendre { $money } £ à côté de cette carte : { $card }. C’est 1 £ pour chaque autre ouvrier voisin. L’ouvrier rentre, la carte reste où elle est.

    Presque tout l’argent du jeu se gagne ainsi. _Prenez-le tant que la foule est là_, et activez les cartes qu’il vous faut quand elle est partie.

exploit-title = Faites travailler un bâtiment
exploit-text =
    Chacun de vos bâtiments peut être exploité _une fois par tour_, en Phase II. La plupart demandent des <worker> ouvriers restés _chez vous_, sur votre carte Départ, certains aussi du <crystal> Spyrium ; ce qui suit la flèche est à vous. Si la carte montre deux lignes, vous en choisissez une.

    Les mines donnent du Spyrium, les ateliers et les laboratoires le changent en points, les universités ne demandent que des ouvriers.
exploit-task = Exploitez un bâtiment.

event-title = L’événement du tour
event-text =
    En haut se trouve l’événement de ce tour : { $kind ->
        [token_gain] la valeur du jeton, { $token }, en livres, en Spyrium ou en points, à votre choix.
        [sell_spyrium] il vous achète du Spyrium, un cristal pour 3 £ ou trois pour 6 £.
        [residence] pour un cristal de Spyrium, vous agissez sur la piste de résidences.
        [buy_vp] 3 points pour 3 £, ou 5 points pour 6 £.
        [reuse_building] pour 1 £, un bâtiment déjà exploité travaille encore, en payant de nouveau ses ouvriers et son Spyrium.
        [late_worker] un ouvrier de plus va au marché, mais seulement en Phase II.
       *[recruit] un nouvel ouvrier, pour de bon, à 1 £ par ouvrier que vous possédez.
    } Chacun peut utiliser l’événement _une fois_ par tour, en général dans l’une ou l’autre phase.

    Cela prend votre action, ce qui peut servir aussi : les autres doivent jouer d’abord. L’événement suivant est déjà visible.

pass-title = Plus rien à faire ?
pass-text =
    Vous n’avez plus d’ouvrier au marché : vous pouvez _passer_. Vous ne jouez alors plus de ce tour. Quand tous ont passé, les cartes qui restent s’en vont, et neuf nouvelles arrivent.

    Avant de passer, voyez si un bâtiment peut encore travailler, ou l’événement servir. L’argent et le Spyrium vous restent.

round-title = Tour { $round } sur { $rounds }
round-text =
    Tous les ouvriers sont rentrés, tous les bâtiments redressés, le marché est nouveau. Vous avez reçu _{ $value } £ de revenus_, comme l’indique votre disque sur la piste de résidences. Le voisin de gauche du premier joueur devient premier joueur.

    { $left ->
        [one] Un seul tour suit celui-ci
       *[other] { $left } tours suivent celui-ci
    }. Ce que vous construisez maintenant travaillera dans chacun d’eux : construisez d’abord ce qui apporte encore et encore du Spyrium, des ouvriers ou des points.

residence-title = La piste de résidences
residence-text =
    Une Résidence à la construction, l’Architecte et l’un des événements vous font agir sur cette piste. Vous choisissez alors : avancer _d’une case_{ $next ->
        [0] {""} (vous êtes déjà sur la dernière)
       *[other] , pour { $next } £ de revenus par tour au lieu de { $value } £
    }, ou marquer la valeur de votre case, à présent _{ $value } points_.

    { $rounds ->
        [0] Au dernier tour, seuls les points comptent.
        [one] Les revenus ne tomberont plus qu’une fois : les points valent presque toujours mieux.
       *[other] De meilleurs revenus tombent à chacun des { $rounds } tours qui suivent, et marquer plus tard compte davantage. Montez donc tôt, marquez tard.
    }

keep-title = Qui reste chez vous ?
keep-text =
    Ce bâtiment { $need ->
        [must] demande des ouvriers de votre carte Départ
       *[better] fait davantage avec des ouvriers de votre carte Départ
    } et peut travailler une fois à chaque tour : { $card }. Un ouvrier au marché y manquera.

    Il vous reste { $active ->
        [one] un ouvrier actif
       *[other] { $active } ouvriers actifs
    }. Comptez avant de placer : un pour chaque bâtiment qui doit travailler, les autres pour le marché. _De nouveaux ouvriers_ valent beaucoup, et surtout tôt.

preview-title = Si la partie finissait ici
preview-text =
    Le tableau de la _fin_, à côté du marché ou parmi les onglets, compte les points de chacun : ceux que l’on a, puis ceux des bâtiments, puis ceux des techniques.

    La moitié des tours est encore à venir. Comparez ce qu’un bâtiment rapporte par ses points de fin de partie, et ce qu’il rapporte en travaillant à chacun d’eux.

technique-title = Une technique : { $card }
technique-text =
    { $kind ->
        [automation] Vos mines ne demandent plus d’ouvriers, et à la fin chaque cristal de Spyrium vaut un point.
        [lobbying] Une fois par tour, vous ne payez rien pour les autres ouvriers voisins d’une carte, et à la fin elle rapporte la valeur de votre case de la piste de résidences.
        [capitalization] Chaque ouvrier retiré pour de l’argent rapporte 2 £ de plus, et à la fin chaque tranche de 2 £ vaut un point.
        [crane] Les nouveaux emplacements coûtent 3 £ de moins, et à la fin chaque bâtiment vaut un point.
        [taylorism] Une fois par tour, un bâtiment déjà exploité travaille encore, et à la fin chaque ouvrier vaut un point.
        [engineering] Chaque ouvrier dans un bâtiment au symbole <factory> rapporte un point de plus, et à la fin ces bâtiments comptent leurs points une seconde fois.
       *[commerce] Vous conservez les jetons employés, une fois par tour vous choisissez ce que vaut un jeton, et à la fin chaque jeton conservé vaut un point.
    }

    Elle ne demande pas d’emplacement et ne se perd jamais. En fin de partie, une technique rapporte { $most } points au plus. Elle sert surtout à qui l’a tôt, et joue pour elle.

tokens-title = Des personnages à jetons
tokens-text =
    Ce personnage emploie des jetons <token>, un de moins qu’il y a de joueurs ; il en reste { $tokens } : { $card }. Qui fait appel à lui en choisit un : sa valeur { $kind ->
        [miner] est reçue en Spyrium
        [bureaucrat] est marquée en points
       *[other] doit être payée en livres, un petit vaut donc mieux
    }. Ensuite, il est défaussé. _Le premier venu choisit le mieux._

    Sans jetons, plus personne ne peut faire appel à ce personnage. Il peut encore servir à prendre de l’argent.

bonus-title = { $points } points : choisissez un bonus
bonus-text =
    À { $points } points, chacun choisit l’un de deux bonus : _un nouvel ouvrier_, actif aussitôt, ou _{ $money } £_. À { $second } points, vous aurez l’autre.

    { $rounds ->
        [0] C’est le dernier tour : prenez ce qui rapporte encore des points.
        [one] L’ouvrier servira aussi au tour suivant.
       *[other] L’ouvrier reviendra à chacun des { $rounds } tours qui suivent : c’est presque toujours lui qu’il faut prendre d’abord.
    }

period-title = L’époque B : voir plus grand
period-text =
    Pendant { $left } tours, le marché offre des cartes de l’époque B : plus chères, et elles font davantage. Les usines tirent beaucoup de points de beaucoup de Spyrium et de plusieurs ouvriers ; un Manoir vaut 9 points et ne fait rien d’autre.

    N’épargnez pas longtemps : un seul tour suivra, avec des cartes de l’époque C, puis plus rien ne travaille.

replace-title = Construire à la place d’un ancien
replace-text =
    Un nouvel emplacement vous coûterait maintenant { $place } £. Un bâtiment peut aussi en _remplacer_ un des vôtres, sans emplacement à payer. Si les deux ont un symbole commun (<mine> <factory> <research>), son prix baisse en outre de _{ $money } £_. C’est possible ici : { $card }, à la place de { $old }.

    L’ancien quitte la partie, avec ses points. S’il a déjà travaillé dans ce tour, le nouveau peut encore travailler.

last-title = Le dernier tour
last-text =
    Après ce tour, _l’argent, le Spyrium et les ouvriers ne comptent plus_, sauf si une technique les compte. Changez tout en points : des bâtiments pour leurs points de fin de partie, votre Spyrium par les ateliers, laboratoires et usines.

    Comptez d’abord quels bâtiments vous pouvez payer en Spyrium et en ouvriers ; n’envoyez au marché que les autres ouvriers.

score-title =
    { $result ->
        [won] Vous gagnez avec { $total } points
        [shared] Vous partagez la victoire avec { $total } points
       *[lost] Le meilleur robot a { $rival } points, vous en avez { $total }
    }
score-text =
    { $played } points sont venus pendant les { $rounds } tours, de ce qu’ont fait vos ouvriers, vos bâtiments et les événements. La fin en ajoute { $buildings } pour les bâtiments de votre quartier et { $techniques } pour les techniques.

    Revoyez cette partie depuis le panneau du résultat, lisez « Comment jouer » dans le menu, ou ouvrez votre propre table : vous connaissez maintenant les règles. Plus on est nombreux, plus la foule est grande, et avec elle les prix et l’argent.

## Ce qui vient de se passer

rival-title = Les autres placent aussi
rival-text =
    Ce qui a changé porte un fin cadre de laiton. Il n’y a pas de limite au nombre d’ouvriers dans un intervalle. _Depuis votre tour_, dans la barre du haut, le remontre coup par coup.

fetched-title = { $money } £ pour un ouvrier
fetched-text =
    Il est rentré, mais inactif jusqu’à la fin du tour : il ne retourne pas au marché et ne travaille pas dans un bâtiment. La foule autour de cette carte compte un ouvrier de moins pour les suivants.

built-title = Dans votre quartier : { $card }
built-text =
    Vous avez payé { $money } £. Si ce bâtiment travaille, il le peut dans ce tour même, tant que les ouvriers qu’il demande sont chez vous. Il reste jusqu’à ce que vous le remplaciez ; à la fin, il rapporte les points de son coin.

called-title = Appel à un personnage : { $card }
called-text =
    Vous avez payé { $money } £. Le personnage a fait ce qu’il fait, une fois, et reste au marché : un autre ouvrier voisin, même un des vôtres, pourrait de nouveau faire appel à lui.

patented-title = Technique brevetée : { $card }
patented-text =
    Vous avez payé { $money } £. Elle se place dans votre quartier sans emplacement à acheter, vaut pour le reste de la partie et ne peut être perdue.

worked-title = Bâtiment exploité : { $card }
worked-text =
    Il est incliné jusqu’à la fin du tour, et les ouvriers qu’il a demandés y restent jusque-là. Au tour suivant, il pourra travailler de nouveau.

taken-title = Quelqu’un a été plus rapide : { $card }
taken-text =
    Cette carte était à côté d’un de vos ouvriers. Il peut encore employer celle de l’autre côté, s’il y en a une, ou y prendre de l’argent ; rien de nouveau ne vient à la place vide.

empty-title = Revenu les mains vides
empty-text =
    Les deux cartes voisines de cet ouvrier avaient disparu : elles ne lui ont rien rapporté, et c’était quand même une action. Un ouvrier qui doit attendre est mieux à côté d’un personnage : les personnages restent.
