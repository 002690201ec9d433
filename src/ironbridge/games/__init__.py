"""One folder per game. Games know the kernel and the industry, never each other."""
