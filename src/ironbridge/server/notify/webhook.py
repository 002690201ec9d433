"""Webhooks: the message as JSON, posted to an address that a person gave.

The address could lead into the host's own network. So the name is resolved here once, all that it
stands for must be public (public_address.py), and the connection goes to what was checked, not to
what the name may mean a moment later. Redirects are not followed, and of the answer only the head
is read, which the library bounds.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import SplitResult, urlsplit

import httpx
import msgspec

from ironbridge.server.notify.message import TIMEOUT_S, Message, NotDelivered
from ironbridge.server.notify.public_address import is_public

FOR_GOOD = {400, 401, 403, 404, 405, 410, 413, 415}
"""Answers that would be the same next time."""
LOOKUPS = ThreadPoolExecutor(4, thread_name_prefix="lookup")
"""A name server that never answers holds up other webhooks, and nothing else."""


class Webhook:
    """A Channel. `private`: the host allows http and addresses of its own network."""

    def __init__(self, private: bool) -> None:
        self._private = private

    async def send(self, address: str, message: Message) -> None:
        headers = {"content-type": "application/json"}
        body = msgspec.json.encode(message)
        check_answer(await post(address, body, headers, self._private))


async def post(address: str, body: bytes, headers: Mapping[str, str], private: bool) -> int:
    """Post to an address that a person gave; returns the status, or raises NotDelivered."""
    try:
        parts = urlsplit(address)
        if parts.scheme != "https" and not (private and parts.scheme == "http"):
            raise NotDelivered("not https", for_good=True)
        async with asyncio.timeout(TIMEOUT_S):
            return await post_pinned(parts, body, headers, private)
    except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError, ValueError) as fault:
        raise NotDelivered(type(fault).__name__) from None


def check_answer(status: int) -> None:
    if not 200 <= status < 300:
        raise NotDelivered(f"answer {status}", for_good=status in FOR_GOOD)


async def post_pinned(
    parts: SplitResult, body: bytes, headers: Mapping[str, str], private: bool
) -> int:
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = await resolve(host, port)
    if not private and not all(is_public(ip) for ip in found):
        raise NotDelivered("a private address", for_good=True)
    pinned = f"[{found[0]}]" if ":" in found[0] else found[0]
    url = parts._replace(netloc=f"{pinned}:{port}", fragment="").geturl()
    sent = {**headers, "host": parts.netloc.rpartition("@")[2], "user-agent": "Ironbridge"}
    # Proxies of the environment would resolve the name by themselves.
    async with (
        httpx.AsyncClient(timeout=TIMEOUT_S, follow_redirects=False, trust_env=False) as client,
        client.stream(
            "POST", url, content=body, headers=sent, extensions={"sni_hostname": host}
        ) as answer,
    ):
        return answer.status_code


async def resolve(host: str, port: int) -> list[str]:
    """Every address that a name stands for."""
    loop = asyncio.get_running_loop()
    rows = await loop.run_in_executor(LOOKUPS, look_up, host, port)
    if not rows:
        raise OSError("no address")
    return rows


def look_up(host: str, port: int) -> list[str]:
    return [str(row[4][0]) for row in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
