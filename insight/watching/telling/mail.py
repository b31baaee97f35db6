"""E-mail, by a server that takes it."""

from __future__ import annotations

import os
import smtplib
import ssl
from email.message import EmailMessage
from typing import TYPE_CHECKING

from .failure import TellingError, resolved

if TYPE_CHECKING:
    from collections.abc import Mapping

    from insight.watching.message import Message

PATIENCE_S = 20.0
PASSWORD = "INSIGHT_SMTP_PASSWORD"  # noqa: S105 # the name of the variable
_PORTS = {"starttls": 587, "tls": 465, "none": 25}


def send_mail(
    to: str, message: Message, smtp: Mapping[str, str], patience_s: float = PATIENCE_S
) -> None:
    """Send a message.

    Args:
        to: The address, or `$NAME` of the variable that has it.
        message: What.
        smtp: `host`, `port`, `user`, `from`, `security` (`starttls`, `tls` or `none`); what lacks
            is read from `INSIGHT_SMTP_HOST`, and so on, and the password from nowhere else.
        patience_s: How long each wait of the connection may take.

    Raises:
        TellingError: If it is not sent.

    """
    said = {
        name: smtp.get(name) or os.environ.get(f"INSIGHT_SMTP_{name.upper()}", "")
        for name in ("host", "port", "user", "from", "security")
    }
    if not said["host"]:
        raise TellingError(
            "'smtp host=…' is not in the rules, nor INSIGHT_SMTP_HOST set", is_final=True
        )
    address = resolved(to)
    security = said["security"] or "starttls"
    try:
        mail = _mail(said["from"] or said["user"] or address, address, message)
        port = int(said["port"] or _PORTS.get(security, 587))
        with _connected(said["host"], port, security, patience_s) as server:
            if said["user"]:
                server.login(said["user"], os.environ.get(PASSWORD, ""))
            server.send_message(mail)
    except smtplib.SMTPAuthenticationError:
        raise TellingError("the server refuses the user and password", is_final=True) from None
    except smtplib.SMTPResponseException as error:
        raise TellingError(f"the server answered {error.smtp_code}") from None
    except (OSError, smtplib.SMTPException, ValueError) as error:
        raise TellingError(f"no mail was sent: {type(error).__name__}") from None


def _connected(host: str, port: int, security: str, patience_s: float) -> smtplib.SMTP:
    """A server that is spoken to under encryption, unless that was declined."""
    if security == "tls":
        context = ssl.create_default_context()
        return smtplib.SMTP_SSL(host, port, timeout=patience_s, context=context)
    server = smtplib.SMTP(host, port, timeout=patience_s)
    try:
        if security != "none":
            server.starttls(context=ssl.create_default_context())
    except BaseException:
        server.close()
        raise
    return server


def _mail(sender: str, to: str, message: Message) -> EmailMessage:
    mail = EmailMessage()
    mail["Subject"] = f"Insight: {message.title}"
    mail["From"], mail["To"] = sender, to
    mail.set_content(f"{message.text}\n\nIn {message.root}\n")
    return mail
