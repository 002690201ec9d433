"""Which addresses belong to the open network. Everything else is refused: what is not known to be
public may be the host's own network by another name."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

UNICAST: Final = IPv6Network("2000::/3")
"""All of IPv6 that is routed in the open network. Site-local addresses (fec0::/10), local NAT64
(64:ff9b:1::/48), and the old forms ::a.b.c.d and ::ffff:0:a.b.c.d are outside of it."""
EMBEDDED: Final = (
    (IPv6Network("::ffff:0:0/96"), 0),  # IPv4-mapped
    (IPv6Network("64:ff9b::/96"), 0),  # NAT64: on networks without IPv4 the only way to it
    (IPv6Network("2002::/16"), 80),  # 6to4
)
"""Networks whose addresses stand for an IPv4 address, and how many bits follow it."""
SPECIAL: Final = (
    "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 "
    "192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 "
    "224.0.0.0/4 240.0.0.0/4 "
    # protocols, Teredo among them; documentation
    "2001::/23 2001:db8::/32 3fff::/20"
)
"""IANA's registries of special addresses, here because those of Python differ by its version."""
CLOSED: Final = tuple(map(ip_network, SPECIAL.split()))
TUNNEL: Final = 0x5EFE
"""ISATAP: the lower half of an address is 0000:5efe or 0200:5efe and an IPv4 address."""


def is_public(text: str) -> bool:
    """Whether an address belongs to the open network, and any IPv4 address inside it does."""
    found = ip_address(text.partition("%")[0])
    if isinstance(found, IPv4Address):
        return is_open(found)
    for network, bits in EMBEDDED:
        if found in network:
            return is_open(IPv4Address(int(found) >> bits & 0xFFFFFFFF))
    isatap = int(found) >> 32 & 0xFDFFFFFF == TUNNEL
    return found in UNICAST and is_open(found) and not isatap


def is_open(address: IPv4Address | IPv6Address) -> bool:
    special = any(address in network for network in CLOSED if network.version == address.version)
    return address.is_global and not address.is_multicast and not special
