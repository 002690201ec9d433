# Les leçons d’une première partie de Brass : Lancashire : ID-title, ID-text, et ID-task quand il y a
# quelque chose à faire. _Les mots importants_ sont en gras, <coal> est un glyphe. Ce que tous les
# Brass disent de même est dans brass/learn.

## Leçons

welcome-title = Le Lancashire, 1770
welcome-text =
    Vous et un robot filez le coton, fondez le fer et creusez des canaux autour de Manchester. Les points viennent de deux choses : les _tuiles retournées_, et les _canaux_ entre des lieux prospères. Le plus grand total l’emporte.

    C’est une vraie partie, celle d’introduction : { $rounds } manches, des canaux seulement. Jouez comme il vous plaît ; le guide ne fait qu’expliquer et montrer ce qui mérite un regard. Ses lampes montrent l’objet de la leçon, au plus simple, et ce n’est _pas toujours le coup le plus fort_ : pour cela, il y a le conseil.

first-build-title = D’abord, le coton
first-build-text =
    { $kind ->
        [cotton_mill] Commencez par une <cotton_mill> _filature de coton_ : { $cost } £, sans charbon ni fer. Son coton vendu, la tuile se retourne : du revenu aussitôt, des points à la fin. Les lampes sont près d’un marché ou d’une place pour des ports, là où peu d’autre chose tient : avant le rail, vous n’avez qu’_une tuile par ville_.
        [port] Vos cartes ne construisent pas de filature ; prenez un <port> _port_ à { $cost } £ : du coton s’y vendra, le vôtre ou celui d’un autre, et la tuile se retournera : du revenu aussitôt, des points à la fin.
        [coal_mine] Vos cartes ne construisent pas de filature ; prenez une <coal_mine> _mine de charbon_ : { $cost } £, et rien d’autre n’est demandé. Ses { $cubes } cubes seront brûlés par qui a besoin de charbon alentour. Quand le dernier s’en va, la tuile se retourne : du revenu aussitôt, des points à la fin.
       *[other] Construisez ce que vos cartes permettent et que votre argent paie. Si rien ne convient, un emprunt est aussi un premier tour honnête.
    }

    { $pointer ->
        [finger] Touchez
       *[mouse] Cliquez
    } un lieu qui porte une lampe, l’industrie si on vous la demande, une carte cochée, puis le bouton vert. L’ordre est libre, et rien n’est définitif avant de valider.
first-build-task = Construisez une première industrie.

network-title = Creusez un canal
network-text =
    Un canal coûte { $cost } £ et doit partir de votre _réseau_ : les lieux où vous avez une tuile, et les bouts de vos canaux.

    Il élargit votre réseau pour les cartes Industrie, laisse passer le charbon et le coton, et mène à une _icône de Marché_ : le Yorkshire et les Midlands en ont une, et chaque port du plateau aussi. Une lampe montre un canal qui y mène ; _sans lampe_, rien ne presse.
network-task = Creusez un premier canal.

money-title = Osez emprunter
money-text =
    Un _emprunt_ rapporte { $small }, { $middle } ou { $large } £ aussitôt et baisse votre revenu d’un, deux ou trois niveaux. Rien n’est à rembourser.

    En bas de la piste de revenu, un niveau compte moins de cases : un emprunt pris _tôt_ coûte donc le moins. Le robot le plus fort prend souvent { $large } £ à la deuxième ou troisième manche, pour des tuiles. Même à la fin, il peut payer ici : chaque tranche de { $price } £ vaut un point, { $most } au plus, et chaque niveau de revenu aussi.
money-task = Prenez un emprunt.

distant-title = Deux façons de vendre
distant-text =
    Une filature se retourne quand son coton est vendu : par un <port> _port_ relié et non retourné, qui se retourne aussi, quel qu’en soit le propriétaire ; ou <ship> à l’étranger, sur le _Marché extérieur_, si une icône de Marché est reliée, celle d’un port ou du bord.

    { $state ->
        [closed] Mais le Marché extérieur est fermé pour cette période : son marqueur est sur le X. Il ne reste que les ports.
       *[open] À l’étranger, la première tuile de la pile avance le marqueur, et la case atteinte ajoute du revenu, de moins en moins. Au X, le marché ferme, et cette filature reste invendue. Sur les { $tiles } tuiles de la pile, { $closing ->
            [0] aucune ne peut encore le fermer
            [1] une seule le fermerait maintenant
           *[other] { $closing } le fermeraient maintenant
        }.
    }

sell-title = Vous pouvez vendre
sell-text =
    Votre coton a une destination. Une seule action _Vendre_ peut vendre plusieurs filatures, l’une après l’autre, chacune par un port ou à l’étranger : deux filatures en une action valent mieux qu’une.

    La vente retourne la filature : votre revenu monte aussitôt, et les points sont acquis. Attendre une seconde filature épargne une action ; mais d’autres peuvent prendre le port, ou fermer le marché à l’étranger.
sell-task = Vendez le coton d’une filature.

cubes-title = Le charbon voyage, le fer non
cubes-text =
    Bien des tuiles coûtent aussi des cubes. Le <coal> _charbon_ doit arriver par canal : de la mine reliée la plus proche, quel qu’en soit le propriétaire, gratuitement ; sinon du marché, si une icône de Marché est reliée.

    Le <iron> _fer_ n’a pas besoin de chemin : il vient de n’importe quelle usine sidérurgique, sinon du marché. Une usine sidérurgique demande un charbon et se vide partout où l’on construit ou développe.

develop-title = De meilleures tuiles
develop-text =
    De chaque industrie, seule la tuile _la plus basse_ de votre plateau de joueur peut être construite. _Développer_ en retire une ou deux, pour un <iron> chacune, et fait monter les meilleures. Dans cette partie d’introduction, les tuiles retournées de niveau II et plus comptent _deux fois_ : là sont les points.

    Les deux premiers <shipyard> _chantiers navals_ ne peuvent qu’être développés. Le suivant vaut { $points } points et se retourne aussitôt, mais demande du temps et de l’argent.
develop-task = Développez une ou deux tuiles.

port-title = Un port à vous
port-text =
    Quand votre filature vend par _votre propre_ <port> _port_, deux de vos tuiles se retournent en une action. Quand un autre y vend, il se retourne sans aucun travail de votre part. Tout port porte aussi l’icône de Marché.

    Un port est bon marché, mais au niveau I il rapporte peu de points : n’en construisez que là où du coton viendra. Une lampe brille là où votre coton pourrait partir aussitôt ; _sans lampe_, mieux vaut une autre action.

double-title = Quand aucune carte ne convient
double-text =
    La _double construction_ : les deux actions d’un tour et _deux cartes quelconques_ valent ensemble la carte d’une ville de votre choix. Elle atteint toutes les villes, même celles dont les cartes ne sont pas dans la pioche.

    { $mills ->
        [0] Cette pioche n’a pas de carte Filature de coton : c’est donc souvent le moyen d’en placer une.
       *[other] Elle coûte du temps, mais c’est parfois le seul moyen.
    } On ne peut la choisir que tant qu’il reste les deux actions du tour.

preview-title = Si la période finissait ici
preview-text =
    Ce tableau compte ce que chacun marquerait en ce moment. Un canal marque les signes <linkpts> à ses deux bouts : un sur chaque tuile _retournée_, de qui que ce soit, et deux en chaque lieu sans case, comme le Yorkshire.

    Un canal entre deux villes prospères peut valoir mieux qu’une tuile de plus.

## Ce qui vient de se passer

built-title = { $industry } à { $location }
built-text =
    { $kind ->
        [coal_mine] La face claire dit : encore du travail. Ses cubes sont pour tous ceux qui sont reliés, et ils doivent prendre le plus proche. Vide, la mine se retourne, et vous gagnez du revenu.
        [iron_works] La face claire dit : encore du travail. Chacun peut prendre son fer, d’où que ce soit. Vide, l’usine se retourne, et vous gagnez du revenu.
        [port] La face claire dit : encore du travail. Quand du coton y est vendu, le vôtre ou celui d’un autre, il se retourne, et vous gagnez du revenu. Il porte aussi désormais l’icône de Marché.
        [shipyard] Un chantier naval se retourne dès sa construction : du revenu tout de suite, des points à la fin.
       *[other] La face claire dit : encore du travail. Elle attend que son coton soit vendu, par un port ou à l’étranger. Vendue, elle se retourne : du revenu tout de suite, des points à la fin.
    }

marketed-title = Droit au marché
marketed-text =
    { $cubes ->
        [one] Un cube est parti
       *[other] { $cubes } cubes sont partis
    } au marché et vous avez reçu { $money } £. Une nouvelle usine sidérurgique remplit toujours le marché ; une nouvelle mine le fait si une icône de Marché est reliée. Les cases les plus chères d’abord.

exported-title = Vendu à l’étranger
exported-text =
    La tuile a fait avancer le marqueur de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } ; là où il s’est arrêté, vous avez gagné { $spaces ->
        [0] rien de plus
        [one] { $spaces } case de plus
       *[other] { $spaces } cases de plus
    } sur la piste de revenu. La prochaine vente à l’étranger rapportera autant ou moins, et le X se rapproche.

shipped-title = Par le port ({ $location })
shipped-text =
    { $whose ->
        [yours] Le port était à vous : deux de vos tuiles se sont retournées en une action.
       *[theirs] Le port s’est retourné pour son propriétaire, qui gagne aussi du revenu. Votre filature n’en est pas moins vendue.
    } Un port ne prend du coton qu’une fois ; retourné, il porte toujours l’icône de Marché.

served-title = On a utilisé votre port
served-text =
    Du coton a été vendu par votre port ({ $location }) : il s’est retourné pour vous, sans que vous y passiez une action.

closed-title = Le Marché extérieur est fermé
closed-text =
    Le marqueur a atteint le X. La dernière filature proposée reste invendue, et pour le reste de la période le coton ne part plus que par des ports non retournés.

rails-title = La période des chemins de fer
rails-text =
    Les canaux et toutes les tuiles de niveau I ont quitté le plateau, décomptés. Place aux voies ferrées : chacune prend du charbon, et une action peut en poser deux. Le Marché extérieur a rouvert, et vous pouvez avoir plusieurs tuiles dans une même ville.
