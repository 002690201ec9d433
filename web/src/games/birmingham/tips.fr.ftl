# Bulles de Brass: Birmingham : ce qu’est chaque élément.

## Faits

bb-fact-develop = Développer
bb-fact-scores = Marque
bb-fact-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bb-fact-buys = Achète
bb-fact-bonus = Bonus
bb-fact-barrel = Tonneau
bb-barrel-there = présent
bb-barrel-used = utilisé
bb-fact-values = Icônes Liaison
bb-fact-spaces = Emplacements
bb-fact-left = Restent
bb-fact-cubes = Cubes
bb-fact-next = Prochain prix
bb-fact-empty = À vide
bb-fact-level = Niveau
bb-fact-space = Case de la piste
bb-cost-rail = £{ $money } et { $coal } charbon

## Sur le plateau

bb-tip-flipped = Une tuile retournée. Elle marque ses points à la fin de chaque période où elle est en place, et ses icônes Liaison comptent pour toute liaison qui mène ici.
bb-tip-to-sell = Elle se retourne quand ses marchandises sont vendues à un marchand relié qui les achète.
bb-tip-to-empty = Elle se retourne dès que son dernier cube ou tonneau est parti, quel que soit le joueur qui l’utilise.
bb-tip-slot = Un emplacement pour : { $industries }. Une seule tuile à la fois.
bb-tip-farm = Une brasserie de ferme : seule une brasserie peut s’y trouver, et aucune carte Lieu ne la nomme.
bb-tip-canal = Un tracé où creuser un canal. Il relie les lieux à ses bouts, pour tous les joueurs.
bb-tip-rail = Un tracé où poser un chemin de fer. Il relie les lieux à ses bouts, pour tous les joueurs.
bb-tip-link-built = Une liaison construite. Tous peuvent y faire passer des marchandises ; son propriétaire marque les icônes Liaison de ses bouts à la fin de la période.
bb-tip-merchant-title = Marchand, { $space }
bb-tip-merchant = Les tuiles qui lui sont reliées peuvent vendre ici. Le tonneau sert à la première vente qui le prend, et donne le bonus.
bb-tip-merchant-blank = Cette tuile Marchand est vierge : rien ne s’y vend. Le lieu ouvre tout de même le marché du charbon.
bb-tip-merchant-none = Aucun marchand ici à ce nombre de joueurs.
bb-tip-merchants = Des marchands hors des Midlands. Qui est relié à l’un d’eux peut acheter du charbon au marché. Le bonus vient avec le tonneau d’un marchand.
bb-tip-town-canal = Une ville. Pendant la période des canaux, chaque joueur peut y posséder une tuile.
bb-tip-town-rail = Une ville. Pendant la période des chemins de fer, un joueur peut y posséder plusieurs tuiles.

## À côté du plateau

bb-tip-card-location = Construit n’importe quelle industrie en ce lieu, même loin de votre réseau. Toute carte peut être défaussée pour une autre action.
bb-tip-card-industry = Construit cette industrie n’importe où dans votre réseau. Toute carte peut être défaussée pour une autre action.
bb-tip-card-wild-location = Vaut n’importe quelle carte Lieu, sauf celle d’une brasserie de ferme. Elle retourne dans sa pile une fois jouée.
bb-tip-card-wild-industry = Vaut n’importe quelle carte Industrie. Elle retourne dans sa pile une fois jouée.
bb-tip-stack = La pile donne d’abord son niveau le plus bas. Développer retire des tuiles pour atteindre les meilleures.
bb-tip-stack-empty = Cette pile est épuisée.
bb-tip-coal-market-title = Marché du charbon
bb-tip-coal-market = On y achète du charbon si l’on est relié à un lieu de marchands et qu’aucune mine reliée n’en a plus. Une nouvelle mine reliée y vend aussitôt le sien.
bb-tip-iron-market-title = Marché du fer
bb-tip-iron-market = On y achète du fer sans aucune liaison, quand aucune usine sidérurgique n’en a plus. Une nouvelle usine y vend aussitôt le sien.
bb-tip-money = Ce que le joueur peut dépenser. Un emprunt rapporte £{ $loan } et coûte 3 niveaux de revenu.
bb-tip-income = Versé à la fin de chaque manche. Les tuiles retournées le font avancer sur la piste ; un niveau négatif se paie.
bb-tip-points = Marqués pour les liaisons et les tuiles retournées à la fin de chaque période. Le plus grand total l’emporte.
bb-tip-order-title = Ordre du tour
bb-tip-order = Qui a le moins dépensé pendant cette manche jouera en premier à la suivante.
bb-tip-deck-title = Pioche
bb-tip-deck = Les mains sont complétées à 8 cartes après chaque tour. Quand la pioche et toutes les mains sont vides, la période s’achève.
bb-tip-stage-title = Période et manche
bb-tip-stage = D’abord les canaux, puis les chemins de fer. Après la période des canaux, les canaux et les tuiles de niveau I quittent le plateau.
bb-tip-links = Les tuiles Liaison que ce joueur peut encore poser pendant cette période.
bb-tip-preview = Les tuiles retournées et les liaisons, comme si la période finissait maintenant.
