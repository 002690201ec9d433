"""A push service for tests, and a browser that has subscribed to it and can read what comes."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import http_ece
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def to_bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Pushed:
    """What was posted to the service."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """Keeps what is pushed, and answers with `status`."""

    status: str = "201 Created"
    port: int = 0
    pushed: list[Pushed] = field(default_factory=list)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {
            name.lower(): value.strip() for name, _, value in (x.partition(":") for x in lines)
        }
        body = await reader.readexactly(int(headers["content-length"]))
        self.pushed.append(Pushed(first.split(" ")[1], headers, body))
        writer.write(f"HTTP/1.1 {self.status}\r\ncontent-length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[PushService]:
        server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()


class Subscribed:
    """What a browser knows of its subscription: the private key never leaves it."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def form(self) -> dict[str, Any]:
        public = self._private.public_key()
        point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": to_text(point), "auth": to_text(self._auth)}
        return {"endpoint": self.endpoint, "keys": keys}

    def read(self, pushed: Pushed) -> dict[str, Any]:
        assert pushed.headers["content-encoding"] == "aes128gcm"
        plain = http_ece.decrypt(
            pushed.body, private_key=self._private, auth_secret=self._auth, version="aes128gcm"
        )
        read: dict[str, Any] = json.loads(plain)
        return read


def signed_claims(pushed: Pushed, key: str) -> dict[str, Any]:
    """What the server signed with the key it shows to browsers; InvalidSignature if it did not."""
    scheme, _, rest = pushed.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert parts["k"] == key
    head, claims, signature = parts["t"].split(".")
    assert json.loads(to_bytes(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = to_bytes(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to_bytes(key))
    public.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    read: dict[str, Any] = json.loads(to_bytes(claims))
    return read
