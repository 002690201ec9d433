# Pourquoi un plan est bon : clés de reasons.py. Personne n’est interpellé : on le dit à qui joue
# comme à qui revoit la partie.

## Le marché

reason-place-building = À côté de { $card } ({ $slot }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin, { $price ->
    [0] sans argent
   *[other] dès { $price } £
} dans l’état du marché{ $missing ->
    [0] {""}
   *[other] {" "}(il manque { $missing } £)
}.
reason-place-points = À côté de { $card } ({ $slot }) : jusqu’à { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}, { $price ->
    [0] sans argent
   *[other] dès { $price } £
} dans l’état du marché{ $missing ->
    [0] {""}
   *[other] {" "}(il manque { $missing } £)
}.
reason-place-spyrium = À côté de { $card } ({ $slot }) : jusqu’à { $amount ->
    [one] { $amount } cristal
   *[other] { $amount } cristaux
} de Spyrium, { $price ->
    [0] sans argent
   *[other] dès { $price } £
} dans l’état du marché{ $missing ->
    [0] {""}
   *[other] {" "}(il manque { $missing } £)
}.
reason-place-card = À côté de { $card } ({ $slot }) : à prendre { $price ->
    [0] sans argent
   *[other] dès { $price } £
} dans l’état du marché{ $missing ->
    [0] {""}
   *[other] {" "}(il manque { $missing } £)
}.
reason-place-money = À côté de { $card } ({ $slot }) : l’ouvrier rapporterait { $money } £ dans l’état du marché.
reason-money = { $money ->
    [0] L’ouvrier revient sans argent, car aucun autre n’est à côté de cette carte : { $card } ({ $slot }).
   *[other] L’ouvrier rapporte { $money } £ grâce à cette carte : { $card } ({ $slot }).
}
reason-withdraws = Les deux cartes de { $gap } ont disparu : l’ouvrier revient{ $money ->
    [0] {""}
   *[other] {" "}pour { $money } £
}.
reason-phase-two = Personne d’autre n’est encore en Phase II : toutes les cartes du marché sont encore là.
reason-alone = Aucun autre ouvrier n’est à côté de la carte, donc pas de surcoût : { $card } ({ $slot }).
reason-lobbying = Le Lobbying épargne un surcoût de { $money } £ : { $card } ({ $slot }).
reason-last-token = Le dernier jeton de ce personnage est pris : plus personne ne peut y faire appel ({ $card }, { $slot }).
reason-taken-from = La carte n’est ensuite plus là ({ $card }, { $slot }) ; à côté, il y a des ouvriers de { $owners }.
reason-dearer = Le surcoût de { $card } ({ $slot }) augmente de { $money } £ pour { $owners }.
reason-shuts-out = En l’état, la carte est ensuite hors de portée pour { $owners } : { $card } ({ $slot }).
reason-affordable = Il y a ensuite de quoi activer cette carte, ce qui manquait avant : { $card } ({ $slot }).
reason-usable = Il y a ensuite de quoi exploiter ce bâtiment, ce qui manquait avant : { $card }.

## Ce que les cartes apportent

reason-brings-points = { $card } : { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} tout de suite{ $money ->
    [0] {""}
   *[other] , pour { $money } £
}{ $spyrium ->
    [0] {""}
    [one] , pour { $spyrium } cristal de Spyrium
   *[other] , pour { $spyrium } cristaux de Spyrium
}{ $workers ->
    [0] {""}
    [one] , avec { $workers } ouvrier
   *[other] , avec { $workers } ouvriers
}.
reason-brings-spyrium = { $card } : { $amount ->
    [one] { $amount } cristal
   *[other] { $amount } cristaux
} de Spyrium{ $money ->
    [0] {""}
   *[other] , pour { $money } £
}{ $spyrium ->
    [0] {""}
    [one] , pour { $spyrium } cristal de Spyrium
   *[other] , pour { $spyrium } cristaux de Spyrium
}{ $workers ->
    [0] {""}
    [one] , avec { $workers } ouvrier
   *[other] , avec { $workers } ouvriers
}.
reason-brings-money = { $card } : { $amount } £{ $money ->
    [0] {""}
   *[other] , pour { $money } £
}{ $spyrium ->
    [0] {""}
    [one] , pour { $spyrium } cristal de Spyrium
   *[other] , pour { $spyrium } cristaux de Spyrium
}{ $workers ->
    [0] {""}
    [one] , avec { $workers } ouvrier
   *[other] , avec { $workers } ouvriers
}.
reason-again = Le bâtiment travaille encore une fois dans ce tour : { $card }.
reason-workers = { $workers ->
    [one] Un nouvel ouvrier
   *[other] { $workers } nouveaux ouvriers
} pour ce tour{ $rounds ->
    [0] , le dernier
    [one] {" "}et le suivant
   *[other] {" "}et les { $rounds } suivants
}.
reason-residence = Les revenus passent de { $old } £ à { $new } £ : { $money } £ de plus { $rounds ->
    [one] au tour suivant
   *[other] sur les { $rounds } tours suivants
}.
reason-residence-score = La piste de résidences rapporte { $points } points tout de suite.
reason-bonus = Les points atteints donnent un bonus de { $money } £.

## Bâtiments et techniques

reason-builds = Le bâtiment vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin, pour { $money } £ : { $card }.
reason-works-points = { $card } : jusqu’à { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} par tour{ $spyrium ->
    [0] {""}
    [one] {" "}pour { $spyrium } cristal de Spyrium
   *[other] {" "}pour { $spyrium } cristaux de Spyrium
}{ $workers ->
    [0] {""}
    [one] {" "}avec { $workers } ouvrier
   *[other] {" "}avec { $workers } ouvriers
}, pendant { $rounds ->
    [one] encore un tour
   *[other] encore { $rounds } tours
}.
reason-works-spyrium = { $card } : jusqu’à { $amount ->
    [one] { $amount } cristal
   *[other] { $amount } cristaux
} de Spyrium par tour{ $spyrium ->
    [0] {""}
    [one] {" "}pour { $spyrium } cristal de Spyrium
   *[other] {" "}pour { $spyrium } cristaux de Spyrium
}{ $workers ->
    [0] {""}
    [one] {" "}avec { $workers } ouvrier
   *[other] {" "}avec { $workers } ouvriers
}, pendant { $rounds ->
    [one] encore un tour
   *[other] encore { $rounds } tours
}.
reason-replaces = Un bâtiment laisse sa place ({ $card }), et { $points ->
    [one] son point
   *[other] ses { $points } points
} avec : { $site } £ d’épargnés pour un nouvel emplacement{ $discount ->
    [0] {""}
   *[other] {" "}et { $discount } £ sur le prix
}.
reason-patents = En l’état, la technique marquerait { $points ->
    [one] { $points } point
   *[other] { $points } points
}, au plus { $most }{ $rounds ->
    [0] {""}
    [one] , et elle sert encore un tour
   *[other] , et elle sert encore { $rounds } tours
} : { $card }.
reason-techniques = En l’état, les techniques déjà brevetées marqueraient { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.

## La fin du tour

reason-keeps = { $money } £ et { $spyrium ->
    [one] { $spyrium } cristal
   *[other] { $spyrium } cristaux
} de Spyrium restent pour { $rounds ->
    [one] le tour suivant
   *[other] les { $rounds } tours suivants
}.
reason-last-spyrium = C’est le dernier tour : { $spyrium ->
    [one] le cristal de Spyrium utilisé ne compterait
   *[other] les { $spyrium } cristaux de Spyrium utilisés ne compteraient
} pour rien à la fin.
