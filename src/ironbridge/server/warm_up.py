"""What is made once and then kept, made soon after the server starts rather than when somebody
first asks: the games, the words and the puzzles. It is made in a thread, so that nobody has to
wait for it."""

from __future__ import annotations

import asyncio

import structlog

from ironbridge import registry
from ironbridge.kernel.words import LANGUAGES
from ironbridge.puzzles import shipped
from ironbridge.server.words import server_words

PAUSE_S = 0.5
"""Between two things, so that whoever comes early is served as well."""

log = structlog.get_logger(__name__)


async def warm_up(pause_s: float = PAUSE_S) -> None:
    """One thing after the other. What cannot be made is said to whoever asks for it."""
    for language in LANGUAGES:
        await asyncio.sleep(pause_s)
        await asyncio.to_thread(server_words, language)
    for name in registry.game_names():
        try:
            await warm_game(name, pause_s)
        except Exception as error:
            log.error("a game cannot be loaded", game=name, kind=type(error).__name__)


async def warm_game(name: str, pause_s: float) -> None:
    await asyncio.sleep(pause_s)
    game = await asyncio.to_thread(registry.game, name)
    for language in LANGUAGES:
        await asyncio.sleep(pause_s)
        await asyncio.to_thread(game.words, language)
    await asyncio.sleep(pause_s)
    await asyncio.to_thread(shipped, game)
