# Pourquoi un plan est bon : clés de reasons.py et de sealed_reasons.py. Personne n’est interpellé :
# on le dit à qui joue comme à qui revoit la partie.

## Liens

reason-links-income = { $count ->
    [one] Le lien { $links } coûte
   *[other] Les liens { $links } coûtent
} { $cost } £ ; à la fin de l’ère, { $count ->
    [one] il rapporte
   *[other] ils rapportent
} { $income } £ de revenu ({ $towns }) et { $pay } £ pour les liens, dans l’état du plateau.
reason-links = { $count ->
    [one] Le lien { $links } coûte
   *[other] Les liens { $links } coûtent
} { $cost } £ et { $count ->
    [one] rapporte
   *[other] rapportent
} { $pay } £ pour les liens à la fin de l’ère, dans l’état du plateau.
reason-joins = Des réseaux n’en font plus qu’un : avec { $links } liens c’est le plus grand, et chacun d’eux rapporte { $pay } £ à la fin de l’ère, dans l’état du plateau.
reason-closes = Toutes les connexions de la ville sont alors construites ({ $town }) : personne ne peut plus construire à partir d’elle avant la fin de l’ère. Y ont des industries : { $owners }.

## Industries

reason-industry = L’industrie placée à { $town } ({ $type }) rapporte { $money } £ { $eras ->
    [one] à la fin de la partie
   *[other] à la fin de chacune des deux ères
}, dans l’état de la demande.
reason-industry-token = Un jeton de ce type est encore en main ({ $type }) : placé à la fin de l’ère, il fait gagner 1 £ de plus à l’industrie de { $town }.
reason-displaces = Elle prend la place d’une industrie à { $town } ({ $owner }){ $money ->
    [0] .
   *[other] , qui aurait rapporté { $money } £ à la fin de l’ère, dans l’état de la demande.
}

## Cartes

reason-denies = Le tour suivant ({ $owner }) aurait pu tirer { $money } £ de la carte { $card } d’ici la fin de l’ère ; les cartes qui restent donnent { $best } £ au plus, dans l’état du plateau.
reason-swaps = Plus personne ne peut construire à partir de la ville de cette carte ({ $card }) : elle est échangée contre la carte du dessus de { $cards ->
    [one] celle mise de côté
   *[other] celles mises de côté ({ $cards })
}, qui doit être utilisée.

## Argent

reason-recovers = { $money ->
    [one] La livre récupérée coûte
   *[other] Les { $money } £ récupérées coûtent
} { $spaces } cases de revenu : { $lost } £ de moins à la fin de l’ère.
reason-recovery-pays = Les liens coûtent { $cost } £ et il n’y a que { $money } £ : la piste des revenus paie le reste.
reason-recovers-enough = Avec { $money } £, il y a alors de quoi payer { $links ->
    [one] un lien
   *[other] { $links } liens
} dans un tour.
reason-saves = Rien n’est dépensé pour des liens : il reste { $money } £{ $turns ->
    [0] , et c’est le dernier tour de l’ère.
    [one] {" "}pour le dernier tour de l’ère.
   *[other] {" "}pour les { $turns } tours de l’ère à venir.
}

## Jetons demande

reason-token = Dans l’état de la carte, { $tokens ->
    [one] le jeton fait
   *[other] les { $tokens } jetons font
} gagner à { $industries ->
    [one] sa propre industrie de ce type
   *[other] ses { $industries } propres industries de ce type
} ({ $type }) { $money } £ de plus { $eras ->
    [one] à la fin de la partie
   *[other] à la fin de chacune des deux ères
}, quoi que choisissent les autres.
reason-token-alone = Personne d’autre n’a encore d’industrie de ce type ({ $type }).
reason-token-most = Personne d’autre n’a autant d’industries de ce type ({ $type }) : { $own } contre { $most } ({ $seats }).
reason-token-again = { $left ->
    [one] Encore un jeton de ce type reste
   *[other] Encore { $left } jetons de ce type restent
} en main pour plus tard ({ $type }).
reason-token-room = Les villes de ce type ({ $type }) ont encore de la place pour { $places ->
    [one] { $places } industrie
   *[other] { $places } industries
}, et chacune rapportera { $tokens } £ de plus.
reason-token-first = { $count ->
    [one] { $towns }, une ville de ce type ({ $type }), est
   *[other] { $towns }, des villes de ce type ({ $type }), sont
} parmi les cartes de mise en place, qui sortent en premier.
reason-keeps = Dans l’état de la carte, un jeton de ce type ({ $type }) { $own ->
    [0] ne rapporterait rien
   *[other] rapporterait { $own } £
} maintenant, et { $others ->
    [0] rien aux autres
   *[other] { $others } £ aux autres ensemble
}.
reason-keeps-for-rail = Un jeton gardé peut encore être placé pendant l’ère rail.

## Mises

reason-bid = { $bid ->
    [0] Rien n’est payé pour l’ordre du tour
    [one] La livre misée est payée quoi que misent les autres
   *[other] Les { $bid } £ sont payées quoi que misent les autres
}, et il reste { $money } £ ; deux liens { $turns ->
    [one] au dernier tour de l’ère
   *[other] à chacun des { $turns } tours de l’ère à venir
} coûtent { $cost } £.
reason-bid-cards = La carte peut compter plus que { $bid ->
    [one] la livre misée
   *[other] les { $bid } £ misées
} : d’ici la fin de l’ère, un tour avec { $best } peut rapporter { $most } £, un tour avec { $worst } pas plus de { $least } £, dans l’état du plateau.
reason-bid-even = Les cartes se valent presque, dans l’état du plateau : d’ici la fin de l’ère, un tour { $most ->
    [0] ne peut rien rapporter
   *[other] peut rapporter { $least } £ avec la moins bonne et { $most } £ avec la meilleure
}.
reason-bid-highest = Personne d’autre ne peut miser plus de { $money } £ : cette mise est la plus haute dans tous les cas.
reason-bid-ties = À mises égales, les places sur la piste passent avant { $seats }.
reason-offer = Dans l’état du plateau, un tour avec la meilleure de ces cartes peut rapporter { $money } £ d’ici la fin de l’ère pour { $colour }, et { $less } £ pour { $other }.
reason-offer-later = L’autre couleur ({ $other }) joue plus tard dans la manche, avec les cartes qui restent.
