"""Nothing that was recorded is started before the user has seen it, and said so."""

from __future__ import annotations

import shlex
import sys
from typing import TYPE_CHECKING

from insight.cli.listing import printable
from insight.errors import SummaryValueError

from .packages import is_own

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .modules import Modules
    from .recorded import Recorded

_YES = frozenset(("y", "yes"))


def is_terminal() -> bool:
    """Whether somebody sees what is asked, and can answer."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stderr.isatty()


def described(
    told: Recorded,
    code: str,
    changed: Sequence[str],
    modules: Modules | None = None,
    notes: Sequence[tuple[str, str]] = (),
) -> list[str]:
    """What would be run, in lines: command, interpreter, directory and what differs.

    Args:
        told: What is recorded of it, with masks.
        code: Where its code comes from.
        changed: Packages that are others now.
        modules: Where it looks for modules; None as it did then.
        notes: What else there is to know, each a word and a text.

    """
    from .again import variables_of

    other = "" if is_own(told) else "  (another Python than the one that runs insight)"
    lines = [
        ("command", shlex.join([told.interpreter, *told.arguments])),
        ("interpreter", f"{told.interpreter}{other}"),
        ("directory", told.directory),
        ("code", code),
    ]
    # It may say where modules are found.
    used = variables_of(told, modules)
    lines += [("variable", f"{name}={value}") for name, value in sorted(used.items())]
    lines += [("left out", one) for one in _left_out(told)]
    lines += [("left out", one) for one in (modules.left_out if modules else ())]
    lines += notes
    lines += [("changed", one) for one in changed]
    return [printable(f"  {name:<12} {text}") for name, text in lines]


def _left_out(told: Recorded) -> Iterator[str]:
    """The recorded variables that are not set again."""
    from insight.masking import MASK
    from insight.record.provenance.process import ALLOWED

    for name, value in sorted(told.variables.items()):
        if name not in ALLOWED:
            yield f"{name}={value}: no variable that a replay sets"
        elif MASK in value:
            yield f"{name}={value}: masked"


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
