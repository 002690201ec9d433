# Bulles communes aux jeux Brass : ce qu’est chaque élément.

## Faits

brass-fact-develop = Développer
brass-fact-scores = Marque
brass-fact-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
brass-fact-values = Icônes Liaison
brass-fact-spaces = Emplacements
brass-fact-left = Restent
brass-fact-cubes = Cubes
brass-fact-next = Prochain prix
brass-fact-empty = À vide
brass-fact-level = Niveau
brass-fact-space = Case de la piste
brass-cost-rail = { $money } £ et { $coal } charbon

## Sur le plateau

brass-tip-flipped = Une tuile retournée. Elle marque ses points à la fin de chaque période où elle est en place, et ses icônes Liaison comptent pour toute liaison qui mène ici.
brass-tip-slot = Un emplacement pour : { $industries }. Une seule tuile à la fois.
brass-tip-canal = Un tracé où creuser un canal. Il relie les lieux à ses bouts, pour tous les joueurs.
brass-tip-rail = Un tracé où poser un chemin de fer. Il relie les lieux à ses bouts, pour tous les joueurs.
brass-tip-link-built = Une liaison construite. Tous peuvent y faire passer des marchandises ; son propriétaire marque les icônes Liaison de ses bouts à la fin de la période.
brass-tip-town-canal = Une ville. Pendant la période des canaux, chaque joueur peut y posséder une tuile.
brass-tip-town-rail = Une ville. Pendant la période des chemins de fer, un joueur peut y posséder plusieurs tuiles.

## À côté du plateau

brass-tip-card-location = Construit n’importe quelle industrie en ce lieu, même loin de votre réseau. Toute carte peut être défaussée pour une autre action.
brass-tip-card-industry = Construit cette industrie n’importe où dans votre réseau. Toute carte peut être défaussée pour une autre action.
brass-tip-stack = La pile donne d’abord son niveau le plus bas. Développer retire des tuiles pour atteindre les meilleures.
brass-tip-stack-empty = Cette pile est épuisée.
brass-tip-coal-market-title = Marché du charbon
brass-tip-iron-market-title = Marché du fer
brass-tip-iron-market = On y achète du fer sans aucune liaison, quand aucune usine sidérurgique n’en a plus. Une nouvelle usine y vend aussitôt le sien.
brass-tip-income = Versé à la fin de chaque manche. Les tuiles retournées le font avancer sur la piste ; un niveau négatif se paie.
brass-tip-points = Marqués pour les liaisons et les tuiles retournées à la fin de chaque période. Le plus grand total l’emporte.
brass-tip-order-title = Ordre du tour
brass-tip-order = Qui a le moins dépensé pendant cette manche jouera en premier à la suivante.
brass-tip-deck-title = Pioche
brass-tip-deck = Les mains sont complétées à 8 cartes après chaque tour. Quand la pioche et toutes les mains sont vides, la période s’achève.
brass-tip-stage-title = Période et manche
brass-tip-stage = D’abord les canaux, puis les chemins de fer. Après la période des canaux, les canaux et les tuiles de niveau I quittent le plateau.
brass-tip-links = Les tuiles Liaison que ce joueur peut encore poser pendant cette période.
brass-tip-preview = Les tuiles retournées et les liaisons, comme si la période finissait maintenant.
