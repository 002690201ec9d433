# Pourquoi un plan est bon, outre ce que dit brass/words : clés de reasons.py. Personne n’est
# interpellé : on le dit à qui joue comme à qui revoit la partie.

## Marchands

reason-ready = La tuile pourra ensuite être vendue ({ $industry }, { $location }) : dans l’état du plateau, un marchand est connecté et il y a assez de bière.
reason-connects = La tuile est ensuite connectée à un marchand qui achète sa production ({ $industry }, { $location }).

## Tuiles

reason-brewery = La nouvelle brasserie ({ $location }) apporte { $barrels ->
    [one] un tonneau de bière bien à soi
   *[other] { $barrels } tonneaux de bière bien à soi
}.

## Tonneaux et bière

reason-barrel-money = Le tonneau du marchand rapporte en plus { $amount } £.
reason-barrel-victory-points = Le tonneau du marchand rapporte aussitôt { $amount ->
    [one] { $amount } point de victoire
   *[other] { $amount } points de victoire
}.
reason-barrel-income-spaces = Le tonneau du marchand fait encore avancer le revenu de { $amount ->
    [one] { $amount } case
   *[other] { $amount } cases
}.
reason-beer-spared = La bière vient de la brasserie de { $owner } à { $location } : la sienne est épargnée, et cette brasserie n’est pas retournée.
reason-beer-taken = La bière vient de la brasserie de { $owner } à { $location }, qui n’est pas retournée pour autant.

## Main

reason-scouts = Les deux jokers permettent de construire dans n’importe quelle ville, ou n’importe quelle industrie.
