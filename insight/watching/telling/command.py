"""A command that is run, without a shell."""

from __future__ import annotations

import os
import shlex
import subprocess
from typing import TYPE_CHECKING

from .failure import TellingError

if TYPE_CHECKING:
    from insight.watching.message import Message

PATIENCE_S = 60.0
_SECRET = "INSIGHT_SMTP_PASSWORD"  # noqa: S105 # the name of the variable


def run_command(command: str, message: Message, patience_s: float = PATIENCE_S) -> None:
    """Run a command with what is told in its environment: `INSIGHT_RUN`, `INSIGHT_RULE`, …

    It gets nothing to read, and what it prints goes nowhere: the screen is the table's.

    Args:
        command: Its words, quoted as in a shell; nothing else of a shell is done.
        message: Of one holding.
        patience_s: After so many seconds it is ended.

    Raises:
        TellingError: If it cannot be run, fails or takes too long.

    """
    words = shlex.split(command)
    variables = {name: value for name, value in os.environ.items() if name != _SECRET}
    try:
        done = subprocess.run(  # noqa: S603 # the user's own command, word by word
            words,
            env=variables | message.variables(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=patience_s,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise TellingError(f"it took longer than {patience_s:g} s", is_final=True) from error
    except OSError as error:
        raise TellingError(f"{words[0]}: {error.strerror}", is_final=True) from error
    if done.returncode:
        raise TellingError(f"{words[0]} ended with {done.returncode}")
