# « Comment jouer » à Age of Industry, avec nos mots : ID-title, ID-text, ID-caption de chaque section.

aim-title = Le but
aim-text =
    Vous ouvrez des mines et des filatures en Allemagne ou en Nouvelle-Angleterre, vous les reliez par des voies ferrées, vous menez des marchandises aux ports et aux marchés, et tout cela avec l’argent des autres. Le joueur qui a _le plus de points_ à la fin l’emporte.

    Les points se comptent une seule fois, à la fin : le _niveau_ de chacune de vos tuiles sur le plateau, un point par tranche de { $dollars } $, et { $unpaid } points de moins pour chaque emprunt que vous ne pouvez rembourser.

    L’argent fait donc des points, et il vient des tuiles que l’on _retourne_ : une mine ou une sidérurgie quand son dernier cube est pris, une filature ou une usine quand ses marchandises sont vendues, un port quand des marchandises y passent. Le nombre de la tuile est ce qu’elle paie alors à son propriétaire, aussitôt, au tour de n’importe qui. Une tuile jamais retournée compte tout de même son niveau.
aim-caption = Claire : il lui reste à faire. Pleine : retournée, et payée. Dans les deux cas son niveau compte à la fin.
face-cubes = Mine de charbon avec ses cubes
face-goods = Filature, pas encore vendue
face-flipped = La même, vendue

turn-title = Votre tour
turn-text =
    Une partie est une suite de _tours de jeu_. À chacun d’eux, tout le monde joue une fois et fait _deux actions_, une seule au tout premier. On peut faire deux fois la même.

    Vous commencez avec { $hand } cartes et _sans aucun argent_ : la première tuile se construit à crédit. Rien ne vous demande d’emprunter. Ce que vous ne pouvez payer vous est prêté.
turn-caption = Les actions. Voie ferrée, vente et pioche ne coûtent pas de carte ; les autres en coûtent une.
action-build-title = Construire
action-build-text = Poser une tuile Industrie sur le plateau.
action-double-title = Deux actions
action-double-text = Construire partout, avec n’importe quelle carte.
action-rail-title = Voie ferrée
action-rail-text = Poser une ligne de rail.
action-sell-title = Vendre
action-sell-text = Mener des marchandises aux ports et aux marchés.
action-develop-title = Développer
action-develop-text = Retirer une tuile de votre plateau de joueur.
action-card_choice-title = Piocher
action-card_choice-text = Prendre deux cartes en main.
action-pass-title = Passer
action-pass-text = Rien, et cela coûte quand même une carte.

cards-title = Cartes
cards-text =
    Il faut une carte pour _construire_. Il y en a deux sortes.

    Une _carte Localisation_ est une couleur. Elle construit n’importe quelle industrie dans n’importe quel lieu de cette couleur, où que vous soyez. Chaque couleur a son symbole, sur les cartes et sur le plateau.

    Une _carte Industrie_ construit cette industrie, mais seulement là où vous êtes déjà : où finit une de vos voies ferrées ; à côté d’une de vos tuiles dans un lieu de plus de { $few } cases ; par-dessus une de vos tuiles. Tant que vous n’avez aucune tuile sur la carte, elle construit partout.

    Si aucune carte ne convient, dépensez _vos deux actions_ et une carte quelconque : cela construit partout.
cards-caption = Deux couleurs avec leurs symboles, et deux industries.

places-title = Lieux et cases
places-text =
    Ce qu’une case reçoit y est dessiné. Une case _vide_ reçoit une filature, une usine ou une sidérurgie ; les autres une <coal_mine> mine, un <port> port ou un <ship> navire, et rien d’autre.

    Dans un lieu de { $few } cases au plus vous pouvez avoir _une_ tuile, dans un plus grand _deux_. Les villages n’ont pas de case ; le rail les traverse.

    Vous pouvez construire par-dessus une de vos tuiles avec une autre de niveau supérieur, quelle qu’elle soit. La mine ou la sidérurgie d’un autre joueur ne se remplace par une meilleure que s’il ne reste aucun cube de ce genre nulle part, pas même sur la piste de demande.
places-caption = Brique a une mine dans la Ruhr et une voie ferrée vers Cassel. Avec une carte Industrie les cases cochées sont ouvertes : au bout du rail, et à côté de la mine, car la Ruhr a quatre cases.

build-title = Construire
build-text =
    Choisissez une industrie et une case, jouez une carte qui le permet, payez le prix, et posez votre tuile la plus _basse_ de cette industrie. Les meilleures demandent du <coal> charbon, du <iron> fer, ou les deux.

    Les cubes sont gratuits s’ils viennent d’une mine ou d’une sidérurgie, quel qu’en soit le propriétaire, mais ils doivent arriver : par des voies ferrées de toutes couleurs, sans coupure, et toujours de la source _la plus proche_. Si deux sont à égale distance, vous choisissez. Dans le même lieu il ne faut pas de rail.

    Quand le dernier cube quitte une tuile, elle se retourne et paie son propriétaire. Une mine bien placée est payée par ceux qui en ont besoin.
build-caption = Une filature de niveau II demande un charbon. Il vient de la Ruhr par la voie ferrée. La page montre le chemin de chaque cube avant que vous ne validiez.

demand-title = La piste de demande
demand-text =
    Si aucune source n’est reliée, on achète le cube sur la _piste de demande_, le moins cher d’abord, et pour { $empty } $ quand la colonne est vide. Pour cela le lieu doit être relié à un _port_ de la carte, de n’importe qui, retourné ou non, ou à un signe de _port lointain_, comme en France. Le port que vous construisez se sert lui-même.

    Et dans l’autre sens : une nouvelle mine ou sidérurgie reliée à un port remplit aussitôt les cases vides, les plus chères d’abord, et chacune vous est _payée_. Souvent cela suffit à retourner la tuile sur-le-champ.
demand-caption = La piste de demande au début : pleine. Les cubes les moins chers partent d’abord, et qui construit ensuite une mine remplit les trous contre de l’argent.

rail-title = Voies ferrées
rail-text =
    Une voie ferrée coûte { $rail } $ et aucune carte. Elle part d’un lieu où vous avez une tuile ou bien où finit une de vos voies. La toute première ne demande pas de cube ; chaque suivante demande _un charbon et un fer_, menés à l’un ou l’autre de ses bouts.

    Une ligne appartient à qui l’a posée, mais _les cubes et marchandises de tous_ y voyagent. Vous en avez { $railways } pour toute la partie.

    À la fin chaque ligne paie { $income } $, et { $village } $ pour chaque tuile, case de marché et village à ses deux bouts. Quelques lignes entre des lieux bien remplis valent une bonne filature.
rail-caption = La ligne suivante, de Cassel à Francfort : charbon de la Ruhr, fer de la sidérurgie de Cassel.

sell-title = Vendre
sell-text =
    Vendre ne coûte pas de carte. Chaque filature ou usine que vous vendez a besoin d’un _débouché_, relié par le rail à n’importe quelle distance :

    <port> un _port_ non retourné, de n’importe qui. Les ports de niveau I ne prennent que du coton, les meilleurs prennent les deux. Les deux tuiles se retournent, et les deux propriétaires sont payés.

    <demand> ou une _tuile de marché_ visible qui demande ces marchandises. On la retourne, et vous seul êtes payé. Là où la tuile dit qu’il n’y a pas de demande, rien ne se vend.

    Vous pouvez vendre autant de tuiles que vous voulez en une action. Chaque débouché en sert une.
sell-caption = La filature de Hanovre est reliée au port d’Acier à Hambourg. Le coton y passe, et les deux tuiles se retournent.

ships-title = Navires
ships-text =
    La Nouvelle-Angleterre a des _routes maritimes_. Un navire se construit au large, au bout d’une route qui part d’une case où se trouve un port, de n’importe qui. La route est alors ouverte, comme une voie ferrée qui n’est à personne.

    Un navire apporte du _charbon_, qui reste à côté de lui jusqu’à ce qu’on le prenne, et ouvre un _marché_ lointain. Le charbon est rare en Nouvelle-Angleterre, cela compte donc. Quand l’un et l’autre sont épuisés, le navire se retourne et paie.

    Avec une carte Navire il faut un port à vous au bout de la route, ou celui d’un autre que votre rail touche. Rien ne passe jamais _par_ la Pennsylvanie : son charbon peut sortir, mais on ne la traverse pas.
ships-caption = Le charbon importé arrive à Lowell par la mer et le rail, et le coton de Lowell repart par le même chemin, vers le marché que le navire a ouvert.

develop-title = Développer
develop-text =
    Défaussez une carte et retirez _une tuile quelconque_ de votre plateau de joueur, gratuitement.

    On construit d’abord la tuile la plus basse de chaque industrie. Les deux plus basses _usines_ et le plus bas _navire_ sont de niveau 0 et ne se construisent jamais : il faut les retirer. Une usine est chère, mais elle paie bien et compte trois ou quatre points.
develop-caption = Deux développements, et la première vraie usine est là.
level-gone = Retirée
level-next = Maintenant la suivante

draw-title = Piocher
draw-text =
    Les cartes ne reviennent pas toutes seules. L’action _piocher_ prend deux cartes, l’une après l’autre, chacune parmi les { $faceup } visibles ou de la pioche. Vous voyez la première avant de prendre la seconde. Les cartes visibles sont remplacées quand vous avez fini. Personne n’en tient plus de { $limit }.

    La pioche est aussi l’horloge : quand elle est vide et que quelqu’un n’a plus de carte, le tour de jeu s’achève et la partie est finie.

loans-title = Emprunts
loans-text =
    _Les emprunts viennent tout seuls._ Quand un prix dépasse votre argent, vous empruntez { $loan } $ autant de fois qu’il faut. L’aperçu le dit avant que vous ne validiez. L’argent n’interdit jamais rien.

    Chaque emprunt coûte { $interest } $ d’intérêts après chaque tour de jeu, et si vous ne pouvez les payer, vous les empruntez aussi.

    _Rembourser_ est toujours à portée de main : une ligne discrète près de la décision dit combien d’emprunts vous avez ; ouvrez-la pour rendre { $loan } $, ou davantage. On ne vous le demande que si c’est utile : après votre dernière action, et avant les intérêts si vous avez touché de l’argent entre-temps. Ce n’est pas une action et cela ne coûte pas de carte.

round-title = La fin d’un tour de jeu
round-text =
    Qui a dépensé _le moins_ joue en premier au tour suivant, qui a dépensé le plus joue en dernier ; à égalité l’ordre reste le même. Comptent les prix des tuiles, des voies ferrées et des cubes achetés, non les intérêts ni les remboursements.

    Puis on paie les intérêts, et un nouveau tour de jeu commence.

end-title = La fin et les points
end-text =
    Quand la partie est finie, vos voies ferrées paient : { $income } $ chacune, et { $village } $ pour chaque tuile, retournée ou non, chaque case de marché et chaque village à leurs bouts.

    Puis les emprunts sont remboursés tant que l’argent suffit. Après cela chaque tranche de { $dollars } $ fait un point, chaque tuile sur le plateau compte son _niveau_, et chaque emprunt restant ôte { $unpaid } points.

    À égalité l’emporte qui est le premier dans l’ordre.
end-caption = La ligne de la Ruhr à Cassel joint une mine et une sidérurgie à deux filatures : quatre tuiles. Elle paie 6 $ à Brique.

guessed-title = Ce que nous avons dû deviner
guessed-text =
    Aucune source publique ne montre les plateaux et les cartes imprimés de ce jeu. Les _règles_ sont celles de la deuxième édition. Les _cartes géographiques_ et la moitié environ des nombres des tuiles sont _les nôtres_ : faits pour que chaque exemple de la règle tombe juste, et jouables, mais ce ne sont pas ceux d’origine.

    La page sur le jeu dit pour chaque partie à quel point nous en sommes sûrs. Qui possède le jeu peut mettre les vrais nombres dans le fichier du plateau, et tout suit ici.

hints-title = Conseils pour les premières parties
hints-text =
    _Empruntez sans honte._ Au premier tour, tout le monde y est obligé. Une tuile qui se retourne vite rend plusieurs fois son emprunt.

    _Pensez aux intérêts._ Cinq emprunts pendant dix tours coûtent autant qu’ils ont rapporté. Remboursez dès qu’une vente a rempli votre bourse.

    _Construisez là où d’autres auront besoin de cubes._ Leur besoin retourne votre mine.

    _Soyez le premier au port._ Un port ouvre la piste de demande à tout son coin de carte, et les mines de là-bas la remplissent contre de l’argent.

    _Vendez par deux._ Une action vend tout ce qui a un débouché. Votre port à côté de votre filature, c’est deux fois payé.

    _Gardez des cartes pour la fin._ Le rail et la vente n’en demandent pas, construire en demande.
