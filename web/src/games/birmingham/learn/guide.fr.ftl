# « Comment jouer » à Brass : Birmingham, avec nos mots : ID-title, ID-text, ID-caption par section.

aim-title = Le but
aim-text =
    Vous êtes un entrepreneur des Midlands entre 1770 et 1870. Vous construisez des industries, les reliez par des canaux puis par des chemins de fer, et vendez ce qu’elles produisent. Le joueur qui a _le plus de points_ à la fin l’emporte.

    Une tuile se construit face claire visible : elle a encore du travail. Le travail fait, elle _se retourne_, augmente aussitôt votre revenu, et marque ses points à la fin de la période. Une tuile jamais retournée ne marque rien. Tout le jeu consiste à faire retourner des tuiles, les vôtres surtout.

    L’argent n’est pas des points. C’est ce qu’il faut pour y arriver, et il n’y en a jamais assez.
aim-caption = Claire : les cubes doivent encore servir, ou la production se vendre. Pleine : c’est fait. Le nombre dit ses points, les haltères ce que marquent les liaisons voisines.
face-cubes = Mine et ses cubes
face-goods = Filature non vendue
face-flipped = La même, vendue

turn-title = Votre tour
turn-text =
    Une partie est une suite de _manches_ ; à chaque manche, chacun a un tour. À votre tour vous faites _deux actions_ (une seule à la toute première manche), au besoin deux fois la même. Chaque action coûte une carte. Puis votre main revient à { $hand } cartes, tant que la pioche en donne.

    À la fin de la manche, deux choses. L’_ordre_ change : qui a dépensé le moins commence, qui a dépensé le plus finit. Puis chacun reçoit son _revenu_, ou le paie s’il est négatif.

    Vous commencez avec { $money } £ et un revenu nul.
turn-caption = Les sept actions. Chacune coûte une carte.
action-build-title = Construire
action-build-text = Poser une tuile Industrie.
action-network-title = Réseau
action-network-text = Poser un canal, ou une ou deux voies ferrées.
action-develop-title = Développer
action-develop-text = Retirer des tuiles basses de votre plateau de joueur.
action-sell-title = Vendre
action-sell-text = Porter sa production aux marchands.
action-loan-title = Emprunt
action-loan-text = De l’argent maintenant, moins de revenu ensuite.
action-scout-title = Prospecter
action-scout-text = Trois cartes contre deux jokers.
action-pass-title = Passer
action-pass-text = Rien, mais la carte est due.

cards-title = Les cartes
cards-text =
    Pour la plupart des actions, peu importe la carte défaussée. La _construction_, elle, la regarde.

    Une _carte Lieu_ construit dans cette ville toute industrie qui y a une case, même loin de votre réseau. Une _carte Industrie_ construit cette industrie dans n’importe quelle ville de votre réseau. Tant que rien de vous n’est sur le plateau, elle construit partout.

    Gardez donc les cartes de vos projets, et payez avec les autres.
cards-caption = Deux sortes : une ville et sa couleur, ou une industrie et son signe. Une carte à deux signes construit l’une ou l’autre.

network-title = Réseau et liaisons
network-text =
    Votre _réseau_, ce sont tous les lieux où se trouve une de vos tuiles ou un bout de vos liaisons. Une nouvelle liaison doit en partir.

    Dans la période des canaux, un canal coûte { $canal } £, un par action. Dans celle des chemins de fer, une voie coûte { $rail } £ et un charbon ; ou deux à la fois pour { $rails } £, avec un charbon chacune et une bière.

    Être _relié_ est autre chose : deux lieux sont reliés quand des liaisons mènent de l’un à l’autre, quel que soit leur propriétaire. Le charbon, la bière des autres et les ventes demandent seulement d’être relié.
network-caption = Une mine à Dudley et un canal vers Birmingham : les deux lieux sont dans le réseau de Brique. Les liaisons cochées peuvent suivre.

build-title = Construire
build-text =
    Choisissez une ville et une industrie qui y a une case libre, défaussez une carte qui le permet, payez l’argent et les cubes, et posez votre tuile _la plus basse_ de cette industrie.

    Dans la période des canaux, vous n’avez qu’_une tuile par ville_ ; les autres peuvent construire à côté. Dans celle des chemins de fer, vous pouvez en avoir plusieurs.

    Vous pouvez aussi remplacer une de vos tuiles par une meilleure de la même industrie. Celle d’un autre ne se remplace que si c’est une mine ou une usine sidérurgique et que ce cube a disparu partout.
build-caption = Une usine sidérurgique coûte un charbon. Il vient par le canal de la mine de Dudley, gratuitement. Elle en avait deux : encore un, et elle se retourne.

cubes-title = Charbon, fer et bière
cubes-text =
    Le <coal> _charbon_ doit être relié au lieu qui le demande. Il vient de la mine _la plus proche_ qui en a encore, quel qu’en soit le propriétaire, gratuitement. Si aucune mine n’est reliée, on l’achète au marché, pourvu qu’un marchand soit relié.

    Le <iron> _fer_ n’a pas besoin d’être relié. Il vient de n’importe quelle usine sidérurgique, gratuitement, et du marché seulement s’il n’y en a plus nulle part.

    La <beer> _bière_ sert à vendre, et aux voies ferrées doubles. Vos brasseries vous servent partout ; celles des autres doivent être reliées. Les marchands ont aussi un tonneau, pour une vente chez eux.

    Quand le dernier cube ou tonneau quitte une tuile, elle se retourne, qui que ce soit qui l’ait pris. Une nouvelle usine vend aussitôt au marché ce qui y tient ; une nouvelle mine aussi, si elle est reliée à un marchand. C’est payé, et souvent la tuile se retourne sur-le-champ.
cubes-caption = Les marchés au début : on achète du côté bon marché, on remplit du côté cher. Une fois vide, le marché fournit le charbon à { $coal } £ et le fer à { $iron } £.

sell-title = Vendre
sell-text =
    Filatures, manufactures et usines de céramique se retournent quand elles sont vendues. Il faut un _marchand_ du bord de la carte qui porte leur signe, _relié_ à la tuile, et la bière que la tuile demande.

    Si vous prenez le tonneau du marchand, vous recevez aussi le _bonus_ imprimé à côté : argent, points, revenu, ou une tuile développée gratuitement. Une fois par période et par marchand.

    Une action peut vendre autant de tuiles que vous avez de bière. Préparer deux ou trois ventes et les faire ensemble épargne des actions.
sell-caption = La filature de Worcester est reliée à Gloucester, où un marchand demande du coton. Son tonneau paie la vente.

develop-title = Développer
develop-text =
    Seule la tuile la plus basse de chaque industrie peut être construite. Développer retire du jeu _une ou deux_ des tuiles les plus basses de votre plateau de joueur, pour _un fer chacune_.

    Les meilleures tuiles rapportent plus, et celles de niveau I quittent le plateau à la fin de la période des canaux. Une tuile marquée d’une lampe ne se développe pas : il faut la construire.
develop-caption = Un fer, et la manufacture de niveau II vient ensuite.
level-gone = Retirée
level-next = La suivante

loan-title = Emprunter
loan-text =
    Prenez { $loan } £ et descendez de { $levels } _niveaux_ de revenu. Il n’y a rien à rembourser. Le revenu peut devenir négatif, jusqu’à −10.

    La piste de revenu monte à petits pas, et plus haut chaque niveau en demande davantage. Un emprunt coûte donc le moins quand il est pris tôt, avant que beaucoup se soit retourné.

scout-title = Prospecter
scout-text =
    Défaussez { $scout } cartes, celle de l’action comprise, et prenez un _joker Lieu_ et un _joker Industrie_. Ils valent n’importe quelle ville et n’importe quelle industrie. Impossible tant que vous tenez un joker.

    C’est l’issue quand la main ne va pas avec le projet. Cela coûte du temps : sachez à quoi serviront les deux.
scout-caption = Le joker Lieu construit dans toute ville. Le joker Industrie construit toute industrie, dans votre réseau.

eras-title = Deux périodes
eras-text =
    La _période des canaux_ dure jusqu’à ce que la pioche et les mains soient vides : { $two }, { $three } ou { $four } manches à deux, trois ou quatre joueurs. Alors on décompte liaisons et tuiles retournées ; _toutes les liaisons_ et _toutes les tuiles de niveau I_ quittent le plateau, les marchands reçoivent de nouveaux tonneaux, et chacun une nouvelle main.

    La _période des chemins de fer_ suit, avec autant de manches, et se décompte de même. Les tuiles de niveau II et plus retournées pendant les canaux restent et marquent _deux fois_ : le secret de bien des victoires.

    La partie d’introduction s’arrête après les canaux.
eras-caption = Les mêmes villes à la fin des canaux, puis au début des chemins de fer : la manufacture de niveau II est toujours là.

scoring-title = Le décompte
scoring-text =
    Une _liaison_ marque un point par haltère <linkpts> à ses bouts : sur les tuiles retournées, quel que soit leur propriétaire, et deux chez chaque marchand. Une _tuile retournée_ marque le nombre inscrit. Les autres, rien.

    À égalité, le plus haut revenu l’emporte, puis le plus d’argent.

    Dans la partie d’introduction s’ajoutent un point par tranche de { $price } £ ({ $most } au plus), votre niveau de revenu, et une seconde fois vos tuiles retournées de niveau II et plus.
scoring-caption = Le canal touche une mine retournée à deux signes et une manufacture retournée qui en a deux : quatre points. L’usine sidérurgique n’est pas retournée et ne donne encore rien.

hints-title = Conseils pour les premières parties
hints-text =
    _Faites retourner tôt._ Un revenu gagné à la troisième manche est payé toute la partie.

    _Empruntez sans honte._ Un ou deux emprunts dans les premières manches sont normaux. Un tour passé à attendre l’argent est perdu.

    _Voyez où le charbon manquera._ Une mine près des chantiers des autres se vide toute seule.

    _Comptez la bière avant de construire._ Trois filatures sans bière sont trois tuiles blanches.

    _Surveillez l’ordre._ Dépensez beaucoup quand vous jouez en premier, peu quand vous jouez en dernier.

    _Ne vous accrochez pas aux cartes._ Une carte qui ne va pas paie une liaison, un emprunt ou une vente.

    _Entrez debout dans les chemins de fer._ Une tuile de niveau II et une idée d’où viendra le premier charbon valent mieux que quelques livres.
