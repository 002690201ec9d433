# Infobulles de Spyrium : ce qu’est une chose, en une phrase ou deux.

sp-tip-character = Un personnage reste au marché quand on fait appel à lui ; son effet est immédiat.
sp-tip-building = Un bâtiment rejoint votre quartier. Un de ses effets peut servir une fois par tour, et il compte à la fin.
sp-tip-technique = Une technique est à vous pour le reste de la partie et compte à la fin.
sp-tip-tilted = La carte a déjà servi ce tour-ci.
sp-tip-working =
    { $workers ->
        [one] { $workers } ouvrier s’y trouve jusqu’à la fin du tour.
       *[other] { $workers } ouvriers s’y trouvent jusqu’à la fin du tour.
    }
sp-tip-hole = La carte de cet emplacement est partie. Un ouvrier peut encore se tenir à côté, s’il y a une carte de l’autre côté.
sp-tip-gap = Un ouvrier placé ici pourra activer l’une des deux cartes, ou être repris contre de l’argent. Chaque autre ouvrier autour de la carte en augmente le prix de { $money } £, et le gain aussi.
sp-tip-gap-gone = Les deux cartes voisines sont parties : un ouvrier placé ici ne peut qu’être repris.
sp-tip-event = Une fois par tour, vous pouvez utiliser l’un de ses choix, dans l’une ou l’autre phase.
sp-tip-next = Il pourra servir au tour suivant.
sp-tip-last-round = Le dernier tour n’est suivi d’aucun événement.
sp-tip-workers-title = Ouvriers
sp-tip-workers = Les ouvriers actifs vont au marché ou travaillent dans les bâtiments. Ceux qui reviennent du marché sont inactifs jusqu’au tour suivant.
sp-tip-new-place = Un bâtiment dans un nouvel emplacement coûte { $money } £ de plus par bâtiment possédé. Il peut aussi en remplacer un, et avec un symbole commun son prix baisse de { $less } £.
sp-tip-money = Il paie les cartes. Il vient des résidences au début du tour, et des ouvriers repris au marché.
sp-tip-spyrium = Les cristaux viennent des mines ; bâtiments, personnages et événements les changent en points ou en argent.
sp-tip-points = Un bonus vient à { $first } points, l’autre à { $second }. Le joueur qui a le plus de points l’emporte.
sp-tip-order-title = Ordre du tour
sp-tip-order = On joue autour de la table, une action à la fois. Un joueur qui a passé ne joue plus de ce tour.
sp-tip-stage-title = Tour
sp-tip-stage = { $rounds } tours : { $a } de l’époque A, { $b } de l’époque B, { $c } de l’époque C. Chacun a ses neuf cartes.
sp-tip-tokens-title = Jetons
sp-tip-tokens = Des jetons posés sur des cartes et des événements disent combien ils rapportent ou coûtent. Les jetons utilisés reviennent quand la réserve est vide.
sp-tip-residence = Le nombre sous votre disque est votre revenu. Une action de résidence avance le disque d’une case, ou marque le nombre de sa case.
sp-tip-bonuses = Le premier bonus est un nouvel ouvrier ou { $money } £, au choix ; le second est l’autre.
sp-tip-preview = Vos points, ceux imprimés sur vos bâtiments, et ce que compteraient vos techniques.

## Faits

sp-fact-price = Prix
sp-fact-effect = Effet
sp-fact-points = Points à la fin
sp-fact-symbols = Symboles
sp-fact-end = À la fin
sp-fact-copies = Exemplaires
sp-fact-guessed = Reconstitué
sp-fact-around = Ouvriers à côté
sp-fact-here = Ici
sp-fact-option = Choix { $number }
sp-fact-used = Déjà utilisé
sp-fact-active = Actifs
sp-fact-placed = Au marché
sp-fact-working = Sur des bâtiments
sp-fact-tired = Inactifs
sp-fact-reserve = En réserve
sp-copies = { $count } ({ $period })
sp-offer = { $price } £, ou rapporte { $money } £
sp-guessed-cost = prix
sp-guessed-points = points
sp-guessed-period = époque
sp-guessed-count = exemplaires
sp-score-money = 1 point par tranche de { $per } £
sp-score-spyrium = 1 point par Spyrium
sp-score-workers = 1 point par ouvrier
sp-score-buildings = 1 point par bâtiment
sp-score-tokens = 1 point par jeton conservé
sp-score-residence = la valeur de votre case de résidence
sp-score-factories = les points de vos bâtiments au symbole Usine
sp-score-most = { $what }, { $most } au plus
