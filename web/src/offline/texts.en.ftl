# Without the server.
offline-title = You are offline
offline-what = The server cannot be reached, so nobody can play here now. This can still be read on this device:
offline-needs-title = This page needs the server
offline-needs = The server cannot be reached. The page opens by itself as soon as it answers. Until then, this can be read on this device:
offline-not-kept = The server cannot be reached, and this game is not among the { $count } of your own that this device keeps at most. It opens by itself as soon as the server answers.
offline-again = Try again
offline-learn = How to play and rules
offline-how = How to play
offline-rules = Rules
offline-games = Your finished games
offline-games-help = Your last finished games, { $count } at most, are kept on this device until you sign out.
offline-no-games = None of your games is kept on this device.
offline-score = { $name } { $score }
