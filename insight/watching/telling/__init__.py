"""Ways to tell somebody, one a file: each sends one message, or raises what went wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .command import run_command
from .desktop import show_on_desktop
from .mail import send_mail
from .teller import Outcome, Teller
from .webhook import post

if TYPE_CHECKING:
    from collections.abc import Mapping

    from insight.watching.message import Message
    from insight.watching.targets import Target

__all__ = ["Outcome", "Teller", "tell"]


def tell(target: Target, message: Message, smtp: Mapping[str, str]) -> None:
    """Tell a target, which takes as long as it takes.

    Args:
        target: Whom.
        message: What.
        smtp: How mail is sent, as a file of rules says it.

    Raises:
        TellingError: If it was not told.

    """
    match target.kind:
        case "command":
            run_command(target.to, message)
        case "webhook":
            post(target.to, message)
        case "email":
            send_mail(target.to, message, smtp)
        case "desktop":
            show_on_desktop(message)
