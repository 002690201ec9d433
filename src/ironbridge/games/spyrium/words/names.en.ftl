# Names, moves and questions of Spyrium. What board.toml names is not here.

game-title = Spyrium
game-subtitle = Workers, buildings and a wondrous ore in an England that never was
game-about = Workers stand between the cards of a market: the more of them crowd around a card, the dearer it is, and the more your own worker earns there. Mine Spyrium and turn it into points.
    .length = about 1¼ hours
    .weight = medium
    .edition = Ystari, 2013
    .reconstructed = prices and points of the cards reconstructed
standing = { $period }, round { $round }

period-A = Period A
period-B = Period B
period-C = Period C

phase-one = Phase I (placement)
phase-two = Phase II (activation)

type-character = character
type-building = building
type-technique = technique
type-event = event

resource-money = money
resource-spyrium = Spyrium
resource-points = victory points
resource-workers = workers

## Moves

move-place = Place a worker at { $gap }
move-activation = Go on to Phase II
move-money = Take the worker at { $gap } back for money, naming the card in { $slot }
move-withdraw = Take the worker at { $gap } back; the cards beside it are gone
move-activate = Activate the card in { $slot } with the worker at { $gap }
move-exploit = Exploit { $card } (effect { $effect })
move-taylorism = Use { $card } again by Taylorism (effect { $effect })
move-event = Use the event: { $effect }
eventeffect-1 = first effect
eventeffect-2 = second effect
eventeffect-3 = third effect
move-pass = Pass
move-surcharge = Pay the surcharge
move-lobbying = Use Lobbying: no surcharge
move-token = Take the token of value { $value }
move-value = Let the token count as { $value }
move-new = Build in a new place
move-replace = Replace { $card }{ $tilted ->
    [1] {" "}(tilted)
   *[other] {""}
}
move-step = Move one space on along the residence track
move-score = Score the value of your space on the residence track
move-bonus-worker = { $workers ->
    [one] Take a new worker
   *[other] Take { $workers } new workers
}
move-bonus-money = Take £{ $money }

## Questions

ask-action-one = Phase I: what do you do?
ask-action-two = Phase II: what do you do?
ask-surcharge = { $card }: do you pay the surcharge of £{ $money }, or use Lobbying?
ask-token = Which token do you take from { $card }?
ask-value = The token shows { $value }. What does it count as for you?
ask-site = Where do you build { $card }?
ask-residence = Do you move one space on along the residence track, or score { $points } points?
ask-bonus = You have reached { $points } points: which bonus do you take first?
ask-place = Where do you place the worker?
ask-reuse = Which tilted building do you use again?
ask-wait = { $seats } to decide.
ask-over = The game is over.

## What a question means, said when it is asked for the first time

meaning-ask-action-one = Place workers between the cards of the market. Later, in Phase II, each of them either uses one card beside it or brings money for the others standing there.
meaning-ask-action-two = Your workers come back now: one by one they use a card beside them, dearer the more workers crowd around it, or bring £1 for each of those.
