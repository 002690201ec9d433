"""From where a request comes. Only a proxy that the settings trust may say it for others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from itertools import islice

from ironbridge.kernel.errors import FormatError

MOST_PROXIES = 20
"""Addresses that are read; there are never so many proxies."""
KEPT_HOUSEHOLDS = 10_000
HOME_PREFIX = 64
"""One household has as many IPv6 addresses as it likes, but one network of this length."""


class Proxies:
    """The proxies that are trusted: addresses and networks, with commas between them."""

    def __init__(self, trusted: str) -> None:
        self._trusted = [network(part) for part in trusted.replace(",", " ").split()]

    def sender(self, peer: str, forwarded: Sequence[str]) -> str:
        """The address of the sender, given the peer and what X-Forwarded-For says.

        The list grows to the right, one trusted proxy at a time; the first address from the
        right that no trusted proxy has is the sender. What stands left of it is hearsay.
        """
        address = peer
        for claimed in islice(reversed(forwarded), MOST_PROXIES):
            if not self.is_trusted(address) or not is_address(claimed.strip()):
                break
            address = claimed.strip()
        return address

    def is_trusted(self, address: str) -> bool:
        return is_address(address) and any(unmapped(address) in part for part in self._trusted)


@lru_cache(KEPT_HOUSEHOLDS)
def household(address: str) -> str:
    """What a limit counts by: the address, or the network of an IPv6 address."""
    if not is_address(address):
        return address
    found = unmapped(address)
    if isinstance(found, IPv4Address):
        return str(found)
    return str(ip_network((int(found), HOME_PREFIX), strict=False))


def unmapped(address: str) -> IPv4Address | IPv6Address:
    """The address itself; a server that listens on IPv6 sees IPv4 addresses in another form."""
    found = ip_address(address)
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return found if mapped is None else mapped


def is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        reason = f"expected an address or a network such as 10.0.0.0/8, found {text!r}"
        raise FormatError("settings", "trusted_proxies", reason) from None
