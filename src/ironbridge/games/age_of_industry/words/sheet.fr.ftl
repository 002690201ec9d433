# La table telle qu’elle est dessinée : titres, têtes de colonnes, deux lettres par industrie.

sheet-board = { $map }
sheet-players = Joueurs
sheet-markets = Piste de demande
sheet-mats = Prochaine tuile de chacun
sheet-mat = Votre plateau de joueur : les prochaines tuiles
sheet-display = Cartes visibles
sheet-hand = Votre main ({ $cards })

sheet-round = tour { $round }
sheet-deck =
    { $cards ->
        [0] pioche vide
        [one] { $cards } carte dans la pioche
       *[other] { $cards } cartes dans la pioche
    }

sheet-head-player = joueur
sheet-head-money = argent
sheet-head-loans = emprunts
sheet-head-points = PV
sheet-head-spent = dép.
sheet-head-cards = cartes
sheet-head-links-left = voies
sheet-head-industry = industrie
sheet-head-level = niv
sheet-head-left = reste
sheet-head-cost = coût
sheet-head-payout = gain
sheet-head-use = effet
sheet-head-place = lieu
sheet-head-links = voies ferrées
sheet-head-slots = cases

sheet-money = { $money } $
sheet-next-price = le prochain cube coûte { $money } $
sheet-gives = donne { $cubes }
sheet-sold = vend des marchandises
sheet-brings = amène du charbon, ouvre un marché
sheet-takes-cotton = accepte le coton
sheet-takes-factory = accepte les marchandises d’usine
sheet-takes-cotton-factory = accepte coton et marchandises d’usine
sheet-only-develop = à développer seulement
sheet-distant-port = port lointain
sheet-no-transit = sans transit

sheet-flipped = retournée
sheet-cubes = cubes restants
sheet-market = marqueur de marché
sheet-blank = filature, usine ou sidérurgie
sheet-lane = voie maritime ouverte
sheet-link-built = voie ferrée
sheet-link-open = à construire

short-cotton_mill = Co
short-factory = Us
short-coal_mine = Ch
short-ironworks = Fe
short-port = Po
short-ship = Na

## Groupes de coups, selon le premier mot de leur notation

group-build = Construire une industrie
group-combine = Construire avec les deux actions
group-link = Construire une voie ferrée
group-sell = Vendre des marchandises
group-develop = Développer
group-draw = Prendre une carte
group-pass = Passer
group-card = Utiliser une carte
group-coal = Prendre du charbon
group-iron = Prendre du fer
group-port = Vendre via un port
group-market = Vendre à un marché
group-repay = Rembourser un emprunt
group-done = S’arrêter

## Ce qui départage, dans l’ordre

tie-0 = place sur la piste d’ordre
