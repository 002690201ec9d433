"""Texts in two languages: arguments resolved, gaps that people see and tests refuse."""

from pathlib import Path

import pytest

from ironbridge.kernel.errors import FormatError, SetupError
from ironbridge.kernel.phrase import Argument, Phrase
from ironbridge.kernel.words import Words, compare
from tests.kernel.toy import Stones

ENGLISH = """
-brand = Ironbridge
coal = coal
sold = { $seat } sold { $what } at { $where } for £{ $price }.
cubes = { $n ->
    [one] one cube
   *[other] { $n } cubes
}
about = By { -brand }, in { location-stone }.
option-long = Long game
    .help = Two eras.
broken = { nothing-here }
"""

NAMES = {"location-stone": "Stone", "location-stoke": "Stoke-on-Trent"}


def words(tmp_path: Path, text: str = ENGLISH, language: str = "en", strict: bool = True) -> Words:
    path = tmp_path / "game.ftl"
    path.write_text(text, encoding="utf-8")
    return Words(language, [path], NAMES, strict)


def sold(what: Argument) -> Phrase:
    args: dict[str, Argument] = {"seat": "seat-0", "what": what}
    return Phrase("sold", args | {"where": "location-stone", "price": 1500})


def test_ids_become_texts_and_numbers_stay_numbers(tmp_path: Path) -> None:
    said = words(tmp_path).say(sold("coal"))
    assert said == "Brick sold coal at Stone for £1,500."


def test_names_of_the_table_come_first(tmp_path: Path) -> None:
    said = words(tmp_path).say(sold("coal"), {"seat-0": "Alice", "location-stone": "here"})
    assert said == "Alice sold coal at here for £1,500."


def test_a_phrase_can_itself_be_a_name(tmp_path: Path) -> None:
    assert words(tmp_path).say(Phrase("seat-0", {}), {"seat-0": "Alice"}) == "Alice"
    assert words(tmp_path).say(Phrase("location-stoke", {})) == "Stoke-on-Trent"


@pytest.mark.parametrize(
    ("language", "ids", "joined"),
    [
        ("en", ["coal"], "coal"),
        ("en", ["coal", "seat-1"], "coal and Steel"),
        ("en", ["coal", "seat-1", "location-stoke"], "coal, Steel and Stoke-on-Trent"),
        ("en", [], "nothing"),
        ("fr", ["coal", "seat-1"], "coal et Acier"),
        ("fr", ["coal", "seat-1", "location-stoke"], "coal, Acier et Stoke-on-Trent"),
        ("fr", [], "rien"),
    ],
)
def test_lists_are_joined_as_people_do(
    tmp_path: Path, language: str, ids: list[str], joined: str
) -> None:
    said = words(tmp_path, language=language).say(sold(ids))
    assert f"sold {joined} at" in said


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Brique", "le port de Brique, plus que Brique"),
        ("Ambre", "le port d’Ambre, plus qu’Ambre"),
        ("Étain", "le port d’Étain, plus qu’Étain"),
        ("york", "le port de york, plus que york"),
        ("Yves", "le port d’Yves, plus qu’Yves"),
        ("Hull", "le port de Hull, plus que Hull"),
    ],
)
def test_french_texts_are_elided_before_a_name(tmp_path: Path, name: str, said: str) -> None:
    french = words(tmp_path, "port = le port de { $seat }, plus que { $seat }\n", "fr")
    assert french.say(Phrase("port", {"seat": "seat-0"}), {"seat-0": name}) == said
    assert "le port de { $seat }" in french.source(), "the browser fits the words itself"


def test_english_texts_are_not_elided(tmp_path: Path) -> None:
    assert words(tmp_path, "x = Rio de { $seat }\n").say(Phrase("x", {"seat": "seat-2"})) == (
        "Rio de Amber"
    )


def test_plural_follows_the_language(tmp_path: Path) -> None:
    english, french = words(tmp_path), words(tmp_path, language="fr")
    assert [english.text("cubes", n=n) for n in (0, 1, 2)] == ["0 cubes", "one cube", "2 cubes"]
    assert french.text("cubes", n=0) == "one cube", "French counts none as singular"


def test_messages_may_use_terms_and_names(tmp_path: Path) -> None:
    assert words(tmp_path).text("about") == "By Ironbridge, in Stone."


def test_attributes(tmp_path: Path) -> None:
    english = words(tmp_path)
    assert english.attribute("option-long", "help") == "Two eras."
    assert english.has("option-long.help")
    assert not english.has("option-long.hint")


def test_keys_are_all_that_can_be_said(tmp_path: Path) -> None:
    english = words(tmp_path)
    keys = english.keys()
    assert keys == sorted(keys)
    assert {"sold", "option-long", "option-long.help", "location-stone", "seat-0"} <= set(keys)
    assert not any("brand" in key for key in keys), "terms are private to a language"
    assert english.has("sold")
    assert not english.has("bought")


@pytest.mark.parametrize(
    ("key", "phrase"),
    [
        ("bought", Phrase("bought", {})),
        ("location-nowhere", sold("location-nowhere")),
        ("location-nowhere", sold(["coal", "location-nowhere"])),
        ("cubes", Phrase("cubes", {})),
        ("broken", Phrase("broken", {})),
    ],
)
def test_strict_gaps_are_errors(tmp_path: Path, key: str, phrase: Phrase) -> None:
    with pytest.raises(FormatError) as caught:
        words(tmp_path).say(phrase)
    assert (caught.value.source, caught.value.where) == ("words in en", key)


def test_a_missing_attribute_is_a_gap_too(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match=r"option-long\.hint: no text with this id"):
        words(tmp_path).attribute("option-long", "hint")


def test_people_see_the_bare_id(tmp_path: Path) -> None:
    english = words(tmp_path, strict=False)
    assert english.text("bought") == "bought"
    assert "at Stone" in english.say(sold("location-nowhere"))
    assert "sold location-nowhere" in english.say(sold("location-nowhere"))
    assert english.attribute("option-long", "hint") == "option-long.hint"
    assert english.text("broken") == "{nothing-here}"


def test_no_marks_around_arguments(tmp_path: Path) -> None:
    assert words(tmp_path).say(sold("coal")).isprintable()


def test_later_sources_replace_earlier_ones(tmp_path: Path) -> None:
    first, second = tmp_path / "a.ftl", tmp_path / "b.ftl"
    first.write_text("x = first\n    .help = old\ny = kept\nseat-0 = Red\n", encoding="utf-8")
    second.write_text("x = second\n", encoding="utf-8")
    english = Words("en", [first, second], {"z": "named"}, strict=True)
    assert [english.text(key) for key in ("x", "y", "z")] == ["second", "kept", "named"]
    assert english.text("seat-0") == "Red", "a game may replace a text of the kernel"
    assert not english.has("x.help")


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("a = 1\n\nb no sign\n", 3, "not Fluent: Expected token"),
        ("a = 1\nb = { $n ->\n [one] x\n}\n", 4, "not Fluent: Expected one of the variants"),
        ("a = 1\nb = 2\na = 3\n", 3, "a is given twice"),
        ("-a = 1\n\n\n-a = 3\n", 4, "-a is given twice"),
    ],
)
def test_a_faulty_file_is_refused(tmp_path: Path, text: str, line: int, reason: str) -> None:
    with pytest.raises(FormatError) as caught:
        words(tmp_path, text)
    assert caught.value.source == str(tmp_path / "game.ftl")
    assert caught.value.where == f"line {line}"
    assert caught.value.reason.startswith(reason)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match=r"none\.ftl: cannot be read"):
        Words("en", [tmp_path / "none.ftl"], {})


def test_unknown_language() -> None:
    with pytest.raises(SetupError, match="language 'de' is not supported: there are fr and en"):
        Words("de", [], {})


def test_compare_finds_what_one_language_lacks(tmp_path: Path) -> None:
    english = words(tmp_path)
    other = words(tmp_path, ENGLISH + "extra = x\n    .help = y\n", "fr")
    assert compare(english, other) == ["extra", "extra.help"]
    assert compare(other, english) == ["extra", "extra.help"]
    assert compare(english, english) == []


def test_the_kernel_speaks_both_languages_alike() -> None:
    assert compare(Words("en", [], {}), Words("fr", [], {})) == []
    game = Stones()
    assert compare(game.words("en"), game.words("fr")) == []


def test_the_source_of_all_texts_reads_back(tmp_path: Path) -> None:
    words = Words("fr", [], {"location-stone": "Stone"})
    file = tmp_path / "all.fr.ftl"
    file.write_text(words.source(), encoding="utf-8")
    again = Words("fr", [file], {})
    assert again.keys() == words.keys()
    assert again.text("location-stone") == "Stone"
