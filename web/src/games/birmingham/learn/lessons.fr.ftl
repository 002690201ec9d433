# Les leçons d’une première partie de Brass : Birmingham : ID-title, ID-text, et ID-task quand il y
# a quelque chose à faire. _Les mots importants_ sont en gras, <coal> est un glyphe.

## Leçons

welcome-title = Les Midlands, 1770
welcome-text =
    Vous et un robot construisez des industries et creusez des canaux autour de Birmingham. Les points viennent de deux choses : les _tuiles retournées_, et les _canaux_ entre des lieux prospères. Le plus grand total l’emporte.

    C’est une vraie partie, celle d’introduction : { $rounds } manches, des canaux seulement. Jouez comme il vous plaît ; le guide ne fait qu’expliquer et montrer ce qui mérite un regard. Ses lampes montrent l’objet de la leçon, au plus simple, et c’est _rarement le coup le plus fort_ : pour cela, il y a le conseil.

first-build-title = Un premier tour tout simple
first-build-text =
    { $kind ->
        [coal_mine] Commencez par une <coal_mine> _mine de charbon_ : { $cost } £, et rien d’autre n’est demandé. Ses { $cubes } cubes seront brûlés par qui construit alentour. Quand le dernier s’en va, la tuile se retourne : du revenu pour vous, des points à la fin.
        [iron_works] Commencez par une <iron_works> _usine sidérurgique_ à { $cost } £ : tout le monde a besoin de fer, d’où qu’il vienne, et ses { $cubes } cubes n’attendront pas longtemps. Alors la tuile se retourne : du revenu pour vous, des points à la fin.
        [cotton_mill] Vos cartes ne construisent pas de mine ; prenez une <cotton_mill> _filature de coton_ : { $cost } £, sans charbon ni fer. Elle se vendra plus tard à un marchand, avec de la bière, et cela rapporte revenu et points.
        [brewery] Commencez par une <brewery> _brasserie_ à { $cost } £ : vendre demande de la bière, et la vôtre est toujours à portée.
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

    Il élargit votre réseau pour les cartes Industrie, laisse passer le charbon et mène aux _marchands_ du bord du plateau, qui achètent. La lampe montre le chemin vers l’un d’eux.
network-task = Creusez un premier canal.

cubes-title = Le charbon voyage, le fer non
cubes-text =
    Bien des tuiles coûtent aussi des cubes. Le <coal> _charbon_ doit arriver par canal : de la mine reliée la plus proche, quel qu’en soit le propriétaire, gratuitement ; sinon du marché, si un marchand est relié.

    Le <iron> _fer_ n’a pas besoin de chemin : il vient de n’importe quelle usine sidérurgique, sinon du marché. Chaque cube acheté rend le suivant plus cher.

goods-title = Construisez de quoi vendre
goods-text =
    Les <cotton_mill> filatures, les <manufacturer> manufactures et les <pottery> usines de céramique rapportent l’essentiel des points. Elles se retournent quand vous _vendez_ à un marchand qui porte leur signe et leur est relié par des canaux, les vôtres ou ceux d’un autre.

    Construisez donc là où le chemin vers un marchand est court. Si aucune lampe ne brille, vos cartes, votre argent ou votre réseau ne le permettent pas encore.
goods-task = Construisez une filature, une manufacture ou une usine de céramique.

beer-title = Pour vendre, il faut de la bière
beer-text =
    Le signe <beer> d’une tuile dit combien de tonneaux sa vente demande. La bière vient de _vos brasseries_, où qu’elles soient, ou de _celle d’un autre_ qui est reliée à la tuile.

    Ou bien vous prenez le _tonneau du marchand_ à qui vous vendez : il vous donne aussi le bonus imprimé à côté. Mais il ne sert qu’une fois : soyez le premier.

sell-title = Vous pouvez vendre
sell-text =
    Un marchand veut votre production et il y a de la bière. Une seule action _Vendre_ peut vendre plusieurs tuiles, l’une après l’autre.

    La vente retourne la tuile : votre revenu monte aussitôt, et les points sont acquis pour la fin de la période.
sell-task = Vendez la production d’une tuile.

money-title = À court d’argent ?
money-text =
    Il vous reste { $money } £. Un _emprunt_ rapporte { $loan } £ aussitôt et baisse votre revenu de { $levels } niveaux. Tôt dans la partie, c’est un outil ordinaire, pas une défaite : l’argent doit devenir des tuiles qui se retournent. Tard dans la partie, il ne paie plus guère.

develop-title = De meilleures tuiles dessous
develop-text =
    De chaque industrie, seule la tuile _la plus basse_ de votre plateau de joueur peut être construite. _Développer_ en retire une ou deux, pour un <iron> chacune, et fait monter les meilleures.

    Dans cette partie d’introduction, les tuiles retournées de niveau II et plus comptent _deux fois_.

preview-title = Si la période finissait ici
preview-text =
    Ce tableau compte ce que chacun marquerait en ce moment. Un canal marque les signes <linkpts> à ses deux bouts : sur les tuiles _retournées_, de qui que ce soit, et deux chez chaque marchand.

    Un canal entre deux villes prospères peut valoir mieux qu’une tuile de plus.

## Ce qui vient de se passer

built-title = { $industry } à { $location }
built-text =
    { $kind ->
        [coal_mine] La face claire dit : encore du travail. Ses cubes sont pour tous ceux qui sont reliés, et ils doivent prendre le plus proche. Vide, la mine se retourne, et vous gagnez du revenu.
        [iron_works] La face claire dit : encore du travail. Chacun peut prendre son fer, d’où que ce soit. Vide, l’usine se retourne, et vous gagnez du revenu.
        [brewery] Votre brasserie porte un tonneau. Quand il sert, à vous ou à quelqu’un qui est relié, elle se retourne, et vous gagnez du revenu.
       *[other] La face claire dit : encore du travail. Elle attend d’être vendue à un marchand qui la demande. Vendue, elle se retourne : du revenu tout de suite, des points à la fin.
    }

marketed-title = Droit au marché
marketed-text =
    { $cubes ->
        [one] Un cube est parti
       *[other] { $cubes } cubes sont partis
    } au marché et vous avez reçu { $money } £. Une nouvelle usine sidérurgique remplit toujours le marché ; une nouvelle mine le fait si un marchand est relié. Les cases les plus chères d’abord.

barrel-title = Le tonneau du marchand
barrel-text =
    Il a servi pour cette période, et son bonus est à vous : argent, points, revenu ou une tuile développée gratuitement, comme il est imprimé près du marchand.

scouted-title = Deux jokers
scouted-text =
    Le joker Lieu vaut n’importe quelle ville, le joker Industrie n’importe quelle industrie, mais toujours dans votre réseau. Chacun peut aussi payer toute autre action.

rails-title = La période des chemins de fer
rails-text =
    Les canaux et toutes les tuiles de niveau I ont quitté le plateau, décomptés. Place aux voies ferrées : chacune prend du charbon, et deux à la fois demandent aussi de la bière. Vous pouvez avoir plusieurs tuiles dans une même ville.
