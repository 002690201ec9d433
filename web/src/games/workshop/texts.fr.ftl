# Textes du plateau de Workshop of the World : ce qui y est écrit, et ce que dit un lecteur d’écran.

ww-map = Carte de la Grande-Bretagne, { $era }
ww-map-title = Grande-Bretagne
ww-link-price = { $era } · lien { $money } £
ww-sea-north = Mer du Nord
ww-sea-irish = Mer d’Irlande
ww-sea-channel = La Manche
ww-sea-bristol = Canal de Bristol
ww-money = { $money } £
ww-plus = +{ $money }

## Couleurs

ww-owner-colour = { $name }, { $colour }

## Les choses de la carte, en phrases

ww-nobody = aucune
ww-several-of = { $name } ({ $count })
ww-town-said = { $name }, { $type }, valeur { $value } ; industries : { $industries } ; { $free ->
        [0] complète
        [one] encore une place
       *[other] encore { $free } places
    } ; { $connections ->
        [0] aucune connexion libre
        [one] une connexion libre
       *[other] { $connections } connexions libres
    }
ww-single = simple
ww-double = double
ww-link-free = { $name }, connexion { $kind }, libre
ww-link-built = { $name }, connexion { $kind }, construite par { $owner }
ww-piece-said = Industrie à { $town } : { $owner }
ww-saturated = saturée
ww-free = libre

## Cartes et jetons

ww-part-cards = Villes de la manche
ww-part-empire = Avoirs
ww-part-demand = Demande
ww-choice = Au choix
ww-choice-note = une ville de valeur { $value }
ww-card-keyed = { $key } : { $what }
ww-card-town-said = { $name }, { $type }, valeur { $value }
ww-card-choice-said = Carte au choix : une ville de valeur { $value }
ww-card-state = { $industries ->
        [0] aucune industrie sur place
        [one] une industrie sur place
       *[other] { $industries } industries sur place
    }, demande { $demand } £, { $connections ->
        [one] une connexion libre
       *[other] { $connections } connexions libres
    }
ww-token = Jeton demande : { $type }
ww-token-note = { $tokens ->
        [0] aucun encore placé
        [one] un déjà placé
       *[other] { $tokens } déjà placés
    }
ww-tokens = Vos jetons
ww-tokens-left = Jetons
ww-only-you = Vous seul les voyez.

## À côté de la carte

ww-demand = Demande
ww-demand-note = par industrie
ww-demand-said = { $type } { $money } £
ww-order = Ordre du tour
ww-order-none = La première enchère le décide.
ww-order-said = Ordre du tour : { $order }
ww-last-bid = Dernière enchère
ww-last-bids = enchères
ww-box-said = { $box } : { $name }
ww-box-bid-said = { $box } : { $name }, enchère { $money } £
ww-income = Revenu
ww-income-note = versé en fin d’ère
ww-income-said = { $name } { $income }
ww-pile-deck = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
ww-pile-aside = { $cards } de côté
ww-pile-stock = { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
ww-opened-bids = Ouverture des enchères
ww-opened-tokens = Ouverture des jetons
ww-opened-none = les garde

## Joueurs

ww-industries = Industries
ww-links = Liens
ww-no-links = aucun
ww-networks-of = Liens : { $sizes }
ww-networks-said = { $largest } dans le plus grand réseau, { $others } en dehors
ww-industries-said = { $count } à { $demand } £
ww-money-title = Argent
ww-money-after = Argent alors
ww-if-era-ended = Si l’ère finissait ici
ww-preview-hidden = De l’argent caché, seul ce qui s’y ajoute est montré.
ww-head-player = Joueur
ww-head-count = Nombre
ww-head-pay = Gain

## Le plateau en texte

ww-text-board = Le plateau en texte
ww-only-legal = Seulement ce qui peut être choisi
ww-choose = choisir { $what }
ww-leaving = Quelle industrie quitte { $town }
ww-towns = Villes
ww-connections = Connexions
ww-players = Joueurs
ww-head-card = Carte
ww-head-town = Ville
ww-head-value = Valeur
ww-head-connection = Connexion
ww-hidden = caché
