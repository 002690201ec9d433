"""What the host of a tournament does, its bounds, and its files."""

from __future__ import annotations

import pytest

from ironbridge.server.people.model import Person
from ironbridge.server.tables.spec import ClockSpec
from ironbridge.server.tournaments.model import (
    MOST_BOTS,
    MOST_ENTERED,
    MOST_HOSTED,
    MOST_IN_ROUND_ROBIN,
    Finished,
)
from ironbridge.server.tournaments.view import results_csv, standings_csv
from tests.server.club import BY_MAIL, Club
from tests.server.organiser import Organiser, deeds, four_people, refused

pytestmark = pytest.mark.anyio


@pytest.fixture
def organiser(club: Club) -> Organiser:
    return Organiser(club)


@pytest.fixture
async def four(organiser: Organiser) -> list[Person]:
    return await four_people(organiser)


# The host -----------------------------------------------------------------------------------


async def test_a_corrected_result_counts_and_is_seen_as_corrected(
    organiser: Organiser, four: list[Person]
) -> None:
    cup = await organiser.entered(*four[:2], rounds=1)
    await organiser.hosting.next_round(four[0], cup)
    await organiser.play_out(cup, four)
    board = (await organiser.shown(cup)).played[0].tables[0]
    new = [Finished(1, 2, 7), Finished(2, 1, 9)]  # whoever won, or both
    assert [s.place for s in board.seats] != [None, None]
    await organiser.hosting.correct(four[0], cup, 1, 1, new, "wrong  seats")
    view = await organiser.shown(cup)
    after = view.played[0].tables[0]
    assert (after.corrected, after.reason) == (organiser.club.clock(), "wrong seats")
    assert {s.entry: (s.place, s.score) for s in after.seats} == {1: (2, 7), 2: (1, 9)}
    assert [(line.entry, line.points) for line in view.standings] == [(2, 12), (1, 0)]
    kind, _, text = (await deeds(organiser.club))[-1]
    assert kind == "tournament-correct"
    assert "wrong seats" in text
    assert "→" in text
    await organiser.keeper.look()  # what was played does not come back
    assert (await organiser.shown(cup)).played[0].tables[0].corrected is not None


async def test_a_result_by_hand_ends_a_table_that_still_runs(
    organiser: Organiser, four: list[Person]
) -> None:
    cup = await organiser.entered(*four[:2], rounds=1)
    await organiser.hosting.next_round(four[0], cup)
    both = [Finished(1, 1), Finished(2, 1)]
    await organiser.hosting.correct(four[0], cup, 1, 1, both, "played on a real board")
    await organiser.keeper.look()
    view = await organiser.shown(cup)
    assert (view.status, [line.points for line in view.standings]) == ("over", [6, 6])
    assert [line.share for line in view.standings] == [0, 0]  # no scores were given


@pytest.mark.parametrize(
    "results",
    [
        [(1, 1), (2, 3)],
        [(1, 2), (2, 2)],
        [(1, 1), (3, 2)],
        [(1, 1), (1, 2)],
        [(1, 1)],
    ],
)
async def test_a_result_that_cannot_be_is_refused(
    organiser: Organiser, four: list[Person], results: list[tuple[int, int]]
) -> None:
    cup = await organiser.entered(*four[:2])
    await organiser.hosting.next_round(four[0], cup)
    given = [Finished(entry, place) for entry, place in results]
    await refused(
        "tournament-result", organiser.hosting.correct(four[0], cup, 1, 1, given, "so be it")
    )


async def test_a_table_that_was_given_up_brings_nothing(
    organiser: Organiser, four: list[Person]
) -> None:
    cup = await organiser.entered(*four[:2], rounds=1)
    await organiser.hosting.next_round(four[0], cup)
    board = (await organiser.shown(cup)).played[0].tables[0]
    admin = Person(four[3].id, "Dan", guest=False, language="en", admin=True)
    await organiser.club.tables.ending.end(admin, board.table)
    await organiser.keeper.look()
    view = await organiser.shown(cup)
    assert (view.status, [line.points for line in view.standings]) == ("over", [0, 0])


async def test_only_the_host_and_administrators_host(
    organiser: Organiser, four: list[Person]
) -> None:
    ada, bob = four[:2]
    cup = await organiser.entered(ada, bob)
    hosting = organiser.hosting
    both = [Finished(1, 1), Finished(2, 2)]
    for work in (
        hosting.next_round(bob, cup),
        hosting.add_bot(bob, cup, "easy"),
        hosting.remove(bob, cup, 1, ""),
        hosting.set_away(bob, cup, 1, True, ""),
        hosting.set_deadline(bob, cup, None, ""),
        hosting.correct(bob, cup, 1, 1, both, "I won"),
        hosting.cancel(bob, cup, ""),
    ):
        await refused("not-the-host", work)
    assert await deeds(organiser.club) == []
    await refused("no-such-tournament", hosting.cancel(ada, "nowhere", ""))
    admin = Person(bob.id, "Bob", guest=False, language="en", admin=True)
    await hosting.cancel(admin, cup, "spam")
    await refused("tournament-over", hosting.next_round(ada, cup))
    await refused("tournament-over", organiser.playing.leave(bob, cup))


async def test_somebody_removed_cannot_enter_again(
    organiser: Organiser, four: list[Person]
) -> None:
    cup = await organiser.entered(*four[:3])
    await organiser.hosting.remove(four[0], cup, 3, "insults")
    assert [entry.number for entry in (await organiser.shown(cup)).entries] == [1, 2]
    await refused("tournament-barred", organiser.playing.enter(four[2], cup))
    assert (await deeds(organiser.club))[-1][:2] == ("tournament-remove", four[2].id)
    await organiser.hosting.set_away(four[0], cup, 2, True, "ill")
    await refused("tournament-too-few", organiser.hosting.next_round(four[0], cup))
    assert (await organiser.shown(cup)).status == "open"


# Bounds -------------------------------------------------------------------------------------


async def test_one_host_has_few_tournaments(organiser: Organiser, four: list[Person]) -> None:
    made = [await organiser.open(four[0]) for _ in range(MOST_HOSTED)]
    await refused("tournament-too-many", organiser.open(four[0]))
    await organiser.open(four[1])
    await organiser.hosting.cancel(four[0], made[0], "")
    await organiser.open(four[0])


async def test_one_person_plays_in_few_tournaments(
    organiser: Organiser, four: list[Person]
) -> None:
    for host in four:
        for _ in range(MOST_HOSTED):
            made = await organiser.open(host)
            if len(await organiser.services.viewing.listed(None, None, None)) <= MOST_ENTERED:
                await organiser.playing.enter(four[0], made)
    await refused("tournament-too-many", organiser.playing.enter(four[0], made))


async def test_a_tournament_has_few_players_and_fewer_bots(
    organiser: Organiser, four: list[Person]
) -> None:
    cup = await organiser.open(four[0], form="round-robin", rounds=0)
    for _ in range(MOST_BOTS):
        await organiser.hosting.add_bot(four[0], cup, "easy")
    await refused("tournament-bots", organiser.hosting.add_bot(four[0], cup, "easy"))
    for number in range(MOST_IN_ROUND_ROBIN - MOST_BOTS):
        await organiser.playing.enter(await organiser.account(f"Guest{number}"), cup)
    await refused("tournament-full", organiser.playing.enter(four[0], cup))


async def test_guests_and_strange_wishes_are_refused(
    organiser: Organiser, four: list[Person]
) -> None:
    gus = await organiser.club.person("Gus")
    await refused("tournament-guest", organiser.open(gus))
    cup = await organiser.open(four[0])
    await refused("tournament-guest", organiser.playing.enter(gus, cup))
    await refused("no-such-level", organiser.hosting.add_bot(four[0], cup, "genius"))
    for wrong, code in (
        ({"game": "chess"}, "no-such-game"),
        ({"largest": 4}, "setup"),  # stones has two or three seats
        ({"smallest": 3}, "malformed"),
        ({"rounds": 0}, "malformed"),
        ({"form": "round-robin"}, "malformed"),
        ({"title": "  "}, "malformed"),
        ({"options": {"speed": 3}}, "setup"),
        ({"rated": True}, "rated-clock"),
        ({"clock": ClockSpec("live", bank_ms=1)}, "setup"),
    ):
        await refused(code, organiser.open(four[0], **wrong))


async def test_a_rated_tournament_takes_no_weak_bots(
    organiser: Organiser, four: list[Person]
) -> None:
    cup = await organiser.entered(four[0], rated=True, clock=BY_MAIL)
    await refused("rated-bot", organiser.hosting.add_bot(four[0], cup, "easy"))
    await organiser.hosting.add_bot(four[0], cup, "medium")
    await organiser.hosting.next_round(four[0], cup)
    board = (await organiser.shown(cup)).played[0].tables[0]
    assert (await organiser.club.tables.store.get(board.table)).rated


# Files --------------------------------------------------------------------------------------


async def test_files_for_a_spreadsheet(organiser: Organiser, four: list[Person]) -> None:
    eve = await organiser.account("=1+1")
    cup = await organiser.entered(four[0], eve, four[1], rounds=1)
    await organiser.hosting.next_round(four[0], cup)
    await organiser.play_out(cup, [*four, eve])
    view = await organiser.shown(cup)
    lines = standings_csv(view).splitlines()
    assert lines[0] == "rank,player,points,tables,wins,byes,share,opponents,lot"
    assert len(lines) == 4
    assert ",'=1+1," in standings_csv(view)  # no formula
    results = results_csv(view).splitlines()
    assert results[0] == "round,table,seat,player,place,score,points,corrected"
    assert sum(line.startswith("1,0,,") for line in results) == 1
