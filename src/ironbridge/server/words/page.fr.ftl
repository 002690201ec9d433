# La page simple qui s’affiche quand le client pour navigateur n’est pas installé.

page-title = Ironbridge : le serveur de tables fonctionne
page-heading = Le serveur de tables fonctionne.
page-body = Les tables sont ouvertes. Le client pour navigateur ne fait pas partie de cette installation ; tout autre client peut jouer.
page-schema = Ce que les programmes peuvent demander au serveur (OpenAPI)
page-live = Les messages du jeu en direct (JSON Schema)
page-health = Comment va le serveur
