# Pourquoi un coup n’est pas permis : ce qui manque et, si c’est utile, que faire. Clés de why*.py.

## Une autre question est posée, ou une autre carte est jouée

why-must-act = { $actions ->
    [one] Il vous reste une action : choisissez-en une, ou passez.
   *[other] Il vous reste { $actions } actions : choisissez-en une, ou passez.
}
why-now-action = Aucune action n’est en cours. Choisissez d’abord une action.
why-now-card = Choisissez d’abord la carte pour cette action.
why-now-coal = Choisissez d’abord la source du charbon.
why-now-iron = Choisissez d’abord la sidérurgie qui fournit le fer.
why-now-outlet = Choisissez d’abord où vont les marchandises : un port ou un marché.
why-now-more = Vous pouvez maintenant vendre une autre tuile, ou dire que c’est tout.
why-now-draw = Prenez d’abord votre prochaine carte.
why-now-closing = Vos actions sont faites : vous pouvez seulement rembourser des emprunts ou finir votre tour.
why-now-interest = Le tour est fini : vous pouvez seulement rembourser des emprunts avant les intérêts, ou en rester là.
why-other-map = Cette partie se joue sur une autre carte : { $map }.

## Construction : la tuile et la case

why-mat-empty = { $industry } : il ne reste aucune tuile de cette industrie sur votre plateau de joueur.
why-level-zero = { $industry } : votre prochaine tuile est de niveau 0 et ne se construit jamais. Développez-la pour atteindre les suivantes.
why-ship-no-port = { $place } : un navire demande un port sur l’une de ses voies maritimes, et il n’y en a pas encore. Ses voies mènent à : { $places }.
why-limit = { $many ->
    [1] { $place } : cette localisation est grande, mais vous ne pouvez y avoir { $limit ->
        [one] qu’une tuile
       *[other] que { $limit } tuiles
    }
   *[other] { $place } : cette localisation a peu de cases, vous ne pouvez y avoir { $limit ->
        [one] qu’une tuile
       *[other] que { $limit } tuiles
    }
}. Vous y avez déjà : { $tiles }.
why-overbuild-others = { $slot } : cette tuile { $there } appartient à { $owner }. Parmi les tuiles des autres, seule une mine de charbon ou une sidérurgie peut être remplacée, par une tuile de la même sorte.
why-overbuild-level = { $industry } : votre prochaine tuile est de niveau { $new }, et la tuile { $there } de niveau { $old } ne peut être remplacée que par un niveau supérieur.
why-overbuild-track = { $industry } : on ne remplace la tuile d’un autre que s’il ne reste aucun cube de sa sorte, et la piste de demande en a encore { $cubes ->
    [one] 1
   *[other] { $cubes }
}.
why-overbuild-cubes = { $industry } : on ne remplace la tuile d’un autre que s’il ne reste aucun cube de sa sorte, et il y en a encore ici : { $sources }.

## Construction : la carte

why-no-hand = Vous n’avez pas de carte en main, et il en faut une.
why-no-card = { $industry }, { $place } : aucune de vos cartes ne le permet. Conviendraient : { $cards }.{ $combine ->
    [1] {" "}Avec vos deux actions, une carte quelconque suffit.
   *[other] {""}
}
why-not-reached = Une carte d’industrie ne construit que là où vous êtes relié, et { $place } ne l’est pas : aucune de vos voies ferrées n’y mène (en main : { $cards }). Construisez-y d’abord une voie ferrée{ $combine ->
    [1] {" "}ou utilisez vos deux actions et une carte quelconque.
   *[other] .
}
why-ship-not-reached = { $place } : une carte de navire demande un port à vous sur l’une de ses voies maritimes, ou le port d’un autre dans une localisation que touchent vos voies ferrées (en main : { $cards }).{ $combine ->
    [1] {" "}Avec vos deux actions, une carte quelconque suffit.
   *[other] {""}
}
why-card-not-in-hand = Vous n’avez pas la carte { $card } en main.
why-card-does-not-fit = La carte { $card } ne permet pas cette construction : { $industry }, { $place }.
why-combine-first-round = Combiner demande { $needed } actions, et chacun n’en a que { $actions } au premier tour.
why-combine-actions = Combiner demande { $needed } actions d’un même tour, et il ne vous en reste que { $actions }.

## Voies ferrées

why-line-taken = { $link } porte déjà une voie ferrée, qui appartient à { $owner }.
why-no-markers = Vous avez déjà posé vos { $markers } marqueurs de voie ferrée.
why-rail-nothing = Une voie ferrée part d’une tuile ou d’une voie ferrée à vous, et vous n’en avez pas sur la carte. Construisez d’abord une industrie.
why-rail-not-adjacent = Une voie ferrée doit partir d’un lieu où vous avez une tuile ou une voie ferrée, et vous n’en avez pas à ses extrémités : { $places }.

## Charbon et fer

why-coal-none = { $place } : aucune mine ni importation n’a de charbon, et rien ne relie ce lieu à un port ou à un port lointain, par où en acheter.
why-coal-not-connected = { $place } : il y a du charbon ({ $sources }), mais aucun chemin ininterrompu n’y mène, ni à un port ou à un port lointain, par où en acheter.
why-iron-none = { $place } : aucune sidérurgie n’a de fer, et rien ne relie ce lieu à un port ou à un port lointain, par où en acheter.
why-iron-not-connected = { $place } : il y a du fer ({ $sources }), mais aucun chemin ininterrompu n’y mène, ni à un port ou à un port lointain, par où en acheter.
why-coal-no-transit = { $place } : le charbon devrait traverser ce lieu, et aucun cube ne le traverse : { $barred }.
why-iron-no-transit = { $place } : le fer devrait traverser ce lieu, et aucun cube ne le traverse : { $barred }.
why-coal-too-few = { $place } : il faut { $needed } cubes de charbon. Les sources reliées n’en ont que { $found }, et rien ne relie ce lieu à un port ou à un port lointain, par où acheter le reste.
why-iron-too-few = { $place } : il faut { $needed } cubes de fer. Les sidérurgies reliées n’en ont que { $found }, et rien ne relie ce lieu à un port ou à un port lointain, par où acheter le reste.
why-coal-no-cube = Il n’y a pas de charbon à prendre ici : { $source }.
why-coal-far = { $source } : rien ne relie cette source au lieu qui a besoin de charbon.
why-coal-through = { $source } : le charbon de cette source devrait traverser ce lieu, et aucun cube ne le traverse : { $barred }.
why-coal-nearer = { $source } est trop loin. Il y a du charbon plus près : { $nearer }.
why-iron-no-cube = Il n’y a pas de fer à prendre ici : { $source }.
why-iron-far = { $source } : rien ne relie cette sidérurgie au lieu qui a besoin de fer.
why-iron-through = { $source } : le fer de cette sidérurgie devrait traverser ce lieu, et aucun cube ne le traverse : { $barred }.
why-iron-nearer = { $source } est trop loin. Il y a du fer plus près : { $nearer }.

## Vente

why-sell-none = Vous n’avez encore aucune tuile sur la carte : il n’y a rien à vendre.
why-sell-no-tile = Il n’y a pas de tuile ici : { $slot }.
why-sell-others = { $slot } : cette tuile appartient à { $owner }.
why-sell-industry = { $industry } : seules les filatures et les usines vendent des marchandises.
why-sell-flipped = { $industry } : cette tuile est retournée, ses marchandises sont déjà vendues.
why-sell-nowhere = { $industry }, { $place } : aucun port ni marché relié et encore inutilisé n’accepte ces marchandises.
why-sell-through = { $industry }, { $place } : ces marchandises devraient traverser ce lieu, et rien ne le traverse : { $barred }.
why-port-none = Il n’y a pas de port ici : { $slot }.
why-port-flipped = { $place } : ce port est déjà retourné.
why-port-goods = { $place } : ce port est de niveau { $level } et n’accepte que les marchandises de cette sorte : { $takes }.
why-port-far = { $place } : ce port n’est pas relié à { $mill }.
why-port-through = { $place } : depuis { $mill }, il faudrait traverser ce lieu pour atteindre ce port, et rien ne le traverse : { $barred }.
why-market-used = Ce marché est déjà utilisé : { $market }.
why-market-goods = Le marché { $market } n’accepte pas ces marchandises : { $tile }.
why-market-far = Le marché { $market } n’est pas relié à { $mill }.
why-market-through = { $market } : depuis { $mill }, il faudrait traverser ce lieu pour atteindre ce marché, et rien ne le traverse : { $barred }.
why-market-no-ship = { $market } : ce marché est en mer, et aucun navire ne l’ouvre encore.

## Développement, cartes, emprunts

why-develop-gone = { $industry } : il ne reste aucune tuile de niveau { $level } sur votre plateau de joueur.
why-hand-full = Vous avez déjà { $limit } cartes, le maximum permis.
why-nothing-to-draw = Il n’y a pas de carte à prendre : la pioche est vide et aucune carte n’est visible.
why-pile-empty = La pioche est vide. Les cartes visibles peuvent encore être prises.
why-card-not-open = La carte { $card } n’est pas parmi les cartes visibles.
why-pass-no-card = Passer demande une carte et vous n’en avez pas. Piochez d’abord.
why-repay-no-loan = Vous n’avez pas d’emprunt à rembourser.
why-repay-money = Un emprunt se rembourse avec { $loan } $ ; vous avez { $money } $.
