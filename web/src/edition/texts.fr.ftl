edition-title = Corrigez les nombres d’après votre exemplaire
edition-lead = Vous possédez le jeu ? Inscrivez ce qui est imprimé là où notre nombre est différent. Vous pouvez jouer aussitôt avec votre édition, à plusieurs sur un appareil, avec des robots ou avec d’autres : la table dit de quelle édition elle se sert, et l’enregistrement de la partie l’emporte avec lui. Les parties classées se jouent avec le jeu tel qu’il est fourni.
edition-came = Voici les nombres de l’édition d’où vous venez.
edition-tiles = Tuiles Industrie
edition-cards = Cartes
edition-market-tiles = Tuiles de marché
edition-imports = Importations de charbon
edition-pieces = Pièces de chaque couleur
edition-demand-tokens = Jetons de demande
edition-towns = Villes
edition-connections = Connexions
edition-characters = Personnages
edition-buildings = Bâtiments
edition-techniques = Techniques
edition-cost = prix
edition-coal = charbon
edition-iron = fer
edition-cubes = cubes
edition-payout = gain
edition-points = points
edition-value = valeur
edition-links = liens
edition-industries = industries
edition-count = nombre
edition-was = chez nous : { $value }
edition-back = Revenir à notre nombre : { $name }
edition-changed = { $count ->
    [0] rien de corrigé pour l’instant
    [one] 1 nombre corrigé
   *[other] { $count } nombres corrigés
}
edition-group = { $count ->
    [0] { $section }
    [one] { $section } : 1 corrigé
   *[other] { $section } : { $count } corrigés
}
edition-play = Jouer avec cette édition
edition-export = Enregistrer le fichier du plateau
edition-export-help = C’est le board.toml du jeu avec vos nombres : « ironbridge play --data FICHIER » s’en sert sur votre propre machine.
edition-saved = { $file } a été enregistré.
edition-clear = Retirer toutes les corrections
edition-whole = { $name } : il faut un nombre entier.
edition-use = Jouer avec l’édition corrigée
edition-use-help = { $count ->
    [one] Un nombre est celui de votre exemplaire.
   *[other] { $count } nombres sont ceux de votre exemplaire.
} Une telle partie n’est jamais classée.
edition-see = Voir et changer les nombres
