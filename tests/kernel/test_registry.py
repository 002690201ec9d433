"""Games by name, and records that find their game."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import ironbridge
from ironbridge import registry
from tests.kernel.toy import Stones
from tests.kernel.toy_record import TEXT


@pytest.fixture
def stones(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setitem(registry.GAMES, "stones", "tests.kernel.toy:create")
    registry.standard.cache_clear()
    yield "stones"
    registry.standard.cache_clear()


def test_names() -> None:
    assert "brass-birmingham" in ironbridge.game_names()


def test_the_package_of_games_can_be_imported() -> None:
    import ironbridge.games.birmingham.game as birmingham

    assert birmingham.Birmingham is type(ironbridge.game("brass-birmingham"))
    assert isinstance(ironbridge.games, ModuleType)


def test_a_game_is_made_once(stones: str) -> None:
    assert stones in ironbridge.game_names()
    game = ironbridge.game(stones)
    assert isinstance(game, Stones)
    assert ironbridge.game(stones) is game


def test_edited_data_makes_a_game_of_its_own(stones: str) -> None:
    edited = ironbridge.game(stones, data=Path("mine.toml"))
    assert edited is not ironbridge.game(stones)
    assert edited.version == "mine", "the path reached the game"


def test_unknown_names_are_answered_with_close_ones() -> None:
    with pytest.raises(ironbridge.SetupError) as caught:
        ironbridge.game("Brass-Birmingam")
    assert "There is no game 'Brass-Birmingam'. Did you mean brass-birmingham?" in str(caught.value)
    with pytest.raises(ironbridge.SetupError) as caught:
        ironbridge.game("xyzzy")
    message = str(caught.value)
    assert message.startswith("There is no game 'xyzzy'. The games are: brass-birmingham")


@pytest.mark.parametrize("name", [None, 5, [], b"spyrium"])
def test_what_is_no_name_is_refused(name: Any) -> None:
    with pytest.raises(ironbridge.SetupError, match="expected the name of a game, found"):
        ironbridge.game(name)


def test_a_path_is_given_as_itself_or_as_text(tmp_path: Path) -> None:
    with pytest.raises(ironbridge.FormatError, match=r"absent\.toml: cannot be read"):
        ironbridge.game("spyrium", data=str(tmp_path / "absent.toml"))
    wrong: Any = 5
    with pytest.raises(ironbridge.SetupError, match=r"expected the path of an edited board\.toml"):
        ironbridge.game("spyrium", data=wrong)


def test_a_record_finds_its_game(tmp_path: Path, stones: str) -> None:
    path = tmp_path / "tonight.txt"
    path.write_text(TEXT, encoding="utf-8")
    record = ironbridge.load_record(path)
    assert record.game is ironbridge.game(stones)
    assert ironbridge.load_record(str(path)).to_json() == record.to_json()


def test_a_record_of_an_unknown_game(tmp_path: Path) -> None:
    path = tmp_path / "tonight.txt"
    path.write_text(TEXT.replace("game: stones", "game: go"), encoding="utf-8")
    with pytest.raises(ironbridge.FormatError, match="line 2: game: There is no game 'go'"):
        ironbridge.load_record(path)


def test_every_promised_name_is_there() -> None:
    for name in ironbridge.__all__:
        assert hasattr(ironbridge, name)


def test_the_version_is_that_of_the_project() -> None:
    root = Path(__file__).parents[2]
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    assert ironbridge.__version__ == project["project"]["version"]
