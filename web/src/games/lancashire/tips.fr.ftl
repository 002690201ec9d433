# Bulles de Brass: Lancashire : ce qu’est chaque élément.

## Faits

bl-fact-pile = Tuiles à piocher
bl-fact-closing = Le fermeraient

## Sur le plateau

bl-tip-mill = Elle se retourne quand son coton est vendu, par un port relié et non retourné ou au marché extérieur.
bl-tip-port = Il se retourne quand du coton y passe, quel que soit le vendeur ; son propriétaire gagne le revenu. Retourné ou non, il ouvre à sa ville le marché du charbon et le marché extérieur.
bl-tip-shipyard = Il se retourne dès qu’il est construit.
bl-tip-to-empty = Elle se retourne dès que son dernier cube est parti, quel que soit le joueur qui l’utilise.
bl-tip-border = La frontière, avec une icône Marché : qui y est relié peut acheter du charbon et vendre son coton au marché extérieur. Rien ne s’y construit.
bl-tip-around = Un lieu de passage : rien ne s’y construit et il n’ouvre aucun marché. Les liaisons qui y mènent marquent ses icônes Liaison.

## À côté du plateau

bl-tip-coal-market = On y achète du charbon si l’on est relié à une icône Marché, à une frontière ou dans une ville avec un port, et qu’aucune mine reliée n’en a plus. Une nouvelle mine reliée y vend aussitôt le sien.
bl-tip-money = Ce que le joueur peut dépenser. Un emprunt rapporte 10 £, 20 £ ou 30 £ et coûte 1, 2 ou 3 niveaux de revenu.
bl-tip-distant = Le coton vendu ici fait piocher une tuile : le marqueur avance d’autant de cases, puis la case atteinte donne du revenu. Sur ×, la filature reste invendue et le marché ferme jusqu’à la fin de la période.
bl-tip-distant-closed = Le marqueur a atteint × : plus de vente de coton ici jusqu’à la fin de la période.
bl-tip-stephenson = La tuile est dans la pioche, avec dessous des cartes que personne ne pioche pendant la période des canaux. Elles sont remélangées pour la période du rail.
bl-tip-deck-tile = La tuile est dans la pioche, avec dessous les dernières cartes. Quand elle apparaît, le temps des emprunts touche à sa fin.
bl-tip-rothschild = La tuile est apparue : on n’emprunte plus que tant qu’il reste des cartes à piocher.
bl-tip-no-loans = Toutes les cartes sont piochées : plus d’emprunt dans cette partie.
