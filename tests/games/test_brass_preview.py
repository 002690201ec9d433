"""Points to come in the Brass games are what the end of the era really brings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ironbridge.brass.board import CANAL, MAX_SEATS, POINTS
from ironbridge.brass.view import lay_down
from ironbridge.games import birmingham, lancashire
from ironbridge.games.birmingham.rules import era as birmingham_era
from ironbridge.games.birmingham.table import BirminghamState
from ironbridge.games.lancashire.rules import era as lancashire_era
from ironbridge.games.lancashire.table import LancashireState
from ironbridge.kernel.bits import count
from ironbridge.kernel.chance import seeded

GAMES: dict[str, birmingham.Birmingham | lancashire.Lancashire] = {
    "birmingham": birmingham.create(),
    "lancashire": lancashire.create(),
}
BrassTable = BirminghamState | LancashireState
TABLES = [
    ("birmingham", 2, {}),
    ("birmingham", 3, {}),
    ("birmingham", 4, {}),
    ("birmingham", 2, {"introductory": True}),
    ("birmingham", 3, {"introductory": True}),
    ("birmingham", 4, {"introductory": True}),
    ("lancashire", 2, {}),
    ("lancashire", 3, {}),
    ("lancashire", 4, {}),
    ("lancashire", 3, {"introductory": True}),
    ("lancashire", 4, {"introductory": True, "virtual_link": True}),
    ("lancashire", 3, {"classic_deck": True}),
    ("lancashire", 2, {"community": True}),
    ("lancashire", 2, {"community": True, "introductory": True}),
]


def played(name: str, seats: int, options: dict[str, bool]) -> Iterator[BrassTable]:
    """Every position of a game in which links, tiles and sales are preferred to the rest."""
    state = GAMES[name].start(seats, 7, options)
    chance = seeded(11)
    while not state.over:
        yield state
        moves = state.legal()
        busy = [move for move in moves if move.text.split()[0] in ("build", "link", "sell", "loan")]
        moves = busy or moves
        state.play(moves[chance.below(len(moves))])
    yield state


def ended(state: BrassTable) -> BrassTable:
    """A copy on which the rules have ended the era. An era ends when all cards are played, so the
    hands are laid down first."""
    twin = state.copy()
    for p in range(twin.seats):
        twin.discards += bytes([card * MAX_SEATS + p for card in lay_down(twin, p, 0)])
    last = bool(state.introductory or state.era != CANAL)
    if isinstance(twin, BirminghamState):
        birmingham_era.end_game(twin) if last else birmingham_era.end_canal_era(twin)
    else:
        lancashire_era.end_game(twin) if last else lancashire_era.end_canal_era(twin)
    return twin


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_points_to_come_are_those_that_the_end_of_the_era_brings(
    name: str, seats: int, options: dict[str, bool]
) -> None:
    for number, state in enumerate(played(name, seats, options)):
        preview = state.preview(None)
        if state.over:
            assert preview["totals"] == state.result().scores
            assert all(
                each["now"] == total
                for each, total in zip(preview["players"], preview["totals"], strict=True)
            )
            assert preview["leaving"] == {"tiles": 0, "links": 0}
        elif number % 9 == 0:
            after = ended(state)
            assert preview["totals"] == [after.seat[POINTS + p] for p in range(seats)]
            gone = {
                "tiles": count(state.occupied & ~after.occupied),
                "links": count(state.built & ~after.built),
            }
            assert preview["leaving"] == gone


@pytest.mark.parametrize("name", GAMES)
def test_the_links_of_a_seat_bring_what_each_line_shows(name: str) -> None:
    for number, state in enumerate(played(name, 3, {})):
        if number % 9 or state.over:
            continue
        view = state.view(0)
        preview = view["preview"]
        assert preview == state.preview(1)
        for p, points in enumerate(preview["players"]):
            own = [link["link"] for link in view["links"] if link["owner"] == p]
            assert points["links"] == sum(preview["links"][link] for link in own)
            assert points["now"] == view["players"][p]["victory_points"]


@pytest.mark.parametrize("name", GAMES)
def test_a_line_shows_the_link_icons_of_the_places_it_joins(name: str) -> None:
    game = GAMES[name]
    for number, state in enumerate(played(name, 4, {})):
        if number % 9 == 0:
            preview = state.preview(None)
            for link in game.data.links:
                icons = sum(preview["locations"].get(place, 0) for place in link.locations)
                assert preview["links"][link.id] == icons


@pytest.mark.parametrize("name", GAMES)
def test_a_view_names_its_preview_before_the_legal_moves(name: str) -> None:
    view = GAMES[name].start(2).view(0)
    assert list(view)[-2:] == ["preview", "legal"] or list(view)[-1] == "preview"
