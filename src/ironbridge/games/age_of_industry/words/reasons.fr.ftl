# Pourquoi un plan est bon : clés de reasons.py. Personne n’est interpellé : on le dit à qui joue
# comme à qui revoit la partie.

## Marchandises et tuiles retournées

reason-sells-market = Les marchandises sont vendues au marché { $market } et la tuile est retournée ({ $industry }, { $location }) : { $money } $.
reason-sells-own-port = Les marchandises passent par un port à soi à { $port } ({ $industry }, { $location }) : les deux tuiles sont retournées et paient { $money } $ ensemble.
reason-sells-port = Les marchandises passent par le port de { $owner } à { $port } ({ $industry }, { $location }) : { $money } $, et { $other } $ pour { $owner }.
reason-sells-several = { $tiles } tuiles vendent leurs marchandises ({ $places }) : { $money } $ en tout.
reason-shuts-out = Une tuile de { $owner } ne peut plus vendre nulle part, dans l’état du plateau ({ $industry }, { $location }).
reason-flips = La tuile est épuisée et se retourne ({ $industry }, { $location }) : { $money } $.
reason-flips-at-once = La tuile se retourne dès le tour où elle est construite ({ $industry }, { $location }) : { $money } $.
reason-ready = Dans l’état du plateau, les marchandises pourront ensuite être vendues ({ $industry }, { $location }) : la tuile paie { $money } $.

## Voies ferrées et tuiles

reason-railways = À la fin de la partie, dans l’état du plateau, { $count ->
    [one] la voie ferrée { $links } rapporte
   *[other] les voies ferrées { $links } rapportent
} { $money } $.
reason-rails-grow = Ce qui est construit fait rapporter { $money } $ de plus, à la fin de la partie, aux voies ferrées déjà posées.
reason-reach = Les cartes d’industrie peuvent ensuite servir pour { $spaces ->
    [one] { $spaces } case libre
   *[other] { $spaces } cases libres
} de plus.
reason-tile = La nouvelle tuile vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $industry }, { $location }).
reason-builds = La tuile vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et paie { $money } $ une fois retournée ({ $industry }, { $location }).
reason-mine = La tuile vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et paie { $money } $ une fois { $cubes ->
    [one] son dernier cube pris
   *[other] ses { $cubes } cubes pris
} ({ $industry }, { $location }).
reason-port = La tuile vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et paie { $money } $ quand on vend par elle ({ $industry }, { $location }) : { $tiles ->
    [one] { $tiles } tuile de la carte pourrait
   *[other] { $tiles } tuiles de la carte pourraient
} le faire dès maintenant.
reason-upgrades = La tuile en remplace une à soi ({ $industry }, { $location }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
reason-replaces = Une tuile de { $owner } quitte la carte ({ $industry }, { $location }), et { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec elle.

## Cubes, argent, emprunts

reason-own-cubes = { $taken ->
    [one] Un cube vient
   *[other] { $taken } cubes viennent
} d’une tuile à soi ({ $industry }, { $location }), qui sera retournée après { $cubes ->
    [one] encore un
   *[other] encore { $cubes }
}.
reason-others-cubes = { $taken ->
    [one] Un cube vient
   *[other] { $taken } cubes viennent
} gratuitement d’une tuile de { $owner } ({ $industry }, { $location }), qui en garde { $cubes } et ne se retourne pas.
reason-market-coal = { $cubes ->
    [one] { $cubes } cube de charbon part
   *[other] { $cubes } cubes de charbon partent
} à la piste de demande pour { $money } $.
reason-market-iron = { $cubes ->
    [one] { $cubes } cube de fer part
   *[other] { $cubes } cubes de fer partent
} à la piste de demande pour { $money } $.
reason-no-loan = Le coût est de { $cost } $, sans nouvel emprunt.
reason-loan = Le coût est de { $cost } $ et il n’y a { $money ->
    [0] pas d’argent
   *[other] que { $money } $
} : { $loans ->
    [one] un emprunt paie
   *[other] { $loans } emprunts paient
} ce qui manque, pour { $interest } $ d’intérêts par tour.
reason-repays = { $loans ->
    [one] Un emprunt est remboursé
   *[other] { $loans } emprunts sont remboursés
}, soit { $interest } $ d’intérêts de moins par tour{ $left ->
    [0] {" "}; il n’en reste aucun
   *[other] {""}
}.
reason-covers = Si la partie finissait maintenant, { $loans ->
    [one] un emprunt de moins resterait
   *[other] { $loans } emprunts de moins resteraient
} à rembourser : { $points } points de sauvés.
reason-keeps = { $money } $ restent en main pour la suite ; en l’état, { $loans ->
    [one] l’emprunt en cours coûte
   *[other] les { $loans } emprunts en cours coûtent
} { $interest } $ d’intérêts ce tour-ci.

## Plateau de joueur et cartes

reason-develops = La prochaine tuile du plateau de joueur ({ $industry }) est alors de niveau { $level } : { $level ->
    [one] { $level } point
   *[other] { $level } points
}, et { $money } $ une fois retournée.
reason-develops-zero = Il ne reste alors { $left ->
    [one] qu’une tuile
   *[other] que { $left } tuiles
} de niveau 0 à retirer avant de pouvoir construire cette industrie : { $industry }.
reason-card = { $spaces ->
    [0] La carte visible { $card } est prise ; dans l’état du plateau, elle ne permet encore aucune construction.
    [one] La carte visible { $card } est prise ; dans l’état du plateau, elle permet de construire sur { $spaces } case.
   *[other] La carte visible { $card } est prise ; dans l’état du plateau, elle permet de construire sur { $spaces } cases.
}
reason-draws = { $cards ->
    [one] { $cards } carte vient
   *[other] { $cards } cartes viennent
} de la pioche, où il en reste ensuite { $left }.
reason-pile-empty = La pioche est alors vide : la partie s’achève avec le premier tour après lequel quelqu’un n’a plus de carte.
reason-idle-card = La carte défaussée, { $card }, ne permet de toute façon aucune construction dans l’état du plateau.

## Tours et fin

reason-order = Seulement { $money } $ dépensés dans ce tour : au prochain, ce sera la { $place ->
    [1] première place
   *[other] { $place }e place
}.
reason-ends = La pioche est alors vide et quelqu’un n’a plus de carte : la partie s’achève avec ce tour.
reason-last-round = La partie s’achève avec ce tour : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus, avant les intérêts.
