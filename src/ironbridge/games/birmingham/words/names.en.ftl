# Names, moves, questions and options of Brass: Birmingham. What board.toml names is not here.

game-title = Brass: Birmingham
game-subtitle = Industry, canals and railways around Birmingham, 1770 to 1870
game-about = Build mills, mines, potteries and breweries in the Black Country, join them by canals and then by railways, and sell before the others do. Beer, coal and iron belong to everybody who can reach them.
    .length = 1 to 2 hours
    .weight = demanding
    .edition = Roxley, 2018
standing = { $era }, round { $round }

era-canal = Canal Era
era-rail = Rail Era

resource-coal = coal
resource-iron = iron
resource-beer = beer

card-wild_location = Wild Location
card-wild_industry = Wild Industry

option-introductory = Introductory game
    .help = A first game of about an hour: only the Canal Era is played. At its end money, income and higher tiles bring points of their own.

## Moves

move-build = Build { $industry } in { $slot }
move-link = Build the link { $link }
move-sell = Sell the goods of { $slot }
move-develop = Develop { $industry }
move-loan = Take a loan
move-scout = Scout for wild cards
move-pass = Pass
move-card = Discard the card { $card }
move-coal = Take coal from { $slot }
move-iron = Take iron from { $slot }
move-beer = Take beer from { $slot }
move-barrel = Take the merchant’s beer in { $space }
move-done = That is all
move-remove = Give up the tile in { $slot }

## Questions

ask-action =
    { $actions ->
        [one] What do you do? One action is left.
       *[other] What do you do? { $actions } actions are left.
    }
ask-card-build = Which card do you discard to build { $industry } in { $slot }?
ask-card-link = Which card do you discard for the link { $link }?
ask-card-sell = Which card do you discard to sell the goods of { $slot }?
ask-card-develop = Which card do you discard to develop { $industry }?
ask-card-loan = Which card do you discard for the loan?
ask-card-scout =
    { $cards ->
        [one] Which card do you discard for the wild cards? One more to go.
       *[other] Which card do you discard for the wild cards? { $cards } more to go.
    }
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
ask-beer =
    { $barrels ->
        [one] Where does the beer come from?
       *[other] Where does the next beer come from? { $barrels } barrels are needed.
    }
ask-bonus = { $location } lets you develop a tile for free. Which industry?
ask-more-link = Do you build a second link?
ask-more-develop = Do you develop another tile?
ask-more-sell = Do you sell the goods of another tile?
ask-debt = You owe £{ $money }. Which tile do you give up for half its cost?
ask-wait = { $seats } to decide.
ask-over = The game is over.

## What a question means, said when it is asked for the first time

meaning-ask-action = Every action takes one card from your hand. Tiles bring income and points when they flip: mines, works and breweries once they are empty, the others when you sell.
