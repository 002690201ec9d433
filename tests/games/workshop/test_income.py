"""The income of an era: the track, the networks, the industries."""

from __future__ import annotations

from ironbridge.games.workshop.table import WorkshopState
from tests.games.workshop.builders import play, position
from tests.games.workshop.reading import demand, era, income, industries, links, money

LAST = """
    era rail, round 9
    pending demand
    red: money 0, income 0, tokens port
    blue: money 0, income 0, tokens heavy
    yellow: money 0, income 0, tokens textile
"""
CANAL = LAST.replace("era rail", "era canal")


def paid(text: str, *extra: str) -> WorkshopState:
    """The position after nobody has placed a token and income has been paid."""
    state = position(text + "\n".join(extra))
    play(state, "keep", "keep", "keep")
    return state


def linked(*lines: str, colour: str = "red") -> str:
    return "\n".join(f"link {line} {colour}" for line in lines)


def test_WW_INCOME_TRACK() -> None:
    text = CANAL.replace("red: money 0, income 0", "red: money 30, income 17")
    state = paid(text.replace("blue: money 0, income 0", "blue: money 2, income 3"))
    assert [money(state, seat) for seat in (0, 1, 2)] == [47, 5, 0]
    assert [income(state, seat) for seat in (0, 1, 2)] == [0, 0, 0]


def test_WW_INCOME_NETWORK() -> None:
    """The example: £8 for the four links around Reading, £1 for the one apart."""
    roger = linked(
        "reading--southampton", "reading--oxford", "reading--gloucester", "guildford--portsmouth"
    )
    assert money(paid(LAST, roger)) == 8 + 1


def test_WW_INCOME_OTHER_LINKS() -> None:
    """Outside the largest network each link pays £1, alone or together."""
    state = paid(
        LAST,
        linked("reading--oxford", "reading--southampton", "london--reading"),
        linked("york--hull", "leeds--hull", "birmingham--coventry"),
    )
    assert money(state) == 3 * 2 + 3


def test_WW_INCOME_CONTIGUOUS_without_industry() -> None:
    """A chain through towns without industries is one network."""
    chain = linked("york--hull", "lincoln--hull", "lincoln--nottingham", "nottingham--leicester")
    assert money(paid(LAST, chain)) == 4 * 2


def test_WW_INCOME_CONTIGUOUS_double() -> None:
    """One double connection outweighs a single link and pays for two."""
    state = paid(LAST, linked("bristol--exeter", "york--hull"))
    assert money(state) == 2 * 2 + 1


def test_WW_INCOME_EQUAL_NETWORKS() -> None:
    state = paid(LAST, linked("york--hull", "leeds--hull", "london--reading", "reading--oxford"))
    assert money(state) == 2 * 2 + 2


def test_WW_INCOME_CROSSING() -> None:
    """Leeds–Liverpool and Manchester–Lancaster are two networks."""
    assert money(paid(LAST, linked("leeds--liverpool", "manchester--lancaster"))) == 2 * 2 + 1
    joined = linked("leeds--liverpool", "manchester--lancaster", "liverpool--manchester")
    assert money(paid(LAST, joined)) == 4 * 2


def test_WW_INCOME_OWN_LINKS() -> None:
    """Another's link between them does not join two links of one's own."""
    mine = linked("york--hull", "lincoln--nottingham")
    state = paid(LAST, mine, linked("lincoln--hull", colour="blue"))
    assert money(state) == 2 + 1
    assert money(state, 1) == 2


def test_WW_INCOME_LINKS_BACK() -> None:
    state = paid(CANAL, linked("york--hull", "london--dover"), linked("york--leeds", colour="blue"))
    assert era(state) == "rail"
    assert links(state) == {}


def test_WW_INCOME_INDUSTRIES() -> None:
    """The example: three port tokens, £3 each for Bristol and Southampton."""
    state = paid(
        LAST,
        "demand port*3 light heavy*4 textile",
        "industry bristol red\nindustry southampton red\nindustry liverpool blue\n"
        "industry coventry yellow",
    )
    assert [money(state, seat) for seat in (0, 1, 2)] == [6, 3, 1]


def test_WW_INCOME_SEVERAL() -> None:
    state = paid(LAST, "demand port*2 heavy*4 light*3", "industry bristol red 3")
    assert money(state) == 6


def test_WW_INCOME_NO_DEMAND() -> None:
    state = paid(LAST, "demand port*4 light*5", "industry leeds red\nindustry glasgow red")
    assert money(state) == 0


def test_WW_INCOME_STAY() -> None:
    state = paid(CANAL, "industry bristol red 2\nindustry bristol blue", "demand port light*2")
    assert era(state) == "rail"
    assert industries(state, "bristol") == {"red": 2, "blue": 1}
    assert demand(state)["port"] == 1


def test_WW_INCOME_BANK() -> None:
    """However much is paid, nobody gives anything back."""
    rich = LAST.replace("money 0, income 0", "money 250, income 60")
    state = paid(rich)
    assert [money(state, seat) for seat in (0, 1, 2)] == [310, 310, 310]
