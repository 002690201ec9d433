# Bulles de Brass: Birmingham : ce qu’est chaque élément.

## Faits

bb-fact-buys = Achète
bb-fact-bonus = Bonus
bb-fact-barrel = Tonneau
bb-barrel-there = présent
bb-barrel-used = utilisé

## Sur le plateau

bb-tip-to-sell = Elle se retourne quand ses marchandises sont vendues à un marchand relié qui les achète.
bb-tip-to-empty = Elle se retourne dès que son dernier cube ou tonneau est parti, quel que soit le joueur qui l’utilise.
bb-tip-farm = Une brasserie de ferme : seule une brasserie peut s’y trouver, et aucune carte Lieu ne la nomme.
bb-tip-merchant-title = Marchand, { $space }
bb-tip-merchant = Les tuiles qui lui sont reliées peuvent vendre ici. Le tonneau sert à la première vente qui le prend, et donne le bonus.
bb-tip-merchant-blank = Cette tuile Marchand est vierge : rien ne s’y vend. Le lieu ouvre tout de même le marché du charbon.
bb-tip-merchant-none = Aucun marchand ici à ce nombre de joueurs.
bb-tip-merchants = Des marchands hors des Midlands. Qui est relié à l’un d’eux peut acheter du charbon au marché. Le bonus vient avec le tonneau d’un marchand.

## À côté du plateau

bb-tip-card-wild-location = Vaut n’importe quelle carte Lieu, sauf celle d’une brasserie de ferme. Elle retourne dans sa pile une fois jouée.
bb-tip-card-wild-industry = Vaut n’importe quelle carte Industrie. Elle retourne dans sa pile une fois jouée.
bb-tip-coal-market = On y achète du charbon si l’on est relié à un lieu de marchands et qu’aucune mine reliée n’en a plus. Une nouvelle mine reliée y vend aussitôt le sien.
bb-tip-money = Ce que le joueur peut dépenser. Un emprunt rapporte { $loan } £ et coûte 3 niveaux de revenu.
