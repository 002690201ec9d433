# Textes du cadre de la carte, les mêmes pour tous les jeux.

map-zoom-in = Agrandir
map-zoom-out = Réduire
map-whole = Tout le plateau
map-help = Les flèches mènent d’un lieu, d’un emplacement ou d’une liaison à l’autre ; avec Majuscule, à ce que vous pouvez choisir. Entrée choisit. I dit ce qu’est une chose. Plus, moins et zéro règlent le zoom.
map-mark-legal = vous pouvez le choisir
map-mark-chosen = choisi
map-mark-illegal = impossible maintenant
map-mark-changed = a changé depuis votre tour
map-mark-hint = conseil { $rank }

## Bulles

map-tip-read = Lire la règle { $rule }
map-tip-close = Fermer
map-tip-seat = Marque du joueur
map-tip-seat-said = La couleur, le motif et la forme de ce joueur. Toutes ses pièces les portent.
map-look = { $colour }, { $shape }
map-shape-1 = cercle
map-shape-2 = carré
map-shape-3 = triangle
map-shape-4 = losange
map-shape-5 = croix

## Aller à un lieu

map-goto = Aller à un lieu
map-goto-name = Nom du lieu
map-goto-none = Aucun lieu de ce nom.
map-goto-count = { $count ->
    [one] { $count } lieu
   *[other] { $count } lieux
}
