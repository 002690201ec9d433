"""Why a move is not legal: the rules of Spyrium a second time, as checks."""
