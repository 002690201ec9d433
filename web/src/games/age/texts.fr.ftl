# Textes du plateau et des panneaux d’Age of Industry.

ai-map = Carte : { $map }
ai-reconstructed = carte reconstituée
ai-north-sea = Mer du Nord
ai-baltic = Mer Baltique
ai-vistula = Vistule
ai-danube = Danube
ai-atlantic = Océan Atlantique
ai-tile-flipped = { $tile }, retournée, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ai-port-open = { $tile }, rien d’expédié encore
ai-ship-open = { $tile }, encore en service
ai-ship-rebuilt = { $tile }, en remplace un autre et ne se retourne jamais
ai-place = { $colour } : { $place }
ai-place-named = { $name } ({ $colour })
ai-lanes = Routes maritimes vers { $ports }
ai-place-village = { $name }, village : rien ne s’y construit, chaque voie ferrée y rapporte { $money } $ de plus à la fin
ai-place-abroad = { $name }, à l’étranger : rien ne s’y construit
ai-distant-port = Port lointain
ai-no-transit = Rien n’y passe en transit
ai-market = Marché
ai-market-open = Marché { $name } : { $tile }
ai-market-used = Marché { $name } : { $tile }, utilisé
ai-market-empty = Marché { $name } : aucune tuile
ai-imports = Charbon importé
ai-import = Charbon importé, { $name } : { $cubes ->
    [0] épuisé
    [one] reste { $cubes }
   *[other] restent { $cubes }
}
ai-import-waits = Charbon importé, { $name } : { $cubes } à venir avec le premier navire

## Plateau de joueur

ai-develop-only = à développer
ai-loans = Emprunts
ai-loans-owed = { $loans ->
    [0] aucun emprunt
    [one] { $loans } emprunt
   *[other] { $loans } emprunts
}
ai-rails-left = { $left } voies ferrées sur { $all }
ai-railways = Voies ferrées

## Cartes à piocher

ai-display = À piocher
ai-display-card = Carte visible : { $card }
ai-display-gap = pas de carte
ai-pile-said = Pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
ai-pile-empty = pioche vide

## La fin

ai-end = Si la partie finissait ici
ai-ended = Points finaux
ai-end-tiles = tuiles
ai-end-money = argent
ai-end-loans = emprunts impayés

## Plateau en texte

ai-abroad = Étranger et villages
ai-market-tiles = Tuiles de marché et charbon importé

## Faits des bulles

ai-fact-colour = Couleur
ai-fact-takes = Accepte
ai-takes-both = coton, marchandises d’usine
ai-takes-cotton = coton seulement
ai-fact-payout = Rapporte retournée
ai-fact-points = Vaut à la fin
ai-fact-end = Paie à la fin
ai-fact-each-rail = Par voie ferrée ici
ai-fact-reconstructed = Reconstitué
ai-in-part = en partie
ai-fact-rails-pay = Voies ferrées
ai-fact-repaid = Emprunts alors remboursés
ai-fact-money-left = Argent restant
