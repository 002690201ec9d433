# Bulles d’Age of Industry : ce qu’est chaque élément.


## Sur le plateau

ai-tip-flipped = Une tuile retournée a payé son propriétaire. À la fin elle vaut son niveau en points, comme toute tuile.
ai-tip-goods = Attend que ses marchandises soient vendues : par un port relié et non retourné, ou à une tuile de marché qui en veut.
ai-tip-port = Ouvert aux marchandises de tous : la vente le retourne aussi et paie son propriétaire. Retourné ou non, il ouvre la piste de demande et ses routes maritimes.
ai-tip-ship = Ouvre un marché et apporte du charbon. Il se retourne quand son charbon est épuisé et sa tuile de marché utilisée, ou sans demande.
ai-tip-ship-rebuilt = Ce navire en a remplacé un autre : il garde la route ouverte, n’apporte pas de charbon et ne se retourne jamais.
ai-tip-to-empty = Quiconque y est relié peut prendre ses cubes, gratuitement. Elle se retourne et paie quand le dernier est parti.
ai-tip-slot = Un emplacement pour : { $industries }.
ai-tip-ship-space = Un emplacement pour un navire. Un port, de n’importe qui, doit se trouver au bout d’une de ses routes maritimes.
ai-cost-rail = { $money } $, { $coal } charbon, { $iron } fer ; votre première est sans cubes
ai-tip-rail = Un tronçon où poser une voie ferrée, depuis un lieu où vous avez une tuile ou une voie. Tous peuvent l’emprunter.
ai-tip-rail-built = Tous peuvent y envoyer cubes et marchandises. À la fin elle paie à son propriétaire 2 $, et 1 $ par tuile, marché et village à ses bouts.
ai-tip-market = Prend un seul lot de marchandises, puis se retourne.
ai-tip-import = Posé quand le premier navire est construit ici. Quiconque y est relié par la mer peut le prendre, gratuitement.
ai-tip-city = Chaque joueur peut y avoir { $limit ->
    [one] une tuile
   *[other] { $limit } tuiles
}. Une carte de sa couleur permet d’y construire de partout.
ai-tip-sea = La mer d’un navire : son charbon et son marché s’atteignent par les routes maritimes, dès qu’un navire et un port s’y trouvent.
ai-tip-village = Un village : les voies ferrées le traversent, et il compte pour elles comme un emplacement occupé.
ai-tip-abroad = Un lieu à l’étranger : rien ne s’y construit, mais ses marchés achètent.
ai-tip-distant-port = Son port lointain ouvre la piste de demande, comme un port.
ai-tip-no-transit = Cubes et marchandises peuvent en partir et y arriver, mais pas y passer.

## À côté du plateau

ai-tip-card-location = Construit toute industrie dans un lieu de cette couleur, même loin de vos voies. Toute carte sert à développer, à passer ou à construire avec les deux actions.
ai-tip-card-industry = Construit cette industrie où arrivent vos voies, sur votre propre tuile, à côté dans une grande ville, ou partout pour votre première tuile.
ai-tip-stack = Les tuiles se construisent du plus bas niveau au plus haut. Développer en retire une, au choix.
ai-tip-stack-zero = Les tuiles de niveau 0 ne se construisent jamais : développez-les pour atteindre les autres.
ai-demand-coal = Piste de demande : charbon
ai-demand-iron = Piste de demande : fer
ai-tip-demand = Quand aucune source n’est reliée, on achète ici, le moins cher d’abord ; il faut être relié à un port ou à un port lointain. Nouvelles mines, sidérurgies et navires remplissent les cases les plus chères et sont payés.
ai-tip-display = L’action piocher prend { $cards } cartes, une à une, visibles ou de la pioche. Jamais plus de { $limit } en main.
ai-tip-money = Qui ne peut payer emprunte { $money } $ au passage, le moins possible : l’argent n’interdit jamais rien.
ai-tip-loans = Chaque emprunt apporte { $money } $ et coûte { $interest } $ après chaque tour. Pendant votre tour, on peut le rembourser à tout moment ; impayé à la fin, il coûte { $points } points.
ai-tip-end = À la fin les voies ferrées paient et les emprunts se remboursent ; puis comptent le niveau de chaque tuile, un point par { $dollars } $, et { $points } points de moins par emprunt restant.
ai-tip-order = Qui a dépensé le moins pendant ce tour joue le premier au suivant ; à égalité l’ordre ne change pas.
ai-tip-deck = Quand la pioche est vide et qu’un joueur n’a plus de carte après un tour, la partie finit.
ai-tip-stage-title = Tours
ai-tip-stage = Un tour : chacun joue deux actions (une au premier), l’ordre se refait selon les dépenses, puis viennent les intérêts.
ai-tip-railways = Les voies ferrées que ce joueur peut encore poser.
