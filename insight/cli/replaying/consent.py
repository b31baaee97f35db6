"""Nothing that was recorded is started before the user has seen it, and said so."""

from __future__ import annotations

import shlex
import sys
from typing import TYPE_CHECKING

from insight.cli.listing import printable
from insight.errors import SummaryValueError

from .packages import is_own

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .recorded import Recorded

_YES = frozenset(("y", "yes"))


def is_terminal() -> bool:
    """Whether somebody sees what is asked, and can answer."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stderr.isatty()


def described(told: Recorded, code: str, changed: Sequence[str]) -> list[str]:
    """What would be run, in lines: command, interpreter, directory and what differs.

    Args:
        told: What is recorded of it, with masks.
        code: Where its code comes from.
        changed: Packages that are others now.

    """
    other = "" if is_own(told) else "  (another Python than the one that runs insight)"
    lines = [
        ("command", shlex.join([told.interpreter, *told.arguments])),
        ("interpreter", f"{told.interpreter}{other}"),
        ("directory", told.directory),
        ("code", code),
    ]
    # It may say where modules are found.
    lines += [("variable", f"{name}={value}") for name, value in sorted(told.variables.items())]
    lines += [("changed", one) for one in changed]
    return [printable(f"  {name:<12} {text}") for name, text in lines]


def agree(where: str, lines: Sequence[str], *, is_agreed: bool) -> None:
    """Show what would be run, and let the user decide.

    Args:
        where: What is asked for.
        lines: What would be run.
        is_agreed: Whether the user has said so already.

    Raises:
        SummaryValueError: If the user does not want it, or there is nobody to ask.

    """
    print("\n".join([f"insight: {where} runs what was recorded:", *lines]), file=sys.stderr)
    if is_agreed:
        return
    if not is_terminal():
        hint = "look at the lines above, then add --yes"
        raise SummaryValueError.of(where, "--yes where nobody can be asked", "none", hint)
    print("Run this? [y/N] ", end="", file=sys.stderr, flush=True)
    if sys.stdin.readline().strip().casefold() not in _YES:
        raise SummaryValueError(f"{printable(where)} is left: nothing of it ran.")
