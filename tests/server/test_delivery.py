"""Mail and webhooks on the wire, and where a webhook may not go."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from email import message_from_string, policy
from email.message import EmailMessage
from typing import Any

import httpcore
import msgspec
import pytest
from httpcore._backends.auto import AutoBackend

from ironbridge.kernel.errors import FormatError
from ironbridge.server.notify import webhook as webhook_module
from ironbridge.server.notify.mail import Mail
from ironbridge.server.notify.message import Letter, Message, NotDelivered
from ironbridge.server.notify.public_address import is_public
from ironbridge.server.notify.webhook import Webhook

pytestmark = pytest.mark.anyio

MESSAGE = Message(
    "your-decision",
    "t1",
    3,
    "stones",
    "Club",
    [0],
    None,
    False,
    "http://x/table/t1",
    "Hé",
    "Text\n",
)


# Mail ---------------------------------------------------------------------------------------


class PostOffice:
    """A small SMTP server that keeps the letters, or refuses."""

    def __init__(self) -> None:
        self.letters: list[str] = []
        self.refuse: str | None = None

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(text: str) -> None:
            writer.write(text.encode() + b"\r\n")

        say("220 post office")
        while line := (await reader.readline()).decode().strip():
            verb = line.partition(" ")[0].upper()
            if verb == "RCPT" and self.refuse:
                say(self.refuse)
            elif verb == "DATA":
                say("354 go on")
                body = await reader.readuntil(b"\r\n.\r\n")
                self.letters.append(body.decode().removesuffix(".\r\n"))
                say("250 kept")
            else:
                say("221 bye" if verb == "QUIT" else "250 well")
            if verb == "QUIT":
                break
        writer.close()


@asynccontextmanager
async def listening(serve: Any) -> AsyncIterator[int]:
    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


async def test_a_letter_arrives_whole() -> None:
    office = PostOffice()
    async with listening(office.serve) as port:
        mail = Mail(f"smtp://127.0.0.1:{port}", "Ironbridge <club@example.org>")
        await mail.send("bob@example.org", MESSAGE)
    [letter] = office.letters
    found = message_from_string(letter, policy=policy.default)
    assert isinstance(found, EmailMessage)
    assert (found["To"], found["Subject"]) == ("bob@example.org", "Hé")
    assert found["From"] == "Ironbridge <club@example.org>"
    assert found["Auto-Submitted"] == "auto-generated"
    assert found["Message-ID"].strip("<>").endswith("@example.org")
    assert found.get_content().strip() == "Text"


@pytest.mark.parametrize(
    "subject", ["Club\r\nBcc: eve@example.org", "Club\x00\x1b[2J", "Club\u2028Bcc: eve@example.org"]
)
async def test_nobody_writes_headers_by_a_subject(subject: str) -> None:
    office = PostOffice()
    async with listening(office.serve) as port:
        mail = Mail(f"smtp://127.0.0.1:{port}", "Ironbridge <club@example.org>")
        await mail.send("bob@example.org", Letter(subject, "Text\n"))
    found = message_from_string(office.letters[0], policy=policy.default)
    assert found["Bcc"] is None
    assert found["Subject"].isprintable()
    assert found["Subject"].startswith("Club ")


@pytest.mark.parametrize(
    ("answer", "for_good"), [("550 nobody here", True), ("450 come back later", False)]
)
async def test_a_refused_address(answer: str, for_good: bool) -> None:
    office = PostOffice()
    office.refuse = answer
    async with listening(office.serve) as port:
        with pytest.raises(NotDelivered) as caught:
            await Mail(f"smtp://127.0.0.1:{port}", "a@b.c").send("bob@example.org", MESSAGE)
    assert caught.value.for_good is for_good


async def test_no_post_office_is_a_failure_for_now() -> None:
    async with listening(PostOffice().serve) as port:
        pass
    with pytest.raises(NotDelivered) as caught:
        await Mail(f"smtp://127.0.0.1:{port}", "a@b.c").send("bob@example.org", MESSAGE)
    assert not caught.value.for_good


async def test_a_password_never_travels_in_the_clear() -> None:
    office = PostOffice()
    async with listening(office.serve) as port:
        mail = Mail(f"smtp://user:pass%20word@127.0.0.1:{port}", "a@b.c")
        with pytest.raises(NotDelivered):
            await mail.send("bob@example.org", MESSAGE)
    assert office.letters == []


def test_an_address_that_is_no_post_office_is_refused() -> None:
    with pytest.raises(FormatError, match="smtp_url"):
        Mail("http://example.org", "a@b.c")


# Webhooks -----------------------------------------------------------------------------------


class Site:
    """A small HTTP server that keeps what is posted to it."""

    def __init__(self, answer: str = "204 No Content", more: str = "") -> None:
        self.answer = answer
        self.more = more
        self.requests: list[tuple[str, bytes]] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        lines = [line.partition(":") for line in head.lower().splitlines()]
        length = next(int(value) for name, _, value in lines if name == "content-length")
        self.requests.append((head, await reader.readexactly(length)))
        writer.write(f"HTTP/1.1 {self.answer}\r\n{self.more}content-length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


async def test_a_webhook_gets_the_message_as_json() -> None:
    site = Site()
    async with listening(site.serve) as port:
        await Webhook(private=True).send(f"http://localhost:{port}/hook?a=1#b", MESSAGE)
    [(head, body)] = site.requests
    assert head.startswith("POST /hook?a=1 HTTP/1.1\r\n")
    assert f"host: localhost:{port}" in head.lower()
    assert msgspec.json.decode(body, type=Message) == MESSAGE


@pytest.mark.parametrize(
    "address", ["https://127.0.0.1:{port}/", "https://localhost:{port}/", "https://[::1]:{port}/"]
)
async def test_a_private_address_is_not_called(address: str) -> None:
    site = Site()
    async with listening(site.serve) as port:
        with pytest.raises(NotDelivered, match="private") as caught:
            await Webhook(private=False).send(address.format(port=port), MESSAGE)
    assert caught.value.for_good
    assert site.requests == []


async def test_a_name_with_one_private_address_is_not_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return ["93.184.216.34", "10.0.0.1"]

    monkeypatch.setattr(webhook_module, "resolve", resolve)
    with pytest.raises(NotDelivered, match="private"):
        await Webhook(private=False).send("https://example.org/", MESSAGE)


async def test_plain_http_is_not_called_unless_allowed() -> None:
    with pytest.raises(NotDelivered, match="https") as caught:
        await Webhook(private=False).send("http://example.org/", MESSAGE)
    assert caught.value.for_good


async def test_the_connection_goes_to_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    site = Site()

    async def resolve(host: str, port: int) -> list[str]:
        assert host == "hooks.example"
        return ["127.0.0.1"]

    monkeypatch.setattr(webhook_module, "resolve", resolve)
    async with listening(site.serve) as port:
        await Webhook(private=True).send(f"http://hooks.example:{port}/", MESSAGE)
    assert f"host: hooks.example:{port}" in site.requests[0][0].lower()


async def test_a_name_is_asked_for_once_and_what_it_means_later_does_not_matter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name server could first give an address that passes, and then one of the host's own."""
    asked: list[str] = []

    def getaddrinfo(host: Any, port: Any, *_: Any, **__: Any) -> list[Any]:
        asked.append(str(host))
        address = "93.184.216.34" if len(asked) == 1 else "127.0.0.1"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]

    called: list[Any] = []

    async def connect_tcp(_: Any, host: str, port: int, **__: Any) -> Any:
        called.append((host, port))
        raise httpcore.ConnectError("far away")

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    monkeypatch.setattr(AutoBackend, "connect_tcp", connect_tcp)
    with pytest.raises(NotDelivered, match="ConnectError"):
        await Webhook(private=False).send("https://hooks.example/x", MESSAGE)
    assert asked == ["hooks.example"]
    assert called == [("93.184.216.34", 443)]


async def test_an_answer_without_an_end_is_not_read() -> None:
    """The head is enough: the connection is closed, however much the site goes on to send."""
    gone = asyncio.Event()

    async def endless(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n")
        try:
            while True:
                writer.write(b"4000\r\n" + b"x" * 0x4000 + b"\r\n")
                await writer.drain()
        except ConnectionError:
            gone.set()

    async with listening(endless) as port:
        await Webhook(private=True).send(f"http://127.0.0.1:{port}/", MESSAGE)
        async with asyncio.timeout(10):
            await gone.wait()


async def test_a_head_without_an_end_is_given_up() -> None:
    async def chatty(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\n")
        with suppress(ConnectionError):
            while True:
                writer.write(b"x-more: " + b"x" * 0x4000 + b"\r\n")
                await writer.drain()

    async with listening(chatty) as port:
        with pytest.raises(NotDelivered, match="ProtocolError"):
            await Webhook(private=True).send(f"http://127.0.0.1:{port}/", MESSAGE)


async def test_a_redirection_is_not_followed() -> None:
    target = Site()
    async with listening(target.serve) as port:
        site = Site("307 Temporary Redirect", f"location: http://127.0.0.1:{port}/\r\n")
        async with listening(site.serve) as first:
            with pytest.raises(NotDelivered, match="307"):
                await Webhook(private=True).send(f"http://127.0.0.1:{first}/", MESSAGE)
    assert target.requests == []


@pytest.mark.parametrize(
    ("answer", "for_good"), [("404 Not Found", True), ("503 Unavailable", False)]
)
async def test_a_site_that_refuses(answer: str, for_good: bool) -> None:
    site = Site(answer)
    async with listening(site.serve) as port:
        with pytest.raises(NotDelivered) as caught:
            await Webhook(private=True).send(f"http://127.0.0.1:{port}/", MESSAGE)
    assert caught.value.for_good is for_good


async def test_a_site_that_never_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook_module, "TIMEOUT_S", 0.1)
    done = asyncio.Event()

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await done.wait()
        writer.close()

    async with listening(silent) as port:
        with pytest.raises(NotDelivered) as caught:
            await Webhook(private=True).send(f"http://127.0.0.1:{port}/", MESSAGE)
        done.set()
    assert not caught.value.for_good


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1:248:1893:25c8:1946", True),
        ("10.1.2.3", False),
        ("127.0.0.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("192.168.1.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("::", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::a00:1", False),
        ("2002:a00:1::", False),
        ("2002:5db8:d822::1", True),  # 6to4 of 93.184.216.34
        ("64:ff9b::5db8:d822", True),  # NAT64 of the same
        ("::ffff:93.184.216.34", True),
        ("0.1.2.3", False),
        ("172.31.255.255", False),
        ("192.0.0.8", False),
        ("192.0.2.1", False),
        ("192.88.99.1", False),
        ("198.19.0.1", False),
        ("198.51.100.1", False),
        ("203.0.113.1", False),
        ("239.255.255.250", False),
        ("240.0.0.1", False),
        ("255.255.255.255", False),
        ("::127.0.0.1", False),
        ("::93.184.216.34", False),
        ("::ffff:0:10.0.0.1", False),
        ("::ffff:0:93.184.216.34", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:169.254.169.254", False),
        ("fec0::1", False),
        ("64:ff9b:1::a00:1", False),
        ("64:ff9b:1::5db8:d822", False),
        ("64:ff9b::127.0.0.1", False),
        ("2002:7f00:1::1", False),
        ("2002:a9fe:a9fe::", False),
        ("2002:c0a8:101::1", False),
        ("2001:0:4136:e378:8000:63bf:3fff:fdd2", False),  # Teredo
        ("2001:0:a00:1::1", False),
        ("2001:db8::1", False),
        ("2001:2::1", False),
        ("2001:10::1", False),
        ("3fff::1", False),
        ("100::1", False),
        ("5f00::1", False),
        ("ff02::1", False),
        ("ff0e::1", False),
        ("fe80::5efe:a00:1", False),
        ("2606:2800:220:1:0:5efe:a00:1", False),  # ISATAP
        ("2606:2800:220:1:200:5efe:a00:1", False),
    ],
)
def test_which_addresses_are_public(address: str, public: bool) -> None:
    assert is_public(address) is public
