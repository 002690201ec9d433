"""Sealed choices of several people at one terminal: hidden from the others, told when all are in."""

from __future__ import annotations

from pathlib import Path

import ironbridge
from ironbridge.kernel.phrase import Phrase
from tests.cli.terminal import lines, run

GAME = "workshop-of-the-world"
TABLE = ["play", GAME, "--seats", "human,human,human", "--names", "Ann,Bob,Cy", "--seed", "5"]
TOKENS = ("", "1", "", "1", "", "1")
BIDS = ("", "7", "", "5", "", "3")


def told(seat: int, money: int) -> str:
    phrase = Phrase("event-bid", {"seat": f"seat-{seat}", "money": money})
    names = {"seat-0": "Ann", "seat-1": "Bob", "seat-2": "Cy"}
    return ironbridge.game(GAME).words("en").say(phrase, names)


def test_bids_are_told_together_and_not_before(tmp_path: Path) -> None:
    shown = run(tmp_path, *TABLE, typed=lines(*TOKENS, *BIDS, ""), columns=200).output
    screens = shown.split(" is next.")
    for_bob, for_cy, afterwards = screens[5], screens[6], screens[7]
    for seat, money in ((0, 7), (1, 5), (2, 3)):
        assert told(seat, money) not in for_bob + for_cy
        assert told(seat, money) in afterwards


def test_tokens_are_told_together_and_not_before(tmp_path: Path) -> None:
    shown = run(tmp_path, *TABLE, typed=lines(*TOKENS, ""), columns=200).output
    screens = shown.split(" is next.")
    assert "places a demand token" not in "".join(screens[:4])
    assert screens[4].count("places a demand token") == 3
