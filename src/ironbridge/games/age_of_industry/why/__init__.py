"""The rules of Age of Industry a second time, as checks that give reasons; nothing of `rules/` but
the position is used here."""
