"""The browsers that people let us push to, and the key by which push services know this server.

The key pair is made when it is first asked for and stays in the database, so that several
processes share it and a backup holds it together with the devices: they accept no other key.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct
from py_vapid import Vapid02
from sqlalchemy import delete, func, or_, select

from ironbridge.server.errors import Refused
from ironbridge.server.people.model import SignedIn, new_id
from ironbridge.server.people.validation import valid_webhook
from ironbridge.server.storage.database import Database
from ironbridge.server.storage.schema import Person, PushDevice, PushKey, Session
from ironbridge.server.storage.upsert import adding

MOST: Final = 10
"""Devices of one person."""
ENDPOINT_LENGTH: Final = 1000
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16


class DeviceShown(Struct, frozen=True):
    """A browser that is pushed to, as its person sees it."""

    id: str
    agent: str
    created: int
    current: bool
    """Whether it is the browser that asks."""


class Device(Struct, frozen=True):
    """What is needed to push to a browser."""

    id: str
    endpoint: str
    public: bytes
    auth: bytes


class Devices:
    """Adds, lists and removes devices. `private`: the host allows http and addresses of its own
    network, as for webhooks."""

    def __init__(self, database: Database, now: Callable[[], int], private: bool) -> None:
        self._database = database
        self._now = now
        self._private = private
        self._key: Any = None

    # The key -----------------------------------------------------------------------------

    async def key(self) -> Any:
        """The key pair of this server."""
        if self._key is None:
            fresh = ec.generate_private_key(ec.SECP256R1())
            number = fresh.private_numbers().private_value
            values = {"id": 1, "private": to_text(number.to_bytes(32)), "created": self._now()}
            async with self._database.session() as session, session.begin():
                await session.execute(adding(self._database, PushKey, values))
                kept = await session.scalar(select(PushKey.private).where(PushKey.id == 1))
            assert kept is not None
            self._key = Vapid02.from_raw(kept.encode())
        return self._key

    async def public_key(self) -> str:
        """As a browser wants it when it subscribes."""
        public = (await self.key()).public_key
        return to_text(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    # Of a person -------------------------------------------------------------------------

    async def listed(self, signed: SignedIn) -> list[DeviceShown]:
        """The devices of a person, the newest first."""
        query = (
            select(PushDevice.id, Session.agent, PushDevice.created, PushDevice.session)
            .join(Session, Session.id == PushDevice.session)
            .where(PushDevice.person == signed.person.id, Session.expires > self._now())
            .order_by(PushDevice.created.desc(), PushDevice.id)
        )
        async with self._database.session() as session:
            rows = (await session.execute(query)).all()
        return [DeviceShown(id_, agent, at, own == signed.session) for id_, agent, at, own in rows]

    async def add(self, signed: SignedIn, endpoint: str, public: str, auth: str) -> None:
        """Push to this browser from now on, and in it to nobody else."""
        self._check(endpoint, public, auth)
        person, digest = signed.person.id, hashlib.sha256(endpoint.encode()).hexdigest()
        row = PushDevice(
            id=new_id(),
            person=person,
            session=signed.session,
            endpoint=endpoint,
            digest=digest,
            public=public.rstrip("="),
            auth=auth.rstrip("="),
            created=self._now(),
        )
        same = or_(PushDevice.session == signed.session, PushDevice.digest == digest)
        count = select(func.count()).select_from(PushDevice).where(PushDevice.person == person)
        async with self._database.session() as session, session.begin():
            # The row of the person is held, so that two requests at once do not add too many.
            await session.get_one(Person, person, with_for_update=True)
            if await session.get(Session, signed.session) is None:
                raise Refused("sign-in-needed")  # it ended a moment ago
            await session.execute(delete(PushDevice).where(same))
            if (await session.execute(count)).scalar_one() >= MOST:
                raise Refused("too-many-devices")
            session.add(row)

    async def remove(self, signed: SignedIn, device: str) -> None:
        """Refused when the person has no such device."""
        own = (PushDevice.id == device, PushDevice.person == signed.person.id)
        async with self._database.session() as session, session.begin():
            found = await session.scalars(delete(PushDevice).where(*own).returning(PushDevice.id))
            if not found.all():
                raise Refused("no-such-device")

    # For who pushes ----------------------------------------------------------------------

    async def find(self, device: str) -> Device | None:
        async with self._database.session() as session:
            row = await session.get(PushDevice, device)
        if row is None:
            return None
        return Device(row.id, row.endpoint, to_bytes(row.public), to_bytes(row.auth))

    async def forget(self, device: Device) -> None:
        """The browser does not take messages any more."""
        async with self._database.session() as session, session.begin():
            await session.execute(delete(PushDevice).where(PushDevice.id == device.id))

    # Details -----------------------------------------------------------------------------

    def _check(self, endpoint: str, public: str, auth: str) -> None:
        """Refused for what no browser would send: the rest is found out when it is called."""
        try:
            parts = urlsplit(valid_webhook(endpoint, ENDPOINT_LENGTH))
            sound = len(to_bytes(public)) == POINT_BYTES and len(to_bytes(auth)) == AUTH_BYTES
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to_bytes(public))
        except (Refused, ValueError):  # also for a point that is not on the curve
            raise Refused("push-unfit") from None
        if not sound or (parts.scheme == "http" and not self._private):
            raise Refused("push-unfit")


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def to_bytes(text: str) -> bytes:
    """From url-safe base64, with or without its end; ValueError for anything else."""
    bare = text.rstrip("=")
    try:
        return base64.b64decode(bare + "=" * (-len(bare) % 4), altchars=b"-_", validate=True)
    except binascii.Error as fault:
        raise ValueError(str(fault)) from None
