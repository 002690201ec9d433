# Texts of the map frame, the same for every game.

map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-whole = Whole board
map-help = Arrow keys move between places, spaces and links; with Shift, between those you may choose. Enter chooses. Plus, minus and zero zoom.
map-mark-legal = you may choose it
map-mark-chosen = chosen
map-mark-illegal = not possible now
map-mark-changed = changed since your last turn
map-mark-hint = hint { $rank }
