# Décider dans Spyrium : actions, étiquettes, questions, coûts et gains, chiffres.

## Actions

sp-play-place = Placer un ouvrier
sp-play-activation = Phase II
sp-play-event = Événement
sp-play-activate = Activer
sp-play-money = Prendre l’argent
sp-play-exploit = Exploiter
sp-play-pass = Passer
sp-play-keys-numbers = carte du marché, rangée par rangée

## What is asked

sp-play-begin-one = Choisissez où placer un ouvrier, l’événement, ou déclenchez la Phase II.
sp-play-begin-two = Choisissez une action, une carte, un de vos ouvriers ou un bâtiment.
sp-play-ask-action = Que faites-vous ?
sp-play-ask-next-action = Et que faites-vous d’abord en phase II ?
sp-play-ask-slot = Quelle carte ?
sp-play-ask-gap = Entre quelles cartes ?
sp-play-ask-option = Quel effet de l’événement ?
sp-play-ask-building = Quel bâtiment ?
sp-play-ask-effect = Quel effet du bâtiment ?
sp-play-ask-surcharge = Payer pour les autres ouvriers, ou utiliser Lobbying ?
sp-play-ask-token = Quel jeton prenez-vous ?
sp-play-ask-value = Pour combien ce jeton compte-t-il ?
sp-play-ask-site = Où le construire ?
sp-play-ask-residence = Une case de plus sur la piste, ou des points ?
sp-play-warn-pass = Vous pouvez encore agir dans ce tour. Passer quand même ?

## Chips

sp-play-no-card = Aucune carte
sp-play-tilted = { $card } (carte inclinée)
sp-play-new = Nouvel emplacement
sp-play-new-for = Nouvel emplacement : { $money } £
sp-play-replace-for = À la place de { $card } : { $money } £
sp-play-replace-symbol = À la place de { $card }, symbole commun : { $money } £
sp-play-lobbying = Lobbying : pas de surcoût
sp-play-surcharge = Payer le surcoût
sp-play-token = Jeton { $value }
sp-play-value = Compte pour { $value }
sp-play-step = Une case de plus : { $from } → { $to }
sp-play-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sp-play-bonus = Bonus
sp-play-bonus-money = Bonus : { $money } £
sp-play-bonus-worker = { $workers ->
    [0] Bonus : plus d’ouvrier en réserve
    [one] Bonus : un nouvel ouvrier
   *[other] Bonus : { $workers } nouveaux ouvriers
}

## Costs and gains

sp-play-plus = + { $money } £
sp-play-less = − { $money } £
sp-play-others = Autres ouvriers autour d’elle
sp-play-others-of = Autres ouvriers autour de { $card }
sp-play-place-price = Nouvel emplacement
sp-play-worker-goes = Un ouvrier part au marché
sp-play-worker-back = L’ouvrier revient
sp-play-replaces = { $card } disparaît
sp-play-shared = symbole commun
sp-play-again = Carte redressée : { $card }
sp-play-effect-price = Prix de l’effet
sp-play-spyrium-after = Spyrium : { $before } → { $after }
sp-play-gain-spyrium = + { $spyrium } Spyrium
sp-play-gain-points = + { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sp-play-engineering = + { $points ->
    [one] { $points } point
   *[other] { $points } points
} par Ingénierie
sp-play-kept = { $tokens ->
    [one] { $tokens } jeton gardé
   *[other] { $tokens } jetons gardés
}
sp-play-stepped = Résidence : { $money } £ par tour

## The confirm button

sp-play-do-two = Phase II : { $action }
sp-play-do-money = Prendre { $money } £
sp-play-do-withdraw = Reprendre l’ouvrier
sp-play-do-build = Construire pour { $money } £
sp-play-do-build-plain = Construire
sp-play-do-call = Faire appel pour { $money } £
sp-play-do-call-plain = Faire appel
sp-play-do-patent = Breveter pour { $money } £
sp-play-do-patent-plain = Breveter
sp-play-do-event = Utiliser l’événement
sp-play-do-step = Une case de plus
sp-play-do-score = Prendre les points
sp-play-do-take = Prendre ceci

## Figures

sp-play-said-money = { $money } £
sp-play-said-workers = { $workers ->
    [one] { $active } actif sur { $workers } ouvrier
   *[other] { $active } actifs sur { $workers } ouvriers
}
sp-play-said-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sp-play-phase-one = Phase I
sp-play-phase-two = Phase II
sp-play-passed = a passé
sp-play-note = { $phase } · revenu { $income } £
sp-play-rest-two = { $activating } sur { $seats } en phase II
sp-play-rest-passed = { $passed } sur { $seats } ont passé
sp-play-round = tour { $round } sur { $rounds }
sp-play-round-begins = { $period }, tour { $round }
sp-play-card-at = { $card } ({ $slot })
sp-play-measure-workers = Ouvriers
sp-play-measure-income = Revenu

## D’où viennent les points

sp-play-from-cards = Cartes jouées
sp-play-from-residence = Piste des résidences
sp-play-from-buildings = Bâtiments
sp-play-from-techniques = Techniques
sp-play-quarters = Les quartiers de tous
