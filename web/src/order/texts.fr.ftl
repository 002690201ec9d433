# Maintenir l’ordre : menus des personnes, des lignes et des tables ; personnes masquées ; la page d’administration.

order-more-person = Plus sur { $name }
order-more-line = Plus sur cette ligne de { $name }
order-more-table = Plus sur cette table
order-title-table = Cette table
order-title-line = Une ligne de { $name }
order-cancel = Annuler
order-back = Retour
order-reason = Raison (gardée dans le journal d’audit)

order-free = Libérer la place
order-free-what = { $name } perd sa place et ne pourra plus s’asseoir à cette table.
order-free-do = Libérer la place
order-freed = La place est libre.
order-mute = Masquer { $name }
order-muted = Vous ne lisez plus ce que dit { $name }.
order-unmute = Lire de nouveau { $name }
order-unmuted = Vous lisez de nouveau { $name }.
order-remove = Retirer la ligne
order-remove-what = Personne ne pourra plus la lire, sauf les administrateurs.
order-remove-do = La retirer
order-removed = La ligne est retirée.
order-close = Fermer la table
order-close-what = Plus personne ne pourra y jouer. Elle ne peut pas être rouverte.
order-close-do = Fermer la table
order-closed = La table est fermée.
order-end = Mettre fin à la table
order-end-what = La partie s’arrête inachevée, pour tout le monde.
order-end-do = Mettre fin à la table
order-ended = La table est terminée.
order-report-person = Signaler { $name }
order-report-line = Signaler la ligne
order-report-table = Signaler la table
order-report-what = Les administrateurs de ce serveur lisent votre signalement.
order-report-text = Que s’est-il passé ?
order-report-do = Envoyer le signalement
order-reported = Votre signalement est envoyé. Merci.

## Personnes masquées

order-mutes-title = Personnes masquées
order-mutes-none = Vous lisez tout le monde. Pour masquer quelqu’un, ouvrez le menu à côté de son nom ou d’une ligne de discussion.
order-mutes-unmute = Lire de nouveau

## La page d’administration

order-admin-title = Maintenir l’ordre
order-admin-only = Cette page est réservée aux administrateurs.
order-admin-reports = Signalements
order-admin-reports-none = Aucun signalement n’attend.
order-admin-settled-none = Aucun signalement n’est encore traité.
order-admin-show-settled = Montrer ceux qui sont traités
order-admin-report = { $by } au sujet de { $about }
order-admin-report-table = { $by } au sujet d’une table
order-admin-report-line = Ligne de discussion :
order-admin-report-line-removed = Ligne de discussion, retirée :
order-admin-table = Table « { $title } »
order-admin-table-unnamed = Table
order-admin-settle = Classer
order-admin-settled-at = Traité le { $time }
order-admin-note = Note pour le journal d’audit
order-admin-look-into = Examiner la table
order-admin-suspend-person = Suspendre { $name }
order-admin-older = Plus anciens

order-admin-people = Personnes
order-admin-find = Nom ou identifiant d’une personne
order-admin-find-do = Chercher
order-admin-found-none = Personne ne porte ce nom.
order-admin-guest = invité
order-admin-administrator = administrateur
order-admin-is-suspended = suspendu jusqu’au { $time }
order-admin-is-suspended-for-ever = suspendu définitivement
order-admin-how-long = Pour combien de temps
order-admin-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
order-admin-for-ever = Définitivement
order-admin-why = Raison ; la personne l’apprend
order-admin-suspend-do = Suspendre
order-admin-suspended = Personnes suspendues
order-admin-suspended-none = Personne n’est suspendu.
order-admin-lift = Lever la suspension
order-admin-lifted = { $name } peut de nouveau se connecter.
order-admin-now-suspended = Le compte { $name } est suspendu.

order-admin-tables = Une table
order-admin-table-id = Identifiant de la table, comme dans son adresse
order-admin-show-chat = Montrer sa discussion
order-admin-chat-none = Rien n’y a été dit.
order-admin-line-removed = retirée
order-admin-end = Mettre fin à cette table

order-admin-audit = Journal d’audit
order-admin-audit-none = Il ne s’est encore rien passé.
order-admin-when = Quand
order-admin-who = Qui
order-admin-what = Quoi
order-admin-whom = Au sujet de qui
order-admin-where = Table
order-admin-said = Raison
order-admin-host = l’hôte
order-deed-free-seat = place libérée
order-deed-close-table = table fermée
order-deed-end-table = table terminée
order-deed-remove-chat = ligne retirée
order-deed-suspend = suspension
order-deed-lift = suspension levée
order-deed-settle-report = signalement traité
order-deed-tournament-away = absence notée
order-deed-tournament-bot = robot inscrit
order-deed-tournament-cancel = tournoi annulé
order-deed-tournament-correct = résultat corrigé
order-deed-tournament-deadline = échéance changée
order-deed-tournament-remove = inscription retirée
order-deed-tournament-round = ronde lancée
