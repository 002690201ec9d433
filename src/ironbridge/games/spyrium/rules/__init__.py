"""How Spyrium is played, by action: what is legal, what it costs, what happens, and its events."""
