"""What every game is made of: Game, State, Move, Record, Rule, chance, views. Knows no game."""
