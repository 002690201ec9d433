# Le journal : ce qui s’est passé, une phrase pour chaque événement.

event-begin = La partie commence. Ordre du tour : { $order }.
event-round = — { $period }, tour { $round } : { $seat } commence —
event-current = Événement du tour : { $card }{ $token ->
    [0] {""}
   *[other] {" "}(jeton { $token })
}
event-next = Prochain événement : { $card }{ $token ->
    [0] {""}
   *[other] {" "}(jeton { $token })
}
event-market = Le marché : { $cards }
event-tokens = { $card } ({ $slot }) reçoit des jetons : { $values }
event-reshuffle = { $tokens ->
    [one] Le jeton défaussé forme une nouvelle réserve
   *[other] Les { $tokens } jetons défaussés sont mélangés en une nouvelle réserve
}
event-income = { $seat } reçoit { $money } £ de revenus
event-over = La partie est terminée. Victoire : { $winners } !

## Actions

event-place = { $seat } place un ouvrier en { $gap }
event-activation = { $seat } déclenche la Phase II
event-money = { $seat } reprend l’ouvrier de { $gap } pour { $money } £ ({ $card }, { $slot })
event-withdraw = { $seat } reprend l’ouvrier de { $gap }{ $money ->
    [0] {""}
   *[other] {" "}pour { $money } £
}
event-pass = { $seat } passe
event-call = { $seat } fait appel à un personnage pour { $money } £ : { $card } ({ $slot })
event-build = { $seat } construit pour { $money } £ : { $card } ({ $slot })
event-patent = { $seat } brevette une technique pour { $money } £ : { $card } ({ $slot })
event-replace = { $seat } renonce à un bâtiment pour le nouveau : { $card }{ $discount ->
    [0] {""}
   *[other] {" "}(prix réduit de { $discount } £)
}
event-exploit = { $seat } exploite un bâtiment : { $card }{ $workers ->
    [0] {""}
    [one] , avec { $workers } ouvrier
   *[other] , avec { $workers } ouvriers
}{ $spyrium ->
    [0] {""}
    [one] , pour { $spyrium } cristal de Spyrium
   *[other] , pour { $spyrium } cristaux de Spyrium
}
event-use = { $seat } utilise l’événement { $card } (effet { $option })

## Techniques

event-lobbying = { $seat } ne paie pas de surcoût, grâce au Lobbying
event-taylorism = { $seat } redresse un bâtiment grâce au Taylorisme : { $card }
event-engineering = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus grâce à l’Ingénierie
event-commerce = { $seat } compte le jeton pour { $value }, grâce au Négoce
event-kept = { $seat } conserve le jeton : { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} à présent

## Ce qui est payé et gagné

event-token = { $seat } prend le jeton de valeur { $value } : { $card }
event-pay-money = { $seat } paie { $money } £
event-pay-spyrium = { $seat } paie { $spyrium ->
    [one] { $spyrium } cristal
   *[other] { $spyrium } cristaux
} de Spyrium
event-gain-money = { $seat } reçoit { $money } £
event-gain-spyrium = { $seat } reçoit { $spyrium ->
    [one] { $spyrium } cristal
   *[other] { $spyrium } cristaux
} de Spyrium
event-gain-points = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-gain-workers = { $seat } reçoit { $workers ->
    [one] un nouvel ouvrier
   *[other] { $workers } nouveaux ouvriers
}
event-residence-step = { $seat } avance sur la case { $value } de la piste de résidences
event-residence-score = { $seat } marque { $points } points sur la piste de résidences
event-bonus-worker = Bonus pour { $seat } : { $workers ->
    [0] pas d’ouvrier, la réserve est vide
    [one] un nouvel ouvrier
   *[other] { $workers } nouveaux ouvriers
}
event-bonus-money = Bonus pour { $seat } : { $money } £

## La fin

event-score-buildings = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour ses bâtiments
event-score-technique = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour une technique : { $card }
