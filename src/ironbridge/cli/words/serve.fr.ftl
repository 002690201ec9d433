# Ce que disent `ironbridge serve` et `ironbridge admin`.

## Commandes

help-serve = Ouvre les tables aux navigateurs. Chaque réglage se donne par une option, par la variable d’environnement entre crochets ou par son nom dans un fichier TOML ; l’option l’emporte sur la variable, qui l’emporte sur le fichier.
help-admin = Entretient la base de données d’un serveur. Tout sauf restore se fait pendant que des serveurs tournent.
help-backup = Écrit tout dans un seul fichier, tel qu’à un même instant.
help-restore = Remet une sauvegarde dans une base vide, en entier ou pas du tout. Aucun serveur ne doit tourner pendant ce temps.
help-check = Rejoue le journal de chaque table selon les règles et signale ce qui ne concorde pas.
help-drill = Met une sauvegarde à l’épreuve : la restaure dans une base de données jetable et y vérifie chaque table.
help-prune = Supprime les sessions expirées, les tables ouvertes que personne n’a rejointes et les invités qui n’ont rien laissé.
help-make-admin = Donne à un compte les droits d’administration.
help-reset-link = Crée un lien avec lequel un compte peut choisir un nouveau mot de passe, une seule fois et dans la journée. Ne le donnez qu’à la personne.
help-suspend = Suspend un compte pour quelques jours ou définitivement. Ses sessions prennent fin et des robots jouent ses places.
help-lift = Lève la suspension d’un compte.
help-end-table = Met fin à une table, avant le début ou en pleine partie.
help-reports = Liste ce que les gens ont signalé.
help-league = Fait jouer une ligue entre robots : chacun rencontre chacun, et le serveur joue tout seul.
help-audit = Liste qui a fait quoi au sujet de qui : places libérées, tables fermées, lignes retirées, suspensions.

backup-file = Le fichier à écrire ; sinon un nouveau, daté, dans ce dossier.
person-name = Le nom du compte, ou l’identifiant d’une personne.
suspend-reason = Pourquoi ; la personne l’apprend quand elle essaie de se connecter.
suspend-days = Pour combien de jours ; sans cette option, définitivement.
deed-reason = Pourquoi ; c’est gardé dans le journal d’audit.
table-id = L’identifiant de la table, comme dans son adresse.
reports-settled = Ceux qui sont traités au lieu de ceux qui attendent.
audit-number = Combien de lignes, parmi les plus récentes.
restore-file = Un fichier écrit par backup, quelle que soit la base d’origine.
replace = Supprime d’abord tout ce que contient la base.
drill-file = La sauvegarde ; sans elle, la plus récente du dossier des sauvegardes.
open-days = Âge en jours auquel disparaît une table ouverte que personne n’a rejointe.
guest-days = Âge en jours auquel disparaît un invité qui n’a rien laissé ; sinon le réglage du même nom.
account-name = Le nom du compte.

## Réglages

setting-config = Un fichier TOML de réglages ; sinon server.toml du dossier de données est lu s’il existe.
setting-data-folder = Dossier de la base, du secret et de server.toml.
setting-database = Où tout est conservé : sqlite:///FICHIER ou postgresql://UTILISATEUR:MOTDEPASSE@HÔTE/NOM.
setting-channels = Ce qui relie plusieurs processus serveurs : postgresql, avec une base PostgreSQL ; rien pour un seul processus.
setting-host = Adresse d’écoute ; 0.0.0.0 pour toutes celles de cette machine.
setting-port = Port d’écoute ; 0 pour n’importe quel port libre.
setting-public-url = L’adresse par laquelle on atteint le serveur, pour les liens et les cookies.
setting-trusted-proxies = Adresses et réseaux des mandataires dont on croit l’en-tête X-Forwarded-For, séparés par des virgules.
setting-open-browser = Ouvrir le navigateur au démarrage.
setting-secret = Signe les cookies, au moins 32 caractères ; le même pour tous les processus d’un serveur.
setting-session-days = Jours après lesquels un compte doit se reconnecter.
setting-guest-days = Jours pendant lesquels un invité est reconnu.
setting-cache-tables = Nombre de tables gardées en mémoire.
setting-bot-workers = Processus dans lesquels réfléchissent les robots.
setting-bot-delay-ms = Le temps minimal que prend un robot pour une décision, en millisecondes, afin qu’on puisse suivre.
setting-takeover-bot = Le robot qui joue pour qui a dépassé son temps ou abandonné : beginner, easy, medium, hard ou expert.
setting-limits = Combien de fois une chose peut se faire, sous la forme NOM=NOMBRE/SECONDES, séparées par des virgules ; ce qui n’est pas nommé garde sa limite.
setting-max-body = La plus grande requête ou le plus grand message, en octets.
setting-max-connections = Nombre de connexions ouvertes en tout ; 0 pour autant que le système a de descripteurs de fichiers, au plus 10 000.
setting-connections-per-address = Nombre de connexions par adresse (ou par réseau IPv6 d’un foyer) ; les mandataires de confiance ne sont pas comptés.
setting-receive-seconds = Secondes dont dispose un client pour envoyer une requête entière ; les plus lents sont déconnectés.
setting-notice-minutes = Minutes avant d’avertir un absent que c’est à lui de décider, aux tables par correspondance.
setting-smtp-url = Serveur de courrier pour les avis : smtp://UTILISATEUR:MOTDEPASSE@HÔTE:PORT, ou smtps://.
setting-mail-from = Expéditeur des courriels.
setting-webhook-private = Permettre les webhooks vers des adresses du réseau privé.
setting-backup-hours = Heures après lesquelles le serveur fait de lui-même une nouvelle sauvegarde ; 0 pour jamais. Les anciennes sont supprimées : la dernière de chacun des 7 jours, des 5 semaines et des 12 mois reste.
setting-backup-folder = Dossier de ces sauvegardes ; de préférence sur un autre disque que la base de données.
setting-prune-days = Âge en jours auquel les tables ouvertes que personne n’a rejointes sont supprimées, avec les sessions expirées et les invités sans trace, une fois par jour ; 0 pour jamais.
setting-metrics = Montrer des chiffres pour Prometheus sous /metrics.
setting-log-level = debug, info, warning ou error.
setting-log-json = Écrire le journal en lignes JSON.

default = défaut :
default-data-folder = le dossier de données de l’utilisateur
default-backup-folder = backups dans le dossier de données
default-database = tables.sqlite dans le dossier de données
default-public-url = http://HÔTE:PORT
default-secret = créé une fois et gardé dans le dossier de données
yes = oui
no = non
none = rien
metavar-text = TEXTE
metavar-number = NOMBRE
metavar-secret = SECRET

## Comptes rendus

serving = Les tables sont ouvertes à { $address } (Ctrl+C les ferme)
rows = lignes
tables = tables
backed-up =
    { $rows ->
        [one] { $rows } ligne écrite dans { $file }
       *[other] { $rows } lignes écrites dans { $file }
    }
cleaned = Un texte contenait des caractères impossibles à conserver, ou était trop long ; il a été coupé : { $place }
restored =
    { $rows ->
        [one] { $rows } ligne restaurée depuis { $file }
       *[other] { $rows } lignes restaurées depuis { $file }
    }
checked = { $tables } tables et { $entries } entrées vérifiées : { $faults ->
        [0] aucune erreur
        [one] { $faults } erreur
       *[other] { $faults } erreurs
    }
drilled = { $file } peut être restauré : { $rows } lignes, { $tables } tables avec { $entries } entrées vérifiées, aucune faute
drill-failed = { $file } peut être restauré, mais { $faults ->
        [one] { $faults } faute a été trouvée
       *[other] { $faults } fautes ont été trouvées
    } dans { $tables } tables
pruned = Supprimé : { $sessions } sessions, { $tables } tables, { $guests } invités
made-admin = { $name } a maintenant les droits d’administration
reset-link-made = Lien pour { $name }, valable une seule fois, pendant un jour : { $url }
suspended = Le compte { $name } est suspendu jusqu’au { $until } (UTC)
suspended-for-ever = Le compte { $name } est suspendu définitivement
lifted = { $name } peut de nouveau se connecter
table-ended = La table { $table } est terminée
report-line = { $at }  { $by }, au sujet de { $about }
report-text = { "    " }{ $text }
report-chat = { "    " }« { $text } »
reports-listed = { $count ->
    [0] Aucun signalement
    [one] { $count } signalement
   *[other] { $count } signalements
}
audit-host = l’hôte
audit-line = { $at }  { $by } : { $what }
audit-free-seat = place libérée
audit-close-table = table fermée
audit-end-table = table terminée
audit-remove-chat = ligne retirée
audit-suspend = suspension
audit-lift = suspension levée
audit-settle-report = signalement traité
audit-tournament-away = absence notée
audit-tournament-bot = robot inscrit
audit-tournament-cancel = tournoi annulé
audit-tournament-correct = résultat corrigé
audit-tournament-deadline = échéance changée
audit-tournament-remove = inscription retirée
audit-tournament-round = ronde lancée
league-host = Le compte qui organise la ligue.
league-game = Le jeu auquel on joue.
league-level = Un robot qui joue, par son niveau ; une fois pour chaque robot. Sans cela, un de chaque niveau.
league-seats = Combien de places a chaque table.
league-title = Le nom de la ligue.
league-made = La ligue est prête à l’adresse /tournament/{ $tournament }. Le serveur la joue tout seul.
