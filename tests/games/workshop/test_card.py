"""Taking a card, exchanging it, and the industries of a town."""

from __future__ import annotations

from tests.games.workshop.builders import allowed, game, legal, play, position, refused
from tests.games.workshop.reading import (
    asked,
    cards,
    events,
    industries,
    money,
    set_aside,
    used,
    whole,
)

CARDIFF, MERTHYR, LONDON, CHOICE_TWO, CHOICE_FOUR = "C32", "C33", "C23", "C34", "C38"
TABLE = f"cards {CARDIFF} {LONDON} {CHOICE_FOUR}\naside {MERTHYR}\n"
FULL_CARDIFF = "link gloucester--cardiff blue\nlink cardiff--merthyr yellow\n"


def all_links_of(value: int, spared: tuple[str, ...] = ()) -> str:
    """Lines that occupy every connection of the towns of a value, shared out among all."""
    towns = {town.id for town in game.data.towns if town.value == value}
    lines = [each.id for each in game.data.connections if towns & set(each.towns)]
    colours = ("red", "blue", "yellow")
    built = [line for line in lines if line not in spared]
    return "".join(f"link {line} {colours[i % 3]}\n" for i, line in enumerate(built))


def test_WW_CARD_FACE_UP() -> None:
    state = position(TABLE)
    assert legal(state) == {f"take {card}" for card in (CARDIFF, LONDON, CHOICE_FOUR)}
    assert refused(state, f"take {MERTHYR}") == "WW-CARD-FACE-UP"
    play(state, f"take {LONDON}")
    assert industries(state, "london") == {"red": 1}
    assert whole(state)["industries"] == [{"town": "london", "owner": "red", "count": 1}]


def test_WW_CARD_GONE() -> None:
    state = position(TABLE)
    play(state, f"take {LONDON}", "done")
    assert cards(state) == [CARDIFF, CHOICE_FOUR]
    assert LONDON in used(state)
    assert refused(state, f"take {LONDON}") == "WW-CARD-GONE"
    assert refused(state, f"swap {LONDON}") == "WW-CARD-GONE"


def test_WW_CARD_CHOICE() -> None:
    state = position(TABLE)
    play(state, f"take {CHOICE_FOUR}")
    assert asked(state) == "town"
    assert legal(state) == {
        f"place {town}" for town in ("newcastle", "liverpool", "manchester", "birmingham", "london")
    }
    assert refused(state, "place cardiff") == "WW-CARD-CHOICE"
    play(state, "place newcastle")
    assert industries(state, "newcastle") == {"red": 1}


def test_WW_CARD_SATURATED() -> None:
    """The industry is placed; nothing can be built, so the turn is over."""
    state = position(TABLE + FULL_CARDIFF)
    play(state, f"take {CARDIFF}")
    assert industries(state, "cardiff") == {"red": 1}
    assert state.deciders == (1,)
    assert asked(state) == "card"


def test_WW_CARD_SWAP_allowed() -> None:
    state = position(TABLE + FULL_CARDIFF)
    pile = set_aside(state)
    allowed(state, f"swap {CARDIFF}")
    play(state, f"swap {CARDIFF}")
    assert industries(state, "cardiff") == {}
    assert industries(state, "merthyr") == {"red": 1}
    assert cards(state) == [LONDON, CHOICE_FOUR]
    assert pile[0] == MERTHYR
    assert set_aside(state) == pile[1:]
    assert {CARDIFF, MERTHYR} <= set(used(state))


def test_WW_CARD_SWAP_refused() -> None:
    """One free connection is enough, and a card that is not there cannot be exchanged."""
    state = position(TABLE + "link gloucester--cardiff blue\n")
    assert refused(state, f"swap {CARDIFF}") == "WW-CARD-SWAP"
    assert refused(state, f"swap {LONDON}") == "WW-CARD-SWAP"
    assert refused(state, f"swap {MERTHYR}") == "WW-CARD-FACE-UP"


def test_WW_CARD_SWAP_BINDING() -> None:
    """The new card is used at once, though its town is saturated too or it is a choice card."""
    state = position(TABLE + FULL_CARDIFF + "link shrewsbury--merthyr red\n")
    play(state, f"swap {CARDIFF}")
    assert industries(state, "merthyr") == {"red": 1}
    assert state.deciders == (1,)

    choice = position(TABLE.replace(MERTHYR, CHOICE_TWO) + FULL_CARDIFF)
    play(choice, f"swap {CARDIFF}")
    assert asked(choice) == "town"
    assert "place dover" in legal(choice)
    for move in (f"take {LONDON}", f"swap {CARDIFF}", f"swap {LONDON}"):
        assert refused(choice, move) == "WW-CARD-SWAP-BINDING"
    assert refused(choice, "place london") == "WW-CARD-CHOICE"


def test_WW_CARD_SWAP_BINDING_of_a_card_that_was_taken() -> None:
    """It binds as well, while its town or the industry that leaves is chosen."""
    state = position(TABLE + "industry london blue 3\nindustry london yellow\n")
    play(state, f"take {CHOICE_FOUR}")
    assert refused(state, f"take {LONDON}") == "WW-CARD-SWAP-BINDING"
    play(state, "place london")
    assert asked(state) == "remove"
    assert refused(state, f"swap {CARDIFF}") == "WW-CARD-SWAP-BINDING"


def test_WW_CARD_SWAP_CHOICE() -> None:
    spared = ("newcastle--york",)
    state = position(TABLE + all_links_of(4, spared))
    assert refused(state, f"swap {CHOICE_FOUR}") == "WW-CARD-SWAP-CHOICE"
    full = position(TABLE + all_links_of(4))
    allowed(full, f"swap {CHOICE_FOUR}")
    play(full, f"swap {CHOICE_FOUR}")
    assert industries(full, "merthyr") == {"red": 1}


def test_WW_CARD_SATURATED_MEANS_whoever_built() -> None:
    for owners in (("red", "red"), ("blue", "yellow"), ("red", "blue")):
        lines = ("gloucester--cardiff", "cardiff--merthyr")
        text = "".join(f"link {a} {b}\n" for a, b in zip(lines, owners, strict=True))
        allowed(position(TABLE + text), f"swap {CARDIFF}")


def test_WW_CARD_SATURATED_MEANS_free_double() -> None:
    """Merthyr has a single and a double connection; the double one alone is free."""
    text = TABLE.replace(CARDIFF, "C00").replace(MERTHYR, CARDIFF).replace("C00", MERTHYR)
    state = position(text + "link cardiff--merthyr blue\n")
    assert refused(state, f"swap {MERTHYR}") == "WW-CARD-SATURATED-MEANS"
    full = position(text + "link cardiff--merthyr blue\nlink shrewsbury--merthyr red\n")
    allowed(full, f"swap {MERTHYR}")


def test_WW_CARD_SATURATED_MEANS_money_is_no_reason() -> None:
    state = position(TABLE + "red: money 0, income 0\n")
    assert refused(state, f"swap {CARDIFF}") == "WW-CARD-SATURATED-MEANS"
    assert refused(state, f"swap {CHOICE_FOUR}") == "WW-CARD-SWAP-CHOICE"
    poor = position(TABLE + FULL_CARDIFF + "red: money 0, income 0\n")
    allowed(poor, f"swap {CARDIFF}")


def test_WW_CARD_SWAP_EMPTY() -> None:
    """The last card set aside can still be had; after that there is no exchange."""
    last = position(TABLE.replace("aside", "aside only") + FULL_CARDIFF)
    play(last, f"swap {CARDIFF}")
    assert set_aside(last) == []
    empty = position(TABLE.replace(f"aside {MERTHYR}", "aside only") + FULL_CARDIFF)
    assert refused(empty, f"swap {CARDIFF}") == "WW-CARD-SWAP-EMPTY"
    allowed(empty, f"take {CARDIFF}")


def test_WW_CARD_SWAP_OPEN() -> None:
    """Both cards are named in the log, and everybody sees what became of them."""
    state = position(TABLE + FULL_CARDIFF)
    play(state, f"swap {CARDIFF}")
    assert state.journal is not None
    swap = next(each for each in state.journal if each.phrase.key == "event-swap")
    assert swap.phrase.args["card"] == f"card-{CARDIFF}"
    assert swap.phrase.args["drawn"] == f"card-{MERTHYR}"
    assert "event-place" in events(state)


# Industries in a town ------------------------------------------------------------------------


def test_WW_TOWN_CAPACITY() -> None:
    """Cardiff, of value 3, takes a third industry but not a fourth one."""
    state = position(TABLE + "industry cardiff blue 2\n")
    play(state, f"take {CARDIFF}")
    assert industries(state, "cardiff") == {"blue": 2, "red": 1}
    full = position(TABLE + "industry cardiff blue 2\nindustry cardiff yellow\n")
    play(full, f"take {CARDIFF}")
    assert asked(full) == "remove"
    play(full, "remove yellow")
    assert industries(full, "cardiff") == {"blue": 2, "red": 1}
    assert "event-remove" in events(full)


def test_WW_TOWN_DISPLACE() -> None:
    """An industry that is there; where all belong to one player, nothing is asked."""
    state = position(TABLE + "industry cardiff blue 2\nindustry cardiff yellow\n")
    play(state, f"take {CARDIFF}")
    assert legal(state) == {"remove blue", "remove yellow"}
    assert refused(state, "remove red") == "WW-TOWN-DISPLACE"
    alone = position(TABLE + "industry cardiff blue 3\n")
    play(alone, f"take {CARDIFF}")
    assert asked(alone) == "link"
    assert industries(alone, "cardiff") == {"blue": 2, "red": 1}
    assert money(alone, 1) == money(position(TABLE), 1)


def test_WW_TOWN_DISPLACE_ANY() -> None:
    state = position(TABLE + "industry cardiff blue 2\nindustry cardiff red\n")
    play(state, f"take {CARDIFF}")
    allowed(state, "remove red")
    allowed(state, "remove blue")
    play(state, "remove red")
    assert industries(state, "cardiff") == {"blue": 2, "red": 1}
