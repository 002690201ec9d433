"""The game of the page "Add a game" holds what every game must, clause by clause."""

import pytest

import ironbridge
from examples.towpath.game import FREE, LINKS, Canals, Towpath, create
from ironbridge import registry
from ironbridge.bots import decide, make
from ironbridge.kernel.chance import seeded
from ironbridge.kernel.record import Record
from tests.conformance import check_position
from tools.compile import ROOT

GAME = create()


def position(**changed: object) -> Canals:
    """Two seats: Brick holds Ashford and Brindley, Steel twice Cromley; nothing is built."""
    document: dict[str, object] = {
        "seats": 2,
        "owners": [FREE] * len(LINKS),
        "deck": [3],
        "turn": 0,
        "hand_0": [0, 1],
        "hand_1": [2, 2],
    }
    return GAME.load({**document, **changed})


def rule(state: Canals, move: str, seat: int = 0) -> str | None:
    reason = state.why_not(GAME.parse(move), seat)
    return None if reason is None else reason.rule


def test_TP_TURN() -> None:
    state = position()
    assert rule(state, "build Brindley-Cromley Cromley", 1) == "TP-TURN"
    state.play(GAME.parse("build Ashford-Brindley Ashford"))
    assert state.deciders == (1,)
    assert state.hands[0] == [1, 3]


def test_TP_CARD() -> None:
    assert rule(position(), "build Brindley-Cromley Cromley") == "TP-CARD"
    assert rule(position(), "build Brindley-Cromley Brindley") is None


def test_TP_BUILD_FREE() -> None:
    state = position(owners=[1] + [FREE] * 7)
    assert rule(state, "build Ashford-Brindley Ashford") == "TP-BUILD-FREE"


def test_TP_REST() -> None:
    assert rule(position(), "rest Ashford") == "TP-REST"
    around = [1 if 0 in ends else FREE for ends in LINKS]
    assert rule(position(owners=around), "rest Ashford") is None


def test_TP_SCORE() -> None:
    assert position(owners=[0, 1] + [FREE] * 6).result().scores == [1 + 2, 2 + 3]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(5))
def test_whole_games_hold_what_every_game_must(seats: int, seed: int) -> None:
    state, chance = GAME.start(seats, seed, journal=True), seeded(seed)
    while not state.over:
        check_position(state, chance)
        moves = state.legal()
        state.play(moves[int(chance.below(len(moves)))])
    check_position(state, chance)
    words = [GAME.words(language) for language in ("en", "fr")]
    assert all(each.say(event.phrase) for event in state.journal or () for each in words)


def test_moves_have_words_and_keep_their_numbers() -> None:
    for language in ("en", "fr"):
        words = GAME.words(language)
        assert len({words.say(GAME.describe(move)) for move in GAME.moves}) == len(GAME.moves)
    assert [move.index for move in GAME.moves] == list(range(len(GAME.moves)))


def test_bots_records_and_drawings_find_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "towpath", "examples.towpath.game:create")
    game = ironbridge.game("towpath")
    assert isinstance(game, Towpath)
    bot, chance, state = make(game, "easy"), seeded(1), game.start(3, 4)
    record = Record.begin(game, seats=3, seed=4)
    while not state.over:
        move = decide(bot, state, state.deciders[0], chance)
        state.play(move)
        record.play(move)
    assert record.state.digest() == state.digest()
    assert Record.from_text(record.to_text(), game).state.digest() == state.digest()
    assert "Brindley" in state._repr_html_()


def test_the_encoder_shows_only_what_the_seat_knows() -> None:
    state, encoder = position(), GAME.encoder()
    other = position(hand_1=[4, 5])
    found = [encoder.features(), encoder.features()]
    for each, shown in zip((state, other), found, strict=True):
        encoder.encode(each, 0, shown)
    assert [list(each.indices)[: each.count] for each in found] == [[24, 25], [24, 25]]
    assert encoder.base(found[0]) == encoder.base(found[1])


@pytest.mark.source
def test_the_page_shows_the_code_as_it_is() -> None:
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    code = (ROOT / "examples" / "towpath" / "game.py").read_text(encoding="utf-8")
    blocks = [part.partition("```")[0] for part in page.split("```python\n")[1:]]
    assert len(blocks) >= 5
    shown = [block.strip("\n") for block in blocks if ">>>" not in block]
    assert [block for block in shown if block not in code] == []
