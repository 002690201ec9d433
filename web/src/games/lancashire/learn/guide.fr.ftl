# « Comment jouer » à Brass : Lancashire, avec nos mots : ID-title, ID-text, ID-caption par section.

aim-title = Le but
aim-text =
    Vous êtes un entrepreneur du Lancashire entre 1770 et 1870. Vous filez le coton, extrayez le charbon, fondez le fer, ouvrez des ports et construisez des navires, et reliez tout cela par des canaux puis par des chemins de fer. Le joueur qui a _le plus de points_ à la fin l’emporte.

    Une tuile se construit face claire visible : elle a encore du travail. Le travail fait, elle _se retourne_, augmente aussitôt votre revenu, et marque ses points à la fin de la période. Une tuile jamais retournée ne marque rien. Tout le jeu consiste à faire retourner des tuiles, les vôtres surtout.

    Chaque industrie se retourne à sa façon : mines et usines quand leurs cubes sont épuisés, filatures quand leur coton est vendu, ports quand du coton y passe, chantiers navals dès leur construction.
aim-caption = Claire : les cubes doivent encore servir, ou le coton se vendre. Pleine : c’est fait. Le nombre dit ses points, l’haltère ce que marque chaque liaison voisine.
face-cubes = Mine et ses cubes
face-goods = Filature non vendue
face-flipped = La même, vendue

turn-title = Votre tour
turn-text =
    Une partie est une suite de _manches_ ; à chaque manche, chacun a un tour. À votre tour vous faites _deux actions_ (une seule à la toute première manche), au besoin deux fois la même. Chaque action coûte une carte. Puis votre main revient à { $hand } cartes, tant que la pioche en donne.

    À la fin de la manche, deux choses. L’_ordre_ change : qui a dépensé le moins commence, qui a dépensé le plus finit. Puis chacun reçoit son _revenu_, ou le paie s’il est négatif.

    Vous commencez avec { $money } £ et un revenu nul.
turn-caption = Les actions. Chacune coûte une carte ; la double construction prend les deux actions et deux cartes.
action-build-title = Construire
action-build-text = Poser une tuile Industrie.
action-double-title = Double
action-double-text = De même dans toute ville, avec deux cartes quelconques.
action-network-title = Réseau
action-network-text = Poser un canal, ou une ou deux voies ferrées.
action-develop-title = Développer
action-develop-text = Retirer des tuiles basses de votre plateau de joueur.
action-sell-title = Vendre
action-sell-text = Porter le coton aux ports ou à l’étranger.
action-loan-title = Emprunt
action-loan-text = De l’argent maintenant, moins de revenu ensuite.
action-pass-title = Passer
action-pass-text = Rien, mais la carte est due.

cards-title = Les cartes
cards-text =
    Pour la plupart des actions, peu importe la carte défaussée. La _construction_, elle, la regarde.

    Une _carte Lieu_ construit dans cette ville toute industrie qui y a une case, même loin de votre réseau. Une _carte Industrie_ construit cette industrie dans n’importe quelle ville de votre réseau. Tant que rien de vous n’est sur le plateau, elle construit partout.

    Si aucune carte ne convient, il y a la _double construction_ : les deux actions du tour et deux cartes quelconques valent ensemble une carte Lieu de votre choix. Elle coûte du temps, mais atteint toutes les villes de la carte.
cards-caption = Deux sortes : une ville et sa couleur, ou une industrie et son signe.

network-title = Réseau et liaisons
network-text =
    Votre _réseau_, ce sont tous les lieux où se trouve une de vos tuiles ou un bout de vos liaisons. Une nouvelle liaison doit en partir.

    Dans la période des canaux, un canal coûte { $canal } £, un par action. Dans celle des chemins de fer, une voie coûte { $rail } £ et un charbon ; ou deux à la fois pour { $rails } £ et un charbon chacune. Certaines lignes ne sont que des canaux, d’autres que des voies ferrées.

    Être _relié_ est autre chose : deux lieux sont reliés quand des liaisons mènent de l’un à l’autre, quel que soit leur propriétaire. Le charbon et le coton demandent seulement d’être relié.
network-caption = Une mine à Bolton et un canal vers Manchester : les deux lieux sont dans le réseau de Brique. Les liaisons cochées peuvent suivre.

build-title = Construire
build-text =
    Choisissez une ville et une industrie qui y a une case libre, défaussez une carte qui le permet, payez l’argent et les cubes, et posez votre tuile _la plus basse_ de cette industrie.

    Dans la période des canaux, vous n’avez qu’_une tuile par ville_ ; les autres peuvent construire à côté. Dans celle des chemins de fer, vous pouvez en avoir plusieurs.

    Vous pouvez aussi remplacer une de vos tuiles par une meilleure de la même industrie. Celle d’un autre ne se remplace que si c’est une mine ou une usine sidérurgique et que ce cube a disparu partout, au marché aussi.
build-caption = Une usine sidérurgique coûte un charbon. Il vient par le canal de la mine de Bolton, gratuitement.

cubes-title = Charbon et fer
cubes-text =
    Le <coal> _charbon_ doit être relié au lieu qui le demande. Il vient de la mine _la plus proche_ qui en a encore, quel qu’en soit le propriétaire, gratuitement. Si aucune mine n’est reliée, on l’achète au marché, pourvu d’être relié à une _icône de marché_ : l’Écosse, le Yorkshire, les Midlands, ou tout port du plateau, retourné ou non.

    Le <iron> _fer_ n’a pas besoin d’être relié. Il vient de n’importe quelle usine sidérurgique, gratuitement, et du marché seulement s’il n’y en a plus nulle part.

    Quand le dernier cube quitte une tuile, elle se retourne, qui que ce soit qui l’ait pris. Une nouvelle usine vend aussitôt au marché ce qui y tient ; une nouvelle mine aussi, si elle est reliée à une icône de marché. Les deux marchés sont pleins au début : il faut d’abord que quelqu’un achète.
cubes-caption = Les marchés au début : on achète du côté bon marché, on remplit du côté cher. Une fois vide, le marché fournit le charbon à { $coal } £ et le fer à { $iron } £.

sell-title = Vendre le coton
sell-text =
    Une filature se retourne quand son coton est vendu. Il y a deux voies, et une action peut vendre d’autant de filatures que vous voulez, chacune par la sienne.

    Par un <port> _port_ : un port non retourné et relié à la filature prend le coton, quel qu’en soit le propriétaire. Tous deux se retournent, la filature et le port. Un port ne sert qu’une fois ; ensuite il ne montre plus que son icône de marché.

    Un port à vous près de votre filature, ce sont deux tuiles retournées en une action. Celui d’un autre l’enrichit aussi ; parfois le prix est juste.
sell-caption = La filature de Manchester est reliée au port de Warrington. Le coton y passe, et les deux tuiles se retournent.

distant-title = Le Marché extérieur
distant-text =
    La seconde voie est <ship> l’étranger. La filature doit être reliée à une _icône de marché_, au bord ou sur un port quelconque, retourné ou non. Seule la filature se retourne, pas le port.

    Retournez la première tuile de la pile : elle dit de combien de cases avance le marqueur. Là où il s’arrête, vous gagnez autant de cases de revenu en plus, { $bonus } au début puis de moins en moins, et la filature se retourne.

    Si le marqueur atteint le _X_, le marché est fermé pour toute la période : cette filature reste invendue et l’action s’arrête là. Qui vend tôt vend le mieux ; qui vient tard a besoin d’un port.
distant-caption = La piste du Marché extérieur avec ses bonus, et les tuiles déjà retournées.

develop-title = Développer
develop-text =
    Seule la tuile la plus basse de chaque industrie peut être construite. Développer retire du jeu _une ou deux_ des tuiles les plus basses de votre plateau de joueur, pour _un fer chacune_.

    Les meilleures tuiles rapportent plus, et celles de niveau I quittent le plateau à la fin de la période des canaux. Toute tuile peut être développée.

    Les deux _chantiers navals_ les plus bas ne se construisent jamais : il faut les développer. Après eux, un chantier naval est la tuile la plus chère du jeu et celle qui rapporte le plus, et il se retourne aussitôt.
develop-caption = Un fer chacune, et le premier vrai chantier naval vient ensuite.
level-gone = Retirée
level-next = La suivante

loan-title = Emprunter
loan-text =
    Prenez { $small } £, { $middle } £ ou { $large } £ et descendez d’un, deux ou trois _niveaux_ de revenu. Il n’y a rien à rembourser. Le revenu peut devenir négatif, jusqu’à −10.

    La piste de revenu monte à petits pas, et plus haut chaque niveau en demande davantage. Un emprunt coûte donc le moins quand il est pris tôt, avant que beaucoup se soit retourné.

    Dans la période des chemins de fer, les emprunts cessent quand la pioche est vide, pour les dernières manches de la partie. Une tuile dans la pioche avertit : quand Rothschild paraît, la manche suivante est la dernière pour emprunter.

eras-title = Deux périodes
eras-text =
    La _période des canaux_ dure jusqu’à ce que la pioche et les mains soient vides : { $two }, { $three } ou { $four } manches à deux, trois ou quatre joueurs. Alors on décompte liaisons et tuiles retournées ; _toutes les liaisons_ et _toutes les tuiles de niveau I_ quittent le plateau, le Marché extérieur rouvre, et chacun reçoit une nouvelle main.

    La _période des chemins de fer_ suit, avec autant de manches, et se décompte de même. Les tuiles de niveau II et plus retournées pendant les canaux restent et marquent _deux fois_ : le secret de bien des victoires.

    La partie d’introduction s’arrête après les canaux.
eras-caption = Les mêmes villes à la fin des canaux, puis au début des chemins de fer : la filature de niveau II est toujours là.

scoring-title = Le décompte
scoring-text =
    Une _liaison_ marque un point par haltère <linkpts> à ses bouts : une sur chaque tuile retournée, quel qu’en soit le propriétaire, et deux en chaque lieu sans case, comme le Yorkshire ou Southport. Une _tuile retournée_ marque le nombre inscrit. Les autres, rien.

    À la fin de la partie, chaque tranche entière de { $pounds } £ vaut un point de plus. À égalité, le plus haut revenu l’emporte, puis le plus d’argent.

    Dans la partie d’introduction s’ajoutent à la place un point par tranche de { $price } £ ({ $most } au plus), votre niveau de revenu, et une seconde fois vos tuiles retournées de niveau II et plus.
scoring-caption = Le canal touche une mine retournée et une filature retournée : deux points. L’usine sidérurgique n’est pas retournée et ne donne encore rien.

variants-title = Autres façons de jouer
variants-text =
    _Lien virtuel._ Une règle de la première édition : qui a Liverpool ou Birkenhead dans son réseau peut construire dans l’autre avec une carte Industrie. Il n’achemine pas de charbon.

    _Pioche classique._ À trois ou quatre : toutes les cartes, dont quelques-unes écartées sans être vues, de sorte que personne ne sait lesquelles manquent.

    _Variante à deux de la communauté._ Une carte plus petite, sans le sud ni l’est, sa propre pioche, de plus petits marchés et moins d’argent au départ.

hints-title = Conseils pour les premières parties
hints-text =
    _Faites retourner tôt._ Un revenu gagné à la troisième manche est payé toute la partie.

    _Vendez à l’étranger tant que cela dure._ Le premier coton au Marché extérieur rapporte le plus. Comptez les tuiles : la page dit combien le fermeraient.

    _Construisez un port près des filatures._ Quelqu’un en voudra, et c’est pour vous qu’il se retourne.

    _Empruntez sans honte._ Un ou deux emprunts dans les premières manches sont normaux. Un tour passé à attendre l’argent est perdu.

    _Voyez où le charbon manquera._ Une mine près des chantiers des autres se vide toute seule.

    _Surveillez l’ordre._ Dépensez beaucoup quand vous jouez en premier, peu quand vous jouez en dernier.

    _Pensez aux chantiers navals à temps._ Il leur faut deux développements, une case à eux et beaucoup d’argent, et ils le valent aux deux périodes.
