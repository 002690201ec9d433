"""E-mail by the SMTP server of the settings: smtp://USER:PASSWORD@HOST:PORT, or smtps://."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

import aiosmtplib

from ironbridge.kernel.errors import FormatError
from ironbridge.server.notify.message import TIMEOUT_S, Letter, Message, NotDelivered, one_line

PORTS = {"smtp": 25, "smtps": 465}


class Mail:
    """A Channel."""

    def __init__(self, url: str, sender: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in PORTS or not parts.hostname:
            raise FormatError("settings", "smtp_url", "expected smtp://HOST or smtps://HOST")
        self._host = parts.hostname
        self._port = parts.port or PORTS[parts.scheme]
        self._tls = parts.scheme == "smtps"
        self._user = unquote(parts.username) if parts.username else None
        self._password = unquote(parts.password) if parts.password else None
        self._sender = sender

    async def send(self, address: str, message: Message | Letter) -> None:
        mail = letter(self._sender, address, message)
        try:
            async with asyncio.timeout(2 * TIMEOUT_S):
                await aiosmtplib.send(
                    mail,
                    hostname=self._host,
                    port=self._port,
                    username=self._user,
                    password=self._password,
                    use_tls=self._tls,
                    # A password never travels in the clear; without one, TLS if it is offered.
                    start_tls=True if self._password and not self._tls else None,
                    timeout=TIMEOUT_S,
                )
        except aiosmtplib.SMTPRecipientsRefused as refused:
            for_good = all(answer.code >= 500 for answer in refused.recipients)
            raise NotDelivered("the address was refused", for_good) from None
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as fault:
            raise NotDelivered(type(fault).__name__) from None


def letter(sender: str, address: str, message: Message | Letter) -> EmailMessage:
    mail = EmailMessage()
    mail["From"] = sender
    mail["To"] = address
    mail["Subject"] = one_line(message.subject)
    mail["Date"] = format_datetime(datetime.now(UTC))
    mail["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].rpartition("@")[2] or None)
    mail["Auto-Submitted"] = "auto-generated"  # no holiday notes back, please
    mail.set_content(message.text)
    return mail
