# Textes de la décision dans Brass : Lancashire : ce qu’il a de plus que les deux jeux Brass ensemble.

## Actions, puces et questions

bl-play-double = Double
bl-play-amount = { $money } £ pour { $levels ->
    [one] { $levels } niveau
   *[other] { $levels } niveaux
}
bl-play-ask-amount = Choisissez le montant de l’emprunt.

## Coûts

bl-play-port = Par le port : { $location }
bl-play-replaces = Prend la place d’une tuile inférieure
bl-play-distant = Marché extérieur du coton
bl-play-distant-tiles = { $tiles ->
    [one] { $tiles } tuile dans la pile
   *[other] { $tiles } tuiles dans la pile
}
bl-play-distant-bonus = S’il reste ouvert : la filature se retourne, +{ $most } de revenu
bl-play-distant-bonuses = S’il reste ouvert : la filature se retourne, +{ $least } à +{ $most } de revenu
bl-play-distant-odds = { $closing ->
    [0] Aucune tuile ne peut fermer le marché
    [one] { $closing } tuile sur { $tiles } ferme le marché : rien n’est vendu
   *[other] { $closing } tuiles sur { $tiles } ferment le marché : rien n’est vendu
}
bl-play-when-sold = Une fois le coton vendu : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, +{ $income } de revenu
bl-play-when-shipped = Quand du coton y passe : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, +{ $income } de revenu
bl-play-shipyard = Un chantier naval se retourne aussitôt.

## Bouton de validation

bl-play-do-double = Construire pour { $money } £, deux cartes
bl-play-do-double-plain = Construire avec deux cartes
bl-play-do-port = Vendre par ce port
bl-play-do-distant = Tenter le Marché extérieur

## Manches

bl-play-last-loans = derniers emprunts
bl-play-no-loans = plus d’emprunt
