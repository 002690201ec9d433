"""What all games of the family do alike, for their own `rules/` to call. Clauses are cited without
the prefix of a rulebook."""
