move-build = Construire le canal { $link } avec la carte { $town }.
move-rest = Défausser la carte { $town }.
ask-card = Quelle carte jouez-vous ?
ask-wait = En attente des autres.
event-built = { $seat } a construit { $link }.
event-rested = { $seat } a défaussé { $town }.
why-card = Vous n’avez pas { $town }.
why-taken = { $link } est déjà construit.
why-can-build = { $town } permet encore de construire.
board = Les canaux
players = Joueurs
player = joueur
points = points
cards = cartes
hand = Votre main
deck = { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} dans la pioche
