# Le journal : ce qui s’est passé, une phrase pour chaque événement de chronicle.py.

event-begin = La partie commence. Ordre du tour tiré au sort : { $order }.
event-begin-two = La partie commence. La première enchère donnera l’ordre du tour.
event-era = — { $era } —
event-drawn = { $tokens ->
    [one] Chacun pioche un jeton demande
   *[other] Chacun pioche { $tokens } jetons demande
}
event-reset = Toutes les cartes ville sont mélangées de nouveau ; { $cards } d’entre elles sont mises de côté
event-round = — Manche { $round } sur { $rounds } — Villes : { $cards }
event-over = La partie est terminée. Victoire : { $winners } !

## Révélé en même temps

event-demand = { $seat } place un jeton demande : { $type } ({ $tokens } sur le diagramme)
event-keep = { $seat } ne place aucun jeton demande
event-bid = { $seat } mise { $money } £
event-lot = Enchères égales : le sort désigne { $seat }
event-order = Ordre du tour : { $order }

## Les tours

event-turn = { $seat } joue un tour pour cette couleur : { $colour }
event-recover = { $seat } récupère { $money } £ contre { $spaces ->
    [one] une case de revenu
   *[other] { $spaces } cases de revenu
}
event-take = { $seat } prend la carte { $card }
event-swap = { $seat } défausse la carte { $card } et pioche { $drawn }
event-remove = { $seat } retire une industrie à { $town } : { $owner }
event-place = { $seat } place une industrie à { $town }
event-build = { $seat } construit { $connection } pour { $money } £
event-no-link = { $seat } ne construit aucun lien
event-advance = { $seat } avance de { $income } cases sur la piste des revenus, jusqu’à { $total }

## Les revenus

event-income = { $seat } reçoit { $money } £ de revenu
event-links = { $seat } reçoit { $money } £ pour ses liens : { $largest } dans le plus grand réseau, { $others } en dehors
event-links-of = { $seat } reçoit { $money } £ pour ses liens ({ $owner }) : { $largest } dans le plus grand réseau, { $others } en dehors
event-industries = { $seat } reçoit { $money } £ pour ses industries
event-industries-of = { $seat } reçoit { $money } £ pour ses industries ({ $owner })
