"""Why a move is not legal: the rules of Brass: Lancashire stated a second time, as checks, in files
of the same names as in `rules/`.

Written from the rulebook, apart from the generator of moves and the masks it keeps, so that
each can be held against the other: a move is legal exactly when nothing here forbids it. The
checks of a move stand in the order in which their answers help a player most. They know of
`rules/` nothing but what a position holds.
"""
