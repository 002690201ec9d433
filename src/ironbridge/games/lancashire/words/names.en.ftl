# Names, moves, questions and options of Brass: Lancashire. What board.toml names is not here.

game-title = Brass: Lancashire
game-subtitle = Cotton, coal and ships in Lancashire, 1770 to 1870
game-about = Cotton, coal and ports in the north-west of England: build, flip your tiles by selling and shipping, and borrow while the bank still lends. The distant market shrinks with every sale.
    .length = 1 to 2 hours
    .weight = demanding
    .edition = Roxley, 2018
standing = { $era }, round { $round }

era-canal = Canal Era
era-rail = Rail Era

resource-coal = coal
resource-iron = iron

option-introductory = Introductory game
    .help = A first game of about an hour: only the Canal Era is played. At its end money, income and higher tiles bring points of their own.
option-virtual_link = Virtual link
    .help = A rule of the first edition: if Liverpool or Birkenhead is in your network, an industry card also builds in the other. It carries no coal. Not with the community map.
option-classic_deck = Classic deck
    .help = The deck of the first edition, for three or four players: all cards and all distant market tiles, so nobody knows which cards are missing.
option-community = Community two-player game
    .help = The two-player game that players made in 2009: a smaller map, its own deck, dearer markets and less money at the start. For two players.

## Moves

move-build = Build { $industry } in { $slot }
move-double = Build with both actions and any two cards: { $industry } in { $slot }
move-link = Build the link { $link }
move-sell = Sell the cotton of { $slot }
move-develop = Develop { $industry }
move-loan = Take a loan of £{ $money } and lose { $levels ->
    [one] 1 income level
   *[other] { $levels } income levels
}
move-pass = Pass
move-card = Discard the card { $card }
move-coal = Take coal from { $slot }
move-iron = Take iron from { $slot }
move-port = Sell through the port in { $slot }
move-distant = Sell to the distant market
move-done = That is all
move-remove = Give up the tile in { $slot }

## Questions

ask-action =
    { $actions ->
        [one] What do you do? One action is left.
       *[other] What do you do? { $actions } actions are left.
    }
ask-card-build = Which card do you discard to build { $industry } in { $slot }?
ask-card-double =
    { $cards ->
        [one] Which card do you discard to build { $industry } in { $slot }? One is to go.
       *[other] Which card do you discard to build { $industry } in { $slot }? { $cards } are to go.
    }
ask-card-link = Which card do you discard for the link { $link }?
ask-card-sell = Which card do you discard to sell the cotton of { $slot }?
ask-card-develop = Which card do you discard to develop { $industry }?
ask-card-loan = Which card do you discard for the loan of £{ $money }?
ask-card-pass = Which card do you discard to pass?
ask-coal =
    { $cubes ->
        [one] Which of the nearest mines gives the coal?
       *[other] Which of the nearest mines gives the next coal? { $cubes } cubes are needed.
    }
ask-iron =
    { $cubes ->
        [one] Which works gives the iron?
       *[other] Which works gives the next iron? { $cubes } cubes are needed.
    }
ask-outlet = Where does the cotton of { $slot } go?
ask-more-link = Do you build a second link?
ask-more-develop = Do you develop another tile?
ask-more-sell = Do you sell the cotton of another mill?
ask-debt = You owe £{ $money }. Which tile do you give up for half its cost?
ask-wait = { $seats } to decide.
ask-over = The game is over.

## What a question means, said when it is asked for the first time

meaning-ask-action = Every action takes one card from your hand. Tiles bring income and points when they flip: mines and works once they are empty, cotton mills and ports when cotton is sold.
