# Names, moves, questions and options of Age of Industry. What board.toml names is not here.

game-title = Age of Industry
game-subtitle = Mills, railways and loans in Germany and New England, 19th century
game-about = You begin without money: borrow, build industries where your cards allow it, lay railways and sell to markets that fill up. One era, two maps.
    .length = about 2 hours
    .weight = demanding
    .edition = Treefrog, second edition
    .reconstructed = maps, tiles and cards reconstructed
standing = round { $round }

resource-coal = coal
resource-iron = iron

option-map = Map
    .help = Germany is the easier one for a first game. New England adds ships with imported coal and distant markets, and nothing passes through Pennsylvania. Most of both maps is reconstructed.
    .germany = Germany
    .new_england = New England

## Moves

move-build = Build { $industry } in { $slot }
move-combine = Build with both actions and any card: { $industry } in { $slot }
move-link = Build the railway { $link }
move-sell = Sell the goods of { $slot }
move-develop = Develop: remove { $industry }, level { $level }
move-draw = Take the open card { $card }
move-draw-deck = Draw a card from the pile
move-pass = Pass
move-card = Use the card { $card }
move-coal = Take coal from { $slot }
move-coal-import = Take imported coal: { $location }
move-iron = Take iron from { $slot }
move-port = Sell through the port in { $slot }
move-market = Sell to the market: { $market }
move-repay = Pay back a loan (${ $money })
move-done = That is all

## Questions

ask-action =
    { $actions ->
        [one] What do you do? One action is left.
       *[other] What do you do? { $actions } actions are left.
    }
ask-card-build = Which card do you play to build { $industry } in { $slot }?
ask-card-combine = Which card do you play to build { $industry } in { $slot } with both actions? Any will do.
ask-card-develop = Which card do you discard to remove { $industry }, level { $level }?
ask-card-pass = Which card do you discard to pass?
ask-coal =
    { $cubes ->
        [one] Which of the nearest sources gives the coal?
       *[other] Which of the nearest sources gives the next of the { $cubes } coal cubes?
    }
ask-iron =
    { $cubes ->
        [one] Which of the nearest ironworks gives the iron?
       *[other] Which of the nearest ironworks gives the next of the { $cubes } iron cubes?
    }
ask-outlet = Where do the goods of { $slot } go?
ask-more = Do you sell the goods of another tile?
ask-draw = Where do you take the next card from?
ask-closing =
    { $loans ->
        [one] Before your turn ends: do you pay back your loan? You have ${ $money }.
       *[other] Before your turn ends: do you pay back one of your { $loans } loans? You have ${ $money }.
    }
ask-interest =
    { $loans ->
        [one] Interest is due. Do you pay back your loan first? You have ${ $money }.
       *[other] Interest is due. Do you pay back one of your { $loans } loans first? You have ${ $money }.
    }
ask-wait = { $seats } to decide.
ask-over = The game is over.

## What a question means, said when it is asked for the first time

meaning-ask-action = Cards say what you may build, and where. What you cannot pay is lent to you by itself; each loan costs interest after every round. A tile pays when it flips.
