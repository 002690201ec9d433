"""The rules of Brass: Lancashire, a file for each action and subject: what is legal, what it
costs, what happens, what the journal says.

An action answers whether it can go on, or what may follow; only `turn.py` puts them in order.
What all games of the family do alike is in brass/rules/. `why/` states the same rules as checks.
"""
