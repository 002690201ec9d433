# Ce que dit le serveur, en dehors des mots des jeux.

## Refus : error-CODE pour chaque code de errors.py

error-malformed = La requête est illisible.
error-malformed-field = La requête est illisible : « { $field } » ne convient pas.
error-too-large = C’est trop à la fois. Envoyez-en moins.
error-too-many = { $seconds ->
    [one] Trop de requêtes. Réessayez dans { $seconds } seconde.
   *[other] Trop de requêtes. Réessayez dans { $seconds } secondes.
}
error-csrf = Cette page n’est plus à jour. Rechargez-la et réessayez.
error-no-such-page = Il n’y a rien à cette adresse.
error-no-such-method = Cette adresse n’accepte pas ce genre de requête.
error-request-refused = La requête a été refusée.
error-server-error = Une erreur s’est produite sur le serveur. Rien n’a changé ; veuillez réessayer.

error-sign-in-needed = Connectez-vous d’abord, ou jouez en invité.
error-bad-token = Ce jeton a été révoqué, a expiré, ou n’a jamais été l’un des nôtres.
error-token-rights = Ce jeton n’autorise pas cela.
error-no-such-token = Ce jeton n’existe pas.
error-too-many-tokens = Vous avez autant de jetons qu’un compte peut en avoir. Révoquez-en un d’abord.
error-not-a-program = Seul le compte d’un programme a des jetons.
error-program-guest = Seul un compte peut être celui d’un programme. Créez-en un d’abord.
error-program-rated = Une personne a joué des parties classées avec ce compte. Créez-en un autre pour votre programme.
error-program-seated = Ce compte est encore assis à une table. Quittez-la, ou terminez la partie, d’abord.
error-wrong-name-or-password = Le nom ou le mot de passe est faux.
error-wrong-password = Ce n’est pas votre mot de passe actuel.
error-name-taken = Ce nom est déjà pris.
error-name-unfit = Un nom compte de 1 à { $most } caractères visibles.
error-name-reserved = On pourrait prendre ce nom pour celui du serveur, de ses hôtes ou d’un robot. Choisissez-en un autre.
error-password-unfit = Un mot de passe compte de { $least } à { $most } caractères.
error-password-common = Ce mot de passe est l’un des premiers que l’on essaierait. Plusieurs mots sans rapport entre eux en font un bon.
error-password-name = Ce mot de passe est fait de votre nom ou de votre adresse, que l’on essaierait en premier.
error-bad-link = Ce lien a déjà servi, est trop ancien, ou a été envoyé à une autre adresse. Demandez-en un nouveau.
error-no-mail = Ce serveur n’envoie pas de courrier électronique. Demandez un lien à la personne qui s’en occupe.
error-no-address = Vous n’avez pas indiqué d’adresse électronique.
error-not-a-guest = Vous avez déjà un compte.
error-no-such-session = Cette session n’existe pas.
error-push-unfit = L’adresse que ce navigateur donne pour les avis ne peut pas servir.
error-no-such-device = Vous n’avez pas cet appareil.
error-too-many-devices = Vous avez autant d’appareils qu’une personne peut en avoir. Retirez-en un d’abord.
error-email-unfit = Ce n’est pas une adresse électronique à laquelle nous pouvons écrire.
error-webhook-unfit = Un webhook est une adresse qui commence par https:// ou http://.
error-no-such-person = Cette personne n’existe pas.
error-suspended = { $ever ->
    [1] Ce compte est suspendu définitivement.
   *[other] Ce compte est suspendu jusqu’au { $until } (UTC).
} Raison donnée : { $why }
error-not-suspended = Ce compte n’est pas suspendu.
error-not-an-admin = Seuls les administrateurs peuvent faire cela.
error-is-admin = Un administrateur ne peut être suspendu que par l’hôte du serveur.
error-no-such-report = Ce signalement n’existe pas, ou il est déjà traité.
error-preferences-unfit = Ces préférences sont trop volumineuses.
error-text-unfit = Ce texte ne peut pas être conservé : il est trop long, ou contient un caractère qui n’est pas du texte.

error-no-such-table = Cette table n’existe pas, ou elle est privée.
error-no-such-game = Ce jeu n’existe pas.
error-setup = La table ne peut pas être préparée ainsi : { $text }
error-not-open = La table n’est plus ouverte.
error-not-running = Aucune partie n’est en cours à cette table.
error-table-over = La partie est terminée à cette table.
error-no-free-seat = Il n’y a plus de place libre à cette table.
error-seat-taken = Cette place est prise.
error-already-seated = Vous avez déjà une place à cette table.
error-not-your-seat = Ce n’est pas votre place.
error-not-the-creator = Seule la personne qui a ouvert la table peut le faire.
error-not-ready = Il reste des places vides.
error-no-such-seat = Cette table n’a pas cette place.
error-not-over = La partie à cette table n’est pas encore terminée.
error-other-rules = Cette table a été commencée avec une autre version des règles. On peut la regarder et la télécharger, mais pas y jouer.
error-no-game = Ce serveur n’a plus le jeu de cette table.
error-damaged = On ne peut pas jouer à cette table : ce qui en est conservé est abîmé. La personne qui tient le serveur peut s’en occuper.
error-bad-invite = Cette invitation n’est pas valable, ou ne l’est plus.
error-no-programs = Cette table est réservée aux personnes : les programmes ne peuvent pas s’y asseoir.
error-rated-guest = Les parties classées sont réservées aux comptes. Créez un compte, ou choisissez une partie amicale.
error-rated-hot-seat = Dans une partie classée, chacun n’occupe qu’une place.
error-rated-alone = Une partie classée demande une personne et un adversaire.
error-rated-bot = Ce robot est trop faible pour une partie classée. Choisissez-en un plus fort, ou une partie amicale.
error-rated-clock = Une partie classée demande une pendule.
error-rated-edition = Seul le jeu tel qu’il est fourni est classé : une édition corrigée n’est pas celle des autres parties classées.
error-rated-lesson = La partie d’introduction sert à apprendre : elle n’est jamais classée.
error-no-such-tournament = Ce tournoi n’existe pas.
error-not-the-host = Seul l’organisateur du tournoi peut faire cela.
error-tournament-guest = Les tournois sont réservés aux comptes.
error-tournament-too-many = Vous avez déjà autant de tournois en cours qu’il est permis ({ $most }).
error-tournament-full = Le tournoi est complet : il a { $most } places.
error-tournament-bots = Un tournoi compte au plus { $most } robots.
error-tournament-closed = Le tournoi n’accepte plus d’inscriptions.
error-tournament-barred = L’organisateur vous a retiré de ce tournoi.
error-tournament-not-entered = Cette inscription ne joue plus dans le tournoi.
error-tournament-over = Le tournoi est terminé.
error-tournament-too-few = Il n’y a pas assez de joueurs pour une table : il en faut { $least }.
error-tournament-round-runs = La ronde n’est pas finie : on joue encore à certaines tables.
error-tournament-no-round = Aucune ronde n’est en cours.
error-tournament-result = Donnez une place à chaque joueur de la table, comme en fin de partie ; après deux joueurs à égalité, la place suivante reste vide.

error-barred = La personne qui a ouvert cette table a libéré votre place. Vous ne pouvez plus vous y asseoir.
error-nobody-to-free = Personne d’autre n’occupe cette place.
error-guest-invites = Seules les personnes qui ont un compte invitent par nom. Envoyez plutôt un lien.
error-freed-before = Vous avez libéré la place de cette personne à cette table.
error-no-such-line = Cette ligne n’existe pas dans la discussion.

error-stale = Il s’est passé quelque chose à la table entre-temps. Regardez et décidez à nouveau.
error-not-your-decision = Ce n’est pas à vous de décider maintenant.
error-bot-plays = Un robot joue à votre place. Reprenez d’abord votre place.
error-resigned = Vous avez abandonné cette place définitivement.
error-unknown-move = Ce n’est pas un coup de ce jeu.
error-illegal-move = Les règles n’autorisent pas ce coup maintenant.
error-cannot-undo = On ne peut plus revenir là-dessus sans demander aux autres.
error-undo-revealed = Quelque chose de caché a été révélé depuis, comme une carte piochée.
error-no-proposal = Cette proposition n’existe plus.
error-busy = Il y a trop à faire pour le moment. Réessayez dans un instant.
error-hints-off = Les conseils sont désactivés à cette table.
error-rated-hints = Une partie classée ou de tournoi se joue sans conseils, et sans analyse avant la fin.
error-rated-undo = Dans une partie classée ou de tournoi, on ne revient plus sur ce qui a révélé quelque chose, ni sur le coup d’un robot.
error-rated-abandon = Il n’y a plus personne pour donner son accord. Une partie qui compte se joue jusqu’au bout, ou s’abandonne.
error-no-such-level = Ce robot n’existe pas.
error-no-such-ply = La partie n’est pas allée jusque-là.
error-no-such-puzzle = Ce problème n’existe pas, ou un autre l’a remplacé.

## Éditions que l’on apporte

error-bad-edition = Cette édition n’est pas jouable : { $fault } ({ $found })
edition-fault-range = un nombre est hors de ses limites
edition-fault-unknown = ce nombre n’est pas de ceux que l’on peut corriger
edition-fault-bid = un joueur pourrait avoir plus d’argent qu’on ne peut en miser
edition-fault-town = aucune ville n’a cette valeur
edition-fault-cards = il y a trop de cartes en tout
edition-fault-slow = l’essai dure trop longtemps
edition-fault-play = aucune partie n’est possible avec ces nombres
edition-fault-end = une partie avec ces nombres ne finit pas ; joueurs
edition-fault-other = ses nombres ne vont pas ensemble

## Parties que l’on apporte

error-bad-record = { $line ->
    [0] Cette partie est illisible : { $fault }
   *[other] La ligne { $line } de cette partie est illisible : { $fault }
} ({ $found })
error-bad-record-rule = { $line ->
    [0] Le coup { $move } de cette partie est contraire aux règles. { $reason }
   *[other] Ligne { $line } : le coup { $move } de cette partie est contraire aux règles. { $reason }
}
record-fault-missing-seed = il n’y a pas de graine, comme dans une partie encore en cours
record-fault-missing = il manque quelque chose
record-fault-unknown-key = cette clé n’existe pas ; vérifiez son orthographe
record-fault-twice = quelque chose y est deux fois
record-fault-no-record = ce n’est pas une partie d’Ironbridge, ou elle a un autre format
record-fault-no-line = ni « clé: valeur », ni « 1. seat 0: coup, coup »
record-fault-move-number = les numéros des coups ne se suivent pas ; attendu
record-fault-order = en-tête, coups, résultat et empreinte ne sont pas dans l’ordre
record-fault-comma = un coup manque près d’une virgule
record-fault-json = ce n’est pas du JSON
record-fault-game = ce serveur n’a pas ce jeu
record-fault-rules = elle a été jouée selon une version des règles que ce serveur n’a pas
record-fault-seats = le jeu ne se joue pas à ce nombre
record-fault-names = les noms ne correspondent pas aux places
record-fault-option = une option ne convient pas au jeu
record-fault-not-over = elle donne un résultat, mais la partie n’est pas finie après ses coups
record-fault-result = ses coups mènent à un autre résultat
record-fault-digest = ses coups mènent à une autre position que celle qu’elle annonce
record-fault-after-end = un coup est joué après la fin de la partie
record-fault-turn = un coup est joué par une place dont ce n’est pas le tour
record-fault-unknown-move = ce n’est pas un coup du jeu
record-fault-position = la position de départ ne tient pas debout
record-fault-start = la position de départ ne va pas avec le reste
record-fault-type = une valeur n’est pas du bon genre
record-fault-slow = la vérifier prend trop de temps
record-fault-other = elle ne tient pas debout

## Avis : courriels et webhooks à qui est absent

notice-decision-subject = À vous de décider : { $title }
notice-decision-hello = Bonjour { $name },
notice-decision = c’est à vous de décider à la table « { $title } » ({ $game }).
notice-decision-short = C’est à vous de décider à la table « { $title } » ({ $game }).
notice-decision-dropped = Les coups que vous aviez préparés n’ont pas été joués, car la position a changé.
notice-decision-time = { $hours ->
    [0] Il vous reste moins d’une heure.
    [one] Il vous reste une heure.
   *[other] Il vous reste { $hours } heures.
}
notice-decision-link = Vers la table : { $url }
notice-decision-settings = Vous choisissez quels messages vous recevez, et quand : voyez vos réglages.
notice-invitation-subject = Invitation : { $title }
notice-invitation = { $host } vous invite à la table « { $title } » ({ $game }).

## Lettres au sujet d’un compte

letter-verify-subject = Cette adresse est-elle la vôtre ?
letter-verify-hello = Bonjour { $name },
letter-verify = cette adresse électronique a été indiquée pour votre compte sur { $site }. Si c’est bien la vôtre, confirmez-le en ouvrant ce lien dans les deux jours :
letter-verify-link = { $url }
letter-verify-not = Si vous ne connaissez pas ce compte, vous n’avez rien à faire : rien d’autre ne vous sera envoyé.
letter-moved-subject = Votre adresse électronique a changé
letter-moved = votre compte sur { $site } a maintenant une autre adresse électronique, ou n’en a plus. Rien ne sera plus envoyé à celle-ci.
letter-moved-not = Si ce n’est pas vous qui l’avez changée, connectez-vous, choisissez un nouveau mot de passe et indiquez de nouveau votre adresse.
letter-reset-subject = Un nouveau mot de passe
letter-reset = { $count ->
    [one] Quelqu’un a demandé un nouveau mot de passe sur { $site }. Si c’est vous, ouvrez ce lien dans l’heure et choisissez-en un :
   *[other] Quelqu’un a demandé un nouveau mot de passe sur { $site }. Plusieurs comptes ont cette adresse. Si c’est vous, ouvrez dans l’heure le lien du bon compte et choisissez un mot de passe :
}
letter-reset-account = { $name } : { $url }
letter-reset-not = Si ce n’est pas vous, vous n’avez rien à faire : votre mot de passe reste le même.

## Le nom d’un invité qui n’en a pas donné

guest-name = Invité { $number }

## Phrases toutes faites de la discussion

phrase-hello = Bonjour.
phrase-good-luck = Bonne chance à tous.
phrase-well-played = Bien joué.
phrase-thanks = Merci.
phrase-sorry = Toutes mes excuses.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-back = Me revoilà.
phrase-again = Une autre partie ?
phrase-good-game = Belle partie, merci.
phrase-bye = Au revoir.
