# Les leçons d’une première partie d’Age of Industry : ID-title, ID-text, et ID-task quand il y a
# quelque chose à faire. _Les mots importants_ sont en gras, <coal> est un glyphe.

## Leçons

welcome-title = L’industrie à crédit
welcome-text =
    Vous et { $rivals } robots ouvrez mines et filatures en { $map ->
        [germany] Allemagne
       *[other] Nouvelle-Angleterre
    }, les reliez par le rail et menez des marchandises aux ports et aux marchés. Les points ne se comptent _qu’à la fin_ : le niveau de chacune de vos tuiles sur la carte, un point par tranche de { $dollars } $, et { $unpaid } points de moins par emprunt que vous ne pouvez rembourser.

    C’est une vraie partie{ $rivals ->
        [4] , la plus courte possible : à cinq, environ quatorze tours de jeu
       *[other] {""}
    }. Jouez comme il vous plaît ; le guide ne fait qu’expliquer et montrer ce qui mérite un regard. Ses lampes montrent l’objet de la leçon, au plus simple, et c’est _rarement le coup le plus fort_ : pour cela, il y a le conseil.

cards-title = Construire demande une carte
cards-text =
    Une _carte Localisation_ est une couleur : elle construit n’importe quelle industrie dans un lieu de cette couleur, où que vous soyez. Une _carte Industrie_ construit cette industrie, mais seulement là où vous êtes déjà : où finit une de vos voies ferrées, par-dessus une de vos tuiles, ou à côté dans un lieu de plus de { $few } cases. Tant que vous n’avez aucune tuile sur la carte, elle construit _partout_.

    Voies ferrées, ventes et pioche ne coûtent pas de carte. Développer et passer en coûtent une, n’importe laquelle.

first-build-title = Une première tuile, sans argent
first-build-text =
    { $kind ->
        [coal_mine] Commencez par une <coal_mine> _mine de charbon_, pour { $cost } $. Ses { $cubes } cubes servent à tous ceux qui y sont reliés. Au départ du dernier, elle _se retourne_ et vous paie { $payout } $. Les lampes montrent des lieux animés.
        [ironworks] Vos cartes ne construisent pas de mine : commencez par une <ironworks> _sidérurgie_, pour { $cost } $. Ses { $cubes } cubes servent à tous ceux qui y sont reliés. Au départ du dernier, elle _se retourne_ et vous paie { $payout } $.
        [port] Commencez par un <port> _port_, pour { $cost } $. Il ouvre la piste de demande à son coin de carte, et quand du coton s’y vend, il _se retourne_ et vous paie { $payout } $.
        [cotton_mill] Commencez par une <cotton_mill> _filature de coton_, pour { $cost } $. Une fois ses marchandises vendues, elle _se retourne_ et vous paie { $payout } $.
       *[other] Construisez ce que vos cartes permettent. Si rien ne convient, piochez deux cartes.
    }

    Il ne faut pas d’argent : ce que vous ne pouvez payer _s’emprunte tout seul_, par { $loan } $. { $pointer ->
        [finger] Touchez
       *[mouse] Cliquez
    } une lampe, une carte cochée, puis le bouton vert. Rien n’est définitif avant de valider.
first-build-task = Construisez une première tuile.

order-title = Deux actions par tour désormais
order-text =
    Au premier tour de jeu, chacun n’avait qu’une action ; désormais on en a _deux_, et l’on peut faire deux fois la même. Votre main ne se remplit pas toute seule.

    Qui a dépensé _le moins_ joue en premier au tour de jeu suivant, qui a dépensé le plus joue en dernier. Vous jouez cette fois à la place { $place } sur { $seats }. Jouer tôt compte quand un autre vise la même ligne, la même case ou le même marché.

railway-title = Posez une voie ferrée
railway-text =
    Une voie ferrée coûte { $cost } $ et aucune carte. Elle part d’un lieu où vous avez une tuile, ou bien où finit une de vos voies. La _première_ ne demande rien d’autre ; chaque suivante prend aussi un <coal> charbon et un <iron> fer.

    Vos cartes Industrie construisent alors à ses deux bouts, et les cubes et marchandises _de tous_ y voyagent. Les lampes montrent des lignes vers des lieux animés, où elles serviront et paieront bien à la fin.
railway-task = Posez une première voie ferrée.

goods-title = Construisez de quoi vendre
goods-text =
    Filatures et usines paient le mieux. Elles se retournent quand vous _vendez_, et chacune a besoin d’un débouché relié par le rail, celui de n’importe qui : un <port> port non retourné, à n’importe qui, ou un <demand> marqueur de marché qui demande ces marchandises.

    Les lampes montrent des cases proches d’un débouché. Si aucune n’est allumée, vos cartes ne permettent pas encore de filature. Une autre _mine de charbon_ est souvent le coup le plus fort à ce moment ; une filature vous montre comment on vend.
goods-task = Construisez une filature de coton ou une usine.

cubes-title = Charbon et fer
cubes-text =
    Les meilleures tuiles, et toutes vos voies ferrées après la première, demandent des cubes. Ils viennent _gratuitement_ de la mine ou sidérurgie la plus proche que le rail atteint, quel qu’en soit le propriétaire. Si aucune n’est reliée, on achète à la _piste de demande_, le moins cher d’abord, et pour { $empty } $ chacun quand elle est vide. Le lieu doit alors être relié à une tuile Port ou à un port lointain.

    Dans l’autre sens, une _nouvelle_ mine ou sidérurgie reliée à un port remplit aussitôt les vides de la piste, et chaque cube vous est payé.

draw-title = Les cartes ne viennent pas toutes seules
draw-text =
    Vous avez { $hand ->
        [0] une main vide
        [one] une carte
       *[other] { $hand } cartes
    }, et sans carte on ne construit pas. _Piocher_ est une action et prend deux cartes, l’une après l’autre, chacune parmi les { $faceup } visibles ou de la pioche. Vous voyez la première avant de prendre la seconde.

    Une couleur permet de commencer ailleurs, une carte Industrie de construire là où vous êtes. Personne n’en tient plus de { $limit }.
draw-task = Piochez des cartes.

way-title = Il faut un chemin aux marchandises
way-text =
    Vos marchandises n’atteignent encore aucun débouché qui les demande. Les voies ferrées de _tous les joueurs_ comptent, à n’importe quelle distance : regardez ce que les autres ont posé, et quels marchés sont encore ouverts.

    Là où une lampe est allumée, cette ligne vous rapproche d’un débouché. Un _port à vous_ qui les prend conviendrait aussi : il se retourne avec la vente, et vous êtes payé pour les deux.

sell-title = Vous pouvez vendre
sell-text =
    Des marchandises à vous atteignent un débouché. Une seule action _vendre_ vend autant de tuiles que vous voulez et ne coûte pas de carte. Chaque débouché en sert une.

    La tuile se retourne et vous paie aussitôt. Par un port, les deux propriétaires sont payés ; un marché ne paie que vous. N’attendez pas trop : un débouché _ne sert qu’une fois_, au premier venu.
sell-task = Vendez les marchandises d’une tuile.

repay-title = Rembourser un emprunt ?
repay-text =
    Vous avez { $money } $ et { $loans ->
        [one] un emprunt
       *[other] { $loans } emprunts
    }. Chacun coûte { $interest } $ d’intérêts après chaque tour de jeu. Rembourser { $loan } $ n’est pas une action, ne demande pas de carte et ne compte pas comme dépense. Cela se trouve près de la décision, dans une ligne discrète quand ce n’est pas la question elle-même.

    Ce dont vous aurez besoin plus tard vous sera prêté de nouveau _aux mêmes conditions_. Rembourser est donc presque toujours juste.

combine-title = Quand aucune carte ne convient
combine-text =
    Les deux actions d’un tour construisent ensemble _n’importe quelle industrie sur n’importe quelle case_, avec une carte quelconque. Le reste ne change pas : le prix, les cubes, et le nombre de tuiles permis dans un lieu.

    Cela prend tout un tour, mais ouvre un nouveau coin de la carte. Les robots forts le font souvent tôt, pour une seconde mine bien placée.

develop-title = De meilleures tuiles en dessous
develop-text =
    On construit toujours la tuile la _plus basse_ d’une industrie. _Développer_ défausse une carte quelconque et retire une tuile quelconque de votre plateau de joueur, gratuitement, pour que viennent de meilleures : c’est leur niveau qui compte à la fin.

    Les deux plus basses _usines_ sont de niveau 0 et ne se construisent jamais. Il faut les retirer, en deux actions, avant que viennent les bonnes.

preview-title = Si la partie finissait ici
preview-text =
    Le tableau des points à venir, à côté de la carte ou dans un onglet, compte ce que chacun aurait : les niveaux de ses _tuiles_, son _argent_, et les points perdus pour _emprunts impayés_. Les voies ferrées y ont déjà payé : { $income } $ chacune, et { $village } $ pour chaque tuile, case de marché et village à leurs deux bouts, quel que soit le propriétaire des tuiles.

    Une ligne entre deux lieux animés rapporte plus d’un point, et davantage chaque fois que quelqu’un y construit.

clock-title = La pioche est l’horloge
clock-text =
    { $deck ->
        [one] Il reste une carte
       *[other] Il reste { $deck } cartes
    } dans la pioche. Une fois qu’elle est vide, la partie s’achève avec le premier tour de jeu après lequel _quelqu’un n’a plus de carte_ en main.

    Pensez donc à ce qui peut encore payer. Vendez ce qui ne l’est pas, usez les cubes de vos mines en posant des voies ferrées, et gardez des cartes pour les dernières tuiles.

last-title = Chaque tour peut être le dernier
last-text =
    La pioche est vide. Quand une main l’est aussi, on finit le tour de jeu et la partie est terminée. Une tuile compte son _niveau même si elle ne se retourne jamais_ : si elle est bon marché pour son niveau, elle rapporte encore des points ; une voie ferrée paie au moins { $income } $.

    Chaque tranche de { $dollars } $ fait un point. Les emprunts sont remboursés à la fin tant que l’argent suffit, et chacun de ceux qui restent coûte { $unpaid } points.

score-title =
    { $result ->
        [won] Vous gagnez : { $total } à { $rival }
       *[lost] Le meilleur robot a { $rival } points, vous en avez { $total }
    }
score-text =
    Vos points : tuiles _{ $tiles }_, argent _{ $money }_, emprunts impayés _{ $loans }_. Vos voies ferrées ont payé { $rails } $ à la fin. { $flips ->
        [none] Sans tuile sur la carte, rien ne peut payer : la prochaine fois, construisez tôt, à crédit.
        [all] Toutes vos tuiles se sont retournées : bien construit.
       *[some] Vos tuiles jamais retournées : _{ $idle }_. Leur niveau a compté, mais l’argent qu’elles auraient payé n’est pas venu.
    }

    Revoyez cette partie depuis le panneau du résultat, lisez « Comment jouer » dans le menu, ou ouvrez votre propre table : vous connaissez maintenant les règles. La carte de la Nouvelle-Angleterre y ajoute les _navires_.

## Ce qui vient de se passer

built-title = { $industry } : { $location }
built-text =
    { $kind ->
        [coal_mine] La face claire dit : il reste à faire. Son charbon est gratuit pour tous ceux qui y sont reliés, vous aussi. Quand il n’y en a plus, la mine se retourne et vous paie, au tour de n’importe qui.
        [ironworks] La face claire dit : il reste à faire. Son fer est gratuit pour tous ceux qui y sont reliés, vous aussi. Quand il n’y en a plus, la sidérurgie se retourne et vous paie, au tour de n’importe qui.
        [port] La face claire dit : il reste à faire. Il attend que des marchandises s’y vendent, les vôtres ou celles d’un autre. Dès maintenant, qui lui est relié peut utiliser la piste de demande.
       *[other] La face claire dit : il reste à faire. Elle attend d’être vendue. À la fin, elle compte son niveau de toute façon.
    }

borrowed-title = La banque vous a prêté
borrowed-text =
    Vous avez { $money } $ et { $loans ->
        [one] un emprunt
       *[other] { $loans } emprunts
    }. Chacun coûte { $interest } $ après chaque tour de jeu jusqu’à ce que vous le remboursiez. Tout le monde commence ainsi ; une tuile vite retournée paie son emprunt.

rival-title = Les autres ont joué
rival-text =
    Ce qui a changé porte un fin cadre de laiton. Leurs mines, ports et voies ferrées vous servent aussi. _Depuis votre tour_, dans la barre du haut, le remontre coup par coup.

interest-title = Intérêts : { $paid } $
interest-text =
    { $interest } $ par emprunt, après chaque tour de jeu. Il vous reste { $money } $. Qui ne peut payer emprunte aussi pour cela, et doit encore plus : pensez-y quand vous avez beaucoup d’emprunts.

linked-title = La ligne est à vous
linked-text =
    { $link } : vos cartes Industrie construisent maintenant aux deux bouts. Tout ce que l’on y construira, vous ou un autre, fera payer davantage la ligne à la fin de la partie.

marketed-title = Droit à la piste de demande
marketed-text =
    { $cubes ->
        [one] Un cube a rempli une case vide
       *[other] { $cubes } cubes ont rempli des cases vides
    } et vous avez reçu { $money } $. Cela n’arrive qu’au moment où une mine ou une sidérurgie est construite, et seulement si elle est reliée à une tuile Port ou à un port lointain.

bought-title = Acheté à la piste de demande
bought-text =
    Aucune source reliée n’avait plus de cube : vous avez payé { $money } $. Le prochain coûtera autant ou plus. Qui construit maintenant une mine ou une sidérurgie reliée à un port sera payé pour remplir le vide.

taken-title = Un cube pour rien
taken-text =
    Il vient de la source la plus proche ({ $location }). Si c’était le dernier, la tuile s’est retournée et son propriétaire est payé : il est bon d’user les vôtres.

used-title = Quelqu’un a pris votre cube
used-text =
    C’est bon pour vous : votre tuile ({ $industry }, { $location }) approche du moment où elle se retourne, sans que vous y dépensiez une action.

shipped-title = Des marchandises par votre port
shipped-text =
    Votre port ({ $location }) s’est retourné et vous a payé, au tour d’un autre joueur. Il ne prend plus de marchandises, mais ouvre toujours la piste de demande à qui lui est relié.

sold-title = Vendu : { $money } $
sold-text =
    Votre tuile ({ $industry }, { $location }) s’est retournée et vous a payé. Le débouché ne servira plus, et si c’est un port, son propriétaire a été payé aussi. Pensez maintenant à vos emprunts.

flipped-title = Une de vos tuiles s’est retournée : { $money } $
flipped-text =
    { $industry }, { $location } : le dernier cube est parti et vous êtes payé. Vous pouvez construire par-dessus une tuile de niveau supérieur, si elle convient à la case.

repaid-title = Un emprunt de moins
repaid-text =
    { $loans ->
        [0] Vous ne devez plus rien.
        [one] Il en reste un.
       *[other] Il en reste { $loans }.
    } Ce qui est remboursé avant la fin du tour de jeu ne coûte plus d’intérêts.

developed-title = Une tuile de moins, les bonnes approchent
developed-text =
    Votre plateau de joueur montre ce qui vient maintenant dans cette industrie, son prix et ce qu’elle paie. La tuile retirée est hors jeu.

passed-title = Passé
passed-text =
    Passer coûte aussi une carte, tant qu’il y en a, et n’apporte rien, sinon de dépenser moins. Presque toujours, on peut faire mieux.
