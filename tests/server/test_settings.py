"""Settings: which source wins, what is refused, and that no secret is shown."""

from __future__ import annotations

import stat
import threading
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ironbridge.cli import serve
from ironbridge.cli.flags import help_key
from ironbridge.cli.messages import Messages
from ironbridge.kernel.errors import FormatError
from ironbridge.kernel.words import compare
from ironbridge.server.settings import (
    LIMITS,
    Limit,
    Settings,
    flag,
    kept_secret,
    setting_names,
    user_folder,
    variable,
)


def load(
    folder: Path, flags: dict[str, object] | None = None, toml: str | None = None, **environ: str
) -> Settings:
    """Settings with this data folder; variables without their prefix, in lower case."""
    file = None
    if toml is not None:
        file = folder / "mine.toml"
        file.write_text(toml, encoding="utf-8")
    variables = {variable(name): value for name, value in environ.items()}
    return Settings.load(flags or {}, {variable("data_folder"): str(folder), **variables}, file)


def test_nothing_needs_to_be_said(tmp_path: Path) -> None:
    settings = load(tmp_path)
    assert settings.database == f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite"
    assert settings.public_url == "http://127.0.0.1:8026"
    assert settings.limits == LIMITS


def test_flag_over_variable_over_file_over_default(tmp_path: Path) -> None:
    assert load(tmp_path).port == 8026
    assert load(tmp_path, toml="port = 1").port == 1
    assert load(tmp_path, toml="port = 1", port="2").port == 2
    assert load(tmp_path, {"port": "3"}, toml="port = 1", port="2").port == 3
    assert load(tmp_path, {"port": None}, toml="port = 1").port == 1, "a flag that is not given"


def test_the_file_in_the_data_folder_is_read_unasked(tmp_path: Path) -> None:
    (tmp_path / "server.toml").write_text("session_days = 5\nopen_browser = false\n")
    settings = load(tmp_path)
    assert (settings.session_days, settings.open_browser) == (5, False)


def test_a_file_that_is_named_must_exist(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match=r"nowhere\.toml: cannot be read"):
        Settings.load({"data_folder": str(tmp_path)}, {}, tmp_path / "nowhere.toml")


@pytest.mark.parametrize(
    ("said", "where", "reason"),
    [
        ("port = 70000", "port", "Expected int <= 65535; found 70000"),
        ('port = "80"', "port", "Expected int, got str"),
        ("session_days = 0", "session_days", "Expected int >= 1"),
        ('log_level = "loud"', "log_level", "Invalid enum value 'loud'"),
        ("prot = 1", "prot", "unknown key"),
        ('database = "mysql://x/y"', "database", "expected sqlite:///FILE or postgresql"),
        ('database = "nonsense"', "database", "expected a URL"),
        ('public_url = "ftp://x"', "public_url", "expected https://HOST"),
        ('mail_from = "a@b.org\\nBcc: c@d.org"', "mail_from", "expected one line such as"),
        ('mail_from = "a@b.org\\u007f"', "mail_from", "expected one line such as"),
        ('mail_from = "Ironbridge"', "mail_from", "expected one line such as"),
        ('smtp_url = "http://x"', "smtp_url", "expected smtp://HOST:PORT"),
        ('smtp_url = "smtp://x:port"', "smtp_url", "expected smtp://HOST:PORT"),
        ('smtp_url = "smtp://x\\n:25"', "smtp_url", "expected smtp://HOST:PORT"),
        ('limits = {move = "0/10"}', "limits, move", "expected COUNT/SECONDS"),
        ('limits = {dance = "1/10"}', "limits", "no limit 'dance'"),
        ("limits = 3", "limits", "expected NAME=COUNT/SECONDS"),
        ('channels = "postgresql"', "channels", "need a PostgreSQL database"),
        ('smtp_url = "smtp://h"', "mail_from", "missing"),
        ('secret = "short"', "secret", "at least 32 characters"),
    ],
)
def test_what_is_refused_says_where_and_why(
    tmp_path: Path, said: str, where: str, reason: str
) -> None:
    with pytest.raises(FormatError) as caught:
        load(tmp_path, toml=said)
    assert caught.value.where == where
    assert reason in caught.value.reason


def test_a_misspelt_variable_is_refused_and_a_foreign_one_is_not(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match=r"IRONBRIDGE_PROT.*is it IRONBRIDGE_PORT"):
        load(tmp_path, prot="1")
    assert load(tmp_path, expect="plain").port == 8026


def test_an_unknown_flag_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="--colour: there is no such setting"):
        load(tmp_path, {"colour": "red"})


def test_texts_of_flags_and_variables_become_what_they_mean(tmp_path: Path) -> None:
    settings = load(tmp_path, {"metrics": False, "max_body": "2048"}, log_json="true")
    assert (settings.metrics, settings.max_body, settings.log_json) == (False, 2048, True)
    with pytest.raises(FormatError, match="IRONBRIDGE_PORT: Expected int"):
        load(tmp_path, port="many")


def test_one_limit_changes_and_the_others_stay(tmp_path: Path) -> None:
    settings = load(tmp_path, limits="move=1/2, chat=3/4")
    assert settings.limits == {**LIMITS, "move": Limit(1, 2), "chat": Limit(3, 4)}


def test_a_database_gets_its_driver(tmp_path: Path) -> None:
    found = load(tmp_path, database="postgresql://me:word@host/games", channels="postgresql")
    assert found.database == "postgresql+asyncpg://me:word@host/games"


def test_no_secret_is_shown(tmp_path: Path) -> None:
    settings = load(
        tmp_path,
        secret="0123456789abcdef0123456789abcdef",
        database="postgresql://me:passphrase@host/games",
        smtp_url="smtp://me:mailword@host",
        mail_from="tables@example.org",
    )
    for text in (repr(settings), str(settings), str(settings.__rich_repr__())):
        assert "example.org" in text
        for hidden in ("0123456789abcdef", "passphrase", "mailword"):
            assert hidden not in text


def test_a_refused_secret_is_not_repeated(tmp_path: Path) -> None:
    with pytest.raises(FormatError) as caught:
        load(tmp_path, toml="smtp_url = 12345")
    assert "12345" not in str(caught.value)


def test_the_secret_is_made_once_for_its_owner_only(tmp_path: Path) -> None:
    first, second = load(tmp_path), load(tmp_path)
    assert len(first.secret) >= 32
    assert first.secret == second.secret
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600
    assert load(tmp_path / "other").secret != first.secret


def test_servers_that_start_together_agree_on_the_secret(tmp_path: Path) -> None:
    found: list[str] = []
    threads = [
        threading.Thread(target=lambda: found.append(kept_secret(tmp_path))) for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8
    assert len(set(found)) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]


def test_the_folder_of_the_user(tmp_path: Path) -> None:
    assert user_folder({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path / "ironbridge"


# What `serve --help` says -------------------------------------------------------------------


def test_help_lists_every_setting_with_flag_variable_and_default() -> None:
    shown = CliRunner().invoke(serve.app, ["--help"], env={"COLUMNS": "200"}).output
    words = " ".join(shown.split())
    for name in setting_names():
        assert variable(name) in words
        if name != "open_browser":
            assert flag(name) in words
    for part in ("--no-browser", "--config", "default 8026", "default tables.sqlite", "move=40/10"):
        assert part in words


def test_every_setting_is_explained_in_both_languages() -> None:
    english, french = (
        Messages(language, strict=True, texts="serve").words for language in ("en", "fr")
    )
    assert compare(english, french) == []
    for name in setting_names():
        assert english.has(help_key(name))
