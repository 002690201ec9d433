# Textes du plateau et des panneaux de Brass: Lancashire.

bl-map = Carte du Lancashire, { $era }
bl-map-title = Le Lancashire
bl-irish-sea = Mer d’Irlande
bl-morecambe-bay = Baie de Morecambe
bl-market = marché
bl-market-icon = icône Marché
bl-port-open = { $tile }, aucun coton embarqué
bl-place-market = { $name }, frontière avec une icône Marché, { $values } icônes Liaison
bl-place-around = { $name }, rien ne s’y construit, { $values } icônes Liaison
bl-around = Alentours

## Marché extérieur

bl-distant = Marché extérieur
bl-distant-said = Marché extérieur : case { $space } sur { $spaces }, +{ $bonus } de revenu, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} à piocher
bl-distant-closed = fermé
bl-distant-closed-said = Marché extérieur : fermé jusqu’à la fin de la période
bl-income-plus = +{ $spaces }
bl-distant-space = Case
bl-distant-at = { $space }, +{ $bonus } de revenu
bl-distant-drawn = piochées
bl-distant-pile = { $tiles ->
    [one] reste { $tiles } tuile
   *[other] restent { $tiles } tuiles
}

## Pioche

bl-deck-tile = Tuile de la pioche
bl-deck-cards = { $cards ->
    [one] { $cards } carte à piocher
   *[other] { $cards } cartes à piocher
}
bl-deck-stephenson = Stephenson : plus de cartes
bl-deck-rothschild = Rothschild : derniers emprunts
bl-deck-no-loans = Plus d’emprunts
bl-deck-aside = { $cards } dessous, pour plus tard
bl-deck-beneath = puis { $cards } dessous
