"""The documentation at /docs: served as it was built, under a policy of its own."""

import base64
import hashlib
from pathlib import Path

import msgspec
import pytest
from litestar import Litestar, Response
from litestar.testing import TestClient

from ironbridge.server import docs_pages
from ironbridge.server.api.site import Site
from ironbridge.server.api.site import site as facts
from ironbridge.server.docs_pages import docs_page, docs_start
from ironbridge.server.errors import Refused
from ironbridge.server.pages import other_page

SCRIPT = "var dark = 1"
PAGE = f'<!doctype html><script>{SCRIPT}</script><script src="./assets/a.js"></script>'


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "docs"
    (folder / "rules").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "rules" / "spyrium.html").write_text("<p>Clauses")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(docs_pages, "DOCS", folder)
    return folder


def client() -> TestClient[Litestar]:
    def refused(_request: object, error: Refused) -> Response[str]:
        return Response(str(error), status_code=404)

    app = Litestar([other_page, docs_start, docs_page], exception_handlers={Refused: refused})
    return TestClient(app)


def test_docs_lead_to_the_first_page(site: Path) -> None:
    with client() as ask:
        answer = ask.get("/docs")
        assert (answer.status_code, answer.url.path) == (200, "/docs/index.html")
        assert "<p>Clauses" in ask.get("/docs/rules/spyrium.html").text
        assert ask.get("/docs/").text == answer.text


def test_pages_know_whether_there_is_documentation(
    site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert site_facts().documentation
    monkeypatch.setattr(docs_pages, "DOCS", site / "nowhere")
    assert not site_facts().documentation
    assert site_facts().release


def site_facts() -> Site:
    with TestClient(Litestar([facts])) as ask:
        return msgspec.json.decode(ask.get("/api/site").content, type=Site)


def test_only_the_scripts_of_a_page_are_allowed_in_it(site: Path) -> None:
    digest = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()
    with client() as ask:
        policy = ask.get("/docs/index.html").headers["content-security-policy"]
        other = ask.get("/docs/rules/spyrium.html").headers["content-security-policy"]
    assert f"script-src 'self' 'sha256-{digest}';" in policy
    assert "script-src 'self';" in other
    assert "unsafe" not in policy.partition("style-src")[0]


@pytest.mark.parametrize("path", ["nothing.html", "rules", "../secret.txt", "%2e%2e/secret.txt"])
def test_nothing_else_is_served(site: Path, path: str) -> None:
    with client() as ask:
        answer = ask.get(f"/docs/{path}")
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_without_documentation_there_is_no_page(site: Path) -> None:
    (site / "index.html").unlink()
    with client() as ask:
        assert ask.get("/docs").status_code == 404
