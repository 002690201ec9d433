"""How the processes of one server tell each other that something happened at a table.

Messages are small and may be lost: the database is the truth, and what a message holds only saves
the others from reading it. A process that may have missed something is told so, and compares
everything it shows.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeAlias

Heard: TypeAlias = Callable[[str, bytes], None]
"""Called with a topic and what was said. It must not wait, and must not raise."""
Missed: TypeAlias = Callable[[], None]
"""Called when something that was said may not have arrived."""


class Channel(ABC):
    """Carries what one process publishes to all the others, never back to itself."""

    def __init__(self) -> None:
        self._heard: list[Heard] = []
        self._missed: list[Missed] = []

    def subscribe(self, heard: Heard, missed: Missed) -> None:
        self._heard.append(heard)
        self._missed.append(missed)

    @abstractmethod
    def publish(self, topic: str, payload: bytes) -> None:
        """Tell the others. Returns at once; messages arrive in order."""

    def in_transaction(self, topic: str, payload: bytes) -> str | None:
        """The text that a transaction must broadcast (storage.broadcast) so that the others hear
        the message exactly when it is committed. None: publish it after the commit."""
        return None

    @abstractmethod
    async def open(self) -> None:
        """Begin to listen. `subscribe` before this."""

    @abstractmethod
    async def close(self) -> None:
        """Send what is still waiting, then stop."""

    @property
    def alive(self) -> bool:
        """Whether what is published now arrives soon."""
        return True

    def deliver(self, topic: str, payload: bytes) -> None:
        """Hand on what another process said."""
        for heard in self._heard:
            heard(topic, payload)

    def tell_missed(self) -> None:
        for missed in self._missed:
            missed()


class LocalChannel(Channel):
    """For a server of one process: there is nobody else. In tests several share a list."""

    def __init__(self, shared: list[LocalChannel] | None = None) -> None:
        super().__init__()
        self._shared = [] if shared is None else shared
        self._shared.append(self)

    def publish(self, topic: str, payload: bytes) -> None:
        for other in self._shared:
            if other is not self:
                other.deliver(topic, payload)

    async def open(self) -> None:
        """There is nothing to open."""

    async def close(self) -> None:
        if self in self._shared:
            self._shared.remove(self)
