"""A program that plays any game of Ironbridge at random, over the line protocol of the arena.

It needs nothing but Python. Let it play:

    ironbridge arena brass-birmingham --seats 4 --alone \
        --players "program:python3 examples/random_program.py,random"

docs/bots.md describes the protocol under "Programs at the table".
"""

import json
import random
import sys


def main() -> None:
    for line in sys.stdin:
        question = json.loads(line)
        if question["type"] == "hello":
            answer({"protocol": 1})
        elif question["type"] == "decide":
            chosen = random.choice(question["legal"])
            answer({"id": question["id"], "move": chosen["move"]})
        elif question["type"] == "end":
            return


def answer(message: dict[str, object]) -> None:
    # Without the flush the line would wait in a buffer while the arena waits for it.
    print(json.dumps(message), flush=True)


if __name__ == "__main__":
    main()
