"""Random play through the Python interface of this engine and of OpenSpiel's games in C++.

Both loops ask for the legal moves, draw one and play it; where a game of OpenSpiel has chance, it
is drawn likewise. Processor time, in turns, so that other work on the machine hits all alike. The
games are not the same: OpenSpiel has no economic board game. Its steps include those of chance.
"""

import argparse
import random
import time
from collections.abc import Callable

import pyspiel

import ironbridge

OTHERS = ("gin_rummy", "backgammon", "hearts")
TURNS = 5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=ironbridge.game_names())
    parser.add_argument("--others", nargs="+", default=OTHERS, help="games of OpenSpiel")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each turn of each game")
    asked = parser.parse_args()
    plays: dict[str, Callable[[random.Random], int]] = {}
    for name in asked.games:
        plays[name] = of_ours(name)
    for name in asked.others:
        plays[f"OpenSpiel {name}"] = of_open_spiel(name)
    found = {name: [0.0, 0, 0] for name in plays}
    for turn in range(TURNS):
        for name, play in plays.items():
            chance, begin = random.Random(turn), time.process_time()
            while (spent := time.process_time() - begin) < asked.seconds:
                found[name][1] += play(chance)
                found[name][2] += 1
            found[name][0] += spent
    print(f"{'':28}{'µs a step':>12}{'steps/s':>12}{'games/s':>12}")
    for name, (spent, steps, games) in found.items():
        each, per_second = 1e6 * spent / steps, steps / spent
        print(f"{name:28}{each:12.2f}{per_second:12,.0f}{games / spent:12,.1f}")


def of_ours(name: str) -> Callable[[random.Random], int]:
    game = ironbridge.game(name)

    def play(chance: random.Random) -> int:
        state, steps = game.start(seed=chance.getrandbits(32)), 0
        while moves := state.legal():
            state.play(moves[int(chance.random() * len(moves))])
            steps += 1
        return steps

    return play


def of_open_spiel(name: str) -> Callable[[random.Random], int]:
    game = pyspiel.load_game(name)

    def play(chance: random.Random) -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                action = outcomes[int(chance.random() * len(outcomes))][0]
            else:
                actions = state.legal_actions()
                action = actions[int(chance.random() * len(actions))]
            state.apply_action(action)
            steps += 1
        return steps

    return play


if __name__ == "__main__":
    main()
