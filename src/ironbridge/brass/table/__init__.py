"""A view of a Brass game laid out for people: what the sheets of the family have in common."""
