"""The command's own texts: complete in both languages, none missing, none left over."""

import re
from pathlib import Path

import pytest

import ironbridge.cli
from ironbridge.cli.messages import COMMANDS, FOLDER, Messages, terminal_language
from ironbridge.cli.report import SPREAD_HEADS
from ironbridge.kernel.words import Words, compare

SERVING = ("admin", "flags", "serve")
"""The commands for servers have their texts in words/serve.*.ftl."""
CODE = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted(Path(ironbridge.cli.__file__).parent.glob("*.py"))
    if path.stem not in SERVING
)


def own_keys(language: str) -> set[str]:
    kernel = set(Words(language, [], {}).keys())
    return set(Messages(language).words.keys()) - kernel


def used_keys() -> set[str]:
    """The keys that the code uses: literally, or built in the three places known here."""
    said = set(re.findall(r"""(?:say|warn)\(\s*["']([a-z0-9-]+)["']""", CODE))
    said |= set(re.findall(r'"(standings-[a-z-]+)"', CODE))
    said |= {f"help-{key}" for key in re.findall(r'help_text\("([a-z-]+)"\)', CODE)}
    said |= {f"command-{name}" for name in COMMANDS} | {"command-board.also"}
    return said | {f"simulate-{head}" for head in SPREAD_HEADS}


def test_both_languages_have_the_same_texts() -> None:
    assert compare(Messages("en").words, Messages("fr").words) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_text_is_used_and_every_used_text_exists(language: str) -> None:
    assert own_keys(language) == used_keys()


def test_both_languages_take_the_same_arguments() -> None:
    english, french = (arguments(language) for language in ("en", "fr"))
    assert english == french


def arguments(language: str) -> dict[str, set[str]]:
    text = (FOLDER / f"cli.{language}.ftl").read_text(encoding="utf-8")
    messages = re.split(r"^(?=[a-z][a-z0-9-]* =)", text, flags=re.MULTILINE)[1:]
    return {
        message.partition(" =")[0]: set(re.findall(r"\$(\w+)", message)) for message in messages
    }


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_text_renders(language: str) -> None:
    messages = Messages(language, strict=True)
    for key, names in arguments(language).items():
        for number in (0, 1, 2):
            assert messages.say(key, **dict.fromkeys(names, number))


def test_arguments_are_shown_as_they_are() -> None:
    # "seat-0" is the id of a text of the kernel; a file may be called so all the same.
    assert "seat-0" in Messages("en").say("table-saved", file="seat-0")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_commands_are_known_in_english_and_in_the_language(language: str) -> None:
    messages = Messages(language)
    words = [messages.say(f"command-{name}") for name in COMMANDS]
    assert len(set(words) | set(COMMANDS)) == (len(COMMANDS) if language == "en" else 23)
    for name, word in zip(COMMANDS, words, strict=True):
        assert messages.command(name) == name
        assert messages.command(word.upper()) == name
    assert messages.command("build") is None
    assert Messages("fr").command("regles") == "rules"


def test_the_map_and_the_mat_are_never_called_the_same() -> None:
    french = Messages("fr")
    assert [french.command(word) for word in ("plateau", "carte", "tuiles")] == [
        "board",
        "board",
        "mat",
    ]
    assert Messages("en").command("map") == "board"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
        ({}, "en"),
    ],
)
def test_the_language_of_a_terminal(environment: dict[str, str], language: str) -> None:
    assert terminal_language(environment) == language
