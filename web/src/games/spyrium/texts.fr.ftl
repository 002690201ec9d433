# Textes du plateau de Spyrium : ce qui y est écrit, et ce que dit un lecteur d’écran.

sp-map = Marché du tour { $round }
sp-price = { $money } £
sp-price-more = { $money }+{ $more } £
sp-raise = +{ $money } £
sp-raise-short = +{ $money }
sp-take-back = ou prendre { $money } £
sp-plus = +{ $points }
sp-empty-place = emplacement vide
sp-new-place = Nouvel emplacement
sp-quarter-yours = Votre quartier
sp-quarter-of = Quartier de { $name }
sp-quarter-empty = Pas encore de bâtiment.
sp-gap-name = { $first } – { $second }
sp-event-now = Événement : { $name }
sp-event-next = Ensuite : { $name }
sp-no-next = Plus d’événement

## À côté du plateau

sp-residences = Résidences
sp-residence-note = Revenu du tour, en £
sp-bonuses = Bonus
sp-bonus-what =
    { $workers ->
        [one] ouvrier ou { $money } £
       *[other] { $workers } ouvriers ou { $money } £
    }
sp-piles = Jetons et cartes restants
sp-stock =
    { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
sp-deck =
    { $cards ->
        [one] { $period } : { $cards } carte
       *[other] { $period } : { $cards } cartes
    }
sp-end-now = Si la partie finissait ici
sp-head-player = Joueur
sp-head-now = Points acquis
sp-head-buildings = Bâtiments
sp-head-techniques = Techniques
sp-head-total = Total
sp-part-quarter = Quartiers
sp-part-tracks = Pistes
sp-workers-short = { $active ->
    [one] { $active } actif
   *[other] { $active } actifs
} · { $placed ->
    [one] { $placed } placé
   *[other] { $placed } placés
} · { $working } au travail · { $tired ->
    [one] { $tired } inactif
   *[other] { $tired } inactifs
}

## Valeurs

sp-measure-money = Argent
sp-measure-spyrium = Spyrium
sp-measure-points = Points

## Dit à voix haute

sp-when-built = à la construction : { $effect }
sp-card-said = { $card }, { $type }, { $money } £
sp-points-said =
    { $points ->
        [one] { $points } point à la fin
       *[other] { $points } points à la fin
    }
sp-symbol-mine = symbole Mine
sp-symbol-factory = symbole Usine
sp-symbol-research = symbole Recherche
sp-slot-empty = Emplacement { $slot }, vide
sp-slot-said = Emplacement { $slot } : { $card }
sp-tokens-said = jetons { $values }
sp-around-said =
    { $workers ->
        [0] aucun ouvrier à côté
        [one] { $workers } ouvrier à côté
       *[other] { $workers } ouvriers à côté
    }
sp-nobody = personne
sp-standing =
    { $workers ->
        [one] { $name }, { $workers } ouvrier
       *[other] { $name }, { $workers } ouvriers
    }
sp-gap-said = Entre { $gap } : { $workers }
sp-offer-said = { $card } coûte { $price } £ d’ici, ou rapporte { $money } £
sp-owned-tilted = { $card }, carte inclinée
sp-owned-workers =
    { $workers ->
        [one] { $workers } ouvrier dessus
       *[other] { $workers } ouvriers dessus
    }
sp-event-said = Événement { $name } : { $effect }
sp-next-said = Prochain événement { $name } : { $effect }
sp-used-by = déjà utilisé par { $names }
sp-workers-said = Ouvriers : { $active } actifs, { $placed } au marché, { $working } sur des bâtiments, { $tired } inactifs
sp-residence-said = { $name } sur { $value }
sp-phases-said = En Phase I : { $one }, en Phase II : { $two }, ont passé : { $passed }

## Le plateau en texte

sp-text-board = Le plateau en texte
sp-only-legal = Seulement ce que je peux choisir
sp-choose = choisir { $what }
sp-gaps = Intervalles entre les cartes
sp-head-place = Emplacement
sp-head-card = Carte
sp-head-price = Prix
sp-head-effect = Effet
sp-head-around = Ouvriers à côté
sp-head-workers = Ouvriers
sp-head-offers = Ce que cela coûte ou rapporte
sp-head-phase = Phase
