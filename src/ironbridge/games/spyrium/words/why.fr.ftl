# Pourquoi un coup n’est pas permis : ce qui manque et, si cela aide, que faire. Clés de why*.py.

## Une autre question est posée

why-now-action = Aucune action n’est en cours. Choisissez d’abord une action.
why-now-surcharge = Dites d’abord si vous payez le surcoût ou si vous utilisez le Lobbying.
why-now-token = Choisissez d’abord le jeton que vous prenez.
why-now-value = Choisissez d’abord pour combien compte le jeton.
why-now-site = Choisissez d’abord où va le bâtiment.
why-now-residence = Choisissez d’abord : une case de plus sur la piste de résidences, ou des points.
why-now-bonus = Choisissez d’abord votre bonus.
why-now-place = Choisissez d’abord où va l’ouvrier.
why-now-reuse = Choisissez d’abord le bâtiment à utiliser de nouveau.

## Phases

why-has-passed = { $seat } a passé et ne fait plus rien dans ce tour.
why-in-phase-one = Vous êtes encore en Phase I : placez un ouvrier, utilisez l’événement, ou déclenchez d’abord la Phase II.
why-activation-just = Vous venez de déclencher la Phase II : faites maintenant une action de cette phase.
why-activation-twice = Vous êtes déjà en Phase II. Gagnez de l’argent, activez une carte, utilisez l’événement, exploitez un bâtiment ou passez.
why-in-phase-two = Vous êtes en Phase II. On ne revient pas en Phase I dans le même tour.
why-pass-workers = Vous avez encore des ouvriers au marché : { $gaps }. Reprenez-les d’abord pour de l’argent, ou activez des cartes avec eux.

## Le marché

why-place-no-worker = Vous n’avez plus d’ouvrier actif sur votre carte Départ.
why-place-no-card = { $gap } : il n’y a de carte d’aucun côté. Un ouvrier doit avoir une carte voisine.
why-no-worker-there = Vous n’avez pas d’ouvrier en { $gap }.
why-slot-empty = Il n’y a plus de carte en { $slot }.
why-withdraw-cards = { $gap } : les cartes voisines de cet ouvrier n’ont pas toutes été enlevées ({ $cards }). Désignez une carte pour gagner de l’argent.

## Activer

why-call-no-token = { $card } : il ne reste plus de jeton, on ne peut plus faire appel à ce personnage. Il sert encore à gagner de l’argent.
why-call-spyrium = { $card } : il faut { $needed ->
    [one] { $needed } cristal
   *[other] { $needed } cristaux
} de Spyrium ; vous en avez { $found }.
why-activate-money = { $card } : il faut au moins { $total } £, soit prix { $printed } £{ $surcharge ->
    [0] {""}
   *[other] , surcoût { $surcharge } £
}{ $effect ->
    [0] {""}
   *[other] , effet { $effect } £
}{ $place ->
    [0] {""}
   *[other] , emplacement { $place } £
}. Vous avez { $money } £.
why-lobbying-used = Le Lobbying a déjà servi dans ce tour.
why-lobbying-nothing = Il n’y a pas ici de surcoût que le Lobbying pourrait éviter.
why-token-absent = { $card } : il n’y a pas de jeton de valeur { $value } sur cette carte.
why-replace-not-owned = { $card } : vous n’avez pas ce bâtiment à remplacer.
why-replace-upright = { $card } : le vôtre n’est pas incliné.
why-replace-tilted = { $card } : le vôtre est incliné.

## Exploiter

why-exploit-not-owned = { $card } : ce bâtiment n’est pas à vous.
why-exploit-tilted = { $card } : ce bâtiment a déjà été exploité dans ce tour.
why-exploit-workers = { $card } : il faut { $needed ->
    [one] { $needed } ouvrier actif
   *[other] { $needed } ouvriers actifs
} ; vous en avez { $found }.
why-exploit-spyrium = { $card } : il faut { $needed ->
    [one] { $needed } cristal
   *[other] { $needed } cristaux
} de Spyrium ; vous en avez { $found }.
why-again-upright = { $card } : ce bâtiment n’est pas incliné. Seul un bâtiment déjà exploité peut servir de nouveau.
why-taylorism-none = Vous n’avez pas breveté le Taylorisme.
why-taylorism-used = Le Taylorisme a déjà servi dans ce tour.

## L’événement

why-event-used = Vous avez déjà utilisé l’événement { $event } dans ce tour.
why-event-no-option = { $event } : cet événement n’a { $options ->
    [one] qu’un effet
   *[other] que { $options } effets
}.
why-event-no-token = { $event } : il n’y a pas de jeton sur l’événement.
why-event-money = { $event } : il faut ici { $price } £ ; vous avez { $money } £.
why-event-spyrium = { $event } : il faut ici { $needed ->
    [one] { $needed } cristal
   *[other] { $needed } cristaux
} de Spyrium ; vous en avez { $found }.
why-recruit-reserve = Votre réserve est vide : tous vos ouvriers sont en jeu.
why-reuse-none = Vous n’avez pas de bâtiment incliné à utiliser de nouveau.
why-reuse-cost = Il vous manque les ouvriers ou le Spyrium pour utiliser de nouveau vos bâtiments inclinés : { $cards }.
why-late-phase = Cet événement place un ouvrier en Phase II, et vous êtes en Phase I : placez un ouvrier comme d’habitude, ou déclenchez d’abord la Phase II.
why-late-market = Il ne reste au marché aucune carte à côté de laquelle placer un ouvrier.
