"""Learning from games that bots play against themselves: `ironbridge train`.

The library that learns is imported here and nowhere else; play needs nothing of it.
"""
