"""Routes about browsers that are pushed to. Only a browser may use them."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from ironbridge.server.api.people import TAGS
from ironbridge.server.error_responses import documented
from ironbridge.server.notify.devices import Devices, DeviceShown
from ironbridge.server.people.model import SignedIn
from ironbridge.server.security import limited


class PushKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser made for this subscription, in url-safe base64."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=30)]


class PushForm(Struct, frozen=True, forbid_unknown_fields=True):
    """A subscription as a browser gives it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys

    def __repr__(self) -> str:  # who has the endpoint and the keys can write to the browser
        return "PushForm()"


class PushState(Struct, frozen=True):
    """The public key of this server, to subscribe with, and who has subscribed."""

    key: str
    devices: list[DeviceShown]


class PushRoutes(Controller):
    """Web push: the devices of a person."""

    path = "/api/me/push"
    tags = TAGS

    @get("/", responses=documented("sign-in-needed"))
    async def state(
        self, signed: NamedDependency[SignedIn], devices: NamedDependency[Devices]
    ) -> PushState:
        """The key of this server and one's own devices."""
        return PushState(await devices.public_key(), await devices.listed(signed))

    @post(
        "/",
        guards=[limited("push")],
        responses=documented("sign-in-needed", "csrf", "push-unfit", "too-many-devices"),
    )
    async def add(
        self,
        data: JSONBody[PushForm],
        signed: NamedDependency[SignedIn],
        devices: NamedDependency[Devices],
    ) -> PushState:
        """Push to this browser when it is one's turn. It ends when the browser signs out."""
        await devices.add(signed, data.endpoint, data.keys.p256dh, data.keys.auth)
        return PushState(await devices.public_key(), await devices.listed(signed))

    @delete(
        "/{device_id:str}",
        status_code=204,
        responses=documented("sign-in-needed", "csrf", "no-such-device"),
    )
    async def remove(
        self,
        device_id: FromPath[str],
        signed: NamedDependency[SignedIn],
        devices: NamedDependency[Devices],
    ) -> None:
        """Do not push to a device any more."""
        await devices.remove(signed, device_id)
