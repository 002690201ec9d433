# La table telle qu’elle est dessinée : titres, têtes de colonnes, effets, groupes de coups.

sheet-market = Marché
sheet-cards = Cartes du marché
sheet-players = Joueurs
sheet-events = Événements
sheet-quarters = Quartiers

sheet-round = { $period }, tour { $round } sur { $rounds }
sheet-event-now = ce tour
sheet-event-next = ensuite
sheet-tokens-left =
    { $tokens ->
        [one] { $tokens } jeton en réserve
       *[other] { $tokens } jetons en réserve
    }

sheet-head-player = joueur
sheet-head-phase = phase
sheet-head-money = argent
sheet-head-spyrium = Spyrium
sheet-head-points = PV
sheet-head-residence = résidence
sheet-head-workers = actifs
sheet-head-kept = jetons
sheet-head-event = événement
sheet-head-card = carte
sheet-head-cost = coût
sheet-head-surcharge = surcoût
sheet-head-tokens = jetons
sheet-head-effect = effet
sheet-head-buildings = bâtiments
sheet-head-techniques = techniques

sheet-money = { $money } £
sheet-passed = passé
sheet-used = utilisé
sheet-open = libre
sheet-points = { $points } PV
sheet-built = à la construction

## Effets

part-workers =
    { $number ->
        [one] { $number } ouvrier
       *[other] { $number } ouvriers
    }
part-money = { $number } £
part-per-worker = { $number } £ par ouvrier
part-spyrium = { $number } Spyrium
part-points = { $number } PV
part-new-workers =
    { $number ->
        [one] { $number } nouvel ouvrier
       *[other] { $number } nouveaux ouvriers
    }
part-token-money = jeton en £
part-token-spyrium = jeton en Spyrium
part-token-points = jeton en PV
part-residence = piste de résidences
part-reuse = réutiliser un bâtiment incliné
part-late-worker = placer un ouvrier en Phase II

ability-automation = les mines se passent d’ouvrier
ability-lobbying = une fois par tour, pas de surcoût
ability-capitalization = { $amount } £ de plus par ouvrier repris pour de l’argent
ability-crane = les nouveaux emplacements coûtent { $amount } £ de moins
ability-taylorism = une fois par tour, réutiliser un bâtiment incliné
ability-engineering = { $amount } PV de plus par ouvrier dans un bâtiment au symbole Usine
ability-commerce = conserver jusqu’à { $amount } jetons ; une fois par tour, choisir la valeur d’un jeton

## Groupes de coups, selon le premier mot de leur notation

group-place = Placer un ouvrier
group-activation = Déclencher la Phase II
group-money = Gagner de l’argent
group-withdraw = Reprendre un ouvrier
group-activate = Activer une carte
group-exploit = Exploiter un bâtiment
group-taylorism = Réutiliser un bâtiment
group-event = Utiliser l’événement
group-pass = Passer
group-surcharge = Payer le surcoût
group-lobbying = Utiliser le Lobbying
group-token = Prendre un jeton
group-value = Valeur du jeton
group-new = Nouvel emplacement
group-replace = Remplacer un bâtiment
group-step = Avancer d’une case
group-score = Marquer des points
group-bonus = Bonus
