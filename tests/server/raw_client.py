"""Clients that send exactly the bytes a test gives them, and no more, from an address of choice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from tests.server.served import SOON_S

HALF_HEAD = b"HEAD / HTTP/1.1\r\nhost: localhost\r\n"
HEAD = HALF_HEAD + b"\r\n"
HALF_BODY = (
    b"POST /api/guest HTTP/1.1\r\nhost: localhost\r\n"
    b"content-type: application/json\r\ncontent-length: 100\r\n\r\n{"
)


class RawClient:
    """A connection without a library in between."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def send(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def status(self) -> int:
        """The status of the next answer."""
        async with asyncio.timeout(SOON_S):
            head = await self._reader.readuntil(b"\r\n\r\n")
        return int(head.split()[1])

    async def closed(self) -> bytes:
        """What still comes until the server closes the connection."""
        async with asyncio.timeout(SOON_S):
            try:
                return await self._reader.read()
            except ConnectionError:
                return b""

    def stop_reading(self) -> None:
        transport = self._writer.transport
        assert isinstance(transport, asyncio.ReadTransport)
        transport.pause_reading()

    def close(self) -> None:
        self._writer.transport.abort()


class Crowd:
    """Raw clients of one server."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._host, self._port = parts.hostname, parts.port
        self._clients: list[RawClient] = []

    async def client(self, source: str = "127.0.0.1", said: bytes = b"") -> RawClient:
        """A new client; on Linux every address 127.x.x.x is one of this machine."""
        opened = await asyncio.open_connection(self._host, self._port, local_addr=(source, 0))
        client = RawClient(*opened)
        self._clients.append(client)
        await client.send(said)
        return client

    async def clients(self, count: int, said: bytes, source: str = "127.0.0.1") -> None:
        """So many at once; some may be turned away."""
        asked = (self.client(source, said) for _ in range(count))
        for result in await asyncio.gather(*asked, return_exceptions=True):
            assert isinstance(result, RawClient | ConnectionError), result

    def close(self) -> None:
        for client in self._clients:
            client.close()


@asynccontextmanager
async def crowd_at(address: str) -> AsyncIterator[Crowd]:
    crowd = Crowd(address)
    try:
        yield crowd
    finally:
        crowd.close()
