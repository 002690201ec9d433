"""Matches between bots, and programs of other people: `ironbridge arena`.

Line-ups are rotated over the seats, all of them play the same deals, and results say how sure they
are. plan.py says what is played, play.py plays one game, summary.py tells what the games say.
"""
