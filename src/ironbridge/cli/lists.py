"""Lists for looking things up: the games, the moves of a game, a position."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ironbridge.cli.menu import Menu, kind_of
from ironbridge.cli.messages import Messages
from ironbridge.cli.render import render
from ironbridge.kernel.game import Game
from ironbridge.kernel.option import Option
from ironbridge.kernel.state import State
from ironbridge.kernel.words import Words


def show_game(console: Console, game: Game, messages: Messages) -> None:
    words = game.words(messages.language)
    title = game.rulebook.title.text(messages.language)
    console.print(Text.assemble((game.name, "number"), "  ", (title, "title")))
    seats = ", ".join(str(count) for count in game.seat_counts)
    console.print(f"   {messages.say('games-seats', seats=seats)}")
    for option in game.options:
        show_option(console, option, words, messages)


def show_option(console: Console, option: Option, words: Words, messages: Messages) -> None:
    key = f"option-{option.name}"
    choices = "|".join(option.choices) if option.choices else "true|false"
    default = str(option.default).lower() if isinstance(option.default, bool) else option.default
    head = messages.say("games-option", name=option.name, choices=choices, default=str(default))
    console.print(f"   {head}", style="dim")
    explained = Text.assemble((words.text(key), "strong"), " – ", words.attribute(key, "help"))
    console.print(Padding(explained, (0, 0, 0, 6)))


def show_moves(console: Console, game: Game, messages: Messages) -> None:
    """The whole move space: index, notation, words."""
    menu = Menu(game, game.words(messages.language), {})
    console.print(messages.say("moves-count", count=len(game.moves)), style="title")
    wide = max(len(move.text) for move in game.moves)
    for kind, group in groupby(game.moves, key=kind_of):
        console.print(Text(f" {menu.title(kind)}", "title"))
        for move in group:
            line = Text(f"{move.index:>5}  ", "number")
            line.append(f"{move.text:<{wide}}  ").append(menu.describe(move), "dim")
            console.print(line, soft_wrap=True)


def show_position(
    console: Console, state: State, messages: Messages, names: Mapping[str, str]
) -> None:
    """The table as the first decider sees it, and what that seat may do."""
    words = state.game.words(messages.language)
    seat = state.deciders[0] if state.deciders else None
    sheet = state.game.sheet(state.view(seat), words, names)
    render(console, sheet)
    if seat is not None:
        console.print(f" {words.say(state.question(seat), names)}", style="strong")
        moves = sorted(state.legal(seat), key=lambda move: move.index)
        Menu(state.game, words, names).show(console, moves, sheet.meanings)
