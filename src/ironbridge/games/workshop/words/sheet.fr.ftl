# La table telle qu’elle est dessinée : titres, têtes de colonnes, groupes de coups.

sheet-board = Grande-Bretagne
sheet-cards = Cartes face visible
sheet-demand = Demande : gain de chaque industrie
sheet-track = Ordre du tour
sheet-players = Joueurs
sheet-tokens = Vos jetons demande

sheet-round = manche { $round } sur { $rounds }
sheet-deck =
    { $cards ->
        [one] { $cards } carte dans le paquet
       *[other] { $cards } cartes dans le paquet
    }
sheet-aside =
    { $cards ->
        [one] { $cards } mise de côté
       *[other] { $cards } mises de côté
    }

sheet-head-player = joueur
sheet-head-money = argent
sheet-head-income = revenu
sheet-head-links = liens
sheet-head-industries = industries
sheet-head-tokens = jetons
sheet-head-bid = dernière mise
sheet-head-card = carte
sheet-head-town = ville
sheet-head-value = valeur
sheet-head-type = type
sheet-head-demand = demande
sheet-head-free = connexions libres

sheet-money = { $money } £
sheet-saturated = saturée
sheet-offered = couleur proposée avec la mise : { $colour }
sheet-room = place pour une industrie
sheet-link-built = lien
sheet-link-open = connexion libre
tie-0 = place sur la piste d’ordre du tour

## Groupes de coups, d’après le premier mot de leur notation

group-demand = Placer des jetons demande
group-keep = Conserver les jetons
group-offer = Proposer une couleur
group-bid = Miser
group-recover = Récupérer de l’argent
group-take = Prendre une carte
group-swap = Échanger une carte
group-place = Choisir une ville
group-remove = Retirer une industrie
group-build = Construire
group-done = Ne plus construire
