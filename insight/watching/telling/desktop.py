"""The desktop of whoever watches, where there is one."""

from __future__ import annotations

import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

from .failure import TellingError

if TYPE_CHECKING:
    from insight.watching.message import Message

PATIENCE_S = 10.0


def show_on_desktop(message: Message) -> None:
    """Show a message with what the system brings.

    Raises:
        TellingError: If there is no desktop, or nothing to reach it by.

    """
    words = _command(message.title, message.text, sys.platform)
    if words is None:
        raise TellingError("this machine has neither notify-send nor osascript", is_final=True)
    try:
        done = subprocess.run(  # noqa: S603 # a program of the system; texts are its arguments
            words,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=PATIENCE_S,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise TellingError(f"{words[0]}: {type(error).__name__}", is_final=True) from error
    if done.returncode:
        raise TellingError(f"{words[0]} ended with {done.returncode}: is there a desktop?")


def _command(title: str, text: str, platform: str) -> list[str] | None:
    """What shows a text; it is given as an argument, and never becomes a part of a script."""
    if platform == "darwin":
        script = (
            "on run argv\n"
            "display notification (item 2 of argv) with title (item 1 of argv)\n"
            "end run"
        )
        found = shutil.which("osascript")
        return None if found is None else [found, "-e", script, title, text]
    found = shutil.which("notify-send")
    return None if found is None else [found, "--app-name=Insight", "--", title, text]
