"""The WebSocket /api/live, and the description of its messages."""

from __future__ import annotations

from typing import Any

from litestar import Request, WebSocket, get, websocket
from litestar.di import NamedDependency

from ironbridge.server.error_responses import documented
from ironbridge.server.live import messages
from ironbridge.server.live.hub import Hub
from ironbridge.server.live.socket import Client
from ironbridge.server.request_context import address_of, language_of, signed_in_of


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any], hub: NamedDependency[Hub]) -> None:
    """News of tables and moves, both ways. Anyone may watch public tables without signing in.

    The security middleware has checked the origin before this.
    """
    await socket.accept()
    scope = socket.scope
    client = Client(socket, signed_in_of(scope), address_of(scope), language_of(scope), hub.now())
    await hub.serve(client)


@get("/api/live/schema", tags=["live"], responses=documented())
async def live_schema(request: Request[Any, Any, Any]) -> messages.MessageSchema:
    """All messages of the WebSocket /api/live as JSON Schema."""
    return messages.schema()
