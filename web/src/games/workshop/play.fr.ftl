# Décider dans Workshop of the World : pastilles, questions, coûts et gains, chiffres.

## Ce qui est demandé

ww-play-ask-card = Avec quelle carte ?
ww-play-ask-use = Utiliser la carte, ou l’échanger ?
ww-play-ask-town = Dans quelle ville ?
ww-play-ask-piece = La ville est pleine : quelle industrie s’en va ?
ww-play-ask-tokens = Choisissez encore un jeton.
ww-play-ask-colour = Pour laquelle de vos couleurs misez-vous ?
ww-play-ask-bid = Combien misez-vous ?
ww-play-ask-link = Quelle connexion ?
ww-play-tokens = Vos jetons demande
ww-play-bid-label = Votre mise secrète
ww-play-bid-note = La plus haute mise prend la première carte. Toutes sont révélées ensemble.
ww-play-warn-poor = Il ne vous resterait pas de quoi construire un seul lien. Miser quand même ?
ww-play-recover = Récupérer de l’argent sur le revenu
ww-play-recover-do = Récupérer { $money } £
ww-play-recover-note = Piste des revenus : { $before } → { $after }. Tous le voient aussitôt.
ww-play-sealed-bid = Votre mise : { $money } £
ww-play-sealed-for = { $bid }, pour { $colour }
ww-play-sealed-none = Vous ne placez aucun jeton.
ww-play-sealed-tokens = Vous placez : { $types }

## Pastilles

ww-play-choice = Toute ville de valeur { $value }
ww-play-piece-colour = { $owner }, { $colour }
ww-play-link = { $connection } : { $money } £
ww-play-link-income = { $connection } : { $money } £, +{ $income } de revenu
ww-play-take = Utiliser la carte
ww-play-swap = L’échanger contre la première carte mise de côté
ww-play-build = Construire
ww-play-done = Ne plus construire
ww-play-keep = Ne placer aucun jeton

## Coûts et gains

ww-play-price = { $money } £
ww-play-price-income = { $money } £ · +{ $income }
ww-play-bid-line = Mise secrète
ww-play-bid-why = payée que vous gagniez ou non
ww-play-pay-each = paie chacune de ses industries
ww-play-pay-change = { $before } £ → { $after } £
ww-play-swap-line = Première carte mise de côté
ww-play-swap-why = vous devrez l’utiliser, quelle qu’elle soit
ww-play-industry = Industrie à { $town }
ww-play-pays = { $type } : { $money } £ par industrie à la fin d’une ère, selon la demande actuelle
ww-play-no-links = Toutes les connexions de cette ville portent déjà des liens : rien à construire.
ww-play-best-link = Meilleur lien depuis là : vers { $town } pour { $money } £, +{ $income } de revenu
ww-play-leaves = Une industrie s’en va : { $name }
ww-play-double = double : les deux liens du tour
ww-play-income = +{ $income } de revenu à la fin de votre tour
ww-play-no-income = Pas de nouveau revenu : aucune de vos industries à un nouveau bout

## Le bouton de confirmation

ww-play-do-offer = Miser pour { $colour }
ww-play-do-bid = Sceller { $money } £
ww-play-do-tokens = { $tokens ->
    [one] Sceller le jeton
   *[other] Sceller les jetons
}
ww-play-do-keep = Sceller : aucun jeton
ww-play-do-take = Prendre la carte
ww-play-do-swap = Échanger la carte
ww-play-do-place = Placer à { $town }
ww-play-do-build = Construire pour { $money } £
ww-play-do-done = Finir le tour

## Chiffres

ww-play-said-hidden = argent secret
ww-play-said-income = piste des revenus : { $income }
ww-play-said-links = { $links ->
    [one] { $links } lien
   *[other] { $links } liens
}
ww-play-note = { $industries ->
    [one] { $industries } industrie
   *[other] { $industries } industries
} · { $tokens ->
    [0] aucun jeton
    [one] { $tokens } jeton secret
   *[other] { $tokens } jetons secrets
}
ww-play-opening = ouverture
ww-play-now-demand = création de la demande
ww-play-now-bids = enchères
ww-play-now-turns = tours
ww-play-round = Manche { $round }
ww-play-measure-money = Argent
ww-play-measure-worth = Argent, si l’ère finissait maintenant
ww-play-measure-income = Piste des revenus
ww-play-measure-links = Liens
ww-play-measure-industries = Industries

## D’où vient l’argent

ww-play-from-start = Au départ
ww-play-from-income = Piste des revenus
ww-play-from-links = Liens
ww-play-from-industries = Industries
ww-play-from-recovered = Récupéré sur les revenus
ww-play-from-bids = Enchères
ww-play-from-building = Construction des liens
