# « Comment jouer » à Spyrium, avec nos mots : ID-title, ID-text, ID-caption de chaque section.

aim-title = Le but
aim-text =
    Une Angleterre qui n’a jamais existé vit d’un minerai lumineux, le <crystal> Spyrium. Vous envoyez des ouvriers au marché, engagez des gens, élevez des bâtiments, et changez minerai et travail en points. Après { $rounds } tours, le joueur qui a _le plus de points_ l’emporte.

    Les mines donnent du Spyrium. Ateliers, usines et laboratoires le changent en points. Les logements apportent des ouvriers, des revenus, ou des points à la fin. Tout se trouve dans un seul marché de neuf cartes, et tout le monde veut les mêmes.

    Vous commencez avec { $money } £, { $spyrium } Spyrium et { $workers } ouvriers ; { $reserve } autres attendent dans votre réserve.
aim-caption = Une mine produit du Spyrium avec un ouvrier, un atelier fait des points avec les deux, un hôtel ne compte qu’à la fin. L’hexagone dit ce que vaut la carte en fin de partie.

round-title = Un tour
round-text =
    Il y a { $rounds } tours : { $a } avec les cartes de l’époque A, { $b } avec l’époque B, { $c } avec l’époque C. Chacun commence de même : tous reçoivent leur _revenu_, un nouvel _événement_ entre en vigueur, neuf cartes forment le _marché_, et tous vos ouvriers sont de nouveau prêts.

    Puis on joue à tour de rôle, _une action à la fois_, jusqu’à ce que tous aient passé. Chacun a deux phases dans le tour : d’abord la _phase I_, où l’on place des ouvriers, puis la _phase II_, où on les emploie. Vous décidez seul du moment de changer de phase.
round-caption = Ce que vous pouvez faire. Les trois premières actions sont de la phase I, l’événement est des deux, les autres de la phase II.
action-worker-title = Placer un ouvrier
action-worker-text = Phase I : dans un intervalle du marché.
action-develop-title = Phase II
action-develop-text = La déclencher, et y agir aussitôt.
action-event-title = L’événement
action-event-text = Une fois par tour, dans l’une ou l’autre phase.
action-card_industry-title = Activer
action-card_industry-text = Un ouvrier emploie une carte voisine.
action-money-title = Prendre l’argent
action-money-text = Un ouvrier revient plutôt avec de l’argent.
action-building-title = Exploiter
action-building-text = Employer un de vos bâtiments.
action-pass-title = Passer
action-pass-text = Quand vous n’avez plus d’ouvrier au marché.

place-title = Placer des ouvriers
place-text =
    Un ouvrier ne se place pas sur une carte mais _entre deux cartes_. Il pourra donc employer l’une ou l’autre, et vous n’avez pas encore à dire laquelle.

    Il y a douze intervalles, tous à l’intérieur du marché. On peut y être aussi nombreux que l’on veut, et un intervalle reste ouvert tant qu’il y a une carte d’un de ses côtés.

    Pensez à la foule : chaque ouvrier autour d’une carte la rend _plus chère_ à employer, et lui fait rapporter _plus d’argent_ à ceux qui ne sont venus que pour cela.
place-caption = Les intervalles marqués sont ouverts à votre prochain ouvrier. Celui qui est choisi touchera les deux cartes voisines.

phases-title = Vos deux phases
phases-text =
    Quand vous avez placé autant d’ouvriers que vous voulez, déclenchez la _phase II_. Vous y faites votre première action dans la foulée. On ne revient pas en arrière dans ce tour.

    Chacun change de phase pour soi. En partant tôt, les bonnes cartes sont encore là, mais la foule autour d’elles les rend chères, ou vous rapporte beaucoup. En partant tard, les prix ont baissé, et le choix aussi.

    N’oubliez pas que les ouvriers restés chez vous ne sont pas perdus : vos bâtiments en ont besoin.

    Vous pouvez _passer_ dès que vous n’avez plus d’ouvrier au marché. Un joueur qui a passé ne joue plus de ce tour.

money-title = Prendre de l’argent
money-text =
    Retirez du marché un de vos ouvriers et désignez une carte voisine. Vous recevez { $worker } £ pour _chaque autre ouvrier_ autour de cette carte, quel qu’en soit le propriétaire.

    C’est ainsi que l’on gagne le plus d’argent. L’ouvrier retiré a fini son tour.

    Si les deux cartes voisines ont disparu, l’ouvrier revient sans rien, et c’est quand même une action.
money-caption = Trois autres ouvriers entourent la carte choisie : l’ouvrier rentre avec 3 £.

activate-title = Activer une carte
activate-text =
    Retirez du marché un de vos ouvriers et employez une carte voisine. Vous payez le prix de la carte, et { $worker } £ de plus pour _chaque autre ouvrier_ autour d’elle, les vôtres compris.

    La foule qui rapporte bien rend donc aussi la carte chère. Attendez, et d’autres partiront peut-être ; attendez trop, et quelqu’un la prendra.

    Ce que fait une carte dépend de sa couleur : rouge pour un _personnage_, brun pour un _bâtiment_, bleu pour une _technique_.
activate-caption = La carte coûte son prix et 1 £ pour chacun des autres autour d’elle. Les étiquettes montrent qui la renchérit.

characters-title = Les personnages
characters-text =
    Un personnage fait une chose pour vous, une fois, et _reste au marché_. L’ouvrier voisin suivant peut y faire appel de nouveau, même l’un des vôtres.

    Certains vont avec des _jetons_ <token> : en arrivant au marché, ils en reçoivent autant qu’il y a de joueurs, moins un. Vous en choisissez un ; sa valeur compte, puis il s’en va. Sans jeton, personne ne peut plus faire appel à ce personnage, mais il sert encore à prendre de l’argent.

    Le Banquier, le Financier et l’Architecte vous font _payer_ la valeur du jeton.
characters-caption = L’Apprenti change un Spyrium en points. Le Mineur apporte autant de Spyrium que le dit le jeton. L’Architecte permet d’agir sur la piste de résidences pour la valeur du jeton.

buildings-title = Les bâtiments
buildings-text =
    Un bâtiment quitte le marché pour votre quartier. Il lui faut un emplacement. Un _nouvel emplacement_ coûte { $place } £ par bâtiment que vous avez déjà : le premier est gratuit, pas le cinquième.

    Ou bien le nouveau bâtiment _remplace_ un des vôtres, qui quitte le jeu. Il n’y a alors pas d’emplacement à payer. Et si les deux ont un symbole en commun (<mine> mine, <factory> usine, <research> recherche), la carte coûte { $discount } £ de moins.

    Certains bâtiments apportent quelque chose dès leur construction : des ouvriers, une action sur la piste de résidences, la valeur d’un jeton.
buildings-caption = La seconde mine peut remplacer la première : toutes deux ont le pic, elle coûte donc 3 £ de moins. Le laboratoire a deux symboles.

exploit-title = Exploiter les bâtiments
exploit-text =
    Chacun de vos bâtiments sert _une fois par tour_. Posez dessus les <worker> ouvriers qu’il demande, parmi ceux restés sur votre carte de départ, payez le <crystal> Spyrium, et prenez ce qui suit la flèche. Puis il est incliné jusqu’à la fin du tour.

    Si une carte montre deux lignes, choisissez l’une d’elles.

    Un bâtiment peut servir dès le tour où il est construit, s’il reste des ouvriers. Bien des plans échouent parce que tous sont au marché.
exploit-caption = Cette mine donne un Spyrium à elle seule, ou deux avec un ouvrier. L’atelier a servi : il est incliné.

techniques-title = Les techniques
techniques-text =
    Une technique ne prend pas d’emplacement et ne se perd jamais. Elle change une règle pour vous jusqu’à la fin de la partie, et rapporte alors jusqu’à { $most } points pour une chose que vous possédez.

    _Automatisation_ : les mines n’ont pas besoin d’ouvrier. _Lobbying_ : une fois par tour, pas de surcoût pour les autres ouvriers. _Capitalisation_ : { $capital } £ de plus chaque fois que vous prenez de l’argent. _Grue_ : un nouvel emplacement coûte { $crane } £ de moins. _Taylorisme_ : une fois par tour, un bâtiment incliné sert encore. _Ingénierie_ : un point de plus par ouvrier dans un bâtiment au symbole usine. _Négoce_ : gardez les jetons employés, et choisissez une fois par tour ce que vaut un jeton.
techniques-caption = Chacune est unique. Sous la règle figure ce qu’elle compte à la fin.

event-title = L’événement et les jetons
event-text =
    Un événement est en vigueur à chaque tour, et l’on voit déjà le suivant. Vous pouvez l’employer _une fois_, en phase I ou en phase II. Cela prend votre tour de jeu, et c’est souvent ce que l’on cherche : attendre pendant que les autres doivent jouer.

    Un événement peut vendre du Spyrium ou des points, prêter un ouvrier de dernière minute, faire servir un bâtiment deux fois, ou embaucher. S’il porte un jeton, celui-ci vaut pour tous et y reste.

    Certaines mines et universités viennent aussi avec un jeton. Qui les construit en reçoit aussitôt la valeur.

residence-title = Piste de résidences et bonus
residence-text =
    Votre disque sur la piste de <residence> résidences dit deux choses : votre revenu au début de chaque tour, { $income } £ au départ et { $highest } £ au mieux, et ce que vous y marquez.

    Quand une carte vous y fait agir, choisissez : avancer d’_une case_, ou marquer la valeur de votre case en _points_. Sur la dernière case on ne peut que marquer.

    Dès que vous atteignez { $first } points, vous choisissez un _bonus_ : un nouvel ouvrier, ou { $bonus } £. À { $second } points vous recevez l’autre.

end-title = La fin
end-text =
    Après { $rounds } tours, chaque bâtiment de votre quartier rapporte les points imprimés ; ce que vous avez remplacé ne rapporte rien. Chaque technique rapporte { $most } points au plus.

    L’argent, le Spyrium et les ouvriers ne rapportent rien par eux-mêmes, sauf si une technique les compte. En cas d’égalité, la victoire est partagée.
end-caption = Le Palais vaut beaucoup et ne fait rien d’autre. La Capitalisation compte votre argent, le Taylorisme vos ouvriers.

guessed-title = Ce qui est reconstitué
guessed-text =
    Les règles et les effets de toutes les cartes sont ceux du jeu. Mais aucune source publique ne montre les _prix_, le nombre d’exemplaires de chaque carte et leur époque, ni les points de la plupart des bâtiments. Nous les avons rétablis au mieux, pour que la partie se joue comme il faut.

    Sur les cartes, ces valeurs ont un _cadre pointillé_, et la page sur ce jeu dit à quel point chaque partie est sûre. Si vous possédez le jeu : tous ses composants tiennent dans un fichier que chacun peut corriger.

hints-title = Quelques conseils
hints-text =
    _Comptez vos ouvriers, pas seulement votre argent._ Un ouvrier au marché manque à vos bâtiments.

    _Placez-vous où vous gagnez dans les deux cas._ Entre deux cartes qui vous plaisent, ou près d’une foule qui paiera.

    _Regardez l’événement suivant._ S’il vend du Spyrium, gardez-en ; s’il embauche, gardez de l’argent.

    _Un nouvel ouvrier tôt_ vaut beaucoup de points ; tard, il en vaut peu.

    _La piste d’abord pour le revenu, plus tard pour les points._ Montez dans les trois premiers tours, marquez dans les derniers.

    _Remplacez._ Une longue rangée de bâtiments coûte cher. Une usine à la place d’un atelier coûte { $discount } £ de moins, et pas d’emplacement.
