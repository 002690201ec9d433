# Pourquoi un coup n’est pas permis : ce qui manque et, si c’est utile, que faire. Clés de why*.py.

## Une autre question est posée

why-now-action = Aucune action n’est en cours. Choisissez d’abord une action, ou passez.
why-now-card = Choisissez d’abord la carte que vous défaussez pour cette action.
why-now-coal = Choisissez d’abord la mine qui fournit le charbon.
why-now-iron = Choisissez d’abord l’usine sidérurgique qui fournit le fer.
why-now-beer = Choisissez d’abord d’où vient la bière.
why-now-bonus = Choisissez d’abord l’industrie que développe le bonus du marchand.
why-now-second-rail = Vous pouvez maintenant poser une deuxième liaison ferroviaire, ou dire que c’est tout.
why-now-second-development = Vous pouvez maintenant développer une autre tuile, ou dire que c’est tout.
why-now-further-sale = Vous pouvez maintenant vendre une autre tuile, ou dire que c’est tout.
why-now-debt = Vous ne pouvez pas payer votre dette : choisissez d’abord une tuile à céder.

## Construction : la tuile et la case

why-mat-empty = { $industry } : il ne reste aucune tuile de cette industrie sur votre plateau de joueur.
why-rail-tile = { $industry } : votre prochaine tuile est de niveau { $level }, constructible seulement durant la Période des chemins de fer.
why-canal-tile = { $industry } : votre prochaine tuile est de niveau { $level }, constructible seulement durant la Période des canaux. Développez-la pour atteindre les suivantes.
why-slot-taken = { $slot } : la case est prise ({ $there }, { $owner }).
why-overbuild-industry = { $slot } : votre tuile { $there } ne peut être remplacée que par une tuile plus haute de la même industrie, pas par une { $industry }.
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

why-no-card = { $industry }, { $place } : aucune carte de votre main ne le permet. Cartes qui conviennent : { $cards }.
why-no-card-reaches = { $industry }, { $place } : aucune carte ne le permet pour l’instant. Faites d’abord entrer { $place } dans votre réseau.
why-not-in-network = Une carte Industrie ne construit que dans votre réseau, et { $place } n’en fait pas partie (en main : { $cards }). Posez d’abord une liaison vers { $place }.
why-first-tile-free-slot = { $place } : vous n’avez rien sur le plateau central ; une carte Industrie permet alors de construire n’importe où, mais seulement sur une case libre, et celle-ci est prise.
why-card-not-in-hand = Vous n’avez pas la carte { $card } en main.
why-card-does-not-fit = La carte { $card } ne permet pas cette construction : { $industry }, { $place }.
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
why-link-not-adjacent = Ni vos tuiles ni vos liaisons ne touchent ces lieux : { $places }. Une liaison doit partir de votre réseau.
why-link-money = La liaison coûte { $cost } £{ $coal ->
    [0] {""}
   *[other] , plus { $coal } £ de charbon
} ; vous avez { $money } £.
why-second-rail-money = La deuxième liaison coûte { $cost } £ de plus{ $coal ->
    [0] {""}
   *[other] , plus { $coal } £ de charbon
} ; vous avez { $money } £.
why-second-rail-no-beer = Une deuxième liaison ferroviaire demande { $needed ->
    [one] un tonneau de bière
   *[other] { $needed } tonneaux de bière
}, et aucune brasserie n’en a.
why-second-rail-beer-far = Une deuxième liaison ferroviaire demande { $needed ->
    [one] un tonneau de bière
   *[other] { $needed } tonneaux de bière
} de vos brasseries, ou de brasseries reliées à { $link }. La bière est ailleurs : { $places }.
why-second-rail-beer-little = Une deuxième liaison ferroviaire demande { $needed } tonneaux de bière ; vous pouvez en obtenir { $found }.

## Charbon et fer

why-coal-none = Aucune mine n’a de charbon, et { $place } n’a aucun chemin vers un marchand, où l’on pourrait en acheter.
why-coal-not-connected = Il y a du charbon ({ $mines }), mais { $place } n’a aucun chemin pour l’atteindre, ni vers un marchand, où l’on pourrait en acheter.
why-coal-too-little = { $place } : il faut { $needed } cubes de charbon, les mines reliées n’en ont que { $found }, et aucun chemin ne mène à un marchand, où l’on pourrait en acheter.
why-coal-no-mine = Il n’y a pas de mine de charbon ici : { $slot }.
why-coal-mine-empty = { $place } : cette mine n’a plus de charbon.
why-coal-mine-far = { $place } : cette mine n’est pas reliée au lieu qui a besoin de charbon.
why-coal-nearer = { $place } est trop loin. Il y a du charbon plus près : { $nearer }.
why-iron-no-works = Il n’y a pas d’usine sidérurgique ici : { $slot }.
why-iron-works-empty = { $place } : cette usine sidérurgique n’a plus de fer.

## Vente et bière

why-sell-none = Vous n’avez encore aucune tuile sur le plateau central : il n’y a rien à vendre.
why-sell-no-tile = Il n’y a pas de tuile ici : { $slot }.
why-sell-others = { $slot } : cette tuile appartient à { $owner }.
why-sell-industry = { $industry } : cette industrie ne se vend pas. Elle se retourne quand son dernier cube ou tonneau est utilisé.
why-sell-flipped = { $industry } : cette tuile est retournée, sa production est déjà vendue.
why-sell-no-merchant = { $industry } : aucun marchand de cette partie n’achète sa production.
why-sell-blank = { $industry } : { $place } n’est relié qu’à des marchands à tuile vierge ({ $merchants }), qui n’achètent rien.
why-sell-not-connected = { $industry } : { $place } n’a aucun chemin vers un marchand qui achète sa production. Il y en a ailleurs : { $merchants }.
why-sell-beer = { $industry }, { $place } : la vente demande { $needed ->
    [one] 1 tonneau de bière
   *[other] { $needed } tonneaux de bière
}, et vous pouvez en obtenir { $found }. Comptent vos brasseries, celles des autres qui sont reliées, et un tonneau du marchand.
why-beer-no-brewery = Il n’y a pas de brasserie ici : { $slot }.
why-beer-brewery-empty = { $place } : cette brasserie n’a plus de bière.
why-beer-far-from-sale = { $place } : cette brasserie appartient à { $owner } et n’est pas reliée à { $sold }.
why-beer-far-from-link = { $place } : cette brasserie appartient à { $owner } et n’est pas reliée à { $link }, votre deuxième liaison.
why-barrel-for-rail = La bière d’un marchand ne sert qu’aux ventes. Le tonneau d’une deuxième liaison vient d’une brasserie.
why-barrel-no-tile = { $space } n’a pas de marchand dans cette partie.
why-barrel-not-buying = { $space } : ce marchand n’achète pas cette production ({ $industry }). Sa tuile montre : { $merchant }.
why-barrel-gone = { $space } : ce marchand n’a pas de tonneau.
why-barrel-far = { $space } : aucun chemin ne relie ce marchand à { $sold }.
why-barrel-second = Le tonneau d’un marchand a déjà servi à cette vente : il n’y en a qu’un par tuile.

## Développement, emprunt, prospection

why-develop-mat-empty = { $industry } : il ne reste aucune tuile de cette industrie sur votre plateau de joueur.
why-develop-bulb = { $industry } : votre prochaine tuile, de niveau { $level }, porte une ampoule. Elle ne se développe pas, il faut la construire.
why-develop-money = Le fer de ce développement coûte { $price } £ ; vous avez { $money } £.
why-loan-floor = Un emprunt abaisse votre revenu de { $levels ->
    [one] 1 niveau
   *[other] { $levels } niveaux
}. Depuis le niveau { $level }, il tomberait sous { $lowest }.
why-scout-wild = On ne prospecte pas avec un joker en main : { $cards }.
why-scout-cards = Prospecter demande { $needed } cartes ; vous en avez { $held }.

## Dettes

why-remove-no-debt = On ne cède des tuiles que pour une dette en fin de manche, et vous ne devez rien maintenant.
why-remove-no-tile = Il n’y a pas de tuile ici : { $slot }.
why-remove-others = { $slot } : cette tuile appartient à { $owner } ; seules vos propres tuiles paient votre dette.
