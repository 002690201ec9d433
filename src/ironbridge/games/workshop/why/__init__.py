"""Why a move is not legal: the rules of Workshop of the World a second time, as checks."""
