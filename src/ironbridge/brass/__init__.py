"""What the Brass family shares: the tables of a board, the fields of a state, routes, markets,
building, rounds, scoring, journal. Knows no game: clauses are cited without the prefix of a game's
rulebook, BUILD-PAY for BB-BUILD-PAY."""
