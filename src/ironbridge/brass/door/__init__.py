"""How a position of the Brass family comes in and goes out: JSON, and text that people write.

Everything here speaks of documents, not of states, so that it knows no game.
"""
