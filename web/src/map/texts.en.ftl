# Texts of the map frame, the same for every game.

map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-whole = Whole board
map-help = Arrow keys move between places, spaces and links; with Shift, between those you may choose. Enter chooses. I tells what a thing is. Plus, minus and zero zoom.
map-mark-legal = you may choose it
map-mark-chosen = chosen
map-mark-illegal = not possible now
map-mark-changed = changed since your last turn
map-mark-hint = hint { $rank }

## Tips

map-tip-read = Read the rule { $rule }
map-tip-close = Close
map-tip-seat = Seat mark
map-tip-seat-said = The colour, pattern and shape of this player. Every piece of theirs wears them.
map-look = { $colour }, { $shape }
map-shape-1 = circle
map-shape-2 = square
map-shape-3 = triangle
map-shape-4 = diamond
map-shape-5 = cross

## Going to a place

map-goto = Go to a place
map-goto-name = Name of the place
map-goto-none = No place of that name.
map-goto-count = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
