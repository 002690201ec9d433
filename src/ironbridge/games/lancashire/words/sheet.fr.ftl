# La table telle qu’elle est dessinée : titres, têtes de colonnes, deux lettres par industrie.

sheet-board = Le Lancashire
sheet-players = Joueurs
sheet-markets = Marchés
sheet-distant = Marché extérieur du coton
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
sheet-beneath =
    { $cards ->
        [one] { $cards } carte écartée pour cette période
       *[other] { $cards } cartes écartées pour cette période
    }
sheet-loans-last = dernière manche d’emprunt
sheet-loans-over = plus d’emprunt

sheet-head-player = joueur
sheet-head-money = argent
sheet-head-income = revenu
sheet-head-points = PV
sheet-head-spent = dép.
sheet-head-cards = cartes
sheet-head-links-left = liaisons
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
sheet-gives = donne { $cubes }
sheet-market-icon = ouvre les Marchés
sheet-flips-at-once = retourné aussitôt
sheet-sold = vend du coton
sheet-only-canal = canaux seulement
sheet-only-rail = rail seulement
sheet-only-develop = à développer seulement

sheet-distant-open = le marqueur est sur une case qui vaut { $bonus ->
    [one] { $bonus } case
   *[other] { $bonus } cases
} de revenu ; { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} dans la pile
sheet-distant-closed = fermé pour cette période
sheet-distant-drawn = tuiles révélées : { $steps }

sheet-flipped = retournée
sheet-cubes = cubes restants
sheet-market = icône de Marché
sheet-link-built = liaison
sheet-link-open = à construire

short-cotton_mill = Co
short-port = Po
short-shipyard = Na
short-iron_works = Fe
short-coal_mine = Ch

## Groupes de coups, selon le premier mot de leur notation

group-build = Construire une industrie
group-double = Construire avec les deux actions
group-link = Construire une liaison
group-sell = Vendre du coton
group-develop = Développer
group-loan = Emprunter
group-pass = Passer
group-card = Défausser une carte
group-coal = Prendre du charbon
group-iron = Prendre du fer
group-port = Vendre via un port
group-distant = Vendre sur le Marché extérieur
group-done = S’arrêter
group-remove = Céder une tuile

## Ce qui départage, dans l’ordre

tie-0 = case de revenu
tie-1 = argent
