# Texts of the replay page: timeline, list of moves, charts.

replay-title = { $title }: the game again
replay-again = Look at the game again
replay-to-table = To the table
replay-home = Ironbridge: first page
replay-open-table = This game has not begun: there is nothing to look at again yet.
replay-no-board = This game has no board here. Its record can be downloaded.

## Timeline

replay-timeline = Timeline
replay-slider = Move shown
replay-at = { $ply } of { $plies }
replay-at-said = Move { $ply } of { $plies }. { $stage }
replay-stage = { $name }, round { $round } of { $rounds }
replay-start = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move forward
replay-end = To the end
replay-beginning = The beginning of the game.
replay-chosen = { $name }: { $move }
replay-keys = Arrow keys: one move. Page up and down: one round. Home and End: start and end. Space: play or pause.

## Panels

replay-panels = What is shown beside the map
replay-moves = Moves
replay-charts = Charts
replay-hand = Hand
replay-no-moves = No move has been made yet.
replay-seen-from = Hand and mat of
replay-hand-empty = No card is left, or none may be seen.

## Charts

replay-fetching = Reading the game: { $done } of { $all } positions.
replay-chart-said = { $what } after move { $ply }: { $values }
replay-chart-value = { $name } { $value }
