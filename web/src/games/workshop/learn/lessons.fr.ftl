# Les leçons d’une première partie de Workshop of the World : ID-title, ID-text, et ID-task quand il
# y a quelque chose à faire. _Les mots importants_ sont en gras, <demand> est un glyphe.

## Leçons

welcome-title = La Grande-Bretagne, 1770
welcome-text =
    Vous et { $rivals } robots placez des industries dans des villes et les reliez, d’abord par canal, puis par rail. Le joueur qui a _le plus d’argent_ à la fin l’emporte. Vous commencez avec { $money } £, et rien ne rentre avant la fin de la première ère.

    C’est une vraie partie : deux ères de { $rounds } manches. Jouez comme il vous plaît ; le guide ne fait qu’expliquer et montrer ce qui mérite un regard. Ses lampes montrent l’objet de la leçon, au plus simple, et c’est _rarement le coup le plus fort_ : pour cela, il y a le conseil.

demand-title = La demande, c’est vous
demand-text =
    Chaque ville fait une de cinq choses : <port> port, <heavy> industrie lourde, <textiles> textile, <light> industrie légère, <crafts> artisanat. À la fin d’une ère, chaque industrie reçoit _1 £ par jeton_ de son type sur le diagramme de demande.

    Vous avez deux jetons. Placez-en un maintenant ; tous sont révélés ensemble. Il reste là toute la partie : pensez à bâtir ce qu’il paie. L’autre reste secret jusqu’à plus tard.
demand-task = Placez un jeton demande.

bid-title = Misez pour l’ordre du tour
bid-text =
    Les cartes de cette manche sont face visible, une par joueur. La plus haute mise choisit en premier. Toutes les mises sont secrètes, et _chacun paie la sienne_, même si elle ne sert à rien.

    Personne n’est encore installé nulle part, et les cartes se valent à peu près : de 0 à 2 £, c’est bien assez. Ce que vous gardez paie des liens.
bid-task = Faites une mise.

card-title = Prenez une carte ville
card-text =
    La carte nomme la ville où va votre industrie. Le nombre est la _valeur_ de la ville : le revenu qu’elle donne à vos liens, et le nombre d’industries qu’elle contient. Le symbole est son type, payé selon la demande.

    Les lampes montrent les villes qui rapporteraient le plus dans l’état du plateau. { $pointer ->
        [finger] Touchez
       *[mouse] Cliquez
    } une carte ou sa ville, puis le bouton vert. Rien n’est définitif avant de valider.
card-task = Placez une première industrie.

link-title = Construire depuis { $town }
link-text =
    Après avoir placé, vous pouvez construire jusqu’à deux liens, le premier à partir de cette ville ({ $town }). Un lien coûte { $cost } £ et donne tout de suite du revenu : la _valeur de chaque ville_ qu’il touche et où vous avez une industrie. Ici, cela fait { $value }.

    Chaque case de la piste des revenus vaut 1 £ à la fin de l’ère. Certaines connexions ont deux cases : elles prennent les deux liens du tour, et le prix des deux.
link-task = Construisez un premier lien.

second-title = Un second lien ?
second-text =
    Il peut partir de l’un ou l’autre bout du premier et coûte encore { $cost } £. Il ne donne de revenu que pour une _ville qui n’a pas encore compté_ dans ce tour, et un peu à la fin de l’ère : 1 £, ou 2 £ dans votre plus grand réseau.

    Vous avez { $money } £ pour ce tour et { $rounds ->
        [0] aucun autre
        [one] encore un autre
       *[other] encore { $rounds } autres
    } de cette ère. Un second lien qui n’atteint aucune de vos villes peut souvent attendre.

order-title = Quand jouer en premier
order-text =
    Regardez les nouvelles cartes avant de miser. Lesquelles sont _voisines d’une de vos villes_ ? Un lien entre deux de vos villes compte la valeur des deux.

    Si une carte vaut bien mieux que les autres pour vous, choisir en premier vaut quelques livres. Sinon, ne misez rien : il vous restera toujours une carte. À mises égales, l’ordre de la manche précédente est gardé.

neighbours-title = Des villes voisines
neighbours-text =
    Prenez, s’il y en a une, une carte dont la ville a une connexion libre vers une des vôtres, et construisez ce lien : il donne _les deux valeurs_ pour un seul prix.

    Les lampes montrent ce qui rapporte le plus maintenant. Parfois aucune carte ne convient ; prenez alors une ville qui aura des voisines plus tard.
neighbours-task = Construisez un lien entre deux de vos villes.

preview-title = Si l’ère finissait ici
preview-text =
    Le tableau de la _fin de l’ère_, à côté de la carte ou parmi les onglets, compte ce que chacun aurait : l’argent, puis le _revenu_ de la piste, ce que paient les _liens_, et ce que paient les _industries_ selon les jetons du diagramme.

    Regardez-le avant de décider : quand une ville est pleine, ce sont les industries du premier qu’il faut retirer, et un jeton pour ce que seuls les autres font n’aide qu’eux.

network-title = Gardez un seul réseau
network-text =
    À la fin de l’ère, chaque lien de votre _plus grand réseau_ rapporte { $network } £, chaque autre { $link } £. Un réseau est ce qui se suit de ville en ville, avec vos liens seulement.

    Accrochez donc les nouveaux liens aux anciens quand vous le pouvez. Un lien qui joint deux réseaux fait mieux payer tous les liens du plus petit.

choice-title = Une carte au choix
choice-text =
    Cette carte ne nomme pas de ville, seulement une valeur : votre industrie peut aller dans _n’importe quelle ville de cette valeur_. Les lampes montrent où elle rapporte le plus : à côté d’une de vos villes, par une connexion libre, ou là où la demande est forte.

full-title = Une ville pleine : { $town }
full-text =
    Une ville contient autant d’industries que sa valeur, ici { $value }. Pour que la vôtre entre, une autre doit partir, et _vous choisissez laquelle_. Elle ne sera plus payée à personne.

    La meilleure à retirer est celle du joueur qui mène, ou de celui qui construirait bientôt d’ici.

swap-title = Échanger une carte
swap-text =
    Toutes les connexions de la ville d’une de ces cartes sont prises : personne ne peut plus construire de là. Vous pouvez prendre la carte quand même, pour l’industrie ; ou la défausser contre la carte du dessus des { $aside } mises de côté, que _vous devrez alors utiliser_.

recover-title = À court d’argent ?
recover-text =
    Il vous reste { $money } £. À chaque décision, vous pouvez reculer de _{ $spaces } cases_ sur la piste des revenus et prendre 1 £ en échange ; vous êtes sur la case { $income }. La page le propose discrètement sous la décision.

    Le change est mauvais : les mêmes cases vaudraient { $spaces } £ à la fin de l’ère. Cela ne vaut la peine que si un lien impossible autrement rapporte nettement plus.

closing-title = L’ère canal s’achève
closing-text =
    { $rounds ->
        [0] C’est sa dernière manche.
       *[other] Une seule manche suit celle-ci.
    } Ensuite chacun peut placer encore un jeton, et l’ère paie. L’argent gardé est acquis, mais un lien qui rapporte plus qu’il ne coûte reste bon à construire : comptez son revenu, et { $network } £ dans votre plus grand réseau.

    Tous les liens quittent alors le plateau. Les _industries restent_, et sont payées de nouveau à la fin de l’ère rail.

more-title = Encore un jeton, ou aucun
more-text =
    Comparez : combien d’industries de ce type sont _à vous_, combien aux autres ? Le diagramme de demande montre ce que chacune rapporte. Un jeton qui paie les autres plus que vous est mieux gardé.

    Dans l’ère canal, un jeton gardé peut encore être placé plus tard. À la fin de l’ère rail, il ne vaudrait plus rien.

rail-title = L’ère rail
rail-text =
    Les canaux sont payés et partis ; vos industries sont toujours là. Toutes les cartes sont mélangées de nouveau, et un lien ne coûte plus que { $cost } £ : entre des villes où vous êtes _déjà_, le revenu monte vite.

    Vous avez pioché deux jetons de plus. Placez-en un qui paie ce que vous avez sur la carte ; cette fois, vous le voyez.

end-title = Les dernières manches
end-text =
    Seul compte maintenant l’argent de la toute fin. Un lien à { $cost } £ vaut la peine quand son revenu et son paiement font plus ensemble : presque toujours, s’il touche une de vos villes.

    Gardez pour le dernier moment un jeton qui vous convient. Après cela, les jetons en main ne valent rien.

score-title =
    { $result ->
        [won] Vous gagnez avec { $total } £
       *[lost] Le meilleur robot a { $rival } £, vous avez { $total } £
    }
score-text =
    Les deux ères ensemble vous ont payé { $income } £ de revenu, { $links } £ pour les liens et { $industries } £ pour les industries. Vous avez dépensé { $building } £ pour des liens et { $bids } £ en mises.

    Revoyez cette partie depuis le panneau du résultat, lisez « Comment jouer » dans le menu, ou ouvrez votre propre table : vous connaissez maintenant les règles. À deux joueurs, chacun a deux couleurs.

## Ce qui vient de se passer

tokens-title = Les jetons sont révélés
tokens-text =
    Le diagramme montre ce que rapporterait chaque industrie d’un type. Vous savez ce que les autres veulent bâtir ; ils le savent de vous.

opened-title = Les mises sont révélées
opened-text =
    Vous jouez à la place { $place } sur { $seats }. Chacun a payé sa mise. Qui joue tard prend ce qui reste, mais garde son argent.

advanced-title = Revenu : { $income } de plus
advanced-text =
    Votre marqueur est sur la case { $total } : cela fera { $total } £ à la fin de l’ère. Chaque ville compte une fois par tour, quel que soit le nombre de liens qui la touchent, et plus tard seuls de _nouveaux_ liens compteront.

rival-title = Les autres ont joué
rival-text =
    Ce qui a changé porte un fin cadre de laiton. Une connexion appartient au premier qui la construit, jusqu’à la fin de l’ère. _Depuis votre tour_, dans la barre du haut, le remontre coup par coup.

removed-title = Une de vos industries a dû partir
removed-text =
    La ville était pleine ({ $town }), et la vôtre a été choisie. Les liens de là ne vous donnent plus de revenu, à moins que vous n’y ayez une autre industrie. Ce que l’on a dans beaucoup de villes est difficile à prendre.

unlinked-title = Un tour sans lien
unlinked-text =
    Votre industrie est là et sera payée selon la demande, mais un tour sans lien ne donne _aucun revenu_. C’est parfois juste, quand l’argent doit durer.

recovered-title = Une livre de la piste des revenus
recovered-text =
    Elle a coûté { $spaces } cases, qui auraient valu { $spaces } £ à la fin de l’ère. Employez-la à ce qui rapporte plus.

paid-title = L’ère vous a payé { $money } £
paid-text =
    Revenu { $income } £, liens { $links } £, industries { $industries } £. Le marqueur de revenu revient à zéro, et les liens à leurs propriétaires. Industries et jetons restent pour l’ère rail.
