"""The rules of Spyrium a second time, as checks that give reasons. Of `rules/` only the data is
known here."""
