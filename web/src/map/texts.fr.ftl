# Textes du cadre de la carte, les mêmes pour tous les jeux.

map-zoom-in = Agrandir
map-zoom-out = Réduire
map-whole = Tout le plateau
map-help = Les flèches mènent d’un lieu, d’un emplacement ou d’une liaison à l’autre ; avec Majuscule, à ce que vous pouvez choisir. Entrée choisit. Plus, moins et zéro règlent le zoom.
map-mark-legal = vous pouvez le choisir
map-mark-chosen = choisi
map-mark-illegal = impossible maintenant
map-mark-changed = a changé depuis votre tour
map-mark-hint = conseil { $rank }
