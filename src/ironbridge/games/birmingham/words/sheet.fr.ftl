# La table telle qu’elle est dessinée : titres, têtes de colonnes, deux lettres par industrie.

sheet-board = Les Midlands
sheet-players = Joueurs
sheet-markets = Marchés
sheet-merchants = Marchands
sheet-mats = Prochaine tuile de chacun
sheet-mat = Votre plateau de joueur : les prochaines tuiles
sheet-hand = Votre main ({ $cards })

sheet-round = manche { $round } sur { $rounds }
sheet-deck =
    { $cards ->
        [0] pioche vide
        [one] { $cards } carte dans la pioche
       *[other] { $cards } cartes dans la pioche
    }

sheet-head-player = joueur
sheet-head-money = argent
sheet-head-income = revenu
sheet-head-points = PV
sheet-head-spent = dép.
sheet-head-cards = cartes
sheet-head-links-left = liaisons
sheet-head-merchant = marchand
sheet-head-buys = achète
sheet-head-bonus = bonus du tonneau
sheet-head-industry = industrie
sheet-head-level = niv
sheet-head-left = reste
sheet-head-cost = coût
sheet-head-use = effet
sheet-head-place = lieu
sheet-head-links = liaisons
sheet-head-slots = cases

sheet-money = { $money } £
sheet-next-price = le prochain cube coûte { $money } £
sheet-bonus-money = { $amount } £
sheet-bonus-victory_points = { $amount } PV
sheet-bonus-develop = développer { $amount }
sheet-bonus-income_spaces = revenu +{ $amount }
sheet-gives = donne { $cubes }
sheet-needs =
    { $barrels ->
        [0] sans bière
       *[other] bière { $barrels }
    }
sheet-only-canal = canaux seulement
sheet-only-rail = rail seulement

sheet-farm = ferme
sheet-flipped = retournée
sheet-cubes = cubes restants
sheet-barrel = tonneau
sheet-link-built = liaison
sheet-link-open = à construire

short-cotton_mill = Co
short-manufacturer = Ma
short-pottery = Cé
short-coal_mine = Ch
short-iron_works = Fe
short-brewery = Br

## Groupes de coups, selon le premier mot de leur notation

group-build = Construire une industrie
group-link = Construire une liaison
group-sell = Vendre
group-develop = Développer
group-loan = Emprunter
group-scout = Prospecter
group-pass = Passer
group-card = Défausser une carte
group-coal = Prendre du charbon
group-iron = Prendre du fer
group-beer = Prendre de la bière
group-done = S’arrêter
group-remove = Céder une tuile

## Ce qui départage, dans l’ordre

tie-0 = case de revenu
tie-1 = argent
