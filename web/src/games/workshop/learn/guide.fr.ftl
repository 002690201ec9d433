# « Comment jouer » à Workshop of the World, avec nos mots : ID-title, ID-text, ID-caption.

aim-title = Le but
aim-text =
    Vous êtes entrepreneur dans la Grande-Bretagne de la révolution industrielle. Vous placez des industries dans { $towns } villes et les reliez par des canaux, puis par des chemins de fer. _Le plus d’argent_ à la fin de la seconde ère l’emporte.

    Vous commencez avec { $money } £, et rien ne rentre avant la fin d’une ère. Chaque livre misée et chaque lien construit sont payés avec cela.

    Trois choses rapportent : la _piste des revenus_, vos _liens_ et vos _industries_, payées selon la demande.
aim-caption = Une ville est un anneau. Ses parts sont les industries qui s’y trouvent, le symbole au centre est son type. Les liens sont posés sur les lignes entre les villes.

round-title = Ères et manches
round-text =
    Il y a deux ères, _canal_ et _rail_. Chacune compte { $four } manches à quatre, { $three } à trois, { $five } à cinq.

    À chaque manche, on retourne autant de cartes ville qu’il y a de joueurs. Tous misent pour l’ordre du tour, puis chacun joue son tour : une carte, une industrie dans sa ville, et jusqu’à deux liens.

    Quand la dernière carte de l’ère a été jouée, l’ère paie.
round-caption = Une manche, pas à pas.
action-auction-title = Miser
action-auction-text = Tous en même temps et en secret. Chacun paie.
action-card_town-title = Une carte
action-card_town-text = Prendre une de celles encore face visible.
action-factory-title = Placer
action-factory-text = Une industrie de votre couleur dans sa ville.
action-network-title = Construire
action-network-text = Zéro, un ou deux liens à partir de cette ville.
action-income-title = Avancer
action-income-text = Pour les villes que touchent vos nouveaux liens.

demand-title = La demande
demand-text =
    Chaque ville a un des cinq types : <port> port, <heavy> industrie lourde, <textiles> textile, <light> industrie légère, <crafts> artisanat. À la fin d’une ère, chaque industrie reçoit 1 £ pour _chaque jeton_ de son type sur le diagramme de demande.

    Cette demande, c’est vous qui la créez. Au début d’une ère, chacun pioche { $drawn } jetons et doit en placer un ; tous choisissent en secret et révèlent ensemble. À la fin de l’ère, avant le paiement, chacun peut en placer _un de plus_ parmi ceux qu’il garde, ou aucun.

    Ce que vous gardez reste secret. Les jetons du diagramme y restent jusqu’à la fin de la partie.
demand-caption = Ici, chaque port reçoit 2 £, chaque industrie textile 3 £, et l’industrie lourde rien.

bids-title = Miser pour l’ordre du tour
bids-text =
    Chacun choisit une somme en secret, zéro si l’on veut. Toutes les mises sont révélées au même moment. La plus haute joue en premier, la suivante en deuxième, et ainsi de suite. En cas d’égalité, l’ordre de la manche précédente est gardé.

    _Toutes les mises sont payées_, même celles qui n’ont servi à rien. La première place a de la valeur quand une seule carte convient à votre réseau.

    Pendant que d’autres choisissent, vous voyez seulement qui a choisi.

cards-title = Les cartes ville
cards-text =
    À votre tour, prenez une des cartes encore face visible et placez une industrie dans sa ville. Une _carte au choix_ n’indique qu’une valeur : elle sert dans toute ville de cette valeur.

    Le nombre est la valeur de la ville. Il dit combien de revenu elle donne et combien d’industries elle contient.

    Si toutes les connexions de la ville portent déjà des liens, la ville est _saturée_. Vous pouvez alors défausser la carte et prendre à la place la première de celles mises de côté. Celle-là, vous devez l’utiliser.
cards-caption = Deux villes et une carte au choix. Sous le nom se trouve le type, à droite la valeur.

full-title = Villes pleines
full-text =
    Une ville contient autant d’industries que sa valeur, quel que soit leur propriétaire. Vous pouvez en avoir plusieurs dans une ville.

    Si la ville est pleine, une industrie doit partir avant que la vôtre arrive. _Vous choisissez laquelle_, et ce peut être une des vôtres. Elle quitte la carte, et personne n’est payé pour elle.
full-caption = Leeds a la valeur 3 et est pleine. Qui s’y place retire d’abord une des trois industries.

links-title = Construire des liens
links-text =
    Après avoir placé, vous pouvez construire jusqu’à _deux liens_. Le premier part de la ville où vous venez de placer. Le second part de là aussi, ou de la ville où mène le premier.

    Un lien coûte { $canal } £ à l’ère des canaux et { $rail } £ à l’ère du rail. Une connexion appartient à qui la construit en premier, pour toute l’ère.

    Il n’est pas nécessaire d’avoir une industrie à l’autre bout, mais sans elle ce bout ne donne pas de revenu.
links-caption = Une industrie arrive à Reading. Le premier lien va à Southampton ; le second peut donc partir de l’une ou de l’autre.

crossing-title = Connexions doubles et croisement
crossing-text =
    Certaines connexions, surtout au bord de la carte, ont _deux cases_. Une telle connexion prend les deux liens du tour et coûte le double. Elle ne peut donc partir que de la ville où vous venez de placer.

    Leeds–Liverpool et Manchester–Lancaster se croisent sans se toucher. Les deux peuvent être construites, par des joueurs différents, et le croisement ne relie rien.
crossing-caption = Le lien de Leeds à Liverpool remplit les deux cases. Manchester–Lancaster passe dessous et reste libre.

income-title = Le revenu
income-text =
    À la fin de votre tour, vous avancez sur la piste des revenus. Regardez les liens construits _pendant ce tour_ : pour chaque ville à leurs bouts où vous avez une industrie, vous avancez de sa valeur, chaque ville une fois.

    Construisez donc entre des villes où vous êtes déjà. Un tour sans lien ne donne aucun revenu.
income-caption = Des liens de Reading vers Southampton et Oxford. Brique est à Reading et à Southampton : 2 + 2 de revenu. Oxford ne donne rien, car seul Acier s’y trouve.

recover-title = Récupérer de l’argent
recover-text =
    À court d’argent ? Chaque fois que vous devez décider quelque chose, vous pouvez reculer de _{ $spaces } cases_ sur la piste des revenus et prendre aussitôt 1 £, aussi souvent que possible.

    Le taux est mauvais : à la fin de l’ère, ces mêmes cases vaudraient { $spaces } £. Mais un lien maintenant peut valoir plus. La page le propose discrètement sous votre décision. Une fois votre mise scellée, vous ne pouvez plus récupérer avant que toutes soient révélées.

pay-title = L’ère paie
pay-text =
    Quand les cartes d’une ère sont épuisées, et après les derniers jetons de demande, l’argent rentre en trois étapes.

    _Revenu_ : 1 £ par case de la piste ; puis votre marqueur revient à zéro.

    _Liens_ : { $network } £ pour chaque lien de votre plus grand réseau, { $link } £ pour chacun des autres. Un réseau est ce qui se tient par des villes communes ; seuls vos propres liens comptent.

    _Industries_ : chacune est payée selon les jetons de son type sur le diagramme.
pay-caption = Brique a quatre liens qui se tiennent, car un double compte deux fois, et un lien isolé : 4 × { $network } £ et 1 × { $link } £.

rail-title = L’ère du rail
rail-text =
    Tous les liens reviennent à leurs propriétaires. _Les industries restent_, de même que le diagramme de demande, les jetons en main et l’ordre du tour.

    Les { $cards } cartes sont toutes mélangées de nouveau. Chacun pioche { $drawn } jetons de plus et en place un. Les liens sont moins chers, et vous êtes déjà dans bien des villes : le revenu vient plus vite.
rail-caption = Les mêmes villes avec des chemins de fer. Là où vous êtes depuis l’ère des canaux, chaque nouveau lien donne du revenu.

end-title = La fin
end-text =
    Quand l’ère du rail a payé, le joueur qui a _le plus d’argent_ gagne. Une égalité revient à qui se trouve le plus en avant sur la piste d’ordre du tour.

    Les jetons encore en main ne valent rien. Placez-les tant qu’ils servent.

two-title = À deux joueurs
two-text =
    Chacun joue _deux couleurs_, avec { $double } £ et un seul marqueur de revenu en tout. Vous piochez { $more } jetons et en placez { $both }.

    Une manche a deux enchères. Dans la première, vous misez pour une de vos couleurs, que vous choisissez avec la mise ; dans la seconde, pour l’autre. Après chacune, ces deux couleurs jouent.

    Vos deux couleurs partagent l’argent et le revenu, rien d’autre. Les liens de l’une ne forment pas un réseau avec l’autre, et le revenu ne compte que les villes où se trouve la couleur elle-même.

guessed-title = Ce qui est reconstitué
guessed-text =
    Les règles sont celles du jeu, de même que le nombre de cartes, l’argent et les prix. Mais aucun texte public ne montre la _carte_ imprimée. Quelques villes, connexions et valeurs sont connues par la règle et par des critiques ; les autres, nous les avons établies à nouveau, sur la vraie géographie de la Grande-Bretagne.

    Sont aussi supposés : quelles villes ont une carte de mise en place, combien il y a de cartes au choix, et qu’il y a { $tokens } jetons demande. La page consacrée à ce jeu dit notre degré de certitude pour chaque partie. Si vous possédez le jeu : tout se trouve dans un seul fichier, que chacun peut corriger.

hints-title = Quelques conseils
hints-text =
    _L’argent est rare jusqu’au premier paiement._ Deux liens à chaque tour de l’ère des canaux coûtent plus que ce que vous avez.

    _Placez-vous dans des villes voisines._ Un lien entre deux de vos villes de valeur 4 donne 8 de revenu, et vous pourrez recommencer à l’ère du rail.

    _Misez pour ce qu’il vous faut._ Si deux cartes vous conviennent autant, misez zéro et prenez celle qui reste.

    _Gardez un seul réseau._ Un lien qui en joint deux fait payer double le plus petit.

    _Surveillez le diagramme._ Quatre industries d’un type avec trois jetons font 12 £, deux fois.

    _Les villes pleines sont des armes._ L’industrie que vous retirez est peut-être celle qui paie le mieux un autre.
