"""The `ironbridge` command: a table in the terminal, replays, simulations, the rules."""
