"""How Workshop of the World is played: a file for each subject of the rulebook."""
