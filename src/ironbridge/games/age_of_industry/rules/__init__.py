"""How Age of Industry is played: what is legal and what happens, a file for each action. All of it
is compiled; `why/` states the same rules apart, as checks."""
