move-build = Build the canal { $link } with the card { $town }.
move-rest = Throw away the card { $town }.
ask-card = Which card do you play?
ask-wait = Waiting for the others.
event-built = { $seat } built { $link }.
event-rested = { $seat } threw { $town } away.
why-card = You do not hold { $town }.
why-taken = { $link } is built already.
why-can-build = { $town } can still build.
board = The canals
players = Players
player = player
points = points
cards = cards
hand = Your hand
deck = { $cards ->
    [one] one card
   *[other] { $cards } cards
} in the deck
