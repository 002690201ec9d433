"""Webhooks: the message as JSON, posted to an address that a person gave.

The address could lead into the host's own network. So the name is resolved here, all that it
stands for must be public, and the connection goes to what was checked, not to what the name may
mean a moment later. Redirects are not followed and the answer is not read.
"""

from __future__ import annotations

import asyncio
import socket
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

import httpx
import msgspec

from ironbridge.server.notify.message import TIMEOUT_S, Message, NotDelivered

NAT64 = ip_network("64:ff9b::/96")
"""IPv6 addresses that stand for IPv4 ones, private ones among them."""
FOR_GOOD = {400, 401, 403, 404, 405, 410, 413, 415}
"""Answers that would be the same next time."""


class Webhook:
    """A Channel. `private`: the host allows http and addresses of its own network."""

    def __init__(self, private: bool) -> None:
        self._private = private

    async def send(self, address: str, message: Message) -> None:
        parts = urlsplit(address)
        if parts.scheme != "https" and not (self._private and parts.scheme == "http"):
            raise NotDelivered("not https", for_good=True)
        try:
            async with asyncio.timeout(TIMEOUT_S):
                status = await self._post(parts, message)
        except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError, ValueError) as fault:
            raise NotDelivered(type(fault).__name__) from None
        if not 200 <= status < 300:
            raise NotDelivered(f"answer {status}", for_good=status in FOR_GOOD)

    async def _post(self, parts: SplitResult, message: Message) -> int:
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        found = await resolve(host, port)
        if not self._private and not all(is_public(ip) for ip in found):
            raise NotDelivered("a private address", for_good=True)
        pinned = f"[{found[0]}]" if ":" in found[0] else found[0]
        url = parts._replace(netloc=f"{pinned}:{port}", fragment="").geturl()
        headers = {
            "host": parts.netloc.rpartition("@")[2],
            "content-type": "application/json",
            "user-agent": "Ironbridge",
        }
        body = msgspec.json.encode(message)
        # Proxies of the environment would resolve the name by themselves.
        async with (
            httpx.AsyncClient(timeout=TIMEOUT_S, follow_redirects=False, trust_env=False) as client,
            client.stream(
                "POST",
                url,
                content=body,
                headers=headers,
                extensions={"sni_hostname": host},
            ) as answer,
        ):
            return answer.status_code


async def resolve(host: str, port: int) -> list[str]:
    """Every address that a name stands for."""
    loop = asyncio.get_running_loop()
    rows = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    if not rows:
        raise OSError("no address")
    return [str(row[4][0]) for row in rows]


def is_public(text: str) -> bool:
    """Whether an address belongs to the open network."""
    found = ip_address(text.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif found.sixtofour is not None:
            found = found.sixtofour
        elif found in NAT64:
            found = ip_address(int(found) & 0xFFFFFFFF)
    return found.is_global and not found.is_multicast
