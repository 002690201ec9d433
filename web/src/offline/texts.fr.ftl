# Sans le serveur.
offline-title = Vous êtes hors ligne
offline-what = Le serveur est injoignable : on ne peut pas jouer ici pour le moment. Cet appareil permet encore de lire :
offline-needs-title = Cette page a besoin du serveur
offline-needs = Le serveur est injoignable. La page s’ouvrira d’elle-même dès qu’il répondra. En attendant, cet appareil permet de lire :
offline-not-kept = Le serveur est injoignable, et cette partie n’est pas parmi les { $count } au plus des vôtres que cet appareil garde. Elle s’ouvrira d’elle-même dès que le serveur répondra.
offline-again = Réessayer
offline-learn = Comment jouer, et les règles
offline-how = Comment jouer
offline-rules = Règles
offline-games = Vos parties terminées
offline-games-help = Vos dernières parties terminées, { $count } au plus, sont gardées sur cet appareil jusqu’à ce que vous vous déconnectiez.
offline-no-games = Aucune de vos parties n’est gardée sur cet appareil.
offline-score = { $name } { $score }
