# Texts of the replay page: timeline, list of moves, charts.

replay-title = { $title }: the game replayed
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
replay-larger-map = Larger map
replay-larger-panel = Larger panel
replay-no-moves = No move has been made yet.
replay-seen-from = Hand and mat:
replay-hand-empty = No card is left, or none may be seen.

## Charts

replay-fetching = Reading the game: { $done } of { $all } positions.
replay-chart-said = { $what } after move { $ply }: { $values }
replay-chart-value = { $name } { $value }

## Menu: link, record, other record

replay-menu = Share, save, language and theme
replay-analyse = Analyse the game
replay-share = Share
replay-close = Close
replay-share-link = Link to move { $ply }, as it is shown now
replay-copy = Copy the link
replay-copied = Copied
replay-open-public = The table is public: whoever has the link may look. While the game runs, nobody sees the hand of another.
replay-open-private = The table is private: the link opens only for those who may see the table.
replay-open-invite = The table is private: the link holds your invitation. Whoever has it may look.
replay-open-record = The whole game is in the link: it opens for everybody, and no server keeps it.
replay-export = Save the game
replay-export-text = As text
replay-export-json = As JSON
replay-export-failed = The game could not be fetched. Please try again.
replay-import = Open a saved game
replay-other-record = Another saved game
replay-import-what = Look again at a game that was saved here or in the terminal, and have the bot analyse it.
replay-drop = Drop the file of a game here
replay-drop-now = Let it go: it will be read
replay-drop-help = A .txt or .json file that Ironbridge saved
replay-choose-file = Choose a file
replay-import-privacy = The file is read move by move and is not kept on the server.
replay-refused-file = { $file } was not opened.
replay-refused-link = The game of this link was not opened.
replay-too-long = This is too long for the record of a game.
replay-empty-file = The file is empty.
replay-seat = Seat { $seat }
