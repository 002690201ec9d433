"""Passwords: hashed with argon2id, in threads of their own.

A hash takes some tens of milliseconds and memory on purpose. Two threads bound both, however
many people sign in at once, and the event loop keeps running. Whether a new password is too easy
to guess is judged there as well.
"""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ironbridge.server.errors import Refused
from ironbridge.server.people.guessable import check_guessable

SHORTEST: Final = 8
LONGEST: Final = 200
LONGEST_READ: Final = 1000
"""Before accents are joined with their letters, which takes the square of their number."""
THREADS: Final = 2

T = TypeVar("T")


@cache
def hash_of_nobody(time_cost: int, memory_kib: int, parallelism: int) -> str:
    """What is compared when there is no hash: made once, as it costs what a hash costs."""
    return PasswordHasher(time_cost, memory_kib, parallelism).hash("a password that nobody has")


class Passwords:
    """Hashes and checks passwords. The costs are argon2-cffi's advice; tests use cheap ones."""

    def __init__(self, time_cost: int = 3, memory_kib: int = 65536, parallelism: int = 4) -> None:
        self._hasher = PasswordHasher(time_cost, memory_kib, parallelism)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="password")
        self._nobody = hash_of_nobody(time_cost, memory_kib, parallelism)

    async def hash(self, password: str, person: Sequence[str] = ()) -> str:
        """The hash of a new password; Refused when its length is wrong or when it is easy to
        guess, for anybody or for whoever knows these words of the `person`."""
        plain = normal(password)
        if len(password) > LONGEST_READ or not SHORTEST <= len(plain) <= LONGEST:
            raise Refused("password-unfit", least=SHORTEST, most=LONGEST)
        return await self._run(lambda: self._checked_hash(plain, person))

    async def hash_again(self, password: str) -> str:
        """The hash of a password that somebody has already, whatever one thinks of it."""
        return await self._run(lambda: self._hasher.hash(normal(password)))

    async def verify(self, stored: str | None, password: str) -> bool:
        """Whether this is the password. Without a stored hash it takes as long to say no."""
        plain = normal(password)[: LONGEST + 1]  # longer is wrong anyway; it costs nothing more
        right = await self._run(lambda: self._matches(stored or self._nobody, plain))
        return right and stored is not None

    def is_dated(self, stored: str) -> bool:
        """Whether a hash was made with other costs than those of today."""
        return self._hasher.check_needs_rehash(stored)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    # Details -----------------------------------------------------------------------------

    def _checked_hash(self, plain: str, person: Sequence[str]) -> str:
        check_guessable(plain, person)
        return self._hasher.hash(plain)

    def _matches(self, stored: str, plain: str) -> bool:
        try:
            return self._hasher.verify(stored, plain)
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)


def normal(password: str) -> str:
    """The same letters typed on another keyboard are the same password."""
    return unicodedata.normalize("NFC", password[:LONGEST_READ])
