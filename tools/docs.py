"""Make the documentation site, which the server serves at /docs: `make docs`.

Pages that people write are in docs/; "how to play" and the rules of each game are written here from
the texts that the browser shows, in both languages. Zensical turns them into HTML and refuses links
that lead nowhere; afterwards nothing may be asked of another site. English is the whole site,
French the pages for players.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import ironbridge
from ironbridge.kernel.sheet_html import picture
from ironbridge.kernel.state import State
from ironbridge.kernel.words import Words
from ironbridge.registry import rule_examples
from tools.compile import ROOT, SOURCE

WEB = ROOT / "web"
WRITTEN = ROOT / "docs"
WORK = ROOT / "build" / "docs"
SITE = SOURCE / "ironbridge" / "server" / "docs"
BOARDS = WORK / "boards"

FOLDERS = {
    "brass-birmingham": "birmingham",
    "brass-lancashire": "lancashire",
    "age-of-industry": "age",
    "workshop-of-the-world": "workshop",
    "spyrium": "spyrium",
}
"""Where the client has the texts of a game."""

ENGLISH = (
    ("Start here", "index.md"),
    ("Play", "play.md"),
    ("Learn a game", "learn"),
    ("Host a club", ("hosting.md", "server.md")),
    (
        "Programming",
        ("api.md", "positions.md", "bots.md", "results.md", "research.md", "add-a-game.md"),
    ),
    ("Games of the expert", "expert-games"),
    ("The rules, clause by clause", "rules"),
    ("Inside", ("architecture.md", "performance.md", "security.md", "glossary.md")),
)
FRENCH = (
    ("Pour commencer", "index.md"),
    ("Jouer", "play.md"),
    ("Apprendre un jeu", "learn"),
    ("Les règles, article par article", "rules"),
)
WORDS = {
    "en": {
        "later": "Not needed for a first game",
        "clauses": "The exact rules:",
        "follows": "After: {source}. Where it is silent or unclear, a clause says so.",
        "example": "Example",
        "played": "Played:",
        "refused": "Refused:",
        "board": "On the board of the table",
    },
    "fr": {
        "later": "Inutile pour une première partie",
        "clauses": "Les règles exactes\u00a0:",
        "follows": "D’après\u00a0: {source}. Là où elle se tait ou reste obscure, un article le "
        "dit.",
        "example": "Exemple",
        "played": "Joué\u00a0:",
        "refused": "Refusé\u00a0:",
        "board": "Sur le plateau de la table",
    },
}
OUTSIDE = re.compile(
    r"""<(?:script|img|iframe|source)[^>]+src="?(?://|https?:)|<link[^>]+href="?(?://|https?:)"""
    r"""|url\(["']?(?://|https?:)|@import"""
)
"""What would make a browser ask another site. Links that people follow are something else; a page
may name its own address."""


@dataclass(frozen=True)
class Guide:
    """What the client says of "how to play" a game."""

    sections: list[dict[str, Any]]
    numbers: dict[str, int]


def main() -> None:
    shutil.rmtree(WORK, ignore_errors=True)
    guides = ask_client()
    for language in ("en", "fr"):
        write_pages(language, guides)
        build(language)
    if guilty := asking_others(WORK / "site"):
        raise SystemExit(f"These pages would ask another site: {', '.join(guilty)}")
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(WORK / "site", SITE)
    shutil.copytree(BOARDS, SITE / BOARDS.name)
    pages = list(SITE.rglob("*.html"))
    size = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
    print(f"documentation: {len(pages)} pages, {size / 1e6:.1f} MB in {SITE.relative_to(ROOT)}")


def ask_client() -> dict[str, Guide]:
    """Sections and numbers of "how to play", from the code that shows them."""
    boxes = {FOLDERS[name]: ironbridge.game(name).components() for name in FOLDERS}
    done = subprocess.run(
        ["node", "guides.mjs"], cwd=WEB, input=json.dumps(boxes), capture_output=True, text=True
    )
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    told = json.loads(done.stdout)
    return {name: Guide(**told[folder]) for name, folder in FOLDERS.items()}


# Pages ---------------------------------------------------------------------------------------


def write_pages(language: str, guides: dict[str, Guide]) -> None:
    target = WORK / "pages" / language
    target.mkdir(parents=True)
    written = WRITTEN if language == "en" else WRITTEN / language
    for page in sorted(written.glob("*.md")):
        (target / page.name).write_text(moved(page.read_text(encoding="utf-8")), encoding="utf-8")
    shutil.copytree(ROOT / "examples", target / "examples", ignore=shutil.ignore_patterns("__*"))
    if language == "en":
        shutil.copytree(WRITTEN / "expert-games", target / "expert-games")
    for folder in ("learn", "rules"):
        (target / folder).mkdir()
    for name in FOLDERS:
        (target / "learn" / f"{name}.md").write_text(
            learn_page(name, language, guides[name]), encoding="utf-8"
        )
        (target / "rules" / f"{name}.md").write_text(rules_page(name, language), encoding="utf-8")


def moved(text: str) -> str:
    """Links that leave docs/ lead to copies beside the pages."""
    return text.replace("](../examples/", "](examples/")


def learn_page(name: str, language: str, guide: Guide) -> str:
    source = WEB / "src" / "games" / FOLDERS[name] / "learn" / f"guide.{language}.ftl"
    words = Words(language, [source], {}, strict=True)
    own = WORDS[language]
    title = ironbridge.game(name).rulebook.title.text(language)
    lines = [f"# {title}"]
    later = False
    for section in sorted(guide.sections, key=lambda each: bool(each["later"])):
        if section["later"] and not later:
            later = True
            lines.append(f"## {own['later']}")
        level = "###" if later else "##"
        lines.append(f"{level} {words.text(section['id'] + '-title')} {{ #{section['id']} }}")
        lines.append(prose(words.text(f"{section['id']}-text", **guide.numbers)))
        if section["rules"]:
            links = ", ".join(f"[{rule}](../rules/{name}.md#{rule})" for rule in section["rules"])
            lines.append(f"{own['clauses']} {links}")
    return "\n\n".join(lines) + "\n"


def prose(text: str) -> str:
    """A text of the client in Markdown: _words that matter_ are strong, glyphs are left out."""
    plain = re.sub(r"<\w+> ?", "", text)
    parts = re.split(r"_([^_]+)_", plain)
    return "".join(
        f"**{escaped(part)}**" if i % 2 else escaped(part) for i, part in enumerate(parts)
    )


def rules_page(name: str, language: str) -> str:
    own, book = WORDS[language], ironbridge.game(name).rulebook
    examples = rule_examples(name)
    lines = [f"# {book.title.text(language)}"]
    lines.append(escaped(own["follows"].format(source=book.source.text(language))))
    for section in book.sections.values():
        lines.append(f"## {escaped(section.title.text(language))}")
        for rule in book.of_section(section.id):
            lines.append(f"### {rule.id} {{ #{rule.id} }}")
            lines.append(escaped(rule.text(language)))
            if rule.id in examples:
                lines += example(name, rule.id, language, examples[rule.id])
    return "\n\n".join(lines) + "\n"


def example(name: str, rule: str, language: str, shown: Any) -> Iterator[str]:
    """The position of a test that shows the clause, folded away: its map, where the game has one,
    and the way to its board in the browser."""
    own = WORDS[language]
    move = ""
    if shown.refused or shown.played:
        word = own["refused"] if shown.refused else own["played"]
        move = f"\n\n    {word} `{shown.refused or shown.played}`"
    position = "\n".join(f"    {line}" for line in shown.position.strip().splitlines())
    map_file = board(ironbridge.game(name).position(shown.position), language)
    image = f'\n\n    <img src="/docs/{map_file}" alt="" loading="lazy">' if map_file else ""
    # In the browser's own language: its pages are one for both.
    link = f'\n\n    <a href="/rules/{name}#{rule}">{own["board"]}</a>'
    yield (f'??? example "{own["example"]}"\n\n    ```text\n{position}\n    ```{move}{image}{link}')


def board(state: State, language: str) -> str | None:
    """The file of a position's map, among those of both languages: most of them are the same."""
    drawn = picture(state, language)
    if drawn is None:
        return None
    mark = hashlib.sha256(drawn.encode()).hexdigest()[:16]
    BOARDS.mkdir(parents=True, exist_ok=True)
    (BOARDS / f"{mark}.svg").write_text(drawn, encoding="utf-8")
    return f"{BOARDS.name}/{mark}.svg"


def escaped(text: str) -> str:
    """As Markdown that shows exactly this."""
    return re.sub(r"([\\`*_\[\]<>#])", r"\\\1", text).replace("\\<", "&lt;")


# The site ------------------------------------------------------------------------------------


def build(language: str) -> None:
    pages, site = WORK / "pages" / language, WORK / "site"
    folder = site if language == "en" else site / language
    file = WORK / f"{language}.toml"
    file.write_text(settings(language, pages, folder), encoding="utf-8")
    zensical = Path(sys.executable).with_name("zensical")
    command = [str(zensical), "build", "--clean", "--strict", "-f", str(file)]
    done = subprocess.run(command, cwd=WORK, capture_output=True, text=True)
    said = done.stdout + done.stderr
    if done.returncode != 0 or "Warning" in said:
        raise SystemExit(said)


def settings(language: str, pages: Path, folder: Path) -> str:
    name = "Ironbridge" if language == "en" else "Ironbridge (français)"
    others = [("English", "/docs/index.html", "en"), ("Français", "/docs/fr/index.html", "fr")]
    alternate = "".join(
        f'[[project.extra.alternate]]\nname = "{title}"\nlink = "{link}"\nlang = "{lang}"\n'
        for title, link, lang in others
    )
    return (
        f'[project]\nsite_name = "{name}"\ndocs_dir = "{pages.relative_to(WORK).as_posix()}"\n'
        f'site_dir = "{folder.relative_to(WORK).as_posix()}"\nuse_directory_urls = false\n'
        f'nav = {navigation(language)}\n[project.theme]\nlanguage = "{language}"\nfont = false\n'
        'features = ["navigation.sections", "navigation.footer", "navigation.top", '
        '"content.code.copy", "search.highlight"]\n'
        f"{PALETTE}[project.extra]\ngenerator = false\n{alternate}{EXTENSIONS}"
    )


PALETTE = """[[project.theme.palette]]
media = "(prefers-color-scheme: light)"
scheme = "default"
[[project.theme.palette]]
media = "(prefers-color-scheme: dark)"
scheme = "slate"
"""
EXTENSIONS = """[project.markdown_extensions]
admonition = {}
attr_list = {}
tables = {}
toc.permalink = true
[project.markdown_extensions.pymdownx]
details = {}
highlight.anchor_linenums = true
inlinehilite = {}
superfences = {}
"""


def navigation(language: str) -> str:
    """The menu, in the form of the settings file."""
    items = []
    for title, pages in ENGLISH if language == "en" else FRENCH:
        if pages in ("learn", "rules", "expert-games"):
            names = ((ironbridge.game(n).rulebook.title.text(language), n) for n in FOLDERS)
            inner = ", ".join(f"{{ {quoted(t)} = {quoted(f'{pages}/{n}.md')} }}" for t, n in names)
            items.append(f"{{ {quoted(title)} = [{inner}] }}")
        elif isinstance(pages, str):
            items.append(f"{{ {quoted(title)} = {quoted(pages)} }}")
        else:
            items.append(f"{{ {quoted(title)} = [{', '.join(map(quoted, pages))}] }}")
    return f"[{', '.join(items)}]"


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def asking_others(site: Path) -> list[str]:
    """Files of the site that would make a browser ask another one."""
    return [
        path.relative_to(site).as_posix()
        for path in sorted(site.rglob("*"))
        if path.suffix in (".html", ".css")
        and OUTSIDE.search(path.read_text(encoding="utf-8", errors="replace"))
    ]


if __name__ == "__main__":
    main()
