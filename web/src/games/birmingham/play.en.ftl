# Texts of deciding in Brass: Birmingham: what it has beside those that both Brass games share.

bb-play-scout = Scout
bb-play-beer = Beer from { $location }
bb-play-barrel = The merchant’s barrel at { $space }
bb-play-bonus = The merchant pays
bb-play-bonus-points = Merchant: +{ $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
bb-play-bonus-income = Merchant: +{ $amount ->
    [one] { $amount } income space
   *[other] { $amount } income spaces
}
bb-play-scouted = You take one wild location and one wild industry card.
bb-play-when-sold = When sold ({ $beer ->
    [0] no beer
   *[other] { $beer } beer
}): { $points ->
    [one] { $points } point
   *[other] { $points } points
}, +{ $income } income
