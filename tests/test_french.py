"""French as it is written: typography, and what no French speaker would say.

Signs that stand apart are tied to their word by a no-break space, and an apostrophe is ’.
"""

import re
from pathlib import Path

import pytest

from tests import texts

LOOSE = re.compile(r" [:;!?»£](?=[\s.,)…»\"]|$)|« ")
APOSTROPHE = re.compile(r"(?<=\w)'(?=\w)")
FAULTS = {
    "Le joueur qui a le plus de points": r"(?<!qui a )(?<!qui a _)[Ll]e plus de points\b_?[^.]* l’emporte",
    "quel que soit leur propriétaire": r"\bà qui qu’(?:elle|il)s?\b",
    "seule une mine": r"\b[Ss]eules une\b",
    "autant que l’on veut": r"\bautant que possible\b",
    "votre plateau de joueur": r"\b[Dd]e Vous\b|\b(?:[Vv]otre|[Ss]on) plateau\b(?! de joueur)|individuel",
    "d’Age of Industry": r"\b(?:[Dd]e|[Qq]ue) (?=[AEIOUÉÈÊÎ][a-zé]{2})",
    "Renoncer": r"^(?:move|group|[a-z]+-play)-skip\S* = .*\b[Pp]asser\b",
}
"""What to say instead, and what not to say."""

FILES = pytest.mark.parametrize("path", texts.files("fr"), ids=texts.name)


@pytest.mark.source
@FILES
def test_signs_are_tied_to_their_words(path: Path) -> None:
    lines = texts.texts(path, "fr")
    assert [line for line in lines if not line.startswith("#") and LOOSE.search(line)] == []


@pytest.mark.source
@FILES
def test_apostrophes_are_curved(path: Path) -> None:
    assert [line for line in texts.texts(path, "fr") if APOSTROPHE.search(line)] == []


@pytest.mark.source
@FILES
@pytest.mark.parametrize("instead", FAULTS)
def test_nobody_says_so(path: Path, instead: str) -> None:
    fault = re.compile(FAULTS[instead])
    assert [line for line in texts.texts(path, "fr") if fault.search(line)] == []
