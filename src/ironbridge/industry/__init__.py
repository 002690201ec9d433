"""What the Brass family shares: routes, markets, income track, turn order. Knows no game."""
