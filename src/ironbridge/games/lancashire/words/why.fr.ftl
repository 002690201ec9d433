# Pourquoi un coup n’est pas permis : ce qui manque et, si c’est utile, que faire. Clés de why*.py.

## Une autre question est posée

why-now-action = Aucune action n’est en cours. Choisissez d’abord une action, ou passez.
why-now-card = Choisissez d’abord la carte que vous défaussez pour cette action.
why-now-coal = Choisissez d’abord la mine qui fournit le charbon.
why-now-iron = Choisissez d’abord l’usine sidérurgique qui fournit le fer.
why-now-outlet = Choisissez d’abord où va le coton : un port ou le Marché extérieur.
why-now-second-rail = Vous pouvez maintenant poser une deuxième liaison ferroviaire, ou dire que c’est tout.
why-now-second-development = Vous pouvez maintenant développer une autre tuile, ou dire que c’est tout.
why-now-further-sale = Vous pouvez maintenant vendre une autre filature, ou dire que c’est tout.
why-now-debt = Vous ne pouvez pas payer votre dette : choisissez d’abord une tuile à céder.

## Le plateau central

why-place-not-on-map = { $place } n’est pas sur le plateau central de cette partie.
why-link-not-on-map = { $link } : cette ligne n’est pas sur le plateau central de cette partie.

## Construction : la tuile et la case

why-mat-empty = { $industry } : il ne reste aucune tuile de cette industrie sur votre plateau de joueur.
why-canal-no-coal = { $industry }, { $place } : il faut du charbon, et aucun canal ne mène à ce lieu. On ne peut rien y construire durant la Période des canaux.
why-shipyard-zero = { $industry } : votre prochaine tuile est de niveau { $level } et ne se construit jamais. Développez-la pour atteindre les suivantes.
why-rail-tile = { $industry } : votre prochaine tuile est de niveau { $level }, constructible seulement durant la Période des chemins de fer.
why-canal-tile = { $industry } : votre prochaine tuile est de niveau { $level }, constructible seulement durant la Période des canaux. Développez-la pour atteindre les suivantes.
why-slot-taken = { $slot } : la case est prise ({ $there }, { $owner }).
why-overbuild-industry = { $slot } : votre tuile { $there } ne peut être remplacée que par une tuile plus haute de la même industrie, pas par une tuile { $industry }.
why-overbuild-others = { $slot } : cette tuile { $there } appartient à { $owner }. Parmi les tuiles des autres, seules les mines de charbon et les usines sidérurgiques peuvent être remplacées.
why-overbuild-level = { $industry } : votre prochaine tuile est de niveau { $new }, et une tuile de niveau { $old } ne peut être remplacée que par une plus haute.
why-overbuild-market = { $industry } : on ne remplace la tuile d’un autre que si sa ressource est épuisée partout, et il reste { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} dans le Marché.
why-overbuild-cubes = { $industry } : on ne remplace la tuile d’un autre que si sa ressource est épuisée partout, et il en reste des cubes ({ $places }).
why-one-per-location = Durant la Période des canaux, on n’a qu’une tuile par lieu. { $place } porte déjà une des vôtres : { $industry }.
why-single-icon-first = { $industry } : utilisez d’abord la case réservée à cette industrie, { $other }.

## Construction : la carte et le coût

# $link : combien de liaisons feraient entrer le lieu dans le réseau, 0 si c’est impossible ; $double :
# avec combien de cartes une double action Construction suffirait maintenant, 0 si c’est impossible.
why-no-card = { $industry }, { $place } : aucune carte de votre main ne le permet. Cartes qui conviendraient : { $cards }.{ $double ->
    [0] {""}
    [2] {" "}Avec vos deux actions, deux cartes quelconques suffisent.
   *[other] {" "}Avec { $double } actions, { $double } cartes quelconques suffisent.
}
why-no-card-reaches = { $industry }, { $place } : aucune carte seule ne le permet pour l’instant.{ $link ->
    [0] { $double ->
        [0] {""}
        [2] {" "}Utilisez vos deux actions et deux cartes quelconques.
       *[other] {" "}Utilisez { $double } actions et { $double } cartes quelconques.
    }
   *[other] {" "}Faites d’abord entrer { $place } dans votre réseau{ $double ->
        [0] .
        [2] {" "}ou utilisez vos deux actions et deux cartes quelconques.
       *[other] {" "}ou utilisez { $double } actions et { $double } cartes quelconques.
    }
}
why-not-in-network = Une carte Industrie ne permet de construire que dans votre réseau, et { $place } n’en fait pas partie (en main : { $cards }).{ $link ->
    [0] { $double ->
        [0] {""}
        [2] {" "}Utilisez vos deux actions et deux cartes quelconques.
       *[other] {" "}Utilisez { $double } actions et { $double } cartes quelconques.
    }
    [1] {" "}Posez d’abord une liaison vers { $place }{ $double ->
        [0] .
        [2] {" "}ou utilisez vos deux actions et deux cartes quelconques.
       *[other] {" "}ou utilisez { $double } actions et { $double } cartes quelconques.
    }
   *[other] {" "}Faites d’abord entrer { $place } dans votre réseau{ $double ->
        [0] .
        [2] {" "}ou utilisez vos deux actions et deux cartes quelconques.
       *[other] {" "}ou utilisez { $double } actions et { $double } cartes quelconques.
    }
}
why-first-tile-free-slot = { $place } : vous n’avez rien sur le plateau central ; une carte Industrie permet alors de construire n’importe où, mais seulement sur une case libre, et celle-ci est prise.
why-card-not-in-hand = Vous n’avez pas la carte { $card } en main.
why-card-does-not-fit = La carte { $card } ne permet pas cette construction : { $industry }, { $place }.
why-double-first-round = Une double action Construction demande { $cards ->
    [2] deux
   *[other] { $cards }
} actions, et chacun n’en a { $actions ->
    [one] qu’une
   *[other] que { $actions }
} durant la première manche.
why-double-actions = Une double action Construction demande { $cards ->
    [2] les deux actions du tour
   *[other] { $cards } actions
}, et il ne vous en reste { $actions ->
    [one] qu’une
   *[other] que { $actions }
}.
why-build-money = { $industry } : il faut { $cost } £{ $coal ->
    [0] {""}
   *[other] , plus { $coal } £ de charbon
}{ $iron ->
    [0] {""}
   *[other] , plus { $iron } £ de fer
} ; vous avez { $money } £.

## Liaisons

why-no-canal = { $link } : aucun canal ne passe ici, seulement une voie ferrée, et c’est la Période des canaux.
why-no-rail = { $link } : aucune voie ferrée ne passe ici, seulement un canal, et c’est la Période des chemins de fer.
why-line-taken = { $link } porte déjà une liaison, qui appartient à { $owner }.
why-no-link-tiles = Vous avez déjà posé vos { $tiles } tuiles Liaison dans cette période.
why-link-no-network = Vous n’avez rien sur le plateau central, donc aucun réseau d’où une liaison puisse partir. Construisez d’abord une industrie.
why-link-not-adjacent = Ni vos tuiles ni vos liaisons ne touchent ces lieux : { $places }. Une liaison doit partir de votre réseau.
why-link-money = La liaison coûte { $cost } £{ $coal ->
    [0] {""}
   *[other] , plus { $coal } £ de charbon
} ; vous avez { $money } £.
why-second-rail-money = La deuxième liaison coûte { $cost } £ de plus{ $coal ->
    [0] {""}
   *[other] , plus { $coal } £ de charbon
} ; vous avez { $money } £.

## Charbon et fer

why-coal-none = Aucune mine n’a de charbon, et { $place } n’a aucun chemin vers une icône de Marché (un port ou un marché en bordure), où l’on pourrait en acheter.
why-coal-not-connected = Il y a du charbon ({ $mines }), mais { $place } n’a aucun chemin pour l’atteindre, ni vers une icône de Marché (un port ou un marché en bordure), où l’on pourrait en acheter.
why-coal-too-little = { $place } : il faut { $needed } cubes de charbon, les mines reliées n’en ont que { $found }, et aucun chemin ne mène à une icône de Marché (un port ou un marché en bordure), où l’on pourrait en acheter.
why-virtual-no-coal = { $place } : le lien virtuel n’achemine pas de charbon, et aucune vraie liaison ne relie ce lieu à assez de charbon, ni à une icône de Marché (un port ou un marché en bordure).
why-coal-no-mine = Il n’y a pas de mine de charbon ici : { $slot }.
why-coal-mine-empty = { $place } : cette mine n’a plus de charbon.
why-coal-mine-far = { $place } : cette mine n’est pas reliée au lieu qui a besoin de charbon.
why-coal-nearer = { $place } est trop loin. Il y a du charbon plus près : { $nearer }.
why-iron-no-works = Il n’y a pas d’usine sidérurgique ici : { $slot }.
why-iron-works-empty = { $place } : cette usine sidérurgique n’a plus de fer.

## Vente

why-sell-none = Vous n’avez encore aucune tuile sur le plateau central : il n’y a rien à vendre.
why-sell-no-mill = Vous n’avez aucune filature de coton sur le plateau central, et seules les filatures de coton se vendent.
why-sell-no-tile = Il n’y a pas de tuile ici : { $slot }.
why-sell-others = { $slot } : cette tuile appartient à { $owner }.
why-sell-industry = { $industry } : seules les filatures de coton se vendent.
why-sell-flipped = { $industry } : cette tuile est retournée, son coton est déjà vendu.
why-sell-nowhere = { $place } n’a aucun chemin vers un port ni vers un marché en bordure : son coton ne peut pas partir. Les débouchés sont tous les ports et les marchés en bordure : { $borders }.
why-sell-closed = { $place } : le Marché extérieur est fermé pour cette période, et { $ports ->
    [0] aucun port n’est relié à ce lieu
    [one] le seul port relié est retourné
   *[other] tous les ports reliés sont retournés
}.
why-port-none = Il n’y a pas de port ici : { $slot }.
why-port-flipped = { $place } : ce port est déjà retourné, il a expédié son coton.
why-port-far = { $place } : ce port n’est pas relié à la filature de { $mill }.
why-distant-closed = Le Marché extérieur est fermé pour cette période.

## Développement, emprunt

why-develop-mat-empty = { $industry } : il ne reste aucune tuile de cette industrie sur votre plateau de joueur.
why-develop-money = Le fer de ce développement coûte { $price } £ ; vous avez { $money } £.
why-loan-ban = Il n’y a plus d’emprunt : durant la Période des chemins de fer, on n’emprunte plus dès que la pioche est vide.
why-loan-floor = Cet emprunt abaisse votre revenu de { $levels ->
    [one] 1 niveau
   *[other] { $levels } niveaux
}. Depuis le niveau { $level }, il tomberait sous { $lowest }.

## Dettes

why-remove-no-debt = On ne cède des tuiles que pour une dette en fin de manche, et vous ne devez rien maintenant.
why-remove-no-tile = Il n’y a pas de tuile ici : { $slot }.
why-remove-others = { $slot } : cette tuile appartient à { $owner } ; seules vos propres tuiles paient votre dette.

## Options qui ne vont pas ensemble

why-option-classic-seats = La pioche classique se joue à trois ou à quatre.
why-option-community-seats = La variante de la communauté se joue à deux.
why-option-community-virtual = Le lien virtuel demande Birkenhead, qui n’est pas sur le plateau central de la variante de la communauté.
