# Les textes du client en français. Les sections suivent l’ordre des pages ; chaque clé commence
# par le nom de sa page.

## Le cadre

app-name = Ironbridge
app-title = { $page } – Ironbridge
app-loading = Un instant.
app-skip = Aller à la page
app-connection-lost = Connexion perdue. Vos choix sont conservés.
app-offline = Le serveur est injoignable. Nous réessayons jusqu’à ce qu’il réponde.
bar-home = Ironbridge, accueil
bar-places = Rubriques
bar-play = Jouer
bar-create = Nouvelle table
bar-puzzles = Problèmes
bar-tournaments = Tournois
bar-rules = Règles
bar-archive = Archives
bar-language = EN · Switch to English
bar-language-short = EN
bar-light = Clair
bar-dark = Sombre
bar-settings = Réglages
bar-admin = Ordre
bar-sign-in = Se connecter

## Erreurs

error-title = Impossible d’afficher cette page
error-home = Aller à l’accueil
error-no-page-title = Cette page n’existe pas
error-no-page = L’adresse est peut-être mal écrite, ou ce qui s’y trouvait a disparu.
error-fault-title = Quelque chose s’est mal passé ici
error-fault = La faute est la nôtre. Rien de ce qui a été joué n’est perdu : rechargez la page.
error-reload = Recharger
error-unreached = Le serveur ne répond pas. Rien n’a été changé. Réessayez dans un instant.

## Demander un nom

name-label = Votre nom à la table
name-help = Les autres le voient. Sans réponse, vous en recevrez un. Aucun compte n’est nécessaire : vous pourrez en créer un plus tard et garder vos parties.

## Accueil

home-title = Canaux, rails et charbon, à votre table
home-lead = Les jeux de l’âge industriel, règles exactes, entre amis ou contre des robots.
home-play-now = Jouer maintenant
home-play-now-help = { $game } : une première partie d’une heure environ, contre un robot.
home-guest = Vous jouez sous le nom de { $name }.
home-guest-rename = Changer de nom
reconstructed-help = Tout n’a pas pu être relevé sur un exemplaire imprimé. Ce qui est de nous, et ce que vaut le reste
home-create = Préparer une table
home-create-custom = Préparer une table sur mesure
home-your-tables = Vos tables
home-show-all = Tout voir ({ $count })
home-no-tables = Pas encore de table. Commencez contre un robot.
home-games = Choisir un jeu
home-play = Jouer
home-play-game = Jouer à { $game } contre des robots
home-custom = Sur mesure
home-seats = { $least } à { $most } joueurs
home-puzzle = Problème du jour
home-puzzle-what = { $game } : une action vaut nettement mieux que toutes les autres. La voyez-vous ?
home-puzzle-solved = Résolu. Demain, il y en aura un autre.
home-puzzle-solve = Le résoudre
home-puzzle-again = Revoir
home-puzzles-all = Tous les problèmes
home-open-tables = Tables ouvertes
home-no-open = Aucune table n’attend de joueurs. Préparez-en une : les autres la verront ici.
home-filter-stakes = Amicale ou classée
home-filter-all = toutes
home-no-open-kind = Aucune table de ce genre n’attend de joueurs.
home-watch = Parties à regarder
home-watch-help = Vous regardez sans bruit : personne n’est prévenu, et il n’y a pas de discussion à moins de la vouloir.
home-archive = Parties terminées
home-ratings = Palmarès
home-import = Ouvrir un enregistrement
home-docs = Documentation
table-status-open = attend des joueurs
table-status-running = aux autres de jouer
table-waits-for = { $count ->
    [one] { $names } réfléchit
   *[other] { $names } réfléchissent
}
table-status-over = terminée
table-status-abandoned = Partie interrompue
table-status-unplayable = ne peut pas être jouée
table-fault-other-rules = Elle a été commencée avec une autre version des règles : on peut la regarder, mais pas y jouer.
table-fault-no-game = Ce serveur n’a plus son jeu.
table-fault-damaged = Ce qui en est conservé est abîmé.
table-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
table-your-turn = À vous
table-time-left = reste { $time }
table-rated = Classée
table-casual = Amicale
seat-program = programme
seat-bot = robot
seat-free = place libre

## Préparer une table

create-title = Préparer une table
create-game = Jeu
create-seats = Places
create-step = Étape { $step } sur { $steps }
create-next = Suivant
create-back = Retour
create-details = Options et invités
create-seat-count = Nombre de joueurs
create-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
create-seat = Place { $number }
create-seat-me = vous, sur cet appareil
create-seat-name = Nom de qui joue la place { $number }
create-seat-name-short = nom
create-seat-names-help = Vous vous passez l’appareil. Ces noms ne sont gardés que dans ce navigateur.
create-seat-open = libre, pour quelqu’un
create-seat-bot = robot : { $level }
create-options = Options
create-clock = Temps de réflexion
create-clock-none = Sans pendule
create-clock-live = En direct : une réserve de temps par joueur
create-clock-correspondence = Par correspondance : un délai par tour
create-bank = Temps par joueur
create-increment = Ajouté après chaque tour
create-turn = Délai par tour
create-minutes = { $count } minutes
create-seconds = { $count } secondes
create-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
create-days-each = { $count ->
    [one] { $count } jour par tour
   *[other] { $count } jours par tour
}
create-live-each = { $seconds ->
    [0] { $minutes } minutes chacun
   *[other] { $minutes } minutes chacun, { $seconds } secondes de plus après chaque tour
}
create-stakes = Classée ou amicale
create-casual-help = Sans enjeu : des conseils si vous les permettez, et l’on revient sur un coup quand tous sont d’accord.
create-rated-help = Le résultat change votre classement. Pas de conseils, on ne revient pas sur ce qui a révélé quelque chose, et qui abandonne ou dépasse son temps finit à la dernière place.
create-unrated-account = Seules les personnes qui ont un compte ont un classement.
create-unrated-one-seat = Pas de classement : vous jouez plusieurs places vous-même.
create-unrated-opponent = Pas de classement : personne ne joue contre personne.
create-unrated-bot = Pas de classement : l’un des robots est trop faible.
create-unrated-clock = Pas de classement : choisissez d’abord une pendule, pour que la partie aille à son terme.
create-unrated-edition = Pas de classement : les parties classées se jouent avec le jeu tel qu’il est fourni.
create-unrated-lesson = Pas de classement : la partie d’introduction sert à apprendre.
create-guests = Qui peut venir
create-public = Tout le monde voit la table et peut prendre une place libre
create-private = Seulement les personnes qui ont le lien
create-programs = Les programmes d’autrui peuvent prendre une place libre
create-hints = Les conseils sont permis
create-name = Nom de la table, si vous voulez
create-summary = Votre table
create-summary-edition = { $count ->
    [one] Votre édition : 1 nombre corrigé
   *[other] Votre édition : { $count } nombres corrigés
}
create-summary-you = { $count ->
    [0] vous ne jouez pas
    [one] vous jouez une place
   *[other] vous jouez { $count } places, sur un seul appareil
}
create-summary-bots = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
create-summary-open = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
create-summary-public = visible par tous
create-summary-private = seulement avec le lien
create-summary-rated = partie classée
create-summary-casual = partie amicale
create-summary-link = Une fois la table ouverte, vous recevez un lien à partager.
create-open = Ouvrir la table
create-begin = Commencer la partie

## Entrer

entry-title = Entrer
entry-ways = Comment entrer
entry-sign-in = J’ai un compte
entry-register = Créer un compte
entry-guest = Seulement un nom
entry-name = Nom
entry-password = Mot de passe
entry-password-help = Au moins 8 caractères.
entry-sign-in-action = Se connecter
entry-forgotten = Mot de passe oublié ?
entry-register-action = Créer le compte
entry-guest-action = Entrer
entry-guest-now = Vous êtes ici en invité : { $name }. Un compte garde vos parties et les ouvre sur d’autres appareils.
entry-already = Vous êtes connecté : { $name }.
entry-go-on = Continuer

## Un nouveau mot de passe, une adresse confirmée

forgotten-title = Mot de passe oublié
forgotten-help = Indiquez l’adresse électronique de votre compte. Elle doit avoir été confirmée.
forgotten-action = M’envoyer un lien
forgotten-sent = Si un compte a confirmé cette adresse, un lien est en route. Il est valable une heure.
forgotten-back = Retour à la connexion
reset-title = Nouveau mot de passe
reset-help = Plusieurs mots sans rapport entre eux en font un bon.
reset-done = Le mot de passe est changé, et vous êtes déconnecté partout. Connectez-vous avec le nouveau.
reset-again = Demander un nouveau lien
verify-title = Confirmer votre adresse
verify-help = Ce lien vous a-t-il été envoyé, et le compte que nomme la lettre est-il le vôtre ? Alors les messages sur vos tables pourront être envoyés à cette adresse, ainsi qu’un lien si vous oubliez votre mot de passe.
verify-action = Oui, c’est mon adresse
verify-done = L’adresse est confirmée.
verify-settings = Aller aux réglages
link-missing = Ce lien est incomplet. Copiez-le en entier, avec ce qui suit le #.

## Réglages

settings-title = Réglages
settings-looks = Apparence et langue
settings-language = Langue
settings-french = français
settings-english = English
settings-theme = Thème
settings-theme-system = comme le système
settings-theme-light = papier
settings-theme-dark = nuit
settings-theme-contrast = contraste élevé : noir sur blanc
settings-seat = Couleur de votre place
settings-seat-any = n’importe laquelle
settings-seat-brick = brique
settings-seat-steel = acier
settings-seat-amber = ambre
settings-seat-plum = prune
settings-seat-pewter = étain
settings-seat-help = Prise quand elle est libre ; c’est aussi votre place à la table.
settings-looks-kept = Thème, volume et place sont gardés avec votre compte.
settings-table = À la table
settings-table-help = Ces réglages valent pour ce navigateur.
settings-motion = Coups des autres sur le plateau
settings-motion-off = montrer la fin aussitôt
settings-motion-slow = jouer lentement
settings-motion-normal = jouer
settings-motion-fast = jouer vite
settings-motion-calm = Votre système demande moins de mouvement : les coups se montrent aussitôt, quel que soit ce choix.
settings-sound = Sons : un coup, votre tour, la discussion
settings-sound-try = En écouter un
settings-volume = Volume
settings-browser-notices = Un avis du navigateur quand c’est à vous et que cette page n’est pas visible
settings-browser-refused = Le navigateur n’autorise pas d’avis pour ce site. Cela se change dans ses réglages.
settings-browser-none = Ce navigateur n’a pas d’avis.
settings-letters = Des lettres sur les places au lieu des formes
settings-keys = Les lettres seules sont des touches à la table
settings-notices = Avis
settings-email = Adresse électronique
settings-email-password = Votre mot de passe, pour changer l’adresse
settings-email-verified = { $address } est confirmée.
settings-email-unverified = { $address } n’est pas encore confirmée : ouvrez le lien qui y a été envoyé. Rien d’autre n’y est envoyé avant.
settings-email-again = Renvoyer le lien
settings-email-sent = Le lien est en route.
settings-notify-email = M’écrire quand c’est à moi de jouer à une table par correspondance
settings-webhook = Adresse d’un webhook
settings-notify-webhook = Appeler le webhook quand c’est à moi de jouer
settings-quiet = Heures calmes
settings-quiet-from = De
settings-quiet-to = À
settings-push = Avis sur cet appareil
settings-push-help = Quand c’est à vous de jouer à une table par correspondance, vos appareils peuvent le dire alors qu’aucune page de ce site n’est ouverte. Les heures calmes valent ici aussi. L’éditeur du navigateur transmet l’avis, mais ne peut pas le lire.
settings-push-devices = Appareils avertis
settings-push-none = Aucun appareil n’est encore averti.
settings-push-this = celui-ci
settings-push-since = depuis le { $date }
settings-push-add = M’avertir sur cet appareil
settings-push-remove = Retirer
settings-push-remove-which = Retirer : { $name }
settings-push-failed = Le navigateur n’a pas donné d’adresse pour les avis. Il lui faut peut-être une connexion à son éditeur, ou les fenêtres privées ne les permettent pas.
settings-push-insecure = Cette page est venue sans https, et les navigateurs ne permettent ces avis qu’avec lui, ou à l’adresse http://localhost sur la machine du serveur.
settings-push-unknown = Ce navigateur n’a pas de tels avis. Sur un téléphone, il les a parfois une fois le site installé sur l’écran d’accueil.
settings-automatic = Réponses automatiques
settings-automatic-help = Ce qui est répondu pour vous figure au journal, avec la mention du seul choix possible.
settings-automatic-single = Répondre aux questions qui n’ont qu’une réponse
settings-automatic-same = Répondre aux questions dont toutes les réponses reviennent au même
settings-save = Enregistrer
settings-saved = Enregistré.
settings-account = Compte
settings-rename = Changer de nom
settings-guest = Un invité n’est connu que de ce navigateur. Un compte garde vos parties.
settings-password = Mot de passe
settings-password-before = Mot de passe actuel
settings-password-after = Nouveau mot de passe
settings-password-change = Changer le mot de passe
settings-sessions = Où vous êtes connecté
settings-session-unknown = navigateur inconnu
settings-session-seen = vu la dernière fois : { $time }
settings-session-end = Déconnecter celui-ci
settings-sign-out = Se déconnecter ici
settings-programs = Programmes
settings-program-what = Vous écrivez un programme qui joue ? Créez-lui un compte et dites-le ici : il reçoit alors des jetons qui lui permettent de s’asseoir aux tables, et chacun voit que c’est un programme.
settings-program-become = Ce compte est un programme
settings-program-sure = C’est pour de bon : le compte reste celui d’un programme, et vous ne devriez plus jouer avec. Il ne s’assied aux tables classées que là où les programmes sont admis.
settings-program-confirm = En faire un programme pour de bon
settings-program-keep = Le laisser tel quel
settings-program-is = Ce compte est celui d’un programme. Il joue avec des jetons : qui en possède un peut faire ce qu’il permet, gardez-les donc pour vous.
settings-tokens = Jetons
settings-token-none = Pas encore de jeton.
settings-token-name = Nom d’un nouveau jeton, par exemple celui de la machine
settings-token-rights = Outre regarder, il peut
settings-token-play = prendre des places et jouer
settings-token-open = ouvrir et lancer des tables
settings-token-chat = discuter
settings-token-look = seulement regarder
settings-token-days = Valable
settings-token-for = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
settings-token-make = Créer un jeton
settings-token-once = Votre nouveau jeton. Il n’est montré que maintenant :
settings-token-copy = Copier le jeton
settings-token-hide = Je l’ai gardé
settings-token-command = Faites jouer votre programme avec :
settings-token-line = IRONBRIDGE_TOKEN=… ironbridge connect --server { $server } --bot "node programme.mjs"
settings-token-unused = jamais utilisé
settings-token-used = utilisé la dernière fois : { $time }
settings-token-until = valable jusqu’au { $date }
settings-token-over = expiré
settings-token-end = Révoquer
settings-token-end-which = Révoquer : { $name }
settings-data = Vos données
settings-export = Télécharger toutes mes données
settings-delete = Supprimer mon compte
settings-delete-what = Votre nom, vos adresses et vos réglages sont effacés pour de bon. Les parties restent, sans votre nom. C’est sans retour.
settings-delete-confirm = Supprimer pour de bon
settings-delete-keep = Le garder
settings-signed-out = Connectez-vous pour régler les avis et les réponses automatiques.

## Profil

profile-nobody-title = Personne n’est connecté
profile-nobody = Connectez-vous pour voir vos parties.
profile-program = Un programme écrit par quelqu’un joue sous ce nom.
profile-guest = Invité : les invités n’ont pas de classement.
profile-ratings = Classements
profile-no-ratings = Pas encore de partie classée.
profile-game = Jeu
profile-players = Joueurs
profile-rating = Classement
profile-games = Parties
profile-wins = Gagnées
profile-average = Points en moyenne
profile-interval = { $mu } ± { $sigma }
profile-provisional = provisoire
profile-percent = { $share } %
profile-history = Parties classées
profile-no-history = Rien encore.
profile-step = { $place ->
    [1] 1re place
   *[other] { $place }e place
} sur { $seats }, { $score } points
profile-look = Regarder
profile-tables = Tables publiques
profile-no-tables = Pas encore de table publique.
profile-record = Télécharger la partie

## Règles

rules-title = Règles de { $game }
rules-about = Le matériel et sa provenance
rules-contents = Sommaire
rules-search = Chercher un mot ou l’identifiant d’une règle
rules-found = { $count ->
    [0] aucune règle avec ces mots
    [one] { $count } règle
   *[other] { $count } règles
}
rules-example-show = Voir un exemple
rules-example-hide = Cacher l’exemple
rules-example-position = La position de l’exemple.
rules-example-refused = Interdit ici : { $move }.
rules-example-played = Joué ici : { $move }.
rules-reading = Notre lecture d’un point obscur
rules-ruling = Précision de l’auteur ou de l’éditeur

## À propos d’un jeu

about-title = À propos de { $game }
about-lead = Les règles sont dites avec nos propres mots. Voici de quoi le jeu est fait, d’où vient chaque fait, et à quel point nous en sommes sûrs.
about-rules = Lire les règles
about-correct = Corriger ses nombres
about-parts = Matériel
about-locations = Lieux
about-links = Liaisons
about-levels = Sortes de tuiles
about-cards = Sortes de cartes
about-market-tiles = Tuiles de marché
about-map-places = Lieux, { $map }
about-map-links = Voies ferrées, { $map }
about-merchants = Tuiles Marchand
about-characters = Personnages
about-buildings = Bâtiments
about-techniques = Techniques
about-events = Événements
about-towns = Villes
about-connections = Connexions
about-town-cards = Cartes ville
about-demand-tokens = Jetons demande
about-section-link-costs = Prix et paiements
about-section-town-values = Valeurs et types des villes
about-section-pieces = Pièces de chaque couleur
about-provenance = Provenance
about-section-merchants = Marchands
about-section-banners = Couleurs des villes
about-section-tiles = Tuiles Industrie
about-section-community-map = Carte de la variante à deux de la communauté
about-section-classic-deck = Pioche classique
about-section-community-deck = Pioche de la variante à deux de la communauté
about-section-distant-tiles = Tuiles du Marché extérieur
about-section-distant-two = Tuiles du Marché extérieur à deux joueurs
about-section-markets = Marchés
about-section-income = Piste de revenu
about-section-players = Ce que les joueurs ont au début
about-section-actions = Actions
about-section-colours = Couleurs
about-section-coordinates = Emplacements sur le plateau
about-section-deck = Les cartes en tout
about-section-effects = Effets des cartes
about-section-costs = Prix des cartes
about-section-points = Points des bâtiments
about-section-copies = Exemplaires et époques des cartes
about-section-names = Noms
about-section-residence-track = Piste de résidences
about-section-tokens = Jetons
about-section-bonuses = Bonus
about-section-demand = Piste de demande
about-section-germany = Carte de l’Allemagne
about-section-new-england = Carte de la Nouvelle-Angleterre
about-section-market = Marché
about-certain = certain
about-very-high = presque certain
about-high = très probable
about-medium-high = probable
about-approximate = approximatif
about-reconstructed = reconstitué
about-map-known = { $map } : ce qu’on sait de { $known } des { $all } lieux
about-map-ours = Les autres lieux, et ce qui n’est pas dit ici de ceux-ci, sont de nous.
about-tiles-known = Les tuiles une à une
about-guessed = De nous : { $fields }.
about-field-cost = prix
about-field-coal = charbon
about-field-iron = fer
about-field-cubes = cubes
about-field-payout = gain
about-field-level = niveau
about-sources = Les sources
about-fonts = Caractères
about-fonts-text = Les lettres sont le Besley et le Source Sans 3, libres sous la SIL Open Font License.
about-besley = Licence du Besley
about-source-sans = Licence du Source Sans 3

## Table

table-fact = { $what } : { $value }
fact-length = Durée
fact-weight = Difficulté
fact-hints = Conseils
fact-hints-yes = permis
fact-hints-no = aucun
fact-none = aucune
fact-programs = Programmes
fact-programs-yes = peuvent prendre une place
fact-programs-no = aucun, seulement des personnes et les robots du serveur
fact-seen = La table
fact-edition = Édition
reconstructed-short = reconstitué
edition-label = Édition { $mark }
edition-label-help = { $count ->
    [one] Jouée avec 1 nombre corrigé d’après un exemplaire imprimé. Le voir
   *[other] Jouée avec { $count } nombres corrigés d’après un exemplaire imprimé. Les voir
}
lobby-title = Avant la partie
lobby-sit = S’asseoir ici
lobby-bot = Mettre un robot ici
lobby-level = Niveau des robots
lobby-free = Libérer cette place
lobby-start = Commencer la partie
lobby-invite = Inviter par un lien
lobby-link = Lien à partager
lobby-copied = Le lien est copié.
lobby-leave = Quitter la table
lobby-waiting = La partie peut commencer quand toutes les places sont prises.
lobby-rated = Le résultat change le classement de tous ceux qui jouent. Il n’y a pas de conseils, et qui abandonne ou dépasse son temps finit à la dernière place.
lobby-rated-account = Les parties classées sont réservées aux personnes qui ont un compte.
lobby-account = Se connecter ou créer un compte
lobby-freed = La personne qui a ouvert la table a libéré votre place. Vous ne pouvez plus vous y asseoir.
table-others-turn = Aux autres de jouer
table-players = Joueurs
table-deciding = réfléchit
table-online = présent
table-hand = Votre main
table-undo = Annuler
table-unplayable-title = On ne peut pas jouer à cette table
table-unplayable-help = Rien ne se perd à la regarder : ce qui a pu être lu est affiché ci-dessous, et la partie peut être enregistrée. La personne qui tient le serveur peut s’en occuper.
table-unplayable-moves = Les coups tels qu’ils sont conservés
table-unplayable-hidden = caché jusqu’à la fin
table-gone-title = Cette table n’est plus là
table-gone = Elle a été fermée, ou vous ne pouvez plus la voir.
table-closed-title = Cette table est fermée
table-closed = Elle a été fermée avant le début de la partie.
log-title = Journal
log-empty = Le premier coup ouvrira le journal.
log-earlier = Montrer ce qui précède
log-sealed = { $name } a choisi, sous scellé.
log-undo = { $name } annule.
log-takeover = { $name } n’a plus de temps : un robot continue.
log-return = { $name } est de retour et rejoue.
log-resign = { $name } abandonne : un robot continue.
log-abandon = Tous quittent la partie avant la fin.
chat-title = Discussion
chat-who = { $name } :
chat-say = Dire quelque chose à la table
chat-send = Envoyer
chat-removed = (retirée)
proposal-title = Ensemble
proposal-agree = Accepter
proposal-decline = Refuser
proposal-ask-undo = Demander à annuler
proposal-ask-abandon = Proposer d’arrêter ici
result-winner = { $count ->
    [one] { $name } l’emporte.
   *[other] { $name } l’emportent ensemble.
}
result-points = { $score } points
result-tie = À égalité de points, départage par : { $by }.
result-again = Revanche, mêmes joueurs
result-join = Rejoindre la partie suivante
result-next = Voir la partie suivante
result-ratings = Classement
result-rating = { $mu } ± { $sigma } ({ $gain })
result-rated-left = La partie n’est pas allée à son terme : aucun classement ne change.
result-rated-last = { $name } a laissé jouer un robot : au classement, c’est la dernière place.
