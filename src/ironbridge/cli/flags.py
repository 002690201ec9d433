"""Flags made from the settings of the server, so that each setting is declared once.

Typer reads the signature of a command; `with_settings` gives a command one that has a flag for
each setting. All flags are texts or switches: Settings.load says what is wrong with them.
"""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from ironbridge.cli.messages import tell
from ironbridge.server.settings import SECRETS, Settings, flag, setting_names, variable

CONFIG = "config"
"""The flag and variable of the TOML file; not a setting itself."""

BROWSER = "--browser/--no-browser"
"""Shorter than the name of its setting, since people type it often."""


def with_settings(
    command: Callable[..., None], names: tuple[str, ...] | None = None
) -> Callable[..., None]:
    """The command with a flag for each setting; it gets one argument, `settings`, in return."""
    chosen = setting_names() if names is None else names

    def run(**given: object) -> None:
        flags = {name: given.pop(name) for name in chosen}
        file = given.pop(CONFIG)
        command(settings=loaded(flags, file if isinstance(file, str) else None), **given)

    own = inspect.signature(command, eval_str=True).parameters
    kept = [parameter for name, parameter in own.items() if name != "settings"]
    flags = [config_flag(), *(setting_flag(name) for name in chosen)]
    keyword = inspect.Parameter.KEYWORD_ONLY
    parameters = [*kept, *(parameter.replace(kind=keyword) for parameter in flags)]
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    run.__name__ = command.__name__
    run.__doc__ = command.__doc__
    return run


def loaded(flags: dict[str, object], file: str | None) -> Settings:
    named = file or os.environ.get(variable(CONFIG))
    return Settings.load(flags, os.environ, Path(named) if named else None)


@cache
def declared() -> dict[str, msgspec.structs.FieldInfo]:
    """The settings by name, with their types and defaults."""
    return {field.name: field for field in msgspec.structs.fields(Settings)}


@cache  # the commands of `ironbridge admin` share most of them
def setting_flag(name: str) -> inspect.Parameter:
    kind = declared()[name].type
    help_text = f"{tell(help_key(name))} {facts(name)}"
    if kind is bool:
        both = f"{flag(name)}/{flag('no_' + name)}" if name != "open_browser" else BROWSER
        return parameter(name, bool | None, both, help_text, None)
    return parameter(name, str | None, flag(name), help_text, tell(f"metavar-{shape(name, kind)}"))


def help_key(name: str) -> str:
    return "setting-" + name.replace("_", "-")


def config_flag() -> inspect.Parameter:
    shown = f"{tell('setting-config')} [{variable(CONFIG)}]"
    return parameter(CONFIG, str | None, "--config", shown, tell("metavar-text"))


def parameter(
    name: str, kind: object, words: str, help_text: str, metavar: str | None
) -> inspect.Parameter:
    option = typer.Option(words, help=help_text, metavar=metavar, show_default=False)
    return inspect.Parameter(
        name,
        inspect.Parameter.KEYWORD_ONLY,
        default=None,
        annotation=Annotated[kind, option],
    )


def facts(name: str) -> str:
    """The variable and the default of a setting, in brackets."""
    return f"[{variable(name)}; {tell('default')} {shown_default(name)}]"


def shown_default(name: str) -> str:
    """What holds when nothing is said; a word where that depends on the machine."""
    if tell_default := DEPENDS.get(name):
        return tell(tell_default)
    field = declared()[name]
    default = field.default
    if field.default_factory is not msgspec.NODEFAULT:
        default = field.default_factory()
    if isinstance(default, bool):
        return tell("yes" if default else "no")
    if isinstance(default, dict):
        return ", ".join(f"{key}={value}" for key, value in default.items())
    return tell("none") if default == "" else str(default)


DEPENDS = {
    "backup_folder": "default-backup-folder",
    "data_folder": "default-data-folder",
    "database": "default-database",
    "public_url": "default-public-url",
    "secret": "default-secret",
}
"""Settings whose default is made when the server starts; none of them shows a secret."""


def shape(name: str, kind: object) -> str:
    if kind in (int, float):
        return "number"
    return "secret" if name in SECRETS and name != "database" else "text"
